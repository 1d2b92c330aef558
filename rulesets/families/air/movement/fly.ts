import type { Reason } from '../../../../src/engine/refusal'
import { refusalOf } from '../../../../src/engine/acts'
import { once } from '../../../../src/engine/memo'
import type { Offer, Option, Trace } from '../../../../src/engine/offer'
import { degreesOf, facingOf, hexOf, isSame, placeOf } from '../../../../src/geometry/hexBoard'
import { type Hex, type HexFacing, hexDistance, hexLabel } from '../../../../src/geometry/hexes'
import type { Degrees, Point } from '../../../../src/geometry/point'
import { poseMarks, poseNotes } from '../view/poseMarks'
import { reachOf } from '../view/reach'
import { hasAttack } from '../fire/fire'
import { poseScore } from '../evaluate/pose'
import { enemiesOf } from '../evaluate/prospects'
import { carried } from './carried'
import type { Book } from '../model/book'
import { type Standing, changed, findAircraft, mpsOf, stands } from '../model/lookup'
import type { Act } from '../model/act'
import { firstOf } from '../model/parts'
import type { AirAction, AirState, Manoeuvre, Pose } from '../model/state'
import { activation, choosable, endActivation, reasonsNotNow } from '../sequence/turns'
import { type Flight, flightsOf, flightsThrough, manoeuvresOf, stagesOf } from './flights'
import { levelsFor, someFlight } from './walk'
import { flightReasons } from './manoeuvres'
import { steeringOf } from './steering'

/** End poses that are listed of all levels together. The hand and random play may have any. */
const LISTED = 72
/** The share of them that serve best; the others stand for all that is possible besides. */
const BEST = 0.5

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

/** 'to 0714, level 3, facing north'. */
const headed = ({ hex, level, facing }: Pose): string =>
  `to ${hexLabel(hex)}, level ${level}, facing ${COMPASS[facing]}`

/** Why an aircraft may not fly now. */
function notNow(book: Book, state: AirState, id: string): readonly Reason[] {
  const own = reasonsNotNow(book, state, id, 'move')
  const one = findAircraft(state, id)
  if (own.length > 0 || !one) return own
  const first = firstOf(book, state, one)
  return first ? [first] : []
}

/** Spending Movement Points, and coming to an end in a free hex. One offer for each level that can be reached. */
export const fly: Act<'fly'> = {
  offers(book, state, side) {
    return choosable(state, side).flatMap(each =>
      firstOf(book, state, each) ? [] : flyOffers(book, state, each),
    )
  },
  refuse(book, state, { unit, manoeuvres }) {
    const own = notNow(book, state, unit)
    const one = findAircraft(state, unit)
    return own.length > 0 || !stands(one) ? own : flightReasons(book, state, one, manoeuvres)
  },
  nearest(book, state, { unit, manoeuvres }) {
    const one = findAircraft(state, unit)
    if (!stands(one) || notNow(book, state, unit).length > 0) return null
    const { pose } = carried(book, state, one, manoeuvres)
    const best = bestOf(flightsOf(book, state, one).ends, pose.hex, pose.facing, pose.level)
    return best && actionOf(one, best)
  },
  play(book, state, { unit, manoeuvres }, io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    const { board } = state.scenario
    const { pose, spent, reversed, hexes } = carried(book, state, one, manoeuvres)
    const trail = [one.at, ...hexes.map(hex => placeOf(board, hex))]
    io.log({
      code: 'flies',
      facts: { unit: { unit }, spent, hexes: hexes.length, level: pose.level },
      side: one.side,
      units: [unit],
      clauses: [book.cite['Movement Points']],
      effects: [{ kind: 'move', unit, path: trail }],
    })
    const at = trail.at(-1) ?? one.at
    const moved = changed(state, unit, { at, facing: degreesOf(pose.facing), level: pose.level })
    const active = activation(book, state, one, { stage: 'fire', spent, reversed, trail })
    const after: AirState = { ...moved, active }
    const there = findAircraft(after, unit)
    return stands(there) && hasAttack(book, after, there) ? after : endActivation(book, after, io)
  },
}

const actionOf = (aircraft: Standing, flight: Flight): AirAction => ({
  type: 'fly',
  unit: aircraft.id,
  manoeuvres: manoeuvresOf(flight),
})

function flyOffers(book: Book, state: AirState, aircraft: Standing): readonly Offer<AirAction>[] {
  const levels = levelsFor(book, state, aircraft)
  const listed = Math.ceil(LISTED / Math.max(1, levels.length))
  const all = once(() => flightsOf(book, state, aircraft).ends)
  const optionOf = (flight: Flight): Option<AirAction> => ({
    action: actionOf(aircraft, flight),
    label: headed(flight),
    at: placeOf(state.scenario.board, flight.hex),
  })
  const steering = steeringOf(book, state, aircraft, {
    refuse: action => (action.type === 'fly' ? fly.refuse(book, state, action) : []),
    nearest: action => (action.type === 'fly' ? (fly.nearest?.(book, state, action) ?? null) : null),
  })
  return levels.map((level): Offer<AirAction> => {
    const ends = once(() => all().filter(flight => flight.level === level))
    return {
      id: `fly:${aircraft.id}:${level}`,
      kind: 'fly',
      unit: aircraft.id,
      label: labelOf(aircraft.level, level),
      clause: book.cite['Movement Points'],
      input: 'path',
      waits: true,
      useful: true,
      options: () => listedFlights(book, state, aircraft, ends(), listed).map(optionOf),
      sample: pick => {
        const flight = someFlight(book, state, aircraft, level, pick)
        return flight && optionOf(flight)
      },
      region: () => reachOf(state, all(), level),
      level,
      steering,
      trace: (points, facing) => trace(book, state, aircraft, ends(), points, facing),
    }
  })
}

