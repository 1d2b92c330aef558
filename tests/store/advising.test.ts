import { describe, expect, it } from 'vitest'
import { lineOf, stateOf } from '../../src/engine/battle'
import { advise, adviceFor } from '../../src/store/advising'
import type { Adviser } from '../../src/store/ports'
import { chosenOffer, offersNow } from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { beginning, COMPUTER, laid, seedFor } from './table'

const table = () => laid(beginning({ A: PERSON, B: COMPUTER }, { seed: seedFor('A') }))
type Table = ReturnType<typeof table>

/** Every act that the offers of this moment allow. */
const allowed = ({ store }: Table) =>
  offersNow(store.getState()).flatMap(offer =>
    offer.refusal
      ? []
      : offer.options().flatMap(({ action, refusal }) => (refusal ? [] : [{ offer, action }])),
  )
const says = (action: unknown): Adviser => ({
  advise: () => Promise.resolve({ action: action as never, reason: 'It is the best.' }),
})

describe('what a computer would do in the player’s place', () => {
  it('is in the hand and said, not done; to do it is the player’s', async () => {
    for (const { action, offer } of allowed(table())) {
      const own = table()
      const before = own.store.getState().battle
      expect(await advise(own, says(action))).toBe('chosen')
      expect(own.store.getState().battle).toBe(before)
      expect(chosenOffer(own.store.getState())?.id).toBe(offer.id)
      expect(own.store.getState().notice).toMatchObject({ text: 'It is the best.', way: 'do', action })
    }
  })

  it('is what is confirmed then, where one act can be told from the others', async () => {
    const own = table()
    const end = allowed(own).find(({ offer }) => offer.ends)
    await advise(own, says(end!.action))
    expect(own.actions.confirm()).toBe(true)
    expect(lineOf(own.store.getState().battle!).moments.at(-1)?.step).toMatchObject({ action: end!.action })
  })

  it('is late when something has been done meanwhile, and nothing is chosen then', async () => {
    const own = table()
    const [first] = allowed(own)
    let give: (advice: never) => void = () => undefined
    const slow: Adviser = { advise: () => new Promise(resolve => (give = resolve)) }
    const asked = advise(own, slow)
    own.actions.perform(first!.action)
    const focus = own.store.getState().focus
    give({ action: first!.action, reason: '' } as never)
    expect(await asked).toBe('late')
    expect(own.store.getState().focus).toBe(focus)
    expect(own.store.getState().notice?.way).not.toBe('confirm')
  })

  it('is asked for the side that acts, by its own eyes, and not while the computer thinks', async () => {
    const own = table()
    expect(adviceFor(own.store.getState())).toBe('A')
    expect(adviceFor({ ...own.store.getState(), thinking: 'B' })).toBeNull()
    expect(adviceFor({ ...own.store.getState(), chair: 'B' })).toBeNull()
    let side: unknown
    await advise(own, {
      advise: (_ruleset, _battle, asked) => {
        side = asked
        return Promise.resolve(null)
      },
    })
    expect(side).toBe('A')
    expect(stateOf(own.store.getState().battle!).toAct).toContain('A')
  })

  it('is nothing where the order is none of those that are offered', async () => {
    const own = table()
    expect(await advise(own, says({ type: 'nonsense' }))).toBe('nothing')
    expect(own.store.getState().notice).toBeNull()
  })
})
