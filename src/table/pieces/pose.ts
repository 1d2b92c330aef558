import type { Degrees, Point } from '../../geometry/point'

export interface Pose {
  /** Middle on the canvas, CSS pixels. */
  readonly at: Point
  readonly facing: Degrees
  /** Pixels per board unit. */
  readonly scale: number
  readonly alpha?: number
  readonly lit?: boolean
  /** In the hand: higher above the table, its shadow farther off. */
  readonly lifted?: boolean
  /** Without chips and tick. */
  readonly plain?: boolean
  /** How high one that flies is shown, where that is not how high it is. */
  readonly level?: number
}
