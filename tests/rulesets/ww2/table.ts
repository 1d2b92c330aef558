import type {
  Battery,
  Mine,
  Quality,
  Smoke,
  Sortie,
  Status,
  Step,
  TacticalAction,
  TacticalScenario,
  TacticalState,
  TacticalUnit,
  Wire,
  Wreck,
} from '../../../rulesets/families/tactical/state'
import type { Roll } from '../../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import type { Side, UnitId } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import { type Odds, oddsOf } from '../../../src/engine/odds'
import type { Offer, Option } from '../../../src/engine/offer'
import type { Phrase } from '../../../src/engine/phrase'
import type { Refusal } from '../../../src/engine/refusal'
import type { Ruleset } from '../../../src/engine/ruleset'
import { missingWords, sentence } from '../../../src/engine/say'
import type { Feature, FeatureKind } from '../../../src/engine/scene'
import { telling } from '../../../src/engine/telling'
import type { Degrees, Point, Polygon } from '../../../src/geometry/point'

/** The kit of the tactical tests: a battle in a few lines, scripted dice, and what came of them. */

export type TacticalRuleset = Ruleset<TacticalState, TacticalAction>

/** Faces that pass any roll of a D6 that can pass, and fail any that can fail. */
export const HIT = 6
export const MISS = 1

export const at = (x: number, y: number): Point => ({ x, y })

export const NORTH: Degrees = 0
export const EAST: Degrees = 90
export const SOUTH: Degrees = 180
export const WEST: Degrees = 270

/** What may be said of a unit beside its one line. */
export type UnitMore = Partial<Omit<TacticalUnit, 'id' | 'side' | 'type' | 'at' | 'facing'>>

/** A unit in one line: Average, OK, fresh, belonging to no HQ, named by its id unless `more` says otherwise. */
export function unit(
  id: UnitId,
  side: Side,
  type: string,
  place: Point | null,
  facing: Degrees = side === 'A' ? NORTH : SOUTH,
  more: UnitMore = {},
): TacticalUnit {
  return {
    id,
    side,
    type,
    at: place,
    facing,
    name: id,
    quality: 'Average',
    status: 'OK',
    isHq: false,
    hq: null,
    carriedBy: null,
    spent: 0,
    halved: false,
    stopped: false,
    held: false,
    attacked: false,
    gaveAway: false,
    ...more,
  }
}

/** A unit inside or behind another: not on the table itself. */
export function aboard(id: UnitId, side: Side, type: string, transport: UnitId, more: UnitMore = {}) {
  return unit(id, side, type, null, NORTH, { carriedBy: transport, ...more })
}

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

/** A road, hedge or wire drawn as a line. */
export function strip(kind: FeatureKind, line: readonly Point[], width = 0.8, id: string = kind): Feature {
  return { id, kind, shape: { line, width } }
}

export function battery(id: string, side: Side, weapon: string, quality: Quality = 'Average'): Battery {
  return { id, side, name: id, weapon, quality, attacked: false, silent: false }
}

export function sortie(id: string, side: Side, aircraft: string, quality: Quality = 'Average'): Sortie {
  return { id, side, name: id, aircraft, quality, flown: false }
}

export function mine(id: string, side: Side, place: Point, real: boolean, shown = false): Mine {
  return { id, side, at: place, real, shown }
}

export function wire(id: string, place: Point, facing: Degrees = NORTH): Wire {
  return { id, at: place, facing }
}

export function smoke(id: string, place: Point, phasesLeft = 2): Smoke {
  return { id, at: place, phasesLeft }
}

export function wreck(id: string, side: Side, type: string, place: Point, facing: Degrees = NORTH): Wreck {
  return { id, side, type, name: id, at: place, facing }
}

/** What may be said of a battle beside its units. */
export interface BattleMore {
  readonly turn?: number
  readonly ground?: readonly Feature[]
  readonly houseRules?: readonly string[]
  readonly infantryScale?: boolean
  readonly batteries?: readonly Battery[]
  readonly sorties?: readonly Sortie[]
  readonly mines?: readonly Mine[]
  readonly wires?: readonly Wire[]
  readonly smoke?: readonly Smoke[]
  readonly wrecks?: readonly Wreck[]
  readonly width?: number
  readonly height?: number
  readonly scenario?: Partial<TacticalScenario>
}

