import { memoLast } from '../../../src/engine/memo'
import type { UnitId } from '../../../src/engine/ids'
import { assigned, groupsOf, isTogether, slots } from '../../../src/geometry/formation'
import { along, distance, moveBy, type Degrees, type Point } from '../../../src/geometry/point'
import { isWithin } from '../../../src/geometry/tolerance'
import type { ActionOf, Reason } from '../act'
import { activeOf, reasonsNotTo } from '../activation'
import { isHard, touches } from '../ground'
import {
  crewOf,
  inches,
  isServed,
  isSniper,
  paceOf,
  placedOf,
  pointsOf,
  unitOf,
  type Placed,
  type Standing,
} from '../lookup'
import type { ColonialState, Form } from '../state'
import { LENGTHS } from '../tables'
import { allowanceOf, blockedOnWay, comesNear, isFree, isRough, lengthOf } from './room'

/** How a figure goes. */
interface Way {
  readonly figure: Placed
  readonly path: readonly Point[]
  readonly to: Point
  readonly length: number
}

/** A march as it would come out. */
interface March {
  readonly ways: readonly Way[]
  /** Where the gun goes, if there is one. */
  readonly gun: Point | null
  readonly reasons: readonly Reason[]
  /** What is left to the figure that goes farthest. */
  readonly left: number
}

/** Inches between the figures of a formation. */
const SPACING = 0.85
const LOOSE = 1

/** Where everybody would go. */
function waysOf(
  state: ColonialState,
  unit: Standing,
  path: readonly Point[],
  form: Form,
  facing: Degrees,
): { readonly ways: readonly Way[]; readonly gun: Point | null } | null {
  const goal = form === 'crew' ? unit.at : (path.at(-1) ?? unit.at)
  const between = form === 'crew' ? [] : path.slice(0, -1)
  const men = placedOf(unit)
  const shift = { x: goal.x - unit.at.x, y: goal.y - unit.at.y }
  if (form === 'as it stands' || (unit.gun && form !== 'crew')) {
    const ways = men.map((figure): Way => {
      const to = { x: figure.at.x + shift.x, y: figure.at.y + shift.y }
      const bends = between.map(each => ({
        x: figure.at.x + each.x - unit.at.x,
        y: figure.at.y + each.y - unit.at.y,
      }))
      const way = [figure.at, ...bends, to]
      return { figure, path: way, to, length: lengthOf(way) }
    })
    return { ways, gun: unit.gun ? goal : null }
  }
  const scale = state.scenario.scale
  const gunRoom = form === 'crew' ? 0.55 * scale : 0
  const places = slots(form === 'line' || form === 'column' ? form : 'loose', men.length, goal, facing, {
    spacing: (form === 'loose' ? LOOSE : SPACING) * scale,
    free: at => isFree(state, at, unit.id) && distance(at, goal) >= gunRoom,
    ...(form === 'cover' && { better: (at: Point) => isHard(state, at) || isBehind(state, at) }),
  })
  if (places.length < men.length) return null
  const order = assigned(
    men.map(({ at }) => at),
    places,
  )
  const ways = men.map((figure, at): Way => {
    const to = places[order[at] ?? 0] ?? figure.at
    const way = [figure.at, ...between, to]
    return { figure, path: way, to, length: lengthOf(way) }
  })
  return { ways, gun: unit.gun ? unit.at : null }
}

/** Close to a wall or hedge, on whichever side of it. */
function isBehind(state: ColonialState, at: Point): boolean {
  const close = inches(state, LENGTHS.behindWall)
  const around = [0, 90, 180, 270].map(angle => moveBy(at, angle, close))
  return around.some(each => touches(state, at, each, 'screens'))
}

