import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesOf, lineOf, logOf, stateOf } from '../../src/engine/battle'
import {
  canRedo,
  canUndo,
  fork,
  forkedAt,
  redo,
  reroll,
  switchLine,
  undo,
  undoPast,
} from '../../src/engine/history'
import { randomAction } from '../../src/engine/random'
import { recordOf, replay } from '../../src/engine/replay'
import { picker } from '../contract/sample'
import { type Duelling, END, SHOT, STEP, after, begun } from './begun'
import { duel } from './duel'

const PEEK = { type: 'peek', unit: 'a1', target: 'b1' } as const
const NEAR = {
  type: 'referee',
  do: 'move',
  unit: 'b1',
  at: { x: 3, y: 5 },
  facing: 0,
  reason: 'bumped',
} as const

describe('taking back', () => {
  it('is free until a die falls', () => {
    const stepped = after(begun(), STEP)
    expect(canUndo(stepped)).toBe('free')
    expect(stateOf(undo(stepped))).toBe(stateOf(stepped, 0))
    const shot = after(stepped, SHOT)
    expect(canUndo(shot)).toBe('branch')
    expect(undo(shot)).toBe(shot)
    expect(canUndo(begun())).toBe('no')
  })

  it('is not free once somebody learned something', () => {
    expect(canUndo(after(begun(), NEAR, PEEK))).toBe('branch')
    expect(canUndo(after(begun(), NEAR))).toBe('free')
  })

  it('is undone by redoing, and forgotten by doing something else', () => {
    const stepped = after(begun(), STEP, END)
    const back = undo(undo(stepped))
    expect(canRedo(back)).toBe(true)
    expect(redo(redo(back))).toEqual(stepped)
    expect(redo(stepped)).toBe(stepped)
    const other = after(undo(stepped), SHOT)
    expect(canRedo(other)).toBe(false)
    expect(lineOf(other).moments).toHaveLength(2)
  })

  it('goes back to the last own act of a side, with all that the others did since', () => {
    const there = { type: 'step', unit: 'b1', to: { x: 2, y: 9 } } as const
    const battle = after(begun(), STEP, END, [there, { by: 'computer' }], [END, { by: 'computer' }])
    expect(undo(battle).cursor).toBe(3)
    expect(undo(battle, 'A').cursor).toBe(1)
    expect(undo(undo(battle, 'A'), 'A').cursor).toBe(0)
    expect(canUndo(battle, 'B')).toBe('no')
    expect(redo(undo(battle, 'A'), 'A')).toEqual(battle)
  })

  it('past dice opens a what-if and keeps what was played', () => {
    const battle = after(begun(), STEP, SHOT, END)
    const back = undo(battle)
    const asked = undoPast(back)
    expect(asked.lines.map(line => [line.name, line.parent, line.moments.length])).toEqual([
      ['The battle', null, 3],
      ['What if 1', 'main', 1],
    ])
    expect(stateOf(asked)).toBe(stateOf(battle, 1))
    expect(forkedAt(asked, lineOf(asked))).toBe(1)
    expect(stateOf(switchLine(asked, 'main'))).toBe(stateOf(battle))
    expect(() => switchLine(asked, 'nowhere')).toThrow(RangeError)
  })

  it('opens each what-if under an id of its own, also where earlier ones are missing', () => {
    const two = fork(fork(after(begun(), STEP), 1), 1)
    const holed = { ...two, lines: two.lines.filter(line => line.id !== 'line-1') }
    const three = fork(holed, 0)
    expect(three.lines.map(line => line.id)).toEqual(['main', 'line-2', 'line-3'])
  })

  it('and repeating throws the same dice', () => {
    const shot = after(begun(), STEP, SHOT)
    const again = after(undoPast(shot), SHOT)
    expect(stateOf(again)).toEqual(stateOf(shot))
  })

  it('and repeating throws others where the what-if has dice of its own, as does what leaves it', () => {
    const faces = (battle: Duelling) => Array.from({ length: 40 }, (_, at) => facesOf(battle)(at, 6)).join('')
    const battle = after(begun(), STEP)
    const asked = fork(battle, 1, { ownDice: true })
    const deeper = fork(asked, 1)
    const beside = fork(battle, 1, { ownDice: true })
    const lines = [battle, asked, deeper, switchLine(fork(asked, 1, { ownDice: true }), 'main')]
    expect(new Set(lines.map(faces)).size).toBe(3)
    expect(faces(lines[3]!)).toBe(faces(battle))
    // Taken back to the battle and opened anew, it is another line, and throws other dice again.
    expect(faces(fork(switchLine(asked, 'main'), 1, { ownDice: true }))).not.toBe(faces(beside))
    expect(replay(duel, recordOf(deeper))).toEqual(deeper)
  })

  it('of the end opens a what-if too: the seed lay open', () => {
    const ended = after(begun(), { type: 'referee', do: 'result', winner: 'A', reason: 'conceded' })
    expect(canUndo(ended)).toBe('branch')
    expect(canUndo(after(begun(), { type: 'referee', do: 'note', reason: 'late' }))).toBe('free')
  })
})

