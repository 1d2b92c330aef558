import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { ruleset as ww2 } from '../../rulesets/ww2'
import { act, startBattle, stateOf } from '../../src/engine/battle'
import type { Ruleset } from '../../src/engine/ruleset'
import {
  answerTo,
  bandsOf,
  deedsAt,
  distanceBands,
  farthestWay,
  groundsOf,
  piecesOf,
  type Question,
} from '../../src/engine/situations'
import {
  type Situation,
  type Stated,
  besideTable,
  canState,
  goingBack,
  stripFrom,
} from '../../src/engine/stating'

const OPEN: Situation = { distance: 5, ground: null, from: null, struck: 0, bears: 0 }
const NO_RULES = { houseRules: {} }

/** Saint-Aubin at a table of wood, in the Germans' fire phase: the Pak 40 and the 1st Platoon of Shermans. */
function saintAubin() {
  const [first] = ww2.scenarios
  if (!first) throw new Error('WW2 has no scenario.')
  const scenario = besideTable(first)
  const begun = startBattle(ww2 as Ruleset, scenario, NO_RULES, 'wood')
  const ended = act(ww2 as Ruleset, begun, { type: 'end' })
  if (!ended.ok) throw new Error('The phase does not end.')
  const state = stateOf(ended.battle)
  const idOf = (name: string) => state.units.find(unit => unit.name === name)?.id ?? name
  const pak = idOf('Pak 40')
  const platoon = idOf('1st Platoon')
  const ruleset = ww2 as Ruleset
  const asked = { ruleset, scenario, state, side: 'B', actor: pak, target: platoon } as const
  const pieces = piecesOf(ruleset, state)
  const deed = deedsAt(asked, OPEN, pieces).find(({ kind }) => kind === 'fire')?.id ?? ''
  const question: Question = { ...asked, deed }
  return { battle: ended.battle, ruleset, scenario, state, question, pieces, pak, platoon, idOf }
}

describe('a table of wood', () => {
  it('finds the bands of range that the rules have: half range and range of the gun [ww2-5.11]', () => {
    const { question, pieces } = saintAubin()
    const bands = distanceBands(question, OPEN, pieces)
    // A gun of 75mm reaches 12 inches; beyond 6 it has one less; in contact nobody fires.
    expect(bands.map(({ to }) => to).slice(0, 3)).toEqual([1, 6, 12])
    const far = bands.find(({ to }) => to === 12)?.answer.option?.reckonings?.[0]
    expect(far?.modifiers.map(({ value }) => value)).toEqual([-1])
    expect(bands.at(-1)?.answer.refusal?.reasons[0].code).toBe('out-of-range')
  })

  it('tells cover from open ground, and the side that is struck from the front', () => {
    const { question, pieces } = saintAubin()
    const grounds = bandsOf(question, OPEN, pieces, 'ground', [null, 'field', 'wood', 'bunker'])
    expect(grounds.map(({ members }) => members)).toEqual([[null, 'field'], ['wood'], ['bunker']])
    const totals = grounds.map(({ answer }) => answer.option?.reckonings?.[0]?.total)
    expect(totals).toEqual([4, 5, 6])
    const sides = bandsOf(question, OPEN, pieces, 'struck', [0, 90, 180])
    expect(sides.map(({ members }) => members)).toEqual([[0], [90], [180]])
    // A Sherman's Defence is 4 in front and half of it at the side.
    expect(sides.map(({ answer }) => answer.option?.reckonings?.[2]?.total).slice(0, 2)).toEqual([4, 2])
  })

  it('does the stated shot by the ordinary act, after a statement that the log tells', () => {
    const { battle, ruleset, question, pieces, pak, platoon } = saintAubin()
    const { option, stated } = answerTo(question, OPEN, pieces)
    const statement: Stated = { type: 'referee', do: 'state', reason: '5 inches', ...stated }
    const there = act(ruleset, battle, statement)
    if (!there.ok || !option) throw new Error('It cannot be stated.')
    expect(ruleset.measure(stateOf(there.battle), pak, platoon).distance).toBeCloseTo(5)
    expect(there.battle.lines[0]?.moments.at(-1)?.log[0]?.code).toBe('engine-stated')
    expect(act(ruleset, there.battle, option.action).ok).toBe(true)
  })

  it('puts whoever was spoken of back on the table when others are', () => {
    const { battle, ruleset, scenario, question, pieces, pak, platoon, idOf } = saintAubin()
    const { stated } = answerTo(question, { ...OPEN, distance: 12 }, pieces)
    const there = act(ruleset, battle, { type: 'referee', do: 'state', reason: 'far', ...stated })
    if (!there.ok) throw new Error('It cannot be stated.')
    const after = stateOf(there.battle)
    const homes = goingBack(scenario, after, [idOf('M10'), idOf('StuG III')], [stateOf(battle)])
    const was = (id: string) => stateOf(battle).units.find(unit => unit.id === id)?.at
    expect(new Map(homes.map(({ unit, at }) => [unit, at]))).toEqual(
      new Map([
        [pak, was(pak)],
        [platoon, was(platoon)],
      ]),
    )
    expect(homes.every(({ at }) => at.x < stripFrom(scenario))).toBe(true)
  })

  it('refuses a statement about a unit that is not there, and keeps no ground of the one before', () => {
    const { battle, ruleset, question, pieces } = saintAubin()
    const places = [{ unit: 'nobody', at: { x: 1, y: 1 }, facing: 0 }]
    const lost = act(ruleset, battle, { type: 'referee', do: 'state', reason: '', places, ground: [] })
    expect(lost).toMatchObject({ ok: false, refusal: { reasons: [{ code: 'engine-no-such-unit' }] } })
    const features = (state: unknown) =>
      (state as { scenario: { ground: { features: readonly unknown[] } } }).scenario.ground.features.length
    const before = features(stateOf(battle))
    const wood = act(ruleset, battle, {
      type: 'referee',
      do: 'state',
      reason: '',
      ...answerTo(question, { ...OPEN, ground: 'wood' }, pieces).stated,
    })
    if (!wood.ok) throw new Error('It cannot be stated.')
    expect(features(stateOf(wood.battle))).toBe(before + 1)
    const open = act(ruleset, wood.battle, {
      type: 'referee',
      do: 'state',
      reason: '',
      ...answerTo({ ...question, state: stateOf(wood.battle) }, OPEN, pieces).stated,
    })
    expect(open.ok && features(stateOf(open.battle))).toBe(before)
  })
})

