import { fromActs } from '../../../src/engine/acts'
import type { Muster } from '../../../src/engine/muster'
import type { OutcomeKind, Ruleset } from '../../../src/engine/ruleset'
import type { Workshop } from '../../../src/engine/workshop'
import { ACTS } from './acts'
import { urge } from './evaluate/urge'
import { merits, worth } from './evaluate/worth'
import { fireBackFirst } from './fire/fire'
import type { Book } from './model/book'
import { schemasOf } from './model/schema'
import { type AirAction, type AirScenario, type AirState, FATES, LOADS, QUALITIES } from './model/state'
import { setUp } from './sequence/setup'
import { WORDS } from './text/words'
import { cardOf } from './view/card'
import { measured, threatsTo } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { sceneOf } from './view/scene'

/** A ground attack by flak is the aircraft's own loss: the bar shows it apart from what the target suffers. */
const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'destroyed', label: 'Destroyed', tone: 'destroyed', headline: 'destroy' },
  { id: 'damaged', label: 'Damaged', tone: 'disorganized', headline: 'hit' },
  { id: 'flak', label: 'Shot down by flak', tone: 'suppressed' },
  { id: 'none', label: 'No damage', tone: 'none' },
]

/** Levels that the referee may set. */
const LEVELS = [1, 2, 3, 4, 5]

/** Puts a ruleset of the family together from its book. `scenarios`: files as they were read; the tests hold each against the schema. */
export function air(
  book: Book,
  scenarios: readonly unknown[],
  workshop: Workshop,
): Ruleset<AirState, AirAction> {
  const schemas = schemasOf(book)
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: WORDS,
    outcomes: OUTCOMES,
    houseRules: book.houseRules,
    muster: musterOf(book),
    workshop,
    scenarios: scenarios as readonly AirScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      { field: 'level', label: 'level', values: LEVELS },
      { field: 'damaged', label: 'Damaged', values: [true, false] },
      { field: 'activated', label: 'activated', values: [true, false] },
      { field: 'load', label: 'load', values: LOADS },
      { field: 'quality', label: 'quality', values: QUALITIES },
      { field: 'frontJammed', label: 'frontal guns jammed', values: [true, false] },
      { field: 'rearJammed', label: 'rear gun jammed', values: [true, false] },
      { field: 'fate', label: 'fate', values: FATES },
    ],
    begin: (scenario, options, io) => setUp(book, scenario as AirScenario, options.houseRules, io),
    ...fromActs<AirState, AirAction, readonly [Book]>(
      {
        acts: ACTS,
        clauses: { over: book.cite['end of battle'], sequence: book.cite['activation'] },
        waiting: fireBackFirst,
      },
      book,
    ),
    // Nothing is hidden in these games.
    view: state => state,
    scene: (state, focus) => sceneOf(book, state, focus),
    card: (state, unit) => cardOf(book, state, unit),
    ribbon: ribbonOf,
    prompt: (state, side, focus) => promptOf(book, state, side, focus),
    worth: (state, side) => worth(book, state, side),
    urge: (state, side, action) => urge(book, state, side, action),
    merits: (state, side) => ({ ...merits(book, state, side) }),
    measure: (state, from, to) => measured(book, state, from, to),
    threats: (state, unit, at, facing, level) => threatsTo(book, state, unit, at, facing, level),
  }
}

/** The types of a book as a scenario's author picks them. */
function musterOf({ types }: Book): Muster {
  return Object.values(types).map(({ id, name, nation, group, because, ...type }) => ({
    id,
    name,
    nation,
    group,
    facts: [
      { label: 'Movement Points', value: String(type.mps) },
      {
        label: 'Attack',
        value: type.rear === null ? String(type.front) : `${type.front} (f) ${type.rear} (r)`,
      },
      { label: 'Defence', value: String(type.defence) },
      { label: 'Altitude', value: String(type.ceiling) },
    ],
    because,
  }))
}
