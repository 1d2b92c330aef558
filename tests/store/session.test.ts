import { describe, expect, it } from 'vitest'
import { lineOf, facesOf, stateOf, type Battle } from '../../src/engine/battle'
import type { Point } from '../../src/geometry/point'
import {
  actingSide,
  chosenOption,
  concedingSide,
  nextLabel,
  offersNow,
  seenNow,
} from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { createSession } from '../../src/store/session'
import { duel } from '../engine/duel'
import type { DuelState } from '../engine/duelState'
import { beginning, COMPUTER, laid, seedFor, type Laid } from './table'

const A = seedFor('A')

const battleOf = ({ store }: Laid): Battle => {
  const { battle } = store.getState()
  if (!battle) throw new Error('There is no battle on the table.')
  return battle
}

const shoot = { type: 'shoot', unit: 'a1', target: 'b1' }
const stepOf = (unit: string, x: number, y: number) => ({ type: 'step', unit, to: { x, y } })

const placeOf = (table: Laid) => stateOf(battleOf(table)).units.find(unit => unit.id === 'a1')?.at

/** The duel, whose duellists are carried along a path. */
const striding: typeof duel = {
  ...duel,
  refuse(state, action) {
    const refusal = duel.refuse(state, action)
    return refusal && action.type === 'step'
      ? { ...refusal, nearest: { ...action, to: { x: 3, y: 4 } } }
      : refusal
  },
  offers: (state, side) =>
    duel
      .offers(state, side)
      .map(offer =>
        offer.kind === 'step' && offer.unit !== null
          ? { ...offer, input: 'path', trace: strideOf(state, offer.unit) }
          : offer,
      ),
}

const strideOf = (state: DuelState, unit: string) => (points: readonly Point[]) => {
  const to = points.at(-1) ?? { x: 0, y: 0 }
  const action = { type: 'step', unit, to } as const
  return { action, legs: [], left: 0, refusal: striding.refuse(state, action), stop: { at: to, facing: 0 } }
}

