import type {
  PostwarArm,
  PostwarDefence,
  PostwarMove,
  Spec as FamilySpec,
  Tables as FamilyTables,
} from '../../families/tactical'

/** Rows of the movement table, by the class of unit (4.1). */
export type MoveRow = PostwarMove | 'fast MBT' | 'MBT' | 'slow MBT'

/** Rows of the defence table (9.1). */
export type DefenceRow = PostwarDefence | 'light tanks' | 'WW2 tanks' | 'early MBT' | 'MBT' | 'heavy MBT'

/** Guns of the Second World War and modern ones, where range table and attack table meet (R44). */
export type GunRow = 'ww2-45mm' | 'ww2-75mm' | 'ww2-85mm' | 'ww2-88mm' | '57mm' | '75mm' | '90mm' | '105mm'

export type WeaponRow = PostwarArm | GunRow | 'infantry-assault'

/** A unit type by the rows of these tables. */
export type Spec = FamilySpec<MoveRow, DefenceRow, WeaponRow>
export type Tables = FamilyTables<MoveRow, DefenceRow, WeaponRow>
