import type { z } from 'zod'
import type { Action } from '../../../src/engine/action'
import type { ClauseId } from '../../../src/engine/ids'
import { memoRecent } from '../../../src/engine/memo'
import type { ArmyRules } from '../../../src/engine/armies'
import type { Muster } from '../../../src/engine/muster'
import type { Ruleset } from '../../../src/engine/ruleset'
import { type Act, type Acts, fromActs } from '../../../src/engine/acts'
import { ACTS } from './acts'
import type { Book, Parts } from './model/book'
import { cardOf } from './view/card'
import { withMelees } from './melee/contact'
import { GROUND_TABLE } from './model/groundTable'
import { waitingForRampage } from './damage/rampage'
import { measured } from './view/measure'
import { type Code, OUTCOMES, type Outcome } from './text/words'
import { promptOf, ribbonOf } from './view/prompt'
import { standingOf } from './view/standing'
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
import { PARTS } from './parts'
import { careOf, presenceOf } from './evaluate/care'
import { merits, worth } from './evaluate/worth'

/** An act that only one member has, with what its action must look like. */
export interface OwnAct<A extends Action, OwnCode extends string = Code>
  extends Act<AncientState, A, A, readonly [Book], OwnCode, Outcome> {
  readonly schema: z.ZodType<A>
}

/** Members of the scenarios and states of one member only. */
export interface OwnFields {
  readonly scenario: z.ZodRawShape
  readonly state: z.ZodRawShape
}

/** What a ruleset of the family gives: its numbers, its tables and its clauses, and the parts in which it differs. */
export interface Edition<Own extends Action = never>
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
    | 'shielding'
    | 'unsteady'
    | 'armours'
    | 'arms'
    | 'looks'
    | 'pitched'
  > {
  readonly cite: Readonly<Record<Subject, ClauseId>>
  /** Scenario files as they were read. The tests hold each against the schema, so that loading need not. */
  readonly scenarios: readonly unknown[]
  readonly parts?: Partial<Parts>
  readonly ownActs?: { readonly [T in Own['type']]: OwnAct<Extract<Own, { readonly type: T }>, string> }
  readonly ownFields?: OwnFields
  /** What lapses cost a weaker computer in it. */
  readonly forgives: NonNullable<Ruleset['forgives']>
}

/** A ruleset's numbers, tables and clauses, with the family's words and ground. */
export function bookOf(edition: Omit<Edition, 'ownActs' | 'forgives'>): Book {
  return {
    id: edition.id,
    title: edition.title,
    rulebook: edition.rulebook,
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
    shielding: edition.shielding,
    unsteady: edition.unsteady,
    armours: edition.armours,
    arms: edition.arms,
    looks: edition.looks,
    pitched: edition.pitched,
    ...PARTS,
    ...edition.parts,
  }
}

const NO_FIELDS: OwnFields = { scenario: {}, state: {} }

function ownSchemas<Own extends Action>({ ownActs }: Edition<Own>): readonly z.ZodType<Own>[] {
  return Object.values<OwnAct<Own, string>>(ownActs ?? {}).map(({ schema }) => schema)
}

/** Puts a ruleset of the family together. */
export function ancients<Own extends Action = never>(
  edition: Edition<Own>,
  muster: Muster,
  armies: ArmyRules,
): Ruleset<AncientState, AncientAction | Own> {
  const book = bookOf(edition)
  const schemas = schemasOf(book, ownSchemas(edition), edition.ownFields ?? NO_FIELDS)
  // A referee may have moved or removed units: who is in melee is looked at again before anything is asked.
  const now = memoRecent((state: AncientState) => withMelees(book, state))
  const clauses = { over: book.cite['break check'], sequence: book.cite['sequence'] }
  // What is said of the acts one by one holds of all of them together; the compiler does not see it through `Own`.
  const acts = { ...ACTS, ...edition.ownActs } as unknown as Acts<
    AncientState,
    AncientAction | Own,
    readonly [Book]
  >
  const { offers, refuse, play } = fromActs<AncientState, AncientAction | Own, readonly [Book]>(
    {
      acts,
      clauses,
      waiting: (_book, state) => waitingForRampage(book, state) ?? book.opening.waiting(state),
    },
    book,
  )
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: book.words,
    outcomes: OUTCOMES,
    headlines: { hit: 'damage', destroy: 'rout' },
    houseRules: book.houseRules,
    muster,
    armies,
    scenarios: edition.scenarios as readonly AncientScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      {
        field: 'status',
        label: 'status',
        values: STATUSES,
        gone: { values: ['Lost'], back: 'Good order' },
      },
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
    offers: (state, side) => offers(now(state), side),
    refuse: (state, action) => refuse(now(state), action),
    play: (state, action, io) => play(now(state), action, io),
    // Nothing is hidden in these games: what stands on the table, all see.
    view: state => state,
    scene: (state, focus) => sceneOf(book, now(state), focus),
    card: (state, unit) => cardOf(book, now(state), unit),
    ribbon: ribbonOf,
    standing: state => standingOf(book, state),
    prompt: (state, side, focus) => promptOf(book, now(state), side, focus),
    worth: (state, side) => worth(book, now(state), side),
    forgives: edition.forgives,
    presence: presenceOf,
    care: (state, unit) => careOf(book, state, unit),
    merits: (state, side) => ({ ...merits(book, now(state), side), ...book.merits(state, side) }),
    measure: (state, from, to) => measured(book, state, from, to),
    threats: (state, unit, at, facing) => threatsTo(book, now(state), unit, at, facing),
  }
}
