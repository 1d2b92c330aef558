import { describe, expect, it } from 'vitest'
import { VESSELS, typeOf } from '../../../rulesets/coastal/vessels'
import { END, FAR_A, FAR_B, SHIPPED, at, fire, kit, launch, sail, sea, speed, the, vessel } from './table'

const { play, playAll, refusalCodes } = kit

describe('the booklet as data', () => {
  it('has the twelve sample vessels [coastal-12.1, coastal-12.2]', () => {
    const row = (id: string) => {
      const { defence, speed: most, guns, light, tubes } = typeOf(id)
      return [
        defence,
        most,
        guns.map(({ kind, arc }) => `${kind} ${arc}`).join(', '),
        light,
        tubes.map(({ left, calibre, arc }) => `${left}x${calibre}${arc}`).join(', '),
      ]
    }
    expect(row('fairmile-d')).toEqual([3, 5, '6 pdr FPS, 6 pdr APS', 2, '2x18F'])
    expect(row('fairmile-c')).toEqual([3, 4, '2 pdr FPS, 2 pdr APS', 2, ''])
    expect(row('vosper')).toEqual([2, 6, '', 2, '2x21F'])
    expect(row('flower')).toEqual([5, 3, '4" gun FPS, 2 pdr APS', 2, ''])
    expect(row('s-100')).toEqual([3, 6, '40mm APS', 2, '2x21F'])
    expect(row('raumboot')).toEqual([3, 3, '37mm APS', 3, ''])
    expect(row('mfp')).toEqual([5, 2, '88mm FPS, 88mm APS', 8, ''])
    expect(row('mas')).toEqual([2, 5, '', 1, '2x18F'])
    expect(row('gabbiano')).toEqual([5, 3, '4" gun FPS', 6, '2x21F'])
    expect(row('elco')).toEqual([2, 6, '37mm FPS, 40mm APS', 1, '4x21F'])
    expect(row('higgins')).toEqual([2, 6, '', 1, '4x21F'])
    expect(row('type-vii')).toEqual([4, 3, '88mm FPS', 0, '4x21F, 1x21A'])
  })

  it('has the Defence Factors of section 9 [coastal-9.1]', () => {
    const byFactor = (factor: number) => VESSELS.filter(each => each.defence === factor).map(({ id }) => id)
    expect(byFactor(2)).toEqual(['vosper', 'mas', 'elco', 'higgins'])
    expect(byFactor(3)).toEqual(['fairmile-d', 'fairmile-c', 's-100', 'raumboot', 'small-transport'])
    expect(byFactor(4)).toEqual(['type-vii', 'submarine', 'medium-transport', 'f-lighter', 'trawler'])
    expect(byFactor(5)).toEqual([
      'flower',
      'mfp',
      'gabbiano',
      'large-transport',
      'landing-craft',
      'minesweeper',
      't-boot',
    ])
  })

  it('gives hulls their outlines [coastal-R6, coastal-1.1]', () => {
    const size = (id: string) => [typeOf(id).length, typeOf(id).beam]
    expect([size('mas'), size('vosper'), size('elco'), size('higgins')]).toEqual([
      [0.6, 0.2],
      [0.7, 0.2],
      [0.8, 0.25],
      [0.8, 0.25],
    ])
    expect([size('fairmile-c'), size('s-100'), size('raumboot')]).toEqual([
      [1.1, 0.25],
      [1.1, 0.25],
      [1.2, 0.25],
    ])
    expect([size('mfp'), size('trawler'), size('flower'), size('type-vii'), size('large-transport')]).toEqual(
      [
        [1.6, 0.3],
        [1.6, 0.3],
        [2, 0.4],
        [2.1, 0.25],
        [2.4, 0.4],
      ],
    )
  })

  it('is fought on tables of about 4 by 3 feet with 4 to 8 vessels or a few more [coastal-1.3]', () => {
    for (const scenario of kit.ruleset.scenarios) {
      const { width, height } = scenario.board
      expect([width <= 48, height <= 36]).toEqual([true, true])
    }
  })

  it('lets the owner of an MFP choose where its second 88mm bears [coastal-R16]', () => {
    const state = sea([vessel('A', 'm', 'mfp', at(20, 20)), FAR_B], { state: { turn: 0, step: 'speeds A' } })
    const mounted = play(state, { type: 'mount', unit: 'm', arc: 'FPS' }).state
    expect(the(mounted, 'm').guns.map(({ arc }) => arc)).toEqual(['FPS', 'FPS'])
    expect(refusalCodes(mounted, { type: 'mount', unit: 'm', arc: 'FPS' })).toEqual(['same-arc'])
    expect(refusalCodes({ ...state, turn: 1 }, { type: 'mount', unit: 'm', arc: 'FPS' })).toEqual(['not-now'])
  })
})

