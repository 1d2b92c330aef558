import type { Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Mark, Token } from '../engine/scene'
import { toScreen } from './camera'
import type { Shown } from './dice'
import type { Easel } from './easel'
import { createShow } from './effects'
import { fontsLoaded } from './fonts'
import { createFades, fadeKey } from './fades'
import { createGroundTiles } from './groundTiles'
import type { LayerName } from './layers'
import { boardRect, liesUnder, type MarkFrame } from './marks/frame'
import { drawLines, isLine } from './marks/courses'
import { aroundPiece, drawOver } from './marks/over'
import { about, grown, spanning } from './marks/rects'
import { drawUnder } from './marks/under'
import type { Pen } from './paint/pen'
import { paintKnob } from './pieces/chosen'
import { createBitmaps } from './pieces/bitmaps'
import { drawToken } from './pieces/draw'
import { createPiecesLayer } from './piecesLayer'
import { createSprites } from './pieces/sprites'
import type { Extent } from './sheets'
import { drawSurround } from './surround'

export interface CanvasPainter {
  readonly paint: (name: LayerName, pen: Pen) => Extent
  /** True if a layer has nothing to show. */
  readonly empty: (name: LayerName) => boolean
  readonly sceneChanged: () => void
  /** Redraws the layers of marks that differ from those drawn last. */
  readonly marksChanged: () => void
  readonly hover: (token: UnitId | null) => void
  /** Distance of the turning handle from the front edge, board units. */
  readonly handleArm: () => number
  readonly play: (effects: readonly Shown[]) => Promise<boolean>
  readonly skip: () => void
  readonly destroy: () => void
}

/** How far the turning knob reaches from its middle, and the shadow of a lifted piece beyond that of a standing one, in pixels. */
const KNOB = 40
const LIFTED = 40

