import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Reason } from '../../../../src/engine/refusal'
import type { Io } from '../../../../src/engine/ruleset'
import type { Book } from '../model/book'
import { firstReasons } from '../movement/movement'
import { duty, isShakenInMelee } from '../movement/compulsion'
import { foesOf, withMelees } from '../melee/contact'
import { undeployed } from './deployment'
import { aimFor, silentReasons, targetReasons } from '../shooting/shoot'
import { changed, enemiesOf, isOn, kindOf, missileOf, sideName, standing } from '../model/units'
import { victims } from '../melee/attack'
import { eliminated } from '../damage/outcome'
import { rallyable } from './rally'
import { because } from '../model/reasons'
import { ORDER, attackerOf, deployerOf, moverOf, shooterOf, subjectOf } from '../model/steps'
import type { ActionOf, AncientState, Step } from '../model/state'
import { resultOf } from './victory'

/** Why the present step may not end: charges, attacks and deployment that have to be made first. */
export function endReasons(book: Book, state: AncientState): readonly Reason[] {
  const [side] = state.toAct
  if (state.result || side === undefined) return [because(book, 'battle-over', 'break check')]
  if (deployerOf(state.step) === side) {
    const count = undeployed(state, side).length
    return count > 0 ? [because(book, 'not-all-deployed', 'deployment', { count })] : []
  }
  if (moverOf(state.step) === side) return firstReasons(book, state, null)
  if (attackerOf(state.step) !== side) return []
  const waiting = standing(state.units).filter(
    unit => unit.side === side && !unit.fought && victims(book, state, unit).length > 0,
  )
  const [first] = waiting
  return first
    ? [because(book, 'must-attack', 'one attack', { unit: { unit: first.id }, count: waiting.length })]
    : []
}

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

/** Begins a step: who acts, and what is fresh again. A step in which nobody can do anything is passed over. */
export function begin(book: Book, state: AncientState, step: Step, io: Io): AncientState {
  if (step === 'rally') return beginRally(book, { ...state, step }, 'A', io)
  const deployer = deployerOf(step)
  if (deployer !== null) {
    if (state.scenario.deployment === 'placed')
      return nextStep(book, { ...state, step, toAct: [deployer] }, io)
    tellStep(book, state, step, deployer, 'step-deploys', io)
    return { ...state, step, toAct: [deployer] }
  }
  const side: Side = step.startsWith('A') ? 'A' : 'B'
  const fresh = refreshed({ ...state, step, toAct: [side] }, side)
  if (moverOf(step) === side) {
    tellStep(book, fresh, step, side, 'step-moves', io)
    return settled(book, fresh, io)
  }
  if (shooterOf(step) === side) {
    if (!canShoot(book, fresh, side)) return nextStep(book, fresh, io)
    tellStep(book, fresh, step, side, 'step-shoots', io)
    return fresh
  }
  if (!standing(fresh.units).some(unit => unit.side === side && victims(book, fresh, unit).length > 0)) {
    return nextStep(book, fresh, io)
  }
  tellStep(book, fresh, step, side, 'step-attacks', io)
  return fresh
}

function tellStep(book: Book, state: AncientState, step: Step, side: Side, code: string, io: Io): void {
  io.log({
    code,
    facts: { side: sideName(state, side), turn: state.turn },
    side,
    units: [],
    clauses: [book.cite[subjectOf(step)]],
  })
}

/** Whether anybody of a side can shoot at anything. */
function canShoot(book: Book, state: AncientState, side: Side): boolean {
  return standing(state.units).some(
    unit =>
      unit.side === side &&
      missileOf(book, unit) !== null &&
      silentReasons(book, state, unit).length === 0 &&
      enemiesOf(state, side).some(
        target => targetReasons(book, state, unit, target, aimFor(book, state, unit, target)).length === 0,
      ),
  )
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

/** Shaken units in melee of which none can break off any more are Routed (R35). */
export function settled(book: Book, state: AncientState, io: Io): AncientState {
  const side = moverOf(state.step)
  if (side === null || state.result) return state
  let now = state
  while (duty(book, now).mustBreakOff.length === 0) {
    const trapped = standing(now.units).find(unit => unit.side === side && isShakenInMelee(now, unit))
    if (!trapped) return now
    const foe = foesOf(now, trapped)[0]
    now = withMelees(
      book,
      eliminated(
        book,
        now,
        trapped,
        'cannot-break-off-routed',
        'shaken breaks off',
        io,
        foe ? { foe: { unit: foe.id } } : {},
      ),
    )
  }
  return now
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
  if (result) return finished(book, state, result, io)
  const hidden = isOn(state, 'revealed-longer')
    ? state
    : changed(state, unit => (unit.revealed ? { ...unit, revealed: false } : unit))
  return begin(book, { ...hidden, turn: state.turn + 1 }, 'A moves', io)
}

/** The battle is over: nobody acts any more. */
export function finished(
  book: Book,
  state: AncientState,
  result: NonNullable<AncientState['result']>,
  io: Io,
): AncientState {
  io.log({
    code: result.why.code,
    ...(result.why.facts && { facts: result.why.facts }),
    side: result.winner,
    units: [],
    clauses: [book.cite['break check']],
  })
  return { ...state, result, toAct: [] }
}

export function playConcede(
  book: Book,
  state: AncientState,
  { side }: ActionOf<'concede'>,
  io: Io,
): AncientState {
  const winner = otherSide(side)
  const facts = { side: sideName(state, side), winner: sideName(state, winner) }
  return finished(book, state, { winner, why: { code: 'won-by-concession', facts } }, io)
}
