import type { PostwarArm, PostwarDefence, PostwarMove } from '../../families/tactical'

/** Rows of the movement table, by the class of unit (4.1). */
export type MoveRow = PostwarMove | 'fast MBT' | 'MBT' | 'slow MBT'

/** Rows of the defence table (9.1). */
export type DefenceRow =
  | PostwarDefence
  | 'IFV'
  | 'light first generation'
  | 'first generation'
  | 'second generation'
  | 'third generation'
  | 'newer third generation'

/** Calibres in which the range table and the attack table meet (R44). */
export type GunRow = '57mm' | '76mm' | '100mm' | '105mm'

/** How a gun is laid: by eye, with a laser range finder, or with a laser range finder and a computer (R55). */
export type Laying = 'laser' | 'computer'

/** Rows in which a range and a pair of Attack Factors meet, with what a warhead or a range finder makes of them. */
export type WeaponRow =
  | PostwarArm
  | 'infantry-tandem'
  | 'atgw-tandem'
  | 'atgw-top'
  | 'atgw-top-tandem'
  | GunRow
  | `${GunRow}-${Laying}`
