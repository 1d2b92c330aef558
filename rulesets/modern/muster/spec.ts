import type { Nation, Spec as FamilySpec } from '../../families/tactical/muster/spec'
import type { Fittings } from '../fittings'
import type { DefenceRow, GunRow, Laying, MoveRow, WeaponRow } from './rows'

/** A unit type by its rows, and what it is fitted with. */
export type Spec = FamilySpec<MoveRow, DefenceRow, WeaponRow> & { readonly fit?: Fittings }

export const AMERICA: Nation = { key: 'us', name: 'United States', cloth: 'field', paint: 'olive' }
export const SOVIETS: Nation = {
  key: 'soviet',
  name: 'Soviet Union and Russia',
  cloth: 'khaki',
  paint: 'green',
}
export const GERMANY: Nation = { key: 'german', name: 'West Germany', cloth: 'feld', paint: 'bundeswehr' }
export const BRITAIN: Nation = { key: 'british', name: 'Britain', cloth: 'field', paint: 'bronze' }
export const FRANCE: Nation = { key: 'french', name: 'France', cloth: 'field', paint: 'bronze' }
export const ISRAEL: Nation = { key: 'israeli', name: 'Israel', cloth: 'field', paint: 'sinai' }
export const ARABS: Nation = { key: 'arab', name: 'Egypt, Syria and Iraq', cloth: 'khaki', paint: 'sand' }
export const ANY: Nation = { key: 'any', name: 'Any nation', cloth: 'khaki', paint: 'field' }

type Extra = Partial<Omit<Spec, 'id' | 'name' | 'nation'>>

/** The row of a gun as it is laid. */
export const laid = (gun: GunRow, laying?: Laying): WeaponRow => (laying ? `${gun}-${laying}` : gun)

/** A unit on its feet: soft, and carried by transports. */
export const foot = (nation: Nation, id: string, name: string, extra: Extra = {}): Spec => ({
  id: `${nation.key}-${id}`,
  name,
  nation: nation.name,
  group: 'Infantry',
  locomotion: 'foot',
  move: 'infantry',
  moveFrom: 'named',
  defence: 'soft',
  weapons: ['infantry'],
  silhouette: 'infantry',
  paint: nation.cloth,
  rides: true,
  ...extra,
})

/** A team with a heavy weapon on its shoulders: HMG, mortars, recoilless guns, missiles. */
export const team = (
  nation: Nation,
  id: string,
  name: string,
  weapon: WeaponRow,
  silhouette: string,
  extra: Extra = {},
): Spec =>
  foot(nation, id, name, {
    group: weapon.startsWith('atgw') || weapon === 'sam' ? 'Missile teams' : 'Support weapons',
    move: 'teams',
    weapons: [weapon],
    silhouette,
    ...(weapon === 'hmg' || weapon === 'mortar' ? {} : { defenceFrom: 'ruling' as const }),
    ...extra,
  })

/** A towed gun of one weapon row, with the arc of its kind. */
export const gun = (
  nation: Nation,
  id: string,
  name: string,
  group: 'Anti-tank guns' | 'Artillery' | 'Anti-aircraft guns',
  weapon: WeaponRow,
  extra: Extra = {},
): Spec => ({
  id,
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
})

/** A main battle tank: its row of movement, its generation, its gun and what it is fitted with. */
export const mbt = (
  nation: Nation,
  id: string,
  name: string,
  move: MoveRow,
  defence: DefenceRow,
  weapon: WeaponRow,
  fit: Fittings = {},
  extra: Extra = {},
): Spec => ({
  id,
  name,
  nation: nation.name,
  group: 'Main battle tanks',
  locomotion: 'tracked',
  move,
  moveFrom: 'named',
  defence,
  defenceFrom: 'named',
  weapons: [weapon],
  silhouette: defence.includes('third') ? 'modern' : 'tank',
  paint: nation.paint,
  fit,
  ...extra,
})

