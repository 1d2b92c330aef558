import { WORDS } from '../families/ancients'

/** What only Fantasy says, beside the family's words. */
const OWN = {
  // reasons
  frozen: 'It is frozen: it neither moves nor turns in this turn.',
  panicked: 'It has fled in panic: that was its move for the turn.',
  'shot-stays': 'Handgunners that shot in this turn neither move nor turn.',
  'moved-and-shoots': 'Handgunners that moved or turned in this turn do not shoot.',
  'spells-first': 'Before the step it is asked who casts a spell.',
  'no-casting': 'Spells are cast before a step, and its side is not asked for one now.',
  'spell-tried': 'It was tried in turn {turn}: once in a battle.',
  'spells-chosen-first': 'Spells are chosen before the first turn.',
  'no-choosing': 'No spells are to be chosen now.',
  'spell-taken': 'It is chosen already.',
  'spell-not-chosen': 'It is none of the spells that its side has chosen.',
  // log
  musters: '{side} {side|is|are} of the {people}: {count} units for {points} points.',
  'has-spells': '{side} {side|has|have} {number} {number|spell|spells} for the battle.',
  'chooses-spell': '{side} {side|chooses|choose} {spell} for the battle.',
  casts: '{side} {side|casts|cast} {spell} on {unit}: it takes hold.',
  'fails-to-cast': '{side} {side|casts|cast} {spell} on {unit}: it fails.',
  panics: '{unit} {unit|turns|turn} about in panic and {unit|flees|flee} {distance:.1} inches.',
  'panics-off': '{unit} {unit|flees|flee} from the table in panic.',
  'panic-does-nothing': '{unit} {unit|does|do} not stir: panic does nothing to {unit|it|them}.',
  // prompts
  'prompt-choose-spell': 'Choose your spells for the battle: {count} still to be chosen.',
  'prompt-cast': 'Cast a spell before {side} {side|acts|act}? {left} of {of} left: choose one, or none.',
  'prompt-cast-whom': 'Choose on whom {spell} is cast: any unit, friend or enemy.',
  'prompt-cast-on': 'Cast {spell} on {unit}? It takes hold on 4, 5 or 6, until the turn ends.',
} as const

export const FANTASY_WORDS = { ...WORDS, ...OWN }

/** What is said, by its code. */
export type FantasyCode = keyof typeof FANTASY_WORDS
