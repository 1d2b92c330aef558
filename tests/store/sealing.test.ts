import { describe, expect, it } from 'vitest'
import { encodeBattle } from '../../src/save/encode'
import { sealedIn } from '../../src/save/seal'
import { sealing } from '../../src/store/sealing'
import { PERSON } from '../../src/store/sessionState'
import { begun } from '../engine/begun'
import { COMPUTER } from './table'

const text = (B: typeof PERSON | typeof COMPUTER) =>
  encodeBattle(begun(), { seats: { A: PERSON, B }, dice: 'program' }, '0.1.0')

/** What is asked for, once it is. */
async function asked() {
  for (let tries = 0; tries < 200; tries++) {
    const now = sealing.store.getState().asked
    if (now) return now
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('Nobody is asked.')
}

describe('what leaves the browser', () => {
  it('is plain where one person plays', async () => {
    expect(await sealing.outward(text(COMPUTER))).toBe(text(COMPUTER))
    expect(sealing.store.getState().asked).toBeNull()
  })

  it('is sealed with the words of two people, asks again for other words, and opens', async () => {
    const out = sealing.outward(text(PERSON))
    expect(await (await asked()).give({ A: 'anemone', B: 'bluebell' })).toBeNull()
    const sealed = sealedIn((await out) ?? '')
    if (!sealed) throw new Error('It is not sealed.')
    const back = sealing.inward(sealed)
    const { give } = await asked()
    expect(await give({ A: 'anemone', B: 'other' })).toMatch(/^It does not open/)
    expect(await give({ A: 'anemone', B: 'bluebell' })).toBeNull()
    expect(await back).toBe(text(PERSON))
  })

  it('stays where nobody gives a word', async () => {
    const out = sealing.outward(text(PERSON))
    ;(await asked()).cancel()
    expect(await out).toBeNull()
  })
})
