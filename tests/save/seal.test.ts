import { describe, expect, it } from 'vitest'
import type { RefereeAction } from '../../src/engine/rulings'
import { decodeBattle } from '../../src/save/decode'
import { encodeBattle } from '../../src/save/encode'
import { decodeLink, encodeLink } from '../../src/save/links'
import { seal, sealedIn, secretsIn, unseal } from '../../src/save/seal'
import type { TableRules } from '../../src/save/format'
import { END, STEP, after, begun } from '../engine/begun'
import { loadDuel } from './saved'

const PERSON = { kind: 'person' } as const
const TWO: TableRules = { seats: { A: PERSON, B: PERSON }, dice: 'program' }
const OVER: RefereeAction = { type: 'referee', do: 'result', winner: 'A', reason: 'conceded' }
const WORDS = { A: 'anemone', B: 'bluebell' }
const played = after(begun(), STEP, END)
const fileOf = (table: TableRules = TWO, battle = played) => encodeBattle(battle, table, '0.1.0')

async function sealed() {
  const found = sealedIn(await seal(fileOf(), WORDS))
  if (!found) throw new Error('It is not sealed.')
  return found
}

describe('a battle that leaves the browser', () => {
  it('has secrets while two people play, and none otherwise', () => {
    expect(secretsIn(fileOf())).toMatchObject({ title: 'On the lawn, turn 1' })
    expect(secretsIn(fileOf({ ...TWO, seats: { A: PERSON, B: { kind: 'referee' } } }))).toBeNull()
    expect(secretsIn(fileOf({ ...TWO, noCurtain: true }))).toBeNull()
    expect(secretsIn(fileOf(TWO, after(played, OVER)))).toBeNull()
    expect(secretsIn('{}')).toBeNull()
  })

  it('shows nothing of what is hidden, and nothing that a word of one side opens', async () => {
    const text = await seal(fileOf(), WORDS)
    for (const secret of ['straw', played.seed, 'veiled', '"dice"', 'anemone', 'bluebell']) {
      expect(text).not.toContain(secret)
    }
    const file = await sealed()
    for (const words of [
      { A: 'anemone', B: '' },
      { A: 'anemone', B: 'anemone' },
      { A: 'bluebell', B: 'anemone' },
      { A: 'anemonebluebell', B: '' },
    ]) {
      expect(await unseal(file, words)).toMatchObject({
        ok: false,
        problem: expect.stringContaining('words'),
      })
    }
  })

  it('opens with both words as it was, also out of a link', async () => {
    const made = await encodeLink(await seal(fileOf(), WORDS))
    if (!made.ok) throw new Error(made.problem)
    const come = await decodeLink(made.fragment)
    const file = come.ok ? sealedIn(come.text) : null
    if (!file) throw new Error('It did not come.')
    const open = await unseal(file, { A: ' anemone', B: 'bluebell ' })
    if (!open.ok) throw new Error(open.problem)
    expect(open.text).toBe(fileOf())
    expect(await decodeBattle(open.text, loadDuel)).toMatchObject({ ok: true, battle: { seed: played.seed } })
  })

  it('does not open where anything in it was changed, and never throws', async () => {
    const file = await sealed()
    for (const changed of [
      { ...file, body: `${file.body.slice(0, -4)}AAAA` },
      { ...file, iv: 'AAAA' },
      { ...file, salt: '' },
      { ...file, body: '!' },
    ]) {
      expect(await unseal(changed, WORDS)).toMatchObject({ ok: false })
    }
    expect(sealedIn(JSON.stringify({ ...file, body: 5 }))).toBeNull()
    expect(sealedIn('nothing')).toBeNull()
  })
})