describe('larger models', () => {
  const rules = ['large-scale']

  it('double all distances but what the speed die shows [coastal-1.4, coastal-R34]', () => {
    const gun = vessel('A', 'gun', 'fairmile-d', at(20, 30), { speed: 2 })
    const state = sea([gun, vessel('B', 'e', 's-100', at(20, 10), { speed: 2 }), FAR_A, FAR_B], { rules })
    expect(refusalCodes(state, fire('gun', 0, 'e'))).toEqual([])
    expect(refusalCodes(state, sail('gun', [4, 0]))).toEqual([])
    expect(refusalCodes(state, sail('gun', [2, 45], [2, 0]))).toEqual([])
    expect(refusalCodes(state, sail('gun', [1, 45], [3, 0]))).toEqual(['pivot-too-soon'])
    const setting = { ...state, step: 'speeds A' as const }
    expect(refusalCodes(setting, speed('gun', 6))).toEqual(['over-maximum'])
    const visible = kit.ruleset.card(state, 'e').facts.find(({ label }) => label === 'Seen at')
    expect(visible?.value).toBe('40″')
    const launched = play(state, launch('gun', 0)).state
    const [counter] = kit.ruleset.scene(launched, { unit: null, offer: null, target: null }).props
    expect(counter?.at).toEqual(at(20, 24))
    expect(kit.ruleset.card(state, 'gun').token).toMatchObject({ depth: 2.2, width: 0.5 })
  })
})

describe('victory', () => {
  const last = (units: Parameters<typeof sea>[0], more = {}) =>
    sea(units, { ...more, state: { turn: SHIPPED.turns, step: 'act', toAct: ['A'] } })

  it('counts Defence Factors of the sunk and half of them for the Wrecked [coastal-R36]', () => {
    const sunk = vessel('B', 's', 'mfp', at(5, 5), { at: null, fate: 'sunk' })
    const wreck = vessel('B', 'w', 's-100', at(5, 5), { wrecked: true, damaged: true, acted: true })
    const lost = vessel('A', 'l', 'vosper', at(5, 9), { at: null, fate: 'sunk' })
    const state = last([FAR_A, { ...FAR_B, acted: true }, sunk, wreck, lost])
    const over = play(state, sail('far-a'))
    expect(over.state.result).toMatchObject({
      winner: 'A',
      why: { code: 'won-points', facts: { own: 7, other: 2 } },
    })
  })

  it('counts transports that get away for their owner, and none that leaves elsewhere [coastal-R36]', () => {
    const ship = vessel('A', 'ship', 'small-transport', at(1, 20), { facing: 270, speed: 2, cargo: true })
    const scenario = { exit: { side: 'A' as const, edge: 'west' as const } }
    const after = play(sea([ship, FAR_A, FAR_B], { scenario }), sail('ship', [2, 0]))
    expect(after.codes).toContain('gets-through')
    expect(the(after.state, 'ship').fate).toBe('through')
    const other = play(sea([ship, FAR_A, FAR_B]), sail('ship', [2, 0]))
    expect(the(other.state, 'ship').fate).toBe('left')
  })

  it('is a draw with as many points, and at once where a side has no vessel left [coastal-R36]', () => {
    const even = last([FAR_A, { ...FAR_B, acted: true }])
    expect(play(even, sail('far-a')).state.result).toMatchObject({ winner: null, why: { code: 'drawn' } })
    const gun = vessel('A', 'gun', 'fairmile-d', at(20, 20))
    const lone = sea([gun, vessel('B', 'e', 's-100', at(24, 20)), FAR_A])
    const over = playAll(lone, [sail('gun', [3, 0]), fire('gun', 0, 'e')], [6, 6, 1])
    expect(over.state.result).toMatchObject({ winner: 'A' })
  })

  it('sets up within 6 inches of the own short edge what has no place [coastal-R36]', () => {
    const [scenario] = kit.ruleset.scenarios
    if (!scenario) throw new Error('There is no scenario.')
    const { vessels, groups, ...rest } = scenario as unknown as {
      vessels: readonly { at?: object }[]
      groups: readonly object[]
    }
    const placeless = {
      ...rest,
      groups: groups.map(each => ({ ...each, course: [] })),
      vessels: vessels.map(({ at: _at, ...each }) => each),
    }
    const { state } = kit.begin(placeless as unknown as typeof scenario, [1])
    for (const { at: place, side } of state.units) {
      if (!place) throw new Error('It stands nowhere.')
      expect(side === 'A' ? place.x : 48 - place.x).toBeLessThanOrEqual(6)
    }
  })
})

