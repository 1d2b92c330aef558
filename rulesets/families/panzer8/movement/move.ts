import { refusalOf, refused } from '../../../../src/engine/acts'
import type { UnitId } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import type { Leg, Offer, Option, Region, Trace } from '../../../../src/engine/offer'
import type { Mark } from '../../../../src/engine/scene'
import type { Degrees, Point } from '../../../../src/geometry/point'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import { areTouching } from '../ground/contact'
import { highGroundAt } from '../ground/terrain'
import type { Battle, BattleAction, BattleElement, ElementOf } from '../model/battle'
import type { BattleAct, Edition, Io } from '../model/edition'
import { baseIn, baseOf, elementOf, findElement, onTable, stands, typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Pose, Standing } from '../model/state'
import { type Move, againstWalk, chargedBy, endOf, forbidden, shortened, trackOf } from './course'
import { type Goal, facingAt, goals } from './goals'
import { type Walk, poseAlong } from './path'
import { reachOf } from './reach'

type On<S extends Battle> = Standing<ElementOf<S>>

/** Moving along a path and turning. */
export const moveOf = <S extends Battle>(edition: Edition<S>): BattleAct<S, 'move'> => ({
  offers(state, side) {
    if (state.step !== edition.moves || side !== state.active || state.pending.length > 0) return []
    return onTable(state, side).map(element => offerFor(edition, state, element))
  },
  refuse(state, action) {
    const element = findElement(state, action.unit)
    if (!element) return [{ code: 'no-element', clause: edition.cite['moving'] }]
    if (!stands(element)) return edition.against(state, element, 'move')
    const reasons = forbidden(edition, state, element, action)
    if (reasons.length > 0) return reasons
    return againstWalk(edition, state, element, edition.follow(state, element, action.path), action.facing)
  },
  nearest(state, action) {
    const element = findElement(state, action.unit)
    if (!stands(element) || forbidden(edition, state, element, action).length > 0) return null
    return shortened(edition, state, element, action)
  },
  play(state, action, io) {
    const element = elementOf(state, action.unit)
    if (!stands(element)) return state
    const found = edition.follow(state, element, action.path)
    const end = endOf(found, action.facing)
    tell(edition, element, found, io)
    const track = trackOf(element, found, end)
    const moved = found.length > ROUNDING
    const charged = chargedBy(edition, state, element, end)
    const kept = element.charged.filter(id => {
      const foe = findElement(state, id)
      const base = baseIn(typeOf(edition.sheets, element), end.at, end.facing)
      return stands(foe) && areTouching(edition.sheets, base, baseOf(edition.sheets, foe))
    })
    const there = edition.changed(state, element.id, {
      at: end.at,
      facing: normalOf(end.facing),
      dugIn: element.dugIn && !moved,
      byRoad: element.byRoad && (!moved || found.onRoad),
      elevated: moved ? highGroundAt(state, end.at) !== null : element.elevated,
      charged: [...kept, ...charged],
    })
    return edition.done(there, element.id, moved ? 'move' : 'turn', track)
  },
})

const normalOf = (facing: Degrees): Degrees => ((facing % 360) + 360) % 360

function tell(
  { cite, mixedGround }: Pick<Edition<Battle>, 'cite' | 'mixedGround'>,
  element: BattleElement,
  found: Walk,
  io: Io,
): void {
  const facts = { unit: { unit: element.id }, distance: Math.round(found.length * 10) / 10 }
  const common = { side: element.side, units: [element.id] }
  if (found.length <= ROUNDING) {
    io.log({ code: 'turns', facts: { unit: facts.unit }, ...common, clauses: [cite['turning']] })
    return
  }
  const clauses = [cite['rates']]
  if (found.stretches.length > 1 && mixedGround) clauses.push(mixedGround)
  if (found.crossed.length > 0) clauses.push(cite['obstacle'])
  if (found.backward) clauses.push(cite['backwards'])
  const met = found.met && { enemy: { unit: found.met.id } }
  io.log({
    code: met ? 'moves-into-contact' : found.backward ? 'moves-backward' : 'moves',
    facts: { ...facts, ...met },
    ...common,
    clauses,
    effects: [{ kind: 'move', unit: element.id, path: found.points }],
  })
}

