import type { Cards } from './chance'

const SUITS = ['♥', '♦', '♠', '♣'] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** The 52 cards of a pack, the red ones first. */
export const CARDS: readonly string[] = SUITS.flatMap(suit => RANKS.map(rank => `${rank}${suit}`))
export const JOKERS = ['Joker (red)', 'Joker (black)'] as const

/** Whether a card is red: a heart, a diamond or the red Joker. */
export const isRed = (card: string): boolean => /[♥♦]|red/.test(card)

const ALL: readonly string[] = [...CARDS, ...JOKERS]
const IN: ReadonlyMap<string, Cards> = new Map(ALL.map(label => [label, { label, count: 1 }]))
const OUT: ReadonlyMap<string, Cards> = new Map(ALL.map(label => [label, { label, count: 0 }]))

/** What is left of a pack to draw from when some of its cards are gone. */
export function pileWithout(pack: readonly string[], discards: readonly string[]): readonly Cards[] {
  const gone = new Set(discards)
  return pack.map(label => (gone.has(label) ? OUT : IN).get(label) ?? { label, count: 0 })
}