const TO_ACT: Readonly<Record<Step, readonly Side[]>> = {
  'deploy B': ['B'],
  'deploy A': ['A'],
  'A moves': ['A'],
  'B fires': ['B'],
  'B moves': ['B'],
  'A fires': ['A'],
  rally: ['A'],
}

/** A battle on open ground of 48 x 36 inches, in the given step of turn 1. */
export function battle(step: Step, units: readonly TacticalUnit[], more: BattleMore = {}): TacticalState {
  const scenario: TacticalScenario = {
    format: 'pz8-scenario',
    version: 1,
    id: 'test',
    ruleset: 'ww2',
    title: 'A test',
    setting: 'Nowhere',
    blurb: 'A test.',
    briefing: { A: 'Attack.', B: 'Defend.' },
    sides: { A: { name: 'Allies', adjective: 'Allied' }, B: { name: 'Germans', adjective: 'German' } },
    solo: 'A',
    turns: 12,
    minutes: 10,
    board: { kind: 'inches', width: more.width ?? 48, height: more.height ?? 36 },
    ground: { look: 'meadow', seed: 'test', features: more.ground ?? [], names: [] },
    infantryScale: more.infantryScale ?? false,
    deployment: 'placed',
    zones: {
      A: [at(0, 27), at(48, 27), at(48, 36), at(0, 36)],
      B: [at(0, 0), at(48, 0), at(48, 9), at(0, 9)],
    },
    units: units.map(({ id, side, name, type, quality, isHq, facing, ...rest }) => ({
      id,
      side,
      name,
      type,
      quality,
      isHq,
      facing,
      ...(rest.hq === null ? {} : { hq: rest.hq }),
      ...(rest.at === null ? {} : { at: rest.at }),
      ...(rest.carriedBy === null ? {} : { carriedBy: rest.carriedBy }),
    })),
    mines: [],
    wires: [],
    batteries: [],
    sorties: [],
    objectives: [],
    victory: { perUnit: { A: 1, B: 1 }, margin: 1 },
    ...more.scenario,
  }
  return {
    turn: more.turn ?? 1,
    step,
    toAct: TO_ACT[step],
    units,
    wrecks: more.wrecks ?? [],
    mines: more.mines ?? [],
    wires: more.wires ?? [],
    smoke: more.smoke ?? [],
    batteries: more.batteries ?? [],
    sorties: more.sorties ?? [],
    holdings: scenario.objectives.map(({ id, holder }) => ({ id, holder })),
    houseRules: Object.fromEntries((more.houseRules ?? []).map(id => [id, true])),
    scenario,
    hiddenReal: { A: hiddenReal(more.mines, 'A'), B: hiddenReal(more.mines, 'B') },
    result: null,
  }
}

function hiddenReal(mines: readonly Mine[] | undefined, side: Side): number {
  return (mines ?? []).filter(each => each.side === side && each.real === true && !each.shown).length
}

/** The same battle with one unit changed. */
export function changed(state: TacticalState, id: UnitId, more: Partial<TacticalUnit>): TacticalState {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...more } : each)) }
}

/** The unit of that id; throws if the battle has none. */
export function the(state: TacticalState, id: UnitId): TacticalUnit {
  const found = state.units.find(each => each.id === id)
  if (!found) throw new Error(`There is no unit ${id}.`)
  return found
}

export const statusOf = (state: TacticalState, id: UnitId): Status => the(state, id).status

/** What came of an action. */
export interface Played {
  readonly state: TacticalState
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  /** Codes of the log entries. */
  readonly codes: readonly string[]
  /** The log in words. */
  readonly told: readonly string[]
  /** Every clause that an entry or a Reckoning of it cites. */
  readonly cited: readonly string[]
}

