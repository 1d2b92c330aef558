import type { Firing } from '../model/attacks'
import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option, Region, Trace } from '../../../../src/engine/offer'
import type { Fact } from '../../../../src/engine/phrase'
import { areaWhere } from '../../../../src/geometry/areas'
import { type Point, type Polygon, along, distance } from '../../../../src/geometry/point'
import { contains } from '../../../../src/geometry/polygons'
import { declare, fallSilent, firingReasons } from '../fire/batteries'
import type { Act, Book, SightLine } from '../model/book'
import { changedState } from '../model/changes'
import { deviate, directionName, isOnTable } from '../fire/deviation'
import { smokeCloud, smokeMarks } from '../fire/fireMarks'
import { OUTSIDE_ARC, OUT_OF_RANGE, type Pointed } from '../fire/limits'
import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import type { Mark } from '../../../../src/engine/scene'
import type { Weapon } from '../model/types'
import {
  type Standing,
  enemiesOf,
  isOn,
  outlineOf,
  scaled,
  standingOf,
  stands,
  typeOf,
} from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { anyOf, refused } from '../model/offering'
import type { Smoke, TacticalAction, TacticalState } from '../model/state'
import { smokeShot, smokerOf, smokingUnit } from './smokers'
import { clauseOf } from '../text/subjects'
import { neededFor } from '../fire/toHit'
import { nearestOf } from '../movement/move/destinations'
import type { Io, Limit, LogInput, Reason } from '../text/said'

type SmokeAction = Extract<TacticalAction, { type: 'smoke' }>

/** How many fire phases, counting the one in which it is placed, a counter lasts. */
const PHASES = 2

/** Smoke instead of an ordinary shot of artillery (R40). */
export const smokeAct: Act<SmokeAction> = { offers, refuse, play, marks: smokeMarks }

function refuse(book: Book, state: TacticalState, action: SmokeAction): readonly Reason[] {
  const smoker = smokerOf(book, state, action.from)
  if (!smoker) return [{ code: 'makes-no-smoke', clause: clauseOf(book, 'smoke rules') }]
  return [...firingReasons(book, state, smoker), ...placeReasons(book, state, smoker, action.at)]
}

/** A weapon pointed at a place for smoke. */
const pointedAt = (
  book: Book,
  state: TacticalState,
  muzzle: Standing,
  weapon: Weapon,
  at: Point,
): Pointed => ({
  book,
  state,
  type: typeOf(book, state, muzzle),
  weapon,
  muzzle,
  at,
  away: distance(muzzle.at, at),
})

/** The line of sight to the place. A unit that covers it does not block the line; the 5-inch limit does not matter. */
function lineTo({ book, state, muzzle, at }: Pointed): SightLine {
  const ignore = [muzzle.id]
  for (const each of state.units) {
    if (stands(each) && contains(outlineOf(book, state, each), at)) ignore.push(each.id)
  }
  return book.sight.line(book, state, muzzle.at, at, ignore)
}

const UNSEEN: Limit<Pointed> = {
  broken: pointed => !lineTo(pointed).clear,
  why(pointed) {
    const { blocker } = lineTo(pointed)
    const { book, muzzle, at } = pointed
    if (!blocker) return [{ code: 'smoke-unseen', clause: clauseOf(book, 'smoke rules') }]
    const mark: Mark = {
      kind: 'sight',
      from: muzzle.at,
      to: at,
      tone: 'refused',
      blockedAt: blocker.at,
      blocker: blocker.outline,
    }
    return [
      {
        code: 'smoke-unseen',
        clause: clauseOf(book, blocker.subject),
        facts: { blocker: blocker.label },
        marks: [mark],
      },
    ]
  },
}

/** Direct smoke comes down in range, in sight and in the arc. */
const SCREENED: readonly Limit<Pointed>[] = [OUT_OF_RANGE, UNSEEN, OUTSIDE_ARC]

