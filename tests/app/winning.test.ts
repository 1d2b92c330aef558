import { describe, expect, it } from 'vitest'
import { type Course, judgeOf, normal } from '../../src/app/report/winning'

/** Four turns of two steps each, after the forces were drawn up. */
const TURNS = [0, 1, 1, 2, 2, 3, 3, 4, 4]
const course = (more: Partial<Course> = {}): Course => ({
  worths: TURNS.map(() => 30),
  turns: TURNS,
  last: 4,
  even: 0.5,
  ...more,
})

describe('the chance of winning', () => {
  it('is that of the opening as long as nothing changes', () => {
    expect(judgeOf(course())(30, 1)).toBeCloseTo(0.5, 5)
    expect(judgeOf(course({ even: 0.7 }))(30, 1)).toBeCloseTo(0.7, 5)
  })

  it('is one and the other for the two sides', () => {
    const mine = judgeOf(course({ even: 0.4 }))
    const theirs = judgeOf(course({ even: 0.6, worths: TURNS.map(() => -30) }))
    for (const worth of [-200, 0, 30, 180]) expect(mine(worth, 3) + theirs(-worth, 3)).toBeCloseTo(1, 5)
  })

  it('rises with what is gained, and more the fewer turns are left', () => {
    const judge = judgeOf(course())
    // 100 points in one turn of 100 points each is one deviation, in four turns half of one.
    expect(judge(130, 4)).toBeCloseTo(0.841, 3)
    expect(judge(130, 1)).toBeCloseTo(0.691, 3)
    expect(judge(-70, 4)).toBeCloseTo(0.159, 3)
  })

  it('counts a gain for less where the battle sways much', () => {
    const worths = [0, 0, 0, 300, 300, 0, 0, 300, 300]
    expect(judgeOf(course({ worths }))(100, 4)).toBeCloseTo(normal(1 / 3), 5)
  })

  it('reads the normal distribution', () => {
    expect(normal(0)).toBeCloseTo(0.5, 6)
    expect(normal(1)).toBeCloseTo(0.841345, 5)
    expect(normal(-1.96)).toBeCloseTo(0.025, 4)
  })
})
