import { refusalOf } from '../../src/engine/acts'
import type { Side } from '../../src/engine/ids'
import type { Offer, Trace } from '../../src/engine/offer'
import { footprint } from '../../src/geometry/bases'
import { type Point, distance } from '../../src/geometry/point'
import { bounds, middle } from '../../src/geometry/polygons'
import type { Act, Io } from './act'
import { CLAUSE, cannotStand, layOut, roomFor, zoneOf } from './layOut'
import { activeSide, findUnit, formationOf, reason, withUnit } from './lookup'
import { isTaken } from './rest'
import { waitingOf } from './sequence'
import type { ActionOf, DivState, DivUnit } from './state'

const isDeploying = (state: DivState, side: Side): boolean => state.step === `deploy ${side}`

/** A unit is put down in its side's zone. */
export const deploy: Act<'deploy'> = {
  offers(state, side) {
    if (!isDeploying(state, side)) return []
    return waitingOf(state, side).map((unit): Offer<ActionOf<'deploy'>> => {
      const action = (at: Point): ActionOf<'deploy'> => ({ type: 'deploy', unit: unit.id, at })
      const optionAt = (at: Point) => ({ action: action(at), label: 'Here', at })
      return {
        id: `deploy:${unit.id}`,
        kind: 'deploy',
        unit: unit.id,
        label: 'Deploy',
        clause: CLAUSE,
        input: 'place',
        useful: true,
        options: () => placesIn(state, unit, 1.5).slice(0, 24).map(optionAt),
        sample(pick) {
          const places = placesIn(state, unit, 2.2)
          const at = places[pick(Math.max(1, places.length))]
          return at ? optionAt(at) : null
        },
        region: () => ({ outlines: [zoneOf(state, side)], label: 'deployment' }),
        trace: points => traced(state, unit, points.at(-1), action),
      }
    })
  },
  refuse(state, { unit: id, at }) {
    const unit = findUnit(state, id)
    if (!unit || !isDeploying(state, unit.side) || unit.at !== null || unit.lost)
      return [reason(CLAUSE, 'not-now')]
    return cannotStand(state, unit, at)
  },
  play: (state, { unit, at }, io) => putDown(state, [{ unit, at }], io),
}

function traced(
  state: DivState,
  unit: DivUnit,
  at: Point | undefined,
  action: (at: Point) => ActionOf<'deploy'>,
): Trace<ActionOf<'deploy'>> {
  const to = at ?? middle(zoneOf(state, unit.side))
  const [first, ...others] = deploy.refuse(state, action(to))
  return {
    action: action(to),
    legs: [],
    left: 0,
    refusal: first ? { reasons: [first, ...others] } : null,
    stop: { at: to, facing: unit.facing },
  }
}

function putDown(
  state: DivState,
  places: readonly { readonly unit: string; readonly at: Point }[],
  io: Io,
): DivState {
  return places.reduce((now, { unit: id, at }) => {
    io.log({
      code: 'deploys',
      facts: { unit: { unit: id } },
      side: findUnit(now, id)?.side ?? null,
      units: [id],
      clauses: [CLAUSE],
    })
    return withUnit(now, id, { at })
  }, state)
}

/** Free places for a unit in its zone, some inches apart, the middle of the zone first. */
function placesIn(state: DivState, unit: DivUnit, apart: number): readonly Point[] {
  const zone = zoneOf(state, unit.side)
  const { minX, minY, maxX, maxY } = bounds(zone)
  const half = state.scenario.base / 2
  const places: Point[] = []
  for (let y = minY + half; y <= maxY - half; y += apart)
    for (let x = minX + half; x <= maxX - half; x += apart) places.push({ x, y })
  const centre = middle(zone)
  const away = ({ x, y }: Point): number => (x - centre.x) ** 2 + (y - centre.y) ** 2
  return places.filter(at => cannotStand(state, unit, at).length === 0).toSorted((a, b) => away(a) - away(b))
}

const waitingIn = (state: DivState, formation: string): readonly DivUnit[] =>
  waitingOf(state, activeSide(state)).filter(unit => unit.formation === formation)

/** Places for a formation, some inches apart, the middle of the zone first. */
function spotsFor(state: DivState, units: readonly DivUnit[], apart: number): readonly Point[] {
  const [leader] = units
  return leader ? placesIn(state, leader, apart).filter(at => layOut(state, units, at) !== null) : []
}

