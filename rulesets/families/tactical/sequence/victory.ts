import type { Result } from '../text/said'
import { SIDES, type Side, otherSide } from '../../../../src/engine/ids'
import { distance } from '../../../../src/geometry/point'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Book, VictoryPart } from '../model/book'
import { isAirborne, isAlive, lossPoints, stands } from '../model/lookup'
import type { Objective, TacticalState } from '../model/state'

/** Who takes an objective: the side that alone has a unit on the ground there that is not Suppressed; null if neither or both. */
function taker(book: Book, state: TacticalState, objective: Objective): Side | null {
  let found: Side | null = null
  for (const unit of state.units) {
    if (unit.side === found || unit.status === 'Suppressed' || !stands(unit)) continue
    if (!isWithin(distance(unit.at, objective.at), objective.radius)) continue
    if (isAirborne(book, state, unit)) continue
    if (found !== null) return null
    found = unit.side
  }
  return found
}

/** Whether a side has a unit left. Asked after every action: the first one found answers it. */
function isLeft(state: TacticalState, side: Side): boolean {
  for (const unit of state.units) if (unit.side === side && isAlive(unit)) return true
  return false
}

/** Victory by the scenario's points: objectives held and enemies destroyed (R46). */
export const victory: VictoryPart = {
  holdings(book, state) {
    let hasChanged = false
    const holdings = state.holdings.map(holding => {
      const objective = state.scenario.objectives.find(each => each.id === holding.id)
      const side = objective ? taker(book, state, objective) : null
      if (side === null || side === holding.holder) return holding
      hasChanged = true
      return { ...holding, holder: side }
    })
    return hasChanged ? holdings : state.holdings
  },
  points(_, state, side) {
    let points = 0
    for (const objective of state.scenario.objectives) {
      const holder = state.holdings.find(holding => holding.id === objective.id)?.holder
      if (holder === side) points += objective.points[side]
    }
    for (const unit of state.units) {
      if (unit.side !== side && !isAlive(unit)) points += lossPoints(state, unit)
    }
    return points
  },
  result(book, state): Result | null {
    for (const side of SIDES) {
      if (isLeft(state, side) || !state.units.some(unit => unit.side === side)) continue
      const winner = otherSide(side)
      if (!isLeft(state, winner)) return { winner: null, why: { code: 'both-destroyed' } }
      const facts = { side: state.scenario.sides[side].name, winner: state.scenario.sides[winner].name }
      return { winner, why: { code: 'won-by-destruction', facts } }
    }
    if (state.turn <= state.scenario.turns) return null
    const a = book.victory.points(book, state, 'A')
    const b = book.victory.points(book, state, 'B')
    const ahead: Side = a >= b ? 'A' : 'B'
    const facts = {
      winner: state.scenario.sides[ahead].name,
      points: Math.max(a, b),
      others: Math.min(a, b),
    }
    if (a === b || Math.abs(a - b) < state.scenario.victory.margin)
      return { winner: null, why: { code: 'draw', facts } }
    return { winner: ahead, why: { code: 'won-on-points', facts } }
  },
}
