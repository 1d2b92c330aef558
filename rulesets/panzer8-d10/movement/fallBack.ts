import { type Offer, type Option } from '../../../src/engine/offer'
import { refusalField } from '../../../src/engine/acts'
import { type UnitId, otherSide } from '../../../src/engine/ids'
import { type Degrees, type Point, bearing, distance } from '../../../src/geometry/point'
import { WITHIN } from '../../../src/geometry/tolerance'
import {
  type Withdrawal,
  eyeOf,
  homeAt,
  isEmptyTransport,
  isVehicle,
  moveClassOf,
  onTable,
  sightBetween,
  stands,
  withdrawal,
} from '../../families/panzer8'
import { type Act, type Io, type Reason, cite } from '../act'
import { lost } from '../combat/results'
import { did, notMoving } from '../deeds'
import { opened } from '../fire/windows'
import { type OnTable, changed, elementOf, findElement, firstOf, typeOf, withoutFirst } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import { type D10Action, type D10State, type Way, WAYS } from '../state'
import { SHORT } from '../tables'
import { highGroundAt } from './weapons'

/** As long as it may be. */
const FULL = 20

/** The fall-back that has to be made now, if it is this element's. */
function forced(state: D10State, unit: UnitId) {
  const first = firstOf(state, 'fall back')
  return first?.unit === unit ? first : null
}

/** The enemy from whom an element falls back of its own will: the nearest that it sees. */
function nearestSeen(state: D10State, element: OnTable): Point | null {
  let best: OnTable | null = null
  for (const enemy of onTable(state, otherSide(element.side))) {
    if (best && distance(enemy.at, element.at) >= distance(best.at, element.at)) continue
    if (sightBetween(SHEETS, state, eyeOf(SHEETS, element, element), eyeOf(SHEETS, enemy, enemy)).clear)
      best = enemy
  }
  return best?.at ?? null
}

/** A place straight in the direction of the fall-back; null if there is none. */
function towards(state: D10State, element: OnTable, way: Way, from: Point | null): Point | null {
  if (way === 'home') return homeAt(state.scenario, element.side, element.at)
  if (!from) return null
  return { x: 2 * element.at.x - from.x, y: 2 * element.at.y - from.y }
}

function found(
  state: D10State,
  element: OnTable,
  way: Way,
  turn: boolean,
  from: Point | null,
  most: number,
): Withdrawal | null {
  const to = towards(state, element, way, from)
  return to ? withdrawal(SHEETS, state, element, to, turn, most, SHORT) : null
}

const originOf = (state: D10State, element: OnTable): Point | null => {
  const pending = forced(state, element.id)
  return pending ? pending.from : nearestSeen(state, element)
}

/** Falling back: forced ones as far as they go, voluntary ones as far as one likes. */
export const fallBack: Act<'fall-back'> = {
  offers(state, side): readonly Offer<D10Action>[] {
    const [first] = state.pending
    if (first) {
      if (first.kind !== 'fall back') return []
      const element = findElement(state, first.unit)
      return stands(element) && element.side === side ? [offerFor(state, element, true)] : []
    }
    if (state.step !== 'action' || side !== state.active) return []
    return onTable(state, side)
      .filter(each => each.suppressed || isEmptyTransport(SHEETS, state, each))
      .map(each => offerFor(state, each, false))
  },
  refuse(state, { unit, way, turn, length }) {
    const element = findElement(state, unit)
    if (!stands(element)) return [{ code: 'no-element', clause: cite('R43') }]
    const pending = forced(state, unit)
    const reasons = pending ? [] : notMoving(state, element, 'fall back')
    if (reasons.length > 0) return reasons
    const from = originOf(state, element)
    const isStill = [true, false].every(turns =>
      WAYS.every(each => !found(state, element, each, turns, from, FULL)),
    )
    if (pending && isStill) return []
    const full = found(state, element, way, turn, from, FULL)
    if (!full) return [{ code: 'cannot-fall-back-there', clause: cite('R43') }]
    if (!pending && length > full.length + WITHIN)
      return [{ code: 'too-far', clause: cite('R43'), facts: { distance: length, limit: full.length } }]
    return []
  },
  nearest(state, action) {
    const element = findElement(state, action.unit)
    if (!stands(element)) return null
    const options = optionsFor(state, element, forced(state, action.unit) !== null)
    return options[0]?.action ?? null
  },
  play(state, { unit, way, turn, length, facing }, io) {
    const element = elementOf(state, unit)
    if (!stands(element)) return withoutFirst(state)
    const pending = forced(state, unit)
    const from = originOf(state, element)
    if (pending && way === 'home' && isOverEdge(state, element, from))
      return fled(withoutFirst(state), element, io)
    const to = found(state, element, way, turn, from, pending ? FULL : Math.max(0, length))
    const acted = pending ? state : did(state, unit, 'fall back')
    const now = to ? arrived(acted, element, to, turn, facing, io) : stuck(acted, element, io)
    if (!pending)
      return opened(now, unit, to ? [element, to].map(each => ({ at: each.at, facing: each.facing })) : [])
    const rest = withoutFirst(now)
    if (pending.left === 1 || !to) return rest
    return { ...rest, pending: [{ ...pending, left: pending.left - 1 }, ...rest.pending] }
  },
}

