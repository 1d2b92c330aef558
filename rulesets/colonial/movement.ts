import { plainOffer, refusalField, refusalOf } from '../../src/engine/acts'
import { memoByThree } from '../../src/engine/memo'
import type { Side, UnitId } from '../../src/engine/ids'
import type { Offer, Option, Trace } from '../../src/engine/offer'
import { areaWhere } from '../../src/geometry/areas'
import { assigned, groupsOf, isTogether, slots } from '../../src/geometry/formation'
import { squareToSegment } from '../../src/geometry/outline'
import { along, bearing, distance, moveBy, type Degrees, type Point } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, ActionOf, Io, Reason } from './act'
import { activeOf, candidates, reasonsNotTo, withActive } from './activation'
import { isBad, isHard, isImpassable, touches } from './ground'
import {
  boxOf,
  crewOf,
  findUnit,
  inches,
  isServed,
  isSniper,
  movedTo,
  nearestEnemy,
  paceOf,
  placedOf,
  pointsOf,
  stands,
  unitOf,
  withUnit,
  type Placed,
  type Standing,
} from './lookup'
import type { ColonialAction, ColonialState, Company, Form } from './state'
import { GUN_MOVE, LENGTHS } from './tables'

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
const LOOSE = 1.3

/** Inches that each figure of a unit has for its Move, or for the part of it that is on. */
export function allowanceOf(state: ColonialState, unit: Standing): number {
  const active = activeOf(state, unit.id)
  if (active.rolled !== null) return inches(state, active.rolled)
  return inches(state, unit.gun ? GUN_MOVE : paceOf(unit).move)
}

export function lengthOf(path: readonly Point[]): number {
  let sum = 0
  for (const [at, to] of path.entries()) {
    const from = path[at - 1]
    if (from) sum += distance(from, to)
  }
  return sum
}

/** Whether a base at a place is on the table, on ground that it can stand on, and clear of the figures of other units. */
export function isFree(state: ColonialState, at: Point, but: UnitId): boolean {
  const { width, height } = state.scenario.board
  const base = inches(state, LENGTHS.base)
  const rim = base / 2
  if (at.x < rim || at.y < rim || at.x > width - rim || at.y > height - rim) return false
  if (isImpassable(state, at)) return false
  for (const unit of state.units) {
    if (unit.id === but || unit.at === null) continue
    if (!near(unit, at, base)) continue
    for (const other of pointsOf(unit)) {
      const away = distance(other, at)
      if (away < base - 0.005) return false
    }
  }
  return true
}

/** Whether anybody of a unit can be within a length of a place: asked before looking at every figure. */
function near(unit: Company, { x, y }: Point, length: number): boolean {
  const { minX, minY, maxX, maxY } = boxOf(unit)
  return x >= minX - length && x <= maxX + length && y >= minY - length && y <= maxY + length
}

/** Whether a way keeps clear of all enemies: it comes into contact with none (R52). */
function comesNear(state: ColonialState, side: Side, path: readonly Point[]): boolean {
  const base = inches(state, LENGTHS.base)
  for (const [at, b] of path.entries()) {
    const a = path[at - 1]
    if (!a) continue
    const [left, right] = a.x < b.x ? [a.x - base, b.x + base] : [b.x - base, a.x + base]
    const [top, bottom] = a.y < b.y ? [a.y - base, b.y + base] : [b.y - base, a.y + base]
    for (const unit of state.units) {
      if (unit.side === side || unit.at === null) continue
      const box = boxOf(unit)
      if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
      for (const { x, y } of pointsOf(unit)) {
        if (x < left || x > right || y < top || y > bottom) continue
        const square = squareToSegment(x, y, a.x, a.y, b.x, b.y)
        if (square > (base + 0.001) ** 2) continue
        // Who stands in contact after a fight may go away, but not nearer.
        const first = path[0] ?? a
        if (
          at === 1 &&
          distance(first, { x, y }) <= base + 0.02 &&
          square >= distance(first, { x, y }) ** 2 - 0.001
        )
          continue
        return true
      }
    }
  }
  return false
}

