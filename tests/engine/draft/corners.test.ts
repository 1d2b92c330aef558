import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/ww2'
import {
  extentOf,
  resized,
  rowOfFeature,
  sidesOf,
  turnedBy,
  withCorner,
  withoutCorner,
} from '../../../src/engine/draft/corners'
import { cornersOf, withFeatures } from '../../../src/engine/draft/ground'
import type { Feature } from '../../../src/engine/scene'

const [scenario] = ruleset.scenarios
if (!scenario) throw new Error('No battle.')
const wood: Feature = {
  id: 'wood-1',
  kind: 'wood',
  shape: {
    area: [
      { x: 10, y: 10 },
      { x: 14, y: 10 },
      { x: 14, y: 12 },
    ],
  },
}
const road: Feature = {
  id: 'road-1',
  kind: 'road',
  shape: {
    line: [
      { x: 0, y: 5 },
      { x: 8, y: 5 },
      { x: 8, y: 6 },
    ],
    width: 0.8,
  },
}
const draft = withFeatures(scenario, [wood, road])
const rows = {
  wood: rowOfFeature(wood, ['ground', 'features', 0]),
  road: rowOfFeature(road, ['ground', 'features', 1]),
}

describe('single corners of what is drawn', () => {
  it('are offered in the middle of each side that is long enough; an area has one side more than a line', () => {
    expect(sidesOf(rows.wood, 1)).toEqual([
      { at: { x: 12, y: 10 }, number: 1 },
      { at: { x: 14, y: 11 }, number: 2 },
      { at: { x: 12, y: 11 }, number: 3 },
    ])
    expect(sidesOf(rows.road, 0.5)).toHaveLength(2)
    expect(sidesOf(rows.road, 1.5)).toEqual([{ at: { x: 4, y: 5 }, number: 1 }])
  })

  it('come between their neighbours, and the last of an area after all others', () => {
    const at = { x: 12, y: 9 }
    expect(withCorner(draft, rows.wood, 1, at).ground.features[0]?.shape).toEqual({
      area: [{ x: 10, y: 10 }, at, { x: 14, y: 10 }, { x: 14, y: 12 }],
    })
    expect(withCorner(draft, rows.wood, 3, at).ground.features[0]?.shape).toMatchObject({
      area: { 3: at },
    })
  })

  it('are taken out as long as enough are left: two of a line, three of an area', () => {
    expect(withoutCorner(draft, rows.wood, 0)).toBeNull()
    const without = withoutCorner(draft, rows.road, 1)
    expect(without?.ground.features[1]?.shape).toEqual({
      line: [
        { x: 0, y: 5 },
        { x: 8, y: 6 },
      ],
      width: 0.8,
    })
    expect(withoutCorner(draft, rows.road, 3)).toBeNull()
  })
})

describe('an area as a whole', () => {
  it('is made wider about its middle', () => {
    expect(extentOf(wood)).toEqual({ width: 4, height: 2 })
    expect(cornersOf(resized(wood, 8, 2))).toEqual([
      { x: 8, y: 10 },
      { x: 16, y: 10 },
      { x: 16, y: 12 },
    ])
  })

  it('is turned about its middle: a quarter changes width and height', () => {
    expect(cornersOf(turnedBy(wood, 90))).toEqual([
      { x: 13, y: 9 },
      { x: 13, y: 13 },
      { x: 11, y: 13 },
    ])
  })
})
