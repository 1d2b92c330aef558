import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NumberForm } from '../../src/app/battle/NumberForm'
import { sceneNow } from '../../src/app/battle/marks'
import { ui } from '../../src/app/battle/ui'
import type { Ruleset } from '../../src/engine/ruleset'
import { lineOf, stateOf } from '../../src/engine/battle'
import { offersNow, seenNow } from '../../src/store/selectors'
import { session } from '../../src/store/current'
import { ruleset } from '../../rulesets/colonial'
import { beginning } from '../store/table'
import { at } from '../rulesets/kit'
import { scenarioOf, unit } from '../rulesets/colonial/table'

const cannon = unit('A', 'a', { type: 'seven-pounder', men: 4, at: at(20, 30) })
const zulus = unit('B', 'b', { men: 8, at: at(20, 10) })
const rules = { ...ruleset, scenarios: [scenarioOf([cannon, zulus])] } as unknown as Ruleset
const now = () => session.store.getState()

function Form() {
  const view = seenNow(now())
  const offer = offersNow(now()).find(({ input }) => input === 'number')
  return view && offer ? <NumberForm ruleset={rules} view={view} offer={offer} /> : null
}

describe('a distance that is named blind', () => {
  beforeEach(() => {
    // Until the first card is red.
    for (let k = 0; k < 20; k++) {
      session.actions.begin('numbers', rules, beginning({}, { scenario: 'test', seed: `numbers ${k}` }))
      session.actions.lift()
      const { battle } = now()
      if (battle && stateOf(battle).toAct[0] === 'A') break
    }
    ui.set({ aimedAt: null })
    session.actions.chooseOffer('shell:a')
  })

  it('asks for a figure, then for a number, and fires at just that', () => {
    const { rerender } = render(<Form />)
    fireEvent.click(screen.getByRole('button', { name: /Shell/ }))
    expect(screen.getByRole('alert').textContent).toBe('Press an enemy figure first.')
    ui.set({ aimedAt: { offer: 'shell:a', at: at(20, 10) } })
    rerender(<Form />)
    fireEvent.click(screen.getByRole('button', { name: /Shell/ }))
    expect(screen.getByRole('alert').textContent).toBe('A number of inches from 0 to 200, please.')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '19,5' } })
    fireEvent.click(screen.getByRole('button', { name: /Shell/ }))
    const { battle } = now()
    const last = battle && lineOf(battle).moments.at(-1)?.step.action
    expect(last).toMatchObject({ type: 'shell', unit: 'a', target: 'b', inches: 19.5 })
  })

  it('puts away all that would tell it', () => {
    expect(sceneNow(now())?.marks.filter(({ kind }) => kind !== 'outline')).toEqual([])
  })
})
