import type { ClauseId } from '../../../src/engine/ids'
import { memoBy } from '../../../src/engine/memo'
import type { ArmyRules } from '../../../src/engine/armies'
import type { Muster } from '../../../src/engine/muster'
import type { Reason, Refusal } from '../../../src/engine/refusal'
import type { OutcomeKind, Ruleset } from '../../../src/engine/ruleset'
import { ACTS, actOf, offersOf } from './acts'
import type { Book } from './model/book'
import { cardOf } from './view/card'
import { withMelees } from './melee/contact'
import { GROUND_TABLE } from './model/groundTable'
import { measured } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { sceneOf } from './view/scene'
import { schemasOf } from './model/schema'
import { setUp } from './sequence/setup'
import {
  type AncientAction,
  type AncientScenario,
  type AncientState,
  GENERALS,
  QUALITIES,
  STATUSES,
} from './model/state'
import type { Subject } from './model/subjects'
import { threatsTo } from './evaluate/threat'
import { WORDS } from './text/words'
import { merits, worth } from './evaluate/worth'

/** What a ruleset of the family gives: its numbers, its tables and its clauses. */
export interface Edition
  extends Pick<
    Book,
    | 'id'
    | 'title'
    | 'rulebook'
    | 'houseRules'
    | 'numbers'
    | 'kinds'
    | 'kindsUnder'
    | 'missiles'
    | 'shooting'
    | 'attack'
    | 'defence'
  > {
  readonly cite: Readonly<Record<Subject, ClauseId>>
  /** Scenario files as they were read. The tests hold each against the schema, so that loading need not. */
  readonly scenarios: readonly unknown[]
  /** Parts and acts that this ruleset exchanges for its own. */
  readonly parts?: Partial<Book>
}

const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'routed', label: 'Routed', tone: 'destroyed', headline: 'destroy' },
  { id: 'shaken', label: 'Shaken', tone: 'suppressed', headline: 'hit' },
  { id: 'disordered', label: 'Disordered', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No effect', tone: 'none' },
]

/** A book of the family's parts with a ruleset's numbers. */
export function bookOf(edition: Edition): Book {
  return {
    id: edition.id,
    title: edition.title,
    rulebook: edition.rulebook,
    words: WORDS,
    houseRules: edition.houseRules,
    cite: edition.cite,
    numbers: edition.numbers,
    kinds: edition.kinds,
    kindsUnder: edition.kindsUnder,
    missiles: edition.missiles,
    groundTable: GROUND_TABLE,
    shooting: edition.shooting,
    attack: edition.attack,
    defence: edition.defence,
    acts: ACTS,
    ...edition.parts,
  }
}

function refusalOf(
  book: Book,
  state: AncientState,
  action: AncientAction,
  reasons: readonly Reason[],
): Refusal<AncientAction> | null {
  const [first, ...others] = reasons
  if (!first) return null
  const nearest = actOf(book, action).nearest?.(book, state, action) ?? null
  return { reasons: [first, ...others], ...(nearest && { nearest }) }
}

/** Puts a ruleset of the family together. */
export function ancients(
  edition: Edition,
  muster: Muster,
  armies: ArmyRules,
): Ruleset<AncientState, AncientAction> {
  const book = bookOf(edition)
  const schemas = schemasOf(book)
  // A referee may have moved or removed units: who is in melee is looked at again before anything is asked.
  const now = memoBy((state: AncientState) => withMelees(book, state))
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: book.words,
    outcomes: OUTCOMES,
    headlines: { hit: 'harm', destroy: 'rout' },
    houseRules: book.houseRules,
    muster,
    armies,
    scenarios: edition.scenarios as readonly AncientScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      { field: 'status', label: 'status', values: STATUSES },
      { field: 'quality', label: 'quality', values: QUALITIES },
      { field: 'general', label: 'General', values: GENERALS },
      { field: 'regular', label: 'Regular', values: [true, false] },
      { field: 'moved', label: 'has moved in this step', values: [true, false] },
      { field: 'shot', label: 'has shot in this step', values: [true, false] },
      { field: 'fought', label: 'has attacked in this step', values: [true, false] },
      { field: 'revealed', label: 'has given itself away', values: [true, false] },
    ],
    begin(scenario, options, io) {
      return setUp(book, scenario as AncientScenario, options.houseRules, io)
    },
    offers: (state, side) => offersOf(book, now(state), side),
    refuse: (state, action) =>
      refusalOf(book, now(state), action, actOf(book, action).refuse(book, now(state), action)),
    play: (state, action, io) => actOf(book, action).play(book, now(state), action, io),
    // Nothing is hidden in these games: what stands on the table, all see.
    view: state => state,
    scene: (state, focus) => sceneOf(book, now(state), focus),
    card: (state, unit) => cardOf(book, now(state), unit),
    ribbon: ribbonOf,
    prompt: (state, side, focus) => promptOf(book, now(state), side, focus),
    worth: (state, side) => worth(book, now(state), side),
    merits: (state, side) => ({ ...merits(book, now(state), side) }),
    measure: (state, from, to) => measured(book, state, from, to),
    threats: (state, unit, at, facing) => threatsTo(book, now(state), unit, at, facing),
  }
}