describe('the session', () => {
  it('shows what was found in a battle until it is read, whoever acts meanwhile', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    const { ruleset, rules } = table.store.getState()
    if (!ruleset) throw new Error('There are no rules on the table.')
    const found = 'Die 1 was changed: it showed 5, and now 6.'
    table.actions.resume('slot', 'Tonight', ruleset, battleOf(table), rules, found)
    expect(table.actions.perform(shoot)).toBe(true)
    table.actions.say(null)
    expect(table.store.getState().remark).toBe(found)
    table.actions.noted()
    expect(table.store.getState().remark).toBeNull()
  })

  it('puts the one person in the chair of his side, whoever begins', () => {
    expect(laid(beginning({ A: PERSON, B: COMPUTER })).store.getState().chair).toBe('A')
    expect(laid(beginning({ A: COMPUTER, B: PERSON })).store.getState().chair).toBe('B')
  })

  it('lets a referee see all and move for the side to act', () => {
    const table = laid(beginning({ A: { kind: 'referee' }, B: COMPUTER }, { seed: A }))
    expect(table.store.getState().chair).toBe('referee')
    expect(actingSide(table.store.getState())).toBe('A')
  })

  it('derives what is shown from the view of the chair', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
    const seen = (seenNow(table.store.getState()) as DuelState | null)?.units
    expect(seen?.find(unit => unit.id === 'b2')?.body).toBe('unknown')
    expect(seen?.find(unit => unit.id === 'a2')?.body).toBe('straw')
  })

  it('does an action, keeps it, and tells it at once where nothing moves', () => {
    const table = laid(beginning({}, { seed: A }))
    expect(table.actions.perform(stepOf('a1', 3, 4))).toBe(true)
    const now = table.store.getState()
    expect(stateOf(battleOf(table)).units.find(unit => unit.id === 'a1')?.at).toEqual({ x: 3, y: 4 })
    expect(now.shownSteps).toBe(1)
    expect(table.kept.at(-1)).toBe(now.battle)
  })

  it('keeps nothing while another tab has the battle', () => {
    const table = laid(beginning({}, { seed: A }))
    const before = table.kept.length
    table.actions.displace(true)
    table.actions.perform(stepOf('a1', 3, 4))
    expect(table.kept).toHaveLength(before)
    table.actions.displace(false)
    table.actions.perform({ type: 'end' })
    expect(table.kept.at(-1)).toBe(table.store.getState().battle)
  })

  it('says why an action is refused and changes nothing', () => {
    const table = laid(beginning({}, { seed: A }))
    const before = battleOf(table)
    expect(table.actions.perform(stepOf('a1', 3, 9))).toBe(false)
    expect(battleOf(table)).toBe(before)
    expect(table.store.getState().notice?.refusal?.reasons[0].clause).toBe('duel-1')
  })

  it('asks before it ends a phase with something useful left, and ends it when asked again', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.end()
    expect(table.store.getState().asking).toBe(2)
    expect(stateOf(battleOf(table)).toAct).toEqual(['A'])
    table.actions.end()
    expect(stateOf(battleOf(table)).toAct).toEqual(['B'])
  })

  it('does not end the phase after the question was put away', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.end()
    table.actions.back()
    expect(table.store.getState().asking).toBeNull()
    expect(stateOf(battleOf(table)).toAct).toEqual(['A'])
  })

  it('chooses a unit, its useful offer and a target, and does it', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.chooseUnit('a1')
    expect(table.store.getState().focus).toEqual({ unit: 'a1', offer: 'shoot:a1', target: null })
    table.actions.chooseTarget('b1')
    expect(chosenOption(table.store.getState())?.label).toBe('shoot')
    expect(table.actions.confirm()).toBe(true)
    expect(lineOf(battleOf(table)).moments[0]?.step.action).toEqual({
      type: 'shoot',
      unit: 'a1',
      target: 'b1',
    })
  })

  it('refuses a refused target with its reason instead of doing it', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.chooseOffer('peek:a1')
    table.actions.chooseTarget('b1')
    expect(table.store.getState().notice?.refusal?.reasons[0].code).toBe('too-far')
    table.actions.confirm()
    expect(battleOf(table).cursor).toBe(0)
  })

  it('takes back freely what threw no dice, and does it again', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.perform(stepOf('a1', 3, 4))
    table.actions.undo()
    expect(battleOf(table).cursor).toBe(0)
    table.actions.redo()
    expect(battleOf(table).cursor).toBe(1)
  })

  it('opens a what-if past dice only when that is said, and keeps the battle', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.perform(shoot)
    table.actions.undo()
    expect(battleOf(table).cursor).toBe(1)
    expect(table.store.getState().notice?.way).toBe('branch')
    table.actions.branch()
    expect(battleOf(table).lines).toHaveLength(2)
    expect(battleOf(table).cursor).toBe(0)
    table.actions.chooseLine('main')
    expect(battleOf(table).cursor).toBe(1)
  })

  it('drops the curtain between two people and lifts it for the other', () => {
    const table = laid(beginning({}, { seed: A }), { curtain: true })
    expect(table.store.getState().curtain).toBe('A')
    expect(offersNow(table.store.getState())).toEqual([])
    table.actions.lift()
    expect(table.store.getState()).toMatchObject({ chair: 'A', curtain: null })
    table.actions.end()
    table.actions.end()
    expect(table.store.getState().curtain).toBe('B')
    expect(actingSide(table.store.getState())).toBeNull()
    table.actions.lift()
    expect(table.store.getState()).toMatchObject({ chair: 'B', curtain: null })
  })

  it('passes without a curtain where none is wanted', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.end()
    table.actions.end()
    expect(table.store.getState()).toMatchObject({ chair: 'B', curtain: null })
  })

  it('asks for dice that are thrown by hand and uses them', () => {
    const rules = { seats: { A: PERSON, B: PERSON }, dice: 'hand' } as const
    const table = laid(beginning({}, { seed: A, rules }))
    table.actions.perform(shoot)
    expect(table.store.getState().dice?.asked.purpose).toBe('to hit')
    expect(battleOf(table).cursor).toBe(0)
    expect(table.actions.throwDice([7])).toBe('A D6 has no 7. Type 1 to 6.')
    table.actions.throwDice([1])
    const [moment] = lineOf(battleOf(table)).moments
    expect(moment?.step.dice).toEqual([1])
    expect(moment?.step.byHand).toEqual([0])
    expect(table.store.getState().dice).toBeNull()
  })

  it('lets nobody do something else once the program has thrown a die for him: he would know the next', () => {
    const rules = { seats: { A: PERSON, B: PERSON }, dice: 'hand' } as const
    const fresh = laid(beginning({}, { seed: A, rules }))
    fresh.actions.perform(shoot)
    fresh.actions.cancelDice()
    expect(fresh.store.getState().dice).toBeNull()
    const seeds = Array.from({ length: 40 }, (_, at) => `fallen ${at}`)
    const tables = seeds.map(seed => laid(beginning({}, { seed, rules })))
    const asked = tables.filter(table => {
      table.actions.perform(shoot)
      table.actions.throwDice([null])
      return table.store.getState().dice !== null
    })
    expect(asked.length).toBeGreaterThan(0)
    for (const table of asked) {
      table.actions.cancelDice()
      expect(table.store.getState().dice).toMatchObject({ fallen: true })
    }
  })

  it('asks roll by roll until it has all', () => {
    const rules = { seats: { A: PERSON, B: PERSON }, dice: 'hand' } as const
    const table = laid(beginning({}, { seed: A, rules }))
    table.actions.perform(shoot)
    table.actions.throwDice([6])
    expect(table.store.getState().dice?.asked.purpose).toBe('damage')
    table.actions.throwDice([2])
    expect(lineOf(battleOf(table)).moments[0]?.step.dice).toEqual([6, 2])
  })

  it('does what is refused with a reason while the table only warns', () => {
    const table = laid(beginning({}, { seed: A, strictness: 'warn' }))
    table.actions.perform(stepOf('a1', 3, 8))
    expect(table.store.getState().overrule?.refusal.reasons[0].code).toBe('too-far')
    table.actions.overrule('bumped the table')
    expect(lineOf(battleOf(table)).moments[0]?.step.overruled).toBe('bumped the table')
  })

  it('asks the referee about a path that is drawn too far while the table only warns, and lets it pass where it is off', () => {
    const drawn = (strictness: 'warn' | 'off') => {
      const table = laid()
      table.actions.begin('slot', striding, beginning({}, { seed: A, strictness }))
      table.actions.lift()
      table.actions.draw('step:a1', [{ x: 3, y: 8 }])
      table.actions.confirm()
      return table
    }
    const warns = drawn('warn')
    expect(warns.store.getState().overrule?.refusal.reasons[0].code).toBe('too-far')
    expect(lineOf(battleOf(warns)).moments).toHaveLength(0)
    warns.actions.obey()
    expect(warns.store.getState().overrule).toBeNull()
    expect(placeOf(warns)).toEqual({ x: 3, y: 4 })
    expect(placeOf(drawn('off'))).toEqual({ x: 3, y: 8 })
  })

  it('holds the log back until what happened has been shown', () => {
    const table = laid(beginning({ B: COMPUTER }, { seed: A }), { still: false })
    table.actions.perform({
      type: 'referee',
      do: 'move',
      unit: 'a1',
      at: { x: 5, y: 5 },
      facing: 0,
      reason: 'bumped',
    })
    expect(table.store.getState()).toMatchObject({ shownSteps: 0, news: { step: 1 } })
    table.actions.settle(1)
    expect(table.store.getState().shownSteps).toBe(1)
  })

  it('goes through those that could still be placed where nothing has to be done', () => {
    const placing: typeof duel = {
      ...duel,
      offers: (state, side) =>
        duel.offers(state, side).map(offer => ({ ...offer, input: 'place' as const, useful: false })),
    }
    const { store, actions } = createSession({ keep: () => undefined }, { still: () => true })
    actions.begin('slot', placing, beginning({}, { seed: seedFor('A') }))
    actions.lift()
    expect(nextLabel(offersNow(store.getState()))).toBe('Next unit')
    expect([actions.next(1), actions.next(1), actions.next(1)]).toEqual(['a1', 'a2', 'a1'])
  })

  it('goes to what belongs to nobody in particular once no unit has anything left', () => {
    const ownerless: typeof duel = {
      ...duel,
      offers: (state, side) => duel.offers(state, side).map(offer => ({ ...offer, unit: null })),
    }
    const { store, actions } = createSession({ keep: () => undefined }, { still: () => true })
    actions.begin('slot', ownerless, beginning({}, { seed: seedFor('A') }))
    actions.lift()
    expect(nextLabel(offersNow(store.getState()))).toBe('What is left')
    expect(actions.next(1)).toBeNull()
    expect(store.getState().focus).toEqual({ unit: null, offer: 'shoot:a1', target: null })
    actions.next(1)
    expect(store.getState().focus.offer).toBe('shoot:a2')
    actions.next(1)
    expect(store.getState().focus.offer).toBe('shoot:a1')
    expect(nextLabel([])).toBeNull()
  })

  it.each([
    ['two people', { A: PERSON, B: PERSON }, {}, false],
    ['two people, whatever was chosen', { A: PERSON, B: PERSON }, { sameDice: true }, false],
    ['one person', { A: PERSON, B: COMPUTER }, {}, false],
    ['one person who chose so', { A: PERSON, B: COMPUTER }, { sameDice: true }, true],
  ] as const)('lets a what-if of %s foretell the dice: %4$s', (_who, seats, chosen, foretold) => {
    const rules = { seats, dice: 'program', ...chosen } as const
    const table = laid(beginning({}, { seed: 'any', rules }))
    const next = () => Array.from({ length: 30 }, (_, at) => facesOf(battleOf(table))(at, 6)).join('')
    const ahead = next()
    table.actions.continueFrom(battleOf(table).cursor)
    expect(battleOf(table).line).not.toBe('main')
    expect(next() === ahead).toBe(foretold)
    table.actions.chooseLine('main')
    expect(next()).toBe(ahead)
  })

  it('gives the battle up for the one person, whoever is to act, and takes that back in a what-if, for the end lays the seed open', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: seedFor('B') }))
    expect(concedingSide(table.store.getState())).toBe('A')
    table.actions.concede('A')
    expect(stateOf(battleOf(table)).result?.winner).toBe('B')
    expect(concedingSide(table.store.getState())).toBeNull()
    table.actions.undo()
    expect(table.store.getState().notice?.way).toBe('branch')
    expect(stateOf(battleOf(table)).result?.winner).toBe('B')
    table.actions.branch()
    expect(stateOf(battleOf(table)).result).toBeNull()
    expect(battleOf(table).line).not.toBe('main')
  })

  it('shows nothing more of the computer’s turn to whoever is in a hurry, until it is over', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: seedFor('B') }), { still: false })
    const push = {
      type: 'referee',
      do: 'move',
      unit: 'a1',
      at: { x: 5, y: 5 },
      facing: 0,
      reason: 'bumped',
    } as const
    table.actions.hurry()
    table.actions.perform(push)
    expect(table.store.getState()).toMatchObject({ shownSteps: 1, news: null, hurried: true })
    table.actions.perform({ type: 'end' }, { side: 'B', by: 'computer' })
    expect(table.store.getState().hurried).toBe(false)
    table.actions.hurry()
    expect(table.store.getState().hurried).toBe(false)
  })

  it('continues a battle from any step as a what-if', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.perform(stepOf('a1', 3, 4))
    table.actions.perform(stepOf('a2', 8, 4))
    table.actions.continueFrom(1)
    expect(battleOf(table).cursor).toBe(1)
    expect(battleOf(table).lines).toHaveLength(2)
  })

  it('lets the referee set the last dice with a reason', () => {
    const table = laid(beginning({}, { seed: A }))
    table.actions.perform(shoot)
    table.actions.rerollLast('cocked die', [1])
    expect(lineOf(battleOf(table)).moments[0]?.step.dice).toEqual([1])
    expect(lineOf(battleOf(table)).moments[0]?.step.rerolled?.reason).toBe('cocked die')
  })

  it('leaves nothing behind when the battle is left', () => {
    const table = laid()
    table.actions.leave()
    expect(table.store.getState().battle).toBeNull()
    expect(seenNow(table.store.getState())).toBeNull()
  })
})
