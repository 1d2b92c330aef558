import type { HouseRules } from '../../src/engine/rulebook'
import { type Kind, SHOCK, isOn, kinds, olderKinds, sharedKinds } from '../families/ancients'

const shared = sharedKinds('legio')
const older = olderKinds()

const BEASTS = { group: 'Elephants and camels' } as const
const ENGINES = { group: 'Engines and wagons' } as const

/** The kinds of units: the movement, attack and defence tables with section 11 and the rulings. */
export const KINDS: Readonly<Record<string, Kind>> = kinds([
  shared.heavyFoot,
  {
    ...older.peltasts,
    clause: 'legio-4.3',
    because: 'Row Peltasts/Warbands; manoeuvre as Regular without paying for it (4.13).',
  },
  {
    ...shared.warbands,
    because: 'Row Peltasts/Warbands; first-turn bonus (7.2), bound to charge Heavy Foot (11.19).',
  },
  shared.lightFoot,
  {
    ...shared.lightHorse,
    id: 'light-cavalry',
    name: 'Light Cavalry',
    because: 'Row Light Cavalry; moves in any direction (4.14).',
  },
  {
    ...shared.heavyHorse,
    id: 'heavy-cavalry',
    name: 'Heavy Cavalry',
    because: 'Row Heavy Cavalry of all three tables.',
  },
  {
    ...shared.shockHorse,
    id: 'shock-cavalry',
    name: 'Shock Cavalry',
    because: 'Fights as Shock Cavalry, moves and is armoured as Heavy Cavalry (R29).',
  },
  {
    ...shared.shockHorse,
    id: 'knights',
    name: 'Knights',
    defence: 3,
    silhouette: 'knights',
    because: 'Fight as Shock Cavalry, Defence of Knights, speed of Heavy Cavalry (R29).',
  },
  {
    ...SHOCK,
    id: 'cataphracts',
    name: 'Cataphracts',
    move: { open: 3, rough: 2 },
    attack: { foot: 2, mounted: 2 },
    defence: 3,
    silhouette: 'cataphracts',
    clause: 'legio-4.2',
    because: 'Own rows for movement and Defence; fight as Shock Cavalry (R29).',
  },
  {
    ...older.elephants,
    ...BEASTS,
    clause: 'legio-4.5',
    because: 'Row Elephants of all three tables; rampage (11.1), bound to charge Heavy Foot (11.20).',
  },
  {
    ...older.camelry,
    ...BEASTS,
    clause: 'legio-11.29',
    because: 'Counts as Heavy Cavalry (11.28), 3 inches on all ground (11.29).',
  },
  {
    ...shared.lightChariots,
    because: 'Move and fight as Heavy Cavalry (11.10), Defence of Chariots (R30).',
  },
  {
    ...shared.heavyChariots,
    because: 'Move and fight as Shock Cavalry (11.11), Defence of Chariots (R30).',
  },
  {
    ...shared.scythedChariots,
    because: 'Fight as Shock Cavalry (11.6), Defence of Chariots, gone after one round of melee (11.8).',
  },
  {
    ...older.warWagons,
    ...ENGINES,
    extra: { points: 1, label: 'War Wagons', clause: 'legio-13.10' },
    clause: 'legio-11.25',
    because: 'Count as Heavy Foot, fully armoured (11.25); no charge (11.26), Defence never halved (11.27).',
  },
  {
    ...shared.artillery,
    ...ENGINES,
    silhouette: 'catapult',
    clause: 'legio-R41',
    because: 'Priced but not described; the rules of the Fantasy variant are used (R41).',
  },
])

/** Under the house rule Knights move as Cataphracts do (R29). */
export function kindsUnder(
  all: Readonly<Record<string, Kind>>,
  houseRules: HouseRules,
): Readonly<Record<string, Kind>> {
  const knights = all['knights']
  if (!knights || !isOn({ houseRules }, 'slow-knights')) return all
  return { ...all, knights: { ...knights, move: { open: 3, rough: 2 } } }
}
