import type { Action } from '../../src/engine/action'
import type { Roll } from '../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../src/engine/dice/recorded'
import type { Side, UnitId } from '../../src/engine/ids'
import type { LogEntry } from '../../src/engine/log'
import { type Odds, oddsOf } from '../../src/engine/odds'
import type { Offer, Option } from '../../src/engine/offer'
import type { Phrase } from '../../src/engine/phrase'
import type { Refusal } from '../../src/engine/refusal'
import type { Io, Ruleset } from '../../src/engine/ruleset'
import { missingWords, sentence } from '../../src/engine/say'
import type { Scenario } from '../../src/engine/scenario'
import type { Feature, FeatureKind } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import { namesOf, numbersOf } from '../../src/engine/targets'
import { telling } from '../../src/engine/telling'
import { allWords } from '../../src/engine/words'
import type { Degrees, Point, Polygon } from '../../src/geometry/point'

/** What the tests of all rulesets share: ground in a line, scripted dice, and what came of them. */

export const at = (x: number, y: number): Point => ({ x, y })

export const NORTH: Degrees = 0
export const EAST: Degrees = 90
export const SOUTH: Degrees = 180
export const WEST: Degrees = 270

/** An area of ground from its north-west corner. */
export function area(
  kind: FeatureKind,
  corner: Point,
  width: number,
  height: number,
  id: string = kind,
): Feature {
  const { x, y } = corner
  const outline: Polygon = [corner, at(x + width, y), at(x + width, y + height), at(x, y + height)]
  return { id, kind, shape: { area: outline } }
}

/** A road, a hedge or anything else that is drawn as a line. */
export function strip(kind: FeatureKind, line: readonly Point[], width = 0.8, id: string = kind): Feature {
  return { id, kind, shape: { line, width } }
}

/** The unit of that id; throws if the battle has none. */
export function the<S extends GameState>(state: S, id: UnitId): S['units'][number] {
  const found = state.units.find(each => each.id === id)
  if (!found) throw new Error(`There is no unit ${id}.`)
  return found
}

/** The same battle with one unit changed. */
export function changed<S extends GameState>(state: S, id: UnitId, more: Partial<S['units'][number]>): S {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...more } : each)) }
}

/** What came of an action, or of several. */
export interface Played<S> {
  readonly state: S
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  /** Codes of the log entries. */
  readonly codes: readonly string[]
  /** The log in words. */
  readonly told: readonly string[]
  /** Every clause that an entry or a Reckoning of it cites. */
  readonly cited: readonly string[]
}

/** A ruleset as its tests speak to it. */
export interface Kit<S extends GameState, A extends Action> {
  readonly ruleset: Ruleset<S, A>
  /** Begins a scenario with these dice and house rules. Fails if it wants another die or leaves one over. */
  readonly begin: (scenario: Scenario, dice?: readonly number[], houseRules?: readonly string[]) => Played<S>
  /** Plays an action with these dice. Fails if it is refused, wants another die, or leaves one over. */
  readonly play: (state: S, action: A, dice?: readonly number[]) => Played<S>
  /** Plays actions one after the other. Fails if one is refused, or if these dice are not just what they all throw. */
  readonly playAll: (state: S, actions: readonly A[], dice?: readonly number[]) => Played<S>
  /** Plays without asking whether it is allowed. */
  readonly force: (state: S, action: A, dice?: readonly number[]) => Played<S>
  readonly refusal: (state: S, action: A) => Refusal<A> | null
  /** Codes of all reasons against it, the weightiest first; empty if it is allowed. */
  readonly refusalCodes: (state: S, action: A) => readonly string[]
  /** The reasons in words. */
  readonly refusalWords: (state: S, action: A) => readonly string[]
  /** The clauses that the reasons cite. */
  readonly refusalClauses: (state: S, action: A) => readonly string[]
  /** An offer by its id; throws if it is not there. */
  readonly offer: (state: S, side: Side, id: string) => Offer<A>
  /** Whether it is offered and not refused. */
  readonly hasOffer: (state: S, side: Side, id: string) => boolean
  /** Options of an offer that are allowed. */
  readonly allowed: (state: S, side: Side, id: string) => readonly Option<A>[]
  readonly odds: (state: S, action: A, about?: UnitId) => Odds<S>
}

