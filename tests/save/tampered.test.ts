import { describe, expect, it } from 'vitest'
import { logOf } from '../../src/engine/battle'
import type { RefereeAction } from '../../src/engine/rulings'
import { decodeBattle } from '../../src/save/decode'
import { type Duelling, END, SHOT, STEP, after, begun } from '../engine/begun'
import { fileOf, loadDuel } from './saved'
import { proofOf } from '../../src/engine/proof'
import { actWithDice } from '../../src/engine/battle'
import { fork, reroll } from '../../src/engine/history'
import { recordOf, replay } from '../../src/engine/replay'
import { duel } from '../engine/duel'

interface Kept {
  seed: { print: string; open?: string; veiled?: string }
  version: number
  opening: { dice: number[] }
  strictness: string
  scenario: { title: string }
  table: { seats: { B: object } }
  lines: {
    name: string
    steps: { side: string; by: string; dice: number[]; byHand?: number[]; note?: string }[]
  }[]
  checkpoint: { turn: number }
  digest: { parts?: object }
}
const NOTE: RefereeAction = { type: 'referee', do: 'note', reason: 'tea' }
const OVER: RefereeAction = { type: 'referee', do: 'result', winner: 'A', reason: 'conceded' }

/** Three shots, and the two dice of the first by hand. */
const played: Duelling = after(begun(), STEP, SHOT, END, NOTE, END)

/** What is said of a file in which somebody changed something. */
async function said(change: (file: Kept) => void, battle = played): Promise<string | undefined> {
  const file = JSON.parse(fileOf(battle)) as Kept
  change(file)
  const decoded = await decodeBattle(JSON.stringify(file), loadDuel)
  if (!decoded.ok) throw new Error(decoded.problem)
  return decoded.remark
}

const shot = (file: Kept) => file.lines[0]!.steps[1]!

describe('a file that somebody changed', () => {
  it('says nothing where nothing was changed', async () => {
    expect(await said(() => undefined)).toBeUndefined()
    expect(await said(() => undefined, fork(played, 2, { ownDice: true }))).toBeUndefined()
  })

  it('names the die that was changed, by its number, and what it showed', async () => {
    const was = proofOf(played)
    expect(was).toMatchObject({ byHand: 0, again: 0, wrong: [] })
    const [first = 0] = shot(JSON.parse(fileOf(played)) as Kept).dice
    const other = (first % 6) + 1
    const remark = await said(file => {
      shot(file).dice[0] = other
    })
    expect(remark).toContain(`Die 2 was changed: it showed ${first}, and now ${other}.`)
    expect(remark).not.toContain('corrected')
  })

  it('names a die of the beginning', async () => {
    const remark = await said(file => {
      file.opening.dice[0] = file.opening.dice[0] === 1 ? 2 : 1
    })
    expect(remark).toMatch(/Die 1 was changed: it showed \d/)
  })

  it('says that it was somebody else who acted', async () => {
    const remark = await said(file => {
      shot(file).by = 'computer'
    })
    expect(remark).toBe(
      'Somebody changed this file after it was written. Who acted in action 2 was changed: it was the player of A.',
    )
    expect(
      await said(file => {
        shot(file).side = 'B'
      }),
    ).toContain('Who acted in action 2 was changed')
  })

  it.each([
    ['an action', (file: Kept) => void (shot(file).note = 'because'), 'Action 2 was changed.'],
    ['whose hand threw', (file: Kept) => void (shot(file).byHand = [0]), 'or who threw them (d'],
    ['who plays', (file: Kept) => void (file.table.seats.B = { kind: 'person' }), 'Who plays,'],
    ['the strictness', (file: Kept) => void (file.strictness = 'off'), 'the strictness'],
    [
      'the name of a line',
      (file: Kept) => void (file.lines[0]!.name = 'Mine'),
      "The line 'Mine' was changed.",
    ],
    ['the scenario', (file: Kept) => void (file.scenario.title = 'Mine'), 'The scenario was changed.'],
    ['the position', (file: Kept) => void (file.checkpoint.turn += 1), 'The saved position was changed.'],
    [
      'the number of steps',
      (file: Kept) => void file.lines[0]!.steps.push({ ...file.lines[0]!.steps[3]! }),
      'added',
    ],
  ])('names %s', async (_what, change, sentence) => {
    const remark = await said(change)
    expect(remark).toContain('Somebody changed this file')
    expect(remark).toContain(sentence)
    expect(remark).not.toContain('corrected')
  })

  it('names the seed', async () => {
    expect(
      await said(
        file => {
          file.seed.open = 'ZULU-1'
        },
        after(played, OVER),
      ),
    ).toContain('The seed was changed.')
  })

  it('is found out by the seed where all the rest was made to fit', async () => {
    const record = recordOf(played)
    const [line] = record.lines
    if (!line) throw new Error('There is no line.')
    // A miss in place of whatever fell.
    const shows = line.steps[1]?.dice[0] === 1 ? 2 : 1
    const steps = line.steps.map((step, at) => (at === 1 ? { ...step, dice: [shows] } : step))
    const forged = replay(duel, { ...record, lines: [{ ...line, steps }] })
    const remark = await said(() => undefined, forged)
    expect(remark).toMatch(/Die 2 was changed: the seed throws \d, and it shows [12]\./)
    expect(remark).not.toContain('corrected')
  })
})

