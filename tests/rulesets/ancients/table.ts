import type {
  AncientAction,
  AncientScenario,
  AncientState,
  AncientUnit,
  Melee,
  Status,
  Step,
} from '../../../rulesets/families/ancients'
import type { Side, UnitId } from '../../../src/engine/ids'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Ruleset } from '../../../src/engine/ruleset'
import type { Feature } from '../../../src/engine/scene'
import type { Degrees, Point } from '../../../src/geometry/point'
import { NORTH, SOUTH, at, kitOf, the } from '../kit'
export { EAST, NORTH, SOUTH, WEST, area, at, changed, strip, the } from '../kit'

/** The kit of the tests of the ancients' family: a battle in a few lines. */

/** The face of the deviation die that shows this direction. */
export const arrow = (degrees: Degrees): number => degrees + 1

/** What may be said of a unit beside its one line. */
export type UnitMore = Partial<Omit<AncientUnit, 'id' | 'side' | 'type' | 'at' | 'facing'>>

/** What may be said of a battle beside its units. */
export interface BattleMore {
  readonly turn?: number
  readonly ground?: readonly Feature[]
  readonly houseRules?: readonly string[]
  /** Melees that go on already, by the ids of both and the melee steps that each side has begun since contact. */
  readonly melees?: readonly (Pick<Melee, 'a' | 'b'> & Partial<Melee>)[]
  readonly scenario?: Partial<AncientScenario>
  readonly toAct?: readonly Side[]
}

const TO_ACT: Readonly<Record<Step, readonly Side[]>> = {
  'deploy B': ['B'],
  'deploy A': ['A'],
  'A moves': ['A'],
  'B shoots': ['B'],
  'A attacks': ['A'],
  'B moves': ['B'],
  'A shoots': ['A'],
  'B attacks': ['B'],
  rally: ['A'],
}

function strength(units: readonly AncientUnit[], side: Side): number {
  return units
    .filter(each => each.side === side && each.type !== 'scythed-chariots')
    .reduce((sum, each) => sum + (each.general === 'none' ? 1 : 2), 0)
}

export const statusOf = (state: AncientState, id: UnitId): Status => the(state, id).status

// Actions in short.

export const END: AncientAction = { type: 'end' }
export const advance = (id: UnitId, distance: number, facing: Degrees = NORTH): AncientAction => ({
  type: 'advance',
  unit: id,
  facing,
  distance,
})
export const turn = (id: UnitId, facing: Degrees): AncientAction => ({ type: 'turn', unit: id, facing })
export const march = (id: UnitId, path: readonly Point[], facing: Degrees = NORTH): AncientAction => ({
  type: 'march',
  unit: id,
  path,
  facing,
})
export const charge = (id: UnitId, target: UnitId): AncientAction => ({ type: 'charge', unit: id, target })
export const shoot = (id: UnitId, target: UnitId): AncientAction => ({ type: 'shoot', unit: id, target })
export const attack = (id: UnitId, target: UnitId): AncientAction => ({ type: 'attack', unit: id, target })
export const breakOff = (id: UnitId, place: Point, facing: Degrees): AncientAction => ({
  type: 'breakOff',
  unit: id,
  at: place,
  facing,
})
export const rally = (id: UnitId | null): AncientAction => ({ type: 'rally', unit: id })

/** Names that the shared tests have for troops, and what a member calls them. */
export type Cast = Readonly<
  Record<'light horse' | 'heavy horse' | 'shock horse' | 'armoured horse' | 'beasts', string>
>

/** What a member has beside the family, in a battle that is about none of it. */
interface Own {
  readonly scenario?: object
  readonly state?: object
}

