import type { Battle } from '../../src/engine/battle'
import type { TableRules } from '../../src/save/format'
import { createSession } from '../../src/store/session'
import type { SessionStore } from '../../src/store/sessionActions'
import { PERSON, type Beginning, type Seats } from '../../src/store/sessionState'
import { duel } from '../engine/duel'

export const COMPUTER = { kind: 'computer', strength: 'easy' } as const

/** A beginning of the duel. With the seed 'a' or 'b' a known side begins. */
export function beginning(seats: Partial<Seats> = {}, more: Partial<Beginning> = {}): Beginning {
  const rules: TableRules = { seats: { A: PERSON, B: PERSON, ...seats }, dice: 'program' }
  return { scenario: 'lawn', houseRules: {}, seed: 'a', strictness: 'enforce', rules, ...more }
}

export interface Laid extends SessionStore {
  readonly kept: Battle[]
}

/** A session with the duel on its table. What would be saved is kept in a list. */
export function laid(
  begun: Beginning = beginning(),
  manners: { readonly curtain?: boolean; readonly still?: boolean } = {},
): Laid {
  const kept: Battle[] = []
  const session = createSession(
    { keep: (_slot, _title, battle) => void kept.push(battle) },
    { still: () => manners.still ?? true },
  )
  const rules = manners.curtain ? begun.rules : { ...begun.rules, noCurtain: true as const }
  session.actions.begin('slot', duel, { ...begun, rules })
  return { ...session, kept }
}

/** A seed with which a side begins the duel. */
export function seedFor(side: 'A' | 'B'): string {
  for (let at = 0; at < 100; at++) {
    const seed = `seed ${at}`
    const { store } = laid(beginning({}, { seed }))
    const first = store.getState().battle?.opening.state.toAct[0]
    if (first === side) return seed
  }
  throw new Error('No seed of a hundred lets this side begin.')
}
