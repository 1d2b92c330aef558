import {
  ARABS as SUPPLIED,
  apc,
  armoured,
  foot,
  type Nation,
  type Spec as FamilySpec,
} from '../../families/tactical'
import type { Fittings } from '../fittings'
import type { DefenceRow, GunRow, Laying, MoveRow, WeaponRow } from './rows'

type Rows = FamilySpec<MoveRow, DefenceRow, WeaponRow>

/** A unit type by its rows, and what it is fitted with. */
export type Spec = Rows & { readonly fit?: Fittings }

type Extra = Partial<Omit<Spec, 'id' | 'name' | 'nation'>>

/** The armies that the Soviet Union supplied, by those of this time. */
export const ARABS: Nation = { ...SUPPLIED, name: 'Egypt, Syria and Iraq' }

/** A unit with its fittings. */
export const fitted = (fit: Fittings, spec: Rows): Spec => ({ ...spec, fit })

/** The row of a gun as it is laid. */
export function laid<Gun extends GunRow, By extends Laying>(gun: Gun, laying: By): `${Gun}-${By}` {
  return `${gun}-${laying}`
}

/** A team with a guided missile whose warhead is out of the ordinary. */
export const missileTeam = (
  nation: Nation,
  id: string,
  name: string,
  weapon: WeaponRow,
  extra: Extra = {},
): Spec =>
  foot<MoveRow, DefenceRow, WeaponRow>(nation, id, name, {
    group: 'Missile teams',
    move: 'teams',
    weapons: [weapon],
    silhouette: 'atgw',
    defenceFrom: 'ruling',
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
  ...armoured<MoveRow, DefenceRow, WeaponRow>(nation, id, name, 'Main battle tanks', [weapon], {
    move,
    moveFrom: 'named',
    defence,
    defenceFrom: 'named',
    silhouette: defence.includes('third') ? 'modern' : 'tank',
    ...extra,
  }),
  fit,
})

/** A light armoured vehicle on tracks: light tanks, carriers of guns and missiles. */
export const light = (
  nation: Nation,
  id: string,
  name: string,
  group: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec => armoured<MoveRow, DefenceRow, WeaponRow>(nation, id, name, group, weapons, extra)

/** An infantry fighting vehicle: a personnel carrier with a gun and, mostly, a missile. */
export const ifv = (
  nation: Nation,
  id: string,
  name: string,
  defence: DefenceRow,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  apc<MoveRow, DefenceRow, WeaponRow>(nation, id, name, weapons, {
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
