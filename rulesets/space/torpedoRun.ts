import { otherSide } from '../../src/engine/ids'
import type { Chance, Why } from '../../src/engine/chance'
import { type Hex, HEX_FACINGS, hexDistance, neighbour } from '../../src/geometry/hexes'
import type { Point } from '../../src/geometry/point'
import type { Io } from './act'
import {
  clockwiseFrom,
  degreesOf,
  facingOf,
  hexOf,
  indexOf,
  isAsteroid,
  isOnBoard,
  isSame,
  placeOf,
} from './board'
import { type Standing, findShip, findTorpedo, hexOfShip, onTable, shipIn, stands } from './lookup'
import type { SpaceState, Torpedo } from './state'
import { TORPEDO_MPS } from './tables'
import { strike } from './strike'

/** The enemy ships nearest to a torpedo, in the order of the scenario. Asteroids do not count for the distance (R20). */
export function nearestTo(state: SpaceState, torpedo: Torpedo): readonly Standing[] {
  const from = hexOf(state.scenario.board, torpedo.at)
  let least = Number.POSITIVE_INFINITY
  let found: Standing[] = []
  for (const ship of onTable(state, otherSide(torpedo.side))) {
    const away = hexDistance(from, hexOfShip(state, ship))
    if (away < least) {
      least = away
      found = [ship]
    } else if (away === least) found.push(ship)
  }
  return found
}

/** One of so many, by one die as R32 says: 1-3 and 4-6, thirds, or the number rolled; beyond six the program draws. */
function oneOf(count: number, chance: Chance, why: Why): number {
  if (count === 1) return 0
  if (count === 2) return chance.bands(6, [4], why)
  if (count === 3) return chance.bands(6, [3, 5], why)
  if (count > 6) return chance.pick(count, why)
  for (;;) {
    const face = chance.die(6, why)
    if (face <= count) return face - 1
  }
}

function chosenTarget(state: SpaceState, torpedo: Torpedo, io: Io): string | null {
  const nearest = nearestTo(state, torpedo)
  if (nearest.length === 0) return null
  const why = { purpose: 'target of a torpedo', by: torpedo.side, clause: 'space-5.6' }
  const target = nearest[oneOf(nearest.length, io.chance, why)]
  if (!target) return null
  if (nearest.length > 1) {
    io.log({
      code: 'torpedo-chooses',
      facts: { unit: { unit: target.id }, count: nearest.length },
      side: torpedo.side,
      units: [target.id],
      clauses: ['space-5.6'],
    })
  }
  return target.id
}

/** How many steps each hex lies from a target, on the board and round the asteroids; null where nothing is in the way. */
type Steps = ((hex: Hex) => number | undefined) & object

function stepsTo(state: SpaceState, target: Hex): Steps {
  if (state.asteroids.length === 0) return hex => hexDistance(hex, target)
  const steps = new Map<number, number>([[indexOf(target), 0]])
  let edge: readonly Hex[] = [target]
  for (let n = 1; edge.length > 0; n++) {
    const next: Hex[] = []
    for (const hex of edge) {
      for (const facing of HEX_FACINGS) {
        const to = neighbour(hex, facing)
        const key = indexOf(to)
        if (steps.has(key) || !isOnBoard(state.scenario.board, to) || isAsteroid(state, to)) continue
        steps.set(key, n)
        next.push(to)
      }
    }
    edge = next
  }
  return hex => steps.get(indexOf(hex))
}

/** The next hex of a torpedo: straight on if that is a shortest way, else the first clockwise that is (R20). */
function advanced(state: SpaceState, torpedo: Torpedo, steps: Steps): Torpedo {
  const { board } = state.scenario
  const from = hexOf(board, torpedo.at)
  const now = steps(from)
  if (now === undefined || now === 0) return torpedo
  for (const facing of clockwiseFrom(facingOf(torpedo.facing))) {
    const to = neighbour(from, facing)
    if (!isOnBoard(board, to) || steps(to) !== now - 1) continue
    return { ...torpedo, at: placeOf(board, to), facing: degreesOf(facing) }
  }
  return torpedo
}

const withTorpedoes = (state: SpaceState, torpedoes: readonly Torpedo[]): SpaceState => ({
  ...state,
  torpedoes,
})

/** All torpedoes run at once, hex by hex, and hit what they reach (5.4 to 5.10, R20, R21). */
export function run(before: SpaceState, io: Io): SpaceState {
  if (before.torpedoes.length === 0) return before
  let state = before
  const targets = new Map<string, string>()
  const began = new Map<string, Point>(before.torpedoes.map(({ id, at }) => [id, at]))
  const ways = new Map<string, Steps>()
  const way = (target: string): Steps | null => {
    const ship = findShip(state, target)
    if (!stands(ship)) return null
    const found = ways.get(target) ?? stepsTo(state, hexOfShip(state, ship))
    ways.set(target, found)
    return found
  }
  for (const torpedo of before.torpedoes) {
    const target = chosenTarget(state, torpedo, io)
    if (target !== null) targets.set(torpedo.id, target)
  }
  for (let step = 0; step < TORPEDO_MPS; step++) {
    for (const { id } of state.torpedoes) {
      const torpedo = findTorpedo(state, id)
      if (!torpedo || way(targets.get(id) ?? '')) continue
      const target = chosenTarget(state, torpedo, io)
      if (target !== null) targets.set(id, target)
    }
    const moved = state.torpedoes.map(torpedo => {
      const steps = way(targets.get(torpedo.id) ?? '')
      return steps ? advanced(state, torpedo, steps) : torpedo
    })
    state = withTorpedoes(state, moved)
    for (const torpedo of moved) {
      const ship = shipIn(state, hexOf(state.scenario.board, torpedo.at))
      if (ship && ship.side !== torpedo.side) state = strike(state, torpedo, ship, io).state
    }
  }
  const flying = state.torpedoes.filter(({ id, at }) => {
    const from = began.get(id)
    return from && !isSame(hexOf(state.scenario.board, from), hexOf(state.scenario.board, at))
  })
  if (flying.length > 0) {
    io.log({
      code: 'torpedoes-run',
      facts: { count: flying.length },
      side: null,
      units: [],
      clauses: ['space-5.4'],
      effects: flying.map(({ id, at }) => ({ kind: 'arrow', from: began.get(id) ?? at, to: at })),
    })
  }
  return state
}
