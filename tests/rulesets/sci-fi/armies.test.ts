import { describe, expect, it } from 'vitest'
import { type Army, type ArmyChoices, pointsOf, unitsOf } from '../../../src/engine/armies'
import { PLAIN_OPTIONS } from '../../../src/engine/ruleset'
import { telling } from '../../../src/engine/telling'
import { recordedChance } from '../../../src/engine/dice/recorded'
import { ruleset } from '../../../rulesets/sci-fi'
import { ARMIES } from '../../../rulesets/sci-fi/armies'
import { buildOf } from '../../../rulesets/sci-fi/builds'
import { groundOf } from '../../../rulesets/sci-fi/grounds'
import type { TacticalScenario } from '../../../rulesets/families/tactical'
import { at, battle, tableOf, unit } from '../tactical/table'

const t = tableOf(ruleset)
const FIELD = { place: ARMIES.places[1]?.id ?? '' }

const choose = (type: string, more: ArmyChoices = {}): ArmyChoices => ({ ...ARMIES.blank(type), ...more })

const army = (name: string, lines: readonly (readonly [number, ArmyChoices])[]): Army => ({
  format: 'pz8-army',
  version: 1,
  ruleset: 'sci-fi',
  id: name,
  name,
  setting: '',
  lines: lines.map(([count, choices]) => ({ name: ARMIES.nameOf(choices), count, choices })),
})

const flags = (choices: ArmyChoices, count = 10) =>
  ARMIES.check(army('x', [[count, choices]]), {}).map(({ text, clause }) => [text, clause])

describe('building an army', () => {
  it('has every unit of the muster to choose from, at three qualities [sci-fi-2.2] [sci-fi-12.1]', () => {
    const [types, qualities] = ARMIES.fields
    expect(types?.options.map(({ value }) => value)).toEqual(ruleset.muster.map(({ id }) => id))
    expect(qualities?.options.map(({ value }) => value)).toEqual(['Elite', 'Average', 'Green'])
    for (const { id } of ruleset.muster) expect(flags(choose(id))).toEqual([])
  })

  it('makes units of one\u2019s own: another weapon, fire control, SKIP, a fast or a carrying GEV [sci-fi-R44] [sci-fi-R45] [sci-fi-R62] [sci-fi-R63]', () => {
    const type = (choices: ArmyChoices) => buildOf(choices)?.type
    expect(type(choose('heavy-mbt', { weapon: 'heavy-gun' }))?.weapons).toEqual(['heavy-gun'])
    expect(type(choose('medium-mbt', { control: 'hi-tech' }))?.weapons).toEqual(['medium-gun-hi-tech'])
    expect(type(choose('heavy-walker', { defence: '5' }))).toMatchObject({
      defence: 5,
      name: 'Heavy Walker, SKIP',
    })
    expect(type(choose('gev', { move: '18', carries: 'infantry' }))).toMatchObject({
      move: 18,
      carriesFoot: true,
      flies: true,
    })
    expect(type(choose('gev'))?.id).toBe('gev')
    expect(buildOf({ type: 'nothing' })).toBeNull()
  })

  it('gives it a second weapon, and it pays for the highest factors and the longest range of both [sci-fi-R20] [sci-fi-R56]', () => {
    const two = choose('medium-mbt', { second: 'rockets' })
    expect(buildOf(two)?.type).toMatchObject({
      id: 'medium-mbt+and-rockets',
      name: 'Medium MBT, rockets',
      weapons: ['medium-gun', 'rockets'],
    })
    // (5 + 5) : 2 + 3, an inch of movement beyond 3, 32 of range beyond 8.
    expect(ARMIES.cost(two, {}).total).toBe(41)
    const controlled = choose('medium-mbt', { second: 'rockets', control: 'hi-tech' })
    expect(buildOf(controlled)?.type.weapons).toEqual(['medium-gun-hi-tech', 'rockets-hi-tech'])
    expect(ARMIES.cost(controlled, {}).total).toBe(42)
    // The same weapon twice is one weapon.
    expect(buildOf(choose('medium-mbt', { second: 'medium-gun' }))?.type.id).toBe('medium-mbt')
    // An unarmed carrier gets what is chosen as its only weapon.
    expect(buildOf(choose('apc', { second: 'light-gun' }))?.type.weapons).toEqual(['light-gun'])
  })

  it('tells what the rules do not have so, and forbids nothing [sci-fi-R62] [sci-fi-R63] [sci-fi-R45] [sci-fi-4.4]', () => {
    expect(flags(choose('apc', { control: 'hi-tech' }))).toEqual([
      ['APC is unarmed and has no use for fire control.', 'sci-fi-R62'],
    ])
    expect(flags(choose('medium-mbt', { defence: '5' }))).toEqual([])
    expect(flags(choose('infantry', { defence: '5' }))).toEqual([
      ['The Defence Factor of Infantry is 0.', 'sci-fi-9.1'],
    ])
    expect(flags(choose('gev', { move: '18' }))).toEqual([])
    expect(flags(choose('heavy-mbt', { move: '8' }))).toEqual([
      ['The movement table gives Heavy MBT 3 inches.', 'sci-fi-4.1'],
    ])
    expect(flags(choose('light-mbt', { carries: 'infantry' }))).toHaveLength(1)
  })

  it('counts 10 to 30 units for an ordinary game [sci-fi-1.4]', () => {
    expect(ARMIES.units).toEqual([10, 30])
    expect(flags(choose('infantry'), 9)).toEqual([
      ['A game has 10 to 30 units on each side; this army has 9.', 'sci-fi-1.4'],
    ])
    expect(flags(choose('infantry'), 30)).toEqual([])
    expect(flags(choose('infantry'), 31)).toHaveLength(1)
  })

  it('adds up the exact costs [sci-fi-R56]', () => {
    const mixed = army('mixed', [
      [3, choose('infantry', { quality: 'Green' })],
      [1, choose('medium-mbt', { quality: 'Elite' })],
    ])
    expect(pointsOf(ARMIES, mixed, {})).toBe(3 * 2.625 + 24.75)
  })
})

