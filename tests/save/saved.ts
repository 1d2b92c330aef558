import type { Ruleset } from '../../src/engine/ruleset'
import { encodeBattle } from '../../src/save/encode'
import type { TableRules } from '../../src/save/format'
import { type Duelling, END, SHOT, STEP, after, begun } from '../engine/begun'
import { duel } from '../engine/duel'

export const TABLE: TableRules = {
  seats: { A: { kind: 'person' }, B: { kind: 'computer', strength: 'middle' } },
  dice: 'program',
}

export const fought: Duelling = after(begun(), STEP, SHOT, [END, { note: 'Nothing else to do.' }])

export function fileOf(battle: Duelling = fought): string {
  return encodeBattle(battle, TABLE, '0.1.0')
}

export function loadDuel(id: string): Promise<Ruleset | null> {
  return Promise.resolve(id === 'duel' ? duel : null)
}
