import { conceded, finished } from '../../src/engine/acts'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Act, Io, Result } from './act'
import { namesOfSide, typeOfVessel } from './lookup'
import type { CoastalState } from './state'

/** R36: the Defence Factor of enemies sunk, half of it for each Wrecked at the end; that of own cargo that got through. */
export function pointsOf(state: CoastalState, side: Side): number {
  let points = 0
  for (const vessel of state.units) {
    const { defence } = typeOfVessel(vessel)
    if (vessel.side === side) {
      if (vessel.fate === 'through') points += defence
    } else if (vessel.fate === 'sunk') points += defence
    else if (vessel.fate === 'afloat' && vessel.wrecked) points += Math.ceil(defence / 2)
  }
  return points
}

/** The higher total wins; as many points are a draw. */
export function verdict(state: CoastalState): Result {
  const [a, b] = [pointsOf(state, 'A'), pointsOf(state, 'B')]
  if (a === b) return { winner: null, why: { code: 'drawn', facts: { points: a } } }
  const winner = a > b ? 'A' : 'B'
  const facts = { side: namesOfSide(state, winner).name, own: Math.max(a, b), other: Math.min(a, b) }
  return { winner, why: { code: 'won-points', facts } }
}

export const decided = (state: CoastalState, io: Io): CoastalState => {
  const points = { a: pointsOf(state, 'A'), b: pointsOf(state, 'B') }
  io.log({
    code: 'points',
    facts: { ...points, ...sidesOf(state) },
    side: null,
    units: [],
    clauses: ['coastal-R36'],
  })
  return { ...finished(state, verdict(state), 'coastal-R36', io), active: null, torpedoes: [] }
}

const sidesOf = (state: CoastalState) => ({
  first: namesOfSide(state, 'A').name,
  second: namesOfSide(state, 'B').name,
})

/** The battle is over when a side has no vessel on the table and no torpedo runs any more. */
export function overIfGone(state: CoastalState, io: Io): CoastalState {
  if (state.result || state.turn === 0 || state.torpedoes.length > 0) return state
  const isGone = SIDES.some(side => state.units.every(each => each.side !== side || each.fate !== 'afloat'))
  return isGone ? decided(state, io) : state
}

/** Giving up; see `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => ({
    ...finished(state, conceded(state, side), 'coastal-R36', io),
    active: null,
  }),
}
