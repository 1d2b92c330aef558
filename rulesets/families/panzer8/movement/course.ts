import { otherSide } from '../../../../src/engine/ids'
import { type Degrees, distance } from '../../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import { areTouching, fights, nearBy } from '../ground/contact'
import { eyeOf } from '../ground/eye'
import { sightBetween } from '../ground/sight'
import type { Battle, BattleAction, BattleElement, ElementOf } from '../model/battle'
import type { Citations, Edition, AnyReason, Reason } from '../model/edition'
import { baseIn, baseOf, isEmptyTransport, onTable, typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Pose, Standing } from '../model/state'
import { type Walk, cutAt, isFree, poseAlong, unrest, walk } from './path'

export type Move = Extract<BattleAction, { type: 'move' }>
type On<S extends Battle> = Standing<ElementOf<S>>

/** Inches that an element gains which came on by a road and has not left it. */
const BY_ROAD = 2

/** Follows a path: by a road on which it came on an element goes farther, as long as it keeps to that. */
export function followed(
  sheets: Sheets,
  state: Battle,
  element: Standing<BattleElement>,
  path: Move['path'],
): Walk {
  const found = walk(sheets, state, element, path)
  return element.byRoad && found.onRoad
    ? walk(sheets, state, element, path, { extra: BY_ROAD, mayHalve: true })
    : found
}

/** Who may not begin a hand-to-hand combat by moving. */
const mayNotCharge = ({ sheets }: { readonly sheets: Sheets }, element: BattleElement): boolean => {
  const { class: kind } = typeOf(sheets, element)
  return kind === 'csw' || kind === 'commander' || kind === 'fo' || kind === 'hq'
}

/** Where a walk ends: looking as ordered, or, in contact with an enemy, the way it came. */
export function endOf(found: Walk, facing: Degrees): Pose {
  const at = found.points.at(-1) ?? { x: 0, y: 0 }
  return { at, facing: found.met && found.length > ROUNDING ? found.facing : facing }
}

/** By house rule an empty transport goes where it likes, but no nearer to an enemy whom it sees. */
function nearsEnemy(sheets: Sheets, state: Battle, element: Standing, end: Pose): boolean {
  if (state.houseRules['empty-transports'] !== true || !isEmptyTransport(sheets, state, element)) return false
  const eye = eyeOf(sheets, element, element)
  return onTable(state, otherSide(element.side)).some(
    each =>
      distance(each.at, end.at) < distance(each.at, element.at) - WITHIN &&
      sightBetween(sheets, state, eye, eyeOf(sheets, each, each)).clear,
  )
}

/** What speaks against a walk: too far, barred, or no room at its end. */
export function againstWalk<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  found: Walk,
  facing: Degrees,
): readonly AnyReason[] {
  const reasons: AnyReason[] = []
  if (found.barred === 'closed')
    reasons.push({ code: 'closed-ground', clause: edition.cite['closed ground'] })
  if (found.barred === 'obstacles')
    reasons.push({ code: 'second-obstacle', clause: edition.cite['obstacle'] })
  if (found.barred === 'friend on road')
    reasons.push({ code: 'friend-on-road', clause: edition.cite['friend on road'] })
  if (found.barred === null && !isFree(found)) reasons.push(tooFar(edition, found))
  if (found.met && found.length <= ROUNDING)
    reasons.push({
      code: 'enemy-bars',
      clause: edition.cite['enemy in the way'],
      facts: { unit: { unit: found.met.id } },
    })
  if (reasons.length > 0) return reasons
  const end = endOf(found, facing)
  const charged = chargedBy(edition, state, element, end)
  if (charged.length > 0 && mayNotCharge(edition, element))
    return [
      {
        code: 'may-not-charge',
        clause: edition.cite['charging'],
        facts: { unit: { unit: charged[0] ?? '' } },
      },
    ]
  if (nearsEnemy(edition.sheets, state, element, end))
    return [{ code: 'nearer-to-an-enemy', clause: edition.cite['empty transports'] }]
  const rest = unrest(edition.sheets, state, element, end)
  if (rest === 'off the table') return [{ code: 'off-the-table', clause: edition.cite['edge'] }]
  if (rest) return [{ code: 'no-room', clause: edition.cite['room'], facts: { unit: { unit: rest.on.id } } }]
  return []
}

function tooFar({ cite }: { readonly cite: Citations }, found: Walk): Reason {
  const facts = { distance: found.length, limit: Math.max(found.free, Math.min(found.limit, found.length)) }
  if (found.crossed.length > 0) return { code: 'too-far-obstacle', clause: cite['obstacle'], facts }
  if (found.backward) return { code: 'too-far-backward', clause: cite['backwards'], facts }
  return { code: 'too-far', clause: cite['too far'], facts }
}

/** Enemies with whom an element is in contact in a pose and was not where it is: those it charges. */
export function chargedBy<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  pose: Pose,
): readonly string[] {
  const near = nearBy(state, pose.at, otherSide(element.side))
  if (near.length === 0) return []
  const base = baseIn(typeOf(edition.sheets, element), pose.at, pose.facing)
  const before = baseOf(edition.sheets, element)
  return near
    .filter(
      each =>
        areTouching(edition.sheets, base, baseOf(edition.sheets, each)) &&
        !areTouching(edition.sheets, before, baseOf(edition.sheets, each)) &&
        fights(edition.sheets, each),
    )
    .map(({ id }) => id)
}

export function forbidden<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  action: Move,
): readonly AnyReason[] {
  const held = edition.against(state, element, action.path.length === 0 ? 'turn' : 'move')
  if (held.length > 0 || action.path.length === 0) return held
  const type = typeOf(edition.sheets, element)
  if (type.move === '0' && !element.brokenDown)
    return [{ code: 'only-turns', clause: edition.cite['turning'] }]
  return []
}

/** The poses of a move: it looks along its way and, at its end, as it ends. */
export function trackOf(element: Standing, found: Walk, end: Pose): readonly Pose[] {
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
export function shortened<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  action: Move,
): Move | null {
  const points = [element.at, ...action.path]
  const found = edition.follow(state, element, action.path)
  if (found.points.length < 2) return null
  for (let length = found.free; length > 0.05; length -= length === found.free ? 0.05 : 0.25) {
    const path = cutAt(points, length)
    if (path.length === 0) return null
    const facings = [action.facing, poseAlong(points, length, action.facing).facing]
    for (const facing of facings) {
      if (againstWalk(edition, state, element, edition.follow(state, element, path), facing).length === 0)
        return { ...action, path, facing }
    }
  }
  return null
}
