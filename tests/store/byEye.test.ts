import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/colonial'
import { startBattle } from '../../src/engine/battle'
import { createSession } from '../../src/store/session'
import { PERSON } from '../../src/store/sessionState'
import { at } from '../rulesets/kit'
import { scenarioOf, unit } from '../rulesets/colonial/table'

/** A table on which nothing but a shell is left. */
const onlyShells: typeof ruleset = {
  ...ruleset,
  offers: (state, side) => ruleset.offers(state, side).filter(({ kind }) => kind === 'shell'),
}

/** A seven-pounder whose card lies open, with an enemy before it. */
function gunAtTheTable(book = ruleset) {
  const units = [
    unit('A', 'gun', { type: 'seven-pounder', at: at(24, 30), men: 4 }),
    unit('B', 'zulus', { at: at(24, 8) }),
  ]
  const scenario = { ...scenarioOf(units), holds: 'A' as const }
  const battle = startBattle(book, scenario, { houseRules: {} }, 'a', 'enforce')
  const session = createSession({ keep: () => undefined }, { still: () => true })
  const rules = { seats: { A: PERSON, B: PERSON }, dice: 'program', noCurtain: true } as const
  session.actions.resume('slot', 'Test', book, battle, rules)
  return session
}

describe('a distance that is judged by eye', () => {
  it('puts away the ruler and what was measured when it is chosen [colonial-R33]', () => {
    const { store, actions } = gunAtTheTable()
    actions.setTool('measure')
    actions.measure('gun', 'zulus')
    expect(store.getState().measured?.answer.distance).toBe(22)
    actions.chooseOffer('shell:gun')
    expect(store.getState()).toMatchObject({ tool: 'select', measured: null })
  })

  it('leaves nothing measured while it is in hand, and measures again afterwards [colonial-R33]', () => {
    const { store, actions } = gunAtTheTable()
    actions.chooseOffer('shell:gun')
    actions.measure('gun', 'zulus')
    expect(store.getState().measured).toBeNull()
    actions.chooseOffer('fire:gun')
    actions.setTool('measure')
    actions.measure('gun', 'zulus')
    expect(store.getState()).toMatchObject({ tool: 'measure', measured: { from: 'gun', to: 'zulus' } })
  })

  it('puts the ruler away too where it is the unit’s only offer [colonial-R33]', () => {
    const { store, actions } = gunAtTheTable(onlyShells)
    actions.setTool('measure')
    actions.chooseUnit('gun')
    expect(store.getState()).toMatchObject({ focus: { offer: 'shell:gun' }, tool: 'select' })
  })
})
