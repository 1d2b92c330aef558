import type { Contestant } from '../../../../src/engine/chance'
import type { Effect } from '../../../../src/engine/log'
import type { Io } from '../text/said'
import { type Book, clauseOf } from '../model/book'
import { type Standing, aircraftOf, changed, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Weapon } from '../model/state'
import { attackOf, faceNeeded, toHit } from './toHit'

export type Outcome = 'none' | 'damaged' | 'destroyed'

/** From which lead on a target is Damaged and Destroyed. */
const DAMAGED_FROM = 1
const DESTROYED_FROM = 3

/** What a lead of the attacker does to a target. */
export function outcomeOf(target: Aircraft, lead: number): Outcome {
  if (lead < DAMAGED_FROM) return 'none'
  return lead >= DESTROYED_FROM || target.damaged ? 'destroyed' : 'damaged'
}

/** Whether the guns of an aircraft may jam. */
export const mayJam = (book: Book, aircraft: Aircraft): boolean =>
  book.jamming !== null && typeOf(book, aircraft).age === book.jamming

/** The die to hit: a natural 1 jams guns that can jam, whatever the modifiers. */
function rollToHit(
  book: Book,
  firer: Standing,
  need: number,
  clause: string,
  io: Io,
): 'jam' | 'miss' | 'hit' {
  const why = { purpose: 'to hit', by: firer.side, clause }
  if (!mayJam(book, firer)) return io.chance.check(6, need, why) ? 'hit' : 'miss'
  const band = io.chance.bands(6, [2, Math.max(2, need)], why)
  return band === 0 ? 'jam' : band === 1 ? 'miss' : 'hit'
}

function contest(book: Book, firer: Standing, weapon: Weapon, target: Standing, io: Io): Outcome {
  const mine: Contestant = { by: firer.side, sides: 6, bonus: attackOf(book, firer, weapon) ?? 0 }
  const theirs: Contestant = { by: target.side, sides: 6, bonus: typeOf(book, target).defence }
  const why = { purpose: 'damage', by: firer.side, clause: book.cite['contest'] }
  return outcomeOf(target, io.chance.contest(mine, theirs, why, [0, DESTROYED_FROM]))
}

/** The clause that says what an outcome is. */
function outcomeClause(book: Book, target: Aircraft, outcome: Outcome): string {
  if (outcome === 'none') return book.cite['no damage']
  if (outcome === 'damaged') return book.cite['Damaged']
  return book.cite[target.damaged ? 'Damaged again' : 'Destroyed']
}

/** The state without an aircraft that is Destroyed: its hex is free at once. */
export const destroyed = (state: AirState, id: string): AirState =>
  changed(state, id, { at: null, fate: 'Destroyed' })

/** A shot of one aircraft at another: the die to hit, the contest if it hits, and the telling of it. */
export function shoot(
  book: Book,
  state: AirState,
  firer: Standing,
  weapon: Weapon,
  target: Standing,
  back: boolean,
  io: Io,
): { readonly state: AirState; readonly hit: boolean } {
  const reckoning = toHit(book, state, firer, target, back)
  const { clause } = reckoning.base
  const rolled = rollToHit(book, firer, faceNeeded(state, reckoning), clause, io)
  const hit = rolled === 'hit'
  const outcome = hit ? contest(book, firer, weapon, target, io) : 'none'
  const effects: Effect[] = [{ kind: 'shot', from: firer.at, to: target.at, hit, weapon: 'guns' }]
  if (outcome === 'damaged') effects.push({ kind: 'chip', unit: target.id, chip: 'D' })
  if (outcome === 'destroyed')
    effects.push(
      { kind: 'burst', at: target.at, size: 1.4 },
      { kind: 'destroyed', unit: target.id, at: target.at },
    )
  io.log({
    code: `${back ? 'fires-back' : 'fires'}-${hit ? outcome : rolled}`,
    facts: { unit: { unit: firer.id }, target: { unit: target.id } },
    side: firer.side,
    units: [firer.id, target.id],
    clauses: [
      clause,
      ...(hit ? [outcomeClause(book, target, outcome)] : []),
      ...(rolled === 'jam' ? [clauseOf(book, 'jam')] : []),
      ...(back ? [book.cite['fire back']] : []),
    ],
    reckonings: [reckoning],
    outcome,
    hit,
    effects,
  })
  let after = state
  if (rolled === 'jam')
    after = changed(after, firer.id, weapon === 'front' ? { frontJammed: true } : { rearJammed: true })
  if (outcome === 'damaged') after = changed(after, target.id, { damaged: true })
  if (outcome === 'destroyed')
    after = changed(destroyed(after, target.id), firer.id, { kills: aircraftOf(after, firer.id).kills + 1 })
  return { state: after, hit }
}
