import { describe, expect, it } from 'vitest'
import { STYLES, lapsing } from '../../src/opponents/style'

describe('a game that forgives lapses', () => {
  it('lets the weaker computers lapse more, and the expert never', () => {
    const hard = lapsing(STYLES.hard, 2)
    expect(hard.overlooks).toBeCloseTo(Math.sqrt(STYLES.hard.overlooks))
    expect(hard.misjudges).toBeGreaterThan(STYLES.hard.misjudges)
    expect(hard.blurs).toBe(2 * STYLES.hard.blurs)
    expect(hard.options).toBe(STYLES.hard.options / 2)
    expect(lapsing(STYLES.expert, 2)).toEqual(STYLES.expert)
  })
  it('keeps their order', () => {
    const overlooks = (['easy', 'middle', 'hard'] as const).map(each => lapsing(STYLES[each], 3).overlooks)
    expect(overlooks).toEqual(overlooks.toSorted((a, b) => b - a))
    expect(Math.max(...overlooks)).toBeLessThan(1)
  })
  it('changes nothing elsewhere', () => {
    expect(lapsing(STYLES.middle)).toEqual(STYLES.middle)
  })
})
