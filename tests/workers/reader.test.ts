import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { stateOf } from '../../src/engine/battle'
import { fork } from '../../src/engine/history'
import type { Ruleset } from '../../src/engine/ruleset'
import { encodeBattle } from '../../src/save/encode'
import { assembling, frameOf, piecesOf } from '../../src/workers/pieces'
import { type Reader, reader } from '../../src/workers/reader'
import { openReader } from '../../src/workers/readerClient'
import { type RandomBattle, playAtRandom } from '../contract/sample'
import { crowded, refereed } from '../save/hostile'
import { TABLE } from '../save/saved'
import { IMPATIENT, ONCE, inProcess, notFetched } from './kit'

async function rulesetOf(id: string): Promise<Ruleset> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry) throw new Error(`There is no ruleset '${id}'.`)
  return entry.load()
}

const ww2 = await rulesetOf('ww2')
const [scenario] = ww2.scenarios
if (!scenario) throw new Error('There is no scenario.')
const { battle }: RandomBattle = playAtRandom(ww2, scenario, 'reader', 4_000)
const text = encodeBattle(battle, TABLE, 'test')
const inPlace = () => openReader(() => inProcess(reader(() => performance.now())).post, ONCE)

describe('a battle in pieces', () => {
  it('comes together as it was, what-ifs and all', () => {
    const forked = fork(fork(battle, 70), 30, { ownDice: true })
    const together = assembling(structuredClone(frameOf(forked)))
    for (const piece of piecesOf(forked)) together.add(structuredClone(piece))
    const again = together.battle()
    expect(again).toEqual(forked)
    expect(again.lines[2]?.moments[29]).toBe(again.lines[0]?.moments[29])
  })

  it('shares from piece to piece what it shared before', () => {
    const together = assembling(structuredClone(frameOf(battle)))
    let pieces = 0
    for (const piece of piecesOf(battle)) {
      together.add(structuredClone(piece))
      pieces += 1
    }
    expect(pieces).toBeGreaterThan(1)
    const again = together.battle()
    const states = again.lines[0]?.moments.map(({ state }) => state) ?? []
    expect(new Set(states.map(state => state.scenario)).size).toBe(1)
    const was = new Set(battle.lines[0]?.moments.flatMap(({ state }) => state.units)).size
    expect(
      new Set(states.flatMap(state => (state as (typeof states)[0] & { units: unknown[] }).units)).size,
    ).toBe(was)
  })
})

describe('the reader beside the page', () => {
  it('opens a battle as it was played', async () => {
    const read = await inPlace().open(text, {})
    if (!read.ok) throw new Error(read.problem)
    expect(read.battle).toEqual(battle)
    expect(read.table).toEqual(TABLE)
    expect(read.remark).toBeNull()
  })

  it('answers a foreign battle as it is kept, and what the list shows of it', async () => {
    const come = await inPlace().receive(text, 'test', {})
    const { turn } = stateOf(battle)
    const about = { title: scenario.title, ruleset: 'ww2', scenario: scenario.id, turn, over: true }
    if (!come.ok) throw new Error(come.problem)
    expect(come.about).toEqual(about)
    const again = await inPlace().open(come.text, {})
    expect(again).toEqual({ ok: true, battle, table: TABLE, remark: null })
  })

  it('says what is wrong with a text', async () => {
    expect(await inPlace().open('hello', {})).toEqual({
      ok: false,
      problem: 'The file is damaged or of another kind: it cannot be read as JSON.',
    })
    expect(await inPlace().receive('', 'test', {})).toEqual({ ok: false, problem: 'The file is empty.' })
  })

  it('tells how far it is', async () => {
    let now = 0
    const slow = openReader(() => inProcess(reader(() => (now += 30))).post, ONCE)
    const told: (readonly [number, number])[] = []
    await slow.open(refereed(ww2, crowded(scenario, 2, 2), 40), {
      progress: (done, of) => told.push([done, of]),
    })
    expect(told.length).toBeGreaterThan(5)
    expect(told.every(([done, of], at) => of === 40 && done > (told[at - 1]?.[0] ?? -1))).toBe(true)
  })

  it('stops at once when it is told to', async () => {
    const stop = new AbortController()
    const never: Partial<Reader> = { open: () => new Promise(() => {}) }
    const made = inProcess(never)
    const opening = openReader(() => made.post, ONCE).open(text, { signal: stop.signal })
    stop.abort()
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' })
    expect(made.ended).toBe(true)
  })

  it('is given up when it says nothing for too long, and not begun again once it was at work', async () => {
    let started = 0
    const stuck: Partial<Reader> = {
      open(_text, tell) {
        started += 1
        tell(1, 2)
        return new Promise(() => {})
      },
    }
    const opening = openReader(() => inProcess(stuck).post, { ...IMPATIENT, patience: 300 })
    await expect(opening.open(text, {})).rejects.toThrow(/has not answered for 0 seconds/)
    expect(started).toBe(1)
  })

  it('is fetched again where it did not come, and then told of', async () => {
    let started = 0
    const third = () => {
      started += 1
      return started < 3 ? notFetched() : inProcess(reader(() => performance.now())).post
    }
    expect((await openReader(third, { ...IMPATIENT, patience: 5_000 }).open(text, {})).ok).toBe(true)
    await expect(openReader(notFetched, IMPATIENT).open(text, {})).rejects.toThrow(
      'The worker could not be fetched. Look whether there is a network.',
    )
  })
})