/** Whether a way of a unit touches bad ground that counts for it. */
export function isRough(state: ColonialState, unit: Standing, path: readonly Point[]): boolean {
  if (!unit.gun && paceOf(unit).badDice === 0) return false
  return path.some((b, at) => {
    const a = path[at - 1]
    return a !== undefined && touches(state, a, b, ({ bad }) => bad)
  })
}

const blockedOnWay = (state: ColonialState, path: readonly Point[]): boolean =>
  path.some((b, at) => {
    const a = path[at - 1]
    return a !== undefined && touches(state, a, b, ({ impassable }) => impassable)
  })

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
  return around.some(each => touches(state, at, each, ({ screens }) => screens))
}

/** A march as it would come out, with all that speaks against it. The deed itself is judged elsewhere. */
function marchOf(
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

function clauseOfMove(state: ColonialState, unit: Standing): string {
  const { stage, rolled } = activeOf(state, unit.id)
  if (stage === 'extra') return 'colonial-2.15'
  if (unit.gun) return unit.gun.kind === 'machine gun' ? 'colonial-3.2' : 'colonial-4.2'
  return rolled === null ? paceOf(unit).clauses.move : paceOf(unit).clauses.bad
}

const plan = memoByThree((state: ColonialState, unit: Standing, action: ActionOf<'march'>) =>
  marchOf(state, unit, action),
)

/** Why a unit may not move at all now: it is no gun that is ready, nor one that nobody serves. */
function reasonsNotToMove(state: ColonialState, id: UnitId, form: Form): readonly Reason[] {
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

export const march: Act<'march'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      if (unit.gun) return [marchOffer(state, unit, 'as it stands'), marchOffer(state, unit, 'crew')]
      if (unit.figures.length === 1) return [marchOffer(state, unit, 'as it stands')]
      return FORMS_OFFERED.map(form => marchOffer(state, unit, form))
    }),
  refuse(state, action) {
    const reasons = reasonsNotToMove(state, action.unit, action.form)
    if (reasons.length > 0) return reasons
    return plan(state, unitOf(state, action.unit) as Standing, action).reasons
  },
  nearest(state, action) {
    if (reasonsNotToMove(state, action.unit, action.form).length > 0) return null
    return nearestMarch(state, unitOf(state, action.unit) as Standing, action)
  },
  play(state, action, io) {
    const unit = findUnit(state, action.unit)
    if (!stands(unit)) return state
    return marched(state, unit, action, io)
  },
}

const FORMS_OFFERED: readonly Form[] = ['as it stands', 'line', 'column', 'loose', 'cover']

const LABELS: Readonly<Record<Form, string>> = {
  'as it stands': 'Move',
  line: 'Form line',
  column: 'Form column',
  loose: 'Spread out',
  cover: 'Into cover',
  crew: 'Crew to the gun',
}

function marched(state: ColonialState, unit: Standing, action: ActionOf<'march'>, io: Io): ColonialState {
  const { ways, gun } = plan(state, unit, action)
  const active = activeOf(state, unit.id)
  const places = new Map(ways.map(({ figure, to }) => [figure.id, to]))
  const before = unit.at
  const next = movedTo(state, unit.id, places, gun ?? undefined)
  const moved = unitOf(next, unit.id)
  const gone = { ...active.gone }
  let most = 0
  for (const { figure, length } of ways) {
    if (length <= 0) continue
    gone[figure.id] = tidy((gone[figure.id] ?? 0) + length)
    most = Math.max(most, length)
  }
  // Who only turns has not moved (R6).
  const stage = most > 0 && active.stage === 'open' ? 'move' : active.stage
  io.log({
    code: action.form === 'crew' ? 'crew-back' : most > 0 ? `moves-${codeOf(action.form)}` : 'turns',
    side: unit.side,
    facts: { unit: { unit: unit.id }, length: most },
    units: [unit.id],
    clauses: [clauseOfMove(state, unit)],
    ...(moved.at && most > 0 && { effects: [{ kind: 'move', unit: unit.id, path: [before, moved.at] }] }),
  })
  return withActive(withUnit(next, unit.id, { facing: action.facing }), { ...active, stage, gone })
}

