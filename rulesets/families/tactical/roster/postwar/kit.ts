import type { UnitType } from '../../model/types'
import type { Nation, Spec } from '../spec'

/**
 * Units of the wars after 1945 by the rows that their tables have in common. A ruleset's own rows come in by `extra`, or
 * by the builders that take a row.
 */
export type Move = 'infantry' | 'teams' | 'trucks' | 'light vehicles' | 'helicopters'
export type Defence = 'soft' | 'guns' | 'light armour' | 'helicopters'
export type Arm =
  | 'infantry'
  | 'hmg'
  | 'mortar'
  | 'rcl'
  | 'atgw'
  | 'sam'
  | 'medium-artillery'
  | 'heavy-artillery'
  | 'rockets'
  | 'helicopter-rockets'

type Extra<M extends string, D extends string, A extends string> = Partial<
  Omit<Spec<M | Move, D | Defence, A | Arm>, 'id' | 'name' | 'nation'>
>
type Made<M extends string, D extends string, A extends string> = Spec<M | Move, D | Defence, A | Arm>

/** A base of men: soft, and carried by transports. */
const men = (nation: Nation, id: string, name: string): Made<never, never, never> => ({
  id: `${nation.key}-${id}`,
  name,
  nation: nation.name,
  group: 'Infantry',
  locomotion: 'foot',
  move: 'infantry',
  moveFrom: 'named',
  defence: 'soft',
  defenceFrom: 'named',
  weapons: ['infantry'],
  silhouette: 'infantry',
  paint: nation.cloth,
  rides: true,
})

/** A unit on its feet. */
export function foot<M extends string = never, D extends string = never, A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  extra: Extra<M, D, A> = {},
): Made<M, D, A> {
  return { ...men(nation, id, name), ...extra }
}

/** A team with a heavy weapon on its shoulders: HMG, mortars, recoilless guns, missiles. */
export function team(
  nation: Nation,
  id: string,
  name: string,
  weapon: 'hmg' | 'mortar' | 'rcl' | 'atgw' | 'sam',
  extra: Extra<never, never, never> = {},
): Made<never, never, never> {
  return {
    ...men(nation, id, name),
    group: weapon === 'atgw' || weapon === 'sam' ? 'Missile teams' : 'Support weapons',
    move: 'teams',
    weapons: [weapon],
    silhouette: weapon,
    // The defence table names HMG and mortars; a ruling puts the others beside them.
    defenceFrom: weapon === 'hmg' || weapon === 'mortar' ? 'named' : 'ruling',
    ...extra,
  }
}

/** A towed gun of one weapon row, with the arc of its kind. */
export function gun<A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  group: 'Anti-tank guns' | 'Artillery' | 'Anti-aircraft guns',
  weapon: A | Arm,
  extra: Extra<never, never, A> = {},
): Made<never, never, A> {
  return {
    id: `${nation.key}-${id}`,
    name,
    nation: nation.name,
    group,
    locomotion: 'towed',
    move: null,
    defence: 'guns',
    weapons: [weapon],
    silhouette: group === 'Artillery' ? 'howitzer' : group === 'Anti-tank guns' ? 'gun' : 'aagun',
    paint: nation.paint,
    antiAircraft: group === 'Anti-aircraft guns',
    ...extra,
  }
}

/** An armoured vehicle on tracks, of the lightest class unless it says otherwise. */
export function armoured<M extends string = never, D extends string = never, A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  group: string,
  weapons: readonly (A | Arm)[],
  extra: Extra<M, D, A> = {},
): Made<M, D, A> {
  return {
    id,
    name,
    nation: nation.name,
    group,
    locomotion: 'tracked',
    move: 'light vehicles',
    defence: 'light armour',
    weapons,
    silhouette: 'lighttank',
    paint: nation.paint,
    ...extra,
  }
}

/** An armoured personnel carrier: it carries one base or tows one gun. */
export function apc<M extends string = never, D extends string = never, A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly (A | Arm)[],
  extra: Extra<M, D, A> = {},
): Made<M, D, A> {
  return armoured<M, D, A>(nation, id, name, 'Personnel carriers', weapons, {
    silhouette: extra.locomotion === 'wheeled' ? 'wheeledapc' : 'apc',
    carries: true,
    tows: true,
    ...extra,
  })
}

