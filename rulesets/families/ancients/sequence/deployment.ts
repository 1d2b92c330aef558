import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Reason } from '../../../../src/engine/refusal'
import { gap } from '../../../../src/geometry/bases'
import { type Degrees, type Point, type Polygon, bearing, distance } from '../../../../src/geometry/point'
import { bounds, contains, middle } from '../../../../src/geometry/polygons'
import type { Act, Book } from '../model/book'
import { CONTACT, baseAt, enemiesOf, findUnit, outlineOf, stands, unitOf, withUnit } from '../model/units'
import { closedReason } from '../movement/movement'
import { because, refusalOf } from '../model/reasons'
import { deployerOf } from '../model/steps'
import type { ActionOf, AncientAction, AncientState, AncientUnit } from '../model/state'
import { closedAt, overlapped } from '../movement/slide'

type Deploy = ActionOf<'deploy'>

/** Units of a side that are not on the table yet. */
export function undeployed(state: AncientState, side: Side): readonly AncientUnit[] {
  return state.units.filter(unit => unit.side === side && unit.status !== 'Lost' && unit.at === null)
}

/** With its whole base in its side's zone, clear of others, on ground that is open to it (R2). */
function deployReasons(book: Book, state: AncientState, action: Deploy): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  if (state.result) return [because(book, 'battle-over', 'break check')]
  if (!unit || unit.status === 'Lost') return [because(book, 'not-on-table', 'deployment')]
  if (deployerOf(state.step) !== unit.side) return [because(book, 'not-deploying', 'deployment order')]
  const { at, facing } = action
  const base = baseAt(state, at, facing)
  const reasons: Reason[] = []
  if (!base.every(corner => contains(state.scenario.zones[unit.side], corner))) {
    reasons.push(because(book, 'outside-zone', 'deployment'))
  }
  const closed = closedAt(book, state, unit, at, facing)
  if (closed === 'edge') reasons.push(because(book, 'off-table', 'table edge'))
  else if (closed !== null && stands({ ...unit, at }))
    reasons.push(closedReason(book, state, { ...unit, at }, closed))
  const [other] = overlapped(state, unit, at, facing)
  if (other) reasons.push(because(book, 'no-room', 'deployment', { other: { unit: other.id } }))
  const touched = enemiesOf(state, unit.side).some(enemy => gap(base, outlineOf(state, enemy)) <= CONTACT)
  if (touched) reasons.push(because(book, 'deploys-in-contact', 'deployment'))
  return reasons
}

/** Places in a zone where a unit may be put, a few rows of them. */
function placesFor(book: Book, state: AncientState, unit: AncientUnit): readonly Option<AncientAction>[] {
  const facing = facingFrom(state, unit.side)
  if (unit.at !== null) return optionAt(book, state, unit, unit.at, unit.facing)
  return lattice(state, state.scenario.zones[unit.side]).flatMap(at =>
    optionAt(book, state, unit, at, facing),
  )
}

function optionAt(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  at: Point,
  facing: Degrees,
): readonly Option<AncientAction>[] {
  const action: Deploy = { type: 'deploy', unit: unit.id, at, facing }
  return deployReasons(book, state, action).length === 0 ? [{ action, label: 'Here', at }] : []
}

function lattice(state: AncientState, zone: Polygon): readonly Point[] {
  const { minX, minY, maxX, maxY } = bounds(zone)
  const { base } = state.scenario
  const places: Point[] = []
  for (let y = minY + base / 2; y <= maxY - base / 2 + 1e-6; y += base + 0.1) {
    for (let x = minX + base / 2; x <= maxX - base / 2 + 1e-6; x += base + 0.1) places.push({ x, y })
  }
  return places
}

/** Towards the middle of the enemy's zone, to the nearest quarter of the compass. */
export function facingFrom(state: Pick<AncientState, 'scenario'>, side: Side): Degrees {
  const own = middle(state.scenario.zones[side])
  const other = middle(state.scenario.zones[side === 'A' ? 'B' : 'A'])
  return distance(own, other) < 0.01 ? 0 : (Math.round(bearing(own, other) / 90) * 90) % 360
}

function traced(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  points: readonly Point[],
  facing: Degrees = unit.at ? unit.facing : facingFrom(state, unit.side),
): ReturnType<NonNullable<Offer<AncientAction>['trace']>> {
  const at = points.at(-1) ?? unit.at ?? middle(state.scenario.zones[unit.side])
  const action: Deploy = { type: 'deploy', unit: unit.id, at, facing }
  const refusal = refusalOf(deployReasons(book, state, action))
  return { action, legs: [], left: 0, refusal: refusal ?? null, stop: { at, facing } }
}

/** Placing units before the battle: Side B all of its army, then Side A. */
export const deploy: Act<Deploy> = {
  offers(book, state, side) {
    if (deployerOf(state.step) !== side || !state.toAct.includes(side)) return []
    return state.units
      .filter(unit => unit.side === side && unit.status !== 'Lost')
      .map(
        (unit): Offer<AncientAction> => ({
          id: `deploy:${unit.id}`,
          kind: 'deploy',
          unit: unit.id,
          label: unit.at === null ? 'Deploy' : 'Deploy elsewhere',
          clause: book.cite['deployment'],
          input: unit.at === null ? 'place' : 'path',
          useful: unit.at === null,
          options: () => placesFor(book, state, unit),
          region: () => ({ outlines: [state.scenario.zones[side]], label: 'deployment zone' }),
          trace: (points, facing) => traced(book, state, unit, points, facing),
        }),
      )
  },
  refuse: deployReasons,
  nearest(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!unit || deployerOf(state.step) !== unit.side) return null
    const facing = action.facing
    const places = lattice(state, state.scenario.zones[unit.side])
      .toSorted((a, b) => distance(a, action.at) - distance(b, action.at))
      .slice(0, 60)
    for (const at of places) {
      const [option] = optionAt(book, state, unit, at, facing)
      if (option) return option.action
    }
    return null
  },
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    io.log({
      code: unit.at === null ? 'deploys' : 'deploys-elsewhere',
      facts: { unit: { unit: unit.id } },
      side: unit.side,
      units: [unit.id],
      clauses: [book.cite['deployment']],
    })
    return withUnit(state, unit.id, { at: action.at, facing: action.facing })
  },
}
