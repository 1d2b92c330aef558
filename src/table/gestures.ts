import type { Degrees, Point } from '../geometry/point'
import type { Command, Gesture, Hand, Press, Step } from './hands'
import type { Tool } from './props'

export const IDLE: Gesture = { kind: 'idle' }

/** Pixels that a press may wander and still be a press: fingers are less steady than mice. */
const slack = (press: Press): number => (press.touch ? 10 : 4)

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Degrees clockwise from north of `to` seen from `from`, whole, 0 to 359. */
export function bearing(from: Point, to: Point): Degrees {
  const raw = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  return (Math.round(raw) + 360) % 360
}

const stay = (gesture: Gesture, ...commands: Command[]): Step => ({ gesture, commands })
const end = (...commands: Command[]): Step => ({ gesture: IDLE, commands })

/** What a press turns into once it has moved too far to be a press. */
function begin(press: Press, at: Point, board: Point): Step {
  const { grip, pointer } = press
  if (press.button === 0 && press.tool === 'measure') {
    const from = grip.on === 'ground' ? press.board : grip.centre
    return stay(
      { kind: 'measuring', pointer, points: [from], place: board },
      {
        do: 'measure',
        points: [from, board],
        done: false,
      },
    )
  }
  if (press.button === 0 && press.shift) {
    const from = press.board
    return stay({ kind: 'boxing', pointer, from, place: board }, { do: 'box', from, to: board, done: false })
  }
  if (press.button === 0 && press.tool === 'place') {
    return stay({ kind: 'placing', pointer, place: board }, { do: 'point', at: board, done: false })
  }
  if (press.button === 0 && grip.on === 'handle') {
    const facing = bearing(grip.centre, board)
    return stay(
      { kind: 'turning', pointer, token: grip.token, centre: grip.centre, facing },
      {
        do: 'turn',
        token: grip.token,
        facing,
        done: false,
      },
    )
  }
  if (press.button === 0 && grip.on === 'token' && grip.movable) {
    const offset = minus(grip.centre, press.board)
    const place = plus(board, offset)
    return stay(
      { kind: 'dragging', pointer, token: grip.token, offset, waypoints: [], place },
      { do: 'drag-start', token: grip.token },
      { do: 'drag', token: grip.token, points: [place] },
    )
  }
  return stay(
    { kind: 'panning', pointer, last: at },
    {
      do: 'pan',
      dx: at.x - press.start.x,
      dy: at.y - press.start.y,
    },
  )
}

function down(gesture: Gesture, hand: Hand & { readonly kind: 'down' }, tool: Tool): Step {
  if (gesture.kind === 'idle') {
    const press: Press = {
      pointer: hand.pointer,
      touch: hand.touch,
      button: hand.button,
      start: hand.at,
      board: hand.board,
      grip: hand.grip,
      tool,
      ...(hand.shift && { shift: true }),
    }
    return stay({ kind: 'pressing', press })
  }
  // A second finger turns whatever is not yet a movement of a piece into a pinch.
  if (
    hand.touch &&
    (gesture.kind === 'pressing' || gesture.kind === 'panning' || gesture.kind === 'holding')
  ) {
    const first =
      gesture.kind === 'panning'
        ? { pointer: gesture.pointer, at: gesture.last }
        : { pointer: gesture.press.pointer, at: gesture.press.start }
    return stay({ kind: 'pinching', first, second: { pointer: hand.pointer, at: hand.at } })
  }
  // A second finger while a piece is in the hand sets a waypoint.
  if (hand.touch && gesture.kind === 'dragging') return advance(gesture, { kind: 'waypoint' }, tool)
  return stay(gesture)
}

function pinch(gesture: Gesture & { readonly kind: 'pinching' }, pointer: number, at: Point): Step {
  const first = gesture.first.pointer === pointer ? { pointer, at } : gesture.first
  const second = gesture.second.pointer === pointer ? { pointer, at } : gesture.second
  const was = {
    x: (gesture.first.at.x + gesture.second.at.x) / 2,
    y: (gesture.first.at.y + gesture.second.at.y) / 2,
  }
  const is = { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 }
  const spread = Math.max(8, apart(gesture.first.at, gesture.second.at))
  return stay(
    { kind: 'pinching', first, second },
    { do: 'pan', dx: is.x - was.x, dy: is.y - was.y },
    { do: 'zoom', factor: Math.max(8, apart(first.at, second.at)) / spread, at: is },
  )
}

