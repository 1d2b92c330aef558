import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { distanceMarks, type LyingRuler, lyingRulers, rulerAt, rulerMarks } from '../../src/app/battle/rulers'
import { sceneNow } from '../../src/app/battle/marks'
import { act, startBattle, stateOf } from '../../src/engine/battle'
import { randomAction } from '../../src/engine/random'
import type { Scenario } from '../../src/engine/scenario'
import type { Mark } from '../../src/engine/scene'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { createSession } from '../../src/store/session'
import type { SessionStore } from '../../src/store/sessionActions'
import { seenNow } from '../../src/store/selectors'
import { PERSON } from '../../src/store/sessionState'
import { picker } from '../contract/sample'
import { beginning, COMPUTER, laid, seedFor, type Laid } from './table'

const A = seedFor('A')
const alone = () => laid(beginning({ A: PERSON, B: COMPUTER }, { seed: A }))
const now = ({ store }: Pick<Laid, 'store'>) => store.getState()

const saysOf = (table: Laid): readonly string[] =>
  rulerMarks(now(table)).flatMap(mark => (mark.kind === 'pill' ? [mark.text] : []))

const tagsOf = (marks: readonly Mark[] = []) =>
  marks.flatMap(mark => (mark.kind === 'tag' ? [[mark.token, mark.figures[0]?.value]] : []))

function keep({ actions }: Laid, from: string, to: string): void {
  actions.setTool('measure')
  actions.measure(from, to)
  actions.keepRuler()
}

const step = { type: 'step', unit: 'a1', to: { x: 3, y: 4 } }

// Anne stands 5 inches beside Abel and 7 from Bert, who is 8.6 from Abel.

describe('rulers that stay', () => {
  it('lie beside each other, each once, after one has stopped measuring', () => {
    const table = alone()
    keep(table, 'a1', 'b1')
    keep(table, 'a1', 'a2')
    keep(table, 'a1', 'b1')
    expect(now(table)).toMatchObject({ tool: 'measure', measured: null })
    table.actions.back()
    expect(now(table).tool).toBe('select')
    expect(saysOf(table)).toEqual(['5.0″', '7.0″'])
    expect(sceneNow(now(table))?.marks).toEqual(expect.arrayContaining([...rulerMarks(now(table))]))
  })

  it('go with the units that they are laid to, and come back with what is taken back', () => {
    const table = alone()
    keep(table, 'a1', 'b1')
    table.actions.perform(step)
    expect(saysOf(table)).toEqual(['5.0″'])
    table.actions.undo()
    expect(saysOf(table)).toEqual(['7.0″'])
  })

  it('are put away at one stroke', () => {
    const table = alone()
    keep(table, 'a1', 'b1')
    table.actions.showDistances(true)
    table.actions.clearRulers()
    expect(now(table)).toMatchObject({ kept: [], distances: false })
    expect(saysOf(table)).toEqual([])
  })

  it('are taken away one by one: the one that is meant, or the last', () => {
    const table = alone()
    keep(table, 'a1', 'b1')
    keep(table, 'a1', 'a2')
    keep(table, 'a2', 'b1')
    const [first] = now(table).kept
    table.actions.pointRuler(first!)
    expect(rulerMarks(now(table)).flatMap(mark => (mark.kind === 'pill' ? [mark.tone] : []))).toEqual([
      'chosen',
      'plain',
      'plain',
    ])
    table.actions.takeRuler(first)
    expect(saysOf(table)).toEqual(['5.0″', '8.6″'])
    expect(now(table).pointed).toBeNull()
    table.actions.takeRuler()
    expect(saysOf(table)).toEqual(['5.0″'])
    table.actions.takeRuler()
    table.actions.takeRuler()
    expect(now(table).kept).toEqual([])
  })

  it('are found by a press near their line, the nearest of them', () => {
    const table = alone()
    keep(table, 'a1', 'b1')
    keep(table, 'a1', 'a2')
    const [toBert, toAbel] = lyingRulers(now(table))
    const between = ({ from, to }: LyingRuler, share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    })
    expect(rulerAt(now(table), between(toBert!, 0.7), 0.3)).toEqual({ from: 'a1', to: 'b1' })
    expect(rulerAt(now(table), between(toAbel!, 0.7), 0.3)).toEqual({ from: 'a1', to: 'a2' })
    expect(rulerAt(now(table), { x: -5, y: -5 }, 0.3)).toBeNull()
    expect([toBert?.between, toBert?.length]).toEqual(['Anne to Bert', '7.0″'])
  })

  it.each([{ curtain: true }, { curtain: false }])('are not left for the next in the chair (%o)', manners => {
    const table = laid(beginning({}, { seed: A }), manners)
    table.actions.lift()
    expect(now(table).chair).toBe('A')
    keep(table, 'a1', 'b1')
    table.actions.showDistances(true)
    table.actions.perform({ type: 'end' })
    expect(now(table)).toMatchObject({ kept: [], distances: false })
    table.actions.lift()
    expect(now(table)).toMatchObject({ chair: 'B', kept: [], distances: false })
  })
})