/** By house rule: whether a full move towards its own edge leads over that. */
function isOverEdge(state: D10State, element: OnTable, from: Point | null): boolean {
  if (state.houseRules['flee-the-table'] !== true) return false
  const full = found(state, element, 'home', true, from, FULL)
  const most = SHEETS.rates[moveClassOf(typeOf(element), element)].open
  const away = distance(element.at, homeAt(state.scenario, element.side, element.at))
  return full !== null && away <= most && full.length < most - WITHIN && full.length > away - EDGE
}

/** No base is so deep that one stops farther than this from the edge, in inches. */
const EDGE = 1.5

function fled(state: D10State, element: OnTable, io: Io): D10State {
  io.log({
    code: 'flees-the-table',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R43')],
  })
  return lost(state, element.id, 'routed')
}

function arrived(
  state: D10State,
  element: OnTable,
  to: Withdrawal,
  turn: boolean,
  facing: Degrees,
  io: Io,
): D10State {
  const isDriven = isVehicle(typeOf(element))
  io.log({
    code: isDriven && !turn ? 'reverses' : 'falls-back',
    facts: { unit: { unit: element.id }, distance: Math.round(to.length * 10) / 10 },
    side: element.side,
    units: [element.id],
    clauses: [cite('R43')],
    effects: [{ kind: 'move', unit: element.id, path: [element.at, to.at] }],
  })
  return changed(state, element.id, {
    at: to.at,
    facing: isDriven ? to.facing : ((facing % 360) + 360) % 360,
    dugIn: false,
    elevated: highGroundAt(state, to.at) !== null,
    charged: [],
    moved: true,
    byRoad: false,
  })
}

function stuck(state: D10State, element: OnTable, io: Io): D10State {
  io.log({
    code: 'cannot-fall-back',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [cite('R43')],
  })
  return state
}

const LABELS: Readonly<Record<Way, string>> = { away: 'away from the enemy', home: 'towards its own edge' }

function optionsFor(state: D10State, element: OnTable, isForced: boolean): readonly Option<D10Action>[] {
  const from = originOf(state, element)
  const turns = isVehicle(typeOf(element)) ? [true, false] : [false]
  const options = WAYS.flatMap(way =>
    turns.flatMap((turn): readonly Option<D10Action>[] => {
      const full = found(state, element, way, turn, from, FULL)
      if (!full) return []
      const how = turns.length === 1 ? '' : turn ? ', turning about' : ', in reverse'
      const lengths = isForced ? [full.length] : [full.length, full.length / 2]
      const facing = from ? Math.round(bearing(full.at, from)) % 360 : element.facing
      return lengths.map(length => ({
        action: {
          type: 'fall-back',
          unit: element.id,
          way,
          turn,
          length: Math.round(length * 100) / 100,
          facing,
        },
        label: `${LABELS[way]}${how}, ${(Math.round(length * 10) / 10).toFixed(1)} inches`,
        at: full.at,
      }))
    }),
  )
  if (options.length > 0 || !isForced) return options
  const { id: unit, facing } = element
  const action: D10Action = { type: 'fall-back', unit, way: 'home', turn: false, length: 0, facing }
  return [{ action, label: 'Stay where it is: both ways are barred' }]
}

function offerFor(state: D10State, element: OnTable, isForced: boolean): Offer<D10Action> {
  const reasons: readonly Reason[] = isForced ? [] : notMoving(state, element, 'fall back')
  const options = reasons.length > 0 ? [] : optionsFor(state, element, isForced)
  const none: readonly Reason[] =
    reasons.length === 0 && options.length === 0
      ? [{ code: 'cannot-fall-back-there', clause: cite('R43') }]
      : reasons
  return {
    id: `fall-back:${element.id}`,
    kind: 'fall-back',
    unit: element.id,
    label: 'Fall back',
    clause: cite('R43'),
    input: 'choice',
    useful: isForced,
    ...refusalField(none),
    options: () => options,
  }
}
