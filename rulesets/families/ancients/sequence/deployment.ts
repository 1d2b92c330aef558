import { refusalOf } from '../../../../src/engine/acts'
import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import { type Degrees, type Point, type Polygon, bearing, distance } from '../../../../src/geometry/point'
import { bounds, contains, middle } from '../../../../src/geometry/polygons'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, isFree, limit, notOnTable, reasonsBy } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, AncientUnit, Standing } from '../model/state'
import { deployerOf } from '../model/steps'
import { baseAt, findUnit, placedAt, unitOf, withUnit } from '../model/units'
import { closedAt, overlappedAt, touchedAt } from '../movement/place'
import { closedReason } from '../movement/rest'

type Deploy = ActionOf<'deploy'>

/** Units of a side that are not on the table yet. */
export function undeployed(state: AncientState, side: Side): readonly AncientUnit[] {
  return state.units.filter(unit => unit.side === side && unit.status !== 'Lost' && unit.at === null)
}

const notDeploying = limit<AskedOf>(
  'not-deploying',
  'deployment order',
  ({ state, unit }) => deployerOf(state.step) !== unit.side,
)

const outsideZone = limit<AskedOf>('outside-zone', 'deployment', ({ state, unit }) => {
  const zone = state.scenario.zones[unit.side]
  return !baseAt(state, unit.at, unit.facing).every(corner => contains(zone, corner))
})

const closed: Limit<AskedOf> = {
  isBroken: ({ book, state, unit }) => closedAt(book, state, unit, unit) !== null,
  reason({ book, state, unit }) {
    const ground = closedAt(book, state, unit, unit)
    return ground === null ? null : closedReason(book, state, unit, ground)
  },
}

const noRoom = limit<AskedOf, Standing>(
  'no-room',
  'deployment',
  ({ state, unit }) => overlappedAt(state, unit, unit),
  other => ({ other: { unit: other.id } }),
)

const inContact = limit<AskedOf>('deploys-in-contact', 'deployment', ({ state, unit }) =>
  Boolean(touchedAt(state, unit, unit)),
)

/** With its whole base in its side's zone, clear of others, on ground that is open to it (R2). Asked of the unit as it would stand. */
const DEPLOY: Limits<AskedOf> = [notDeploying, [outsideZone, closed, noRoom, inContact]]

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
  const isAllowed = isFree(DEPLOY, { book, state, unit: placedAt(unit, at, facing) })
  return isAllowed ? [{ action, label: 'Here', at }] : []
}

/** Between two bases of a row of places that are proposed, in inches. */
const GAP = 0.1

function lattice(state: AncientState, zone: Polygon): readonly Point[] {
  const { minX, minY, maxX, maxY } = bounds(zone)
  const { base } = state.scenario
  const places: Point[] = []
  const pitch = base + GAP
  for (let y = minY + base / 2; y <= maxY - base / 2 + ROUNDING; y += pitch) {
    for (let x = minX + base / 2; x <= maxX - base / 2 + ROUNDING; x += pitch) places.push({ x, y })
  }
  return places
}

/** Towards the middle of the enemy's zone, to the nearest quarter of the compass. */
export function facingFrom(state: Pick<AncientState, 'scenario'>, side: Side): Degrees {
  const own = middle(state.scenario.zones[side])
  const other = middle(state.scenario.zones[side === 'A' ? 'B' : 'A'])
  return distance(own, other) < WITHIN ? 0 : (Math.round(bearing(own, other) / 90) * 90) % 360
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
  const refusal = refusalOf(reasonsBy(DEPLOY, { book, state, unit: placedAt(unit, at, facing) }))
  return { action, legs: [], left: 0, refusal, stop: { at, facing } }
}

/** So many of the nearest places of the zone are tried where one was refused. */
const TRIED = 60

/** Placing units before the battle: Side B all of its army, then Side A. */
export const deploy: AncientAct<'deploy'> = {
  offers(book, state, side) {
    if (deployerOf(state.step) !== side) return []
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
  refuse(book, state, { unit: id, at, facing }) {
    const unit = findUnit(state, id)
    if (!unit || unit.status === 'Lost') return notOnTable(book, 'deployment')
    return reasonsBy(DEPLOY, { book, state, unit: placedAt(unit, at, facing) })
  },
  nearest(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!unit || deployerOf(state.step) !== unit.side) return null
    const facing = action.facing
    const places = lattice(state, state.scenario.zones[unit.side])
      .toSorted((a, b) => distance(a, action.at) - distance(b, action.at))
      .slice(0, TRIED)
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
