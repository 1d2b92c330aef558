import { THINGS } from './obstacles/things'
import type { Action } from '../../../src/engine/action'
import { type Acts, finished, fromActs } from '../../../src/engine/acts'
import type { Ruleset, Threat } from '../../../src/engine/ruleset'
import { airAct } from './fire/air'
import { assaultAct } from './fire/assault'
import type { Acts as FamilyActs, Book } from './model/book'
import type { Edition } from './model/edition'
import { cardOf } from './view/card'
import { contact } from './ground/contact'
import { damagePart } from './damage/damage'
import { deploy, embark } from './sequence/deployment'
import { fireAct } from './fire/direct'
import { firePart } from './fire/resolve'
import { threat } from './fire/threat'
import { ground } from './ground/ground'
import { headquarters } from './sequence/headquarters'
import { indirect } from './fire/batteries'
import { bombardAct } from './fire/indirect'
import { discovering, hasHiding } from './ground/hiding'
import { measured } from './view/measure'
import { move, movement } from './movement/move/move'
import { listMuster } from './roster/assemble'
import { obstacles } from './obstacles/obstacles'
import { promptOf, ribbonOf } from './view/prompt'
import { standingOf } from './view/standing'
import { rallyAct, rallyPart } from './sequence/rally'
import { sceneOf } from './view/scene'
import { schemasOf } from './model/schema'
import { concede, end, sequence } from './sequence/sequence'
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
import { clauseOf } from './text/subjects'
import { missileTable, toHitTable } from './fire/toHit'
import { limber, mount } from './movement/transport/joining'
import { dismount, unlimber } from './movement/transport/leaving'
import { victory } from './sequence/victory'
import { knownTo, view } from './view/view'
import { findUnit, stands, unitOf, withUnit } from './model/lookup'
import { OUTCOMES, WORDS } from './text/words'
import { careOf } from './evaluate/care'
import { presenceOf } from './evaluate/objectives'
import { merits, worth } from './evaluate/worth'
import type { Io } from './text/said'

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
} satisfies FamilyActs

/** A book of the family's parts with an edition's numbers. */
function bookOf(edition: Omit<Edition, 'ownActs'>): Book {
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
    indirect,
    rally: rallyPart,
    sequence,
    victory,
    acts: { ...ACTS, smoke: smokeAct },
    ...edition.parts,
  }
}

/** Puts a ruleset of the family together. */
export function tactical<Own extends Action = never>(
  edition: Edition<Own>,
): Ruleset<TacticalState, TacticalAction | Own> {
  const book = bookOf(edition)
  const schemas = schemasOf(book, edition)
  // What is said of the acts one by one holds of all of them together; the compiler does not see it through `Own`.
  const acts = { ...book.acts, ...edition.ownActs } as unknown as Partial<
    Acts<TacticalState, TacticalAction | Own, [Book]>
  >
  const clauses = { over: book.cite.victory, sequence: book.cite.sequence }
  const acting = fromActs<TacticalState, TacticalAction | Own, [Book]>({ acts, clauses }, book)
  return {
    id: book.id,
    title: book.title,
    rulebook: book.rulebook,
    words: book.words,
    outcomes: OUTCOMES,
    headlines: { hit: 'hit', destroy: 'destroy' },
    houseRules: book.houseRules,
    muster: listMuster(book.units, book.weapons),
    scenarios: edition.scenarios as readonly TacticalScenario[],
    scenarioSchema: schemas.scenario,
    actionSchema: schemas.action,
    stateSchema: schemas.state,
    refereeFields: [
      {
        field: 'status',
        label: 'status',
        values: STATUSES,
        gone: { values: ['Destroyed'], back: 'OK' },
      },
      { field: 'quality', label: 'quality', values: QUALITIES },
      { field: 'stopped', label: 'stopped', values: [true, false] },
      { field: 'attacked', label: 'has fired in this phase', values: [true, false] },
      { field: 'gaveAway', label: 'has given itself away', values: [true, false] },
      ...(book.cite['hidden deployment'] === undefined
        ? []
        : [{ field: 'lurking', label: 'unknown to the enemy', values: [true, false] }]),
    ],
    things: THINGS,
    begin(scenario, options, io) {
      return setUp(book, scenario as TacticalScenario, options.houseRules, io)
    },
    offers: (state, side) => acting.offers(knownTo(state, side), side),
    refuse(state, action) {
      const [side] = state.toAct
      const seen = side ? knownTo(state, side) : state
      const refusal = acting.refuse(seen, action)
      if (refusal || seen === state || !acting.refuse(state, action)) return refusal
      return { reasons: [{ code: 'something-unseen', clause: clauseOf(book, 'hidden deployment') }] }
    },
    play(state, action, io) {
      const doing = (told: Io): TacticalState => acting.play(state, action, told)
      const after = hasHiding(state) ? discovering(book, io, doing) : doing(io)
      if (after.result || after.units === state.units) return after
      const result = book.victory.result(book, after)
      return result ? finished(after, result, book.cite.victory, io) : after
    },
    view,
    scene: (state, focus) => sceneOf(book, state, focus),
    card: (state, unit) => cardOf(book, state, unit),
    ribbon: ribbonOf,
    standing: state => standingOf(book, state),
    prompt: (state, side, focus) => promptOf(book, state, side, focus),
    worth: (state, side) => worth(book, state, side),
    merits: (state, side) => merits(book, state, side),
    presence: (state, unit) => presenceOf(book, state, unit),
    care: (state, unit) => careOf(book, state, unit),
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
