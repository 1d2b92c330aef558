import { type ClauseId, type UnitId, otherSide } from '../../../../src/engine/ids'
import type { Offer } from '../../../../src/engine/offer'
import type { Io } from '../../../../src/engine/ruleset'
import type { Point } from '../../../../src/geometry/point'
import type { Battle, BattleAction, Decision } from '../model/battle'
import type { BattleAct } from '../model/edition'
import { elementOf, findElement, firstOf } from '../model/lookup'
import type { Result } from '../model/state'

/** Those of whom one suffers what their lone opponent did. */
type Suffering = Extract<Decision, { readonly kind: 'suffer' }>

/** What an edition says of a result that one of several suffers. */
export interface Suffer<S extends Battle> {
  readonly clause: ClauseId
  /** What a result means, after a name: 'falls back'. */
  readonly words: Readonly<Record<Result, string>>
  /** The state after the choice, before anything comes of it. */
  chosen(state: S, decision: Suffering, unit: UnitId): S
  /** A result brought about as it is, from where the enemy stands. */
  applied(state: S, target: { readonly id: UnitId }, result: Result, from: Point | null, io: Io): S
}

/** Of several who might suffer what their lone opponent did, their owner chooses one. */
export const sufferOf = <S extends Battle>(edition: Suffer<S>): BattleAct<S, 'suffer'> => ({
  offers(state, side) {
    const first = firstOf(state, 'suffer')
    if (!first || otherSide(elementOf(state, first.by).side) !== side) return []
    return first.among.map(({ unit, result }): Offer<BattleAction> => {
      const action: BattleAction = { type: 'suffer', unit }
      const label = `${elementOf(state, unit).name}: ${edition.words[result]}`
      return {
        id: `suffer:${unit}`,
        kind: 'suffer',
        unit,
        label,
        clause: edition.clause,
        input: 'nothing',
        useful: true,
        options: () => [{ action, label }],
      }
    })
  },
  refuse(state, { unit }) {
    const isAsked = firstOf(state, 'suffer')?.among.some(each => each.unit === unit)
    return isAsked ? [] : [{ code: 'nothing-to-suffer', clause: edition.clause }]
  },
  play(state, { unit }, io) {
    const first = firstOf(state, 'suffer')
    if (!first) return state
    const chosen = first.among.find(each => each.unit === unit)
    const now = edition.chosen(state, first, unit)
    if (!chosen || findElement(now, unit)?.fate !== 'in play') return now
    io.log({
      code: 'suffers',
      facts: { unit: { unit } },
      side: elementOf(state, unit).side,
      units: [unit],
      clauses: [edition.clause],
    })
    return edition.applied(now, { id: unit }, chosen.result, findElement(now, first.by)?.at ?? null, io)
  },
})
