import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { type Battle, act, logOf, stateOf, startBattle, strictnessOf } from '../../src/engine/battle'
import { canUndo } from '../../src/engine/history'
import { randomAction } from '../../src/engine/random'
import { recordOf, replay } from '../../src/engine/replay'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { mayRead } from '../../src/engine/words'
import { actingSide, offersNow, seenNow, seesOtherwise, tell } from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { picker } from '../contract/sample'
import { duel } from '../engine/duel'
import { COMPUTER, type Laid, beginning, laid, seedFor } from './table'

const A = seedFor('A')
const now = (table: Laid) => table.store.getState()
const battleOf = (table: Laid): Battle => {
  const { battle } = now(table)
  if (!battle) throw new Error('There is no battle.')
  return battle
}
/** Two people at one screen; A sits in the chair. */
function twoPeople(): Laid {
  const table = laid(beginning({}, { seed: A }), { curtain: true })
  table.actions.lift()
  return table
}
/** What a view tells of the bodies: 'unknown' where it keeps a secret. */
const bodies = (table: Laid) =>
  seenNow(now(table))?.units.map(unit => (unit as unknown as { body: string }).body)
const codes = (table: Laid, side: 'A' | 'B') =>
  logOf(battleOf(table))
    .filter(({ entry }) => mayRead(entry, side))
    .map(({ entry }) => entry.code)

describe('two people at one screen', () => {
  it.each([
    ['B', ['unknown', 'unknown', 'flesh', 'straw']],
    ['referee', ['flesh', 'straw', 'flesh', 'straw']],
  ] as const)(
    'sit down with other eyes (%s) by an act: a curtain, a reason, a line that both read',
    (eyes, seen) => {
      const table = twoPeople()
      expect(bodies(table)).toEqual(['flesh', 'straw', 'unknown', 'unknown'])
      table.actions.look(eyes, 'a question of sight')
      expect(now(table)).toMatchObject({ curtain: eyes, chair: 'public' })
      expect(bodies(table)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
      expect(offersNow(now(table))).toEqual([])
      for (const side of ['A', 'B'] as const) expect(codes(table, side).at(-1)).toMatch(/^engine-looks/)
      const last = logOf(battleOf(table)).at(-1)
      expect(last && tell(duel, stateOf(battleOf(table)), last.entry)).toContain('a question of sight')
      table.actions.lift()
      expect(now(table)).toMatchObject({ curtain: null, chair: eyes })
      expect(bodies(table)).toEqual(seen)
      expect(actingSide(now(table))).toBeNull()
    },
  )

  it('keep the line of a look: taking it back opens a what-if, and a replay tells it', () => {
    const table = twoPeople()
    table.actions.look('referee', 'curious')
    expect(canUndo(battleOf(table))).toBe('branch')
    table.actions.undo()
    expect(codes(table, 'B').at(-1)).toBe('engine-looks-at-all')
    const ruleset: Ruleset = duel
    const again = replay(ruleset, recordOf(battleOf(table)))
    expect(logOf(again)).toEqual(logOf(battleOf(table)))
  })

  it('have as referee the unit still before them that was set, taken off the table or taken back', () => {
    const table = twoPeople()
    table.actions.look('referee', 'curious')
    table.actions.lift()
    const [unit] = stateOf(battleOf(table)).units
    if (!unit) throw new Error('Nobody fights.')
    const { id, at, facing } = unit
    table.actions.chooseUnit(id)
    table.actions.perform({ type: 'referee', do: 'move', unit: id, at: null, facing, reason: 'a sleeve' })
    expect(now(table).focus.unit).toBe(id)
    table.actions.perform({ type: 'referee', do: 'move', unit: id, at, facing, reason: 'a sleeve' })
    expect(now(table).focus.unit).toBe(id)
    table.actions.undo()
    expect(now(table).focus.unit).toBe(id)
  })

  it('give the chair back behind a curtain', () => {
    const table = twoPeople()
    table.actions.look('referee', 'curious')
    table.actions.lift()
    table.actions.perform({ type: 'referee', do: 'set', unit: 'b2', field: 'life', value: 1, reason: 'hit' })
    expect(now(table)).toMatchObject({ chair: 'referee', curtain: null })
    table.actions.getUp()
    expect(now(table)).toMatchObject({ chair: 'public', curtain: 'A', guest: null })
    table.actions.lift()
    expect(now(table).chair).toBe('A')
    expect(actingSide(now(table))).toBe('A')
  })

  it('change the strictness by an act: a curtain, a reason, a line; taken back like any other', () => {
    const table = twoPeople()
    table.actions.setStrictness('off', 'only a trial')
    expect(now(table)).toMatchObject({ chair: 'public', curtain: 'A' })
    expect(codes(table, 'B').at(-1)).toBe('engine-strictness-off')
    expect(strictnessOf(battleOf(table))).toBe('off')
    table.actions.lift()
    table.actions.undo()
    expect(strictnessOf(battleOf(table))).toBe('enforce')
  })

  it('see nothing of one another by ending the battle in a what-if', () => {
    const table = twoPeople()
    table.actions.continueFrom(0)
    table.actions.concede('A')
    expect(stateOf(battleOf(table)).result).not.toBeNull()
    expect(now(table).chair).toBe('A')
    table.actions.look('referee', '')
    expect(now(table).chair).not.toBe('referee')
  })

  it('see all once the battle itself is over', () => {
    const table = twoPeople()
    table.actions.concede('A')
    table.actions.look('referee', '')
    expect(now(table)).toMatchObject({ chair: 'referee', curtain: null })
    expect(codes(table, 'A')).not.toContain('engine-looks-at-all')
  })

  it('are never shown to one another between two states of the store', () => {
    const table = twoPeople()
    const seen: string[] = []
    table.store.subscribe(({ chair, curtain }) => void seen.push(`${chair} ${curtain ?? 'open'}`))
    table.actions.end()
    table.actions.end()
    expect(seen).toContain('public B')
    expect(seen).not.toContain('B open')
  })
})

describe('one person', () => {
  it('looks with other eyes and changes the strictness by acts too, without a curtain', () => {
    const table = laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }), { curtain: true })
    table.actions.look('referee', 'to learn')
    expect(now(table)).toMatchObject({ chair: 'referee', curtain: null })
    table.actions.setStrictness('warn', 'to learn')
    expect(now(table).curtain).toBeNull()
    expect(codes(table, 'A').slice(-2)).toEqual(['engine-looks-at-all', 'engine-strictness-warn'])
    table.actions.getUp()
    expect(now(table).chair).toBe('A')
  })
})