describe('the ready armies', () => {
  it.each(ARMIES.ready.map(each => [each.id, each] as const))(
    '%s fits the schema and the rules',
    (_, each) => {
      expect(ARMIES.schema.parse(JSON.parse(JSON.stringify(each)))).toEqual(each)
      expect(unitsOf(each)).toBeGreaterThanOrEqual(10)
      expect(unitsOf(each)).toBeLessThanOrEqual(30)
      const [least, most] = ARMIES.points
      expect(pointsOf(ARMIES, each, {})).toBeGreaterThanOrEqual(least)
      expect(pointsOf(ARMIES, each, {})).toBeLessThanOrEqual(most)
    },
  )

  it('are about as strong as each other', () => {
    const points = ARMIES.ready.map(each => pointsOf(ARMIES, each, {}))
    expect(Math.max(...points) - Math.min(...points)).toBeLessThan(0.2 * Math.max(...points))
  })
})

describe('a battle between two armies', () => {
  const [first, second] = ARMIES.ready
  if (!first || !second) throw new Error('There are no ready armies.')
  const scenario = ARMIES.battle({ A: first, B: second }, FIELD) as TacticalScenario

  it('has what the rules have without a scenario: zones of 9 inches, 12 turns, nothing to be held [sci-fi-R46] [sci-fi-1.4]', () => {
    expect(ruleset.scenarioSchema.parse(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
    expect([
      scenario.board.kind === 'inches' && [scenario.board.width, scenario.board.height],
      scenario.turns,
    ]).toEqual([[48, 36], 12])
    expect(scenario.zones.A.map(({ y }) => y)).toEqual([27, 27, 36, 36])
    expect(scenario.zones.B.map(({ y }) => y)).toEqual([0, 0, 9, 9])
    expect([scenario.objectives, scenario.units.length]).toEqual([[], unitsOf(first) + unitsOf(second)])
  })

  it('lies on one of six grounds, the same for the same seed, or on one that is chosen [sci-fi-1.5]', () => {
    const seeds = Array.from({ length: 40 }, (_, at) => String(at))
    const drawn = seeds.map(seed => ARMIES.battle({ A: first, B: second }, { seed }).ground.seed)
    expect(new Set(drawn)).toEqual(new Set(ARMIES.places.map(({ id }) => id)))
    expect(seeds.map(seed => ARMIES.battle({ A: first, B: second }, { seed }).ground.seed)).toEqual(drawn)
    for (const { id } of ARMIES.places)
      expect(ARMIES.battle({ A: first, B: second }, { place: id }).ground.seed).toBe(id)
  })

  it('begins with the dice for what comes from above, and Side B deploys first [sci-fi-R57] [sci-fi-R46]', () => {
    const rolls = recordedChance([3, 4], [])
    const state = ruleset.begin(scenario, PLAIN_OPTIONS, telling(rolls, []).io)
    expect(state.scenario.ground).toBe(groundOf(2))
    expect([state.step, state.batteries.length, state.sorties.length]).toEqual(['deploy B', 4, 3])
  })

  it('knows the units of one\u2019s own, on the table and in the air [sci-fi-R45] [sci-fi-R52] [sci-fi-R63]', () => {
    const own = army('own', [
      [1, choose('gev', { move: '18' })],
      [1, choose('heavy-mbt', { defence: '5', weapon: 'heavy-gun' })],
    ])
    const made = ARMIES.battle({ A: own, B: own }, FIELD) as TacticalScenario
    expect(ruleset.scenarioSchema.safeParse(made).success).toBe(true)
    const { types = {} } = made
    expect(Object.keys(types)).toEqual(['gev+move-18', 'heavy-mbt+heavy-gun+defence-5'])
    const state = battle(
      'A moves',
      [
        unit('a', 'A', 'gev+move-18', at(20, 30)),
        unit('b', 'B', 'heavy-mbt+heavy-gun+defence-5', at(20, 20)),
      ],
      { scenario: { types } },
    )
    const far = { type: 'move', unit: 'a', path: [at(20, 12)], facing: 0 } as const
    expect(t.refusalCodes(state, far)).toEqual([])
    const fire = { ...state, step: 'B fires', toAct: ['B'] } as const
    expect(t.refusalCodes(fire, { type: 'fire', unit: 'b', target: 'a', weapon: 'heavy-gun' })).toEqual([
      'engaged-only-by',
    ])
    expect(ruleset.card(state, 'b').facts.find(({ label }) => label === 'Defence')?.value).toBe('5')
  })

  it('refuses a type that stands in for one of the muster or has a weapon that is in no table', () => {
    const { types: _, ...plain } = ARMIES.battle({ A: first, B: second }, FIELD) as TacticalScenario
    const gev = buildOf(choose('gev'))?.type
    const accepts = (types: unknown) => ruleset.scenarioSchema.safeParse({ ...plain, types }).success
    expect(accepts({})).toBe(true)
    expect(accepts({ gev })).toBe(false)
    expect(accepts({ own: { ...gev, id: 'own' } })).toBe(true)
    expect(accepts({ own: { ...gev, id: 'other' } })).toBe(false)
    expect(accepts({ own: { ...gev, id: 'own', weapons: ['banana'] } })).toBe(false)
  })

  it('paints the units in the colours that were chosen', () => {
    expect(new Set(scenario.units.filter(({ side }) => side === 'A').map(({ paint }) => paint))).toEqual(
      new Set(first.lines.map(({ choices }) => choices['paint'])),
    )
    const state = battle('A moves', [unit('a', 'A', 'gev', at(20, 30), 0, { paint: 'violet' })])
    expect(ruleset.scene(state, { unit: null, offer: null, target: null }).tokens[0]?.paint).toBe('violet')
  })
})