/** A ruleset at the table: what its tests ask of it. */
export interface Table {
  readonly ruleset: TacticalRuleset
  /** Plays an action with these dice. Fails if it is refused, wants another die, or leaves one over. */
  play(state: TacticalState, action: TacticalAction, dice?: readonly number[]): Played
  /** Plays without asking whether it is allowed. */
  force(state: TacticalState, action: TacticalAction, dice?: readonly number[]): Played
  refusal(state: TacticalState, action: TacticalAction): Refusal<TacticalAction> | null
  /** Codes of all reasons against it, the weightiest first; empty if it is allowed. */
  refusalCodes(state: TacticalState, action: TacticalAction): readonly string[]
  /** The reasons in words. */
  refusalWords(state: TacticalState, action: TacticalAction): readonly string[]
  /** The clauses that the reasons cite. */
  refusalClauses(state: TacticalState, action: TacticalAction): readonly string[]
  offer(state: TacticalState, side: Side, id: string): Offer<TacticalAction>
  /** Options of an offer that are allowed. */
  allowed(state: TacticalState, side: Side, id: string): readonly Option<TacticalAction>[]
  odds(state: TacticalState, action: TacticalAction, about?: UnitId): Odds<TacticalState>
  /** The clause of this edition: '5.10' is 'ww2-5.10'. */
  clause(number: string): string
  /** Clauses of this edition in brackets, as the titles of tests name them. */
  ids(...numbers: readonly string[]): string
}

export function tableOf(ruleset: TacticalRuleset): Table {
  const nameIn = (state: TacticalState) => (id: UnitId) => the(state, id).name

  /** Whatever is told or refused in a test has a sentence, and every gap of it is filled. */
  function expectWords(phrases: readonly Phrase[]): void {
    const missing = missingWords(ruleset.words, phrases)
    if (missing.length > 0) throw new Error(missing.join(' '))
  }
  function refusal(state: TacticalState, action: TacticalAction): Refusal<TacticalAction> | null {
    const found = ruleset.refuse(state, action)
    expectWords(found?.reasons ?? [])
    return found
  }
  function force(state: TacticalState, action: TacticalAction, dice: readonly number[] = []): Played {
    const rolls: Roll[] = []
    const chance = recordedChance(dice, rolls)
    const told = telling(chance, rolls)
    const after = ruleset.play(state, action, told.io)
    assertUsedUp(chance)
    const log = told.entries()
    expectWords(log)
    return {
      state: after,
      log,
      rolls,
      codes: log.map(entry => entry.code),
      told: log.map(entry => sentence(ruleset.words, entry, nameIn(state))),
      cited: log.flatMap(entry => [
        ...entry.clauses,
        ...(entry.reckonings ?? []).flatMap(each => [each.base.clause, ...each.modifiers.map(m => m.clause)]),
      ]),
    }
  }
  function offer(state: TacticalState, side: Side, id: string): Offer<TacticalAction> {
    const offers = ruleset.offers(state, side)
    const found = offers.find(each => each.id === id)
    if (!found) throw new Error(`No offer ${id}, only ${offers.map(each => each.id).join(', ')}.`)
    return found
  }
  return {
    ruleset,
    force,
    offer,
    play(state, action, dice) {
      const refused = refusal(state, action)
      if (refused) throw new Error(`Refused: ${refused.reasons.map(each => each.code).join(', ')}.`)
      return force(state, action, dice)
    },
    refusal,
    refusalCodes: (state, action) => refusal(state, action)?.reasons.map(each => each.code) ?? [],
    refusalClauses: (state, action) => refusal(state, action)?.reasons.map(each => each.clause) ?? [],
    refusalWords: (state, action) =>
      refusal(state, action)?.reasons.map(each => sentence(ruleset.words, each, nameIn(state))) ?? [],
    allowed(state, side, id) {
      const found = offer(state, side, id)
      return found.refusal ? [] : found.options().filter(option => !option.refusal)
    },
    odds: (state, action, about) => oddsOf(ruleset, state, action, about),
    clause: number => `${ruleset.id}-${number}`,
    ids: (...numbers) => numbers.map(number => `[${ruleset.id}-${number}]`).join(' '),
  }
}
