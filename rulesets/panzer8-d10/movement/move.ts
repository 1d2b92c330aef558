import type { Leg, Offer, Option, Trace } from '../../../src/engine/offer'
import { refusalField, refusalOf } from '../../../src/engine/acts'
import { memoLast } from '../../../src/engine/memo'
import type { Mark } from '../../../src/engine/scene'
import { type Degrees, type Point, distance } from '../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../src/geometry/tolerance'
import {
  type Pose,
  type Walk,
  areTouching,
  baseIn,
  baseOf,
  cutAt,
  eyeOf,
  type Goal,
  fights,
  goals,
  isEmptyTransport,
  isFree,
  onTable,
  poseAlong,
  reachOf,
  sightBetween,
  stands,
  unrest,
  walk,
} from '../../families/panzer8'
import { otherSide } from '../../../src/engine/ids'
import { type Act, type Io, type Reason, cite } from '../act'
import { did, notMoving } from '../deeds'
import { opened } from '../fire/windows'
import { type OnTable, changed, elementOf, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Action, D10State } from '../state'
import { highGroundAt } from './weapons'

type Move = Extract<D10Action, { type: 'move' }>

/** Inches that an element gains which came on by a road and has not left it. */
const BY_ROAD = 2

/** Follows a path: by a road on which it came on an element goes farther, as long as it keeps to that. */
export const follow = memoLast((state: D10State, element: OnTable, path: readonly Point[]): Walk => {
  const found = walk(SHEETS, state, element, path)
  const by =
    element.byRoad && found.onRoad
      ? walk(SHEETS, state, element, path, { extra: BY_ROAD, mayHalve: true })
      : found
  // By house rule an attack leaves half of the move.
  const isHalf =
    state.houseRules['half-moves'] === true && element.deeds.includes('attack') && state.acting === element.id
  return isHalf ? { ...by, free: Math.min(by.free, by.limit / 2), limit: by.limit / 2 } : by
})

/** Who may not begin a hand-to-hand combat by moving. */
const mayNotCharge = (element: OnTable): boolean => {
  const { class: kind } = typeOf(element)
  return kind === 'csw' || kind === 'commander' || kind === 'fo' || kind === 'hq'
}

/** Where a walk ends: looking as ordered, or, in contact with an enemy, the way it came. */
function endOf(found: Walk, facing: Degrees): Pose {
  const at = found.points.at(-1) ?? { x: 0, y: 0 }
  return { at, facing: found.met && found.length > ROUNDING ? found.facing : facing }
}

/** What speaks against a walk: too far, barred, or no room at its end. */
function againstWalk(state: D10State, element: OnTable, found: Walk, facing: Degrees): readonly Reason[] {
  const reasons: Reason[] = []
  if (found.barred === 'closed') reasons.push({ code: 'closed-ground', clause: cite('R57') })
  if (found.barred === 'obstacles') reasons.push({ code: 'second-obstacle', clause: cite('8.2.4') })
  if (found.barred === 'friend on road') reasons.push({ code: 'friend-on-road', clause: cite('R62') })
  if (found.barred === null && !isFree(found)) reasons.push(tooFar(found))
  if (found.met && found.length <= ROUNDING)
    reasons.push({ code: 'enemy-bars', clause: cite('R62'), facts: { unit: { unit: found.met.id } } })
  if (reasons.length > 0) return reasons
  const end = endOf(found, facing)
  const charged = chargedBy(state, element, end)
  if (charged.length > 0 && mayNotCharge(element))
    return [{ code: 'may-not-charge', clause: cite('R47'), facts: { unit: { unit: charged[0] ?? '' } } }]
  if (nearsEnemy(state, element, end)) return [{ code: 'nearer-to-an-enemy', clause: cite('R61') }]
  const rest = unrest(SHEETS, state, element, end)
  if (rest === 'off the table') return [{ code: 'off-the-table', clause: cite('R1') }]
  if (rest) return [{ code: 'no-room', clause: cite('R6'), facts: { unit: { unit: rest.on.id } } }]
  return []
}

function tooFar(found: Walk): Reason {
  const facts = { distance: found.length, limit: Math.max(found.free, Math.min(found.limit, found.length)) }
  if (found.crossed.length > 0) return { code: 'too-far-obstacle', clause: cite('8.2.4'), facts }
  if (found.backward) return { code: 'too-far-backward', clause: cite('R58'), facts }
  return { code: 'too-far', clause: cite('R55'), facts }
}

