import { describe, expect, it } from 'vitest'
import { siegePrice } from '../../../rulesets/ww1/evaluate/siege'

describe('what it costs to empty a square', () => {
  it('is hardly anything where the first Assault is sure to empty it [ww1-5a.18]', () => {
    // Five more than one unit opposes: no gun is needed, and none saves it cheaply.
    expect(siegePrice(1, 5)).toBeLessThan(0.5)
  })

  it('grows with each point that the Assault lacks, and with each unit that stands there', () => {
    for (let lead = 3; lead > -6; lead--) {
      expect(siegePrice(2, lead - 1)).toBeGreaterThanOrEqual(siegePrice(2, lead))
      expect(siegePrice(3, lead)).toBeGreaterThanOrEqual(siegePrice(1, lead))
    }
  })

  it('jumps where equal totals no longer take a unit for nothing: force is massed for that point [ww1-5a.20]', () => {
    const last = siegePrice(2, 0) - siegePrice(2, 1)
    const next = siegePrice(2, -1) - siegePrice(2, 0)
    expect(next).toBeGreaterThan(2 * last)
  })

  it('lies between the prices of whole numbers', () => {
    expect(siegePrice(2.5, -2)).toBeCloseTo((siegePrice(2, -2) + siegePrice(3, -2)) / 2)
    expect(siegePrice(2, -1.5)).toBeCloseTo((siegePrice(2, -1) + siegePrice(2, -2)) / 2)
  })
})
