import type { ClauseId } from '../../../../src/engine/ids'
import type { HouseRule } from '../../../../src/engine/rulebook'

/** What all booklets leave open alike, and how it may be read otherwise. */
const SHARED = {
  recount: {
    label: 'Count before every go',
    text: 'How many aircraft a side activates is counted anew before each of its goes.',
  },
  'share-a-hex': {
    label: 'Hexes are shared',
    text: 'Aircraft at different levels may end in one hex.',
  },
  'any-may-leave': {
    label: 'Anybody may leave',
    text: 'Undamaged aircraft, too, may fly off the table.',
  },
  'tail-level': {
    label: 'Tailing at one’s level',
    text: 'Who tails is at the same level as the other, or one level away.',
  },
  'natural-six': { label: 'A natural 6 hits', text: 'To hit, a 6 on the die always succeeds.' },
  'fire-back-if-hit': {
    label: 'Only who is hit fires back',
    text: 'A shot that misses is not answered.',
  },
  cards: {
    label: 'Cards decide who flies',
    text: 'Each aircraft has a playing card, and who is drawn flies: no Initiative, no goes, no tailing.',
  },
  'fire-back-any-way': { label: 'Fire back all round', text: 'Firing back does not ask for the arc.' },
} as const

/** A switch that the booklets share, for the ruling of one of them. */
export const sharedRule = (id: keyof typeof SHARED, ruling: ClauseId): HouseRule => ({
  id,
  ruling,
  ...SHARED[id],
})