describe('a curtain', () => {
  it('falls where a side sees what the other does not, and nowhere else', async () => {
    const found = { same: 0, other: 0 }
    for (const id of ['ww1', 'cold-war']) {
      const ruleset = await REGISTER.find(each => each.id === id)?.load()
      if (!ruleset) throw new Error('There is no such ruleset.')
      for (const scenario of ruleset.scenarios) {
        for (const state of positions(ruleset, scenario.id)) {
          const differ = seesOtherwise(ruleset, state, 'A', 'B')
          const texts = ['A', 'B'].map(side => JSON.stringify(ruleset.view(state, side as 'A')))
          expect(differ).toBe(texts[0] !== texts[1])
          found[differ ? 'other' : 'same'] += 1
        }
      }
    }
    expect(found.same).toBeGreaterThan(50)
    expect(found.other).toBeGreaterThan(50)
  })

  it('does not fall after each spade of WW1 that is dug in the open', async () => {
    const ruleset = await REGISTER.find(each => each.id === 'ww1')?.load()
    const scenario = ruleset?.scenarios[0]
    if (!ruleset || !scenario) throw new Error('There is no such ruleset.')
    const table = laid()
    table.actions.begin('slot', ruleset, beginning({}, { scenario: scenario.id, seed: 'dig' }))
    const pick = picker('dig')
    const chairs = new Set<string>()
    for (let acts = 0; acts < 12; acts++) {
      const session = now(table)
      expect(session.curtain).toBeNull()
      const side = actingSide(session)
      const view = seenNow(session)
      const action = side && view && randomAction(ruleset, view, side, pick)
      if (!action) break
      chairs.add(session.chair)
      table.actions.perform(action)
    }
    expect(chairs.size).toBe(2)
  })
})

/** Some positions of a battle between two who choose at random. */
function positions(ruleset: Ruleset, id: string) {
  const scenario = ruleset.scenarios.find(each => each.id === id)
  if (!scenario) throw new Error('There is no such scenario.')
  let battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, 'views')
  const pick = picker('views')
  const found = [stateOf(battle)]
  for (let acts = 0; acts < 60; acts++) {
    const state = stateOf(battle)
    const side = state.toAct[0]
    const action = side && randomAction(ruleset, ruleset.view(state, side), side, pick)
    const acted = action && act(ruleset, battle, action, { side })
    if (!acted?.ok) break
    battle = acted.battle
    found.push(stateOf(battle))
  }
  return found
}
