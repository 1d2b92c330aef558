import { describe, expect, it } from 'vitest'
import { faceAt, ROLLING } from '../../src/table/dice'

const moments = Array.from({ length: 21 }, (_, at) => at / 20)

describe('a die in the tag', () => {
  it('shows only faces that it has, and its own from the time it lies', () => {
    for (const sides of [6, 10, 20]) {
      for (let face = 1; face <= sides; face++) {
        for (const t of moments) {
          const shown = faceAt(face, sides, 2, t)
          expect(shown).toBeGreaterThanOrEqual(1)
          expect(shown).toBeLessThanOrEqual(sides)
        }
        expect([ROLLING, 0.85, 1].map(t => faceAt(face, sides, 2, t))).toEqual([face, face, face])
      }
    }
  })

  it('tumbles before it lies, the later ones longer', () => {
    expect(new Set(moments.filter(t => t < ROLLING * 0.7).map(t => faceAt(4, 6, 0, t))).size).toBeGreaterThan(
      1,
    )
    const rest = ROLLING * 0.75
    expect(faceAt(4, 6, 0, rest)).toBe(4)
    expect(faceAt(4, 6, 4, ROLLING - 0.001)).not.toBe(4)
  })
})
