import type { Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Effect } from '../engine/log'
import type { Mark, Scene } from '../engine/scene'
import { toScreen, type Camera } from './camera'
import type { Gesture } from './gestures'
import type { LayerName } from './layers'
import type { Pen } from './paint/pen'
import type { TableProps } from './props'
import { ROOM, sideLook } from './tokens'

/** What a painter may ask of its stage. */
export interface Easel {
  scene(): Scene
  props(): TableProps
  camera(): Camera
  size(): { readonly width: number; readonly height: number }
  marks(): readonly Mark[]
  gesture(): Gesture
  still(): boolean
  dirty(...names: LayerName[]): void
}

export interface CanvasPainter {
  paint(name: LayerName, pen: Pen): void
  sceneChanged(): void
  hover(token: UnitId | null): void
  /** Distance of the turning handle from the front edge, board units. */
  handleArm(): number
  measured(points: readonly Point[]): readonly Mark[]
  play(effects: readonly Effect[]): Promise<void>
  skip(): void
  destroy(): void
}

export function createCanvasPainter(easel: Easel): CanvasPainter {
  function ground(pen: Pen): void {
    const { width, height } = easel.size()
    pen.fillStyle = ROOM
    pen.fillRect(0, 0, width, height)
    const { board } = easel.scene()
    const corner = toScreen(easel.camera(), { x: 0, y: 0 })
    const { scale } = easel.camera()
    pen.fillStyle = '#74854a'
    pen.fillRect(corner.x, corner.y, board.width * scale, board.height * scale)
  }
  function pieces(pen: Pen): void {
    const { scale } = easel.camera()
    for (const token of easel.scene().tokens) {
      const at = toScreen(easel.camera(), token.at)
      pen.save()
      pen.translate(at.x, at.y)
      pen.rotate((token.facing * Math.PI) / 180)
      pen.fillStyle = sideLook(token.side).rim
      pen.fillRect(
        (-token.width * scale) / 2,
        (-token.depth * scale) / 2,
        token.width * scale,
        token.depth * scale,
      )
      pen.restore()
    }
  }
  return {
    paint(name, pen) {
      if (name === 'ground') ground(pen)
      if (name === 'pieces') pieces(pen)
    },
    sceneChanged: () => easel.dirty('ground'),
    hover: () => easel.dirty('pieces'),
    handleArm: () => 16 / easel.camera().scale,
    measured: () => [],
    play: () => Promise.resolve(),
    skip: () => undefined,
    destroy: () => undefined,
  }
}