/** A march as it would come out, with all that speaks against it. The deed itself is judged elsewhere. */
export function marchOf(
  state: ColonialState,
  unit: Standing,
  { path, form, facing }: Pick<ActionOf<'march'>, 'path' | 'form' | 'facing'>,
): March {
  const found = waysOf(state, unit, path, form, facing)
  const allowance = allowanceOf(state, unit)
  if (!found) {
    return { ways: [], gun: null, left: 0, reasons: [{ code: 'no-room', clause: 'colonial-R52' }] }
  }
  const active = activeOf(state, unit.id)
  const before = pointsOf(unit)
  const link = inches(state, LENGTHS.cohesion)
  const broken = !unit.gun && !isTogether(before, link)
  // Who cannot come all the way to a broken unit comes as far as he can (R9).
  const ways = broken
    ? found.ways.map(way => shortened(way, allowance - (active.gone[way.figure.id] ?? 0)))
    : found.ways
  const reasons: Reason[] = []
  const spent = ways.map(({ figure, length }) => length + (active.gone[figure.id] ?? 0))
  const gunLength = found.gun && form !== 'crew' ? lengthOf([unit.at, ...path]) : 0
  const most = Math.max(0, gunLength, ...spent)
  const rolls = active.stage === 'open' && active.rolled === null
  if (rolls && ways.some(way => isRough(state, unit, way.path)))
    reasons.push({ code: 'bad-ground', clause: paceOf(unit).clauses.bad })
  else if (
    active.stage === 'move' &&
    active.rolled === null &&
    ways.some(way => isRough(state, unit, way.path))
  )
    reasons.push({ code: 'not-announced', clause: 'colonial-R7' })
  if (!isWithin(most, allowance))
    reasons.push({
      code: 'too-far',
      clause: clauseOfMove(state, unit),
      facts: { length: most, limit: allowance },
    })
  if (ways.some(way => comesNear(state, unit.side, way.path)))
    reasons.push({ code: 'near-enemy', clause: 'colonial-R52' })
  if (ways.some(way => blockedOnWay(state, way.path)))
    reasons.push({ code: 'impassable', clause: 'colonial-R52' })
  const ends = ways.map(({ to }) => to)
  const base = inches(state, LENGTHS.base)
  if (ends.some(to => !isFree(state, to, unit.id)) || crowded(ends, base))
    reasons.push({ code: 'no-room', clause: 'colonial-R52' })
  if (unit.gun) {
    const gun = found.gun ?? unit.at
    const serve = inches(state, LENGTHS.serve)
    if (form !== 'crew' && crewOf(state, unit).length < unit.figures.length)
      reasons.push({ code: 'crew-away', clause: 'colonial-R54' })
    else if (ends.some(to => !isWithin(distance(to, gun), serve)))
      reasons.push({ code: 'crew-apart', clause: 'colonial-R54' })
  } else if (!isSniper(unit)) {
    const groups = groupsOf(ends, link).length
    if (broken ? groups > groupsOf(before, link).length || form === 'as it stands' : groups > 1)
      reasons.push({ code: 'breaks-cohesion', clause: 'colonial-2.16' })
  }
  return { ways, gun: found.gun, reasons, left: allowance - most }
}

function shortened(way: Way, most: number): Way {
  if (way.length <= most) return way
  let left = Math.max(0, most)
  const path: Point[] = []
  for (const [at, to] of way.path.entries()) {
    const from = way.path[at - 1]
    if (!from) {
      path.push(to)
      continue
    }
    const step = distance(from, to)
    if (step >= left) {
      path.push(step === 0 ? to : along(from, to, left / step))
      break
    }
    left -= step
    path.push(to)
  }
  return { ...way, path, to: path.at(-1) ?? way.to, length: Math.max(0, most) }
}

const crowded = (places: readonly Point[], base: number): boolean =>
  places.some((a, at) => places.slice(at + 1).some(b => distance(a, b) < base - 0.005))

export function clauseOfMove(state: ColonialState, unit: Standing): string {
  const { stage, rolled } = activeOf(state, unit.id)
  if (stage === 'extra') return 'colonial-2.15'
  if (unit.gun) return unit.gun.kind === 'machine gun' ? 'colonial-3.2' : 'colonial-4.2'
  return rolled === null ? paceOf(unit).clauses.move : paceOf(unit).clauses.bad
}

export const plan = memoLast((state: ColonialState, unit: Standing, action: ActionOf<'march'>) =>
  marchOf(state, unit, action),
)

/** Why a unit may not move at all now: it is no gun that is ready, nor one that nobody serves. */
export function reasonsNotToMove(state: ColonialState, id: UnitId, form: Form): readonly Reason[] {
  const reasons = reasonsNotTo(state, id, 'move')
  if (reasons.length > 0) return reasons
  const unit = unitOf(state, id) as Standing
  const { gun } = unit
  if (!gun) return form === 'crew' ? [{ code: 'no-gun', clause: 'colonial-R54' }] : []
  if (form === 'crew') {
    return crewOf(state, unit).length === unit.figures.length
      ? [{ code: 'crew-there', clause: 'colonial-R54' }]
      : []
  }
  const clause = gun.kind === 'machine gun' ? 'colonial-R29' : 'colonial-R32'
  if (gun.ready) return [{ code: 'is-ready', clause }]
  return isServed(state, unit) ? [] : [{ code: 'too-few-crew', clause }]
}
