import type { Quality, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical/state'
import type { Degrees } from '../../../src/geometry/point'
import {
  type BattleMore,
  EAST,
  type Played,
  type Table,
  type UnitMore,
  WEST,
  at,
  battle,
  unit,
} from '../ww2/table'

/** A unit type and the figures that its booklet prints for it, written down by hand. */
export interface Player {
  readonly type: string
  readonly move: number
  readonly defence: number
  /** Its weapon's row, range and Attack Factors. */
  readonly weapon: string
  readonly range: number
  readonly soft: number
  readonly armour: number
}

/**
 * Who plays which part in the tests that all rulesets of the family share: its own unit types with its own published
 * figures. A part that a ruleset does not have is left out, and with it the tests that need it.
 */
export interface Cast {
  readonly t: Table
  /** A tank with a turret, on tracks. */
  readonly tank: Player
  readonly infantry: Player
  readonly hmg: Player
  /** With a least range of 2 inches. */
  readonly mortar: Player
  /** A towed anti-tank gun. */
  readonly atGun: Player
  /** Medium artillery on the table, and its row for batteries off it. */
  readonly artillery: Player
  /** Rockets on a truck, with a least range of 5 inches. */
  readonly rockets: Player
  /** An armoured tank hunter without a turret. */
  readonly hunter: Player
  readonly truck: string
  readonly car: string
  /** An armoured personnel carrier of Defence 1 that moves 6. */
  readonly apc: string
  readonly hq: string
  readonly engineers: string
  /** A tank that clears mines. */
  readonly roller: string
  /** A towed anti-aircraft gun. */
  readonly aaGun: string
  /** Kinds of aircraft and their Attack Factors. */
  readonly aircraft: Readonly<Record<string, number>>
}

/** One shot: the firer at (10, 20) looks east, its target so many inches before it looks back unless it is turned. */
export function duel(firer: string, target: string, inches: number, more: DuelMore = {}): TacticalState {
  const { a, b, facing, others, ...rest } = more
  return battle(
    'A fires',
    [
      unit('a', 'A', firer, at(10, 20), EAST, a),
      unit('b', 'B', target, at(10 + inches, 20), facing ?? WEST, b),
      ...(others ?? []),
    ],
    rest,
  )
}

export interface DuelMore extends BattleMore {
  readonly a?: UnitMore
  readonly b?: UnitMore
  /** The target's facing. */
  readonly facing?: Degrees
  readonly others?: readonly TacticalUnit[]
}

/** The order of `duel`. */
export const shot = (weapon: string, target = 'b') => ({ type: 'fire', unit: 'a', target, weapon }) as const

/** The totals of a shot as it is offered: the number needed, Attack Factor, Defence Factor. */
export function offered(t: Table, state: TacticalState, weapon: string): readonly (number | undefined)[] {
  const several = t.ruleset.offers(state, 'A').some(each => each.id === `fire:a:${weapon}`)
  const id = several ? `fire:a:${weapon}` : 'fire:a'
  const option = t.allowed(state, 'A', id).find(each => each.token === 'b')
  return option?.reckonings?.map(each => each.total) ?? []
}

/** The number that a unit needs to hit. */
export const need = (t: Table, state: TacticalState, weapon: string) => offered(t, state, weapon)[0]

export const QUALITIES: readonly (readonly [Quality, number])[] = [
  ['Green', -1],
  ['Average', 0],
  ['Elite', 1],
]

/** The Defence Factor that a resolved blow met, and by which clauses it was changed. */
export function defended(played: Played) {
  const reckoning = played.log
    .flatMap(entry => entry.reckonings ?? [])
    .find(each => each.title === 'Defence Factor')
  return { total: reckoning?.total, clauses: reckoning?.modifiers.map(line => line.clause) ?? [] }
}
