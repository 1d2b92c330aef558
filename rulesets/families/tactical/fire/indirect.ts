import { once } from '../../../../src/engine/memo'
import type { Side, UnitId } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import type { Fact } from '../../../../src/engine/phrase'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { declare, firingOf, firings, firingReasons, fallSilent } from './batteries'
import type { Firing, Circumstances, Struck } from '../model/attacks'
import type { Act, Book } from '../model/book'
import { deviate, directionName, isOnTable, struckAt } from './deviation'
import { bombardMarks } from './fireMarks'
import { NOT_FROM_AFAR } from './engagement'
import { MINGLED, OUT_OF_RANGE, targetReasons } from './limits'
import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import { indirectShot } from './shots'
import { type Standing, distanceTo, enemiesOf, findUnit, isOn, stands, typeOf } from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { allowed, anyOf, refusalBy } from '../model/offering'
import type { TacticalAction, TacticalState } from '../model/state'
import { neededFor } from './toHit'
import type { Io, Limit, LogInput, Reason } from '../text/said'

type Bombard = Extract<TacticalAction, { type: 'bombard' }>

/** Indirect fire of batteries off the table, and by house rule of mortars and artillery on it (R33 to R36). */
export const bombardAct: Act<Bombard> = { offers, refuse, play, marks: bombardMarks }

function refuse(book: Book, state: TacticalState, action: Bombard): readonly Reason[] {
  const firing = firingOf(book, state, action.battery)
  if (!firing) return [{ code: 'no-such-battery', clause: book.cite['indirect from off table'] }]
  const target = findUnit(state, action.target)
  const aimed = targetReasons(book, firing.side, target)
  const able = firingReasons(book, state, firing)
  return stands(target)
    ? [...able, ...aimed, ...reasonsOf(BOMBARDED, { book, state, firing, target })]
    : [...able, ...aimed]
}

/** A battery aimed at an enemy. */
interface Bombarding {
  readonly book: Book
  readonly state: TacticalState
  readonly firing: Firing
  readonly target: Standing
}

/** A unit on the table fires within its range. */
function rangedOf({
  book,
  state,
  firing,
  target,
}: Bombarding): Parameters<typeof OUT_OF_RANGE.why>[0] | null {
  const { unit: muzzle, weapon } = firing
  return muzzle && { book, state, weapon, muzzle, away: distanceTo(book, state, muzzle.at, target) }
}

const TOO_FAR: Limit<Bombarding> = {
  broken(aim) {
    const ranged = rangedOf(aim)
    return ranged !== null && OUT_OF_RANGE.broken(ranged)
  },
  why(aim) {
    const ranged = rangedOf(aim)
    return ranged ? OUT_OF_RANGE.why(ranged) : []
  },
}

/** By house rule, and for those on the table where the book wants it, a friend that is not Suppressed has to see the target. */
const UNOBSERVED: Limit<Bombarding> = {
  broken: ({ book, state, firing, target }) =>
    book.indirect.needsObserver(state, firing) && !isObserved(book, state, firing.side, target),
  why: ({ book, target }) => [
    { code: 'no-observer', clause: book.cite.observer, facts: { target: { unit: target.id } } },
  ],
}

/** Why this target cannot be bombarded. */
const BOMBARDED: readonly Limit<Bombarding>[] = [NOT_FROM_AFAR, TOO_FAR, UNOBSERVED, MINGLED]

/** Whether a unit of the side that is not Suppressed sees the target. */
export function isObserved(book: Book, state: TacticalState, side: Side, target: Standing): boolean {
  return state.units.some(
    each =>
      each.side === side &&
      stands(each) &&
      each.status !== 'Suppressed' &&
      book.sight.sees(book, state, each, target),
  )
}

function offers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  if (book.sequence.firer(state.step) !== side) return []
  return firings(book, state, side).map(firing => {
    const refusal = refusalOf(firingReasons(book, state, firing))
    const useful = once(
      () =>
        !refusal &&
        enemiesOf(state, side).some(target => !isBroken(BOMBARDED, { book, state, firing, target })),
    )
    return {
      id: `bombard:${firing.id}`,
      kind: 'bombard',
      unit: firing.unit?.id ?? null,
      label: firing.unit ? 'Fire indirectly' : `Fire ${firing.name}`,
      clause: book.cite['indirect from off table'],
      input: 'target',
      ...(refusal ? { refusal } : {}),
      options: () => enemiesOf(state, side).map(target => option(book, state, firing, target)),
      sample: pick =>
        anyOf(enemiesOf(state, side), pick, target => allowed(option(book, state, firing, target))),
      get useful() {
        return useful()
      },
    }
  })
}

