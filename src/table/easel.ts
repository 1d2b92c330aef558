import type { Mark, Scene } from '../engine/scene'
import type { Camera, Viewport } from './camera'
import type { Gesture } from './hands'
import type { LayerName } from './layers'
import type { Rect } from './marks/place'
import type { TableProps } from './props'

/** What a painter may ask of its stage. */
export interface Easel {
  readonly scene: () => Scene
  readonly props: () => TableProps
  readonly camera: () => Camera
  readonly view: () => Viewport
  /** What of the page lies over the canvas. */
  readonly covers: () => readonly Rect[]
  readonly marks: () => readonly Mark[]
  readonly gesture: () => Gesture
  readonly still: () => boolean
  readonly dirty: (...names: LayerName[]) => void
}
