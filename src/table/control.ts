import type { Stage } from 'konva/lib/Stage'
import type { UnitId } from '../engine/ids'
import type { Mark, Token } from '../engine/scene'
import type { Point } from '../geometry/point'
import { toBoard, toScreen } from './camera'
import type { Easel } from './easel'
import { createShow, type Show } from './effects'
import { createEye, type Eye, type Seen } from './eye'
import { advance, IDLE } from './gestures'
import { contains } from '../geometry/polygons'
import { armOf, boxOf, gripAt, reachOf } from './grip'
import type { Command, Gesture, Hand } from './hands'
import { tokenAt } from './hit'
import type { Rect } from './marks/place'
import { createMarkStore } from './marks/store'
import { measured } from './measure'
import { drawFlyer } from './pieces/flyers'
import { createPictures } from './pieces/pictures'
import { fontsLoaded } from './fonts'
import { onSheet, sheetView, withMargin } from './paper'
import { listen } from './pointers'
import type { TableHandle, TableProps } from './props'
import { createRulers, RULER } from './rulers'
import { createSheets } from './sheets'

/** Everything of a table that moves past React: camera, hand, pointer, effects. */
export interface Control {
  readonly easel: Easel
  readonly show: Show
  readonly handle: TableHandle
  readonly eye: Eye
  /** Begins: `box` is listened to, `stage` shows the board. Returns how to end. */
  readonly attach: (box: HTMLDivElement, stage: Stage) => () => void
  /** Takes the props of a new render. */
  readonly update: (props: TableProps) => void
  /** Calls back with what is seen, now and at each change, until the returned function is called. */
  readonly watch: (told: (seen: Seen) => void) => () => void
}