/** Why smoke cannot be put there: the point has to be on the table, and for direct fire within what a unit can reach. */
function placeReasons(book: Book, state: TacticalState, smoker: Firing, at: Point): readonly Reason[] {
  if (!isOnTable(state, at)) return [{ code: 'off-table', clause: clauseOf(book, 'smoke rules') }]
  const { unit, weapon } = smoker
  return unit ? reasonsOf(SCREENED, pointedAt(book, state, unit, weapon, at)) : []
}

/** The same question where the answer alone is wanted. */
function mayScreen(book: Book, state: TacticalState, { unit, weapon }: Firing, at: Point): boolean {
  return isOnTable(state, at) && !(unit && isBroken(SCREENED, pointedAt(book, state, unit, weapon, at)))
}

function offers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  if (book.sequence.firer(state.step) !== side) return []
  const listed: Offer<TacticalAction>[] = []
  for (const battery of state.batteries) {
    const smoker = battery.side === side ? smokerOf(book, state, battery.id) : undefined
    if (smoker) listed.push(offer(book, state, smoker))
  }
  for (const unit of state.units) {
    const smoker = unit.side === side ? smokingUnit(book, state, unit) : undefined
    if (smoker) listed.push(offer(book, state, smoker))
  }
  return listed
}

function offer(book: Book, state: TacticalState, smoker: Firing): Offer<TacticalAction> {
  const refusal = refusalOf(firingReasons(book, state, smoker))
  const fired = (at: Point): SmokeAction => ({ type: 'smoke', from: smoker.id, at })
  const screened = (at: Point) => screenAt(book, state, smoker, at, fired)
  const made: Offer<TacticalAction> = {
    id: `smoke:${smoker.id}`,
    kind: 'smoke',
    unit: smoker.unit?.id ?? null,
    label: smoker.unit ? 'Fire smoke' : `Smoke from ${smoker.name}`,
    clause: clauseOf(book, 'smoke fired'),
    input: 'place',
    useful: false,
    options: () =>
      enemiesOf(state, smoker.side).flatMap(enemy =>
        screens(state, smoker.side, enemy).flatMap(at => screened(at) ?? []),
      ),
    sample: pick =>
      anyOf(enemiesOf(state, smoker.side), pick, enemy =>
        anyOf(screens(state, smoker.side, enemy), pick, screened),
      ),
    region: () => regionOf(book, state, smoker),
    trace: points => traceOf(book, state, smoker, points, fired),
  }
  return refused(made, refusal)
}

function screenAt(
  book: Book,
  state: TacticalState,
  smoker: Firing,
  at: Point,
  fired: (at: Point) => SmokeAction,
): Option<TacticalAction> | null {
  if (!mayScreen(book, state, smoker, at)) return null
  const reckoned = neededFor(book, smokeShot(book, state, smoker, at))
  return { action: fired(at), label: 'Smoke here', at, reckonings: [reckoned] }
}

function traceOf(
  book: Book,
  state: TacticalState,
  smoker: Firing,
  points: readonly Point[],
  fired: (at: Point) => SmokeAction,
): Trace<TacticalAction> {
  const at = points.at(-1) ?? smoker.unit?.at ?? { x: 0, y: 0 }
  const reasons = [...firingReasons(book, state, smoker), ...placeReasons(book, state, smoker, at)]
  return {
    action: fired(at),
    legs: [],
    left: 0,
    refusal: refusalOf(reasons) ?? null,
    stop: { at, facing: 0 },
    marks: smokeCloud(book, state, smoker, at),
  }
}

/** Places worth smoke: an inch and a half before an enemy on its line to each of the three nearest friends, and half way. */
function screens(state: TacticalState, side: Side, enemy: Standing): readonly Point[] {
  return nearestOf(enemy.at, standingOf(state, side), 3, friend => friend.at).flatMap(friend => {
    const apart = distance(enemy.at, friend.at)
    return apart < 3 ? [] : [along(enemy.at, friend.at, 1.5 / apart), along(enemy.at, friend.at, 0.5)]
  })
}

