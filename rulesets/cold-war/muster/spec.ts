import type { Nation } from '../../families/tactical'
import * as kit from '../../families/tactical'
import type { DefenceRow, GunRow, MoveRow, Spec, WeaponRow } from './rows'

type Extra = Partial<Omit<Spec, 'id' | 'name' | 'nation'>>

/** A tank with a turret: its row of movement, its row of defence, its gun. */
export const tank = (
  nation: Nation,
  id: string,
  name: string,
  move: MoveRow,
  defence: DefenceRow,
  gun: GunRow,
  extra: Extra = {},
): Spec =>
  kit.armoured<MoveRow, DefenceRow, WeaponRow>(nation, id, name, 'Tanks', [gun], {
    move,
    defence,
    silhouette: defence === 'light tanks' ? 'lighttank' : 'tank',
    ...extra,
  })

/** A main battle tank or another that the tables name: no reason but the row is needed. */
export const named: Extra = { moveFrom: 'named', defenceFrom: 'named' }
/** One that a ruling puts beside its nearest relatives. */
export const ruled: Extra = { moveFrom: 'ruling', defenceFrom: 'ruling' }

/** A light tank: as fast as the AMX 13, and as thinly armoured. */
export const lightTank = (nation: Nation, id: string, name: string, gun: GunRow, extra: Extra = {}): Spec =>
  tank(nation, id, name, 'light vehicles', 'light tanks', gun, {
    group: 'Light tanks',
    moveFrom: 'ruling',
    ...extra,
  })

/** An armoured vehicle that hunts tanks and hides in cover as foot does; most have no turret. */
export const hunter = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec =>
  kit.armoured<MoveRow, DefenceRow, WeaponRow>(nation, id, name, 'Tank hunters', weapons, {
    silhouette: 'tankhunter',
    tankDestroyer: true,
    turretless: true,
    ...ruled,
    ...extra,
  })

/** An unarmoured car that carries a weapon instead of men. */
export const armedCar = (
  nation: Nation,
  id: string,
  name: string,
  weapons: readonly WeaponRow[],
  extra: Extra = {},
): Spec => ({ ...kit.car(nation, id, name), group: 'Support weapons', weapons, ...extra })

/** Infantry with assault rifles: 3 against soft targets (8.3). */
export const assaultRifles = (nation: Nation, name: string, extra: Extra = {}): Spec =>
  kit.foot<MoveRow, DefenceRow, WeaponRow>(nation, 'infantry-assault', name, {
    weapons: ['infantry-assault'],
    ...extra,
  })

/** A towed anti-tank gun, or a field gun that serves as one. */
export const antiTank = (nation: Nation, id: string, name: string, gun: GunRow, extra: Extra = {}): Spec =>
  kit.gun<WeaponRow>(
    nation,
    id,
    name,
    'Anti-tank guns',
    gun,
    extra as Partial<Omit<Spec, 'move' | 'defence'>>,
  )

/** A towed anti-aircraft gun. */
export const antiAircraft = (
  nation: Nation,
  id: string,
  name: string,
  gun: GunRow | 'hmg',
  extra: Pick<Spec, 'gunName' | 'note'> = {},
): Spec => kit.gun<WeaponRow>(nation, id, name, 'Anti-aircraft guns', gun, extra)