/** A battle at its beginning, A before a computer; where all have still to be deployed, with some of them on the table. */
function opened(ruleset: Ruleset, scenario: Scenario): SessionStore {
  const pick = picker('deploy')
  let battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, 'a', 'enforce')
  for (let acts = 0; acts < 12 && standing(ruleset.view(stateOf(battle), 'A')).length < 2; acts++) {
    const [side] = stateOf(battle).toAct
    const action = side && randomAction(ruleset, ruleset.view(stateOf(battle), side), side, pick)
    const acted = action && act(ruleset, battle, action, { side })
    if (acted && acted.ok) battle = acted.battle
  }
  const table = createSession({ keep: () => undefined }, { still: () => true })
  const rules = { seats: { A: PERSON, B: COMPUTER }, dice: 'program' } as const
  table.actions.resume('slot', 'Test', ruleset, battle, rules)
  return table
}

const standing = (view: GameState | null) => (view?.units ?? []).filter(({ at }) => at !== null)

describe('all distances from a unit', () => {
  it('stand beside everybody else, from whoever is chosen', () => {
    const table = alone()
    table.actions.showDistances(true)
    expect(distanceMarks(now(table))).toEqual([])
    table.actions.chooseUnit('a1')
    const fromAnne = [
      ['a2', '5.0″'],
      ['b1', '7.0″'],
      ['b2', '8.6″'],
    ]
    expect(tagsOf(distanceMarks(now(table)))).toEqual(fromAnne)
    expect(tagsOf(sceneNow(now(table))?.marks)).toEqual(fromAnne)
    table.actions.chooseUnit('b1')
    expect(tagsOf(distanceMarks(now(table)))).toContainEqual(['a2', '8.6″'])
  })

  it('leave the odds of the chosen target beside it', () => {
    const table = alone()
    table.actions.chooseUnit('a1')
    table.actions.chooseTarget('b1')
    table.actions.showDistances(true)
    const tags = tagsOf(sceneNow(now(table))?.marks)
    expect(tags.filter(([token]) => token === 'b1')).toHaveLength(2)
    expect(tags.filter(([token]) => token === 'b2')).toEqual([['b2', '8.6″']])
  })

  it.each(REGISTER.map(entry => [entry.id, entry] as const))(
    'are told by %s of everybody who is seen and of nobody else',
    async (_id, entry) => {
      const ruleset = await entry.load()
      const [scenario] = ruleset.scenarios
      if (!scenario) throw new Error('There is no scenario.')
      const table = opened(ruleset, scenario)
      table.actions.showDistances(true)
      const seen = standing(seenNow(now(table)))
      expect(seen.length).toBeGreaterThan(1)
      for (const { id } of seen) {
        table.actions.chooseUnit(id)
        const marks = distanceMarks(now(table))
        const others = seen.filter(unit => unit.id !== id)
        expect(tagsOf(marks).map(([token]) => token)).toEqual(others.map(unit => unit.id))
        for (const [, value] of tagsOf(marks)) expect(value).toMatch(/^\d+(\.\d)?″$|^\d+ (hex|square|zone)/)
      }
    },
  )
})
