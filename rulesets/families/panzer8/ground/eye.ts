import type { Point, Polygon } from '../../../../src/geometry/point'
import { baseIn, typeOf } from '../model/lookup'
import type { ElementType, Sheets } from '../model/sheet'
import type { Element, Pose } from '../model/state'

/** One end of a line of sight: an element in a pose, or a bare place. */
export interface Eye extends Pose {
  /** What is there; null for a bare place. */
  readonly type: ElementType | null
  readonly elevated: boolean
}

/** An end of a line of sight at which an element is. */
export const eyeOf = (sheets: Sheets, { elevated, type }: Element, { at, facing }: Pose): Eye => ({
  at,
  facing,
  type: typeOf(sheets, { type }),
  elevated,
})

/** An end of a line of sight at which nobody is. */
export const eyeAt = (at: Point): Eye => ({ at, facing: 0, type: null, elevated: false })

/** The outline of what is at an end of a line of sight: made when something is near enough to ask for it. */
export const outlineOf = ({ type, at, facing }: Eye): Polygon =>
  type ? baseIn(type, at, facing) : [at, at, at]
