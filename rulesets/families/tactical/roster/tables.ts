import type { ClauseId } from '../../../../src/engine/ids'
import type { Weapon } from '../model/types'

/** Rows of a movement table, by the class of unit. */
export type MoveClass =
  | 'infantry'
  | 'hmg and mortars'
  | 'cavalry'
  | 'trucks'
  | 'fast'
  | 'light'
  | 'medium and heavy'
  | 'slow'

/** Rows of a defence table. Editions that print two of these as one row give both the same entry. */
export type DefenceClass =
  | 'soft'
  | 'guns'
  | 'light armour'
  | 'light tanks'
  | 'weak mediums'
  | 'early mediums'
  | 'medium-heavy'
  | 'heavy'
  | 'super-heavy'

/** Rows in which a range and a pair of Attack Factors meet. */
export type WeaponRow =
  | 'infantry'
  | 'infantry-at'
  | 'hmg'
  | 'mortar'
  | '20mm'
  | '37-47mm'
  | 'long-50mm'
  | 'short-75mm'
  | 'early-75mm'
  | 'later-75mm'
  | '88mm'
  | 'medium-artillery'
  | 'heavy-artillery'
  | 'rockets'

export interface MoveEntry {
  /** The class as the table calls it. */
  readonly label: string
  readonly inches: number
}

export interface DefenceEntry {
  readonly label: string
  readonly factor: number
  readonly armoured: boolean
}

/** The published tables of an edition, from which every unit type takes its figures. */
export interface Tables<
  Move extends string = MoveClass,
  Defence extends string = DefenceClass,
  Arm extends string = WeaponRow,
> {
  readonly moves: Readonly<Record<Move, MoveEntry>>
  readonly defences: Readonly<Record<Defence, DefenceEntry>>
  readonly weapons: Readonly<Record<Arm, Weapon>>
  readonly sources: Sources
}

/** The clauses and rulings that a unit type's figures rest on. */
export interface Sources {
  readonly moves: ClauseId
  readonly ranges: ClauseId
  readonly attacks: ClauseId
  readonly defences: ClauseId
  /** Weapons between the rows. */
  readonly between: ClauseId
  /** Vehicles that the text names in one table only. */
  readonly gaps: ClauseId
  readonly tow: ClauseId
  readonly arcs: { readonly artillery: ClauseId; readonly guns: ClauseId; readonly turretless: ClauseId }
  readonly destroyers: ClauseId
  readonly carrying: ClauseId
  readonly weaponless: ClauseId
  readonly antiAircraft: ClauseId
  readonly earlyGuns: ClauseId
  readonly engineers: ClauseId
  /** What swims, where there is such a thing. */
  readonly passage?: ClauseId
  /** What is in the air, where there is such a thing. */
  readonly flying?: ClauseId
}
