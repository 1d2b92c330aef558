import type { ZodRawShape } from 'zod'
import type { Modifier } from '../../../src/engine/reckon'
import type { Offer } from '../../../src/engine/offer'
import type { HouseRule, Rulebook } from '../../../src/engine/rulebook'
import type { Reason, Refusal } from '../../../src/engine/refusal'
import type { Io, OutcomeKind, Ruleset, Threat } from '../../../src/engine/ruleset'
import { airAct } from './fire/air'
import { assaultAct } from './fire/assault'
import type { Shot } from './model/attacks'
import type { Act, Acts, Book, Numbers } from './model/book'
import type { Customs } from './model/customs'
import { cardOf } from './view/card'
import { contact } from './ground/contact'
import { damagePart } from './damage/damage'
import { deploy, embark } from './sequence/deployment'
import { fireAct } from './fire/direct'
import { firePart } from './fire/resolve'
import { threat } from './fire/threat'
import { ground } from './ground/ground'
import { headquarters } from './sequence/headquarters'
import { bombardAct } from './fire/indirect'
import { discovering, hasHiding } from './ground/hiding'
import { measured } from './view/measure'
import { move, movement } from './movement/movement'
import { listMuster } from './roster/assemble'
import { obstacles } from './obstacles/obstacles'
import { promptOf, ribbonOf } from './view/prompt'
import { rallyAct, rallyPart } from './sequence/rally'
import { sceneOf } from './view/scene'
import { schemasOf } from './model/schema'
import { concede, end, finished, sequence } from './sequence/sequence'
import { setUp } from './sequence/setup'
import { sight } from './ground/sight'
import { smokeAct } from './obstacles/smoke'
import {
  QUALITIES,
  STATUSES,
  type TacticalAction,
  type TacticalScenario,
  type TacticalState,
} from './model/state'
import { type Citations, clauseOf } from './text/subjects'
import { missileTable, toHitTable } from './fire/toHit'
import { dismount, limber, mount, unlimber } from './movement/transports'
import type { GroundTable, UnitType, Weapon } from './model/types'
import { victory } from './sequence/victory'
import { knownTo, view } from './view/view'
import { findUnit, stands, unitOf, withUnit } from './model/lookup'
import { WORDS } from './text/words'
import { merits, worth } from './evaluate/worth'

/** What a ruleset of the family gives: its numbers, its clauses, and what an edition knows. */
export interface Edition {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly cite: Citations
  readonly numbers: Numbers
  readonly units: Readonly<Record<string, UnitType>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly groundTable: GroundTable
  readonly houseRules: readonly HouseRule[]
  readonly variants: Book['variants']
  readonly customs: Customs
  /** Scenario files as they were read. The tests hold each against the schema, so that loading need not. */
  readonly scenarios: readonly unknown[]
  /** What its scenario files may say beside what those of the family do. */
  readonly scenarioShape?: ZodRawShape
  /** Modifiers to hit that this ruleset has beside those of the family. */
  readonly toHit?: readonly Modifier<Shot>[]
  /** Parts and acts that this ruleset exchanges for its own, or leaves out. */
  readonly parts?: Partial<Book>
}

const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'destroyed', label: 'Destroyed', tone: 'destroyed', headline: 'destroy' },
  { id: 'suppressed', label: 'Suppressed', tone: 'suppressed', headline: 'hit' },
  { id: 'disorganized', label: 'Disorganized', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No effect', tone: 'none' },
]

/** What can be done in every game of the family. */
export const ACTS = {
  deploy,
  embark,
  move,
  mount,
  dismount,
  limber,
  unlimber,
  fire: fireAct,
  assault: assaultAct,
  bombard: bombardAct,
  air: airAct,
  rally: rallyAct,
  end,
  concede,
} satisfies Acts

/** A book of the family's parts with an edition's numbers. */
export function bookOf(edition: Edition): Book {
  const { cite } = edition
  return {
    id: edition.id,
    title: edition.title,
    rulebook: edition.rulebook,
    words: WORDS,
    houseRules: edition.houseRules,
    cite,
    numbers: edition.numbers,
    units: edition.units,
    weapons: edition.weapons,
    groundTable: edition.groundTable,
    variants: edition.variants,
    customs: edition.customs,
    toHit: [
      ...toHitTable(cite),
      ...missileTable(cite, edition.weapons, edition.numbers),
      ...(edition.toHit ?? []),
    ],
    notes: () => [],
    ground,
    sight,
    contact,
    movement,
    obstacles,
    headquarters,
    damage: damagePart,
    fire: firePart,
    rally: rallyPart,
    sequence,
    victory,
    acts: { ...ACTS, smoke: smokeAct },
    ...edition.parts,
  }
}