/** Enemies with whom an element is in contact in a pose and was not where it is: those it charges. */
function chargedBy(state: D10State, element: OnTable, pose: Pose): readonly string[] {
  const base = baseIn(typeOf(element), pose.at, pose.facing)
  const before = baseOf(SHEETS, element)
  return onTable(state, otherSide(element.side))
    .filter(
      each =>
        distance(each.at, pose.at) < 3.2 &&
        areTouching(SHEETS, base, baseOf(SHEETS, each)) &&
        !areTouching(SHEETS, before, baseOf(SHEETS, each)) &&
        fights(SHEETS, each),
    )
    .map(({ id }) => id)
}

function forbidden(state: D10State, element: OnTable, action: Move): readonly Reason[] {
  const held = notMoving(state, element, action.path.length === 0 ? 'turn' : 'move')
  if (held.length > 0 || action.path.length === 0) return held
  const type = typeOf(element)
  if (type.move === '0' && !element.brokenDown) return [{ code: 'only-turns', clause: cite('R57') }]
  return []
}

/** By house rule an empty transport goes where it likes, but no nearer to an enemy whom it sees. */
function nearsEnemy(state: D10State, element: OnTable, end: Pose): boolean {
  if (state.houseRules['empty-transports'] !== true || !isEmptyTransport(SHEETS, state, element)) return false
  const eye = eyeOf(SHEETS, element, element)
  return onTable(state, otherSide(element.side)).some(
    each =>
      distance(each.at, end.at) < distance(each.at, element.at) - WITHIN &&
      sightBetween(SHEETS, state, eye, eyeOf(SHEETS, each, each)).clear,
  )
}

/** Moving along a path and turning. */
export const move: Act<'move'> = {
  offers(state, side) {
    if (state.step !== 'action' || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side).map(element => offerFor(state, element))
  },
  refuse(state, action) {
    const element = findElement(state, action.unit)
    if (!element) return [{ code: 'no-element', clause: cite('8.2.1') }]
    if (!stands(element)) return notMoving(state, element, 'move')
    const reasons = forbidden(state, element, action)
    if (reasons.length > 0) return reasons
    return againstWalk(state, element, follow(state, element, action.path), action.facing)
  },
  nearest(state, action) {
    const element = findElement(state, action.unit)
    if (!stands(element) || forbidden(state, element, action).length > 0) return null
    return shortened(state, element, action)
  },
  play(state, action, io) {
    const element = elementOf(state, action.unit)
    if (!stands(element)) return state
    const found = follow(state, element, action.path)
    const end = endOf(found, action.facing)
    tell(element, found, io)
    const track = trackOf(element, found, end)
    const moved = found.length > ROUNDING
    const now = changed(did(state, element.id, moved ? 'move' : 'turn'), element.id, {
      at: end.at,
      facing: normalOf(end.facing),
      moved: element.moved || moved,
      dugIn: element.dugIn && !moved,
      byRoad: element.byRoad && (!moved || found.onRoad),
      elevated: moved ? highGroundAt(state, end.at) !== null : element.elevated,
      charged: [...element.charged, ...chargedBy(state, element, end)],
    })
    return opened(now, element.id, track)
  },
}

const normalOf = (facing: Degrees): Degrees => ((facing % 360) + 360) % 360

/** The poses of a move: it looks along its way and, at its end, as it ends. */
export function trackOf(element: OnTable, found: Walk, end: Pose): readonly Pose[] {
  if (found.length <= ROUNDING) return []
  const start: Pose = { at: element.at, facing: element.facing }
  const bends = found.points.slice(1, -1)
  let last = element.at
  const under: Pose[] = []
  for (const at of [...bends, end.at]) {
    const way = poseAlong([last, at], distance(last, at), element.facing).facing
    under.push({ at, facing: at === end.at ? end.facing : way })
    last = at
  }
  return [start, ...under]
}

/** The same move as far as it may go, and farther back while something stands there; null if nothing of it is left. */
export function shortened(state: D10State, element: OnTable, action: Move): Move | null {
  const points = [element.at, ...action.path]
  const found = follow(state, element, action.path)
  if (found.points.length < 2) return null
  for (let length = found.free; length > 0.05; length -= length === found.free ? 0.05 : 0.25) {
    const path = cutAt(points, length)
    if (path.length === 0) return null
    const facings = [action.facing, poseAlong(points, length, action.facing).facing]
    for (const facing of facings) {
      if (againstWalk(state, element, follow(state, element, path), facing).length === 0)
        return { ...action, path, facing }
    }
  }
  return null
}

