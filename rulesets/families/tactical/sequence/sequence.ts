import type { Code } from '../text/words'
import type { Side } from '../../../../src/engine/ids'
import { conceded, finished, plainOffer, refusalField } from '../../../../src/engine/acts'
import { otherSide } from '../../../../src/engine/ids'
import type { Act, Book, SequencePart } from '../model/book'
import { changedState, changedUnit, withUnits } from '../model/changes'
import { isOn } from '../model/lookup'
import { undeployed } from './reserves'
import type { Step, TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import { clauseOf, type Subject } from '../text/subjects'
import type { Io } from '../text/said'

const ORDER: readonly Step[] = ['A moves', 'B fires', 'B moves', 'A fires', 'rally']

/** Section 3: A moves, B fires, B moves, A fires, both rally. */
export const sequence: SequencePart = {
  mover(step) {
    return step === 'A moves' ? 'A' : step === 'B moves' ? 'B' : null
  },
  firer(step) {
    return step === 'A fires' ? 'A' : step === 'B fires' ? 'B' : null
  },
  next(book, state, io) {
    if (state.result) return state
    const held = withHoldings(book, state, io)
    switch (state.step) {
      case 'deploy B':
        return begin(book, held, 'deploy A', io)
      case 'deploy A':
        return begin(book, changedState(held, { turn: 1 }), 'A moves', io)
      case 'rally':
        return afterRally(book, held, io)
      default: {
        const ended = endOfStep(held, io, book)
        const at = ORDER.indexOf(state.step)
        return begin(book, ended, ORDER[at + 1] ?? 'rally', io)
      }
    }
  },
}

function withHoldings(book: Book, state: TacticalState, io: Io): TacticalState {
  const holdings = book.victory.holdings(book, state)
  if (holdings === state.holdings) return state
  for (const [i, holding] of holdings.entries()) {
    if (holding.holder === state.holdings[i]?.holder || holding.holder === null) continue
    const objective = state.scenario.objectives.find(each => each.id === holding.id)
    io.log({
      code: 'takes-objective',
      facts: {
        side: state.scenario.sides[holding.holder].name,
        objective: objective?.name ?? holding.id,
      },
      side: holding.holder,
      units: [],
      clauses: [book.cite['victory']],
    })
  }
  return changedState(state, { holdings })
}

/** What ends with a fire phase: smoke, and under a house rule the marker of those who fired before it. */
function endOfStep(state: TacticalState, io: Io, book: Book): TacticalState {
  const firer = book.sequence.firer(state.step)
  if (!firer) return state
  return clearedSmoke(book, forgotten(state, firer), io)
}

/** The house rule by which a marker stays until its own side has finished its next fire phase (R12). */
function forgotten(state: TacticalState, firer: Side): TacticalState {
  if (!isOn(state, 'marker-stays')) return state
  return changed(state, unit =>
    unit.side === firer && unit.gaveAway && !unit.attacked ? changedUnit(unit, { gaveAway: false }) : unit,
  )
}

function clearedSmoke(book: Book, state: TacticalState, io: Io): TacticalState {
  if (state.smoke.length === 0) return state
  const smoke = state.smoke
    .map(each => ({ ...each, phasesLeft: each.phasesLeft - 1 }))
    .filter(each => each.phasesLeft > 0)
  const gone = state.smoke.length - smoke.length
  if (gone > 0) {
    io.log({
      code: 'smoke-clears',
      facts: { count: gone },
      side: null,
      units: [],
      clauses: [clauseOf(book, 'smoke removed')],
    })
  }
  return changedState(state, { smoke })
}

const SUBJECT_OF: Readonly<Partial<Record<Step, Subject>>> = {
  'A moves': 'A moves',
  'B fires': 'B fires',
  'B moves': 'B moves',
  'A fires': 'A fires',
  rally: 'both rally',
}

/** Begins a step: who acts, and what is fresh again. */
export function begin(book: Book, state: TacticalState, step: Step, io: Io): TacticalState {
  if (step === 'rally') {
    io.log({ code: 'step-rally', side: null, units: [], clauses: [book.cite['both rally']] })
    return beginRally(book, changedState(state, { step }), 'A', io)
  }
  const side: Side = step === 'deploy A' || step === 'A moves' || step === 'A fires' ? 'A' : 'B'
  if (step === 'deploy A' && undeployed(state, 'A').length === 0) {
    return begin(book, changedState(state, { turn: 1 }), 'A moves', io)
  }
  if (step === 'deploy B' && undeployed(state, 'B').length === 0) return begin(book, state, 'deploy A', io)
  io.log({
    code: stepCode(step),
    facts: { side: state.scenario.sides[side].name, turn: state.turn },
    side,
    units: [],
    clauses: [book.cite[SUBJECT_OF[step] ?? 'deployment']],
  })
  return fresh(book, changedState(state, { step, toAct: [side] }), side)
}

function stepCode(step: Step): Code {
  if (step === 'deploy A' || step === 'deploy B') return 'step-deploys'
  return step === 'A moves' || step === 'B moves' ? 'step-moves' : 'step-fires'
}

function fresh(book: Book, state: TacticalState, side: Side): TacticalState {
  if (book.sequence.mover(state.step) === side) {
    return changed(state, unit =>
      unit.side === side && (unit.spent > 0 || unit.halved || unit.stopped || unit.held)
        ? changedUnit(unit, { spent: 0, halved: false, stopped: unit.held, held: false })
        : unit,
    )
  }
  if (book.sequence.firer(state.step) !== side) return state
  const ready = changed(state, unit =>
    unit.side === side && unit.attacked ? changedUnit(unit, { attacked: false }) : unit,
  )
  if (!ready.batteries.some(each => each.side === side && each.attacked)) return ready
  const batteries = ready.batteries.map(each => (each.side === side ? { ...each, attacked: false } : each))
  return changedState(ready, { batteries })
}

/** The state with its units changed; the same state if none is. */
function changed(state: TacticalState, change: (unit: TacticalUnit) => TacticalUnit): TacticalState {
  // Mostly none is: so no list is made for nothing.
  let units: TacticalUnit[] | null = null
  let i = 0
  for (const unit of state.units) {
    const after = change(unit)
    if (after !== unit) {
      units ??= state.units.slice()
      units[i] = after
    }
    i++
  }
  return units ? withUnits(state, units) : state
}

/** Side A rolls for all its units, then Side B; a side with nobody to rally is passed over, and the log says so (R43). */
function beginRally(book: Book, state: TacticalState, side: Side, io: Io): TacticalState {
  if (book.rally.able(book, state, side).length > 0) {
    io.log({
      code: 'step-rallies',
      facts: { side: state.scenario.sides[side].name },
      side,
      units: [],
      clauses: [book.cite['both rally']],
    })
    return changedState(state, { toAct: [side] })
  }
  io.log({
    code: 'side-has-nobody-to-rally',
    facts: { side: state.scenario.sides[side].name },
    side,
    units: [],
    clauses: [book.cite['rally']],
  })
  return side === 'A' ? beginRally(book, state, otherSide(side), io) : endOfTurn(book, state, io)
}

function afterRally(book: Book, state: TacticalState, io: Io): TacticalState {
  return state.toAct.includes('A') ? beginRally(book, state, 'B', io) : endOfTurn(book, state, io)
}

/** Those who fired are hidden again, and the next turn begins, unless it was the last. */
function endOfTurn(book: Book, state: TacticalState, io: Io): TacticalState {
  const quiet = isOn(state, 'marker-stays')
    ? state
    : changed(state, unit => (unit.gaveAway ? changedUnit(unit, { gaveAway: false }) : unit))
  const last = withHoldings(book, quiet, io)
  if (last.turn >= last.scenario.turns) {
    const over = changedState(last, { turn: last.turn + 1 })
    const result = book.victory.result(book, over)
    return finished(last, result ?? { winner: null, why: { code: 'draw' } }, book.cite.victory, io)
  }
  return begin(book, changedState(last, { turn: last.turn + 1 }), 'A moves', io)
}

type End = Extract<TacticalAction, { type: 'end' }>
type Concede = Extract<TacticalAction, { type: 'concede' }>

/** Ending the present step. */
export const end: Act<End> = {
  offers(book, state) {
    return [
      plainOffer({ type: 'end' }, endLabel(state.step), book.cite[SUBJECT_OF[state.step] ?? 'deployment'], {
        ...refusalField(end.refuse(book, state, { type: 'end' })),
        ends: state.step !== 'rally',
      }),
    ]
  },
  refuse(book, state) {
    if (state.step !== 'deploy A' && state.step !== 'deploy B') return []
    const side = state.step === 'deploy A' ? 'A' : 'B'
    const waiting = undeployed(state, side)
    const offers = waiting.length === 0 ? [] : book.acts.deploy.offers(book, state, side)
    // Those for whom the zone has no room left stay out, or the battle could never begin.
    const hasRoom = offers.some(offer =>
      waiting.some(unit => unit.id === offer.unit && offer.sample?.(() => 0) !== null),
    )
    if (!hasRoom) return []
    return [{ code: 'not-all-deployed', clause: book.cite['deployment'], facts: { count: waiting.length } }]
  },
  play(book, state, _, io) {
    return book.sequence.next(book, state, io)
  },
}

function endLabel(step: Step): string {
  switch (step) {
    case 'deploy A':
    case 'deploy B':
      return 'End deployment'
    case 'A moves':
    case 'B moves':
      return 'End move phase'
    case 'A fires':
    case 'B fires':
      return 'End fire phase'
    case 'rally':
      return 'End the turn without rallying'
  }
}

/** Giving up. Always allowed, and never offered to random play or to a computer. */
export const concede: Act<Concede> = {
  offers: () => [],
  refuse: () => [],
  play: (book, state, { side }, io) => finished(state, conceded(state, side), book.cite.victory, io),
}
