import { describe, expect, it } from 'vitest'
import { memoBy, memoLast, memoRecent } from '../../src/engine/memo'

describe('what is remembered', () => {
  it('is made once for each object', () => {
    let made = 0
    const numbered = memoBy((_: object) => ++made)
    const [a, b] = [{}, {}]
    expect([numbered(a), numbered(b), numbered(a), numbered(b)]).toEqual([1, 2, 1, 2])
    expect(numbered({})).toBe(3)
  })

  it('is the last answer as long as every argument is the same one', () => {
    let made = 0
    const numbered = memoLast((_path: readonly number[], _goal?: string) => ++made)
    const path = [1, 2]
    expect(numbered(path, 'a')).toBe(1)
    expect(numbered(path, 'a')).toBe(1)
    expect(numbered(path, 'b')).toBe(2)
    expect(numbered([1, 2], 'b')).toBe(3)
    expect(numbered(path)).toBe(4)
    expect(numbered(path, 'a')).toBe(5)
  })

  it('is made again for an object that four others have followed', () => {
    let made = 0
    const numbered = memoRecent((_: object) => ++made)
    const [a, b, c, d, e] = [{}, {}, {}, {}, {}]
    expect([a, b, c, d].map(numbered)).toEqual([1, 2, 3, 4])
    expect([d, c, b, a].map(numbered)).toEqual([4, 3, 2, 1])
    expect(numbered(e)).toBe(5)
    expect([numbered(b), numbered(a)]).toEqual([2, 6])
  })
})