function tell(element: OnTable, found: Walk, io: Io): void {
  const facts = { unit: { unit: element.id }, distance: Math.round(found.length * 10) / 10 }
  const common = { side: element.side, units: [element.id] }
  if (found.length <= ROUNDING) {
    io.log({ code: 'turns', facts: { unit: facts.unit }, ...common, clauses: [cite('R57')] })
    return
  }
  const clauses = [cite('8.2.1')]
  if (found.crossed.length > 0) clauses.push(cite('8.2.4'))
  if (found.backward) clauses.push(cite('R58'))
  const met = found.met && { enemy: { unit: found.met.id } }
  io.log({
    code: met ? 'moves-into-contact' : found.backward ? 'moves-backward' : 'moves',
    facts: { ...facts, ...met },
    ...common,
    clauses,
    effects: [{ kind: 'move', unit: element.id, path: found.points }],
  })
}

function offerFor(state: D10State, element: OnTable): Offer<D10Action> {
  const type = typeOf(element)
  const isFixed = type.move === '0' && !element.brokenDown
  const reasons = notMoving(state, element, isFixed ? 'turn' : 'move')
  const options = (): readonly Option<D10Action>[] =>
    goals(SHEETS, state, element, isFixed).flatMap(goal => optionFor(state, element, goal) ?? [])
  return {
    id: `move:${element.id}`,
    kind: 'move',
    unit: element.id,
    label: isFixed ? 'Turn' : 'Move',
    clause: cite(isFixed ? 'R57' : '8.2.1'),
    input: isFixed ? 'facing' : 'path',
    useful: reasons.length === 0 && !isFixed && element.acts === 0,
    ...refusalField(reasons),
    options,
    sample(pick) {
      const all = goals(SHEETS, state, element, isFixed)
      for (let tried = 0; tried < 4; tried++) {
        const goal = all[pick(Math.max(1, all.length))]
        const option = goal ? optionFor(state, element, goal) : null
        if (option) return option
      }
      return null
    },
    ...(!isFixed && { region: () => regionOf(state, element) }),
    trace: (points, facing) => trace(state, element, isFixed ? [] : points, facing),
  }
}

const regionOf = memoLast((state: D10State, element: OnTable) =>
  reachOf(SHEETS, state, element, path => follow(state, element, path)),
)

/** A goal as an option: cut to what is allowed; null if nothing of it is. */
function optionFor(
  state: D10State,
  element: OnTable,
  { path, facing, label }: Goal,
): Option<D10Action> | null {
  const given: Move = { type: 'move', unit: element.id, path, facing }
  if (path.length === 0) {
    const isFine = move.refuse(state, given).length === 0
    return isFine ? { action: given, label, at: element.at } : null
  }
  const found = follow(state, element, path)
  const isFine = againstWalk(state, element, found, facing).length === 0
  const action = isFine ? given : shortened(state, element, given)
  const end = action?.path.at(-1)
  return action && end ? { action, label, at: end } : null
}

function trace(
  state: D10State,
  element: OnTable,
  points: readonly Point[],
  facing: Degrees = points.length > 0
    ? poseAlong([element.at, ...points], 1e6, element.facing).facing
    : element.facing,
): Trace<D10Action> {
  const action: Move = { type: 'move', unit: element.id, path: points, facing }
  const found = follow(state, element, points)
  const reasons = move.refuse(state, action)
  const better = reasons.length > 0 ? move.nearest?.(state, action) : null
  const nearest = better?.type === 'move' ? better : null
  const refusal = refusalOf<D10Action>(reasons, nearest)
  const end = reasons.length === 0 ? endOf(found, facing) : null
  const stop = end ?? {
    at: nearest?.path.at(-1) ?? element.at,
    facing: nearest?.facing ?? element.facing,
  }
  return {
    action,
    legs: legsOf(found),
    left:
      found.barred === null
        ? Math.min(found.limit, Math.max(found.free, found.limit)) - found.length
        : -found.length,
    refusal,
    stop,
    marks: fieldMarks(element, stop),
  }
}

function legsOf({ stretches }: Walk): readonly Leg[] {
  return stretches.map(({ label, from, to, rate }) => ({
    label: `${label} (${rate} inches)`,
    length: to - from,
    cost: to - from,
  }))
}

/** The field of fire that an element has where it would come to rest. */
function fieldMarks(element: OnTable, stop: Pose): readonly Mark[] {
  const weapon = typeOf(element).weapons[0]
  if (!weapon || weapon.field === 'all') return []
  return [
    {
      kind: 'arc',
      at: stop.at,
      facing: stop.facing + (weapon.field === 'rear' ? 180 : 0),
      half: 45,
      radius: Math.min(weapon.range, 12),
    },
  ]
}