const tidy = (length: number): number => Math.round(length * 1000) / 1000
const codeOf = (form: Form) => (form === 'as it stands' || form === 'crew' ? 'on' : form)

/** The longest part of the way to the same place that is allowed; null if there is none. */
function nearestMarch(
  state: ColonialState,
  unit: Standing,
  action: ActionOf<'march'>,
): ColonialAction | null {
  const way = [unit.at, ...action.path]
  const whole = lengthOf(way)
  for (const part of [0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.05]) {
    const path = cut(way, whole * part)
    const shorter = { ...action, path }
    if (marchOf(state, unit, shorter).reasons.length === 0) return shorter
  }
  return null
}

function cut(way: readonly Point[], length: number): readonly Point[] {
  let left = length
  const path: Point[] = []
  for (const [at, to] of way.entries()) {
    const from = way[at - 1]
    if (!from) continue
    const step = distance(from, to)
    if (step >= left) return [...path, step === 0 ? to : round(along(from, to, left / step))]
    left -= step
    path.push(to)
  }
  return path
}

const round = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) })

/** Which way a formation faces: a column goes ahead, the others look towards the nearest enemy. */
function facingOf(state: ColonialState, unit: Standing, path: readonly Point[], form: Form): Degrees {
  const goal = path.at(-1) ?? unit.at
  const before = path.at(-2) ?? unit.at
  if (form === 'column') return distance(before, goal) > 0.3 ? Math.round(bearing(before, goal)) : unit.facing
  if (form === 'as it stands')
    return distance(before, goal) > 0.3 ? Math.round(bearing(before, goal)) : unit.facing
  const enemy = nearestEnemy(state, unit.side, goal)
  return enemy ? Math.round(bearing(goal, enemy.at)) : unit.facing
}

function marchOffer(state: ColonialState, unit: Standing, form: Form): Offer<ColonialAction> {
  const id = form === 'as it stands' ? `march:${unit.id}` : `${codeOf(form)}:${unit.id}`
  const reasons = reasonsNotToMove(state, unit.id, form)
  const actionTo = (path: readonly Point[], facing?: Degrees): ActionOf<'march'> => ({
    type: 'march',
    unit: unit.id,
    path: path.map(round),
    form,
    facing: facing ?? facingOf(state, unit, path, form),
  })
  const optionOf = (path: readonly Point[], label: string): Option<ColonialAction> => {
    const action = actionTo(path)
    const at = path.at(-1)
    return {
      action,
      label,
      ...(at && { at: round(at) }),
      ...refusalField(marchOf(state, unit, action).reasons),
    }
  }
  const base = {
    id: form === 'crew' ? `crew:${unit.id}` : id,
    kind: form === 'as it stands' ? 'march' : codeOf(form) === 'on' ? 'crew' : codeOf(form),
    unit: unit.id,
    label: LABELS[form],
    clause: form === 'crew' ? 'colonial-R54' : 'colonial-2.10',
    // Until somebody is named, every unit has something to do; whoever has moved may leave it at that.
    useful: form === 'as it stands' && state.active === null,
    ...refusalField(reasons),
  } as const
  if (form === 'crew') return { ...base, input: 'nothing', options: () => [optionOf([], LABELS.crew)] }
  return {
    ...base,
    input: 'path',
    options: () => spread(state, unit, form).map(to => optionOf([to], '')),
    sample(pick) {
      for (let tries = 0; tries < 2; tries++) {
        const angle = pick(24) * 15
        const far = (allowanceOf(state, unit) * (1 + pick(8))) / 8
        const option = optionOf([moveBy(unit.at, angle, far)], '')
        if (!option.refusal) return option
      }
      return null
    },
    region: () => regionOf(state, unit, form),
    trace: (points, facing) => traceOf(state, unit, actionTo(points, facing)),
  }
}

