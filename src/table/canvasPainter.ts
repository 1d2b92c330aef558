import type { Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Effect } from '../engine/log'
import type { Mark, Scene, Token } from '../engine/scene'
import { grain } from './board'
import { toScreen, type Camera, type Viewport } from './camera'
import { createShow } from './effects'
import { fontsLoaded } from './fonts'
import type { Gesture } from './hands'
import { createGroundTiles } from './groundTiles'
import type { LayerName } from './layers'
import { bracketSize, liesUnder, type MarkFrame } from './marks/frame'
import { drawLines, isLine } from './marks/courses'
import { drawOver } from './marks/over'
import { drawUnder } from './marks/under'
import type { Pen } from './paint/pen'
import { paintChosen, paintChosenShip, paintKnob } from './pieces/chosen'
import { createBitmaps } from './pieces/bitmaps'
import { drawName, drawProp, drawSmoke, drawToken, stampToken } from './pieces/draw'
import { createSprites } from './pieces/sprites'
import type { TableProps } from './props'
import { drawSurround } from './surround'
import { withRoom } from './names'

/** What a painter may ask of its stage. */
export interface Easel {
  readonly scene: () => Scene
  readonly props: () => TableProps
  readonly camera: () => Camera
  readonly view: () => Viewport
  readonly marks: () => readonly Mark[]
  readonly gesture: () => Gesture
  readonly still: () => boolean
  readonly dirty: (...names: LayerName[]) => void
}

export interface CanvasPainter {
  readonly paint: (name: LayerName, pen: Pen) => void
  /** True if a layer has nothing to show. */
  readonly empty: (name: LayerName) => boolean
  readonly sceneChanged: () => void
  /** Redraws the layers of marks that differ from those drawn last. */
  readonly marksChanged: () => void
  readonly hover: (token: UnitId | null) => void
  /** Distance of the turning handle from the front edge, board units. */
  readonly handleArm: () => number
  readonly play: (effects: readonly Effect[]) => Promise<void>
  readonly skip: () => void
  readonly destroy: () => void
}

