import type { Locomotion, UnitType } from '../model/types'
import type { DefenceClass, MoveClass, WeaponRow } from './tables'

/** Where a class comes from: the table names the vehicle, or a ruling fills the gap. Else its kind belongs to the class. */
export type From = 'named' | 'ruling'

/** A unit type before the tables are known: in which rows it stands, and why. Figures are never written here. */
export interface Spec<
  Move extends string = MoveClass,
  Defence extends string = DefenceClass,
  Arm extends string = WeaponRow,
> {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  readonly locomotion: Locomotion
  /** Null for towed guns, which cannot move by themselves. */
  readonly move: Move | null
  readonly moveFrom?: From
  readonly defence: Defence
  readonly defenceFrom?: From
  readonly weapons: readonly Arm[]
  /** The first weapon's own name, where it stands between the rows of the tables and a ruling says which it takes: '25mm'. */
  readonly gunName?: string
  readonly silhouette: string
  readonly paint: string
  readonly turretless?: boolean
  readonly tankDestroyer?: boolean
  readonly antiAircraft?: boolean
  readonly early?: boolean
  readonly carries?: boolean
  readonly tows?: boolean
  readonly rides?: boolean
  readonly engineers?: boolean
  readonly clearsMines?: boolean
  /** It swims. */
  readonly amphibious?: boolean
  /** What is unlike other units of its kind: that it flies, sees all, is attacked only by some. */
  readonly traits?: Partial<UnitType>
  /** Whatever else ought to be said of its figures. */
  readonly note?: string
}

/** The paints of a nation: cloth and vehicles. */
export interface Nation {
  readonly key: string
  readonly name: string
  readonly cloth: string
  readonly paint: string
}

export const GERMANY: Nation = { key: 'german', name: 'Germany', cloth: 'feld', paint: 'dunkel' }
export const BRITAIN: Nation = {
  key: 'british',
  name: 'Britain and Commonwealth',
  cloth: 'khaki',
  paint: 'olive',
}
export const AMERICA: Nation = { key: 'us', name: 'United States', cloth: 'field', paint: 'olive' }
export const SOVIETS: Nation = { key: 'soviet', name: 'Soviet Union', cloth: 'khaki', paint: 'green' }
export const FRANCE: Nation = { key: 'french', name: 'France', cloth: 'khaki', paint: 'olive' }
export const ITALY: Nation = { key: 'italian', name: 'Italy', cloth: 'field', paint: 'sand' }
export const JAPAN: Nation = { key: 'japanese', name: 'Japan', cloth: 'khaki', paint: 'field' }
export const ANY: Nation = { key: 'any', name: 'Any nation', cloth: 'khaki', paint: 'olive' }

type Extra = Partial<Omit<Spec, 'id' | 'name' | 'nation'>>