/** A whole Division is put down by one press about a place; any of its units that wait may be chosen for it. */
export const place: Act<'place'> = {
  offers(state, side) {
    if (!isDeploying(state, side)) return []
    return state.scenario.formations.flatMap((formation): Offer<ActionOf<'place'>>[] => {
      const units = waitingIn(state, formation.id)
      const [leader] = units
      if (formation.side !== side || !leader || units.length < 2) return []
      const action = (at: Point): ActionOf<'place'> => ({ type: 'place', formation: formation.id, at })
      const optionAt = (at: Point) => ({ action: action(at), label: 'Here', at })
      return [
        {
          id: `place:${formation.id}`,
          kind: 'place',
          unit: leader.id,
          with: units.map(({ id }) => id),
          label: `Deploy all of ${formation.name}`,
          clause: CLAUSE,
          input: 'place',
          useful: true,
          direct: true,
          options: () => spotsFor(state, units, 2).slice(0, 24).map(optionAt),
          sample(pick) {
            const spots = spotsFor(state, units, 2.2)
            const at = spots[pick(Math.max(1, spots.length))]
            return at ? optionAt(at) : null
          },
          region: () => ({ outlines: roomFor(state, units), label: 'deployment' }),
          trace: points => whole(state, units, action(points.at(-1) ?? middle(zoneOf(state, side)))),
        },
      ]
    })
  },
  refuse(state, { formation, at }) {
    const side = activeSide(state)
    const isKnown = state.scenario.formations.some(each => each.id === formation && each.side === side)
    if (!isDeploying(state, side) || !isKnown) return [reason(CLAUSE, 'not-now')]
    const units = waitingIn(state, formation)
    if (units.length === 0) return [reason(CLAUSE, 'all-deployed')]
    return layOut(state, units, at)
      ? []
      : [reason(CLAUSE, 'no-room', { formation: formationOf(state, formation).name })]
  },
  nearest(state, { formation, at }) {
    if (!isDeploying(state, activeSide(state))) return null
    return nearestSpot(state, waitingIn(state, formation), { type: 'place', formation, at })
  },
  play(state, { formation, at }, io) {
    const places = layOut(state, waitingIn(state, formation), at)
    return places ? putDown(state, places, io) : state
  },
}

/** The same as near as there is room for it. */
function nearestSpot(
  state: DivState,
  units: readonly DivUnit[],
  action: ActionOf<'place'>,
): ActionOf<'place'> | null {
  const spots = spotsFor(state, units, 1)
  const [first] = spots.toSorted((a, b) => distance(a, action.at) - distance(b, action.at))
  return first ? { ...action, at: first } : null
}

/** What a whole Division comes to at a place: where each of its bases would stand. */
function whole(
  state: DivState,
  units: readonly DivUnit[],
  action: ActionOf<'place'>,
): Trace<ActionOf<'place'>> {
  const reasons = place.refuse(state, action)
  const places = layOut(state, units, action.at) ?? []
  const { base } = state.scenario
  return {
    action,
    legs: [],
    left: 0,
    refusal: reasons.length > 0 ? refusalOf(reasons, nearestSpot(state, units, action)) : null,
    stop: { at: places[0]?.at ?? action.at, facing: units[0]?.facing ?? 0 },
    marks: [{ kind: 'area', outlines: places.map(({ at }) => footprint(at, 0, base, base)), tone: 'plain' }],
  }
}

/** The rest goes wherever there is room, formation by formation; who has none is lost. */
export function deployRest(state: DivState, side: Side, io: Io): DivState {
  let now = state
  for (const formation of state.scenario.formations) {
    if (formation.side !== side) continue
    const units = waitingIn(now, formation.id)
    const [leader] = units
    const spot = leader && placesIn(now, leader, 1).find(at => layOut(now, units, at) !== null)
    const places = spot && layOut(now, units, spot)
    if (places) {
      now = putDown(now, places, io)
      continue
    }
    for (const unit of units) {
      const at = placesIn(now, unit, 0.6)[0]
      now =
        at && !isTaken(now, unit, at)
          ? putDown(now, [{ unit: unit.id, at }], io)
          : withUnit(now, unit.id, { lost: true })
    }
  }
  return now
}
