import { describe, expect, it } from 'vitest'
import { pointsText } from '../../src/app/ui/points'

const nameOf = (side: string) => (side === 'A' ? 'Americans' : 'Germans')

describe('what something counts', () => {
  it('is one figure where it counts as much for both', () => {
    expect(pointsText({ A: 2, B: 2 }, nameOf)).toBe('2')
    expect(pointsText({ A: 0, B: 0 }, nameOf)).toBe('0')
  })

  it('is said for each side by its name, and left out where it counts nothing', () => {
    expect(pointsText({ A: 5, B: 3 }, nameOf)).toBe('5 to Americans, 3 to Germans')
    expect(pointsText({ A: 0, B: 2.5 }, nameOf)).toBe('2.5 to Germans')
  })
})
