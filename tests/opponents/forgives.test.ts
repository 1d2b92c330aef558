import { describe, expect, it } from 'vitest'
import { STYLES, styleOf } from '../../src/opponents/style'

const TWICE = { overlooking: 2, misjudging: 2 }

describe('a game that forgives lapses', () => {
  it('lets the weaker computers lapse more, and the expert never', () => {
    const hard = styleOf('hard', TWICE)
    expect(hard.overlooks).toBeCloseTo(Math.sqrt(STYLES.hard.overlooks))
    expect(hard.misjudges).toBeGreaterThan(STYLES.hard.misjudges)
    expect(hard.blurs).toBe(2 * STYLES.hard.blurs)
    expect(hard.options).toBe(STYLES.hard.options / 2)
    expect(styleOf('expert', TWICE)).toEqual(STYLES.expert)
  })
  it('keeps their order', () => {
    const overlooks = (['easy', 'middle', 'hard'] as const).map(
      each => styleOf(each, { overlooking: 3, misjudging: 1 }).overlooks,
    )
    expect(overlooks).toEqual(overlooks.toSorted((a, b) => b - a))
    expect(Math.max(...overlooks)).toBeLessThan(1)
  })
  it('lets them overlook less where only misjudging costs little', () => {
    const easy = styleOf('easy', { overlooking: 0.3, misjudging: 5 })
    expect(easy.overlooks).toBeLessThan(0.5)
    expect(easy.options).toBe(STYLES.easy.options)
    expect(easy.misjudges).toBeGreaterThan(STYLES.easy.misjudges)
    expect(easy.misjudges).toBeLessThan(1)
    expect(easy.blurs).toBe(5 * STYLES.easy.blurs)
  })
  it('has them look at more ways where what is best is one of very many', () => {
    const forgives = { hard: { overlooking: 0.5, misjudging: 1, looking: 3 } }
    expect(styleOf('hard', forgives).options).toBe(3 * STYLES.hard.options)
    expect(styleOf('hard', forgives).misjudges).toBe(STYLES.hard.misjudges)
    expect(styleOf('middle', forgives)).toEqual(STYLES.middle)
    expect(styleOf('hard', { overlooking: 2, misjudging: 1, looking: 3 }).options).toBe(
      1.5 * STYLES.hard.options,
    )
  })
  it('may be said of each strength', () => {
    const forgives = { middle: TWICE }
    expect(styleOf('middle', forgives).blurs).toBe(2 * STYLES.middle.blurs)
    expect(styleOf('easy', forgives)).toEqual(STYLES.easy)
    expect(styleOf('hard', forgives)).toEqual(STYLES.hard)
    expect(styleOf('expert', forgives)).toEqual(STYLES.expert)
  })
  it('changes nothing elsewhere', () => {
    expect(styleOf('middle')).toEqual(STYLES.middle)
  })
})
