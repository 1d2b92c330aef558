import { describe, expect, it } from 'vitest'
import { FEATURE_KINDS, type Feature } from '../../../src/engine/scene'
import {
  cornersOf,
  drawn,
  drawingOf,
  featureAt,
  freeId,
  hamlet,
  joint,
  mirrored,
  oval,
  rectangle,
  snapped,
  stamped,
  withDrawn,
} from '../../../src/engine/draft/ground'
import { randomGround } from '../../../src/engine/draft/randomGround'
import { distanceToLine } from '../../../src/geometry/lines'

const BOARD = { kind: 'inches', width: 36, height: 24 } as const
const road: Feature = {
  id: 'road-1',
  kind: 'road',
  shape: {
    line: [
      { x: 0, y: 12 },
      { x: 36, y: 12 },
    ],
    width: 0.8,
  },
}
const river: Feature = {
  id: 'river-1',
  kind: 'river',
  shape: {
    line: [
      { x: 20, y: 0 },
      { x: 20, y: 24 },
    ],
    width: 2,
  },
}
const ground = (features: readonly Feature[]) => ({
  board: BOARD,
  ground: { look: 'meadow' as const, seed: '1', features, names: [] },
})

describe('drawing', () => {
  it('snaps to half an inch, and holds what is drawn on the table', () => {
    expect(snapped({ x: 3.3, y: 7.74 }, 0.5, BOARD)).toEqual({ x: 3.5, y: 7.5 })
    expect(snapped({ x: -2, y: 30 }, 0.5, BOARD)).toEqual({ x: 0, y: 24 })
    expect(snapped({ x: 3.333, y: 7.747 }, 0, BOARD)).toEqual({ x: 3.33, y: 7.75 })
  })

  it('ends a road on the road that it comes near', () => {
    const way = [
      { x: 8, y: 2 },
      { x: 9, y: 11.4 },
    ]
    const made = drawn([road], 'road', way, 'road-2')
    expect(made && cornersOf(made)).toEqual([
      { x: 8, y: 2 },
      { x: 9, y: 12 },
    ])
    expect(joint([road], 'road', { x: 9, y: 10 })).toBeNull()
    expect(joint([road], 'hedge', { x: 9, y: 12 })).toBeNull()
  })

  it('wants two points for a line and three for an area', () => {
    const one = [{ x: 1, y: 1 }]
    const two = [...one, { x: 4, y: 1 }]
    expect(drawn([], 'road', one, 'r')).toBeNull()
    expect(drawn([], 'wood', two, 'w')).toBeNull()
    expect(drawn([], 'wood', [...two, { x: 4, y: 4 }], 'w')?.shape).toEqual({
      area: [...two, { x: 4, y: 4 }],
    })
  })

  it('makes an oval of the box between two corners', () => {
    const corners = oval({ x: 2, y: 2 }, { x: 10, y: 6 })
    const xs = corners.map(({ x }) => x)
    const ys = corners.map(({ y }) => y)
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([2, 10, 2, 6])
  })

  it('lays a bridge along the road over the water, as long as the water is wide and a little more', () => {
    const bridge = stamped([road, river], 'bridge', { x: 20.4, y: 12.3 }, 'bridge-1')
    expect(cornersOf(bridge)).toEqual(rectangle({ x: 20, y: 12.3 }, 2.8, 1, 0))
  })

  it('keeps the houses of a hamlet off the road and apart', () => {
    let seed = 1
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const houses = hamlet([road], { x: 10, y: 12 }, random, at => `house-${at}`)
    expect(houses.length).toBeGreaterThan(3)
    for (const house of houses)
      for (const corner of cornersOf(house))
        expect(distanceToLine(corner, cornersOf(road))).toBeGreaterThan(0.4)
    expect(new Set(houses.map(({ id }) => id)).size).toBe(houses.length)
  })

  it('draws the twin in the mirror, with an id of its own', () => {
    const wood: Feature = {
      id: 'wood-1',
      kind: 'wood',
      shape: {
        area: [
          { x: 1, y: 1 },
          { x: 4, y: 1 },
          { x: 4, y: 5 },
        ],
      },
    }
    const { features } = withDrawn(ground([]), [wood], 'west and east').ground
    expect(features.map(({ id }) => id)).toEqual(['wood-1', 'wood-2'])
    expect(features[1] && cornersOf(features[1])).toEqual([
      { x: 35, y: 1 },
      { x: 32, y: 1 },
      { x: 32, y: 5 },
    ])
    expect(mirrored({ x: 1, y: 2 }, 'turned about', BOARD)).toEqual({ x: 35, y: 22 })
  })

  it('takes the smaller of what lies at a place', () => {
    const hill: Feature = {
      id: 'hill-1',
      kind: 'hill',
      shape: { area: rectangle({ x: 10, y: 6 }, 10, 8, 0) },
    }
    const house: Feature = {
      id: 'house',
      kind: 'building',
      shape: { area: rectangle({ x: 10, y: 6 }, 1, 1, 0) },
    }
    expect(featureAt([house, hill], { x: 10, y: 6 }, 0.3)?.id).toBe('house')
    expect(featureAt([house, hill], { x: 7, y: 4 }, 0.3)?.id).toBe('hill-1')
    expect(featureAt([house, hill], { x: 30, y: 20 }, 0.3)).toBeNull()
  })

  it('finds the first number that is free', () => {
    expect(freeId('wood', new Set(['wood-1', 'wood-3']))).toBe('wood-2')
  })
})

describe('ground out of a seed', () => {
  it('is the same for the same seed, and another for another', () => {
    const kinds = FEATURE_KINDS.filter(kind => kind !== 'planet')
    const one = randomGround(BOARD, kinds, '1944')
    expect(randomGround(BOARD, kinds, '1944')).toEqual(one)
    expect(randomGround(BOARD, kinds, '1945')).not.toEqual(one)
  })

  it.each(['1944', '1945', '7', 'a wood'])(
    'has only the kinds asked for, on the table, with ids of their own (%s)',
    seed => {
      const kinds = ['wood', 'hill', 'road', 'river', 'bridge', 'building'] as const
      const features = randomGround(BOARD, kinds, seed)
      expect(features.filter(({ kind }) => !(kinds as readonly string[]).includes(kind))).toEqual([])
      for (const kind of ['wood', 'hill', 'road', 'river', 'building'])
        expect(features.some(each => each.kind === kind)).toBe(true)
      expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
      for (const feature of features) {
        for (const { x, y } of cornersOf(feature)) {
          expect(x >= 0 && x <= 36 && y >= 0 && y <= 24).toBe(true)
        }
        expect(drawingOf(feature.kind) === 'line').toBe('line' in feature.shape)
      }
    },
  )
})
