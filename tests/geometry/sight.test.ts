import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { footprint } from '../../src/geometry/bases'
import type { Point, Polygon } from '../../src/geometry/point'
import { contains, insideLength } from '../../src/geometry/polygons'
import { blockersBetween, firstBlockedAt, isClear, sightIndex, type Blocker } from '../../src/geometry/sight'
import { always, blobIn, box, inches, mirrored, placeIn, turned } from './shapes'

const nobody = () => false

function unit(id: string, x: number, y: number, facing = 0): Blocker {
  return { id, outline: footprint({ x, y }, facing, 1, 1), ends: 'never' }
}

function wood(id: string, outline: Polygon): Blocker {
  return { id, outline, ends: 'open' }
}

/** So many that the index keeps boxes; far from everything else. */
const crowd = Array.from({ length: 12 }, (_, i) => unit(`far${i}`, 100 + 3 * i, 100))

/** Asks with a short list and with an index of boxes: they must agree. */
function clear(
  blockers: readonly Blocker[],
  from: Point,
  to: Point,
  ignore: (id: string) => boolean = nobody,
): boolean {
  const short = isClear(sightIndex(blockers), from, to, ignore)
  const long = isClear(sightIndex([...crowd, ...blockers]), from, to, ignore)
  expect(long).toBe(short)
  expect(isClear(sightIndex(blockers), to, from, ignore)).toBe(short)
  expect(blockersBetween(sightIndex(blockers), from, to, ignore).length === 0).toBe(short)
  expect(blockersBetween(sightIndex([...crowd, ...blockers]), from, to, ignore).length === 0).toBe(short)
  return short
}

