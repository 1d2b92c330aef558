import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/geometry/point'
import { advance, bearing, IDLE } from '../../src/table/gestures'
import type { Command, Gesture, Grip, Hand } from '../../src/table/hands'
import type { Tool } from '../../src/table/props'

const GROUND: Grip = { on: 'ground' }
const TANK: Grip = { on: 'token', token: 'a1', movable: true, centre: { x: 5, y: 5 } }
const ENEMY: Grip = { on: 'token', token: 'b1', movable: false, centre: { x: 9, y: 5 } }
const KNOB: Grip = { on: 'handle', token: 'a1', centre: { x: 5, y: 5 } }

/** 40 pixels to the inch, the board's corner at the canvas's. */
const board = (at: Point): Point => ({ x: at.x / 40, y: at.y / 40 })
const down = (
  x: number,
  y: number,
  grip: Grip,
  more: { touch?: boolean; button?: number; pointer?: number } = {},
): Hand => ({
  kind: 'down',
  pointer: more.pointer ?? 1,
  touch: more.touch ?? false,
  button: more.button ?? 0,
  at: { x, y },
  board: board({ x, y }),
  grip,
})
const move = (x: number, y: number, pointer = 1): Hand => ({
  kind: 'move',
  pointer,
  at: { x, y },
  board: board({ x, y }),
})
const up = (x: number, y: number, pointer = 1): Hand => ({
  kind: 'up',
  pointer,
  at: { x, y },
  board: board({ x, y }),
})

function play(
  hands: readonly Hand[],
  tool: Tool = 'select',
): { gesture: Gesture; path: string[]; commands: Command[] } {
  let gesture = IDLE
  const path: string[] = []
  const commands: Command[] = []
  for (const hand of hands) {
    const step = advance(gesture, hand, tool)
    gesture = step.gesture
    path.push(gesture.kind)
    commands.push(...step.commands)
  }
  return { gesture, path, commands }
}

