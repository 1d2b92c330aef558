import { type Cost, ARMOURED, REGULAR, SHIELDED, SWORD } from '../ancients/worked'

/** The table of worked examples of the rulebook, by the words in which it names each unit. */
export const worked = (cost: Cost): Readonly<Record<string, () => number>> => ({
  'Light Foot, unarmoured, javelin, sling or bow': () => cost('light-foot', { missile: 'bow' }),
  'Light Foot, shielded': () => cost('light-foot', SHIELDED),
  'Light Foot, unarmoured, longbow, crossbow or handgun': () => cost('light-foot', { missile: 'handgun' }),
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
  'Heavy Foot, Regular, shielded, pike': () => cost('heavy-foot', { ...REGULAR, ...SHIELDED, arms: 'pike' }),
  'Warbands, Irregular, shielded': () => cost('warbands', SHIELDED),
  'Warbands, Irregular, shielded, sword or axe': () => cost('warbands', { ...SHIELDED, ...SWORD }),
  'Light Mounted': () => cost('light-mounted'),
  'Heavy Mounted, Irregular': () => cost('heavy-mounted'),
  'Heavy Mounted, Regular': () => cost('heavy-mounted', REGULAR),
  'Heavy Mounted, fully armoured, Irregular': () => cost('heavy-mounted-armoured'),
  'Shock Mounted not fully armoured, Irregular': () => cost('shock-mounted'),
  'Shock Mounted not fully armoured, Regular': () => cost('shock-mounted', REGULAR),
  'Shock Mounted, fully armoured, Irregular': () => cost('shock-mounted-armoured'),
  'Shock Mounted, fully armoured, Regular': () => cost('shock-mounted-armoured', REGULAR),
  'Monsters, Irregular': () => cost('monsters'),
  'Flying Creatures': () => cost('flying-creatures'),
  'Light Chariots, Irregular': () => cost('light-chariots'),
  'Heavy Chariots, Irregular': () => cost('heavy-chariots'),
  'Scythed Chariots, Irregular': () => cost('scythed-chariots'),
  Artillery: () => cost('artillery', { missile: 'artillery' }),
})
