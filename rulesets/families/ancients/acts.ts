import type { Side } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
import type { Act, Acts, Book } from './model/book'
import { breakOffReasons } from './movement/breakOff'
import { deploy } from './sequence/deployment'
import { attackOffers, shootOffers } from './shooting/attackOffers'
import { playShoot, shootReasons } from './shooting/shoot'
import { sideName } from './model/units'
import { marchReasons } from './movement/march'
import { attackReasons, playAttack } from './melee/attack'
import { advanceReasons, advanceTurnReasons, chargeReasons, turnOnSpotReasons } from './movement/movement'
import { moveOffers } from './movement/moveOffers'
import { nearestAdvance, nearestMarch } from './movement/moveTrace'
import { playAdvance, playAdvanceTurn, playBreakOff, playCharge, playMarch, playTurn } from './movement/moves'
import { playRally, rallyReasons, rallyable } from './sequence/rally'
import { because, refusalOf } from './model/reasons'
import { endReasons, nextStep, playConcede, settled } from './sequence/sequence'
import { subjectOf } from './model/steps'
import type { ActionOf, AncientAction, AncientState, Step } from './model/state'

const NOTHING = (): readonly Offer<AncientAction>[] => []

const advance: Act<ActionOf<'advance'>> = {
  offers: moveOffers,
  refuse: advanceReasons,
  nearest: nearestAdvance,
  play: playAdvance,
}

const march: Act<ActionOf<'march'>> = {
  offers: NOTHING,
  refuse: marchReasons,
  nearest: nearestMarch,
  play: playMarch,
}

const breakOff: Act<ActionOf<'breakOff'>> = {
  offers: NOTHING,
  refuse: breakOffReasons,
  play: (book, state, action, io) => settled(book, playBreakOff(book, state, action, io), io),
}

const rally: Act<ActionOf<'rally'>> = {
  offers(book, state, side) {
    if (state.step !== 'rally' || !state.toAct.includes(side)) return []
    const able = rallyable(book, state, side)
    if (able.length === 0) return []
    const all: AncientAction = { type: 'rally', unit: null }
    return [
      {
        id: 'rally',
        kind: 'rally',
        unit: null,
        label: 'Roll to rally',
        clause: book.cite['rally'],
        input: 'nothing',
        useful: true,
        ends: true,
        options: () => [{ action: all, label: `${sideName(state, side)} roll to rally` }],
      },
      ...able.map(
        (unit): Offer<AncientAction> => ({
          id: `rally:${unit.id}`,
          kind: 'rally',
          unit: unit.id,
          label: 'Roll to rally',
          clause: book.cite['rally'],
          input: 'nothing',
          useful: false,
          options: () => [{ action: { type: 'rally', unit: unit.id }, label: unit.name, token: unit.id }],
        }),
      ),
    ]
  },
  refuse: rallyReasons,
  play(book, state, action, io) {
    const after = playRally(book, state, action, io)
    const [side] = after.toAct
    return side !== undefined && rallyable(book, after, side).length === 0 ? nextStep(book, after, io) : after
  },
}

const end: Act<ActionOf<'end'>> = {
  offers(book, state, side) {
    if (!state.toAct.includes(side)) return []
    const refusal = refusalOf(endReasons(book, state))
    const label = endLabel(state.step)
    return [
      {
        id: 'end',
        kind: 'end',
        unit: null,
        label,
        clause: book.cite[subjectOf(state.step)],
        input: 'nothing',
        ...(refusal && { refusal }),
        useful: false,
        ends: state.step !== 'rally',
        options: () => [{ action: { type: 'end' }, label }],
      },
    ]
  },
  refuse: endReasons,
  play: (book, state, _action, io) => nextStep(book, state, io),
}

function endLabel(step: Step): string {
  if (step === 'rally') return 'Go on without rallying'
  if (step.startsWith('deploy')) return 'End deployment'
  if (step.endsWith('moves')) return 'End move step'
  return step.endsWith('shoots') ? 'End shooting' : 'End melee'
}

/** Giving up. Always allowed, and never offered to random play or to a computer. */
const concede: Act<ActionOf<'concede'>> = {
  offers: NOTHING,
  refuse: (book, state) => (state.result ? [because(book, 'battle-over', 'break check')] : []),
  play: playConcede,
}

/** All that can be done, by the type of the action. */
export const ACTS: Acts = {
  deploy,
  advance,
  advanceTurn: { offers: NOTHING, refuse: advanceTurnReasons, play: playAdvanceTurn },
  turn: { offers: NOTHING, refuse: turnOnSpotReasons, play: playTurn },
  march,
  charge: { offers: NOTHING, refuse: chargeReasons, play: playCharge },
  breakOff,
  shoot: { offers: shootOffers, refuse: shootReasons, play: playShoot },
  attack: { offers: attackOffers, refuse: attackReasons, play: playAttack },
  rally,
  end,
  concede,
}

/** The act of an action. Its type is that of the action: the table of acts is made so. */
export function actOf(book: Book, action: AncientAction): Act<AncientAction> {
  return book.acts[action.type]
}

/** Everything that a side may do now. */
export function offersOf(book: Book, state: AncientState, side: Side): readonly Offer<AncientAction>[] {
  if (state.result || !state.toAct.includes(side)) return []
  return Object.values(book.acts).flatMap(act => act.offers(book, state, side))
}