/** An armoured car. */
export function armouredCar<A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly (A | Arm)[],
  extra: Extra<never, never, A> = {},
): Made<never, never, A> {
  return armoured<never, never, A>(nation, id, name, 'Armoured cars', weapons, {
    locomotion: 'wheeled',
    silhouette: 'armouredcar',
    moveFrom: 'named',
    defenceFrom: 'named',
    ...extra,
  })
}

/** Artillery behind thin armour, under the arc of artillery. */
export function selfPropelled<M extends string = never, D extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  weapon: 'medium-artillery' | 'heavy-artillery' | 'rockets',
  extra: Extra<M, D, never> = {},
): Made<M, D, never> {
  return armoured<M, D>(nation, id, name, 'Self-propelled artillery', [weapon], {
    silhouette: 'spg',
    defenceFrom: 'ruling',
    ...extra,
  })
}

/** Guns or missiles against aircraft on an armoured carriage. */
export function airDefence<M extends string = never, D extends string = never, A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly (A | Arm)[],
  extra: Extra<M, D, A> = {},
): Made<M, D, A> {
  return armoured<M, D, A>(nation, id, name, 'Air defence', weapons, {
    silhouette: weapons.includes('sam') ? 'samvehicle' : 'aatank',
    defenceFrom: 'ruling',
    antiAircraft: weapons.some(each => each !== 'sam'),
    ...extra,
  })
}

/** An unarmoured vehicle on wheels that carries one base or tows one gun. */
export function truck<A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  extra: Extra<never, never, A> = {},
): Made<never, never, A> {
  return {
    id,
    name,
    nation: nation.name,
    group: 'Transport',
    locomotion: 'wheeled',
    move: 'trucks',
    moveFrom: 'named',
    defence: 'soft',
    defenceFrom: 'named',
    weapons: [],
    silhouette: 'truck',
    paint: nation.paint,
    carries: true,
    tows: true,
    ...extra,
  }
}

/** A jeep or another light car. It carries and tows nothing. */
export function car<A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  extra: Extra<never, never, A> = {},
): Made<never, never, A> {
  return truck<A>(nation, id, name, {
    group: 'Cars and motorcycles',
    move: 'light vehicles',
    silhouette: 'jeep',
    carries: false,
    tows: false,
    ...extra,
  })
}

/** What makes a helicopter: in the air, seeing all and seen by all, fragile, and met by few. */
const HELICOPTER: Partial<UnitType> = {
  flies: true,
  passage: 'level',
  seesAll: true,
  engagedBy: ['infantry', 'hmg', 'anti-aircraft', 'sam'],
  frail: true,
  halvesArmour: true,
}

/** A helicopter: one that is armed attacks, one that is not carries a base. */
export function helicopter<A extends string = never>(
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly (A | Arm)[],
  extra: Extra<never, never, A> = {},
): Made<never, never, A> {
  const attacks = weapons.some(each => each !== 'hmg')
  return {
    id,
    name,
    nation: nation.name,
    group: 'Helicopters',
    locomotion: 'flying',
    move: 'helicopters',
    moveFrom: 'named',
    defence: 'helicopters',
    defenceFrom: 'named',
    weapons,
    silhouette: attacks ? 'attackhelicopter' : 'helicopter',
    paint: nation.paint,
    carries: !attacks,
    traits: HELICOPTER,
    ...extra,
  }
}

/** The troops that every army has, under its own names. */
export function troops(
  nation: Nation,
  names: {
    readonly infantry: string
    readonly engineers: string
    readonly hmg: string
    readonly mortar: string
    readonly truck: string
    readonly car: string
  },
): readonly Made<never, never, never>[] {
  const { key } = nation
  return [
    foot(nation, 'infantry', names.infantry),
    foot(nation, 'engineers', names.engineers, { silhouette: 'engineers', engineers: true }),
    foot(nation, 'hq', 'HQ on foot', { group: 'Headquarters', silhouette: 'hq' }),
    car(nation, `${key}-hq-car`, 'HQ in cars', { group: 'Headquarters', silhouette: 'hq' }),
    team(nation, 'hmg', names.hmg, 'hmg'),
    team(nation, 'mortar', names.mortar, 'mortar'),
    truck(nation, `${key}-truck`, names.truck),
    car(nation, `${key}-car`, names.car),
  ]
}
