import { describe, expect, it } from 'vitest'
import {
  type Act,
  type Acts,
  conceded,
  finished,
  fromActs,
  plainOffer,
  usefulIf,
} from '../../src/engine/acts'
import { refusalField, refusalOf } from '../../src/engine/acts'
import { recordedChance } from '../../src/engine/dice/recorded'
import type { Action } from '../../src/engine/action'
import { stateOf } from '../../src/engine/battle'
import { missingWords } from '../../src/engine/say'
import { telling } from '../../src/engine/telling'
import { ENGINE_WORDS } from '../../src/engine/words'
import { END as end, begun } from './begun'
import { duel } from './duel'
import { scenario } from './duelBook'
import type { DuelAction, DuelState } from './duelState'

type Book = { readonly strides: number }
type DuelActs = Acts<DuelState, DuelAction, [Book]>
type DuelAct<T extends DuelAction['type']> = DuelActs[T]

const asked: string[] = []

/** The duel's acts as a family has them: each is handed its book. */
function actOf<T extends DuelAction['type']>(type: T): DuelAct<T> {
  const act: Act<DuelState, DuelAction, DuelAction, [Book]> = {
    offers(book, state, side) {
      asked.push(`offers ${type} ${book.strides}`)
      return duel.offers(state, side).filter(offer => offer.kind === type)
    },
    refuse(book, state, action) {
      asked.push(`refuse ${type} ${book.strides}`)
      return duel.refuse(state, action)?.reasons ?? []
    },
    play: (_, state, action, io) => duel.play(state, action, io),
  }
  return act
}

const step: DuelAct<'step'> = {
  ...actOf('step'),
  nearest: ({ strides }, state, action) => {
    const at = state.units.find(unit => unit.id === action.unit)?.at
    return at ? { ...action, to: { x: at.x + strides, y: at.y } } : null
  },
}

const ACTS: DuelActs = { shoot: actOf('shoot'), peek: actOf('peek'), step, end: actOf('end') }
const clauses = { over: 'duel-4', sequence: 'duel-1' }
const book: Book = { strides: 3 }
const acting = fromActs({ acts: ACTS, clauses }, book)
const opening = (): DuelState => stateOf(begun())
const over: DuelState = { ...opening(), toAct: [], result: { winner: null, why: { code: 'draw' } } }

describe('acts', () => {
  it('offers what every act offers, in the order of the table, to a side that is to act', () => {
    const state = opening()
    const kinds = acting.offers(state, 'A').map(offer => offer.kind)
    expect(kinds).toEqual(['shoot', 'shoot', 'peek', 'peek', 'step', 'step', 'end'])
    expect(acting.offers(state, 'B')).toEqual([])
    expect(acting.offers({ ...over, toAct: ['A'] }, 'A')).toEqual([])
  })

  it('hands the given book to each act', () => {
    asked.length = 0
    acting.refuse(opening(), end)
    fromActs({ acts: ACTS, clauses }, { strides: 5 }).refuse(opening(), end)
    expect(asked).toEqual(['refuse end 3', 'refuse end 5'])
  })

  it('answers with the nearest thing allowed, only where something is refused', () => {
    const state = opening()
    const far: DuelAction = { type: 'step', unit: 'a1', to: { x: 9, y: 5 } }
    const refusal = acting.refuse(state, far)
    expect(refusal?.reasons.map(each => each.code)).toEqual(['too-far'])
    expect(refusal?.nearest).toMatchObject({ type: 'step', to: { x: 6 } })
    expect(acting.refuse(state, end)).toBeNull()
  })

  it('refuses everything once the battle is over, by the clause of the rules, whatever the act says', () => {
    const reasons = [{ code: 'engine-battle-over', clause: 'duel-4' }]
    const always = { ...ACTS, end: { ...ACTS.end, refuse: () => [] } }
    expect(fromActs({ acts: always, clauses }, book).refuse(over, end)).toEqual({ reasons })
    const step = { type: 'step', unit: 'a1', to: { x: 3, y: 3 } } as const
    expect(acting.refuse(over, step)).toEqual({ reasons })
  })

  it('refuses an act that there is not, with a sentence, and leaves the state as it is', () => {
    const { peek, ...without } = ACTS
    const blind = fromActs<DuelState, DuelAction, [Book]>({ acts: without, clauses }, book)
    const state = opening()
    const strange: Action = { type: 'constructor' }
    for (const action of [{ type: 'peek', unit: 'a1', target: 'b1' } as DuelAction, strange as DuelAction]) {
      const refusal = blind.refuse(state, action)
      expect(refusal?.reasons).toEqual([{ code: 'engine-no-such-act', clause: 'duel-1' }])
      expect(missingWords(ENGINE_WORDS, refusal?.reasons ?? [])).toEqual([])
      expect(blind.play(state, action, telling(recordedChance([], []), []).io)).toBe(state)
    }
    expect(peek).toBeDefined()
  })

  it('lets only what answers a decision go before it, and offers nothing else', () => {
    const reason = { code: 'spent', clause: 'duel-1' }
    const waiting = (_: Book, state: DuelState) =>
      state.turn === 1 ? { for: ['end'] as const, reason } : null
    const acting = fromActs({ acts: ACTS, clauses, waiting }, book)
    const state = opening()
    const shot: DuelAction = { type: 'shoot', unit: 'a1', target: 'b1' }
    expect(acting.offers(state, 'A').map(offer => offer.kind)).toEqual(['end'])
    expect(acting.refuse(state, shot)?.reasons).toEqual([reason])
    expect(acting.refuse(state, end)).toBeNull()
    expect(acting.offers({ ...state, turn: 2 }, 'A')).toHaveLength(7)
  })
})

describe('what acts share', () => {
  it('makes a refusal of reasons, and nothing of none', () => {
    const reason = { code: 'spent', clause: 'duel-1' }
    expect(refusalOf([])).toBeNull()
    expect(refusalOf([reason, reason], end)).toEqual({ reasons: [reason, reason], nearest: end })
    expect(refusalField([])).toEqual({})
    expect(refusalField([reason])).toEqual({ refusal: { reasons: [reason] } })
  })

  it('makes an offer that is filled in already', () => {
    const offer = plainOffer(end, 'End', 'duel-4', { ends: true })
    expect(offer).toMatchObject({ id: 'end', kind: 'end', unit: null, input: 'nothing', ends: true })
    expect(offer.useful).toBe(false)
    expect(offer.options()).toEqual([{ action: end, label: 'End' }])
  })

  it('asks whether an offer is useful when somebody wants to know, and each of itself', () => {
    const { useful: _, ...offer } = plainOffer(end, 'End', 'duel-4')
    let asked = 0
    const yes = usefulIf(offer, () => ++asked > 0)
    const no = usefulIf({ ...offer, id: 'other' }, () => false)
    expect([yes.id, no.id, asked]).toEqual(['end', 'other', 0])
    expect([yes.useful, no.useful, asked]).toEqual([true, false, 1])
  })

  it('ends a battle: a result, nobody to act, and an entry that says why', () => {
    const told = telling(recordedChance([], []), [])
    const result = conceded({ scenario }, 'A')
    const after = finished(opening(), result, 'duel-4', told.io)
    expect(result).toEqual({
      winner: 'B',
      why: { code: 'won-by-concession', facts: { side: 'Reds', winner: 'Blues' } },
    })
    expect([after.result, after.toAct]).toEqual([result, []])
    expect(told.entries()).toEqual([{ ...result.why, side: 'B', units: [], clauses: ['duel-4'], rolls: [] }])
  })
})