function option(book: Book, state: TacticalState, firing: Firing, target: Standing): Option<TacticalAction> {
  const action: Bombard = { type: 'bombard', battery: firing.id, target: target.id }
  const { name: label, id: token } = target
  const aim = { book, state, firing, target }
  if (isBroken(BOMBARDED, aim))
    return { action, label, token, refusal: refusalBy(() => reasonsOf(BOMBARDED, aim)) }
  const reckonings = [
    neededFor(book, indirectShot(book, state, firing, target)),
    attackOf(book, state, firing, target.id),
    book.damage.defence(book, state, target, fallingShot(firing)),
  ]
  return { action, label, token, reckonings }
}

/** Roll to hit; a miss deviates and strikes whoever is there; a 1 or 2 silences the battery. */
function play(book: Book, state: TacticalState, action: Bombard, io: Io): TacticalState {
  const firing = firingOf(book, state, action.battery)
  const target = findUnit(state, action.target)
  if (!firing || !stands(target)) return state
  const reckoned = neededFor(book, indirectShot(book, state, firing, target))
  const declared = declare(state, firing)
  const roll = book.indirect.roll(book, state, firing, reckoned, io)
  const entry: LogInput = {
    code: 'bombards-miss',
    facts: { ...who(firing), target: { unit: target.id } },
    side: firing.side,
    units: firing.unit ? [firing.unit.id, target.id] : [target.id],
    clauses: [book.cite['indirect from off table'], book.cite['indirect modifiers']],
    reckonings: [reckoned],
  }
  let next: TacticalState
  if (roll.hit) {
    const struck = strike(book, declared, firing, target.id, io)
    const burst = { kind: 'burst', at: target.at, size: 1 } as const
    book.damage.tell(io, struck, { ...entry, code: `bombards-${struck.outcome}`, effects: [burst] })
    next = struck.state
  } else {
    next = miss(book, declared, firing, target, entry, io)
  }
  return roll.silenced ? fallSilent(book, next, firing, io) : next
}

function who(firing: Firing): Readonly<Record<string, Fact>> {
  return { battery: firing.unit ? { unit: firing.unit.id } : firing.name }
}

function strike(book: Book, state: TacticalState, firing: Firing, target: UnitId, io: Io): Struck {
  return book.damage.strike(
    book,
    state,
    {
      ...fallingShot(firing),
      side: firing.side,
      target,
      attack: attackOf(book, state, firing, target),
    },
    io,
  )
}

function fallingShot(firing: Firing): Circumstances {
  return { by: 'indirect', struck: 'front', from: firing.unit, weapon: firing.weapon }
}

function attackOf(book: Book, state: TacticalState, firing: Firing, target: UnitId): Reckoning {
  const struck = findUnit(state, target)
  const armoured = struck !== undefined && typeOf(book, state, struck).armoured
  const value = (armoured ? firing.weapon.armour : firing.weapon.soft) ?? 0
  const label = `${firing.weapon.name} against ${armoured ? 'armour' : 'soft targets'}`
  const base = { clause: book.cite['attack table'], label, value }
  return { kind: 'sum', title: 'Attack Factor', base, modifiers: [], total: value }
}

function miss(
  book: Book,
  state: TacticalState,
  firing: Firing,
  target: Standing,
  entry: LogInput,
  io: Io,
): TacticalState {
  if (isOn(state, 'harmless-deviation')) {
    io.log({ ...entry, outcome: 'none' })
    return state
  }
  const fall = deviate(book, state, target.at, firing.side, io)
  const facts = { ...who(firing), inches: fall.inches, direction: directionName(state, fall.direction) }
  const clauses = [book.cite['indirect deviates'], book.cite['deviation dice'], book.cite.deviation]
  const found = struckAt(book, state, fall.at, firing.side)
  const onto = found ? { onto: { unit: found.id } } : {}
  const told: LogInput = {
    ...entry,
    code: found ? 'deviates-onto' : isOnTable(state, fall.at) ? 'deviates-nothing' : 'deviates-off',
    facts: { ...facts, ...onto },
    clauses: [...entry.clauses, ...clauses],
    effects: [
      { kind: 'arrow', from: target.at, to: fall.at },
      { kind: 'burst', at: fall.at, size: 1 },
    ],
  }
  io.log(found?.id === target.id ? told : { ...told, outcome: 'none' })
  if (!found) return state
  const struck = strike(book, state, firing, found.id, io)
  book.damage.tell(io, struck, {
    code: `struck-${struck.outcome}`,
    facts: { unit: { unit: found.id } },
    side: firing.side,
    units: [found.id],
    clauses: [book.cite.deviation],
  })
  return struck.state
}