/** Inches between the places at which it is asked whether smoke may be aimed there. */
const CLOSE = 0.25

/** Where smoke may be aimed: the whole table, or what is in range, in sight and in the arc of a unit. */
function regionOf(book: Book, state: TacticalState, smoker: Firing): Region {
  const { width, height } = state.scenario.board
  if (!smoker.unit) {
    const table: Polygon = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ]
    return { outlines: [table], label: 'anywhere on the table' }
  }
  const { x, y } = smoker.unit.at
  const range = scaled(state, smoker.weapon.range)
  const box = {
    minX: Math.max(0, x - range),
    minY: Math.max(0, y - range),
    maxX: Math.min(width, x + range),
    maxY: Math.min(height, y + range),
  }
  return {
    outlines: areaWhere(box, CLOSE, at => mayScreen(book, state, smoker, at)),
    label: 'in range and sight',
  }
}

/** Roll to hit. Direct smoke that misses is lost; indirect smoke that misses deviates. */
function play(book: Book, state: TacticalState, action: SmokeAction, io: Io): TacticalState {
  const smoker = smokerOf(book, state, action.from)
  if (!smoker) return state
  const reckoned = neededFor(book, smokeShot(book, state, smoker, action.at))
  const next = declare(state, smoker)
  const entry: LogInput = {
    code: 'smoke-placed',
    facts: { battery: smoker.unit ? { unit: smoker.unit.id } : smoker.name },
    side: smoker.side,
    units: smoker.unit ? [smoker.unit.id] : [],
    clauses: [clauseOf(book, 'smoke fired'), clauseOf(book, 'smoke rules')],
    reckonings: [reckoned],
  }
  if (smoker.unit) {
    const why = { purpose: 'to hit with smoke', by: smoker.side, clause: clauseOf(book, 'smoke fired') }
    if (io.chance.check(6, reckoned.total, why)) return placed(book, next, smoker, action.at, entry, io)
    io.log({ ...entry, code: 'smoke-lost' })
    return next
  }
  const roll = book.indirect.roll(book, state, smoker, reckoned, io)
  const after = roll.hit
    ? placed(book, next, smoker, action.at, entry, io)
    : missed(book, next, smoker, action.at, entry, io)
  return roll.silenced ? fallSilent(book, after, smoker, io) : after
}

function missed(
  book: Book,
  state: TacticalState,
  smoker: Firing,
  aim: Point,
  entry: LogInput,
  io: Io,
): TacticalState {
  if (isOn(state, 'harmless-deviation')) {
    io.log({ ...entry, code: 'smoke-lost' })
    return state
  }
  const fall = deviate(book, state, aim, smoker.side, io)
  const facts: Record<string, Fact> = {
    ...entry.facts,
    inches: fall.inches,
    direction: directionName(state, fall.direction),
  }
  const told: LogInput = {
    ...entry,
    facts,
    clauses: [...entry.clauses, book.cite['indirect deviates'], book.cite['deviation dice']],
    effects: [{ kind: 'arrow', from: aim, to: fall.at }],
  }
  if (isOnTable(state, fall.at)) {
    return placed(book, state, smoker, fall.at, { ...told, code: 'smoke-deviates' }, io)
  }
  io.log({ ...told, code: 'smoke-off' })
  return state
}

function placed(
  book: Book,
  state: TacticalState,
  smoker: Firing,
  at: Point,
  entry: LogInput,
  io: Io,
): TacticalState {
  // Everybody fires once in a phase and each side has one fire phase in a turn, so this id is new.
  const counter: Smoke = { id: `smoke-${state.turn}-${smoker.id}`, at, phasesLeft: PHASES }
  io.log({
    ...entry,
    clauses: [...entry.clauses, clauseOf(book, 'smoke counter'), clauseOf(book, 'smoke blocks')],
    effects: [...(entry.effects ?? []), { kind: 'burst', at, size: 1 }],
  })
  return changedState(state, { smoke: [...state.smoke, counter] })
}