function labelOf(own: number, level: number): string {
  if (level === own) return `Fly at level ${level}`
  return level > own ? `Climb to level ${level}` : `Dive to level ${level}`
}

/** Of many flights those that serve best, and some of each worse sort. */
function listedFlights(
  book: Book,
  state: AirState,
  aircraft: Standing,
  ends: readonly Flight[],
  most: number,
): readonly Flight[] {
  if (ends.length <= most) return ends
  const enemies = enemiesOf(state, aircraft.side)
  const ranked = ends
    .map(flight => ({ flight, score: poseScore(book, state, aircraft, flight, flight.reversed, enemies) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ flight }) => flight)
  const best = Math.ceil(most * BEST)
  const every = (ranked.length - best) / (most - best)
  const others = Array.from({ length: most - best }, (_, at) => ranked[best + Math.floor((at + 0.5) * every)])
  return [...ranked.slice(0, best), ...others.filter(each => each !== undefined)]
}

/** Of some flights the one that ends nearest to a hex, then most nearly facing as wanted, then cheapest. */
function bestOf(
  ends: readonly Flight[],
  hex: Hex,
  facing: HexFacing | null,
  level: number | null = null,
): Flight | null {
  let best: Flight | null = null
  let least = Infinity
  for (const flight of ends) {
    const up = level === null ? 0 : Math.abs(flight.level - level)
    const cost =
      hexDistance(flight.hex, hex) * 10_000 + turnsTo(flight, facing) * 1000 + up * 200 + flight.spent
    if (cost < least) {
      least = cost
      best = flight
    }
  }
  return best
}

const turnsTo = ({ facing }: Pose, wanted: HexFacing | null): number =>
  wanted === null ? 0 : Math.min((facing - wanted + 6) % 6, (wanted - facing + 6) % 6)

/** The hexes under the hand, one after the other, without the one that it sets out from. */
function hexesUnder(state: AirState, aircraft: Standing, points: readonly Point[]): readonly Hex[] {
  const { board } = state.scenario
  const hexes: Hex[] = []
  let before = hexOf(board, aircraft.at)
  for (const point of points) {
    const hex = hexOf(board, point)
    if (!isSame(hex, before)) hexes.push(hex)
    before = hex
  }
  return hexes
}

/** The cheapest manoeuvres through the hexes under the hand, or else to the last of them. */
function trace(
  book: Book,
  state: AirState,
  aircraft: Standing,
  ends: readonly Flight[],
  points: readonly Point[],
  facing: Degrees | undefined,
): Trace<AirAction> {
  const { board } = state.scenario
  const own = hexOf(board, aircraft.at)
  const hexes = hexesUnder(state, aircraft, points)
  const target = hexes.at(-1) ?? own
  const wanted = facing === undefined ? null : facingOf(facing)
  const level = ends[0]?.level ?? aircraft.level
  const through =
    hexes.length > 1 ? flightsThrough(book, state, aircraft, hexes).filter(each => each.level === level) : []
  const best = bestOf(through, target, wanted) ?? bestOf(ends, target, wanted)
  const most = mpsOf(book, aircraft)
  // What the hand asks for cannot be: a flight that is refused stands for it.
  const far: readonly Manoeuvre[] = Array.from({ length: most + 1 }, () => 'ahead')
  const missed: AirAction = { type: 'fly', unit: aircraft.id, manoeuvres: far }
  if (!best) {
    const refusal = refusalOf<AirAction>(fly.refuse(book, state, missed))
    return {
      action: missed,
      legs: [],
      left: most,
      refusal,
      stop: { at: aircraft.at, facing: aircraft.facing },
    }
  }
  const action = actionOf(aircraft, best)
  const stages = stagesOf(best)
  const shown = {
    legs: stages.flatMap(({ last }) =>
      last ? [{ label: last.row.label, length: 1, cost: last.cost, clause: last.row.clause }] : [],
    ),
    left: most - best.spent,
    stop: { at: placeOf(board, best.hex), facing: degreesOf(best.facing), level: best.level },
    counts: 'MP',
    route: stages.map(({ hex }) => placeOf(board, hex)),
    notes: poseNotes(book, state, aircraft, best),
    marks: poseMarks(book, state, aircraft, best),
    stretches: manoeuvresOf(best),
  }
  const isThere = isSame(best.hex, target) && turnsTo(best, wanted) === 0
  if (isThere) return { action, refusal: null, ...shown }
  const reason: Reason = isSame(best.hex, target)
    ? { code: 'facing-not-reached', clause: book.cite['whole actions'] }
    : { code: 'not-reached', clause: book.cite['Movement Points'], facts: { level } }
  return { action: missed, refusal: { reasons: [reason], nearest: action }, ...shown }
}
