import { describe, expect, it } from 'vitest'
import { decodeBattle } from '../../src/save/decode'
import type { BattleReader, Read } from '../../src/save/reading'
import { createOpening } from '../../src/store/opening'
import { duel } from '../engine/duel'
import { fileOf, fought, loadDuel } from '../save/saved'

const books = { load: () => Promise.resolve(duel) }

/** Reads in the place of the worker. */
const here: BattleReader = {
  async open(text): Promise<Read> {
    const come = await decodeBattle(text, loadDuel)
    return come.ok ? { ok: true, battle: come.battle, table: come.table, remark: come.remark ?? null } : come
  },
  receive: () => Promise.reject(new Error('Nothing comes in here.')),
}

/** Reads until it is stopped. */
const endless: BattleReader = {
  open: (_text, { signal, progress }) =>
    new Promise((_resolve, reject) => {
      progress?.(3, 9)
      signal?.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')))
    }),
  receive: () => Promise.reject(new Error('Nothing comes in here.')),
}

describe('opening a battle', () => {
  it('answers it with its ruleset', async () => {
    const opening = createOpening(books)
    opening.use(here)
    const come = await opening.open(fileOf())
    expect(come.ok && come.battle).toEqual(fought)
    expect(come.ok && come.ruleset).toBe(duel)
    expect(opening.store.getState().at).toBeNull()
  })

  it('can be seen and stopped', async () => {
    const opening = createOpening(books)
    opening.use(endless)
    const coming = opening.open('x')
    expect(opening.store.getState().at).toEqual({ done: 3, of: 9 })
    opening.stop()
    expect(await coming).toEqual({ ok: false, problem: 'It was not opened: you stopped it.' })
    expect(opening.store.getState().at).toBeNull()
  })

  it('makes an end of the one before', async () => {
    const opening = createOpening(books)
    opening.use(endless)
    const first = opening.open('x')
    opening.use(here)
    const second = opening.open(fileOf())
    expect((await first).ok).toBe(false)
    expect((await second).ok).toBe(true)
    expect(opening.store.getState().at).toBeNull()
  })

  it('says in a sentence what failed', async () => {
    const opening = createOpening(books)
    opening.use(here)
    expect(await opening.receive('x')).toEqual({ ok: false, problem: 'Nothing comes in here.' })
    const shut = createOpening({ load: () => Promise.reject(new Error('The rules did not come.')) }, [1, 1])
    shut.use(here)
    expect(await shut.open(fileOf())).toEqual({ ok: false, problem: 'The rules did not come.' })
  })

  it('asks again for rules that did not come', async () => {
    let asked = 0
    const load = () => (++asked < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(duel))
    const opening = createOpening({ load }, [1, 1])
    opening.use(here)
    expect((await opening.open(fileOf())).ok).toBe(true)
  })
})
