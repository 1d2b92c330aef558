import { type Cost, ARMOURED, REGULAR, SHIELDED, SWORD } from '../ancients/worked'

/** The table of worked examples of the rulebook, by the words in which it names each unit. */
export const worked = (cost: Cost): Readonly<Record<string, () => number>> => ({
  'Light Foot, unarmoured, javelin, sling or bow': () => cost('light-foot', { missile: 'bow' }),
  'Light Foot, shielded': () => cost('light-foot', SHIELDED),
  'Light Foot, unarmoured, longbow or crossbow': () => cost('light-foot', { missile: 'longbow' }),
  'Heavy Foot, Irregular, unarmoured': () => cost('heavy-foot'),
  'Heavy Foot, Irregular, shielded': () => cost('heavy-foot', SHIELDED),
  'Heavy Foot, Irregular, armoured and shielded': () => cost('heavy-foot', ARMOURED),
  'Heavy Foot, Regular, armoured and shielded': () => cost('heavy-foot', { ...REGULAR, ...ARMOURED }),
  'Heavy Foot, Regular, armoured and shielded, Raw': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, quality: 'Raw' }),
  'Heavy Foot, Regular, armoured and shielded, sword, axe or halberd': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, ...SWORD }),
  'Heavy Foot, Regular, armoured and shielded, sword, axe or halberd, Veteran': () =>
    cost('heavy-foot', { ...REGULAR, ...ARMOURED, ...SWORD, quality: 'Veteran' }),
  'Heavy Foot, Regular, fully armoured, sword, axe or halberd': () =>
    cost('heavy-foot', { ...REGULAR, armour: 'fully armoured', ...SWORD }),
  'Heavy Foot, Regular, shielded, pike': () => cost('heavy-foot', { ...REGULAR, ...SHIELDED, arms: 'pike' }),
  'Peltasts, shielded': () => cost('peltasts', SHIELDED),
  'Warbands, Irregular, shielded': () => cost('warbands', SHIELDED),
  'Warbands, Irregular, shielded, sword or axe': () => cost('warbands', { ...SHIELDED, ...SWORD }),
  'Light Cavalry': () => cost('light-cavalry'),
  'Heavy Cavalry, Irregular': () => cost('heavy-cavalry'),
  'Heavy Cavalry, Regular': () => cost('heavy-cavalry', REGULAR),
  'Shock Cavalry not fully armoured, Irregular': () => cost('shock-cavalry'),
  'Shock Cavalry not fully armoured, Regular': () => cost('shock-cavalry', REGULAR),
  'Knights or Cataphracts, Irregular': () => cost('knights'),
  'Knights or Cataphracts, Regular': () => cost('cataphracts', REGULAR),
  'Elephants, Irregular': () => cost('elephants'),
  'Camelry, Irregular': () => cost('camelry'),
  'Light Chariots, Irregular': () => cost('light-chariots'),
  'Heavy Chariots, Irregular': () => cost('heavy-chariots'),
  'Scythed Chariots, Irregular': () => cost('scythed-chariots'),
  'War Wagons, Irregular': () => cost('war-wagons'),
  'War Wagons, Irregular, crossbow': () => cost('war-wagons', { missile: 'crossbow' }),
  'Artillery (see ruling legio-R41)': () => cost('artillery', { missile: 'artillery' }),
})