describe('the night as a house rule', () => {
  const rules = ['night']
  const enemy = (y: number, more = {}) => vessel('B', 'e', 'raumboot', at(20, y), { speed: 2, ...more })
  const dark = (y: number, more = {}) =>
    sea([vessel('A', 'gun', 'fairmile-d', at(20, 30), { speed: 2 }), enemy(y, more), FAR_A, FAR_B], {
      rules,
      courses: [
        { group: 'a', line: [at(20, 30), at(20, 0)] },
        { group: 'b', line: [at(20, 8), at(20, 40)] },
      ],
      state: { visibility: 10 },
    })

  it('as printed all models, courses and torpedoes lie openly [coastal-R38, coastal-1.2]', () => {
    const state = { ...dark(10), houseRules: {} }
    expect(kit.ruleset.view(state, 'A')).toBe(state)
  })

  it('draws the courses beneath the vessels and their names [coastal-1.2]', () => {
    const { marks } = kit.ruleset.scene(
      { ...dark(10), released: false },
      { unit: null, offer: null, target: null },
    )
    const courses = marks.filter(({ kind }) => kind === 'path')
    expect(courses).toHaveLength(2)
    expect(courses).toEqual(courses.map(() => expect.objectContaining({ lies: true })))
  })

  it('shows a side only what its vessels have spotted, and never the other side s courses [coastal-R38]', () => {
    const seen = kit.ruleset.view(dark(20), 'A')
    expect(the(seen, 'e').at).toEqual(at(20, 20))
    expect(seen.courses.map(({ line }) => line.length)).toEqual([2, 0])
    const unseen = kit.ruleset.view(dark(19.9), 'A')
    expect(the(unseen, 'e')).toMatchObject({ at: null, speed: 0, along: 0 })
    expect(the(kit.ruleset.view(dark(19.9), 'referee'), 'e').at).toEqual(at(20, 19.9))
    expect(the(kit.ruleset.view(dark(20), 'public'), 'e').at).toEqual(at(20, 20))
  })

  it('hides torpedoes until they strike, and tells of fire only who is fired at [coastal-R38]', () => {
    const state = dark(20, { acted: true })
    const fired = play(state, launch('gun', 0)).state
    expect(kit.ruleset.view(fired, 'B').torpedoes).toEqual([])
    expect(kit.ruleset.view(fired, 'A').torpedoes).toHaveLength(1)
    // The Elco is seen at 5 inches, the Flower at 15: she does not see who fires at her.
    const flower = vessel('B', 'e', 'flower', at(20, 20), { speed: 2 })
    const longer = { ...vessel('A', 'gun', 'elco', at(20, 27), { speed: 2 }) }
    const shot = play(
      sea([longer, flower, FAR_A, FAR_B], { rules, state: { visibility: 10 } }),
      fire('gun', 0, 'e'),
      [1],
    )
    expect(shot.codes).toEqual(['misses', 'dark-misses'])
    expect(shot.log.map(({ visibleTo }) => visibleTo)).toEqual([['A'], ['B']])
  })

  it('names nothing in a refusal that the side does not see [coastal-R38]', () => {
    const hidden = vessel('B', 'e', 'mas', at(20, 24.5), { facing: 90, speed: 2 })
    const state = sea([vessel('A', 'gun', 'vosper', at(20, 30), { speed: 6 }), hidden, FAR_A, FAR_B], {
      rules,
      state: { visibility: 10 },
    })
    const reasons = kit.refusal(state, sail('gun', [6, 0]))?.reasons
    expect(reasons?.map(({ code, facts, marks }) => [code, facts, marks])).toEqual([
      ['something-in-the-way', undefined, undefined],
    ])
    expect(refusalCodes(state, END)).toEqual(['activate-first'])
  })
})
