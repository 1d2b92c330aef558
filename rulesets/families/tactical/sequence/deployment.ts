import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import { type Degrees, type Point, type Polygon, bearing, distance } from '../../../../src/geometry/point'
import { areaWhere } from '../../../../src/geometry/areas'
import { bounds, contains, middle } from '../../../../src/geometry/polygons'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Act, Book } from '../model/book'
import { standable } from '../movement/allowance'
import { hidden, inSecret } from '../ground/hiding'
import { baseAt, findUnit, typeOf, unitOf, withUnit } from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { arrivalOf, arriving, isWaiting } from './reserves'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import { aboard } from '../movement/transport/loading'
import { unrest } from '../movement/followPath'
import type { Reason } from '../text/said'

type Deploy = Extract<TacticalAction, { type: 'deploy' }>
type Embark = Extract<TacticalAction, { type: 'embark' }>

function deployer(state: TacticalState): Side | null {
  return state.step === 'deploy A' ? 'A' : state.step === 'deploy B' ? 'B' : null
}

/** Whether a place lies so near to the table's edge that a base there has just come on. */
function isAtEdge(state: TacticalState, at: Point, base: number): boolean {
  const { width, height } = state.scenario.board
  return Math.min(at.x, at.y, width - at.x, height - at.y) <= base / 2 + WITHIN
}

/** Before the battle anywhere in the side's zone; as a reinforcement at its part of the table's edge (R46). */
function refuseDeploy(book: Book, state: TacticalState, action: Deploy): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  if (!unit) return [{ code: 'no-such-unit', clause: book.cite['deployment'] }]
  const early = refuseAtAll(book, state, unit)
  if (early.length > 0) return early
  const { at, facing } = action
  const reasons: Reason[] = []
  if (!contains(state.scenario.zones[unit.side], at)) {
    reasons.push({ code: 'outside-zone', clause: book.cite['deployment'] })
  }
  if (arrivalOf(state, unit) > 0 && !isAtEdge(state, at, typeOf(book, state, unit).base)) {
    reasons.push({ code: 'not-at-edge', clause: book.cite['deployment'] })
  }
  reasons.push(...unrest(book, state, unit, at, facing), ...standable(book, state, unit, at))
  const type = typeOf(book, state, unit)
  if (!type.flies && (book.obstacles?.under(state, baseAt(type, at, facing)) ?? []).length > 0) {
    reasons.push({ code: 'on-obstacle', clause: book.cite['deployment'] })
  }
  const placed = withUnit(state, unit.id, { at, facing })
  if (reasons.length === 0 && book.contact.foes(book, placed, unit).length > 0) {
    reasons.push({ code: 'deploys-in-contact', clause: book.cite['deployment'] })
  }
  return reasons
}

function refuseAtAll(book: Book, state: TacticalState, unit: TacticalUnit): readonly Reason[] {
  if (unit.status === 'Destroyed') return [{ code: 'not-on-table', clause: book.cite['deployment'] }]
  const turn = arrivalOf(state, unit)
  if (turn > 0) {
    if (book.sequence.mover(state.step) !== unit.side)
      return [{ code: 'not-its-move', clause: book.cite['sequence'] }]
    if (!isWaiting(unit)) return [{ code: 'has-arrived', clause: book.cite['deployment'] }]
    if (turn > state.turn) return [{ code: 'not-yet', clause: book.cite['deployment'], facts: { turn } }]
    return []
  }
  if (deployer(state) !== unit.side) return [{ code: 'not-deploying', clause: book.cite['deployment'] }]
  return isPlaced(state, unit) ? [{ code: 'placed-by-scenario', clause: book.cite['deployment'] }] : []
}

/** Whether the scenario itself has put a unit on the table or aboard. */
function isPlaced(state: TacticalState, unit: TacticalUnit): boolean {
  const given = state.scenario.units.find(each => each.id === unit.id)
  return given !== undefined && (given.at !== undefined || given.carriedBy !== undefined)
}

/** Units are put at most so many inches apart when they are deployed by a list of places. */
const LATTICE = 1.6

