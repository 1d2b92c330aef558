import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets/index'
import { act, startBattle, stateOf } from '../../src/engine/battle'
import { seedPrint } from '../../src/engine/dice/keyed'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { openOpponents } from '../../src/workers/client'
import { type CommandPost, commandPost } from '../../src/workers/commandPost'
import { IMPATIENT, ONCE, inProcess, notFetched } from './kit'

async function loaded(): Promise<Ruleset> {
  const [entry] = REGISTER
  if (!entry) throw new Error('There is no ruleset.')
  return entry.load()
}

function begun(ruleset: Ruleset) {
  const [scenario] = ruleset.scenarios
  if (!scenario) throw new Error('There is no scenario.')
  return startBattle(ruleset, scenario, PLAIN_OPTIONS, 'K7QF-2M0A-workers')
}

describe('the opponents beside the table', () => {
  it('judge by their character, where they have one', async () => {
    const ruleset = await loaded()
    const view = ruleset.view(stateOf(begun(ruleset)), 'A')
    const [side] = view.toAct
    if (!side) throw new Error('Nobody is to act.')
    const post = commandPost(() => 0)
    const gainsOf = async (character?: 'bold' | 'cautious') => {
      const asked = { ruleset: ruleset.id, view, side, commander: 'middle', seed: 'x', limit: 1e9 } as const
      const order = await post.order({ ...asked, character, without: [] })
      return order?.considered.map(({ gain }) => gain.toFixed(6)) ?? []
    }
    const plain = await gainsOf()
    expect(plain).not.toHaveLength(0)
    expect(await gainsOf()).toEqual(plain)
    expect(await gainsOf('bold')).not.toEqual(plain)
    expect(await gainsOf('cautious')).not.toEqual(await gainsOf('bold'))
  })

  it('give orders that the battle takes, with reasons, until the side has done', async () => {
    const ruleset = await loaded()
    const opponents = openOpponents(() => inProcess(commandPost(() => 0)).post)
    let battle = begun(ruleset)
    const [side] = stateOf(battle).toAct
    if (!side) throw new Error('Nobody is to act.')
    for (let orders = 0; orders < 60 && stateOf(battle).toAct.includes(side); orders++) {
      const advice = await opponents.advise(ruleset, battle, side, { strength: 'easy' })
      if (!advice) throw new Error('There is no advice.')
      expect(advice.reason).toMatch(/\S.*\.$/)
      const acted = act(ruleset, battle, advice.action, { by: 'computer', side, note: advice.reason })
      if (!acted.ok) throw new Error('The order was refused.')
      battle = acted.battle
    }
    expect(stateOf(battle).toAct).not.toContain(side)
  })

  it.each(['easy', 'solo'] as const)('are told nothing of the seed (%s)', async commander => {
    const ruleset = await loaded()
    const battle = begun(ruleset)
    const [side] = stateOf(battle).toAct
    if (!side) throw new Error('Nobody is to act.')
    const asked: string[] = []
    const post = commandPost(() => 0)
    const order: CommandPost['order'] = question => {
      asked.push(JSON.stringify(question))
      return post.order(question)
    }
    const opponents = openOpponents(() => inProcess({ ...post, order }).post)
    await opponents.advise(ruleset, battle, side, { strength: commander })
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toContain(battle.seed)
    expect(asked[0]).not.toContain(seedPrint(battle.seed))
  })

  it('never give an order that the true battle refuses: the next best is asked for', async () => {
    const ruleset = await loaded()
    const battle = begun(ruleset)
    const [side] = stateOf(battle).toAct
    if (!side) throw new Error('Nobody is to act.')
    const opponents = openOpponents(() => inProcess(commandPost(() => 0)).post)
    const first = await opponents.advise(ruleset, battle, side, { strength: 'easy' })
    const barred = JSON.stringify(first?.action)
    const secret: Ruleset = {
      ...ruleset,
      refuse: (state, action) =>
        JSON.stringify(action) === barred
          ? { reasons: [{ clause: '', code: 'secret' }] }
          : ruleset.refuse(state, action),
    }
    const second = await opponents.advise(secret, battle, side, { strength: 'easy' })
    expect(second).not.toBeNull()
    expect(JSON.stringify(second?.action)).not.toBe(barred)
  })

  it('stop at once when they are told to, and begin anew with the next question', async () => {
    const ruleset = await loaded()
    const battle = begun(ruleset)
    const [side] = stateOf(battle).toAct
    if (!side) throw new Error('Nobody is to act.')
    const started: { ended: boolean }[] = []
    const never: CommandPost = { order: () => new Promise(() => {}) }
    const opponents = openOpponents(() => {
      const made = inProcess(started.length === 0 ? never : commandPost(() => 0))
      started.push(made)
      return made.post
    })
    const stop = new AbortController()
    const thinking = opponents.advise(ruleset, battle, side, { strength: 'expert' }, stop.signal)
    stop.abort()
    await expect(thinking).rejects.toMatchObject({ name: 'AbortError' })
    expect(started[0]?.ended).toBe(true)
    await expect(
      opponents.advise(ruleset, battle, side, { strength: 'easy' }, stop.signal),
    ).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(await opponents.advise(ruleset, battle, side, { strength: 'easy' })).not.toBeNull()
    expect(started.length).toBe(2)
  })

  it('keep to their time: with none left they give the best order found until then', async () => {
    const ruleset = await loaded()
    const battle = begun(ruleset)
    const [side] = stateOf(battle).toAct
    if (!side) throw new Error('Nobody is to act.')
    let now = 0
    const opponents = openOpponents(() => inProcess(commandPost(() => (now += 1_000))).post)
    const advice = await opponents.advise(ruleset, battle, side, { strength: 'expert' })
    if (!advice) throw new Error('There is no advice.')
    expect(ruleset.refuse(stateOf(battle), advice.action)).toBeNull()
  })

  it('say so when they do not know the ruleset', async () => {
    const ruleset = await loaded()
    const battle = begun(ruleset)
    const opponents = openOpponents(() => inProcess(commandPost(() => 0)).post, ONCE)
    await expect(
      opponents.advise({ ...ruleset, id: 'chess' }, battle, 'A', { strength: 'easy' }),
    ).rejects.toThrow(/chess/)
  })

  it('are started anew where their program did not come, or where they do not answer', async () => {
    const ruleset = await loaded()
    const never: CommandPost = { order: () => new Promise(() => {}) }
    const ways = [notFetched, () => inProcess(never).post, () => inProcess(commandPost(() => 0)).post]
    let started = 0
    const opponents = openOpponents(() => ways[started++]?.() ?? notFetched(), {
      ...IMPATIENT,
      patience: 3_000,
    })
    expect(await opponents.advise(ruleset, begun(ruleset), 'A', { strength: 'easy' })).not.toBeNull()
    expect(started).toBe(3)
  })

  it('that never answer are told of, and no longer waited for', async () => {
    const ruleset = await loaded()
    const never: CommandPost = { order: () => new Promise(() => {}) }
    const made: { ended: boolean }[] = []
    const open = () => {
      const one = inProcess(never)
      made.push(one)
      return one.post
    }
    const opponents = openOpponents(open, { ...IMPATIENT, name: 'The computer', patience: 1_000 })
    await expect(opponents.advise(ruleset, begun(ruleset), 'A', { strength: 'easy' })).rejects.toThrow(
      'The computer has not answered for 1 seconds.',
    )
    expect(made.map(({ ended }) => ended)).toEqual([true, true, true])
  })

  it('that cannot be fetched at all are told of', async () => {
    const ruleset = await loaded()
    const opponents = openOpponents(notFetched, { ...IMPATIENT, name: 'The computer' })
    await expect(opponents.advise(ruleset, begun(ruleset), 'A', { strength: 'easy' })).rejects.toThrow(
      'The computer could not be fetched. Look whether there is a network.',
    )
  })
})