/** A light armoured vehicle on tracks: light tanks, carriers of guns and missiles. */
export const light = (
  nation: Nation,
  id: string,
  name: string,
  group: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec => ({
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
})

/** An armoured personnel carrier: it carries one base or tows one gun. */
export const apc = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  light(nation, id, name, 'Personnel carriers', weapons, {
    silhouette: 'apc',
    carries: true,
    tows: true,
    ...extra,
  })

/** An infantry fighting vehicle: a personnel carrier with a gun and, mostly, a missile. */
export const ifv = (
  nation: Nation,
  id: string,
  name: string,
  defence: DefenceRow,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  apc(nation, id, name, weapons, {
    group: 'Infantry fighting vehicles',
    moveFrom: 'named',
    defence,
    defenceFrom: 'named',
    silhouette: 'ifv',
    ...extra,
  })

/** A lightly armoured vehicle that hunts tanks and hides in cover as foot does. */
export const hunter = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  light(nation, id, name, 'Tank hunters', weapons, {
    silhouette: 'tankhunter',
    tankDestroyer: true,
    defenceFrom: 'ruling',
    ...extra,
  })

/** An armoured car. */
export const armouredCar = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  light(nation, id, name, 'Armoured cars', weapons, {
    locomotion: 'wheeled',
    silhouette: 'armouredcar',
    moveFrom: 'named',
    defenceFrom: 'named',
    ...extra,
  })

/** Artillery behind thin armour, without a turret of its own or under the arc of artillery. */
export const selfPropelled = (
  nation: Nation,
  id: string,
  name: string,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec =>
  light(nation, id, name, 'Self-propelled artillery', [weapon], {
    silhouette: 'spg',
    defenceFrom: 'ruling',
    ...extra,
  })

/** Guns or missiles against aircraft on an armoured carriage. */
export const airDefence = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  light(nation, id, name, 'Air defence', weapons, {
    silhouette: weapons.includes('sam') ? 'samvehicle' : 'aatank',
    defenceFrom: 'ruling',
    antiAircraft: weapons.some(each => each !== 'sam'),
    ...extra,
  })

/** An unarmoured vehicle on wheels: trucks carry one base or tow one gun, cars neither. */
export const truck = (nation: Nation, id: string, name: string, extra: Extra = {}): Spec => ({
  id,
  name,
  nation: nation.name,
  group: 'Transport',
  locomotion: 'wheeled',
  move: 'trucks',
  moveFrom: 'named',
  defence: 'soft',
  weapons: [],
  silhouette: 'truck',
  paint: nation.paint,
  carries: true,
  tows: true,
  ...extra,
})

export const fourByFour = (nation: Nation, id: string, name: string, extra: Extra = {}): Spec =>
  truck(nation, id, name, {
    group: '4x4s',
    move: 'light vehicles',
    silhouette: 'jeep',
    carries: false,
    tows: false,
    ...extra,
  })

/** A helicopter: soft, seen by all and seeing all. */
export const helicopter = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec => ({
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
  silhouette: weapons.some(each => each !== 'hmg') ? 'attackhelicopter' : 'helicopter',
  paint: nation.paint,
  ...extra,
})

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
): readonly Spec[] {
  const { key } = nation
  return [
    foot(nation, 'infantry', names.infantry),
    foot(nation, 'engineers', names.engineers, { silhouette: 'engineers', engineers: true }),
    foot(nation, 'hq', 'HQ on foot', { group: 'Headquarters', silhouette: 'hq' }),
    fourByFour(nation, `${key}-hq-car`, 'HQ in 4x4s', { group: 'Headquarters', silhouette: 'hq' }),
    team(nation, 'hmg', names.hmg, 'hmg', 'hmg'),
    team(nation, 'mortar', names.mortar, 'mortar', 'mortar'),
    truck(nation, `${key}-truck`, names.truck),
    fourByFour(nation, `${key}-car`, names.car),
  ]
}