/** A member at the table: its kit, its troops, and battles in a few lines. */
export function tableOf(
  ruleset: Ruleset<AncientState, AncientAction>,
  troops: Cast,
  { scenario: ownScenario = {}, state: ownState = {} }: Own = {},
) {
  const kit = kitOf(ruleset)
  const cast: Readonly<Record<string, string>> = troops

  /** A unit in one line: Average, Irregular, unarmoured, in good order, named by its id unless `more` says otherwise. */
  function unit(
    id: UnitId,
    side: Side,
    type: string,
    place: Point | null,
    facing: Degrees = side === 'A' ? NORTH : SOUTH,
    more: UnitMore = {},
  ): AncientUnit {
    return {
      id,
      side,
      type: cast[type] ?? type,
      at: place,
      facing,
      name: id,
      quality: 'Average',
      regular: false,
      armour: 'unarmoured',
      arms: 'plain',
      missile: type === 'artillery' ? 'artillery' : null,
      general: 'none',
      look: null,
      paint: 'buff',
      status: 'Good order',
      moved: false,
      movedFar: false,
      charged: false,
      shotIn: 0,
      shot: false,
      revealed: false,
      fought: false,
      struck: [],
      rampage: null,
      spent: false,
      ...more,
    }
  }

  /** A battle on open ground of 24 x 24 inches, in the given step of turn 1. In a melee step all contacts count as made before it. */
  function battle(step: Step, units: readonly AncientUnit[], more: BattleMore = {}): AncientState {
    const scenario: AncientScenario = {
      format: 'pz8-scenario',
      version: 1,
      id: 'test',
      ruleset: ruleset.id,
      title: 'A test',
      setting: 'Nowhere',
      blurb: 'A test.',
      briefing: { A: 'Attack.', B: 'Defend.' },
      sides: { A: { name: 'Romans', adjective: 'Roman' }, B: { name: 'Gauls', adjective: 'Gallic' } },
      solo: 'A',
      turns: 20,
      minutes: 10,
      board: { kind: 'inches', width: 24, height: 24 },
      ground: { look: 'meadow', seed: 'test', features: more.ground ?? [], names: [] },
      base: 1.5,
      deployment: 'placed',
      zones: {
        A: [at(0, 18), at(24, 18), at(24, 24), at(0, 24)],
        B: [at(0, 0), at(24, 0), at(24, 6), at(0, 6)],
      },
      units: units.map(each => ({
        id: each.id,
        side: each.side,
        name: each.name,
        type: each.type,
        quality: each.quality,
        regular: each.regular,
        armour: each.armour,
        arms: each.arms,
        missile: each.missile,
        general: each.general,
        facing: each.facing,
        ...(each.at === null ? {} : { at: each.at }),
      })),
      gentle: [],
      ...ownScenario,
      ...more.scenario,
    }
    const plain: AncientState = {
      turn: more.turn ?? 1,
      step,
      toAct: more.toAct ?? TO_ACT[step],
      units,
      melees: (more.melees ?? []).map(melee => ({
        bond: 'bases',
        area: null,
        begun: { A: 0, B: 0 },
        since: more.turn ?? 1,
        ...melee,
      })),
      pending: [],
      strength: { A: strength(units, 'A'), B: strength(units, 'B') },
      result: null,
      houseRules: Object.fromEntries((more.houseRules ?? []).map(id => [id, true])),
      scenario,
      ...ownState,
    }
    if (step !== 'A attacks' && step !== 'B attacks') return plain
    // The rules look who is in contact; then this melee step begins.
    const side: Side = step === 'A attacks' ? 'A' : 'B'
    const known = new Set(plain.melees.map(melee => `${melee.a} ${melee.b}`))
    const { melees: met } = kit.force(plain, { type: 'concede', side }).state
    return {
      ...plain,
      melees: met.map(melee =>
        known.has(`${melee.a} ${melee.b}`) ? melee : { ...melee, begun: { ...melee.begun, [side]: 1 } },
      ),
    }
  }

  /** Plays several actions that throw no dice, one after the other. */
  const playAll = (state: AncientState, ...actions: readonly AncientAction[]): AncientState =>
    kit.playAll(state, actions).state

  /** The Reckonings that are shown with a target: of the attack first, of the defence second. */
  function reckonings(state: AncientState, action: AncientAction): readonly [Reckoning, Reckoning] {
    if (action.type !== 'shoot' && action.type !== 'attack') throw new Error('No attack.')
    const side = the(state, action.unit).side
    const option = kit
      .allowed(state, side, `${action.type}:${action.unit}`)
      .find(each => each.token === action.target)
    const [first, second] = option?.reckonings ?? []
    if (!first || !second) throw new Error('It is not offered.')
    return [first, second]
  }

  /** What is added to the attacker's or shooter's die. */
  const attackOf = (state: AncientState, action: AncientAction): number => reckonings(state, action)[0].total
  /** What is added to the die of the target. */
  const defenceOf = (state: AncientState, action: AncientAction): number => reckonings(state, action)[1].total

  /** The kinds of the booklet itself: not those that a house rule borrows of another. */
  const muster = ruleset.muster.filter(each => !each.group.endsWith('by house rule'))
  const known = new Set(muster.map(each => each.id))
  /** Those of some troops that the member has. */
  const those = <T extends string>(...types: readonly T[]): readonly T[] =>
    types.filter(type => known.has(cast[type] ?? type))
  /** Those of the rows of a table whose troops the member has. */
  const rowsOf = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]): readonly T[] =>
    rows.filter(([type]) => known.has(cast[type] ?? type))

  const { play, force, refusal, offer, hasOffer, allowed, odds } = kit
  return {
    id: ruleset.id,
    ruleset,
    muster,
    those,
    rowsOf,
    unit,
    battle,
    play,
    playAll,
    force,
    refusal,
    offer,
    hasOffer,
    allowed,
    odds,
    codes: kit.refusalCodes,
    clauses: kit.refusalClauses,
    words: kit.refusalWords,
    reckonings,
    attackOf,
    defenceOf,
  }
}