/** The act of an action, if the book has it. Its type is that of the action: the table of acts is made so. */
function actOf(book: Book, action: TacticalAction): Act<TacticalAction> | undefined {
  return book.acts[action.type]
}

function refusalOf(
  book: Book,
  state: TacticalState,
  action: TacticalAction,
  reasons: readonly Reason[],
): Refusal<TacticalAction> | null {
  if (reasons.length === 0) return null
  const [first, ...others] = reasons
  if (!first) return null
  const nearest = actOf(book, action)?.nearest?.(book, state, action) ?? null
  return { reasons: [first, ...others], ...(nearest && { nearest }) }
}

/** Puts a ruleset of the family together. */
export function tactical(edition: Edition): Ruleset<TacticalState, TacticalAction> {
  const book = bookOf(edition)
  const schemas = schemasOf(book, edition.scenarioShape)
  const acts = Object.values(book.acts)
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: book.words,
    outcomes: OUTCOMES,
    houseRules: book.houseRules,
    muster: listMuster(book.units, book.weapons),
    scenarios: edition.scenarios as readonly TacticalScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      { field: 'status', label: 'status', values: STATUSES },
      { field: 'quality', label: 'quality', values: QUALITIES },
      { field: 'stopped', label: 'stopped', values: [true, false] },
      { field: 'attacked', label: 'has fired in this phase', values: [true, false] },
      { field: 'gaveAway', label: 'has given itself away', values: [true, false] },
      ...(book.cite['hidden deployment'] === undefined
        ? []
        : [{ field: 'lurking', label: 'unknown to the enemy', values: [true, false] }]),
    ],
    begin(scenario, options, io) {
      return setUp(book, scenario as TacticalScenario, options.houseRules, io)
    },
    offers(state, side) {
      if (state.result || !state.toAct.includes(side)) return []
      const seen = knownTo(state, side)
      // Not by flatMap, which costs as much here as half of the acts do.
      const offers: Offer<TacticalAction>[] = []
      for (const act of acts) for (const offer of act.offers(book, seen, side)) offers.push(offer)
      return offers
    },
    refuse(state, action) {
      const act = actOf(book, action)
      if (!act) return { reasons: [{ code: 'no-such-act', clause: book.cite.sequence }] }
      const [side] = state.toAct
      const seen = side ? knownTo(state, side) : state
      const refusal = refusalOf(book, seen, action, act.refuse(book, seen, action))
      if (refusal || seen === state || act.refuse(book, state, action).length === 0) return refusal
      return { reasons: [{ code: 'something-unseen', clause: clauseOf(book, 'hidden deployment') }] }
    },
    play(state, action, io) {
      const doing = (told: Io): TacticalState => actOf(book, action)?.play(book, state, action, told) ?? state
      const after = hasHiding(state) ? discovering(book, io, doing) : doing(io)
      if (after.result || after.units === state.units) return after
      const result = book.victory.result(book, after)
      return result ? finished(book, after, result, io) : after
    },
    view,
    scene: (state, focus) => sceneOf(book, state, focus),
    card: (state, unit) => cardOf(book, state, unit),
    ribbon: ribbonOf,
    prompt: (state, side, focus) => promptOf(book, state, side, focus),
    worth: (state, side) => worth(book, state, side),
    merits: (state, side) => merits(book, state, side),
    measure: (state, from, to) => measured(book, state, from, to),
    threats(state, id, at, facing) {
      const unit = findUnit(state, id)
      if (!unit) return []
      const placed = withUnit(state, id, { at, facing, carriedBy: null })
      const moved = unitOf(placed, id)
      return placed.units
        .filter(each => each.side !== unit.side && stands(each))
        .flatMap((by): readonly Threat[] => {
          const found = threat(book, placed, by, moved)
          return found ? [{ by: by.id, ...found }] : []
        })
        .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
    },
  }
}
