import type { Spec as FamilySpec } from '../../families/tactical/muster/spec'
import type { Tables as FamilyTables } from '../../families/tactical/muster/tables'
import type * as kit from '../../families/tactical/muster/postwar/kit'

/** Rows of the movement table, by the class of unit (4.1). */
export type MoveRow = kit.Move | 'fast MBT' | 'MBT' | 'slow MBT'

/** Rows of the defence table (9.1). */
export type DefenceRow = kit.Defence | 'light tanks' | 'WW2 tanks' | 'early MBT' | 'MBT' | 'heavy MBT'

/** Guns of the Second World War and modern ones, where range table and attack table meet (R44). */
export type GunRow = 'ww2-45mm' | 'ww2-75mm' | 'ww2-85mm' | 'ww2-88mm' | '57mm' | '75mm' | '90mm' | '105mm'

export type WeaponRow = kit.Arm | GunRow | 'infantry-assault'

/** A unit type by the rows of these tables. */
export type Spec = FamilySpec<MoveRow, DefenceRow, WeaponRow>
export type Tables = FamilyTables<MoveRow, DefenceRow, WeaponRow>