/** A fair spread of places, towards the enemy and away from him. */
function spread(state: ColonialState, unit: Standing, form: Form): readonly Point[] {
  const enemy = nearestEnemy(state, unit.side, unit.at)
  const ahead = enemy ? bearing(unit.at, enemy.at) : unit.facing
  const far = allowanceOf(state, unit)
  const [angles, parts] =
    form === 'as it stands'
      ? [
          [0, 25, -25, 55, -55, 90, -90, 135, -135, 180],
          [1, 0.55],
        ]
      : [
          [0, 40, -40, 180],
          [0.7, 0.35],
        ]
  const places = angles.flatMap(angle =>
    parts.map(part => moveBy(unit.at, ahead + angle, far * part * 0.985)),
  )
  return form === 'as it stands' ? places : [unit.at, ...places]
}

function regionOf(state: ColonialState, unit: Standing, form: Form) {
  const far = allowanceOf(state, unit)
  const { x, y } = unit.at
  const box = { minX: x - far, minY: y - far, maxX: x + far, maxY: y + far }
  const holds = (p: Point): boolean => {
    if (distance(p, unit.at) > far) return false
    const facing = facingOf(state, unit, [p], form)
    return marchOf(state, unit, { path: [p], form, facing }).reasons.length === 0
  }
  const outlines = areaWhere(box, form === 'as it stands' ? far / 9 : far / 6, holds)
  return { outlines, label: `${Math.round(far * 10) / 10}″` }
}

function traceOf(state: ColonialState, unit: Standing, action: ActionOf<'march'>): Trace<ColonialAction> {
  const found = marchOf(state, unit, action)
  const nearest = found.reasons.length > 0 ? nearestMarch(state, unit, action) : null
  const shown = nearest?.type === 'march' ? marchOf(state, unit, nearest) : found
  const at = (nearest?.type === 'march' ? nearest.path : action.path).at(-1) ?? unit.at
  const stopAt = found.reasons.length > 0 && !nearest ? unit.at : at
  const figures =
    found.reasons.length > 0 && !nearest
      ? pointsOf(unit).map(p => offset(p, stopAt))
      : shown.ways.map(({ to }) => offset(to, stopAt))
  return {
    action,
    legs: legsOf(state, unit, action.path),
    left: found.left,
    refusal: refusalOf(found.reasons, nearest),
    stop: { at: stopAt, facing: action.facing, left: shown.left, figures },
  }
}

const offset = (p: Point, from: Point) => ({ dx: p.x - from.x, dy: p.y - from.y })

function legsOf(state: ColonialState, unit: Standing, path: readonly Point[]) {
  const length = lengthOf([unit.at, ...path])
  const label = isRough(state, unit, [unit.at, ...path]) ? 'bad ground' : 'open'
  return [{ label, length, cost: length, clause: clauseOfMove(state, unit) }]
}

