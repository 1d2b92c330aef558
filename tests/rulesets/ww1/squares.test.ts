import { describe, expect, it } from 'vitest'
import type { Ww1Action } from '../../../rulesets/ww1/state'
import { centreOf, outlineOf, squareAt, squareOf } from '../../../rulesets/ww1/squares'
import { field, inSquare, play, refused, units } from './table'

const state = field({ units: [...units('A', 'C3', 'tank', 'infantry'), ...units('B', 'A8', 'mg')] })
const { board } = state.scenario

describe('the squares of the table [ww1-2.1]', () => {
  it('are found by every place that lies in them', () => {
    for (let file = 0; file < 6; file++) {
      for (let row = 1; row <= 8; row++) {
        const square = squareOf(file, row)
        const { x, y } = centreOf(board, square)
        for (const [dx, dy] of [
          [0, 0],
          [-0.49, 0.49],
          [0.49, -0.49],
        ] as const) {
          expect(squareAt(board, { x: x + dx * board.size, y: y + dy * board.size })).toBe(square)
        }
      }
    }
  })

  it('end at the edges of the table: beside it there is none', () => {
    const corners = [squareOf(0, 1), squareOf(5, 8), squareOf(0, 8), squareOf(5, 1)].flatMap(each => [
      ...outlineOf(board, each),
    ])
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
    for (let part = 0.02; part < 1; part += 0.04) {
      const [x, y] = [left + (right - left) * part, top + (bottom - top) * part]
      for (const beside of [
        { x: left - 0.1, y },
        { x: right + 0.1, y },
        { x, y: top - 0.1 },
        { x, y: bottom + 0.1 },
      ]) {
        expect(squareAt(board, beside)).toBeNull()
      }
    }
    expect(squareAt(board, { x: right, y: bottom })).toBeNull()
    const move: Ww1Action = { type: 'move', unit: 'a-C3-2', square: '-' }
    expect(refused(state, move)).not.toBeNull()
  })
})

describe('what is told of a move', () => {
  const go = { type: 'move', unit: 'a-C3-1', square: 'C4' } as const
  it('says whether a Tank moved or stuck, and where [ww1-4b.4, ww1-R11]', () => {
    expect(play(state, go, 2).log.at(-1)).toMatchObject({ code: 'moves', clauses: ['ww1-4b.1'] })
    const stuck = play(state, go, 1)
    expect(stuck.log.at(-1)).toMatchObject({ code: 'sticks', clauses: ['ww1-4b.4', 'ww1-R11'] })
    expect(inSquare(stuck.state, 'C3')).toContain('a-C3-1')
    const there = play({ ...state, houseRules: { 'stuck-on-arrival': true } }, go, 1)
    expect(there.log.at(-1)?.code).toBe('sticks-there')
  })
})