describe('the seed in a file', () => {
  it('is in the clear only when the battle is over', () => {
    const { seed } = played
    expect(fileOf(played)).not.toContain(seed)
    expect(fileOf(after(played, OVER))).toContain(JSON.stringify(seed))
  })

  it('stays veiled where a what-if is over and the battle is not', () => {
    const asked = after(fork(played, 3), OVER)
    expect(fileOf(asked)).not.toContain(played.seed)
  })

  it('comes back whole', async () => {
    const decoded = await decodeBattle(fileOf(played), loadDuel)
    expect(decoded).toMatchObject({ ok: true, battle: { seed: played.seed, stream: 'sha-256' } })
  })

  it('of a file of the first version opens, with the dice that it was begun with', async () => {
    const file = JSON.parse(fileOf(played)) as Record<string, unknown> & Kept
    const { stream: _stream, ...old } = file
    const first = { ...old, version: 1, seed: 'BRAVO-4127', digest: 'unknown' }
    const decoded = await decodeBattle(JSON.stringify(first), loadDuel)
    if (!decoded.ok) throw new Error(decoded.problem)
    expect(decoded.battle.seed).toBe('BRAVO-4127')
    expect(decoded.battle.stream).toBeUndefined()
    expect(logOf(decoded.battle)).toEqual(logOf(played))
  })
})

describe('the proof of the dice', () => {
  it('counts those of the seed, of a hand and of the referee, in the line and in what it shares', () => {
    const battle = after(begun(), STEP)
    const hand = actWithDice(duel, battle, SHOT, [5, 2])
    if (!hand.ok) throw new Error('It is refused.')
    expect(proofOf(hand.battle)).toEqual({ proved: 1, byHand: 2, again: 0, wrong: [] })
    const set = reroll(duel, after(battle, SHOT), 'cocked')
    if (!set.ok) throw new Error('It is refused.')
    expect(proofOf(set.battle)).toMatchObject({ proved: 1, byHand: 0, wrong: [] })
    expect(proofOf(set.battle).again).toBeGreaterThan(0)
    const asked = after(fork(after(battle, SHOT, END), 3, { ownDice: true }), END)
    expect(proofOf(asked).wrong).toEqual([])
    expect(proofOf(after(fork(battle, 1, { ownDice: true }), SHOT)).wrong).toEqual([])
  })

  it('finds each die that the seed did not throw', () => {
    const battle = after(begun(), STEP, SHOT)
    const other = proofOf({ ...battle, seed: `${battle.seed}, another` })
    expect(other.wrong.length + other.proved).toBe(proofOf(battle).proved)
  })
})
