import { finished } from '../../../../src/engine/acts'
import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Io } from '../text/told'
import { eliminated } from '../damage/losses'
import { mustAttack } from '../melee/attack'
import { withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, Step } from '../model/state'
import { ORDER, attackerOf, deployerOf, moverOf, shooterOf, subjectOf } from '../model/steps'
import { changed, isOn, kindOf, ownOf, sideName, standing } from '../model/units'
import { canShoot } from '../shooting/shoot'
import type { Code } from '../text/words'
import { rallyable } from './rallying'
import { settled } from './trapped'
import { resultOf } from './victory'

/** The step after the present one, as soon as somebody has something to do in it. */
export function nextStep(book: Book, state: AncientState, io: Io): AncientState {
  if (state.result) return state
  switch (state.step) {
    case 'deploy B':
      return begin(book, state, 'deploy A', io)
    case 'deploy A':
      return begin(book, { ...state, turn: 1 }, 'A moves', io)
    case 'rally':
      return state.toAct.includes('A') ? beginRally(book, state, 'B', io) : endOfTurn(book, state, io)
    default: {
      const ended = endOfStep(book, state, io)
      return begin(book, ended, ORDER[ORDER.indexOf(state.step) + 1] ?? 'rally', io)
    }
  }
}

/** What ends with a step: Scythed Chariots that fought, rampages that came to nothing. */
function endOfStep(book: Book, state: AncientState, io: Io): AncientState {
  const shooter = shooterOf(state.step)
  if (shooter !== null) return hiddenAgain(state, otherSide(shooter))
  const side = attackerOf(state.step)
  if (side === null) return state
  let now = changed(state, unit =>
    unit.side === side && unit.rampage?.ready === true ? { ...unit, rampage: null } : unit,
  )
  for (const unit of standing(now.units)) {
    if (!unit.spent || !kindOf(book, now, unit).scythed) continue
    if (isOn(now, 'scythed-stay') && unit.side !== side) continue
    now = eliminated(book, now, unit, 'scythed-removed', 'scythed removed', io)
  }
  return withMelees(book, now)
}

/** Under the house rule a unit stays revealed until the enemy has had its next shooting step (R21). */
function hiddenAgain(state: AncientState, side: Side): AncientState {
  if (!isOn(state, 'revealed-longer')) return state
  return changed(state, unit => (unit.side === side && unit.revealed ? { ...unit, revealed: false } : unit))
}

/** Begins a step: who acts, and what is fresh again. */
export function begin(book: Book, state: AncientState, step: Step, io: Io): AncientState {
  if (step === 'rally') {
    io.log({ code: 'step-rally', side: null, units: [], clauses: [book.cite['rally']] })
    return beginRally(book, { ...state, step }, 'A', io)
  }
  const deployer = deployerOf(step)
  if (deployer !== null) {
    if (state.scenario.deployment === 'placed')
      return nextStep(book, { ...state, step, toAct: [deployer] }, io)
    tellStep(book, state, step, deployer, 'step-deploys', io)
    return { ...state, step, toAct: [deployer] }
  }
  const side: Side = step.startsWith('A') ? 'A' : 'B'
  const fresh = refreshed({ ...state, step, toAct: [side] }, side)
  return book.opening.opens(fresh) ?? entered(book, fresh, io)
}

/** Goes into a step as soon as nobody may do anything before it. One in which nobody can do anything is passed over. */
export function entered(book: Book, state: AncientState, io: Io): AncientState {
  const { step } = state
  const side: Side = step.startsWith('A') ? 'A' : 'B'
  const open = { ...state, toAct: [side] }
  if (moverOf(step) === side) {
    tellStep(book, open, step, side, 'step-moves', io)
    return settled(book, open, io)
  }
  if (shooterOf(step) === side) {
    if (!canShoot(book, open, side)) return nextStep(book, open, io)
    tellStep(book, open, step, side, 'step-shoots', io)
    return open
  }
  if (!ownOf(open, side).some(unit => mustAttack(book, open, unit))) {
    return nextStep(book, open, io)
  }
  tellStep(book, open, step, side, 'step-attacks', io)
  return open
}

function tellStep(book: Book, state: AncientState, step: Step, side: Side, code: Code, io: Io): void {
  io.log({
    code,
    facts: { side: sideName(state, side), turn: state.turn },
    side,
    units: [],
    clauses: [book.cite[subjectOf(step)]],
  })
}

/** What a side begins its step with. */
function refreshed(state: AncientState, side: Side): AncientState {
  if (moverOf(state.step) === side) {
    return changed(state, unit =>
      unit.side === side && (unit.moved || unit.movedFar || unit.charged)
        ? { ...unit, moved: false, movedFar: false, charged: false }
        : unit,
    )
  }
  if (shooterOf(state.step) === side) {
    return changed(state, unit => (unit.side === side && unit.shot ? { ...unit, shot: false } : unit))
  }
  const melees = state.melees.map(melee => ({
    ...melee,
    begun: { ...melee.begun, [side]: melee.begun[side] + 1 },
  }))
  return changed({ ...state, melees }, unit => {
    const rampage = unit.side === side && unit.rampage ? { ...unit.rampage, ready: true } : unit.rampage
    if (!unit.fought && unit.struck.length === 0 && rampage === unit.rampage) return unit
    return { ...unit, fought: false, struck: [], rampage }
  })
}

/** Side A rolls first, then Side B; a side with nobody to rally is passed over. */
function beginRally(book: Book, state: AncientState, side: Side, io: Io): AncientState {
  const fresh = changed(state, unit => (unit.fought ? { ...unit, fought: false } : unit))
  if (rallyable(book, fresh, side).length > 0) {
    tellStep(book, fresh, 'rally', side, 'step-rallies', io)
    return { ...fresh, toAct: [side] }
  }
  return side === 'A' ? beginRally(book, fresh, otherSide(side), io) : endOfTurn(book, fresh, io)
}

/** The Breakpoints are looked at, those who shot are hidden again, and the next turn begins. */
function endOfTurn(book: Book, state: AncientState, io: Io): AncientState {
  const result = resultOf(book, state)
  if (result) return finished(state, result, book.cite['break check'], io)
  const hidden = isOn(state, 'revealed-longer')
    ? state
    : changed(state, unit => (unit.revealed ? { ...unit, revealed: false } : unit))
  return begin(book, { ...hidden, turn: state.turn + 1 }, 'A moves', io)
}
