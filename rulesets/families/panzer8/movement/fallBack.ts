import { type Act, refused } from '../../../../src/engine/acts'
import { type UnitId, otherSide } from '../../../../src/engine/ids'
import { memoLast, once } from '../../../../src/engine/memo'
import type { Offer, Option } from '../../../../src/engine/offer'
import { type Degrees, type Point, distance } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { eyeOf } from '../ground/eye'
import { sightBetween } from '../ground/sight'
import { highGroundAt } from '../ground/terrain'
import { type Battle, type ElementOf, type FallBack, WAYS, type Way } from '../model/battle'
import type { Edition, Io, AnyReason } from '../model/edition'
import { elementOf, findElement, firstOf, isEmptyTransport, onTable, stands, typeOf } from '../model/lookup'
import { isVehicle } from '../model/sheet'
import type { Pose, Standing } from '../model/state'
import { homeAt } from '../model/victory'
import { type Withdrawal, withdrawal } from './withdrawal'

type On<S extends Battle> = Standing<ElementOf<S>>

/** What an edition says of falling back besides. */
export interface Falling<S extends Battle, A extends FallBack> {
  /** Its own order, with all that it lets one choose. */
  order(order: FallBack, element: On<S>, from: Point | null, to: Point): A
  /** How an element looks in the end. */
  facing(action: A, element: On<S>, to: Withdrawal): Degrees
  /** The state if a forced fall-back leads off the table; null where it does not. */
  driven(state: S, element: On<S>, action: A, from: Point | null, to: Withdrawal | null, io: Io): S | null
}

/** As long as it may be. */
const FULL = 20
/** The fall-back that has to be made now, if it is this element's. */
function forced(state: Battle, unit: UnitId) {
  const first = firstOf(state, 'fall back')
  return first?.unit === unit ? first : null
}

/** The enemy from whom an element falls back of its own will: the nearest that it sees. */
function nearestSeen<S extends Battle>(edition: Edition<S>, state: S, element: On<S>): Point | null {
  let best: On<S> | null = null
  for (const enemy of onTable(state, otherSide(element.side))) {
    if (best && distance(enemy.at, element.at) >= distance(best.at, element.at)) continue
    if (
      sightBetween(
        edition.sheets,
        state,
        eyeOf(edition.sheets, element, element),
        eyeOf(edition.sheets, enemy, enemy),
      ).clear
    )
      best = enemy
  }
  return best?.at ?? null
}

/** A place straight in the direction of the fall-back; null if there is none. */
export function awayFrom(state: Battle, element: Standing, way: Way, from: Point | null): Point | null {
  if (way === 'home') return homeAt(state.scenario, element.side, element.at)
  if (!from) return null
  return { x: 2 * element.at.x - from.x, y: 2 * element.at.y - from.y }
}

/** A fall-back that way, and no farther than so many inches; null if there is none. */
export function fallBackTo<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  way: Way,
  turn: boolean,
  from: Point | null,
  most: number,
): Withdrawal | null {
  const to = awayFrom(state, element, way, from)
  return to ? withdrawal(edition.sheets, state, element, to, turn, most, edition.short) : null
}

const originOf = <S extends Battle>(edition: Edition<S>, state: S, element: On<S>): Point | null => {
  const pending = forced(state, element.id)
  return pending ? pending.from : nearestSeen(edition, state, element)
}

/** Falling back: forced ones as far as they go, voluntary ones as far as one likes. */
export const fallBackOf = <S extends Battle, A extends FallBack>(
  edition: Edition<S>,
  own: Falling<S, A>,
): Act<S, A, A> => {
  // Asked by `refuse`, and then by `play`.
  const fallBack = memoLast(
    (state: S, element: On<S>, way: Way, turn: boolean, from: Point | null, most: number) =>
      fallBackTo(edition, state, element, way, turn, from, most),
  )
  return {
    offers(state, side): readonly Offer<A>[] {
      if (state.pending.length > 0) {
        const first = firstOf(state, 'fall back')
        if (!first) return []
        const element = findElement(state, first.unit)
        return stands(element) && element.side === side ? [offerFor(edition, own, state, element, true)] : []
      }
      if (state.step !== edition.moves || side !== state.active) return []
      return onTable(state, side)
        .filter(each => each.suppressed || isEmptyTransport(edition.sheets, state, each))
        .map(each => offerFor(edition, own, state, each, false))
    },
    refuse(state, { unit, way, turn, length }) {
      const element = findElement(state, unit)
      if (!stands(element)) return [{ code: 'no-element', clause: edition.cite['falling back'] }]
      const pending = forced(state, unit)
      const reasons = pending ? [] : edition.against(state, element, 'fall back')
      if (reasons.length > 0) return reasons
      const from = originOf(edition, state, element)
      const full = fallBack(state, element, way, turn, from, FULL)
      if (!full)
        return pending && isBarred(edition, state, element)
          ? []
          : [{ code: 'cannot-fall-back-there', clause: edition.cite['falling back'] }]
      if (!pending && length > full.length + WITHIN)
        return [
          {
            code: 'too-far',
            clause: edition.cite['length of a fall-back'],
            facts: { distance: length, limit: full.length },
          },
        ]
      return []
    },
    nearest(state, action) {
      const element = findElement(state, action.unit)
      if (!stands(element)) return null
      const options = optionsFor(edition, own, state, element, forced(state, action.unit) !== null)
      return options[0]?.action ?? null
    },
    play(state, action, io) {
      const { unit, way, turn, length } = action
      const element = elementOf(state, unit)
      const pending = forced(state, unit)
      if (!stands(element)) return pending ? edition.withoutFirst(state) : state
      const from = originOf(edition, state, element)
      const to = fallBack(state, element, way, turn, from, pending ? FULL : Math.max(0, length))
      const driven = pending && own.driven(state, element, action, from, to, io)
      if (driven) return driven
      const now = to
        ? arrived(edition, state, element, to, own.facing(action, element, to), turn, io)
        : stuck(edition, state, element, io)
      if (!pending) {
        const track = to ? [element, to].map(({ at, facing }): Pose => ({ at, facing })) : []
        return edition.done(now, unit, 'fall back', track)
      }
      const rest = edition.withoutFirst(to ? edition.forcedBack(now, unit) : now)
      if (pending.left === 1 || !to) return rest
      return edition.withFirst(rest, { ...pending, left: pending.left - 1 })
    },
  }
}

