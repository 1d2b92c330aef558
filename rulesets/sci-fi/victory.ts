import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Result } from '../../src/engine/state'
import { isAlive, type TacticalState, victory as byPoints, type VictoryPart } from '../families/tactical'
import type { SciFiCode } from './words'

interface Losses {
  readonly lost: number
  readonly all: number
}

function lossesOf(state: TacticalState, side: Side): Losses {
  const own = state.units.filter(unit => unit.side === side)
  return { lost: own.filter(unit => !isAlive(unit)).length, all: own.length }
}

/** Negative where the first has lost the smaller share; exact, for equal shares are a draw. */
function compare(a: Losses, b: Losses): number {
  return a.lost * b.all - b.lost * a.all
}

const percent = ({ lost, all }: Losses): number => Math.round((lost / Math.max(1, all)) * 100)

/** Where a scenario names nothing to be won, who has lost the smaller share of his units wins (R46). */
export const victory: VictoryPart = {
  ...byPoints,
  points(book, state, side) {
    if (state.scenario.objectives.length > 0) return byPoints.points(book, state, side)
    const { lost, all } = lossesOf(state, otherSide(side))
    return Math.round((lost / Math.max(1, all)) * 100) / 10
  },
  result(book, state) {
    const found = byPoints.result(book, state)
    const isByShares = state.scenario.objectives.length === 0 && state.turn > state.scenario.turns
    if (!found || !isByShares || SIDES.some(side => isGone(state, side))) return found
    return byShares(state)
  },
}

/** Who won by the share of his units that each side has lost. */
function byShares(state: TacticalState): Result<SciFiCode> {
  const losses = { A: lossesOf(state, 'A'), B: lossesOf(state, 'B') }
  const lead = compare(losses.A, losses.B)
  if (lead === 0) return { winner: null, why: { code: 'draw-on-losses' } }
  const winner: Side = lead < 0 ? 'A' : 'B'
  const { sides } = state.scenario
  const facts = {
    winner: sides[winner].name,
    share: percent(losses[winner]),
    others: percent(losses[otherSide(winner)]),
    side: sides[otherSide(winner)].name,
  }
  return { winner, why: { code: 'won-on-losses', facts } }
}

function isGone(state: TacticalState, side: Side): boolean {
  const { lost, all } = lossesOf(state, side)
  return all > 0 && lost === all
}
