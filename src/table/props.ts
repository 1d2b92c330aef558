import type { Degrees, Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Mark, Scene } from '../engine/scene'
import type { Camera } from './camera'
import type { Shown } from './dice'
import type { Rect } from './marks/place'

/** What a press on bare ground means: choose and pan, name a place, or measure. */
export type Tool = 'select' | 'place' | 'measure'

export interface TableProps {
  readonly scene: Scene
  /** Read by a screen reader: what this table is. */
  readonly label: string
  readonly selected?: UnitId | null
  /** Units whose odds, tags and rings are pointed at from elsewhere (a log line, a row of the panel). */
  readonly lit?: readonly UnitId[]
  readonly tool?: Tool
  readonly draggable?: readonly UnitId[]
  /** The unit that may be turned by the handle on its front. */
  readonly turnable?: UnitId | null
  /** Units that stand back: shown at 70 %. */
  readonly dimmed?: readonly UnitId[]
  readonly rulers?: boolean
  /** A picture of the whole table at the bottom left, no larger than this; null for none. */
  readonly minimap?: { readonly width: number; readonly height: number } | null
  readonly zoomBox?: boolean
  /** Width in pixels of what lies over the canvas at each edge, so that fitting and revealing keep clear of it. */
  readonly insets?: {
    readonly top?: number
    readonly right?: number
    readonly bottom?: number
    readonly left?: number
  }
  /** What else lies over the canvas (a minimap, a key), in its pixels: tags keep clear of it. */
  readonly covers?: () => readonly Rect[]
  /** How fast effects run: 0 none, 1, 2 twice as fast. Reduced motion counts as 0. */
  readonly speed?: 0 | 1 | 2
  /** `more`: with Shift, together with those who are chosen already. */
  readonly onPick?: (token: UnitId | null, at: Point, more?: boolean) => void
  /** All whose centres lie in a box that was drawn with Shift. Without it Shift means nothing. */
  readonly onBox?: (tokens: readonly UnitId[]) => void
  /** The pointer has come over another token or left the one it was over; by touch: a finger rests on it. */
  readonly onHover?: (token: UnitId | null, at: Point | null) => void
  /**
   * Where the mouse is over bare ground or a token, at each movement; by touch where a finger rests. The marks returned are
   * drawn in place of the scene's until it is elsewhere; null gives the scene's back.
   */
  readonly onPass?: (at: Point | null, token: UnitId | null) => readonly Mark[] | null
  readonly onDragStart?: (token: UnitId) => void
  /** The wheel is turned while a piece is in the hand: a step up or down. Without it the table zooms as ever. */
  readonly onDragWheel?: (step: 1 | -1) => void
  /**
   * The path so far: waypoints, then the place under the hand; the unit's own place is not among them. Called for
   * each movement of the mouse, in step with it; the marks returned are drawn in place of the scene's until let go.
   */
  readonly onDragMove?: (token: UnitId, points: readonly Point[]) => readonly Mark[] | undefined
  readonly onDragEnd?: (token: UnitId, points: readonly Point[]) => void
  readonly onDragCancel?: (token: UnitId) => void
  /** The facing under the hand while the handle is turned; `done` when it is let go. Marks as for a drag. */
  readonly onTurn?: (token: UnitId, facing: Degrees, done: boolean) => readonly Mark[] | undefined
  /** A place is pointed at (tool `place`): `done` when it is chosen. Marks as for a drag. */
  readonly onPoint?: (at: Point, done: boolean) => readonly Mark[] | undefined
  /** From where to where is measured (tool `measure`). Without marks in return the table shows the length itself. */
  readonly onMeasure?: (points: readonly Point[], done: boolean) => readonly Mark[] | undefined
  readonly onCamera?: (camera: Camera) => void
}

/** What the keyboard, the command palette and the minimap do with a table. */
export interface TableHandle {
  readonly element: HTMLDivElement | null
  camera(): Camera
  /** The camera as it comes to rest, if it glides. */
  ahead(): Camera
  zoomBy(factor: number): void
  panBy(dx: number, dy: number): void
  fit(): void
  centre(at: Point): void
  /** Near to a place, with as much of the board as there is room for. */
  near(at: Point): void
  /** Moves the camera only if the place is near the edge or beyond it. */
  reveal(at: Point): void
  screenOf(at: Point): Point
  boardAt(screen: Point): Point
  tokenAt(screen: Point): UnitId | null
  /** Takes a unit up by the keyboard; `nudge`, `waypoint`, `drop` and `cancel` go on with it. */
  lift(token: UnitId): void
  nudge(dx: number, dy: number): void
  waypoint(): void
  drop(): void
  cancel(): void
  /** True while a piece is in the hand. */
  holding(): boolean
  /** Shows effects one after another, 900 ms at most; resolves when they are over, to false if they were cut short. */
  play(effects: readonly Shown[]): Promise<boolean>
  skip(): void
}
