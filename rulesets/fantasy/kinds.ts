import type { HouseRules } from '../../src/engine/rulebook'
import { HORSE, type Kind, isOn, kinds, sharedKinds } from '../families/ancients'
import { BORROWED } from './borrowed'

const shared = sharedKinds('fantasy')

const BEAST = { group: 'Beasts', cavalry: false, rampages: true, attack: { foot: 2, mounted: 3 } } as const

/** The kinds of units: the movement, attack and defence tables with section 11 and the rulings; and those borrowed (R51). */
export const KINDS: Readonly<Record<string, Kind>> = kinds([
  shared.heavyFoot,
  shared.warbands,
  shared.lightFoot,
  {
    ...shared.lightHorse,
    id: 'light-mounted',
    name: 'Light Mounted',
    because: 'Row Light Mounted; moves in any direction (4.14).',
  },
  {
    ...shared.heavyHorse,
    id: 'heavy-mounted',
    name: 'Heavy Mounted',
    because: 'Row Heavy Mounted of all three tables.',
  },
  {
    ...shared.heavyHorse,
    id: 'heavy-mounted-armoured',
    name: 'Heavy Mounted, fully armoured',
    move: { open: 3, rough: 2 },
    defence: 3,
    silhouette: 'cataphracts',
    clause: 'fantasy-4.2',
    because: 'Fully Armoured Mounted of the movement and defence tables; fights as Heavy Mounted (R29).',
  },
  {
    ...shared.shockHorse,
    id: 'shock-mounted',
    name: 'Shock Mounted',
    because: 'Fights as Shock Mounted, moves and is armoured as Heavy Mounted (R29).',
  },
  {
    ...shared.shockHorse,
    id: 'shock-mounted-armoured',
    name: 'Shock Mounted, fully armoured',
    move: { open: 3, rough: 2 },
    defence: 3,
    silhouette: 'knights',
    clause: 'fantasy-4.2',
    because: 'Fully Armoured Mounted of the movement and defence tables; fights as Shock Mounted (R29).',
  },
  {
    ...HORSE,
    ...BEAST,
    id: 'monsters',
    name: 'Monsters',
    move: { open: 3, rough: 2 },
    defence: 3,
    bound: ['heavy foot'],
    braves: true,
    breaksThrough: true,
    silhouette: 'giant',
    clause: 'fantasy-4.5',
    because: 'Row Monsters of all three tables; rampage (11.1), bound to charge Heavy Foot (11.20).',
  },
  {
    ...HORSE,
    ...BEAST,
    id: 'flying-creatures',
    name: 'Flying Creatures',
    move: { open: 12, rough: 12 },
    defence: 2,
    manoeuvre: 'light',
    road: 'none',
    mayBeRegular: false,
    extra: { points: 2, label: 'Flying', clause: 'fantasy-13.12' },
    silhouette: 'dragon',
    clause: 'fantasy-4.19',
    because: 'Row Flying Creatures of all three tables; rampage (11.5), gone when Shaken (11.35).',
  },
  {
    ...shared.lightChariots,
    missile: 'javelin',
    because: 'Move and fight as Heavy Mounted (11.10), Defence of Chariots (R30); shoot 2 inches (11.13).',
  },
  {
    ...shared.heavyChariots,
    because: 'Move and fight as Shock Mounted (11.11), Defence of Chariots (R30).',
  },
  {
    ...shared.scythedChariots,
    because: 'Fight as Shock Mounted (11.6), Defence of Chariots, gone after one round of melee (11.8).',
  },
  {
    ...shared.artillery,
    group: 'Engines',
    missile: 'artillery',
    silhouette: 'thrower',
    clause: 'fantasy-11.32',
    because: 'Neither moves nor turns (11.32); 8 inches and +2 (5.14, 5.29); gone on contact (11.34).',
  },
  ...BORROWED,
])

/** Pictures for the builder of armies: what is on a base says nothing of its rules. */
export const LOOKS = [
  ['elves', 'Elves'],
  ['orcs', 'Orcs'],
  ['bones', 'The dead'],
  ['giant', 'Giant or troll'],
  ['hydra', 'Hydra'],
  ['dragon', 'Dragon or wyvern'],
  ['eagle', 'Eagle or griffon'],
  ['thrower', 'Stone thrower'],
  ['bombard', 'Bombard'],
] as const

/** The one kind that flies. */
export const FLYING = 'flying-creatures'

/** Under house rules beasts are neither foot nor mounted (R28), or Flying Creatures do not pay as mounted (R40). */
export function kindsUnder(
  all: Readonly<Record<string, Kind>>,
  houseRules: HouseRules,
): Readonly<Record<string, Kind>> {
  const apart = isOn({ houseRules }, 'beasts-apart')
  const cheap = isOn({ houseRules }, 'flying-on-foot')
  if (!apart && !cheap) return all
  const changed = (kind: Kind): Kind => {
    if (apart && kind.rampages) return { ...kind, breaksOff: false, road: 'none', paysMounted: false }
    return cheap && kind.id === FLYING ? { ...kind, paysMounted: false } : kind
  }
  return Object.fromEntries(Object.entries(all).map(([id, kind]) => [id, changed(kind)]))
}
