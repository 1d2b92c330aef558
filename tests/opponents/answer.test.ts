import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import type { Side } from '../../src/engine/ids'
import type { Io, Ruleset } from '../../src/engine/ruleset'
import { missingWords } from '../../src/engine/say'
import type { GameState } from '../../src/engine/state'
import { planOrders } from '../../src/opponents/opponent'
import { OPPONENT_WORDS, tellOrder } from '../../src/opponents/words'

/** A game of one exchange: A takes the pawn or leaves it; who takes it is taken, if a D6 shows `from` or more. */
interface Exchange extends GameState {
  readonly score: number
}

type Move = Action & { readonly type: 'take' | 'leave' | 'take-back' | 'pass' }

const MOVES: Readonly<Record<Side, readonly Move['type'][]>> = {
  A: ['take', 'leave'],
  B: ['take-back', 'pass'],
}

function exchange(from: number, takesTurns = true): Ruleset<Exchange, Move> {
  const game = {
    takesTurns,
    offers: (state: Exchange, side: Side) =>
      state.toAct.includes(side)
        ? MOVES[side]
            .filter(type => type !== 'take-back' || state.score > 1)
            .map(type => ({
              id: type,
              unit: null,
              label: type,
              refusal: null,
              useful: true,
              input: 'choice',
              ends: false,
              options: () => [{ action: { type }, label: type, refusal: null }],
            }))
        : [],
    refuse: (state: Exchange, { type }: Move) =>
      SIDES_OF[type].some(side => state.toAct.includes(side)) ? null : { reasons: [] },
    play(state: Exchange, { type }: Move, io: Io): Exchange {
      if (type === 'take') return { ...state, score: 10, toAct: ['B'] }
      if (type === 'leave') return { ...state, score: 1, toAct: ['B'] }
      const isTaken =
        type === 'take-back' &&
        io.chance.check(6, from, { purpose: 'take back', by: 'B', clause: 'exchange-1' })
      return { ...state, score: isTaken ? -50 : state.score, toAct: ['A'], turn: 2 }
    },
    worth: ({ score }: Exchange, side: Side) => (side === 'A' ? score : -score),
    merits: ({ score }: Exchange, side: Side) => ({ score: side === 'A' ? score : -score }),
    view: (state: Exchange) => state,
    standing: () => ({ stakes: [], left: null }),
  }
  return game as unknown as Ruleset<Exchange, Move>
}

const SIDES_OF: Readonly<Record<Move['type'], readonly Side[]>> = {
  take: ['A'],
  leave: ['A'],
  'take-back': ['B'],
  pass: ['B'],
}

const view = { turn: 1, toAct: ['A'], units: [], result: null, score: 0 } as unknown as Exchange

const orderOf = (ruleset: Ruleset<Exchange, Move>, mayGoOn = () => true) => {
  const [step] = planOrders({ ruleset, view, side: 'A', seed: 'answer', mayGoOn }, 'expert').steps
  if (!step) throw new Error('There is no order.')
  return step.order
}

describe('an order and the enemy’s answer', () => {
  it('is not what looks best, if the enemy makes up for it', () => {
    const order = orderOf(exchange(2))
    expect(order.action.type).toBe('leave')
    expect(tellOrder(order, unit => unit)).toContain(
      'The order is ‘leave’: once the enemy has answered it, it is worth 41 points more than ‘take’, which looks best until then.',
    )
    expect(missingWords(OPPONENT_WORDS, [order.reason])).toEqual([])
  })

  it('is what looks best, if the enemy cannot make up for it', () => {
    expect(orderOf(exchange(7)).action.type).toBe('take')
  })

  it('is looked at by itself where sides do not take turns within a turn', () => {
    expect(orderOf(exchange(2, false)).action.type).toBe('take')
  })

  it('is the one that looked best where the search is broken off', () => {
    let asked = 0
    const plain = orderOf(exchange(2, false))
    expect(orderOf(exchange(2), () => (asked += 1) < 4).action).toEqual(plain.action)
  })

  it('is the same for the same question', () => {
    expect(orderOf(exchange(2))).toEqual(orderOf(exchange(2)))
  })
})
