import type { Point } from '../geometry/point'
import type { Action } from './action'
import type { UnitId } from './ids'

/** What a pupil is to bring about. It is told from the battle, whatever way the pupil took. */
export type Goal =
  /** Has a unit in hand, one of his own or one to look at. */
  | { readonly kind: 'choose'; readonly unit: UnitId }
  /** A unit stands at a place, or as near to it as `within` says, in units of the board. */
  | { readonly kind: 'stand'; readonly unit: UnitId; readonly at: Point; readonly within: number }
  /** An action that has these values is done: `{ type: 'fire', unit: 'a2' }`. */
  | { readonly kind: 'do'; readonly like: Readonly<Record<string, string | number | boolean>> }
  /** It is the pupil's turn again in this turn or a later one: at the step of the ribbon that begins so, where one is named. */
  | { readonly kind: 'come'; readonly turn: number; readonly step?: string }

/** One thing to do in a lesson, and why. Texts may name clauses ('ww2-5.5'); they are shown as links to the rulebook. */
export interface LessonStep {
  /** A word for it: 'Move'. */
  readonly label: string
  /** The one sentence that says what to do. */
  readonly say: string
  /** What is good to know while doing it, in a few words. */
  readonly hint?: string
  readonly goal: Goal
  readonly why: readonly { readonly title: string; readonly text: string }[]
  /** What was done, when it is done: 'You chose 1st Platoon.' */
  readonly done: string
}

/** The first turns of a battle with a voice that says what to do, and watches what is done. The pupil has the scenario's side for one. */
export interface Lesson {
  readonly title: string
  readonly scenario: string
  /** The dice fall alike for everybody. */
  readonly seed: string
  readonly minutes: number
  readonly steps: readonly LessonStep[]
  /** What is left to do in the battle, which goes on. */
  readonly farewell: string
}

/** Whether an action has all values of a goal. */
export function isLike(action: Action, like: Extract<Goal, { kind: 'do' }>['like']): boolean {
  const values = new Map<string, unknown>(Object.entries(action))
  return Object.entries(like).every(([name, value]) => values.get(name) === value)
}
