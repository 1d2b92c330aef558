import type { Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Mark } from '../engine/scene'
import { naturalScale } from './board'
import {
  centreOn,
  clampCamera,
  fitCamera,
  isSame,
  panBy,
  reveal,
  toBoard,
  toScreen,
  zoomAt,
  type Camera,
  type Viewport,
} from './camera'
import { createCanvasPainter } from './canvasPainter'
import type { Shown } from './dice'
import { advance, IDLE } from './gestures'
import type { Command, Gesture, Grip, Hand } from './hands'
import { createGlide } from './glide'
import { gripAt, reachOf } from './grip'
import { tokenAt } from './hit'
import { createLayers } from './layers'
import { measured } from './measure'
import { onSheet, sheetOf, withMargin } from './paper'
import { listen } from './pointers'
import type { TableProps } from './props'
import { createRulers, RULER } from './rulers'

export interface Stage {
  update(): void
  destroy(): void
  camera(): Camera
  zoomBy(factor: number): void
  panBy(dx: number, dy: number): void
  fit(): void
  /** `now`: without gliding there, and without coming nearer. */
  centre(at: Point, now?: boolean): void
  reveal(at: Point): void
  screenOf(at: Point): Point
  boardAt(at: Point): Point
  tokenAt(at: Point): UnitId | null
  lift(token: UnitId): void
  hand(hand: Hand): void
  holding(): boolean
  play(effects: readonly Shown[]): Promise<boolean>
  skip(): void
  /** Calls back with what is seen, now and at each change, until the returned function is called. */
  watch(told: (seen: Seen) => void): () => void
}

/** What of the board is on the canvas. */
export interface Seen {
  readonly camera: Camera
  readonly width: number
  readonly height: number
}

