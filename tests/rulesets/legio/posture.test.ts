import { describe, expect, it } from 'vitest'
import { EAST, NORTH, type UnitMore, area, at, battle, ruleset, unit } from './table'

describe('what a computer thinks of how an army stands', () => {
  const posture = (units: Parameters<typeof battle>[1], more: Parameters<typeof battle>[2] = {}) => {
    const { posture: points } = ruleset.merits(battle('B shoots', units, more), 'A')
    if (points === undefined) throw new Error('Nothing is said of posture.')
    return points
  }
  const far = unit('z', 'B', 'heavy-foot', at(12, 3))
  const own = (type: string, more: UnitMore = {}) => unit('a', 'A', type, at(12, 18), NORTH, more)
  const rough = { ground: [area('rough', at(8, 14), 8, 8)] }
  const wood = { ground: [area('wood', at(8, 14), 8, 8)] }

  it('has formed troops on open ground, and lets light foot lie in woods', () => {
    expect(posture([own('heavy-foot'), far], rough)).toBeLessThan(posture([own('heavy-foot'), far]))
    expect(posture([own('light-foot'), far], wood)).toBeGreaterThan(posture([own('light-foot'), far]))
  })

  it('has them look at the enemy, with friends at their sides', () => {
    const turned = { ...own('heavy-foot'), facing: 180 }
    expect(posture([turned, far])).toBeLessThan(posture([{ ...turned, facing: EAST }, far]))
    expect(posture([{ ...turned, facing: EAST }, far])).toBeLessThan(posture([own('heavy-foot'), far]))
    const pair = (x: number, y = 18) =>
      posture([own('heavy-foot'), unit('b', 'A', 'heavy-foot', at(x, y), NORTH), far])
    expect(pair(13.5)).toBeGreaterThan(pair(16))
    expect(pair(13.5)).toBeGreaterThan(pair(13.5, 20))
    expect(pair(13.5)).toBeCloseTo(pair(10.5), 1)
  })

  it('wants those who are still to come on the table', () => {
    const late = unit('b', 'A', 'heavy-foot', null)
    expect(posture([own('heavy-foot'), late, far])).toBeLessThan(posture([own('heavy-foot'), far]))
    const lost = { ...late, status: 'Lost' } as const
    expect(posture([own('heavy-foot'), lost, far])).toBeCloseTo(posture([own('heavy-foot'), far]), 6)
  })
})