describe('lines of sight and bases', () => {
  it('is blocked by a base in the way, unless it is left out', () => {
    const between = unit('b', 5, 0)
    expect(clear([between], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
    expect(clear([between], { x: 0, y: 0 }, { x: 10, y: 0 }, id => id === 'b')).toBe(true)
    expect(clear([unit('b', 5, 2)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 12, 0)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
  })

  it('is not blocked by a base whose side it runs along, up to a hundredth of an inch inside', () => {
    expect(clear([unit('b', 5, 0.5)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 5, 0.491)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 5, 0.489)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
    expect(clear([unit('b', 5, -0.491)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 5, -0.489)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
  })

  it('is not blocked by a corner that it touches', () => {
    // the corner of a base on its point is 0.7071 from its middle
    expect(clear([unit('b', 5, Math.SQRT1_2, 45)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 5, Math.SQRT1_2 - 0.009, 45)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
    expect(clear([unit('b', 5, Math.SQRT1_2 - 0.011, 45)], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
  })

  it('passes between two bases that touch its line from either side', () => {
    const both = [unit('left', 4, 0.5), unit('right', 6, -0.5)]
    expect(clear(both, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(true)
  })

  it('is blocked by something thin that it goes right through', () => {
    const fence: Blocker = { id: 'fence', outline: box(5, -4, 0.015, 8), ends: 'never' }
    expect(clear([fence], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
  })
})

describe('lines of sight and woods', () => {
  const grove = wood('grove', box(4, -2, 4, 4))

  it('is blocked by an area with neither end inside', () => {
    expect(clear([grove], { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(false)
  })

  it('sees into, out of and within an area, its outline included', () => {
    expect(clear([grove], { x: 0, y: 0 }, { x: 7, y: 0 })).toBe(true)
    expect(clear([grove], { x: 5, y: 0 }, { x: 12, y: 0 })).toBe(true)
    expect(clear([grove], { x: 5, y: 0 }, { x: 7, y: 1 })).toBe(true)
    expect(clear([grove], { x: 0, y: 0 }, { x: 8, y: 0 })).toBe(true)
    expect(clear([grove], { x: 0, y: 0 }, { x: 8.011, y: 0 })).toBe(false)
  })

  it('does not open smoke that holds an end', () => {
    const smoke: Blocker = { ...grove, id: 'smoke', ends: 'never' }
    expect(clear([smoke], { x: 0, y: 0 }, { x: 7, y: 0 })).toBe(false)
  })

  it('looks through the notch of a bent wood, and not through its arms', () => {
    const bent = wood('bent', [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 4 },
      { x: 4, y: 4 },
      { x: 4, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 6 },
      { x: 0, y: 6 },
    ])
    expect(clear([bent], { x: 3, y: -1 }, { x: 3, y: 3.9 })).toBe(true)
    expect(clear([bent], { x: 3, y: -1 }, { x: 3, y: 7 })).toBe(false)
    expect(clear([bent], { x: -1, y: 2 }, { x: 7, y: 2 })).toBe(false)
    expect(clear([bent], { x: 2.5, y: 2 }, { x: 7, y: 2 })).toBe(false)
    // as smoke, which an end inside does not open: along the inner side of the left arm, then 0.005 and 0.02 inside it
    const smoke: Blocker = { ...bent, ends: 'never' }
    expect(clear([smoke], { x: 2, y: -1 }, { x: 2, y: 3.9 })).toBe(true)
    expect(clear([smoke], { x: 1.995, y: -1 }, { x: 1.995, y: 3.9 })).toBe(true)
    expect(clear([smoke], { x: 1.98, y: -1 }, { x: 1.98, y: 3.9 })).toBe(false)
  })
})

describe('what stands in the line', () => {
  const row = [unit('far', 8, 0), unit('near', 2, 0), wood('wood', box(4, -1, 2, 2)), unit('aside', 5, 5)]
  const ids = (found: readonly Blocker[]) => found.map(({ id }) => id)

  it('comes in order from the firer', () => {
    const index = sightIndex([...row, ...crowd])
    expect(ids(blockersBetween(index, { x: 0, y: 0 }, { x: 10, y: 0 }, nobody))).toEqual([
      'near',
      'wood',
      'far',
    ])
    expect(ids(blockersBetween(index, { x: 10, y: 0 }, { x: 0, y: 0 }, nobody))).toEqual([
      'far',
      'wood',
      'near',
    ])
    expect(ids(blockersBetween(index, { x: 0, y: 0 }, { x: 5, y: 0 }, nobody))).toEqual(['near'])
  })

  it('is met where the line enters it', () => {
    expect(firstBlockedAt(unit('near', 2, 0), { x: 0, y: 0 }, { x: 10, y: 0 })).toEqual({ x: 1.5, y: 0 })
    expect(firstBlockedAt(unit('near', 2, 0), { x: 10, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 2.5, y: 0 })
    expect(firstBlockedAt(unit('aside', 5, 5), { x: 10, y: 0 }, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
  })
})

describe('any table', () => {
  const table = fc.record({
    units: fc.array(fc.record({ at: placeIn(30, 20), facing: inches(0, 360) }), { maxLength: 25 }),
    woods: fc.array(blobIn(30, 20), { maxLength: 6 }),
  })
  type Table = typeof table extends fc.Arbitrary<infer T> ? T : never

  function blockersOf({ units, woods }: Table, move: (p: Point) => Point = p => p): readonly Blocker[] {
    return [
      ...units.map(({ at, facing }, i) => ({
        id: `u${i}`,
        outline: footprint(at, facing, 1, 1).map(move),
        ends: 'never' as const,
      })),
      ...woods.map((outline, i) => wood(`w${i}`, outline.map(move))),
    ]
  }

  /** Whether some blocker is so nearly touched that rounding may decide. */
  function isDoubtful(blockers: readonly Blocker[], a: Point, b: Point): boolean {
    return blockers.some(({ outline, ends }) => {
      const dx = b.x - a.x
      const dy = b.y - a.y
      const length = Math.hypot(dx, dy)
      const offs = outline.map(p => (dx * (p.y - a.y) - dy * (p.x - a.x)) / length)
      if (offs.some(off => Math.abs(Math.abs(off) - 0.01) < 1e-6)) return true
      if (Math.abs(insideLength(outline, a, b) - 0.01) < 1e-6) return true
      const nearly = (p: Point) => {
        const [more, less] = [1e-6, -1e-6].map(d => contains(outline, { x: p.x + d, y: p.y + d }))
        return more !== less
      }
      return ends === 'open' && (nearly(a) || nearly(b))
    })
  }

  it('gives the same line in both directions', () => {
    always(
      fc.property(table, placeIn(30, 20), placeIn(30, 20), (some, a, b) => {
        const index = sightIndex(blockersOf(some))
        expect(isClear(index, a, b, nobody)).toBe(isClear(index, b, a, nobody))
        const there = blockersBetween(index, a, b, nobody).map(({ id }) => id)
        const back = blockersBetween(index, b, a, nobody).map(({ id }) => id)
        expect(there.toSorted()).toEqual(back.toSorted())
        expect(isClear(index, a, b, nobody)).toBe(there.length === 0)
      }),
    )
  })

  it('gives the same line on a mirrored and on a turned board', () => {
    always(
      fc.property(table, placeIn(30, 20), placeIn(30, 20), inches(0, 360), (some, a, b, angle) => {
        const blockers = blockersOf(some)
        fc.pre(Math.hypot(b.x - a.x, b.y - a.y) > 0.1 && !isDoubtful(blockers, a, b))
        const answer = isClear(sightIndex(blockers), a, b, nobody)
        const over = (p: Point) => mirrored(p, 30)
        expect(isClear(sightIndex(blockersOf(some, over)), over(a), over(b), nobody)).toBe(answer)
        const round = (p: Point) => turned(p, angle)
        expect(isClear(sightIndex(blockersOf(some, round)), round(a), round(b), nobody)).toBe(answer)
      }),
    )
  })

  it('agrees with measuring how far the line runs inside each blocker', () => {
    always(
      fc.property(table, placeIn(30, 20), placeIn(30, 20), (some, a, b) => {
        const found = new Set(blockersBetween(sightIndex(blockersOf(some)), a, b, nobody).map(({ id }) => id))
        for (const { id, outline, ends } of blockersOf(some)) {
          const inside = insideLength(outline, a, b)
          const open = ends === 'open' && (contains(outline, a) || contains(outline, b))
          expect((inside <= 0.01 || open) && found.has(id)).toBe(false)
          if (inside <= 0.5 || ends !== 'never') continue
          // half an inch of a base is crossed if a line beside it, on either side, crosses the base too
          const beside = [-0.01, 0.01].map(off => insideLength(outline, shift(a, b, off), shift(b, a, -off)))
          expect(found.has(id)).toBe(Math.min(...beside) > 0)
        }
      }),
    )
  })
})

/** The first of two places, moved to the side of the line to the second. */
function shift(a: Point, b: Point, off: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return { x: a.x - ((b.y - a.y) / length) * off, y: a.y + ((b.x - a.x) / length) * off }
}