/** Places in a zone where a unit may be put, a few rows of them. */
function placesFor(book: Book, state: TacticalState, unit: TacticalUnit): readonly Option<TacticalAction>[] {
  const facing = facingFrom(state, unit.side)
  return latticeFor(book, state, unit).flatMap(at => optionAt(book, state, unit, at, facing) ?? [])
}

function latticeFor(book: Book, state: TacticalState, unit: TacticalUnit): readonly Point[] {
  const edge = arrivalOf(state, unit) > 0 ? typeOf(book, state, unit).base : null
  return lattice(state, state.scenario.zones[unit.side], edge)
}

function optionAt(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  at: Point,
  facing: Degrees,
): Option<TacticalAction> | null {
  const action: Deploy = { type: 'deploy', unit: unit.id, at, facing }
  return refuseDeploy(book, state, action).length === 0 ? { action, label: 'Here', at } : null
}

/** One place of the lattice at random; all of them are tried before none is found. */
function somewhere(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  pick: (count: number) => number,
): Option<TacticalAction> | null {
  const places = latticeFor(book, state, unit).slice()
  const facing = facingFrom(state, unit.side)
  while (places.length > 0) {
    const [at] = places.splice(pick(places.length), 1)
    const option = at && optionAt(book, state, unit, at, facing)
    if (option) return option
  }
  return null
}

function lattice(state: TacticalState, zone: Polygon, edge: number | null): readonly Point[] {
  const { minX, minY, maxX, maxY } = bounds(zone)
  const places: Point[] = []
  if (edge === null) {
    for (let y = minY + 0.6; y < maxY; y += LATTICE) {
      for (let x = minX + 0.6; x < maxX; x += LATTICE) places.push({ x, y })
    }
    return places
  }
  const { width, height } = state.scenario.board
  const half = edge / 2
  for (let x = minX + half; x < maxX; x += LATTICE) places.push({ x, y: half }, { x, y: height - half })
  for (let y = minY + half; y < maxY; y += LATTICE) places.push({ x: half, y }, { x: width - half, y })
  return places
}

/** Where the middle of a base may come on: the strip of its side's zone along the table's edge. */
function edgeOf(book: Book, state: TacticalState, unit: TacticalUnit): readonly Polygon[] {
  const zone = state.scenario.zones[unit.side]
  const { base } = typeOf(book, state, unit)
  return areaWhere(bounds(zone), base / 4, at => isAtEdge(state, at, base) && contains(zone, at))
}

/** Towards the middle of the enemy's zone, to the nearest quarter of the compass. */
function facingFrom(state: TacticalState, side: Side): number {
  const own = middle(state.scenario.zones[side])
  const other = middle(state.scenario.zones[side === 'A' ? 'B' : 'A'])
  return distance(own, other) < WITHIN ? 0 : (Math.round(bearing(own, other) / 90) * 90) % 360
}

/** Placing units before the battle, and bringing on reinforcements. */
export const deploy: Act<Deploy> = {
  offers(book, state, side) {
    if (!state.toAct.includes(side)) return []
    const units =
      deployer(state) === side
        ? state.units.filter(
            unit =>
              unit.side === side &&
              unit.status !== 'Destroyed' &&
              arrivalOf(state, unit) === 0 &&
              !isPlaced(state, unit),
          )
        : book.sequence.mover(state.step) === side
          ? arriving(state, side)
          : []
    return units.map((unit): Offer<TacticalAction> => {
      const isReserve = arrivalOf(state, unit) > 0
      return {
        id: `deploy:${unit.id}`,
        kind: 'deploy',
        unit: unit.id,
        label: isReserve ? 'Enter' : 'Deploy',
        clause: book.cite['deployment'],
        input: 'place',
        useful: isWaiting(unit),
        options: () => placesFor(book, state, unit),
        sample: pick => somewhere(book, state, unit, pick),
        region: () =>
          isReserve
            ? { outlines: edgeOf(book, state, unit), label: 'enters here' }
            : { outlines: [state.scenario.zones[side]], label: 'deployment zone' },
        trace: (points, facing) => traceDeploy(book, state, unit, points, facing),
      }
    })
  },
  refuse: refuseDeploy,
  nearest(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!unit || refuseAtAll(book, state, unit).length > 0) return null
    let best: Option<TacticalAction> | null = null
    for (const option of placesFor(book, state, unit)) {
      if (!best || away(option, action.at) < away(best, action.at)) best = option
    }
    return best?.action.type === 'deploy' ? { ...best.action, facing: best.action.facing } : null
  },
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    const isReserve = arrivalOf(state, unit) > 0
    const { at, facing } = action
    const placed = hidden(book, withUnit(state, unit.id, { at, facing, carriedBy: null }), unit.id)
    io.log({
      code: isReserve ? 'arrives' : 'deploys',
      facts: { unit: { unit: unit.id } },
      side: unit.side,
      units: [unit.id],
      clauses: [book.cite['deployment']],
      ...inSecret(findUnit(placed, unit.id)),
    })
    return placed
  },
}

