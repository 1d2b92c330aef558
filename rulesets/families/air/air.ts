import { fromActs } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import type { Muster } from '../../../src/engine/muster'
import type { Ruleset } from '../../../src/engine/ruleset'
import type { Workshop } from '../../../src/engine/workshop'
import { actsOf } from './acts'
import { urge } from './evaluate/urge'
import { merits, worth } from './evaluate/worth'
import { fireBackFirst } from './fire/fire'
import type { Book } from './model/book'
import { together } from './model/parts'
import { schemasOf } from './model/schema'
import { type AirAction, type AirScenario, type AirState, FATES, QUALITIES } from './model/state'
import { setUp } from './sequence/setup'
import { soloPlayer } from './sequence/solo'
import { CARDS } from './sequence/turns'
import { WORDS } from './text/words'
import { cardOf } from './view/card'
import { measured, threatsTo } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { standingOf } from './view/standing'
import { sceneOf } from './view/scene'

/** Levels that the referee may set: up to the highest that a type flies at. */
const levelsOf = ({ types }: Book): readonly number[] =>
  Array.from({ length: Math.max(...Object.values(types).map(each => each.ceiling)) }, (_, at) => at + 1)

/** Puts a ruleset of the family together from its book. `scenarios`: files as they were read; the tests hold each against the schema. */
export function air<Own extends Action = never>(
  book: Book,
  scenarios: readonly unknown[],
  workshop: Workshop,
): Ruleset<AirState, AirAction | Own> {
  const schemas = schemasOf<Own>(book)
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: together(
      WORDS,
      book.parts.map(({ words }) => words),
    ),
    outcomes: book.outcomes,
    headlines: { hit: 'hit', destroy: 'destroy' },
    houseRules: book.houseRules,
    muster: musterOf(book),
    workshop,
    scenarios: scenarios as readonly AirScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      { field: 'level', label: 'level', values: levelsOf(book) },
      { field: 'damaged', label: 'Damaged', values: [true, false] },
      { field: 'activated', label: 'activated', values: [true, false] },
      { field: 'quality', label: 'quality', values: QUALITIES },
      ...book.parts.flatMap(({ refereeFields = [] }) => refereeFields),
      {
        field: 'fate',
        label: 'fate',
        values: FATES,
        gone: { values: ['Destroyed', 'left'], back: 'in play', off: 'left' },
      },
    ],
    begin: (scenario, options, io) => setUp(book, scenario as AirScenario, options.houseRules, io),
    ...fromActs<AirState, AirAction | Own, readonly [Book]>(
      {
        acts: actsOf<Own>(book),
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
    standing: standingOf,
    prompt: (state, side, focus) => promptOf(book, state, side, focus),
    worth: (state, side) => worth(book, state, side),
    forgives: { overlooking: 0.7, misjudging: 0.7 },
    urge: (state, side, action) => urge(book, state, side, action as AirAction),
    merits: (state, side) => ({ ...merits(book, state, side) }),
    measure: (state, from, to) => measured(book, state, from, to),
    threats: (state, unit, at, facing, level) => threatsTo(book, state, unit, at, facing, level),
    soloPlayer,
    soloRule: CARDS,
  }
}

/** The types of a book as a scenario's author picks them. */
function musterOf({ types, parts }: Book): Muster {
  return Object.values(types).map(type => ({
    id: type.id,
    name: type.name,
    nation: type.nation,
    group: type.group,
    facts: [
      { label: 'Movement Points', value: String(type.mps) },
      {
        label: 'Attack',
        value: type.rear === null ? String(type.front) : `${type.front} (f) ${type.rear} (r)`,
      },
      { label: 'Defence', value: String(type.defence) },
      { label: 'Altitude', value: String(type.ceiling) },
      ...parts.flatMap(part => part.ofType?.(type) ?? []),
    ],
    because: type.because,
  }))
}