/** Everything of the table that moves, outside React. `wishes` reads the latest props. */
export function createStage(box: HTMLDivElement, wishes: () => TableProps): Stage {
  let size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) }
  let props = wishes()
  let gesture: Gesture = IDLE
  let live: readonly Mark[] | null = null
  let hovered: UnitId | null = null
  const watchers = new Set<(seen: Seen) => void>()

  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const ruled = (): boolean => (props.rulers ?? false) && props.scene.board.kind === 'inches'
  const view = (): Viewport => {
    const edge = ruled() ? RULER : 0
    return {
      ...size,
      top: edge + (props.insets?.top ?? 0),
      left: edge + (props.insets?.left ?? 0),
      right: props.insets?.right ?? 0,
      bottom: props.insets?.bottom ?? 0,
    }
  }
  let camera: Camera = fitCamera(props.scene.board, view())

  const painter = createCanvasPainter({
    scene: () => props.scene,
    props: () => props,
    camera: () => withMargin(camera),
    view: () => sheetOf(view()),
    covers: () => onSheet(props.covers?.() ?? []),
    marks: () => live ?? props.scene.marks,
    gesture: () => gesture,
    still: () => still.matches || props.speed === 0,
    dirty: (...names) => layers.dirty(...names),
  })
  const layers = createLayers(box, () => camera, painter)

  const rulers = createRulers(box)

  function tell(): void {
    rulers.draw(camera, size.width, size.height, ruled())
    for (const told of watchers) told({ camera, ...size })
  }
  function look(next: Camera): void {
    camera = next
    layers.look()
    props.onCamera?.(camera)
    tell()
  }
  const glide = createGlide(
    () => still.matches,
    () => camera,
    look,
  )
  const tokenOf = (id: UnitId) => props.scene.tokens.find(token => token.id === id)

  function show(marks: readonly Mark[] | null | undefined): void {
    if (marks === undefined) return
    live = marks
    painter.marksChanged()
    layers.dirty('air')
  }
  function letGo(): void {
    live = null
    painter.marksChanged()
    layers.dirty('pieces', 'air')
  }

  function run(command: Command): void {
    switch (command.do) {
      case 'pan':
        glide.stop()
        return look(panBy(camera, command.dx, command.dy, props.scene.board, view()))
      case 'zoom':
        return look(zoomAt(camera, command.factor, command.at, props.scene.board, view()))
      case 'pick':
        return props.onPick?.(command.token, command.at)
      case 'hover':
        return props.onHover?.(command.token, command.at)
      case 'drag-start':
        layers.dirty('pieces', 'air')
        return props.onDragStart?.(command.token)
      case 'drag':
        layers.dirty('air')
        return show(props.onDragMove?.(command.token, command.points))
      case 'drag-end':
        letGo()
        return props.onDragEnd?.(command.token, command.points)
      case 'drag-cancel':
        letGo()
        return props.onDragCancel?.(command.token)
      case 'turn': {
        layers.dirty('pieces', 'air')
        const marks = props.onTurn?.(command.token, command.facing, command.done)
        return command.done ? letGo() : show(marks)
      }
      case 'point': {
        const marks = props.onPoint?.(command.at, command.done)
        return command.done ? letGo() : show(marks)
      }
      case 'measure': {
        const marks = props.onMeasure?.(command.points, command.done)
        return show(marks ?? measured(command.points, props.scene.board))
      }
    }
  }
  function setCursor(): void {
    const kind = gesture.kind
    if (kind === 'dragging' || kind === 'turning') box.dataset['hand'] = 'holding'
    else if (kind === 'panning') box.dataset['hand'] = 'panning'
    else if (hovered !== null) box.dataset['hand'] = props.draggable?.includes(hovered) ? 'movable' : 'token'
    else delete box.dataset['hand']
  }
  function hand(event: Hand): void {
    if (event.kind === 'down') painter.skip()
    const measuring = gesture.kind === 'measuring'
    const step = advance(gesture, event, props.tool ?? 'select')
    gesture = step.gesture
    for (const command of step.commands) run(command)
    if (event.kind === 'cancel' || (measuring && gesture.kind === 'idle' && event.kind !== 'up')) letGo()
    setCursor()
  }

  const reach = (touch: boolean): number => reachOf(touch, camera.scale)
  const grip = (at: Point, touch: boolean): Grip =>
    gripAt(props, toBoard(camera, at), touch, camera.scale, painter.handleArm())
  function pass(at: Point | null): void {
    const board = at && toBoard(camera, at)
    const token = board && tokenAt(props.scene.tokens, board, reach(false))
    if (board && props.tool === 'place') show(props.onPoint?.(board, false))
    props.onPass?.(board)
    if (token === hovered) return
    hovered = token
    painter.hover(hovered)
    setCursor()
    props.onHover?.(token, board)
  }

  const deafen = listen(box, {
    boardAt: at => toBoard(camera, at),
    grip,
    hand,
    pass,
    wheel: (factor, at) => look(zoomAt(camera, factor, at, props.scene.board, view())),
    slide: (dx, dy) => look(panBy(camera, dx, dy, props.scene.board, view())),
    busy: () => gesture.kind === 'dragging' || gesture.kind === 'measuring',
  })
  const watcher = new ResizeObserver(() => {
    const middle = toBoard(camera, { x: size.width / 2, y: size.height / 2 })
    // A table that was wholly shown is so again, however the window or the tablet is turned.
    const whole = isSame(camera, fitCamera(props.scene.board, view()))
    size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) }
    layers.resize(size.width, size.height)
    const board = props.scene.board
    look(
      whole ? fitCamera(board, view()) : clampCamera(centreOn(middle, camera.scale, view()), board, view()),
    )
  })
  watcher.observe(box)
  painter.sceneChanged()

  return {
    update() {
      const before = props
      props = wishes()
      const scene = props.scene
      if (before.scene.ground !== scene.ground || before.scene.board !== scene.board) painter.sceneChanged()
      if (before.scene.board !== scene.board) {
        gesture = IDLE
        look(fitCamera(scene.board, view()))
        return
      }
      if (before.tool !== props.tool) live = null
      if (before.rulers !== props.rulers) look(clampCamera(camera, scene.board, view()))
      painter.marksChanged()
      layers.dirty('pieces', 'air')
      if (before.scene.tokens !== scene.tokens || before.selected !== props.selected)
        layers.dirty('under', 'over')
      tell()
    },
    destroy() {
      glide.stop()
      watcher.disconnect()
      deafen()
      painter.destroy()
      rulers.destroy()
      layers.destroy()
    },
    camera: () => camera,
    zoomBy(factor) {
      const edges = view()
      const at = {
        x: (edges.left + size.width - edges.right) / 2,
        y: (edges.top + size.height - edges.bottom) / 2,
      }
      glide.to(zoomAt(camera, factor, at, props.scene.board, edges))
    },
    panBy: (dx, dy) => look(panBy(camera, dx, dy, props.scene.board, view())),
    fit: () => glide.to(fitCamera(props.scene.board, view())),
    centre(at, now = false) {
      if (now) return look(clampCamera(centreOn(at, camera.scale, view()), props.scene.board, view()))
      const scale = Math.max(camera.scale, naturalScale(props.scene.board) * 0.5)
      glide.to(clampCamera(centreOn(at, scale, view()), props.scene.board, view()))
    },
    reveal(at) {
      const goal = reveal(camera, at, props.scene.board, view())
      if (goal !== camera) glide.to(goal)
    },
    screenOf: at => toScreen(camera, at),
    boardAt: at => toBoard(camera, at),
    tokenAt: at => tokenAt(props.scene.tokens, toBoard(camera, at), reach(false)),
    lift(id) {
      const token = tokenOf(id)
      if (token) hand({ kind: 'lift', token: id, centre: token.at })
    },
    hand,
    holding: () => gesture.kind === 'dragging',
    play: effects => painter.play(effects),
    skip: () => painter.skip(),
    watch(told) {
      watchers.add(told)
      told({ camera, ...size })
      return () => watchers.delete(told)
    },
  }
}
