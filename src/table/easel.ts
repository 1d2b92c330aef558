import type { UnitId } from '../engine/ids'
import type { Mark, Scene, Token } from '../engine/scene'
import type { Degrees, Point } from '../geometry/point'
import type { Camera, Viewport } from './camera'
import type { Gesture } from './hands'
import type { Rect } from './marks/place'
import type { MarkOf } from './marks/store'
import type { Pictures } from './pieces/pictures'
import type { TableProps } from './props'

/**
 * The layers from below: the painted ground; marks that lie on it; props, bases and names; what moves (lines, the piece
 * in the hand, effects); words and signs, which nothing may hide.
 */
export const LAYER_NAMES = ['ground', 'under', 'pieces', 'air', 'over'] as const
export type LayerName = (typeof LAYER_NAMES)[number]

/** What the nodes of the table ask past React whenever they are drawn: camera, hand and pointer move faster than props. */
export interface Easel {
  readonly scene: () => Scene
  readonly props: () => TableProps
  /** What the sheets of the layers show: more than the window by a margin on each side. */
  readonly camera: () => Camera
  readonly view: () => Viewport
  /** What of the page lies over the sheets. */
  readonly covers: () => readonly Rect[]
  readonly tokens: () => ReadonlyMap<UnitId, Token>
  /** The scene's marks, or those of the moment while something is dragged, turned, pointed at or measured. */
  readonly marks: () => readonly Mark[]
  /** Those of one kind: the same list as long as nothing in it changes. */
  readonly marksOf: <K extends Mark['kind']>(kind: K) => readonly MarkOf<K>[]
  /** Calls back whenever the marks change, until the returned function is called. */
  readonly onMarks: (told: () => void) => () => void
  readonly pictures: Pictures
  /** Where the names of the pieces were written when they were drawn last, in pixels of the sheet. */
  readonly names: () => ReadonlyMap<UnitId, Rect>
  /** What flags and chips covered then, in the same pixels. */
  readonly signs: () => readonly Rect[]
  readonly write: (names: ReadonlyMap<UnitId, Rect>, signs: readonly Rect[]) => void
  readonly gesture: () => Gesture
  readonly hovered: () => UnitId | null
  /** Where a unit is shown that is on its way, while effects are played. */
  readonly placeOf: (unit: UnitId) => Point | null
  /** Which way it looks there. */
  readonly headingOf: (unit: UnitId) => Degrees | null
  /** Nothing shall move by itself. */
  readonly still: () => boolean
  /** Draws layers again with the next frame. */
  readonly redraw: (...names: LayerName[]) => void
}