const SMOKE_MS = 333
/** Below this many pixels of a painter's inch units go without names. */
const NAMES_FROM = 30

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
  let tick = 0
  let drawnUnder: readonly Mark[] = []
  let drawnOver: readonly Mark[] = []
  let tokens: { readonly of: readonly Token[]; readonly by: ReadonlyMap<UnitId, Token> } = {
    of: [],
    by: new Map(),
  }

  const smoker = window.setInterval(() => {
    if (document.hidden || easel.still()) return
    if (!easel.scene().props.some(prop => prop.kind === 'wreck' || prop.kind === 'smoke')) return
    tick++
    easel.dirty('pieces')
  }, SMOKE_MS)
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
  const onScreen = (at: Point, reach: number): boolean => {
    const { width, height } = easel.view()
    return at.x > -reach && at.y > -reach && at.x < width + reach && at.y < height + reach
  }
  const named = (): boolean => easel.camera().scale / grain(easel.scene().board) >= NAMES_FROM

  function ground(pen: Pen): void {
    const { width, height } = easel.view()
    const { board } = easel.scene()
    drawSurround(pen, easel.camera(), board, width, height)
    tiles.draw(pen, easel.camera(), width, height, ratio())
  }

  function pieces(pen: Pen): void {
    bitmaps.frame()
    sprites.frame(easel.camera().scale)
    const { scene, camera, props, gesture } = {
      scene: easel.scene(),
      camera: easel.camera(),
      props: easel.props(),
      gesture: easel.gesture(),
    }
    const { scale } = camera
    for (const prop of scene.props) {
      const at = toScreen(camera, prop.at)
      if (onScreen(at, Math.max(prop.width, prop.depth) * scale + 40))
        drawProp(pen, bitmaps, sprites, prop, at, scale)
    }
    const chosen = props.selected ? byId().get(props.selected) : undefined
    if (chosen) {
      const at = toScreen(camera, show.placeOf(chosen.id) ?? chosen.at)
      const half = Math.max(chosen.width, chosen.depth) * scale
      if (chosen.shape === 'ship') {
        pen.save()
        pen.translate(at.x, at.y)
        pen.rotate((chosen.facing * Math.PI) / 180)
        paintChosenShip(pen, chosen.side, chosen.width * scale, chosen.depth * scale)
        pen.restore()
      } else paintChosen(pen, at.x, at.y, chosen.shape === 'hex' ? half * 0.49 : Math.max(half * 0.8, 14))
    }
    const held = gesture.kind === 'dragging' ? gesture.token : null
    const turning = gesture.kind === 'turning' ? gesture : null
    const names = named()
    const lit = new Set(props.lit)
    const dimmed = new Set(props.dimmed)
    const wide = new Set(easel.marks().flatMap(mark => (mark.kind === 'brackets' ? [mark.token] : [])))
    for (const token of scene.tokens) {
      const at = toScreen(camera, show.placeOf(token.id) ?? token.at)
      const size = Math.max(token.width, token.depth) * scale
      if (!onScreen(at, size + 30)) continue
      stampToken(pen, sprites, bitmaps, token, scene.ground.look, {
        at,
        scale,
        facing: turning?.token === token.id ? turning.facing : token.facing,
        alpha: held === token.id ? 0.45 : dimmed.has(token.id) ? 0.7 : 1,
        lit: hovered === token.id || lit.has(token.id),
      })
    }
    drift(pen)
    if (names) writeNames(pen, new Set([props.selected, hovered, ...lit]), wide)
    if (bitmaps.wanting() || sprites.wanting()) requestAnimationFrame(() => easel.dirty('pieces'))
  }

  /** The names of the pieces, as many as have room; those that are looked at come first. */
  function writeNames(
    pen: Pen,
    first: ReadonlySet<string | null | undefined>,
    wide: ReadonlySet<string>,
  ): void {
    const camera = easel.camera()
    // Where several bases share a square only the one in question is named.
    const isCrowded = easel.scene().board.kind === 'squares'
    const wanted = easel
      .scene()
      .tokens.filter(token => !isCrowded || first.has(token.id))
      .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
      .flatMap(token => {
        const at = toScreen(camera, show.placeOf(token.id) ?? token.at)
        if (token.name === '' || !onScreen(at, 80)) return []
        const down = wide.has(token.id)
          ? bracketSize(token, camera.scale).h + 10
          : below(token, camera.scale) + 7
        return [{ text: token.name, at: { x: at.x, y: at.y + down } }]
      })
    for (const { text, at } of withRoom(wanted)) drawName(pen, sprites, text, at.x, at.y)
  }

  /** Flames and smoke; they stand above the bases and below everything that is read. */
  function drift(pen: Pen): void {
    const { scale } = easel.camera()
    for (const prop of easel.scene().props) {
      if (prop.kind !== 'wreck' && prop.kind !== 'smoke') continue
      const at = toScreen(easel.camera(), prop.at)
      if (onScreen(at, Math.max(prop.width, prop.depth) * scale * 2.4))
        drawSmoke(pen, bitmaps, prop, at, scale, tick)
    }
  }

  /** From the middle of a token to where its name may begin. */
  function below(token: Token, scale: number): number {
    const turn = (token.facing * Math.PI) / 180
    if (token.shape === 'hex') return token.width * scale * 0.47
    const c = Math.abs(Math.cos(turn))
    const s = Math.abs(Math.sin(turn))
    return ((token.width * s + token.depth * c) * scale) / 2 + 3
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
      tokens: byId(),
      selected: easel.props().selected ?? null,
    }
  }

  function over(pen: Pen): void {
    drawnOver = easel.marks().filter(mark => !liesUnder(mark))
    // Rings and areas lie under, but their words stand above.
    drawOver(pen, easel.marks(), frame(), (ghostPen, token, place, facing) =>
      drawToken(ghostPen, bitmaps, token, easel.scene().ground.look, {
        at: toScreen(easel.camera(), place),
        scale: easel.camera().scale,
        facing,
        alpha: 0.78,
        plain: true,
      }),
    )
  }

  function air(pen: Pen): void {
    drawLines(pen, easel.marks().filter(isLine), frame())
    const scene = easel.scene()
    const camera = easel.camera()
    const { scale } = camera
    const props = easel.props()
    const turnable = props.turnable ? byId().get(props.turnable) : undefined
    const gesture = easel.gesture()
    if (turnable && gesture.kind !== 'dragging') {
      const facing =
        gesture.kind === 'turning' && gesture.token === turnable.id ? gesture.facing : turnable.facing
      const turn = (facing * Math.PI) / 180
      const centre = toScreen(camera, turnable.at)
      const far = (turnable.depth / 2 + handleArm()) * scale
      paintKnob(pen, centre.x + Math.sin(turn) * far, centre.y - Math.cos(turn) * far, turn)
    }
    if (gesture.kind === 'dragging') {
      const token = byId().get(gesture.token)
      if (token) {
        const before = gesture.waypoints.at(-1) ?? token.at
        const dx = gesture.place.x - before.x
        const dy = gesture.place.y - before.y
        const far = Math.hypot(dx, dy) > 0.25
        drawToken(pen, bitmaps, token, scene.ground.look, {
          at: toScreen(camera, gesture.place),
          scale,
          facing: far && token.shape !== 'hex' ? (Math.atan2(dx, -dy) * 180) / Math.PI : token.facing,
          alpha: 0.94,
          lifted: true,
          plain: true,
        })
      }
    }
    show.draw(pen)
  }

  const handleArm = (): number => 24 / easel.camera().scale

  return {
    paint(name, pen) {
      switch (name) {
        case 'ground':
          return ground(pen)
        case 'under': {
          drawnUnder = easel.marks().filter(liesUnder)
          return drawUnder(pen, drawnUnder, frame())
        }
        case 'pieces':
          return pieces(pen)
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
    },
    handleArm,
    play(effects) {
      return show.play(effects, easel.still() ? 0 : (easel.props().speed ?? 1))
    },
    skip: () => show.skip(),
    destroy() {
      window.clearInterval(smoker)
      show.skip()
      tiles.destroy()
      bitmaps.clear()
    },
  }
}

const same = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i])