export function createControl(first: TableProps): Control {
  let props = first
  let box: HTMLDivElement | null = null
  let rulers: ReturnType<typeof createRulers> | null = null
  let gesture: Gesture = IDLE
  let hovered: UnitId | null = null
  let live: readonly Mark[] | null = null
  let tokens: { readonly of: readonly Token[]; readonly by: ReadonlyMap<UnitId, Token> } = {
    of: [],
    by: new Map(),
  }
  /** Those that stood on the table before the last change: what has just fallen is shown falling. */
  let gone: ReadonlyMap<UnitId, Token> = new Map()
  let names: ReadonlyMap<UnitId, Rect> = new Map()
  let signs: readonly Rect[] = []
  const watchers = new Set<(seen: Seen) => void>()
  const marks = createMarkStore(first.scene.marks)

  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const ruled = (): boolean => (props.rulers ?? false) && props.scene.board.kind === 'inches'
  const edges = () => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = props.insets ?? {}
    const edge = ruled() ? RULER : 0
    return { top: top + edge, right, bottom, left: left + edge }
  }
  const eye = createEye(
    () => props.scene.board,
    edges,
    () => still.matches,
    () => {
      sheets.look()
      props.onCamera?.(eye.camera())
      tell()
    },
  )
  const sheets = createSheets(eye.camera)
  function tell(): void {
    const seen = eye.seen()
    rulers?.draw(seen.camera, seen.width, seen.height, ruled())
    for (const told of watchers) told(seen)
  }
  const byId = (): ReadonlyMap<UnitId, Token> => {
    const list = props.scene.tokens
    if (tokens.of !== list && tokens.of.length > 0) gone = tokens.by
    if (tokens.of !== list) tokens = { of: list, by: new Map(list.map(token => [token.id, token])) }
    return tokens.by
  }
  const show = createShow(
    {
      screen: at => toScreen(easel.camera(), at),
      scale: () => eye.camera().scale,
      token: id => byId().get(id) ?? gone.get(id),
      tokenOn: at =>
        [...byId().values(), ...gone.values()].find(token => token.at.x === at.x && token.at.y === at.y),
      model: (pen, token, at, facing, scale) =>
        drawFlyer(pen, easel.pictures.bitmaps, token, 'model', { at, facing, scale, bare: true }),
    },
    moves => (moves ? sheets.redraw('pieces', 'air', 'over') : sheets.redraw('over')),
  )
  const easel: Easel = {
    scene: () => props.scene,
    props: () => props,
    camera: () => withMargin(eye.camera()),
    view: () => sheetView(eye.view()),
    covers: () => onSheet(props.covers?.() ?? []),
    tokens: byId,
    marks: marks.now,
    marksOf: marks.of,
    onMarks: marks.watch,
    pictures: createPictures(),
    names: () => names,
    signs: () => signs,
    write: (written, worn) => {
      names = written
      signs = worn
    },
    gesture: () => gesture,
    hovered: () => hovered,
    placeOf: show.placeOf,
    headingOf: show.headingOf,
    still: () => still.matches || props.speed === 0,
    redraw: sheets.redraw,
  }

  function setMarks(now: readonly Mark[] | null): void {
    live = now
    if (marks.set(live ?? props.scene.marks)) sheets.redraw('air', 'over')
  }
  function reply(now: readonly Mark[] | null | undefined): void {
    if (now !== undefined) setMarks(now)
  }
  function letGo(): void {
    setMarks(null)
    sheets.redraw('pieces', 'air')
  }
  const boxMarks = (from: Point, to: Point): readonly Mark[] => [
    ...props.scene.marks,
    { kind: 'area', outlines: [boxOf(from, to)], tone: 'chosen' },
  ]
  function boxed(from: Point, to: Point): void {
    letGo()
    const box = boxOf(from, to)
    props.onBox?.(props.scene.tokens.flatMap(({ id, at }) => (contains(box, at) ? [id] : [])))
  }
  function run(command: Command): void {
    switch (command.do) {
      case 'pan':
        return eye.panBy(command.dx, command.dy)
      case 'zoom':
        return eye.zoom(command.factor, command.at)
      case 'pick':
        return props.onPick?.(command.token, command.at, command.more)
      case 'box':
        return command.done ? boxed(command.from, command.to) : reply(boxMarks(command.from, command.to))
      case 'hover':
        reply(props.onPass?.(command.at, command.token))
        return props.onHover?.(command.token, command.at)
      case 'drag-start':
        sheets.redraw('pieces', 'air')
        return props.onDragStart?.(command.token)
      case 'drag':
        sheets.redraw('air')
        return reply(props.onDragMove?.(command.token, command.points))
      case 'drag-end':
        letGo()
        return props.onDragEnd?.(command.token, command.points)
      case 'drag-cancel':
        letGo()
        return props.onDragCancel?.(command.token)
      case 'turn': {
        sheets.redraw('pieces', 'air')
        const told = props.onTurn?.(command.token, command.facing, command.done)
        return command.done ? letGo() : reply(told)
      }
      case 'point': {
        const told = props.onPoint?.(command.at, command.done)
        return command.done ? letGo() : reply(told)
      }
      case 'measure':
        return reply(
          props.onMeasure?.(command.points, command.done) ?? measured(command.points, props.scene.board),
        )
    }
  }
  function setCursor(): void {
    if (!box) return
    const kind = gesture.kind
    if (kind === 'dragging' || kind === 'turning') box.dataset['hand'] = 'holding'
    else if (kind === 'panning') box.dataset['hand'] = 'panning'
    else if (hovered !== null) box.dataset['hand'] = props.draggable?.includes(hovered) ? 'movable' : 'token'
    else delete box.dataset['hand']
  }
  function hand(event: Hand): void {
    if (event.kind === 'down') {
      show.skip()
      if (gesture.kind === 'idle') reply(props.onPass?.(null, null))
    }
    const isMeasuring = gesture.kind === 'measuring'
    const heard = event.kind === 'down' && !props.onBox ? { ...event, shift: false } : event
    const step = advance(gesture, heard, props.tool ?? 'select')
    gesture = step.gesture
    for (const command of step.commands) run(command)
    if (event.kind === 'cancel' || (isMeasuring && gesture.kind === 'idle' && event.kind !== 'up')) letGo()
    setCursor()
  }
  /** With a piece in the hand the wheel means the piece, wherever somebody asks for that. */
  function wheel(factor: number, at: Point): void {
    if (gesture.kind !== 'dragging' || !props.onDragWheel) return eye.zoom(factor, at)
    props.onDragWheel(factor > 1 ? 1 : -1)
    // What it means is known as soon as the page has heard of it.
    requestAnimationFrame(() => {
      if (gesture.kind === 'dragging')
        run({ do: 'drag', token: gesture.token, points: [...gesture.waypoints, gesture.place] })
    })
  }
  const boardAt = (at: Point): Point => toBoard(eye.camera(), at)
  const under = (at: Point): UnitId | null =>
    tokenAt(props.scene.tokens, at, reachOf(false, eye.camera().scale))
  function pass(at: Point | null): void {
    const board = at && boardAt(at)
    const token = board && under(board)
    if (gesture.kind === 'idle') {
      reply(board && props.tool === 'place' ? props.onPoint?.(board, false) : props.onPass?.(board, token))
    }
    if (token === hovered) return
    hovered = token
    sheets.redraw('pieces')
    if (marks.of('tag').length > 0) sheets.redraw('over')
    setCursor()
    props.onHover?.(token, board)
  }

  return {
    easel,
    show,
    eye,
    attach(newBox, stage) {
      box = newBox
      rulers = createRulers(box)
      const letGoOfStage = sheets.hold(stage)
      const deafen = listen(box, {
        boardAt,
        grip: (at, touch) => gripAt(props, boardAt(at), touch, eye.camera().scale, armOf(eye.camera().scale)),
        hand,
        pass,
        wheel,
        slide: eye.panBy,
        busy: () => gesture.kind === 'dragging' || gesture.kind === 'measuring',
      })
      const fill = (): void => {
        sheets.resize(newBox.clientWidth, newBox.clientHeight)
        eye.resize(newBox.clientWidth, newBox.clientHeight)
      }
      fill()
      void fontsLoaded().then(() => {
        easel.pictures.clear()
        sheets.redraw('pieces', 'over')
        tell()
      })
      const watcher = new ResizeObserver(fill)
      watcher.observe(box)
      return () => {
        eye.stop()
        show.skip()
        watcher.disconnect()
        deafen()
        rulers?.destroy()
        rulers = null
        letGoOfStage()
        easel.pictures.clear()
        box = null
      }
    },
    update(next) {
      const before = props
      props = next
      const { scene } = props
      if (before.scene.board !== scene.board) {
        gesture = IDLE
        eye.fit(true)
      } else if (before.rulers !== props.rulers) eye.keep()
      if (before.tool !== props.tool) live = null
      setMarks(live)
      sheets.redraw('pieces', 'air')
      if (before.scene.tokens !== scene.tokens || before.selected !== props.selected) sheets.redraw('over')
      tell()
    },
    watch(told) {
      watchers.add(told)
      told(eye.seen())
      return () => watchers.delete(told)
    },
    handle: {
      get element() {
        return box
      },
      camera: eye.camera,
      ahead: eye.ahead,
      zoomBy: factor => eye.zoom(factor),
      panBy: eye.panBy,
      fit: () => eye.fit(),
      centre: at => eye.centre(at),
      near: at => eye.near(at),
      reveal: eye.reveal,
      screenOf: at => toScreen(eye.camera(), at),
      boardAt,
      tokenAt: at => under(boardAt(at)),
      lift(id) {
        const token = byId().get(id)
        if (token) hand({ kind: 'lift', token: id, centre: token.at })
      },
      nudge: (dx, dy) => hand({ kind: 'nudge', dx, dy }),
      waypoint: () => hand({ kind: 'waypoint' }),
      drop: () => hand({ kind: 'drop' }),
      cancel: () => hand({ kind: 'cancel' }),
      holding: () => gesture.kind === 'dragging',
      play: effects => show.play(effects, easel.still() ? 0 : (props.speed ?? 1)),
      skip: () => show.skip(),
    },
  }
}
