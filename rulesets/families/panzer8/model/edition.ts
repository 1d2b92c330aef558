import type { ActOf } from '../../../../src/engine/acts'
import type { ClauseId, UnitId } from '../../../../src/engine/ids'
import type { Reason as AnyReason } from '../../../../src/engine/refusal'
import type { Io as AnyIo } from '../../../../src/engine/ruleset'
import type { Point } from '../../../../src/geometry/point'
import type { Walk } from '../movement/path'
import type { Code } from '../text/words'
import type { Battle, BattleAction, BattleElement, Decision, ElementOf } from './battle'
import type { Sheets } from './sheet'
import type { Pose, Standing } from './state'

/** What the acts of the family cite by name; each edition says which of its clauses that is. */
export const SUBJECTS = [
  'moving',
  'rates',
  'turning',
  'too far',
  'closed ground',
  'obstacle',
  'backwards',
  'friend on road',
  'enemy in the way',
  'charging',
  'edge',
  'room',
  'getting on',
  'limbering',
  'beside the gun',
  'getting off',
  'beside an enemy',
  'tractor has moved',
  'must get off',
  'may stay on',
  'breaking down',
  'setting up',
  'upper floor',
  'going up',
  'to come',
  'coming on',
  'limbered when it comes',
  'falling back',
  'length of a fall-back',
  'barred fall-back',
  'empty transports',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Which clause says what the acts of the family cite by name. */
export type Citations = Readonly<Record<Subject, ClauseId>>

/** What an element does that moves it or handles it. */
export type Doing = 'move' | 'turn' | 'fall back' | 'get on' | 'get off' | 'handle' | 'climb' | 'enter'

/** A reason of the family's own. What an edition says besides has codes of its own. */
export type Reason = AnyReason<Code>
export type { Reason as AnyReason } from '../../../../src/engine/refusal'
export type Io = AnyIo<Code, never>

/** How an edition copies a battle, each field in one place. */
export interface Copies<S extends Battle> {
  /** The state with one element changed. */
  changed(state: S, id: UnitId, change: Partial<BattleElement>): S
  /** The state after its first decision is made. */
  withoutFirst(state: S): S
  /** The state with one more decision to make, before all others. */
  withFirst(state: S, decision: Decision): S
}

/** All that an edition says for itself to the acts of the family. */
export interface Edition<S extends Battle> extends Copies<S> {
  readonly sheets: Sheets
  readonly cite: Citations
  /** The step in which elements move. */
  readonly moves: S['step']
  /** A fall-back stops so many inches of what bars it. */
  readonly short: number
  /** Why an element does nothing of this sort now. */
  against(state: S, element: ElementOf<S>, doing: Doing): readonly AnyReason[]
  /** The state after an element has done it, on this way. */
  done(state: S, id: UnitId, doing: Doing, way: readonly Pose[]): S
  /** What else speaks against getting on to this carrier, and by which clauses it has no room. */
  unboarded(state: S, element: Standing<ElementOf<S>>, carrier: Standing<ElementOf<S>>): readonly AnyReason[]
  /** What getting on changes besides, for both. */
  gotOn(state: S, element: Standing<ElementOf<S>>, carrier: UnitId): S
  /** What getting off changes besides, of its own will, or because a result says so. */
  gotOff(state: S, element: ElementOf<S>, carrier: UnitId | null, isForced: boolean): S
  /** What a forced fall-back changes besides. */
  forcedBack(state: S, id: UnitId): S
  /** Follows a path, as far as the edition lets it go; remembers the last answer. */
  follow(state: S, element: Standing<ElementOf<S>>, path: readonly Point[]): Walk
  /** Whether an element that may move should not be passed over. */
  isWaiting(element: ElementOf<S>): boolean
  /** The clause that says a move over mixed ground goes at the slowest rate, where the log names it. */
  readonly mixedGround?: ClauseId
}

/** One kind of action, whole: see `Act` of the engine. */
export type BattleAct<S extends Battle, T extends BattleAction['type']> = ActOf<S, BattleAction, T>
