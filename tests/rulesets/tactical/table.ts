import type { Split } from '../../../rulesets/modern/split'
import type { Share } from '../../../rulesets/sci-fi/support'
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
} from '../../../rulesets/families/tactical'
import type { Side, UnitId } from '../../../src/engine/ids'
import type { Ruleset } from '../../../src/engine/ruleset'
import type { Feature } from '../../../src/engine/scene'
import type { Degrees, Point } from '../../../src/geometry/point'
import { type Kit, NORTH, SOUTH, at, kitOf, the } from '../kit'

export { EAST, NORTH, SOUTH, WEST, area, at, changed, strip, the } from '../kit'

/** The kit of the tactical tests: a battle in a few lines. */

/** What may be done in any of the booklets. */
export type AnyAction = TacticalAction | Split | Share
export type TacticalRuleset = Ruleset<TacticalState, AnyAction>

/** Faces that pass any roll of a D6 that can pass, and fail any that can fail. */
export const HIT = 6
export const MISS = 1

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

export const statusOf = (state: TacticalState, id: UnitId): Status => the(state, id).status

/** A ruleset at the table: what its tests ask of it. */
export interface Table extends Kit<TacticalState, AnyAction> {
  /** The clause of this edition: '5.10' is 'ww2-5.10'. */
  clause(number: string): string
  /** Clauses of this edition in brackets, as the titles of tests name them. */
  ids(...numbers: readonly string[]): string
}

export function tableOf(ruleset: TacticalRuleset): Table {
  return {
    ...kitOf(ruleset),
    clause: number => `${ruleset.id}-${number}`,
    ids: (...numbers) => numbers.map(number => `[${ruleset.id}-${number}]`).join(' '),
  }
}