describe('throwing again', () => {
  it('keeps what the dice showed, says so and why, and cannot be taken back freely', () => {
    const shot = after(begun(), STEP, SHOT)
    const was = lineOf(shot).moments[1]?.step.dice
    const set = reroll(duel, shot, 'cocked die.', [5, 6])
    if (!set.ok) throw new Error('It is refused.')
    expect(lineOf(set.battle).moments[1]?.step).toMatchObject({
      dice: [5, 6],
      byHand: [0, 1],
      rerolled: { was, how: 'set', reason: 'cocked die.' },
    })
    const told = logOf(set.battle).slice(-2)
    expect(told.map(({ entry }) => entry.code)).toEqual(['engine-set-dice', 'shot'])
    expect(told[1]?.entry.outcome).toBe('killed')
    expect(canUndo(set.battle)).toBe('branch')
    const again = reroll(duel, set.battle, 'once more')
    if (!again.ok) throw new Error('It is refused.')
    expect(lineOf(again.battle).moments[1]?.step.rerolled?.was).toEqual(was)
  })

  it('throws for itself what the new faces ask for beyond those given', () => {
    const shot = after(begun(), STEP, SHOT)
    const set = reroll(duel, shot, 'a hit', [6])
    if (!set.ok) throw new Error('It is refused.')
    expect(lineOf(set.battle).moments[1]?.step.dice).toHaveLength(2)
    expect(lineOf(set.battle).moments[1]?.step.byHand).toEqual([0])
  })

  it('needs dice to throw', () => {
    expect(reroll(duel, after(begun(), STEP), 'x')).toMatchObject({
      ok: false,
      refusal: { reasons: [{ code: 'engine-no-dice' }] },
    })
  })
})

describe('any course of acts, takebacks and what-ifs', () => {
  type Command = readonly ['act' | 'undo' | 'undoPast' | 'redo' | 'fork' | 'switch' | 'reroll', number]
  const command: fc.Arbitrary<Command> = fc.tuple(
    fc.constantFrom('act', 'act', 'act', 'undo', 'undoPast', 'redo', 'fork', 'switch', 'reroll'),
    fc.nat(1000),
  )

  function obeyed(battle: Duelling, [what, number]: Command): Duelling {
    if (what === 'undo') return undo(battle)
    if (what === 'undoPast') return undoPast(battle)
    if (what === 'redo') return redo(battle)
    if (what === 'fork') return fork(battle, number % (lineOf(battle).moments.length + 1))
    if (what === 'switch') return switchLine(battle, battle.lines[number % battle.lines.length]?.id ?? 'main')
    if (what === 'reroll') {
      const again = reroll(duel, battle, 'because')
      return again.ok ? again.battle : battle
    }
    const state = stateOf(battle)
    const side = state.toAct[0]
    const action = side && randomAction(duel, state, side, picker(`${number}`))
    return action ? after(battle, action) : battle
  }

  it('can be replayed from what is kept of it', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), commands => {
        let battle = begun()
        for (const each of commands) {
          const free = canUndo(battle)
          const moment = lineOf(battle).moments[battle.cursor - 1]
          const bound = moment && (moment.rolls.length > 0 || moment.log.some(entry => entry.reveals))
          expect(free).toBe(moment === undefined ? 'no' : bound ? 'branch' : 'free')
          const before = battle
          battle = obeyed(battle, each)
          const redone = each[0] === 'undo' && free === 'free' ? redo(battle) : before
          expect(redone).toEqual(before)
        }
        const record = recordOf(battle)
        expect(JSON.parse(JSON.stringify(record))).toEqual(record)
        const again = replay(duel, record)
        expect(again).toEqual(battle)
      }),
      { numRuns: 60 },
    )
  })
})