describe('gestures', () => {
  it('a press picks the token under it, or the ground', () => {
    expect(play([down(200, 200, TANK), move(202, 201), up(202, 201)])).toMatchObject({
      path: ['pressing', 'pressing', 'idle'],
      commands: [{ do: 'pick', token: 'a1' }],
    })
    expect(play([down(80, 80, GROUND), up(80, 80)]).commands).toEqual([
      { do: 'pick', token: null, at: { x: 2, y: 2 } },
    ])
  })

  it('dragging bare ground pans by what the mouse moves', () => {
    const { path, commands } = play([down(100, 100, GROUND), move(110, 100), move(130, 90), up(130, 90)])
    expect(path).toEqual(['pressing', 'panning', 'panning', 'idle'])
    expect(commands).toEqual([
      { do: 'pan', dx: 10, dy: 0 },
      { do: 'pan', dx: 20, dy: -10 },
    ])
  })

  it('the right and the middle button pan even from a token, and never pick', () => {
    expect(play([down(200, 200, TANK, { button: 2 }), move(240, 200), up(240, 200)]).commands).toEqual([
      { do: 'pan', dx: 40, dy: 0 },
    ])
    expect(play([down(200, 200, TANK, { button: 2 }), up(200, 200)]).commands).toEqual([])
  })

  it('a token that may not be moved pans the table under it', () => {
    expect(play([down(360, 200, ENEMY), move(380, 200)]).path).toEqual(['pressing', 'panning'])
  })

  it('a drag keeps the piece where it was gripped, and tells the path with its waypoints', () => {
    const { path, commands } = play([
      down(210, 200, TANK),
      move(290, 200),
      { kind: 'waypoint' },
      { kind: 'waypoint' },
      move(290, 280),
      up(290, 280),
    ])
    expect(path).toEqual(['pressing', 'dragging', 'dragging', 'dragging', 'dragging', 'idle'])
    expect(commands.map(command => command.do)).toEqual(['drag-start', 'drag', 'drag', 'drag', 'drag-end'])
    // Gripped a quarter inch east of its centre: the centre stays a quarter inch west of the pointer.
    expect(commands.at(-1)).toEqual({
      do: 'drag-end',
      token: 'a1',
      points: [
        { x: 7, y: 5 },
        { x: 7, y: 7 },
      ],
    })
  })

  it('Escape puts the piece back', () => {
    const { gesture, commands } = play([
      down(200, 200, TANK),
      move(300, 200),
      { kind: 'cancel' },
      up(300, 200),
    ])
    expect(gesture).toEqual(IDLE)
    expect(commands.at(-1)).toEqual({ do: 'drag-cancel', token: 'a1' })
  })

  it('other pointers do not disturb a drag', () => {
    expect(play([down(200, 200, TANK), move(300, 200), move(900, 900, 7), up(900, 900, 7)]).path.at(-1)).toBe(
      'dragging',
    )
  })

  it('a finger may wander ten pixels, and a second one sets a waypoint', () => {
    const touch = { touch: true }
    expect(play([down(200, 200, TANK, touch), move(207, 204)]).path.at(-1)).toBe('pressing')
    const { gesture } = play([
      down(200, 200, TANK, touch),
      move(240, 200),
      down(500, 500, GROUND, { touch: true, pointer: 2 }),
    ])
    expect(gesture).toMatchObject({ kind: 'dragging', waypoints: [{ x: 6, y: 5 }] })
  })

  it('two fingers pinch: the table follows their middle and their spread', () => {
    const { path, commands } = play([
      down(100, 100, GROUND, { touch: true }),
      down(200, 100, GROUND, { touch: true, pointer: 2 }),
      move(300, 100, 2),
      up(300, 100, 2),
      move(120, 100),
    ])
    expect(path).toEqual(['pressing', 'pinching', 'pinching', 'panning', 'panning'])
    expect(commands).toEqual([
      { do: 'pan', dx: 50, dy: 0 },
      { do: 'zoom', factor: 2, at: { x: 200, y: 100 } },
      { do: 'pan', dx: 20, dy: 0 },
    ])
  })

  it('a resting finger looks without picking', () => {
    const { path, commands } = play([down(200, 200, ENEMY, { touch: true }), { kind: 'rest' }, up(200, 200)])
    expect(path).toEqual(['pressing', 'holding', 'idle'])
    expect(commands).toEqual([{ do: 'hover', token: 'b1', at: { x: 5, y: 5 } }])
    expect(play([down(200, 200, ENEMY), { kind: 'rest' }]).path.at(-1)).toBe('pressing')
  })

  it('a knob that is only pressed is the ground under it', () => {
    const { commands } = play([down(200, 160, KNOB), up(200, 160)])
    expect(commands).toEqual([{ do: 'pick', token: null, at: { x: 5, y: 4 } }])
  })

  it('the knob turns its unit by whole degrees clockwise from north', () => {
    const { commands } = play([
      down(200, 160, KNOB),
      move(280, 200),
      move(281, 200),
      move(200, 280),
      up(200, 280),
    ])
    expect(commands).toEqual([
      { do: 'turn', token: 'a1', facing: 90, done: false },
      { do: 'turn', token: 'a1', facing: 180, done: false },
      { do: 'turn', token: 'a1', facing: 180, done: true },
    ])
  })

  it('with the tool for places a press, or the end of a drag, names one', () => {
    expect(play([down(80, 80, TANK), up(80, 80)], 'place').commands).toEqual([
      { do: 'point', at: { x: 2, y: 2 }, done: true },
    ])
    expect(play([down(80, 80, GROUND), move(120, 80), up(120, 80)], 'place').commands).toEqual([
      { do: 'point', at: { x: 3, y: 2 }, done: false },
      { do: 'point', at: { x: 3, y: 2 }, done: true },
    ])
  })

  it('measuring starts at the middle of a token and bends at waypoints', () => {
    const { commands } = play(
      [down(210, 205, TANK), move(280, 200), { kind: 'waypoint' }, move(280, 240), up(280, 240)],
      'measure',
    )
    expect(commands.at(-1)).toEqual({
      do: 'measure',
      points: [
        { x: 5, y: 5 },
        { x: 7, y: 5 },
        { x: 7, y: 6 },
      ],
      done: true,
    })
  })

  it('the keyboard lifts, nudges and drops', () => {
    const { path, commands } = play([
      { kind: 'lift', token: 'a1', centre: { x: 5, y: 5 } },
      { kind: 'nudge', dx: 0.5, dy: 0 },
      { kind: 'waypoint' },
      { kind: 'nudge', dx: 0, dy: -0.5 },
      { kind: 'drop' },
    ])
    expect(path).toEqual(['dragging', 'dragging', 'dragging', 'dragging', 'idle'])
    expect(commands.at(-1)).toEqual({
      do: 'drag-end',
      token: 'a1',
      points: [
        { x: 5.5, y: 5 },
        { x: 5.5, y: 4.5 },
      ],
    })
  })

  it('reads bearings clockwise from north', () => {
    const centre = { x: 0, y: 0 }
    expect([
      bearing(centre, { x: 0, y: -1 }),
      bearing(centre, { x: 1, y: 0 }),
      bearing(centre, { x: -1, y: 0 }),
    ]).toEqual([0, 90, 270])
  })
})