/** Whether there is no way at all to fall back: home, which is soon known, or away from an enemy. */
const isBarred = <S extends Battle>(edition: Edition<S>, state: S, element: On<S>): boolean => {
  const isShut = (way: Way, from: Point | null): boolean =>
    [true, false].every(turns => !fallBackTo(edition, state, element, way, turns, from, FULL))
  return isShut('home', null) && isShut('away', originOf(edition, state, element))
}

function arrived<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: On<S>,
  to: Withdrawal,
  facing: Degrees,
  turn: boolean,
  io: Io,
): S {
  io.log({
    code: isVehicle(typeOf(edition.sheets, element)) && !turn ? 'reverses' : 'falls-back',
    facts: { unit: { unit: element.id }, distance: Math.round(to.length * 10) / 10 },
    side: element.side,
    units: [element.id],
    clauses: [edition.cite['falling back']],
    effects: [{ kind: 'move', unit: element.id, path: [element.at, to.at] }],
  })
  return edition.changed(state, element.id, {
    at: to.at,
    facing,
    dugIn: false,
    elevated: highGroundAt(state, to.at) !== null,
    charged: [],
  })
}

function stuck<S extends Battle>(edition: Edition<S>, state: S, element: On<S>, io: Io): S {
  io.log({
    code: 'cannot-fall-back',
    facts: { unit: { unit: element.id } },
    side: element.side,
    units: [element.id],
    clauses: [edition.cite['barred fall-back']],
  })
  return state
}

const LABELS: Readonly<Record<Way, string>> = { away: 'Away from the enemy', home: 'Towards its own edge' }

function optionsFor<S extends Battle, A extends FallBack>(
  edition: Edition<S>,
  own: Falling<S, A>,
  state: S,
  element: On<S>,
  isForced: boolean,
): readonly Option<A>[] {
  const from = originOf(edition, state, element)
  const turns = isVehicle(typeOf(edition.sheets, element)) ? [true, false] : [false]
  const options = WAYS.flatMap(way =>
    turns.flatMap((turn): readonly Option<A>[] => {
      const full = fallBackTo(edition, state, element, way, turn, from, FULL)
      if (!full) return []
      const how = turns.length === 1 ? '' : turn ? ', turning about' : ', in reverse'
      const lengths = isForced ? [full.length] : [full.length, full.length / 2]
      return lengths.map(inches => {
        const length = Math.round(inches * 100) / 100
        return {
          action: own.order(
            { type: 'fall-back', unit: element.id, way, turn, length },
            element,
            from,
            full.at,
          ),
          label: `${LABELS[way]}${how}, ${(Math.round(inches * 10) / 10).toFixed(1)} inches`,
          at: full.at,
        }
      })
    }),
  )
  if (options.length > 0 || !isForced) return options
  const stay = { type: 'fall-back', unit: element.id, way: 'home', turn: false, length: 0 } as const
  const action = own.order(stay, element, null, element.at)
  return [{ action, label: 'Stay where it is: both ways are barred' }]
}

function offerFor<S extends Battle, A extends FallBack>(
  edition: Edition<S>,
  own: Falling<S, A>,
  state: S,
  element: On<S>,
  isForced: boolean,
): Offer<A> {
  const reasons: readonly AnyReason[] = isForced ? [] : edition.against(state, element, 'fall back')
  const isNone = reasons.length === 0 && !isForced && isBarred(edition, state, element)
  const none: readonly AnyReason[] = isNone
    ? [{ code: 'cannot-fall-back-there', clause: edition.cite['falling back'] }]
    : reasons
  const offer: Offer<A> = {
    id: `fall-back:${element.id}`,
    kind: 'fall-back',
    unit: element.id,
    label: 'Fall back',
    clause: edition.cite['falling back'],
    input: 'choice',
    useful: isForced,
    options: once(() => (none.length > 0 ? [] : optionsFor(edition, own, state, element, isForced))),
  }
  return refused(offer, none)
}
