import { describe, expect, it } from 'vitest'
import { createShow, type Theatre } from '../../src/table/effects'
import { isOrdnance, ordnance } from '../../src/table/ordnance'
import type { Token } from '../../src/engine/scene'
import type { Pen } from '../../src/table/paint/pen'

/** A pen that notes where circles and ellipses are drawn. */
function noting() {
  const drawn: { readonly x: number; readonly y: number }[] = []
  let [dx, dy] = [0, 0]
  const moved = {
    translate: (x: number, y: number) => ([dx, dy] = [dx + x, dy + y]),
    restore: () => ([dx, dy] = [0, 0]),
  }
  const arc = (x: number, y: number) => drawn.push({ x: x + dx, y: y + dy })
  const plain = { addColorStop: () => undefined }
  const pen = new Proxy<Record<string, unknown>>(
    { ...moved, arc, ellipse: arc, createRadialGradient: () => plain },
    { get: (own, name: string) => own[name] ?? (() => undefined), set: () => true },
  )
  return { pen: pen as unknown as Pen, drawn }
}

const [FROM, TO] = [
  { x: 0, y: 0 },
  { x: 100, y: 40 },
]
const yOf = (t: number) => {
  const { pen, drawn } = noting()
  ordnance(pen, 'bombs', [FROM, TO], 40, t)
  return drawn.map(({ y }) => y)
}

describe('what is seen on its way', () => {
  it('is bombs, rockets, missiles and flak, not rounds', () => {
    expect(['bombs', 'rockets', 'missile', 'flak', 'guns', undefined].filter(isOrdnance)).toEqual([
      'bombs',
      'rockets',
      'missile',
      'flak',
    ])
  })
  it('falls faster and faster, two bombs one behind the other', () => {
    const [early, half, late] = [yOf(0.3), yOf(0.6), yOf(0.9)]
    expect(early).toHaveLength(2)
    expect((half[0] ?? 0) - (early[0] ?? 0)).toBeLessThan((late[0] ?? 0) - (half[0] ?? 0))
    expect(early[1]).toBeLessThan(early[0] ?? 0)
  })
  it('opens all about what the flak was meant for', () => {
    const { pen, drawn } = noting()
    ordnance(pen, 'flak', [FROM, TO], 40, 1)
    expect(Math.max(...drawn.map(at => Math.hypot(at.x - TO.x, at.y - TO.y)))).toBeLessThan(50)
    expect(drawn.some(({ x }) => x < TO.x) && drawn.some(({ x }) => x > TO.x)).toBe(true)
  })
})

describe('what falls', () => {
  it('is still there while the shots are on their way', async () => {
    const token = {
      shape: 'hex',
      level: 2,
      at: TO,
      facing: 0,
      width: 1,
      depth: 1,
      chips: [],
    } as unknown as Token
    const models: number[] = []
    const theatre: Theatre = {
      screen: at => at,
      scale: () => 40,
      token: () => token,
      tokenOn: () => token,
      model: (_, { level }) => models.push(level),
    }
    const frames: ((time: number) => void)[] = []
    globalThis.requestAnimationFrame = frame => frames.push(frame)
    globalThis.cancelAnimationFrame = () => undefined
    const show = createShow(theatre, () => show.draw(noting().pen))
    const over = show.play(
      [
        { kind: 'shot', from: FROM, to: TO, hit: true, weapon: 'missile' },
        { kind: 'destroyed', unit: 'a', at: TO },
      ],
      1,
    )
    frames[0]?.(performance.now() + 5)
    expect(models).toEqual([2])
    show.skip()
    await over
  })
})
