import type { Point } from '../geometry/point'
import type { Grip, Hand } from './hands'

/** What the stage answers to pointers. */
export interface PointerHost {
  boardAt(at: Point): Point
  grip(at: Point, touch: boolean): Grip
  hand(hand: Hand): void
  /** Nothing is pressed: the pointer passes over, or leaves (null). */
  pass(at: Point | null): void
  wheel(factor: number, at: Point): void
  slide(dx: number, dy: number): void
  /** Something is going on that the right button adds a waypoint to. */
  busy(): boolean
}

const REST_MS = 450

/** Listens to mouse, finger, pen and wheel on `box` and tells the host in its own terms. Returns how to stop. */
export function listen(box: HTMLElement, host: PointerHost): () => void {
  let rest = 0
  const down = new Set<number>()

  const place = (event: MouseEvent): Point => {
    const frame = box.getBoundingClientRect()
    return { x: event.clientX - frame.left, y: event.clientY - frame.top }
  }
  const onDown = (event: PointerEvent): void => {
    const at = place(event)
    const touch = event.pointerType !== 'mouse'
    if (!host.busy()) box.setPointerCapture(event.pointerId)
    down.add(event.pointerId)
    host.hand({
      kind: 'down',
      pointer: event.pointerId,
      touch,
      button: event.button,
      shift: event.shiftKey,
      at,
      board: host.boardAt(at),
      grip: host.grip(at, touch),
    })
    window.clearTimeout(rest)
    if (touch) rest = window.setTimeout(() => host.hand({ kind: 'rest' }), REST_MS)
  }
  const onMove = (event: PointerEvent): void => {
    const at = place(event)
    if (down.size === 0) {
      if (event.pointerType === 'mouse') host.pass(at)
      return
    }
    host.hand({ kind: 'move', pointer: event.pointerId, at, board: host.boardAt(at) })
  }
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return
    window.clearTimeout(rest)
    const at = place(event)
    host.hand({ kind: 'up', pointer: event.pointerId, at, board: host.boardAt(at) })
  }
  const onCancel = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return
    window.clearTimeout(rest)
    host.hand({ kind: 'cancel' })
  }
  const onLeave = (): void => {
    if (down.size === 0) host.pass(null)
  }
  // A second button pressed while the first is held makes no pointerdown, but it does make a mousedown.
  const onMouseDown = (event: MouseEvent): void => {
    if (event.button === 2 && host.busy()) host.hand({ kind: 'waypoint' })
    if (event.button === 1) event.preventDefault()
  }
  const onMenu = (event: Event): void => event.preventDefault()
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const at = place(event)
    const step = event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1
    // Two fingers on a touchpad slide the table; the wheel, and a pinch (which browsers report with Ctrl), zoom.
    const wheel = event.ctrlKey || (event.deltaX === 0 && Math.abs(event.deltaY * step) >= 50)
    if (wheel) host.wheel(Math.exp(-event.deltaY * step * (event.ctrlKey ? 0.008 : 0.0016)), at)
    else host.slide(-event.deltaX * step, -event.deltaY * step)
  }

  box.addEventListener('pointerdown', onDown)
  box.addEventListener('pointermove', onMove)
  box.addEventListener('pointerup', onUp)
  box.addEventListener('pointercancel', onCancel)
  box.addEventListener('pointerleave', onLeave)
  box.addEventListener('mousedown', onMouseDown)
  box.addEventListener('contextmenu', onMenu)
  box.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    window.clearTimeout(rest)
    box.removeEventListener('pointerdown', onDown)
    box.removeEventListener('pointermove', onMove)
    box.removeEventListener('pointerup', onUp)
    box.removeEventListener('pointercancel', onCancel)
    box.removeEventListener('pointerleave', onLeave)
    box.removeEventListener('mousedown', onMouseDown)
    box.removeEventListener('contextmenu', onMenu)
    box.removeEventListener('wheel', onWheel)
  }
}
