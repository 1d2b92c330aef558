import { type Offer, type Option } from '../../../src/engine/offer'
import { refusalField } from '../../../src/engine/acts'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import { type Point, bearing, distance, moveBy } from '../../../src/geometry/point'
import { WITHIN } from '../../../src/geometry/tolerance'
import {
  type Withdrawal,
  eyeOf,
  isEmptyTransport,
  isVehicle,
  loadOf,
  onTable,
  sightBetween,
  stands,
  unrest,
  withdrawal,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { lost } from '../combat/results'
import { type OnTable, changed, elementOf, findElement, homeOf, typeOf } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import { type D20Action, type D20State, type Way, WAYS } from '../state'
import { SHORT } from '../tables'
import { notMoving } from './moving'
import { highGroundAt } from './weapons'

/** As long as it may be. */
const FULL = 20
/** A fall-back ends so near to what bars it, beside the inches that it keeps. */
const NARROW = 0.15

/** The fall-back that has to be made now, if it is this element's. */
function forced(state: D20State, unit: UnitId) {
  const [first] = state.pending
  return first?.kind === 'fall back' && first.unit === unit ? first : null
}

/** The enemy from whom an element falls back of its own will: the nearest that it sees. */
function nearestSeen(state: D20State, element: OnTable): Point | null {
  let best: OnTable | null = null
  for (const enemy of onTable(state, otherSide(element.side))) {
    if (best && distance(enemy.at, element.at) >= distance(best.at, element.at)) continue
    if (sightBetween(SHEETS, state, eyeOf(SHEETS, element, element), eyeOf(SHEETS, enemy, enemy)).clear)
      best = enemy
  }
  return best?.at ?? null
}

/** A place straight in the direction of the fall-back; null if there is none. */
function towards(state: D20State, element: OnTable, way: Way, from: Point | null): Point | null {
  if (way === 'home') return homeOf(state, element.side, element.at)
  if (!from) return null
  return { x: 2 * element.at.x - from.x, y: 2 * element.at.y - from.y }
}

function found(
  state: D20State,
  element: OnTable,
  way: Way,
  turn: boolean,
  from: Point | null,
  most: number,
): Withdrawal | null {
  const to = towards(state, element, way, from)
  return to ? withdrawal(SHEETS, state, element, to, turn, most, SHORT) : null
}

const originOf = (state: D20State, element: OnTable): Point | null => {
  const pending = forced(state, element.id)
  return pending ? pending.from : nearestSeen(state, element)
}

/** Falling back: forced ones as far as they go, voluntary ones as far as one likes. */
export const fallBack: Act<'fall-back'> = {
  offers(state, side): readonly Offer<D20Action>[] {
    const [first] = state.pending
    if (first) {
      if (first.kind !== 'fall back') return []
      const element = findElement(state, first.unit)
      return stands(element) && element.side === side ? [offerFor(state, element, true)] : []
    }
    if (state.step !== 'movement' || side !== state.active) return []
    return onTable(state, side)
      .filter(each => each.suppressed || isEmptyTransport(SHEETS, state, each))
      .map(each => offerFor(state, each, false))
  },
  refuse(state, { unit, way, turn, length }) {
    const element = findElement(state, unit)
    if (!stands(element)) return [{ code: 'no-element', clause: cite('8.6.1') }]
    const pending = forced(state, unit)
    const reasons = pending ? [] : notMoving(state, element, 'fall back')
    if (reasons.length > 0) return reasons
    const from = originOf(state, element)
    const isStill = [true, false].every(turns =>
      WAYS.every(each => !found(state, element, each, turns, from, FULL)),
    )
    if (pending && isStill) return []
    const full = found(state, element, way, turn, from, FULL)
    if (!full) return [{ code: 'cannot-fall-back-there', clause: cite('8.6.1') }]
    if (!pending && length > full.length + WITHIN)
      return [{ code: 'too-far', clause: cite('8.0.1'), facts: { distance: length, limit: full.length } }]
    return []
  },
  nearest(state, action) {
    const element = findElement(state, action.unit)
    if (!stands(element)) return null
    const options = optionsFor(state, element, forced(state, action.unit) !== null)
    return options[0]?.action ?? null
  },
  play(state, { unit, way, turn, length }, io) {
    const element = elementOf(state, unit)
    if (!stands(element)) return withoutFirst(state)
    const pending = forced(state, unit)
    const to = found(
      state,
      element,
      way,
      turn,
      originOf(state, element),
      pending ? FULL : Math.max(0, length),
    )
    if (pending && isOverEdge(state, element, way, to)) return drivenOff(state, element, io)
    const now = to ? arrived(state, element, to, turn, io) : stuck(state, element, io)
    const left = (pending?.left ?? 1) - 1
    if (!pending) return changed(now, unit, { moved: true })
    const rest = withoutFirst(now)
    if (left === 0 || !to) return rest
    return { ...rest, pending: [{ ...pending, left }, ...rest.pending] }
  },
}

/** By house rule (R34): whether only the own edge of the table ends a forced fall-back. */
function isOverEdge(state: D20State, element: OnTable, way: Way, to: Withdrawal | null): boolean {
  if (state.houseRules['home-edge-loses'] !== true) return false
  const end = to ?? element
  const from = originOf(state, element)
  const heads = towards(state, element, way, from)
  if (!end.at || !heads || (to && to.length + SHORT > to.walk.limit)) return false
  const course = bearing(element.at, heads)
  const beyond = { at: moveBy(end.at, course, SHORT + NARROW), facing: end.facing }
  if (unrest(SHEETS, state, element, beyond) !== 'off the table') return false
  const { width, depth } = typeOf(element)
  const home = homeOf(state, element.side, beyond.at)
  return distance(beyond.at, home) <= Math.hypot(width, depth) / 2 + SHORT
}

function drivenOff(state: D20State, element: OnTable, io: Io): D20State {
  io.log({
    code: 'driven-off',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R34')],
  })
  return [...loadOf(state, element.id), element].reduce((now, each) => lost(now, each.id, 'routed'), state)
}

function withoutFirst(state: D20State): D20State {
  const [first] = state.pending
  return first?.kind === 'fall back' ? { ...state, pending: state.pending.slice(1) } : state
}

function arrived(state: D20State, element: OnTable, to: Withdrawal, turn: boolean, io: Io): D20State {
  io.log({
    code: isVehicle(typeOf(element)) && !turn ? 'reverses' : 'falls-back',
    facts: { unit: { unit: element.id }, distance: Math.round(to.length * 10) / 10 },
    side: element.side,
    units: [element.id],
    clauses: [cite('8.6.1')],
    effects: [{ kind: 'move', unit: element.id, path: [element.at, to.at] }],
  })
  const track =
    forced(state, element.id) === null
      ? [
          { at: element.at, facing: element.facing },
          { at: to.at, facing: to.facing },
        ]
      : []
  return changed(state, element.id, {
    at: to.at,
    facing: to.facing,
    dugIn: false,
    elevated: highGroundAt(state, to.at) !== null,
    charged: [],
    track,
  })
}

function stuck(state: D20State, element: OnTable, io: Io): D20State {
  io.log({
    code: 'cannot-fall-back',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R34')],
  })
  return state
}

const LABELS: Readonly<Record<Way, string>> = { away: 'away from the enemy', home: 'towards its own edge' }

function optionsFor(state: D20State, element: OnTable, isForced: boolean): readonly Option<D20Action>[] {
  const from = originOf(state, element)
  const turns = isVehicle(typeOf(element)) ? [true, false] : [false]
  const options = WAYS.flatMap(way =>
    turns.flatMap((turn): readonly Option<D20Action>[] => {
      const full = found(state, element, way, turn, from, FULL)
      if (!full) return []
      const how = turns.length === 1 ? '' : turn ? ', turning about' : ', in reverse'
      const lengths = isForced ? [full.length] : [full.length, full.length / 2]
      return lengths.map(length => ({
        action: { type: 'fall-back', unit: element.id, way, turn, length: Math.round(length * 100) / 100 },
        label: `${LABELS[way]}${how}, ${(Math.round(length * 10) / 10).toFixed(1)} inches`,
        at: full.at,
      }))
    }),
  )
  if (options.length > 0 || !isForced) return options
  const action: D20Action = { type: 'fall-back', unit: element.id, way: 'home', turn: false, length: 0 }
  return [{ action, label: 'Stay where it is: both ways are barred' }]
}

function offerFor(state: D20State, element: OnTable, isForced: boolean): Offer<D20Action> {
  const reasons: readonly Reason[] = isForced ? [] : notMoving(state, element, 'fall back')
  const options = reasons.length > 0 ? [] : optionsFor(state, element, isForced)
  const none: readonly Reason[] =
    reasons.length === 0 && options.length === 0
      ? [{ code: 'cannot-fall-back-there', clause: cite('8.6.1') }]
      : reasons
  return {
    id: `fall-back:${element.id}`,
    kind: 'fall-back',
    unit: element.id,
    label: 'Fall back',
    clause: cite('8.6.1'),
    input: 'choice',
    useful: isForced,
    ...refusalField(none),
    options: () => options,
  }
}
