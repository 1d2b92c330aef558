import { once } from '../../../../src/engine/memo'
import type { Option } from '../../../../src/engine/offer'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
  normal,
} from '../../../../src/geometry/point'
import { ARC_TOLERANCE, WITHIN } from '../../../../src/geometry/tolerance'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, isFree, limit, limitsOn, reasonsOf } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { SHORT, enemiesOf, findUnit, isOn, stands } from '../model/units'
import type { Allowance, Flight } from '../model/ways'
import { longest } from './allowance'
import { LIMITED_BY, arrived, isFar, mover, tellMove } from './arrival'
import { HELD, hindrance } from './held'
import { barReason, isBarred, overLimit } from './inTheWay'
import { isLight, isSame, lengthOf } from './manoeuvre'
import { type Walked, allowanceOn, firstInches, reachTowards, roadPaths, walked } from './path'
import { REST, type Rest, TURNED } from './rest'
import { holderOf } from './zone'

interface March extends AskedOf {
  readonly path: readonly Point[]
  readonly facing: Degrees
  readonly light: boolean
  readonly walked: () => Walked
}

const nowhere = limit<March>(
  'goes-nowhere',
  'movement table',
  ({ unit, path }) => lengthOf(unit.at, path) <= WITHIN,
)

const offRoad = limit<March>(
  'only-straight',
  'irregular',
  ({ light, walked: path }) => !light && !path().wholeOnRoad,
)

const noBends = limit<March>('no-bends', 'road', ({ state, light }) => !light && isOn(state, 'no-free-bends'))

/** The first stretch of a road that is followed lies within so many degrees of the front (R5). */
const ROAD_AHEAD = 45

const roadElsewhere = limit<March>('road-not-ahead', 'road', ({ unit, path: [first], light }) => {
  if (light || !first) return false
  return angleBetween(bearing(unit.at, first), unit.facing) > ROAD_AHEAD + ARC_TOLERANCE
})

const notAlongRoad = limit<March>('ends-along-road', 'road', ({ unit, path, facing, light }) => {
  const end = path.at(-1)
  return !light && end !== undefined && !isSame(facing, bearing(path.at(-2) ?? unit.at, end))
})

const heldOnRoad = limit<March, Standing>(
  'in-zone',
  'road',
  ({ book, state, unit, light }) => (light ? null : holderOf(book, state, unit, unit)),
  enemy => ({ enemy: { unit: enemy.id } }),
)

const barred: Limit<March> = {
  isBroken: ({ walked: path }) => path().slides.some(({ found, length }) => isBarred(found, length)),
  reason({ book, state, unit, walked: path }) {
    for (const { found, length } of path().slides) {
      const reason = barReason(book, state, unit, found, length)
      if (reason) return reason
    }
    return null
  },
}

const overLong: Limit<March> = {
  isBroken: asked => excess(asked) !== null,
  reason(asked) {
    const allowance = excess(asked)
    return allowance && overLimit(asked.book, allowance, asked.walked().length)
  },
}

function excess({ book, state, unit, walked: path }: March): Allowance | null {
  const allowance = allowanceOn(book, state, unit, path())
  return path().length > allowance.limit + WITHIN ? allowance : null
}

/** A Light unit comes to rest with the facing that it had, and may turn then; others end facing along the road. */
function restThere({ book, state, unit, path, facing, light }: March): Rest {
  const at = path.at(-1) ?? unit.at
  return { book, state, unit, place: { at, facing: light ? unit.facing : facing }, stays: false }
}

const turnedThere = limitsOn(TURNED, ({ book, state, unit, path, facing, light }: March) => {
  if (!light || isSame(facing, unit.facing)) return null
  return {
    book,
    state,
    unit,
    place: { at: path.at(-1) ?? unit.at, facing },
    before: unit.facing,
    stays: true,
  }
})

const restTurned = limitsOn(REST, (asked: March): Rest | null => {
  const { light, facing, unit, path } = asked
  return light && !isSame(facing, unit.facing)
    ? { ...restThere(asked), place: { at: path.at(-1) ?? unit.at, facing } }
    : null
})

/** Any direction for Light units with a free facing at the end; the bends of a road for others. */
const MARCH: Limits<March> = [
  ...HELD,
  nowhere,
  offRoad,
  noBends,
  roadElsewhere,
  notAlongRoad,
  heldOnRoad,
  barred,
  overLong,
  limitsOn(REST, restThere),
  turnedThere,
  restTurned,
]

function marching(
  book: Book,
  state: AncientState,
  unit: Standing,
  { path, facing }: Pick<ActionOf<'march'>, 'path' | 'facing'>,
): March {
  const light = isLight(book, state, unit)
  return { book, state, unit, path, facing, light, walked: once(() => walked(book, state, unit, path)) }
}

