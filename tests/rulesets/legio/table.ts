import type {
  AncientAction,
  AncientScenario,
  AncientState,
  AncientUnit,
  Melee,
  Status,
  Step,
} from '../../../rulesets/families/ancients/state'
import { ruleset } from '../../../rulesets/legio'
import type { Roll } from '../../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import type { Side, UnitId } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import { type Odds, oddsOf } from '../../../src/engine/odds'
import type { Offer, Option } from '../../../src/engine/offer'
import type { Phrase } from '../../../src/engine/phrase'
import type { Reckoning } from '../../../src/engine/reckoning'
import type { Refusal } from '../../../src/engine/refusal'
import { missingWords, sentence } from '../../../src/engine/say'
import type { Feature, FeatureKind } from '../../../src/engine/scene'
import { telling } from '../../../src/engine/telling'
import type { Degrees, Point, Polygon } from '../../../src/geometry/point'

/** The kit of the tests of Legio VIII: a battle in a few lines, scripted dice, and what came of them. */

export const at = (x: number, y: number): Point => ({ x, y })

export const NORTH: Degrees = 0
export const EAST: Degrees = 90
export const SOUTH: Degrees = 180
export const WEST: Degrees = 270

/** The face of the deviation die that shows this direction. */
export const arrow = (degrees: Degrees): number => degrees + 1

/** What may be said of a unit beside its one line. */
export type UnitMore = Partial<Omit<AncientUnit, 'id' | 'side' | 'type' | 'at' | 'facing'>>

/** A unit in one line: Average, Irregular, unarmoured, in good order, named by its id unless `more` says otherwise. */
export function unit(
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
    type,
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

/** A road or bridge drawn as a line. */
export function strip(kind: FeatureKind, line: readonly Point[], width = 0.8, id: string = kind): Feature {
  return { id, kind, shape: { line, width } }
}

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

/** A battle on open ground of 24 x 24 inches, in the given step of turn 1. In a melee step all contacts count as made before it. */
export function battle(step: Step, units: readonly AncientUnit[], more: BattleMore = {}): AncientState {
  const scenario: AncientScenario = {
    format: 'pz8-scenario',
    version: 1,
    id: 'test',
    ruleset: 'legio',
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
    strength: { A: strength(units, 'A'), B: strength(units, 'B') },
    result: null,
    houseRules: Object.fromEntries((more.houseRules ?? []).map(id => [id, true])),
    scenario,
  }
  if (step !== 'A attacks' && step !== 'B attacks') return plain
  // The rules look who is in contact; then this melee step begins.
  const side: Side = step === 'A attacks' ? 'A' : 'B'
  const known = new Set(plain.melees.map(melee => `${melee.a} ${melee.b}`))
  const met = ruleset.play(plain, { type: 'concede', side }, silent()).melees
  return {
    ...plain,
    melees: met.map(melee =>
      known.has(`${melee.a} ${melee.b}`) ? melee : { ...melee, begun: { ...melee.begun, [side]: 1 } },
    ),
  }
}

function silent() {
  return { chance: recordedChance([], []), log: () => undefined }
}

function strength(units: readonly AncientUnit[], side: Side): number {
  return units
    .filter(each => each.side === side && each.type !== 'scythed-chariots')
    .reduce((sum, each) => sum + (each.general === 'none' ? 1 : 2), 0)
}

/** The same battle with one unit changed. */
export function changed(state: AncientState, id: UnitId, more: Partial<AncientUnit>): AncientState {
  return { ...state, units: state.units.map(each => (each.id === id ? { ...each, ...more } : each)) }
}

/** The unit of that id; throws if the battle has none. */
export function the(state: AncientState, id: UnitId): AncientUnit {
  const found = state.units.find(each => each.id === id)
  if (!found) throw new Error(`There is no unit ${id}.`)
  return found
}

export const statusOf = (state: AncientState, id: UnitId): Status => the(state, id).status

/** What came of an action. */
export interface Played {
  readonly state: AncientState
  readonly log: readonly LogEntry[]
  readonly rolls: readonly Roll[]
  readonly codes: readonly string[]
  readonly told: readonly string[]
  /** Every clause that an entry or a Reckoning of it cites. */
  readonly cited: readonly string[]
}

const nameIn = (state: AncientState) => (id: UnitId) => the(state, id).name

/** Whatever is told or refused in a test has a sentence, and every gap of it is filled. */
function expectWords(phrases: readonly Phrase[]): void {
  const missing = missingWords(ruleset.words, phrases)
  if (missing.length > 0) throw new Error(missing.join(' '))
}

/** Plays without asking whether it is allowed. Fails if it wants another die or leaves one over. */
export function force(state: AncientState, action: AncientAction, dice: readonly number[] = []): Played {
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

export function refusal(state: AncientState, action: AncientAction): Refusal<AncientAction> | null {
  const found = ruleset.refuse(state, action)
  expectWords(found?.reasons ?? [])
  return found
}

/** Plays an action with these dice. Fails if it is refused, wants another die, or leaves one over. */
export function play(state: AncientState, action: AncientAction, dice: readonly number[] = []): Played {
  const refused = refusal(state, action)
  if (refused) throw new Error(`Refused: ${refused.reasons.map(each => each.code).join(', ')}.`)
  return force(state, action, dice)
}

/** Plays several actions that throw no dice, one after the other. */
export function playAll(state: AncientState, ...actions: readonly AncientAction[]): AncientState {
  let now = state
  for (const action of actions) now = play(now, action).state
  return now
}

/** Codes of all reasons against it, the weightiest first; empty if it is allowed. */
export function codes(state: AncientState, action: AncientAction): readonly string[] {
  return refusal(state, action)?.reasons.map(each => each.code) ?? []
}

/** The clauses that the reasons cite. */
export function clauses(state: AncientState, action: AncientAction): readonly string[] {
  return refusal(state, action)?.reasons.map(each => each.clause) ?? []
}

export function offer(state: AncientState, side: Side, id: string): Offer<AncientAction> {
  const offers = ruleset.offers(state, side)
  const found = offers.find(each => each.id === id)
  if (!found) throw new Error(`No offer ${id}, only ${offers.map(each => each.id).join(', ')}.`)
  return found
}

export function hasOffer(state: AncientState, side: Side, id: string): boolean {
  return ruleset.offers(state, side).some(each => each.id === id && !each.refusal)
}

/** Options of an offer that are allowed. */
export function allowed(state: AncientState, side: Side, id: string): readonly Option<AncientAction>[] {
  const found = offer(state, side, id)
  return found.refusal ? [] : found.options().filter(option => !option.refusal)
}

export function odds(state: AncientState, action: AncientAction, about?: UnitId): Odds<AncientState> {
  return oddsOf(ruleset, state, action, about)
}

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

/** The Reckonings that are shown with a target: of the attack first, of the defence second. */
export function reckonings(state: AncientState, action: AncientAction): readonly [Reckoning, Reckoning] {
  if (action.type !== 'shoot' && action.type !== 'attack') throw new Error('No attack.')
  const side = the(state, action.unit).side
  const option = allowed(state, side, `${action.type}:${action.unit}`).find(
    each => each.token === action.target,
  )
  const [first, second] = option?.reckonings ?? []
  if (!first || !second) throw new Error('It is not offered.')
  return [first, second]
}

/** What is added to the attacker's or shooter's die. */
export const attackOf = (state: AncientState, action: AncientAction): number =>
  reckonings(state, action)[0].total
/** What is added to the die of the target. */
export const defenceOf = (state: AncientState, action: AncientAction): number =>
  reckonings(state, action)[1].total

export { ruleset }