export function createCanvasPainter(easel: Easel): CanvasPainter {
  const ratio = (): number => Math.min(3, window.devicePixelRatio || 1)
  const bitmaps = createBitmaps(ratio)
  const sprites = createSprites(ratio)
  const tiles = createGroundTiles(() => easel.dirty('ground'))
  const show = createShow(
    {
      screen: at => toScreen(easel.camera(), at),
      scale: () => easel.camera().scale,
      token: id => easel.scene().tokens.find(token => token.id === id),
    },
    moves => (moves ? easel.dirty('pieces', 'air') : easel.dirty('air')),
  )
  let hovered: UnitId | null = null
  let drawnUnder: readonly Mark[] = []
  let drawnOver: readonly Mark[] = []
  let tokens: { readonly of: readonly Token[]; readonly by: ReadonlyMap<UnitId, Token> } = {
    of: [],
    by: new Map(),
  }

  void fontsLoaded().then(() => {
    bitmaps.clear()
    sprites.clear()
    easel.dirty('pieces', 'over')
  })

  const byId = (): ReadonlyMap<UnitId, Token> => {
    const list = easel.scene().tokens
    if (tokens.of !== list) tokens = { of: list, by: new Map(list.map(token => [token.id, token])) }
    return tokens.by
  }
  const fades = createFades(() => easel.dirty('under', 'pieces'))
  const pieces = createPiecesLayer(easel, {
    bitmaps,
    sprites,
    placeOf: unit => show.placeOf(unit),
    byId,
    hovered: () => hovered,
    handle: () => handleAt(),
    chosenShare: () => fades.share(chosenKey()),
  })
  const chosenKey = (): string => `chosen ${easel.props().selected ?? ''}`
  /** What comes up softly; in the hand and on the move all is as it is at once. */
  function watchFades(): void {
    const keys = easel.marks().flatMap(mark => fadeKey(mark) ?? [])
    fades.see([...keys, chosenKey()], easel.still() || easel.gesture().kind !== 'idle')
  }
  const shareOf = (mark: Mark): number => {
    const key = fadeKey(mark)
    return key === null ? 1 : fades.share(key)
  }

  function ground(pen: Pen): null {
    const { width, height } = easel.view()
    const { board } = easel.scene()
    drawSurround(pen, easel.camera(), board, width, height)
    tiles.draw(pen, easel.camera(), width, height, ratio())
    return null
  }

  function frame(): MarkFrame {
    const view = easel.view()
    const edge = 6
    return {
      camera: easel.camera(),
      width: view.width,
      height: view.height,
      clear: {
        x: view.left + edge,
        y: view.top + edge,
        w: view.width - view.left - view.right - edge * 2,
        h: view.height - view.top - view.bottom - edge * 2,
      },
      board: boardRect(easel.camera(), easel.scene().board),
      tokens: byId(),
      selected: easel.props().selected ?? null,
      names: pieces.names(),
      pointed: [...(hovered === null ? [] : [hovered]), ...(easel.props().lit ?? [])],
      covers: easel.covers,
    }
  }

  function over(pen: Pen): Extent {
    drawnOver = easel.marks().filter(mark => !liesUnder(mark))
    // Rings and areas lie under, but their words stand above.
    const drawn = drawOver(pen, easel.marks(), frame(), (ghostPen, token, place, facing) =>
      drawToken(ghostPen, bitmaps, token, easel.scene().ground.look, {
        at: toScreen(easel.camera(), place),
        scale: easel.camera().scale,
        facing,
        alpha: 0.78,
        plain: true,
      }),
    )
    return spanning(drawn)
  }

  /** Where the handle that turns the chosen piece stands on the canvas, and how it is turned (radians). */
  function handleAt(): (Point & { readonly turn: number }) | null {
    const { turnable: id } = easel.props()
    const turnable = id ? byId().get(id) : undefined
    const gesture = easel.gesture()
    if (!turnable || gesture.kind === 'dragging') return null
    const facing = gesture.kind === 'turning' && gesture.token === id ? gesture.facing : turnable.facing
    const turn = (facing * Math.PI) / 180
    const camera = easel.camera()
    const centre = toScreen(camera, turnable.at)
    const far = (turnable.depth / 2 + handleArm()) * camera.scale
    return { x: centre.x + Math.sin(turn) * far, y: centre.y - Math.cos(turn) * far, turn }
  }

  function air(pen: Pen): Extent {
    const drawn = [...drawLines(pen, easel.marks().filter(isLine), frame())]
    const scene = easel.scene()
    const camera = easel.camera()
    const { scale } = camera
    const gesture = easel.gesture()
    const knob = handleAt()
    if (knob) {
      paintKnob(pen, knob.x, knob.y, knob.turn)
      drawn.push(about(knob, KNOB))
    }
    if (gesture.kind === 'dragging') {
      const token = byId().get(gesture.token)
      if (token) {
        const before = gesture.waypoints.at(-1) ?? token.at
        const dx = gesture.place.x - before.x
        const dy = gesture.place.y - before.y
        const far = Math.hypot(dx, dy) > 0.25
        const at = toScreen(camera, gesture.place)
        drawn.push(grown(aroundPiece(token, at, scale), LIFTED))
        drawToken(pen, bitmaps, token, scene.ground.look, {
          at,
          scale,
          facing: far && token.shape !== 'hex' ? (Math.atan2(dx, -dy) * 180) / Math.PI : token.facing,
          alpha: 0.94,
          lifted: true,
          plain: true,
        })
      }
    }
    show.draw(pen)
    return show.running() ? null : spanning(drawn)
  }

  const handleArm = (): number => 24 / easel.camera().scale

  return {
    paint(name, pen) {
      switch (name) {
        case 'ground':
          return ground(pen)
        case 'under': {
          drawnUnder = easel.marks().filter(liesUnder)
          drawUnder(pen, drawnUnder, frame(), shareOf)
          return null
        }
        case 'pieces':
          pieces.paint(pen)
          return null
        case 'over':
          return over(pen)
        case 'air':
          return air(pen)
      }
    },
    empty(name) {
      switch (name) {
        case 'under':
          return !easel.marks().some(liesUnder)
        case 'over':
          return easel.marks().length === 0
        case 'air':
          return (
            easel.gesture().kind !== 'dragging' &&
            !easel.props().turnable &&
            !show.running() &&
            !easel.marks().some(isLine)
          )
        case 'ground':
        case 'pieces':
          return false
      }
    },
    sceneChanged() {
      const { ground: newGround, board } = easel.scene()
      tiles.set(newGround, board)
    },
    marksChanged() {
      watchFades()
      const marks = easel.marks()
      const under = marks.filter(liesUnder)
      if (!same(under, drawnUnder)) easel.dirty('under', 'air', 'over')
      else if (
        !same(
          marks.filter(mark => !liesUnder(mark)),
          drawnOver,
        )
      )
        easel.dirty('air', 'over')
    },
    hover(token) {
      hovered = token
      easel.dirty('pieces')
      if (easel.marks().some(mark => mark.kind === 'tag')) easel.dirty('over')
    },
    handleArm,
    play(effects) {
      return show.play(effects, easel.still() ? 0 : (easel.props().speed ?? 1))
    },
    skip: () => show.skip(),
    destroy() {
      pieces.destroy()
      show.skip()
      tiles.destroy()
      bitmaps.clear()
    },
  }
}

const same = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i])