/** Says that the Move goes over bad ground: its dice are the Move of every figure (2.12, 2.13, R7). */
export const rough: Act<'rough'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      const reasons = rough.refuse(state, { type: 'rough', unit: unit.id })
      if (reasons.length > 0) return []
      const dice = unit.gun ? 1 : paceOf(unit).badDice
      return [
        plainOffer<ColonialAction>(
          { type: 'rough', unit: unit.id },
          `Over bad ground: ${dice}D6`,
          paceOf(unit).clauses.bad,
          {
            id: `rough:${unit.id}`,
            unit: unit.id,
          },
        ),
      ]
    }),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotToMove(state, id, 'as it stands')
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    const active = activeOf(state, id)
    if (active.stage !== 'open' || active.rolled !== null)
      return [{ code: 'has-moved', clause: 'colonial-R7' }]
    if (!unit.gun && paceOf(unit).badDice === 0) return [{ code: 'camels', clause: 'colonial-6.1' }]
    return isNearBad(state, unit) ? [] : [{ code: 'no-bad-ground', clause: 'colonial-R7' }]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const dice = unit.gun ? 1 : Math.max(1, paceOf(unit).badDice)
    const clause = unit.gun ? 'colonial-2.12' : paceOf(unit).clauses.bad
    const rolled = io.chance.sum(dice, [1, 2, 3, 4, 5, 6], {
      purpose: 'Move on bad ground',
      by: unit.side,
      clause,
    })
    const length = inches(state, rolled)
    io.log({
      code: 'rolls-bad',
      side: unit.side,
      facts: { unit: { unit: id }, length },
      units: [id],
      clauses: [clause, 'colonial-R7'],
    })
    return withActive(state, { ...activeOf(state, id), stage: 'move', rolled })
  },
}

/** Whether there is bad ground that the unit could come to in its Move. */
function isNearBad(state: ColonialState, unit: Standing): boolean {
  if (pointsOf(unit).some(at => isBad(state, at))) return true
  const far = inches(state, unit.gun ? GUN_MOVE : paceOf(unit).move) + 1
  return Array.from({ length: 16 }, (_, k) => moveBy(unit.at, k * 22.5, far)).some(to =>
    touches(state, unit.at, to, ({ bad }) => bad),
  )
}

/** Goes on by a die instead of firing (2.15). */
export const push: Act<'push'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit => {
      if (push.refuse(state, { type: 'push', unit: unit.id }).length > 0) return []
      return [
        plainOffer<ColonialAction>({ type: 'push', unit: unit.id }, 'Go on 1D6 inches', 'colonial-2.15', {
          id: `push:${unit.id}`,
          unit: unit.id,
        }),
      ]
    }),
  refuse(state, { unit: id }) {
    const reasons = reasonsNotTo(state, id, 'move')
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id) as Standing
    if (unit.gun)
      return [
        { code: 'gun-no-extra', clause: unit.gun.kind === 'machine gun' ? 'colonial-R29' : 'colonial-R32' },
      ]
    const { stage } = activeOf(state, id)
    if (stage === 'extra') return [{ code: 'runs-on', clause: 'colonial-2.15' }]
    return stage === 'move' ? [] : [{ code: 'moves-first', clause: 'colonial-R8' }]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const rolled = io.chance.die(6, { purpose: 'inches more', by: unit.side, clause: 'colonial-2.15' })
    io.log({
      code: 'goes-on',
      side: unit.side,
      facts: { unit: { unit: id }, length: inches(state, rolled) },
      units: [id],
      clauses: ['colonial-2.15', 'colonial-R8'],
    })
    return withActive(state, { ...activeOf(state, id), stage: 'extra', rolled, gone: {} })
  },
}

/** One figure is put right. */
export const shift: Act<'shift'> = {
  offers: (state, side) =>
    candidates(state, side).flatMap(unit =>
      unit.figures.length > 1 && !unit.gun ? [shiftOffer(state, unit)] : [],
    ),
  refuse(state, action) {
    const reasons = reasonsNotToMove(state, action.unit, 'as it stands')
    if (reasons.length > 0) return reasons
    return shiftReasons(state, unitOf(state, action.unit) as Standing, action)
  },
  play(state, { unit: id, figure, to }, io) {
    const unit = findUnit(state, id)
    const man = unit && placedOf(unit).find(each => each.id === figure)
    if (!stands(unit) || !man) return state
    const active = activeOf(state, id)
    const length = distance(man.at, to)
    io.log({
      code: 'shifts',
      side: unit.side,
      facts: { unit: { unit: id }, length },
      units: [id],
      clauses: ['colonial-2.16'],
    })
    const gone = { ...active.gone, [figure]: tidy((active.gone[figure] ?? 0) + length) }
    const stage = active.stage === 'open' ? 'move' : active.stage
    return withActive(movedTo(state, id, new Map([[figure, to]])), { ...active, stage, gone })
  },
}