/** Going along a path of several pieces. */
export const march: AncientAct<'march'> = {
  offers: () => [],
  refuse: (book, state, action) =>
    reasonsOf(book, findUnit(state, action.unit), 'A moves', MARCH, unit =>
      marching(book, state, unit, action),
    ),
  nearest: (book, state, action) => nearestMarch(book, state, action),
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    const path = walked(book, state, unit, action.path)
    const { full, by } = allowanceOn(book, state, unit, path)
    const code = path.wholeOnRoad ? 'moves-by-road' : 'moves'
    const subject = isLight(book, state, unit) ? 'light' : LIMITED_BY[by]
    tellMove(book, io, unit, code, subject, [unit.at, ...action.path], { distance: path.length })
    const place = { at: action.path.at(-1) ?? unit.at, facing: action.facing }
    return arrived(book, state, unit, place, { movedFar: isFar(path.length, full) })
  },
}

function mayMarch(
  book: Book,
  state: AncientState,
  unit: Standing,
  action: Pick<ActionOf<'march'>, 'path' | 'facing'>,
) {
  return isFree(MARCH, marching(book, state, unit, action))
}

/** Steps in which a path is shortened until it may be followed: finer for short ones, in inches. */
const STEP = { far: 0.25, near: 0.1, beyond: 3 }

/** The same path as far as it may be followed, with the wished facing or the present one; null if it may not at all. */
export function nearestMarch(
  book: Book,
  state: AncientState,
  action: ActionOf<'march'>,
): ActionOf<'march'> | null {
  const unit = findUnit(state, action.unit)
  if (!stands(unit) || hindrance(book, state, unit)) return null
  const most = Math.min(lengthOf(unit.at, action.path), longest(book, state, unit))
  const step = most > STEP.beyond ? STEP.far : STEP.near
  for (let length = most; length > STEP.near; length -= step) {
    const path = firstInches(unit.at, action.path, length)
    const end = path.at(-1)
    if (!end) continue
    const along = bearing(path.at(-2) ?? unit.at, end)
    const facings = isLight(book, state, unit) ? [action.facing, unit.facing] : [along]
    for (const facing of facings) {
      const shorter = { ...action, path, facing }
      if (mayMarch(book, state, unit, shorter)) return shorter
    }
  }
  return null
}

/** Moves of a Light unit in one direction: all the way and half of it, facing as before or towards the nearest enemy. */
export function marchesTowards(
  book: Book,
  state: AncientState,
  unit: Standing,
  way: Degrees,
): readonly Option<AncientAction>[] {
  const most = reachTowards(book, state, unit, way, SHORT)
  return [1, 0.5].flatMap(share => {
    const length = Math.round(most * share * 1000) / 1000
    if (length < 2 * SHORT) return []
    const at = moveBy(unit.at, way, length)
    const near = nearestEnemy(state, unit, at)
    const facings = near ? [Math.round(bearing(at, near.at)), unit.facing] : [unit.facing]
    return facings.flatMap(each => marchOption(book, state, unit, [at], normal(each), 'Move'))
  })
}

function nearestEnemy(state: AncientState, unit: Standing, at: Point): Standing | null {
  let found: Standing | null = null
  let least = Infinity
  for (const enemy of enemiesOf(state, unit.side)) {
    const away = distance(enemy.at, at)
    if (away >= least) continue
    least = away
    found = enemy
  }
  return found
}

function marchOption(
  book: Book,
  state: AncientState,
  unit: Standing,
  path: readonly Point[],
  facing: Degrees,
  label: string,
): readonly Option<AncientAction>[] {
  if (!mayMarch(book, state, unit, { path, facing })) return []
  return [{ action: { type: 'march', unit: unit.id, path, facing }, label, at: path.at(-1) ?? unit.at }]
}

/** A move of a Light unit to a place that is worth a thought. */
export function marchWorth(
  book: Book,
  state: AncientState,
  unit: Standing,
  { path, facing }: Flight,
): readonly Option<AncientAction>[] {
  return marchOption(book, state, unit, path, normal(facing), 'Move')
}

/** Moves along the bends of the road that a unit stands on, both ways. */
export function marchesByRoad(
  book: Book,
  state: AncientState,
  unit: Standing,
): readonly Option<AncientAction>[] {
  return roadPaths(book, state, unit).flatMap(path => {
    const end = path.at(-1) ?? unit.at
    return marchOption(book, state, unit, path, bearing(path.at(-2) ?? unit.at, end), 'Along the road')
  })
}
