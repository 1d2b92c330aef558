import type { Side } from '../../../../src/engine/ids'
import type { Offer, Option } from '../../../../src/engine/offer'
import { once } from '../../../../src/engine/memo'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Circumstances } from '../model/attacks'
import type { Act, Book } from '../model/book'
import { changedState } from '../model/changes'
import { NOT_FROM_AFAR } from './engagement'
import { airMarks } from './fireMarks'
import { MINGLED, targetReasons } from './limits'
import { isBroken, reasonsOf } from '../../../../src/engine/limits'
import { airShot } from './shots'
import { isObserved } from './indirect'
import { type Standing, enemiesOf, findUnit, isOn, stands } from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import { allowed, anyOf, refusalBy } from '../model/offering'
import type { Sortie, TacticalAction, TacticalState } from '../model/state'
import { neededFor } from './toHit'
import type { Io, Limit, LogInput, Reason } from '../text/said'

type Air = Extract<TacticalAction, { type: 'air' }>

/** Section 12: the few air attacks of a side, each made once (R41). */
export const airAct: Act<Air> = { offers, refuse, play, marks: airMarks }

function refuse(book: Book, state: TacticalState, action: Air): readonly Reason[] {
  const sortie = state.sorties.find(each => each.id === action.sortie)
  if (!sortie) return [{ code: 'no-such-sortie', clause: book.cite['air attacks'] }]
  const target = findUnit(state, action.target)
  return [
    ...flightReasons(book, state, sortie),
    ...targetReasons(book, sortie.side, target),
    ...(stands(target) ? reasonsOf(BOMBED, { book, state, sortie, target }) : []),
  ]
}

const FROM_THE_AIR: Circumstances = { by: 'air', struck: 'front', from: null, weapon: null }

function flightReasons(book: Book, state: TacticalState, sortie: Sortie): readonly Reason[] {
  const reasons: Reason[] = []
  const facts = { sortie: sortie.name }
  if (sortie.flown) reasons.push({ code: 'sortie-flown', clause: book.cite['air attacks'], facts })
  if (book.sequence.firer(state.step) !== sortie.side) {
    reasons.push({ code: 'sortie-not-its-phase', clause: book.cite['air attack'], facts })
  }
  return reasons
}

/** A sortie aimed at an enemy. */
interface Bombing {
  readonly book: Book
  readonly state: TacticalState
  readonly sortie: Sortie
  readonly target: Standing
}

/** By house rule a friend on the ground has to see the target (R41). */
const UNOBSERVED: Limit<Bombing> = {
  broken: ({ book, state, sortie, target }) =>
    isOn(state, 'aircraft-need-sight') && !isObserved(book, state, sortie.side, target),
  why: ({ book, target }) => [
    {
      code: 'no-observer-for-aircraft',
      clause: book.cite['air targets'],
      facts: { target: { unit: target.id } },
    },
  ],
}

/** Why this target cannot be attacked from the air. */
const BOMBED: readonly Limit<Bombing>[] = [NOT_FROM_AFAR, UNOBSERVED, MINGLED]

function offers(book: Book, state: TacticalState, side: Side): readonly Offer<TacticalAction>[] {
  if (book.sequence.firer(state.step) !== side) return []
  const mine = state.sorties.filter(each => each.side === side)
  return mine.map(sortie => {
    const refusal = refusalOf(flightReasons(book, state, sortie))
    const useful = once(
      () =>
        !refusal && enemiesOf(state, side).some(target => !isBroken(BOMBED, { book, state, sortie, target })),
    )
    return {
      id: `air:${sortie.id}`,
      kind: 'air',
      unit: null,
      label: `Attack with ${sortie.name}`,
      clause: book.cite['air attack'],
      input: 'target',
      ...(refusal ? { refusal } : {}),
      options: () => enemiesOf(state, side).map(target => option(book, state, sortie, target)),
      sample: pick =>
        anyOf(enemiesOf(state, side), pick, target => allowed(option(book, state, sortie, target))),
      get useful() {
        return useful()
      },
    }
  })
}

function option(book: Book, state: TacticalState, sortie: Sortie, target: Standing): Option<TacticalAction> {
  const action: Air = { type: 'air', sortie: sortie.id, target: target.id }
  const aim = { book, state, sortie, target }
  const { name: label, id: token } = target
  if (isBroken(BOMBED, aim)) return { action, label, token, refusal: refusalBy(() => reasonsOf(BOMBED, aim)) }
  return {
    action,
    label,
    token,
    reckonings: [
      neededFor(book, airShot(book, state, sortie, target)),
      attackOf(book, sortie),
      book.damage.defence(book, state, target, FROM_THE_AIR),
    ],
  }
}

/** Roll to hit; a miss has no further effect. The same factor against soft and armoured targets. */
function play(book: Book, state: TacticalState, action: Air, io: Io): TacticalState {
  const sortie = state.sorties.find(each => each.id === action.sortie)
  const target = findUnit(state, action.target)
  if (!sortie || !stands(target)) return state
  const sorties = state.sorties.map(each => (each.id === sortie.id ? { ...each, flown: true } : each))
  const next = changedState(state, { sorties })
  const reckoned = neededFor(book, airShot(book, state, sortie, target))
  const entry: LogInput = {
    code: 'bombs-miss',
    facts: { sortie: sortie.name, target: { unit: target.id } },
    side: sortie.side,
    units: [target.id],
    clauses: [book.cite['air attack'], book.cite['air modifiers']],
    reckonings: [reckoned],
    outcome: 'none',
  }
  const why = { purpose: 'to hit from the air', by: sortie.side, clause: book.cite['air hits on'] }
  if (!io.chance.check(6, reckoned.total, why)) {
    io.log(entry)
    return next
  }
  const attack = attackOf(book, sortie)
  const blow = {
    ...FROM_THE_AIR,
    side: sortie.side,
    target: target.id,
    attack,
  }
  const struck = book.damage.strike(book, next, blow, io)
  const burst = { kind: 'burst', at: target.at, size: 1.5 } as const
  book.damage.tell(io, struck, { ...entry, code: `bombs-${struck.outcome}`, effects: [burst] })
  return struck.state
}

function attackOf(book: Book, sortie: Sortie): Reckoning {
  const value = book.numbers.airAttack[sortie.aircraft] ?? 0
  const base = { clause: book.cite['air factors'], label: sortie.name, value }
  return { kind: 'sum', title: 'Attack Factor', base, modifiers: [], total: value }
}