function shiftReasons(
  state: ColonialState,
  unit: Standing,
  { figure, to }: Pick<ActionOf<'shift'>, 'figure' | 'to'>,
): readonly Reason[] {
  const man = placedOf(unit).find(each => each.id === figure)
  if (!man) return [{ code: 'no-figure', clause: 'colonial-1.1' }]
  const active = activeOf(state, unit.id)
  const path = [man.at, to]
  const spent = distance(man.at, to) + (active.gone[figure] ?? 0)
  const allowance = allowanceOf(state, unit)
  const reasons: Reason[] = []
  if (active.stage === 'open' && isRough(state, unit, path))
    reasons.push({ code: 'bad-ground', clause: paceOf(unit).clauses.bad })
  else if (active.stage === 'move' && active.rolled === null && isRough(state, unit, path))
    reasons.push({ code: 'not-announced', clause: 'colonial-R7' })
  if (!isWithin(spent, allowance))
    reasons.push({
      code: 'too-far',
      clause: clauseOfMove(state, unit),
      facts: { length: spent, limit: allowance },
    })
  if (comesNear(state, unit.side, path)) reasons.push({ code: 'near-enemy', clause: 'colonial-R52' })
  if (blockedOnWay(state, path)) reasons.push({ code: 'impassable', clause: 'colonial-R52' })
  const ends = placedOf(unit).map(each => (each.id === figure ? to : each.at))
  const base = inches(state, LENGTHS.base)
  const others = placedOf(unit).filter(each => each.id !== figure)
  if (!isFree(state, to, unit.id) || others.some(({ at }) => distance(at, to) < base - 0.005))
    reasons.push({ code: 'no-room', clause: 'colonial-R52' })
  const link = inches(state, LENGTHS.cohesion)
  if (groupsOf(ends, link).length > groupsOf(pointsOf(unit), link).length)
    reasons.push({ code: 'breaks-cohesion', clause: 'colonial-2.16' })
  return reasons
}

function shiftOffer(state: ColonialState, unit: Standing): Offer<ColonialAction> {
  const reasons = reasonsNotToMove(state, unit.id, 'as it stands')
  const men = placedOf(unit)
  const actionTo = (p: Point): ActionOf<'shift'> => {
    const nearest = men.toSorted((a, b) => distance(a.at, p) - distance(b.at, p))[0]
    return { type: 'shift', unit: unit.id, figure: nearest?.id ?? '', to: round(p) }
  }
  const optionAt = (p: Point): Option<ColonialAction> => {
    const action = actionTo(p)
    return { action, label: '', at: action.to, ...refusalField(shiftReasons(state, unit, action)) }
  }
  return {
    id: `shift:${unit.id}`,
    kind: 'shift',
    unit: unit.id,
    label: 'Put one man right',
    clause: 'colonial-2.16',
    input: 'place',
    useful: false,
    ...refusalField(reasons),
    options: () =>
      men.slice(0, 2).flatMap(({ at }) => [0, 120, 240].map(angle => optionAt(moveBy(at, angle, 0.8)))),
    sample(pick) {
      const man = men[pick(men.length)]
      const option = man && optionAt(moveBy(man.at, pick(12) * 30, 0.8))
      return option && !option.refusal ? option : null
    },
    trace([p = unit.at]) {
      const action = actionTo(p)
      const man = men.find(each => each.id === action.figure)
      const found = shiftReasons(state, unit, action)
      const figures = men.map(each =>
        offset(each.id === action.figure && found.length === 0 ? action.to : each.at, unit.at),
      )
      return {
        action,
        legs: [],
        left: allowanceOf(state, unit) - distance(man?.at ?? p, p),
        refusal: refusalOf(found),
        stop: { at: unit.at, facing: unit.facing, figures },
      }
    },
  }
}
