import { NUMBERS, ancients, armyRules, bookOf, musterOf } from '../families/ancients'
import { ARMY_SIZE, PRICES, READY } from './armies'
import { CITATIONS } from './citations'
import { condition } from './condition'
import { flight } from './flight'
import { frail } from './frail'
import { HOUSE_RULES } from './houseRules'
import { type Cast, type Hold, cast, hold, opening } from './magic/casting'
import { merits } from './magic/merits'
import { MAGIC_FIELDS } from './magic/spells'
import { KINDS, kindsUnder } from './kinds'
import rulebook from './rulebook.json'
import ford from './scenarios/ford.json'
import { ATTACK, DEFENCE, MISSILES, SHIELDING, SHOOTING, unsteady } from './tables'
import { shown } from './view'
import { FANTASY_WORDS } from './words'

/** Fantasy: the family's parts with its own tables, kinds and armies. */
const edition = {
  id: 'fantasy',
  title: 'Fantasy',
  rulebook,
  cite: CITATIONS,
  numbers: NUMBERS,
  kinds: KINDS,
  kindsUnder,
  missiles: MISSILES,
  shooting: SHOOTING,
  attack: ATTACK,
  defence: DEFENCE,
  shielding: SHIELDING,
  unsteady,
  armours: ['unarmoured', 'shielded', 'armoured'],
  arms: ['plain', 'pike', 'sword'],
  looks: [],
  pitched: { magic: true },
  houseRules: HOUSE_RULES,
  scenarios: [ford],
  parts: {
    words: FANTASY_WORDS,
    movement: flight,
    condition,
    damage: frail,
    opening,
    view: shown,
    merits,
  },
  ownActs: { cast, hold },
  ownFields: MAGIC_FIELDS,
} as const

const book = bookOf(edition)

export const ruleset = ancients<Cast | Hold>(
  edition,
  musterOf(book, PRICES),
  armyRules(book, PRICES, ARMY_SIZE, READY),
)