export function kitOf<S extends GameState, A extends Action>(ruleset: Ruleset<S, A>): Kit<S, A> {
  const words = allWords(ruleset)
  /** Whatever is told or refused in a test has a sentence, and every gap of it is filled. */
  function expectWords(phrases: readonly Phrase[]): void {
    const missing = missingWords(words, phrases)
    if (missing.length > 0) throw new Error(missing.join(' '))
  }
  const clauses = new Set([...ruleset.rulebook.clauses, ...ruleset.rulebook.rulings].map(({ id }) => id))
  /** Whatever is told, refused or thrown names its clause, and is about units that there are. */
  function expectClauses(what: string, cited: readonly (string | undefined)[]): void {
    const wrong = cited.filter(each => each === undefined || !clauses.has(each))
    if (cited.length === 0 || wrong.length > 0)
      throw new Error(`${what} cites ${wrong.join(', ') || 'no clause'}.`)
  }
  function expectEntries(state: S, log: readonly LogEntry[], rolls: readonly Roll[]): void {
    const ids = new Set(state.units.map(({ id }) => id))
    for (const { code, units, clauses: cited } of log) {
      expectClauses(code, cited)
      const strange = units.filter(id => !ids.has(id))
      if (strange.length > 0) throw new Error(`${code} is about ${strange.join(', ')}.`)
    }
    // What is only not known is no throw of the rules.
    for (const { purpose, clause } of rolls)
      if (!purpose?.endsWith('not known')) expectClauses(`The throw ${purpose}`, [clause])
  }
  function refusal(state: S, action: A): Refusal<A> | null {
    const found = ruleset.refuse(state, action)
    expectWords(found?.reasons ?? [])
    for (const { code, clause } of found?.reasons ?? []) expectClauses(code, [clause])
    return found
  }
  function expectAllowed(state: S, action: A): void {
    const refused = refusal(state, action)
    if (refused) throw new Error(`Refused: ${refused.reasons.map(each => each.code).join(', ')}.`)
  }
  function scripted(dice: readonly number[], run: (io: Io) => S): Played<S> {
    const rolls: Roll[] = []
    const chance = recordedChance(dice, rolls)
    const told = telling(chance, rolls)
    const state = run(told.io)
    assertUsedUp(chance)
    const log = told.entries()
    expectWords(log)
    expectEntries(state, log, rolls)
    return {
      state,
      log,
      rolls,
      codes: log.map(entry => entry.code),
      told: log.map(entry => sentence(words, entry, namesOf(state), numbersOf(state))),
      cited: log.flatMap(entry => [
        ...entry.clauses,
        ...(entry.reckonings ?? []).flatMap(each => [each.base.clause, ...each.modifiers.map(m => m.clause)]),
      ]),
    }
  }
  function offer(state: S, side: Side, id: string): Offer<A> {
    const offers = ruleset.offers(state, side)
    const found = offers.find(each => each.id === id)
    if (!found) throw new Error(`No offer ${id}, only ${offers.map(each => each.id).join(', ')}.`)
    return found
  }
  const reasonsOf = (state: S, action: A) => refusal(state, action)?.reasons ?? []
  return {
    ruleset,
    begin(scenario, dice = [], houseRules = []) {
      const options = { houseRules: Object.fromEntries(houseRules.map(id => [id, true])) }
      return scripted(dice, io => ruleset.begin(scenario, options, io))
    },
    play(state, action, dice = []) {
      expectAllowed(state, action)
      return scripted(dice, io => ruleset.play(state, action, io))
    },
    playAll(state, actions, dice = []) {
      return scripted(dice, io => {
        let now = state
        for (const action of actions) {
          expectAllowed(now, action)
          now = ruleset.play(now, action, io)
        }
        return now
      })
    },
    force: (state, action, dice = []) => scripted(dice, io => ruleset.play(state, action, io)),
    refusal,
    refusalCodes: (state, action) => reasonsOf(state, action).map(each => each.code),
    refusalClauses: (state, action) => reasonsOf(state, action).map(each => each.clause),
    refusalWords: (state, action) =>
      reasonsOf(state, action).map(each => sentence(words, each, namesOf(state), numbersOf(state))),
    offer,
    hasOffer: (state, side, id) => ruleset.offers(state, side).some(each => each.id === id && !each.refusal),
    allowed(state, side, id) {
      const found = offer(state, side, id)
      return found.refusal ? [] : found.options().filter(option => !option.refusal)
    },
    odds: (state, action, about) => oddsOf(ruleset, state, action, about),
  }
}
