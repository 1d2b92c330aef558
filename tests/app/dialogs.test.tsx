import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Curtain } from '../../src/app/battle/Curtain'
import { DiceDialog } from '../../src/app/battle/DiceDialog'
import { OverruleDialog } from '../../src/app/battle/OverruleDialog'
import { lineOf } from '../../src/engine/battle'
import { session } from '../../src/store/current'
import { withHand } from '../../src/store/hands'
import { duel } from '../engine/duel'
import { beginning, seedFor } from '../store/table'

const A = seedFor('A')
const shoot = { type: 'shoot', unit: 'a1', target: 'b1' }
const last = () => {
  const { battle } = session.store.getState()
  return battle ? lineOf(battle).moments.at(-1)?.step : undefined
}

function begin(more: Parameters<typeof beginning>[1]) {
  session.actions.begin('dialogs', duel, beginning({}, { seed: A, ...more }))
  session.actions.lift()
}

describe('typing dice', () => {
  beforeEach(() => {
    const { rules } = beginning()
    begin({ rules: { ...rules, dice: 'hand' } })
    session.actions.perform(shoot)
  })

  it('has the focus in the field and takes the face when it is sent, not before', async () => {
    render(<DiceDialog />)
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(field), { timeout: 10_000 })
    fireEvent.change(field, { target: { value: '1' } })
    expect(last()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: /^(This is the die|These are the dice)$/ }))
    expect(last()).toMatchObject({ dice: [1], byHand: [0] })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says what is no face and asks again', () => {
    render(<DiceDialog />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '9' } })
    fireEvent.click(screen.getByRole('button', { name: /^(This is the die|These are the dice)$/ }))
    expect(screen.getByRole('alert').textContent).toBe('A D6 has no 9. Type 1 to 6.')
    expect(last()).toBeUndefined()
  })

  it('asks for the card that was drawn, of those that are left in the pile', () => {
    const pile = [
      { label: 'red', count: 2 },
      { label: 'joker', count: 0 },
      { label: 'black', count: 4 },
    ]
    const { dice } = session.store.getState()
    if (!dice) throw new Error('No dice are asked for.')
    session.store.setState({ dice: { ...dice, asked: { ...dice.asked, kind: 'draw', pile } } })
    render(<DiceDialog />)
    const cards = screen.getByRole('combobox', { name: 'The card' })
    expect([...cards.querySelectorAll('option')].map(each => each.textContent)).toEqual([
      'Which card?',
      'red (2 left)',
      'black (4 left)',
    ])
    fireEvent.change(cards, { target: { value: '3' } })
    fireEvent.click(screen.getByRole('button', { name: 'This is the card' }))
    expect(last()?.dice[0] ?? session.store.getState().dice?.faces[0]).toBe(3)
  })

  it('throws nothing by itself: an empty field waits, and what is thrown for somebody is not marked as his', () => {
    render(<DiceDialog />)
    const go = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: /^(This is the die|These are the dice)$/ })
    expect(go().disabled).toBe(true)
    fireEvent.submit(screen.getByRole('textbox'))
    expect(last()).toBeUndefined()
    for (let more = 0; more < 3 && screen.queryByRole('textbox'); more++) {
      fireEvent.click(screen.getByRole('button', { name: 'Throw it for me' }))
      fireEvent.click(go())
    }
    expect(last()?.dice.length).toBeGreaterThan(0)
    expect(last()?.byHand).toBeUndefined()
  })

  it('gives a kind of roll to the program from then on', () => {
    render(<DiceDialog />)
    fireEvent.click(screen.getByRole('button', { name: /^Every/ }))
    const { rules, dice } = session.store.getState()
    expect(rules.byProgram?.kinds).toHaveLength(1)
    expect(dice === null || dice.asked.purpose !== 'to hit').toBe(true)
  })

  it('throws for a side whose dice were given to the program', () => {
    session.actions.cancelDice()
    const { rules } = session.store.getState()
    session.actions.changeHands(withHand(rules, 'A', false))
    session.actions.perform(shoot)
    expect(session.store.getState().dice?.asked.by).not.toBe('A')
  })
})

describe('a table that only warns', () => {
  it('lets pass what the rules refuse when the referee says why', () => {
    begin({ strictness: 'warn' })
    session.actions.perform({ type: 'step', unit: 'a1', to: { x: 3, y: 8 } } as { type: string })
    render(<OverruleDialog />)
    const allow = screen.getByRole('button', { name: 'Allow it' })
    expect(allow).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'the carpet slipped' } })
    fireEvent.click(allow)
    expect(last()?.overruled).toBe('the carpet slipped')
  })
})

describe('the curtain', () => {
  it('shows nothing but whose turn it is, and lifts for them', () => {
    begin({})
    session.actions.end()
    session.actions.end()
    expect(session.store.getState().curtain).toBe('B')
    render(<Curtain viewer="B" />)
    fireEvent.click(screen.getByRole('button'))
    expect(session.store.getState()).toMatchObject({ curtain: null, chair: 'B' })
  })
})
