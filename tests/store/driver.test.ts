import { describe, expect, it, vi } from 'vitest'
import { lineOf, stateOf } from '../../src/engine/battle'
import { drive, due } from '../../src/store/driver'
import type { Offer } from '../../src/engine/offer'
import type { Adviser } from '../../src/store/ports'
import { toDeploy } from '../../src/store/selectors'
import { createSession } from '../../src/store/session'
import { PERSON } from '../../src/store/sessionState'
import { duel } from '../engine/duel'
import type { DuelAction } from '../engine/duelState'
import { beginning, COMPUTER, laid, seedFor } from './table'

const A = seedFor('A')
const END = { action: { type: 'end' }, reason: 'Nothing better was found.' }
const ends: Adviser = { advise: () => Promise.resolve(END) }

describe('the computer at the table', () => {
  it('plays its side and gives the turn back, with its reason', async () => {
    const table = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A }))
    const stop = drive(table, ends)
    await vi.waitFor(() => expect(stateOf(table.store.getState().battle!).toAct).toEqual(['B']))
    expect(lineOf(table.store.getState().battle!).moments[0]?.step).toMatchObject({
      by: 'computer',
      side: 'A',
      note: 'Nothing better was found.',
    })
    expect(table.store.getState().thinking).toBeNull()
    stop()
  })

  it('is not due while a person is to act, while halted, behind a curtain, before all is told, or in another tab', () => {
    const computer = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A })).store.getState()
    expect(due(computer)).toBe('A')
    expect(due({ ...computer, halted: true })).toBeNull()
    expect(due({ ...computer, displaced: true })).toBeNull()
    expect(due({ ...computer, curtain: 'B' })).toBeNull()
    expect(due({ ...computer, shownSteps: -1 })).toBeNull()
    expect(due(laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A })).store.getState())).toBeNull()
  })

  it('stops thinking when it is told to wait and thinks again when it may go on', async () => {
    const signals: AbortSignal[] = []
    const slow: Adviser = {
      advise: (_ruleset, _battle, _side, _strength, signal) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
    }
    const table = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A }))
    const stop = drive(table, slow)
    expect(table.store.getState().thinking).toBe('A')
    table.actions.halt(true)
    expect(signals[0]?.aborted).toBe(true)
    expect(table.store.getState().thinking).toBeNull()
    table.actions.halt(false)
    expect(signals).toHaveLength(2)
    stop()
    expect(signals[1]?.aborted).toBe(true)
  })

  it('thinks anew when the battle has changed under it', () => {
    const asked: number[] = []
    const slow: Adviser = {
      advise: (_ruleset, battle) => {
        asked.push(battle.cursor)
        return new Promise(() => undefined)
      },
    }
    const table = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A }))
    const stop = drive(table, slow)
    table.actions.perform({ type: 'referee', do: 'note', reason: 'a gust of wind' })
    expect(asked).toEqual([0, 1])
    stop()
  })

  it('says so and waits when it finds nothing to do or breaks down', async () => {
    for (const advise of [() => Promise.resolve(null), () => Promise.reject(new Error('no worker'))]) {
      const table = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A }))
      const stop = drive(table, { advise })
      await vi.waitFor(() => expect(table.store.getState().halted).toBe(true))
      expect(table.store.getState().notice?.text).toMatch(/computer/)
      stop()
    }
  })

  it('gives up after three orders that the rules refuse', async () => {
    const advise = vi.fn(() =>
      Promise.resolve({ action: { type: 'step', unit: 'a1', to: { x: 3, y: 9 } }, reason: '' }),
    )
    const table = laid(beginning({ A: COMPUTER, B: PERSON }, { seed: A }))
    const stop = drive(table, { advise })
    await vi.waitFor(() => expect(table.store.getState().halted).toBe(true))
    expect(advise).toHaveBeenCalledTimes(3)
    expect(table.store.getState().battle?.cursor).toBe(0)
    stop()
  })

  it('plays a battle of two computers to its end', async () => {
    const table = laid(beginning({ A: COMPUTER, B: COMPUTER }, { seed: A }))
    const stop = drive(table, ends)
    await vi.waitFor(() => expect(stateOf(table.store.getState().battle!).result).not.toBeNull())
    expect(due(table.store.getState())).toBeNull()
    stop()
  })
})

describe('the rest of a deployment', () => {
  /** The duel with nobody on the lawn yet: whoever is to act puts his own on it, one by one, and then ends it. */
  const lawn: typeof duel = {
    ...duel,
    begin(scenario, options, io) {
      const state = duel.begin(scenario, options, io)
      return { ...state, turn: 0, units: state.units.map(unit => ({ ...unit, at: null })) }
    },
    offers: (state, side) =>
      state.units.flatMap((unit): readonly Offer<DuelAction>[] =>
        unit.side === side && !unit.at
          ? [
              {
                id: `put:${unit.id}`,
                kind: 'put',
                unit: unit.id,
                label: 'Put',
                clause: 'duel-1',
                input: 'place',
                useful: true,
                options: () => [],
              },
            ]
          : [],
      ),
    refuse: () => null,
    play(state, action) {
      if (action.type !== 'step') return { ...state, turn: 1 }
      const units = state.units.map(unit => (unit.id === action.unit ? { ...unit, at: action.to } : unit))
      return { ...state, units }
    },
  }

  /** Puts the first who is not on the lawn yet beside the others; ends the phase when nobody is left. */
  const places: Adviser = {
    advise: (_ruleset, battle, side) => {
      const { units } = stateOf(battle)
      const at = units.findIndex(unit => unit.side === side && !unit.at)
      const unit = units[at]
      return Promise.resolve(
        unit ? { action: { type: 'step', unit: unit.id, to: { x: at, y: 1 } }, reason: '' } : END,
      )
    },
  }

  function begun() {
    const table = createSession({ keep: () => undefined }, { still: () => true })
    table.actions.begin('slot', lawn, beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    const state = () => stateOf(table.store.getState().battle!)
    const waiting = () => state().units.filter(unit => unit.side === 'A' && !unit.at).length
    return { ...table, state, waiting }
  }

  it('is done by the computer for a person who asks, and the phase is left to him', async () => {
    const table = begun()
    const stop = drive(table, places)
    expect([toDeploy(table.store.getState()), due(table.store.getState())]).toEqual([2, null])
    table.actions.deployFor('A')
    expect(due(table.store.getState())).toBe('A')
    await vi.waitFor(() => expect(table.store.getState().deployingFor).toBeNull())
    expect([table.waiting(), table.state().turn, due(table.store.getState())]).toEqual([0, 0, null])
    // One unit that is taken back stays in hand.
    table.actions.undo()
    expect([table.waiting(), due(table.store.getState())]).toEqual([1, null])
    stop()
  })

  it('stops where the person lets it wait, and the other computer does not wait for that', () => {
    const slow: Adviser = { advise: () => new Promise(() => undefined) }
    const table = begun()
    const stop = drive(table, slow)
    table.actions.deployFor('A')
    expect(table.store.getState().thinking).toBe('A')
    table.actions.halt(true)
    const { thinking, deployingFor, halted } = table.store.getState()
    expect([thinking, deployingFor, halted]).toEqual([null, null, false])
    stop()
  })

  it('is of no use once the battle has begun', () => {
    const table = begun()
    table.actions.perform({ type: 'end' })
    table.actions.deployFor('A')
    expect([table.state().turn, toDeploy(table.store.getState()), due(table.store.getState())]).toEqual([
      1,
      0,
      null,
    ])
  })
})