function move(gesture: Gesture, hand: Hand & { readonly kind: 'move' }): Step {
  switch (gesture.kind) {
    case 'pressing':
      if (
        hand.pointer !== gesture.press.pointer ||
        apart(hand.at, gesture.press.start) <= slack(gesture.press)
      ) {
        return stay(gesture)
      }
      return begin(gesture.press, hand.at, hand.board)
    case 'panning':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return stay(
        { ...gesture, last: hand.at },
        {
          do: 'pan',
          dx: hand.at.x - gesture.last.x,
          dy: hand.at.y - gesture.last.y,
        },
      )
    case 'pinching':
      return pinch(gesture, hand.pointer, hand.at)
    case 'dragging': {
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      const place = plus(hand.board, gesture.offset)
      return stay(
        { ...gesture, place },
        {
          do: 'drag',
          token: gesture.token,
          points: [...gesture.waypoints, place],
        },
      )
    }
    case 'turning': {
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      const facing = bearing(gesture.centre, hand.board)
      if (facing === gesture.facing) return stay(gesture)
      return stay({ ...gesture, facing }, { do: 'turn', token: gesture.token, facing, done: false })
    }
    case 'boxing': {
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      const { board: to } = hand
      return stay({ ...gesture, place: to }, { do: 'box', from: gesture.from, to, done: false })
    }
    case 'placing':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return stay({ ...gesture, place: hand.board }, { do: 'point', at: hand.board, done: false })
    case 'measuring':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return stay(
        { ...gesture, place: hand.board },
        {
          do: 'measure',
          points: [...gesture.points, hand.board],
          done: false,
        },
      )
    case 'idle':
    case 'holding':
      return stay(gesture)
  }
}

function up(gesture: Gesture, hand: Hand & { readonly kind: 'up' }): Step {
  switch (gesture.kind) {
    case 'pressing': {
      const { press } = gesture
      if (hand.pointer !== press.pointer) return stay(gesture)
      if (press.button !== 0) return end()
      const token = press.grip.on === 'token' ? press.grip.token : null
      if (press.shift && token !== null) return end({ do: 'pick', token, at: hand.board, more: true })
      if (press.tool === 'place') return end({ do: 'point', at: hand.board, done: true })
      // A knob that is not turned is the ground under it: on a small table it lies where the piece may want to go.
      return end({ do: 'pick', token, at: hand.board })
    }
    case 'pinching': {
      const left = gesture.first.pointer === hand.pointer ? gesture.second : gesture.first
      return stay({ kind: 'panning', pointer: left.pointer, last: left.at })
    }
    case 'dragging':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return end({ do: 'drag-end', token: gesture.token, points: [...gesture.waypoints, gesture.place] })
    case 'turning':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return end({ do: 'turn', token: gesture.token, facing: gesture.facing, done: true })
    case 'boxing':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return end({ do: 'box', from: gesture.from, to: gesture.place, done: true })
    case 'placing':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return end({ do: 'point', at: gesture.place, done: true })
    case 'measuring':
      if (hand.pointer !== gesture.pointer) return stay(gesture)
      return end({ do: 'measure', points: [...gesture.points, gesture.place], done: true })
    case 'panning':
    case 'holding': {
      const pointer = gesture.kind === 'panning' ? gesture.pointer : gesture.press.pointer
      return hand.pointer === pointer ? end() : stay(gesture)
    }
    case 'idle':
      return stay(gesture)
  }
}

/** Reduces what the hand does to the next gesture and what is to be done. Pure. */
export function advance(gesture: Gesture, hand: Hand, tool: Tool): Step {
  switch (hand.kind) {
    case 'down':
      return down(gesture, hand, tool)
    case 'move':
      return move(gesture, hand)
    case 'up':
      return up(gesture, hand)
    case 'rest': {
      // A finger that rests looks; it shows what a mouse shows by hovering.
      if (gesture.kind !== 'pressing' || !gesture.press.touch) return stay(gesture)
      const { grip, board } = gesture.press
      return stay(
        { kind: 'holding', press: gesture.press },
        {
          do: 'hover',
          token: grip.on === 'ground' ? null : grip.token,
          at: board,
        },
      )
    }
    case 'waypoint': {
      if (gesture.kind === 'dragging') {
        const last = gesture.waypoints.at(-1)
        if (last && apart(last, gesture.place) < 0.02) return stay(gesture)
        const waypoints = [...gesture.waypoints, gesture.place]
        return stay(
          { ...gesture, waypoints },
          {
            do: 'drag',
            token: gesture.token,
            points: [...waypoints, gesture.place],
          },
        )
      }
      if (gesture.kind === 'measuring') {
        const points = [...gesture.points, gesture.place]
        return stay(
          { ...gesture, points },
          { do: 'measure', points: [...points, gesture.place], done: false },
        )
      }
      return stay(gesture)
    }
    case 'cancel':
      return gesture.kind === 'dragging' ? end({ do: 'drag-cancel', token: gesture.token }) : end()
    case 'lift':
      if (gesture.kind !== 'idle') return stay(gesture)
      return stay(
        {
          kind: 'dragging',
          pointer: null,
          token: hand.token,
          offset: { x: 0, y: 0 },
          waypoints: [],
          place: hand.centre,
        },
        { do: 'drag-start', token: hand.token },
        { do: 'drag', token: hand.token, points: [hand.centre] },
      )
    case 'nudge': {
      if (gesture.kind !== 'dragging' || gesture.pointer !== null) return stay(gesture)
      const place = { x: gesture.place.x + hand.dx, y: gesture.place.y + hand.dy }
      return stay(
        { ...gesture, place },
        {
          do: 'drag',
          token: gesture.token,
          points: [...gesture.waypoints, place],
        },
      )
    }
    case 'drop':
      if (gesture.kind !== 'dragging') return stay(gesture)
      return end({ do: 'drag-end', token: gesture.token, points: [...gesture.waypoints, gesture.place] })
  }
}
