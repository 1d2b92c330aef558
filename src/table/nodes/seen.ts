import type { Point } from '../../geometry/point'
import type { Viewport } from '../camera'

/** Whether something that reaches so many pixels from its middle is on the sheet. */
export const isSeen = ({ width, height }: Viewport, at: Point, reach: number): boolean =>
  at.x > -reach && at.y > -reach && at.x < width + reach && at.y < height + reach