/** A unit on its feet: infantry row of movement, soft, and carried by transports. */
export const foot = (nation: Nation, id: string, name: string, extra: Extra = {}): Spec => ({
  id: `${nation.key}-${id}`,
  name,
  nation: nation.name,
  group: 'Infantry',
  locomotion: 'foot',
  move: 'infantry',
  defence: 'soft',
  weapons: ['infantry'],
  silhouette: 'infantry',
  paint: nation.cloth,
  rides: true,
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

/** A tank with a turret: tracks, a class of movement, a class of defence, one gun. */
export const tank = (
  nation: Nation,
  id: string,
  name: string,
  group: string,
  move: MoveClass,
  defence: DefenceClass,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec => ({
  id,
  name,
  nation: nation.name,
  group,
  locomotion: 'tracked',
  move,
  defence,
  weapons: [weapon],
  silhouette: 'tank',
  paint: nation.paint,
  ...extra,
})

/** An armoured vehicle that hunts tanks; most have no turret. */
export const destroyer = (
  nation: Nation,
  id: string,
  name: string,
  move: MoveClass,
  defence: DefenceClass,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec =>
  tank(nation, id, name, 'Tank destroyers and assault guns', move, defence, weapon, {
    silhouette: 'tankdestroyer',
    tankDestroyer: true,
    turretless: true,
    ...extra,
  })

/** Artillery on tracks behind thin armour, without a turret. */
export const selfPropelled = (
  nation: Nation,
  id: string,
  name: string,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec =>
  tank(nation, id, name, 'Self-propelled artillery', 'medium and heavy', 'light armour', weapon, {
    silhouette: 'tankdestroyer',
    turretless: true,
    ...extra,
  })

/** An armoured car. */
export const armouredCar = (
  nation: Nation,
  id: string,
  name: string,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec => ({
  ...tank(nation, id, name, 'Armoured cars', 'fast', 'light armour', weapon),
  locomotion: 'wheeled',
  silhouette: 'armouredcar',
  moveFrom: 'named',
  defenceFrom: 'named',
  ...extra,
})

/** An unarmed vehicle that carries one base or tows one gun. */
export const transport = (
  nation: Nation,
  id: string,
  name: string,
  kind: 'truck' | 'halftrack' | 'carrier',
  extra: Extra = {},
): Spec => ({
  id,
  name,
  nation: nation.name,
  group: 'Transport',
  locomotion: kind === 'truck' ? 'wheeled' : kind === 'halftrack' ? 'halftracked' : 'tracked',
  move: kind === 'truck' ? 'trucks' : kind === 'halftrack' ? 'fast' : 'light',
  moveFrom: 'named',
  defence: kind === 'truck' ? 'soft' : 'light armour',
  defenceFrom: kind === 'carrier' ? 'ruling' : 'named',
  weapons: [],
  silhouette: kind,
  paint: nation.paint,
  carries: true,
  tows: true,
  ...extra,
})

/** An unarmoured car: jeep and the like. It carries and tows nothing. */
export const car = (nation: Nation, id: string, name: string, extra: Extra = {}): Spec => ({
  id,
  name,
  nation: nation.name,
  group: 'Cars and motorcycles',
  locomotion: 'wheeled',
  move: 'fast',
  moveFrom: 'named',
  defence: 'soft',
  weapons: [],
  silhouette: 'jeep',
  paint: nation.paint,
  ...extra,
})

/** The troops that every army has, under its own names. */
export function troops(
  nation: Nation,
  names: {
    readonly infantry: string
    /** PIAT, Bazooka or Panzerfaust; absent for armies that had none. */
    readonly antiTank?: string
    readonly engineers: string
    readonly hmg: string
    readonly mortar: string
    readonly cavalry?: string
    readonly motorcycles?: string
    readonly truck: string
    readonly car: string
  },
): readonly Spec[] {
  const { key } = nation
  return [
    foot(nation, 'infantry', names.infantry),
    ...(names.antiTank === undefined
      ? []
      : [
          foot(nation, 'infantry-at', `${names.infantry} with ${names.antiTank}`, {
            weapons: ['infantry-at'],
          }),
        ]),
    foot(nation, 'engineers', names.engineers, { silhouette: 'engineers', engineers: true }),
    foot(nation, 'hq', 'HQ on foot', { group: 'Headquarters', silhouette: 'hq' }),
    car(nation, `${key}-hq-car`, 'HQ in cars', { group: 'Headquarters', silhouette: 'hq' }),
    foot(nation, 'hmg', names.hmg, {
      group: 'Support weapons',
      move: 'hmg and mortars',
      weapons: ['hmg'],
      silhouette: 'hmg',
    }),
    foot(nation, 'mortar', names.mortar, {
      group: 'Support weapons',
      move: 'hmg and mortars',
      weapons: ['mortar'],
      silhouette: 'mortar',
    }),
    ...(names.cavalry === undefined
      ? []
      : [
          foot(nation, 'cavalry', names.cavalry, {
            locomotion: 'horse',
            move: 'cavalry',
            silhouette: 'cavalry',
            rides: false,
          }),
        ]),
    ...(names.motorcycles === undefined
      ? []
      : [
          car(nation, `${key}-motorcycles`, names.motorcycles, {
            weapons: ['infantry'],
            silhouette: 'motorcycle',
            paint: nation.cloth,
          }),
        ]),
    transport(nation, `${key}-truck`, names.truck, 'truck'),
    car(nation, `${key}-car`, names.car),
  ]
}
