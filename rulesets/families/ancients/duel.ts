import { memoBy } from '../../../src/engine/memo'
import { marginsOf } from './chances'
import type { Book } from './book'

/** What one side of a duel brings to it. */
export interface Duellist {
  /** How much more it adds to its die than the other's Defence: in its next attack and in those after it, in good order. */
  readonly first: number
  readonly later: number
  /** 0 in good order, 1 Disordered, 2 Shaken. */
  readonly status: 0 | 1 | 2
  /** Gets away when it is Shaken; else it is Routed. */
  readonly flees: boolean
  /** Chance of a rally roll in a turn: 0 out of reach of a General. */
  readonly rallies: number
  /** Chance that a General lowers a result. */
  readonly saves: number
}

/** What is left of both sides on average, as shares of a whole unit. */
export interface Remains {
  readonly a: number
  readonly b: number
}

/** Turns that are looked ahead. */
const TURNS = 4
const LOST = 3
const PENALTY = [0, -1, -2, 0]
/** What a unit is worth in each state while the duel goes on, and when it is over for it. */
const LEFT = [1, 0.8, 0.3, 0]
const FLED = 0.42

const known = memoBy((_: Book) => new Map<string, Remains>())

/**
 * How a melee of two comes out on average if it is fought to the end: attack by attack in the steps of the turn, with
 * rallies, and with Shaken units that break off or are Routed in their own movement step. `next` attacks first.
 */
export function duel(book: Book, a: Duellist, b: Duellist, next: 'A' | 'B'): Remains {
  const cache = known(book)
  const key = `${keyOf(a)}|${keyOf(b)}|${next}`
  const found = cache.get(key)
  if (found) return found
  const made = next === 'A' ? attackByA({ a, b, known: new Map() }, a.status, b.status, TURNS, true, true) : attackByB({ a, b, known: new Map() }, a.status, b.status, TURNS, true, true)
  cache.set(key, made)
  return made
}

function keyOf(d: Duellist): string {
  return `${d.first} ${d.later} ${d.status} ${d.flees ? 1 : 0} ${d.rallies} ${d.saves}`
}

/** Chances of the states that a unit is in after an attack: 0, 1, 2, and 3 for lost. */
function struck(lead: number, status: number, saves: number): readonly number[] {
  const { one, two, three } = marginsOf(lead)
  const chances = [0, 0, 0, 0]
  const add = (harm: number, chance: number): void => {
    const after = harm === 0 ? status : harm === 3 ? LOST : status === 2 ? (harm === 2 ? LOST : 2) : status === 1 ? 2 : harm
    chances[after] = (chances[after] ?? 0) + chance
  }
  add(0, 1 - one - two - three)
  for (const [harm, chance] of [[1, one], [2, two], [3, three]] as const) {
    add(harm, chance * (1 - saves))
    add(harm - 1, chance * saves)
  }
  return chances
}

/** Two duellists, and what has been worked out about them. */
interface Pair {
  readonly a: Duellist
  readonly b: Duellist
  readonly known: Map<number, Remains>
}

function attackByA(pair: Pair, sa: number, sb: number, turns: number, freshA: boolean, freshB: boolean): Remains {
  const { a, b, known: cache } = pair
  const at = freshA || freshB ? -1 : turns * 16 + sa * 4 + sb
  const found = cache.get(at)
  if (found) return found
  const lead = (freshA ? a.first : a.later) + (PENALTY[sa] ?? 0)
  let restA = 0
  let restB = 0
  for (const [after, chance] of struck(lead, sb, b.saves).entries()) {
    if (chance === 0) continue
    const then = afterA(pair, sa, after, turns, freshB)
    restA += chance * then.a
    restB += chance * then.b
  }
  const made = { a: restA, b: restB }
  if (at >= 0) cache.set(at, made)
  return made
}

/** Side B moves: who is Shaken gets away or is lost; then it attacks. */
function afterA(pair: Pair, sa: number, sb: number, turns: number, freshB: boolean): Remains {
  const { b } = pair
  if (sb === LOST) return { a: LEFT[sa] ?? 0, b: 0 }
  if (sb === 2) return { a: LEFT[sa] ?? 0, b: b.flees ? FLED : 0 }
  return attackByB(pair, sa, sb, turns, false, freshB)
}

function attackByB(pair: Pair, sa: number, sb: number, turns: number, freshA: boolean, freshB: boolean): Remains {
  const { a, b } = pair
  const lead = (freshB ? b.first : b.later) + (PENALTY[sb] ?? 0)
  let restA = 0
  let restB = 0
  for (const [after, chance] of struck(lead, sa, a.saves).entries()) {
    if (chance === 0) continue
    const then = endOfTurn(pair, after, sb, turns, freshA)
    restA += chance * then.a
    restB += chance * then.b
  }
  return { a: restA, b: restB }
}

/** Both rally; then side A moves: who is Shaken gets away or is lost; then it attacks in the next turn. */
function endOfTurn(pair: Pair, sa: number, sb: number, turns: number, freshA: boolean): Remains {
  const { a, b } = pair
  if (sa === LOST) return { a: 0, b: LEFT[sb] ?? 0 }
  const chanceA = sa === 0 ? 0 : a.rallies
  const chanceB = sb === 0 ? 0 : b.rallies
  let restA = 0
  let restB = 0
  for (const [betterA, pa] of [[0, 1 - chanceA], [1, chanceA]] as const) {
    for (const [betterB, pb] of [[0, 1 - chanceB], [1, chanceB]] as const) {
      const chance = pa * pb
      if (chance === 0) continue
      const then = nextTurn(pair, sa - betterA, sb - betterB, turns, freshA)
      restA += chance * then.a
      restB += chance * then.b
    }
  }
  return { a: restA, b: restB }
}

function nextTurn(pair: Pair, sa: number, sb: number, turns: number, freshA: boolean): Remains {
  const { a } = pair
  if (sa === 2) return { a: a.flees ? FLED : 0, b: LEFT[sb] ?? 0 }
  if (turns <= 1) return { a: LEFT[sa] ?? 0, b: LEFT[sb] ?? 0 }
  return attackByA(pair, sa, sb, turns - 1, freshA, false)
}