function away(option: Option<TacticalAction>, at: Point): number {
  return option.at ? distance(option.at, at) : Number.POSITIVE_INFINITY
}

function traceDeploy(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  points: readonly Point[],
  facing = unit.at ? unit.facing : facingFrom(state, unit.side),
): ReturnType<NonNullable<Offer<TacticalAction>['trace']>> {
  const at = points.at(-1) ?? unit.at ?? middle(state.scenario.zones[unit.side])
  const action: Deploy = { type: 'deploy', unit: unit.id, at, facing }
  const refusal = refusalOf(refuseDeploy(book, state, action))
  return { action, legs: [], left: 0, refusal: refusal ?? null, stop: { at, facing } }
}

/** Going aboard, or being limbered, before the battle. */
export const embark: Act<Embark> = {
  offers(book, state, side) {
    if (deployer(state) !== side) return []
    const transports = state.units.filter(
      unit =>
        unit.side === side && (typeOf(book, state, unit).carriesFoot || typeOf(book, state, unit).towsGuns),
    )
    if (transports.length === 0) return []
    return state.units
      .filter(unit => unit.side === side && canRide(book, state, unit) && !isPlaced(state, unit))
      .filter(unit => arrivalOf(state, unit) === 0 && unit.carriedBy === null)
      .map((unit): Offer<TacticalAction> => {
        const isGun = typeOf(book, state, unit).gun
        return {
          id: `embark:${unit.id}`,
          kind: 'embark',
          unit: unit.id,
          label: isGun ? 'Limber' : 'Mount',
          clause: book.cite['deployment'],
          input: 'target',
          useful: false,
          options: () =>
            transports.map(transport => {
              const action: Embark = { type: 'embark', unit: unit.id, transport: transport.id }
              const refusal = refusalOf(embark.refuse(book, state, action))
              return {
                action,
                label: transport.name,
                token: transport.id,
                ...(refusal && { refusal }),
              }
            }),
        }
      })
  },
  refuse(book, state, action) {
    const unit = findUnit(state, action.unit)
    const transport = findUnit(state, action.transport)
    if (!unit || !transport) return [{ code: 'no-such-unit', clause: book.cite['deployment'] }]
    const early = refuseAtAll(book, state, unit)
    if (early.length > 0) return early
    if (arrivalOf(state, unit) > 0 || deployer(state) !== unit.side) {
      return [{ code: 'not-deploying', clause: book.cite['deployment'] }]
    }
    return aboard(book, state, unit, transport)
  },
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    const isGun = typeOf(book, state, unit).gun
    io.log({
      code: isGun ? 'begins-limbered' : 'begins-mounted',
      facts: { unit: { unit: unit.id }, transport: { unit: action.transport } },
      side: unit.side,
      units: [unit.id, action.transport],
      clauses: [book.cite['deployment']],
    })
    return withUnit(state, unit.id, { at: null, carriedBy: action.transport })
  },
}

function canRide(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  const type = typeOf(book, state, unit)
  return type.rides || type.gun
}