describe.each(REGISTER.map(({ id }) => id))('%s at a table of wood', id => {
  it('takes every scenario with the strip beside its table, and answers there', async () => {
    const { ruleset } = (await import(`../../rulesets/${id}/index.ts`)) as { ruleset: Ruleset }
    for (const one of ruleset.scenarios) {
      const scenario = besideTable(one)
      expect(ruleset.scenarioSchema.safeParse(scenario).error?.issues[0]).toBeUndefined()
      const state = stateOf(startBattle(ruleset, scenario, NO_RULES, 'wood'))
      const [mine, theirs] = ['A', 'B'].map(side =>
        state.units.find(unit => unit.side === side && unit.at !== null),
      )
      if (!canState(scenario) || !mine || !theirs) continue
      const pieces = piecesOf(ruleset, state)
      const asked = { ruleset, scenario, state, side: 'A', actor: mine.id, target: theirs.id } as const
      for (const ground of [null, ...groundsOf(ruleset)]) {
        const { stated } = answerTo({ ...asked, deed: '' }, { ...OPEN, ground }, pieces)
        const battle = startBattle(ruleset, scenario, NO_RULES, 'wood')
        const came = act(ruleset, battle, { type: 'referee', do: 'state', reason: 'so', ...stated })
        expect(came.ok ? null : came.refusal).toBeNull()
        if (!came.ok) continue
        const { distance } = ruleset.measure(stateOf(came.battle), mine.id, theirs.id)
        expect(Math.abs(distance - 5)).toBeLessThan(0.3)
      }
    }
  })
})

it('says how far a unit may go at most over a kind of ground', () => {
  const { ruleset, scenario } = saintAubin()
  const state = stateOf(startBattle(ruleset, scenario, NO_RULES, 'wood'))
  const platoon = state.units.find(({ name }) => name === '1st Platoon')?.id ?? ''
  const asked = { ruleset, scenario, state, side: 'A', actor: platoon, deed: `move:${platoon}` } as const
  const pieces = piecesOf(ruleset, state)
  const open = farthestWay(asked, null, pieces)
  // Half as far through a wood.
  expect(farthestWay(asked, 'wood', pieces)).toBeCloseTo(open / 2, 0)
})
