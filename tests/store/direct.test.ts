import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { stateOf } from '../../src/engine/battle'
import { optionKey } from '../../src/engine/offer'
import { advise } from '../../src/store/advising'
import { chosenOption, chosenOffer, endOffer, offersNow, optionsOf } from '../../src/store/selectors'
import { createSession } from '../../src/store/session'
import { PERSON } from '../../src/store/sessionState'
import { mayGoTogether } from '../../src/store/together'

/** The barges of WW2 Coastal between two people, in the first turn. */
async function barges() {
  const ruleset = await REGISTER.find(({ id }) => id === 'coastal')?.load()
  if (!ruleset) throw new Error('There is no WW2 Coastal.')
  const session = createSession({ keep: () => undefined }, { still: () => true })
  session.actions.begin('slot', ruleset, {
    scenario: 'barges',
    houseRules: {},
    seed: 'DIRECT',
    strictness: 'enforce',
    rules: { seats: { A: PERSON, B: PERSON }, dice: 'program', noCurtain: true },
  })
  const now = () => session.store.getState()
  while (stateOf(now().battle!).turn === 0) session.actions.end()
  return { session, now }
}

const fast = (label: string) => label === 'Speed 6'

describe('a choice that needs no confirming', () => {
  it('is done as soon as it is pressed, and taken back free', async () => {
    const { session, now } = await barges()
    session.actions.chooseUnit('pt191')
    const option = optionsOf(chosenOffer(now())!).find(({ label }) => fast(label))
    session.actions.chooseTarget(optionKey(option!))
    const speed = () => stateOf(now().battle!).units.find(({ id }) => id === 'pt191')
    expect(speed()).toMatchObject({ speed: 6 })
    session.actions.undo()
    expect(speed()).toMatchObject({ speed: 4 })
    // What is refused is told, not done: two levels a turn.
    session.actions.chooseUnit('pt191')
    session.actions.chooseTarget(optionKey(optionsOf(chosenOffer(now())!).find(each => each.refusal)!))
    expect(now().notice?.refusal?.reasons[0].code).toBe('too-many-levels')
    expect(speed()).toMatchObject({ speed: 4 })
  })

  it('is only in the hand where advice is given', async () => {
    const { session, now } = await barges()
    const before = now().battle
    const offer = offersNow(now()).find(({ id }) => id === 'speed:pt191')!
    const { action } = offer.options().find(({ label }) => fast(label))!
    await advise(session, { advise: () => Promise.resolve({ action, reason: 'It is the best.' }) })
    expect(now().battle).toBe(before)
    expect(chosenOption(now())?.label).toBe('Speed 6')
  })
})

/** Cards are turned up until a vessel of whoever acts may sail. */
async function sailing() {
  const { session, now } = await barges()
  for (let at = 0; at < 20 && !offersNow(now()).some(({ kind }) => kind === 'sail'); at++) {
    const ending = endOffer(offersNow(now()))
    session.actions.perform(optionsOf(ending!)[0]!.action)
  }
  return { session, now, offers: offersNow(now()).filter(({ kind }) => kind === 'sail') }
}

describe('vessels that act one by one', () => {
  it('are shown the course that is advised, with its pivots, to its end', async () => {
    const { session, now, offers } = await sailing()
    const bent = offers.flatMap(offer =>
      offer.options().filter(({ refusal, label }) => !refusal && label !== 'Straight on'),
    )
    expect(bent.length).toBeGreaterThan(8)
    for (const { action, at, drawn } of bent) {
      await advise(session, { advise: () => Promise.resolve({ action, reason: 'It is the best.' }) })
      const stop = now().plan?.trace.stop
      expect(stop?.at.x).toBeCloseTo(at!.x, 1)
      expect(stop?.at.y).toBeCloseTo(at!.y, 1)
      // Who is stopped by a hull on its way does not turn at its end.
      const isWhole = Math.abs(drawn!.points.at(-1)!.x - at!.x) < 0.02
      expect(isWhole ? stop?.facing : drawn!.facing).toBeCloseTo(drawn!.facing, 0)
      expect(now().notice).toMatchObject({ way: 'do', action })
    }
  })

  it('are not offered to be moved together', async () => {
    const { now, offers } = await sailing()
    expect(offers.length).toBeGreaterThan(1)
    expect(mayGoTogether(now())).toEqual([])
  })
})
