import type { Character, Seat, Strength } from '../../store/sessionState'

interface Named<V extends string> {
  readonly value: V
  readonly label: string
  readonly note: string
}

/** How well a computer may play, in words. */
export const STRENGTHS: readonly Named<Strength>[] = [
  { value: 'easy', label: 'Easy', note: 'sees what is near' },
  { value: 'middle', label: 'Steady', note: 'trades fairly' },
  { value: 'hard', label: 'Hard', note: 'errs at times' },
  { value: 'expert', label: 'Expert', note: 'gives its best' },
]

export const SOLO: Named<Strength> = { value: 'solo', label: 'Solo rules', note: 'by the book' }

/** Of what character it may be. */
export const CHARACTERS: readonly Named<Character>[] = [
  { value: 'cautious', label: 'Cautious', note: 'keeps out of reach' },
  { value: 'bold', label: 'Bold', note: 'minds no losses' },
  { value: 'stubborn', label: 'Stubborn', note: 'keeps to its aim' },
]

const wordFor = <V extends string>(among: readonly Named<V>[], value: V): string =>
  among.find(each => each.value === value)?.label.toLowerCase() ?? value

/** Who plays a side, in words: 'a computer, hard and bold'. */
export function seatWords(seat: Seat): string {
  if (seat.kind === 'person') return 'a person'
  if (seat.kind === 'referee') return 'the referee'
  if (seat.strength === 'solo') return 'the solo rules of the book'
  const { strength, character } = seat
  const words = [wordFor(STRENGTHS, strength), ...(character ? [wordFor(CHARACTERS, character)] : [])]
  return `a computer, ${words.join(' and ')}`
}