function offerFor<S extends Battle>(edition: Edition<S>, state: S, element: On<S>): Offer<BattleAction> {
  const type = typeOf(edition.sheets, element)
  const isFixed = type.move === '0' && !element.brokenDown
  const reasons = edition.against(state, element, isFixed ? 'turn' : 'move')
  const options = (): readonly Option<BattleAction>[] =>
    goals(edition.sheets, state, element, isFixed).flatMap(
      goal => optionFor(edition, state, element, goal) ?? [],
    )
  const offer: Offer<BattleAction> = {
    id: `move:${element.id}`,
    kind: 'move',
    unit: element.id,
    label: isFixed ? 'Turn' : 'Move',
    clause: edition.cite[isFixed ? 'turning' : 'moving'],
    input: isFixed ? 'facing' : 'path',
    useful: reasons.length === 0 && !isFixed && edition.isWaiting(element),
    options,
    sample(pick) {
      const all = goals(edition.sheets, state, element, isFixed)
      for (let tried = 0; tried < 4; tried++) {
        const goal = all[pick(Math.max(1, all.length))]
        const option = goal ? optionFor(edition, state, element, goal) : null
        if (option) return option
      }
      return null
    },
    trace: (points, facing) => trace(edition, state, element, isFixed ? [] : points, facing),
  }
  if (!isFixed) Object.assign(offer, { region: () => regionOf(edition, state, element) })
  return refused(offer, reasons)
}

const reaches = memoBy((_: Battle) => new Map<UnitId, Region>())

/** The true reach of an element; worked out once for a position. */
export function regionOf<S extends Battle>(edition: Edition<S>, state: S, element: On<S>): Region {
  const kept = reaches(state)
  const known = kept.get(element.id)
  if (known) return known
  const made = reachOf(edition.sheets, state, element, path => edition.follow(state, element, path))
  kept.set(element.id, made)
  return made
}

/** A goal as an option: cut to what is allowed; null if nothing of it is. */
function optionFor<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  { path, facing: wished, label }: Goal,
): Option<BattleAction> | null {
  const facing = wished ?? facingAt(state, element, path.at(-1) ?? element.at)
  const given: Move = { type: 'move', unit: element.id, path, facing }
  if (path.length === 0) {
    const isFine =
      forbidden(edition, state, element, given).length === 0 &&
      againstWalk(edition, state, element, edition.follow(state, element, path), facing).length === 0
    return isFine ? { action: given, label, at: element.at } : null
  }
  const found = edition.follow(state, element, path)
  const isFine = againstWalk(edition, state, element, found, facing).length === 0
  const action = isFine ? given : shortened(edition, state, element, given)
  const end = action?.path.at(-1)
  return action && end ? { action, label, at: end } : null
}

function trace<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  points: readonly Point[],
  facing: Degrees = points.length > 0
    ? poseAlong([element.at, ...points], 1e6, element.facing).facing
    : element.facing,
): Trace<BattleAction> {
  const action: Move = { type: 'move', unit: element.id, path: points, facing }
  const found = edition.follow(state, element, points)
  const held = forbidden(edition, state, element, action)
  const reasons = held.length > 0 ? held : againstWalk(edition, state, element, found, facing)
  const nearest = reasons.length > 0 && held.length === 0 ? shortened(edition, state, element, action) : null
  const refusal = refusalOf<BattleAction>(reasons, nearest)
  const end = reasons.length === 0 ? endOf(found, facing) : null
  const stop = end ?? {
    at: nearest?.path.at(-1) ?? element.at,
    facing: nearest?.facing ?? element.facing,
  }
  return {
    action,
    legs: legsOf(found),
    left: leftOf(found),
    refusal,
    stop: refusal ? { ...stop, left: leftOf(edition.follow(state, element, nearest?.path ?? [])) } : stop,
    marks: fieldMarks(edition.sheets, element, stop),
  }
}

const leftOf = ({ barred, limit, free, length }: Walk): number =>
  barred === null ? Math.min(limit, Math.max(free, limit)) - length : -length

function legsOf({ stretches }: Walk): readonly Leg[] {
  return stretches.map(({ label, from, to, rate }) => ({
    label: `${label} (${rate} inches)`,
    length: to - from,
    cost: to - from,
  }))
}

/** The field of fire that an element has where it would come to rest. */
function fieldMarks(sheets: Sheets, element: Standing, stop: Pose): readonly Mark[] {
  const weapon = typeOf(sheets, element).weapons[0]
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
