import { describe, expect, it } from 'vitest'
import type { Vessel } from '../../../rulesets/coastal/state'
import { END, FAR_A, FAR_B, area, at, fire, kit, launch, sail, sea, the, vessel } from './table'

const { play, refusalCodes, refusalClauses, odds } = kit

/** A Fairmile D at (20, 20) heading north at speed 3: 6 pdr forward (0) and aft (1), two 20mm. */
const gunboat = (more: Partial<Vessel> = {}) => vessel('A', 'gun', 'fairmile-d', at(20, 20), more)
const target = (x: number, y: number, type = 's-100', more: Partial<Vessel> = {}) =>
  vessel('B', 'e', type, at(x, y), more)
type Laid = Parameters<typeof sea>[1]
const duel = (enemy: Vessel, more: Partial<Vessel> = {}, laid: Laid = {}) =>
  sea([gunboat(more), enemy, FAR_A, FAR_B], laid)

/** The face that a shot needs, as its option tells it. */
function needOf(state: ReturnType<typeof sea>, offer: string, on = 'e'): number | undefined {
  const option = kit
    .offer(state, 'A', offer)
    .options()
    .find(each => each.token === on)
  return option?.reckonings?.[0]?.total
}
const attackOf = (state: ReturnType<typeof sea>, offer: string): number | undefined =>
  kit
    .offer(state, 'A', offer)
    .options()
    .find(each => each.token === 'e')?.reckonings?.[1]?.total

describe('night visibility', () => {
  it('is 10, 20 or 30 inches for the whole battle, by a D3 [coastal-2.1, coastal-R2]', () => {
    const [scenario] = kit.ruleset.scenarios
    if (!scenario) throw new Error('There is no scenario.')
    const inches = [1, 2, 3, 4, 5, 6].map(face => kit.begin(scenario, [face]).state.visibility)
    expect(inches).toEqual([10, 10, 20, 20, 30, 30])
  })

  const seen = (enemy: Vessel, laid: Laid = {}) =>
    refusalCodes(duel(enemy, {}, { ...laid, state: { visibility: 10 } }), fire('gun', 0, 'e'))[0] !==
    'not-spotted'

  it('is measured from centre to centre, and the limit is within it [coastal-R1]', () => {
    expect(seen(target(20, 10))).toBe(true)
    expect(seen(target(20, 9.9))).toBe(false)
  })

  it('is 5 inches more for a larger vessel [coastal-2.2, coastal-R3]', () => {
    for (const type of ['flower', 'gabbiano', 'minesweeper', 't-boot', 'large-transport']) {
      expect(seen(target(20, 5, type, { speed: 1 }))).toBe(true)
      expect(seen(target(20, 4.9, type, { speed: 1 }))).toBe(false)
    }
    for (const type of ['medium-transport', 'raumboot', 'mfp'])
      expect(seen(target(20, 9.9, type, { speed: 1 }))).toBe(false)
  })

  it('is 5 inches less for a smaller vessel [coastal-2.3]', () => {
    for (const type of ['vosper', 'mas', 'elco', 'higgins']) {
      expect(seen(target(20, 15, type))).toBe(true)
      expect(seen(target(20, 14.9, type))).toBe(false)
    }
  })

  it('is 5 inches more for whoever moves at 5 or 6, and all of it adds up [coastal-2.4, coastal-R3]', () => {
    expect(seen(target(20, 5, 's-100', { speed: 5 }))).toBe(true)
    expect(seen(target(20, 9.9, 's-100', { speed: 4 }))).toBe(false)
    expect(seen(target(20, 10, 'vosper', { speed: 6 }))).toBe(true)
    expect(seen(target(20, 9.9, 'vosper', { speed: 6 }))).toBe(false)
  })
})

describe('spotting', () => {
  it('is each firer s own affair [coastal-6.1, coastal-R4]', () => {
    const other = vessel('A', 'near', 'fairmile-d', at(20, 5))
    const state = sea([gunboat(), other, target(20, 1)], { state: { visibility: 10 } })
    expect(refusalCodes(state, fire('gun', 0, 'e'))).toEqual(['not-spotted'])
    expect(refusalCodes(state, fire('near', 0, 'e'))).toEqual([])
    const shared = sea([gunboat({ at: at(20, 10.5) }), other, target(20, 0.2)], {
      state: { visibility: 10 },
      rules: ['spotted-for-all'],
    })
    expect(refusalCodes(shared, fire('gun', 0, 'e'))[0]).toBe('not-spotted')
    const told = { ...shared, spotted: { A: ['e'], B: [] } }
    expect(refusalCodes(told, fire('gun', 0, 'e'))).toEqual(['out-of-range'])
    expect(play(shared, sail('near', [3, 0])).state.spotted.A).toContain('e')
  })

  it('is blocked by any third hull, a wreck s too, and by high land only [coastal-6.2, coastal-R5]', () => {
    const between = (side: 'A' | 'B', more = {}) =>
      vessel(side, 'third', 'flower', at(20, 16), { facing: 90, ...more })
    const state = sea([gunboat(), target(20, 12), between('A'), FAR_B])
    expect(refusalCodes(state, fire('gun', 0, 'e'))).toEqual(['sight-blocked'])
    const wreck = sea([gunboat(), target(20, 12), between('B', { wrecked: true, damaged: true })])
    expect(refusalClauses(wreck, fire('gun', 0, 'e'))).toEqual(['coastal-6.2'])
    const low = area('coast', at(18, 14), 4, 2)
    const island = (look?: string) => duel(target(20, 12), {}, { features: [look ? { ...low, look } : low] })
    expect(refusalCodes(island(), fire('gun', 0, 'e'))).toEqual([])
    expect(refusalCodes(island('high'), fire('gun', 0, 'e'))).toEqual(['sight-blocked-by-land'])
  })
})

describe('weapons', () => {
  it('are light ones as one group, guns one by one, and torpedoes [coastal-6.3, coastal-6.4]', () => {
    const state = duel(target(22, 20))
    const ids = kit.ruleset
      .offers(state, 'A')
      .filter(each => each.unit === 'gun' && each.kind !== 'sail')
      .map(({ id }) => id)
    expect(ids).toEqual(['fire:gun:light', 'fire:gun:0', 'fire:gun:1', 'launch:gun:0'])
    // All round: whatever the bearing, one die for both of them.
    for (const [x, y] of [
      [22, 20],
      [18, 20],
      [20, 18],
      [20, 22],
    ] as const) {
      const shot = play(duel(target(x, y)), fire('gun', null, 'e'), [1])
      expect(shot.rolls).toHaveLength(1)
    }
  })

  it('halve the light group over bow and stern, rounded up [coastal-6.5, coastal-R17]', () => {
    const light = (x: number, y: number, more = {}) => attackOf(duel(target(x, y), more), 'fire:gun:light')
    expect(light(23, 20)).toBe(2)
    expect(light(20, 17)).toBe(1)
    expect(light(20, 23)).toBe(1)
    // 45 degrees off the bow belongs to it.
    expect(light(22.5, 17.5)).toBe(1)
    expect(light(20, 17, { light: 3 })).toBe(2)
  })

  it('add 1 to the light group within 2 inches [coastal-6.6, coastal-R17]', () => {
    expect(attackOf(duel(target(22, 20)), 'fire:gun:light')).toBe(3)
    expect(attackOf(duel(target(22.1, 20)), 'fire:gun:light')).toBe(2)
    const other = duel(target(22, 20), {}, { rules: ['close-hits-better'] })
    expect(attackOf(other, 'fire:gun:light')).toBe(2)
    expect(needOf(other, 'fire:gun:light')).toBe(3)
  })

  it('bear each in the arcs of its mounting [coastal-6.7, coastal-12.2, coastal-R15]', () => {
    const bears = (gun: number, x: number, y: number) =>
      refusalCodes(duel(target(x, y)), fire('gun', gun, 'e')).length === 0
    // FPS: 0 to 135 either side; APS: 45 to 180 either side; the limits belong to both.
    expect([bears(0, 20, 15), bears(0, 25, 20), bears(0, 15, 20), bears(0, 20, 25)]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect([bears(1, 20, 15), bears(1, 25, 20), bears(1, 15, 20), bears(1, 20, 25)]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([bears(0, 23, 23), bears(1, 23, 17)]).toEqual([true, true])
    const single = duel(target(20, 15), {
      guns: [
        { kind: '88mm', arc: 'F' },
        { kind: '88mm', arc: 'A' },
      ],
    })
    expect(refusalCodes(single, fire('gun', 0, 'e'))).toEqual([])
    expect(refusalCodes(single, fire('gun', 1, 'e'))).toEqual(['out-of-arc'])
  })

  it('each have their own target and take effect at once [coastal-R18]', () => {
    const state = sea([gunboat(), target(24, 20), vessel('B', 'f', 's-100', at(16, 20)), FAR_A])
    const first = play(state, fire('gun', 0, 'e'), [6, 6, 1]).state
    expect(the(first, 'e').fate).toBe('sunk')
    expect(refusalCodes(first, fire('gun', 1, 'e'))).toEqual(['no-such-target'])
    expect(refusalCodes(first, fire('gun', 1, 'f'))).toEqual([])
  })

  it('reach as far as the table says, with its Attack Factors [coastal-8.1, coastal-8.2]', () => {
    const rows = [
      ['2 pdr', 2, 4],
      ['37mm', 2, 8],
      ['40mm', 2, 8],
      ['6 pdr', 3, 10],
      ['3" gun', 4, 12],
      ['88mm', 5, 12],
      ['4" gun', 6, 15],
    ] as const
    for (const [kind, attack, range] of rows) {
      const guns = [{ kind, arc: 'FPS' as const }]
      expect(attackOf(duel(target(20 + range, 20), { guns }), 'fire:gun:0')).toBe(attack)
      expect(refusalCodes(duel(target(20 + range, 20), { guns }), fire('gun', 0, 'e'))).toEqual([])
      expect(refusalCodes(duel(target(20.1 + range, 20), { guns }), fire('gun', 0, 'e'))).toEqual([
        'out-of-range',
      ])
    }
    expect(attackOf(duel(target(24, 20), { light: 5 }), 'fire:gun:light')).toBe(5)
    expect(refusalClauses(duel(target(24.1, 20)), fire('gun', null, 'e'))).toEqual(['coastal-8.1'])
  })
})

describe('hitting', () => {
  it('needs 4 within half range and 5 beyond [coastal-6.9, coastal-R1]', () => {
    expect(needOf(duel(target(25, 20)), 'fire:gun:0')).toBe(4)
    expect(needOf(duel(target(25.1, 20)), 'fire:gun:0')).toBe(5)
  })

  it('is harder at speed 6, of either, and easier at 2 or less [coastal-6.10, coastal-6.11, coastal-6.12]', () => {
    expect(needOf(duel(target(25, 20, 's-100', { speed: 6 })), 'fire:gun:0')).toBe(5)
    expect(needOf(duel(target(25, 20, 's-100', { speed: 2 })), 'fire:gun:0')).toBe(3)
    expect(needOf(duel(target(25, 20, 's-100', { speed: 0 })), 'fire:gun:0')).toBe(3)
    const fast = sea([vessel('A', 'gun', 'elco', at(20, 20), { speed: 6 }), target(24, 20), FAR_A])
    expect(needOf(fast, 'fire:gun:0')).toBe(5)
  })

  it('adds all modifiers up; what needs more than 6 cannot hit [coastal-R19]', () => {
    const fast = sea([
      vessel('A', 'gun', 'elco', at(20, 20), { speed: 6 }),
      target(26, 20, 's-100', { speed: 6 }),
      FAR_A,
    ])
    expect(needOf(fast, 'fire:gun:0')).toBe(7)
    expect(refusalCodes(fast, fire('gun', 0, 'e'))).toEqual([])
    expect(odds(fast, fire('gun', 0, 'e')).hit).toBe(0)
    expect(play(fast, fire('gun', 0, 'e'), [6]).codes).toEqual(['misses'])
  })
})

describe('damage', () => {
  /** A 6 pdr (Attack 3) hits an S-100 (Defence 3) with these two dice, and those for its one gun. */
  const hit = (
    mine: number,
    theirs: number,
    ko: readonly number[] = [],
    more: Partial<Vessel> = {},
    laid: Laid = {},
  ) =>
    play(duel(target(24, 20, 's-100', { speed: 6, was: 6, ...more }), {}, laid), fire('gun', 0, 'e'), [
      5,
      mine,
      theirs,
      ...ko,
    ])

  it('compares a die and the Attack Factor with a die and the Defence Factor [coastal-7.1, coastal-R37]', () => {
    const shot = hit(4, 3, [1])
    expect(shot.rolls.map(({ purpose }) => purpose)).toEqual(['to hit', 'damage', 'guns knocked out'])
    expect(shot.codes).toEqual(['hits', 'is-damaged', 'guns-hold', 'slows'])
  })

  it('is none at 0, Damaged at 1, Wrecked at 2, sunk at 3 and more [coastal-7.2, coastal-7.3, coastal-7.4, coastal-7.5, coastal-R22]', () => {
    expect(hit(3, 3).codes).toEqual(['hits-in-vain'])
    expect(the(hit(4, 3, [1]).state, 'e')).toMatchObject({ damaged: true, wrecked: false })
    expect(the(hit(5, 3, [1]).state, 'e')).toMatchObject({ damaged: true, wrecked: true })
    expect(the(hit(6, 3).state, 'e').fate).toBe('sunk')
    expect(the(hit(6, 1).state, 'e').fate).toBe('sunk')
  })

  it('has the odds of those dice [coastal-7.1]', () => {
    const { hit: hits, destroy } = odds(duel(target(24, 20)), fire('gun', 0, 'e'))
    expect(hits).toBeCloseTo(1 / 2)
    // Of 36 pairs of dice 6 differ by 3 or more.
    expect(destroy).toBeCloseTo((1 / 2) * (6 / 36))
  })

  it('lowers the maximum speed of the Damaged by 2, of the Very Slow by 1, at once [coastal-7.6, coastal-R14]', () => {
    expect(the(hit(4, 3, [1]).state, 'e').speed).toBe(4)
    const later = hit(4, 3, [1], {}, { rules: ['slows-next-turn'] }).state
    expect(the(later, 'e').speed).toBe(6)
    const slow = vessel('B', 'e', 'f-lighter', at(24, 20), { speed: 2 })
    expect(the(play(duel(slow), fire('gun', 0, 'e'), [5, 5, 3]).state, 'e').speed).toBe(1)
  })

  it('lowers it by 2 more for the Wrecked: slower vessels are immobilized [coastal-7.9, coastal-R24]', () => {
    expect(the(hit(5, 3, [1]).state, 'e').speed).toBe(2)
    const ship = vessel('B', 'e', 'raumboot', at(24, 20), { speed: 3 })
    const wrecked = play(duel(ship), fire('gun', 0, 'e'), [5, 5, 3, 1])
    expect(wrecked.codes).toContain('immobilized')
    const next = { ...wrecked.state, step: 'speeds B' as const, toAct: ['B' as const] }
    expect(refusalCodes(next, { type: 'speed', unit: 'e', speed: 1 })).toEqual(['over-maximum'])
    // It cannot move or pivot, and still fires.
    expect(the(wrecked.state, 'e').speed).toBe(0)
    const theirs = { ...wrecked.state, active: null, toAct: ['B' as const] }
    expect(refusalCodes(theirs, fire('e', 0, 'gun'))).toEqual([])
  })

  it('takes light weapons out of the group: 1, then 2 more [coastal-7.7, coastal-7.10, coastal-R17]', () => {
    const light = (more: Partial<Vessel>) =>
      attackOf(duel(target(23, 20), { light: 5, ...more }), 'fire:gun:light')
    expect(light({ damaged: true })).toBe(4)
    expect(light({ damaged: true, wrecked: true })).toBe(2)
    expect(
      refusalCodes(duel(target(23, 20), { damaged: true, wrecked: true }), fire('gun', null, 'e')),
    ).toEqual(['no-light-left'])
  })

  it('knocks out guns on 5 where Damaged and on 4 where Wrecked [coastal-7.8, coastal-7.11, coastal-R20]', () => {
    expect(the(hit(4, 3, [4]).state, 'e').ko).toEqual([])
    expect(the(hit(4, 3, [5]).state, 'e').ko).toEqual([0])
    expect(the(hit(5, 3, [3]).state, 'e').ko).toEqual([])
    expect(the(hit(5, 3, [4]).state, 'e').ko).toEqual([0])
    // A gun that is KO already does not roll again, and never fires.
    expect(hit(4, 3, [], { ko: [0] }).rolls).toHaveLength(2)
    expect(refusalCodes(duel(target(24, 20), { ko: [0] }), fire('gun', 0, 'e'))).toEqual(['gun-is-ko'])
    expect(
      refusalCodes(duel(target(20, 15), { ko: [0], damaged: true, wrecked: true }), launch('gun', 0)),
    ).toEqual([])
  })

  it('counts both lines where a vessel is Wrecked at once, and one throw for its guns [coastal-R21]', () => {
    const both = hit(5, 3, [1]).state
    expect(the(both, 'e')).toMatchObject({ damaged: true, wrecked: true, speed: 2 })
    const one = hit(5, 3, [1], {}, { rules: ['one-line-only'] }).state
    expect(the(one, 'e')).toMatchObject({ damaged: false, wrecked: true, speed: 4 })
  })

  it('wrecks whoever is Damaged twice and sinks whoever is Wrecked twice [coastal-7.12, coastal-7.13, coastal-R23]', () => {
    expect(the(hit(4, 3, [1], { damaged: true, speed: 4 }).state, 'e')).toMatchObject({
      wrecked: true,
      fate: 'afloat',
    })
    const wreck = { damaged: true, wrecked: true, speed: 2 }
    expect(the(hit(5, 3, [], wreck).state, 'e').fate).toBe('sunk')
    expect(the(hit(4, 3, [], wreck).state, 'e').fate).toBe('sunk')
    const shrugged = hit(4, 3, [], wreck, { rules: ['wreck-shrugs-off'] })
    expect(the(shrugged.state, 'e').fate).toBe('afloat')
  })

  it('shows on the model which guns are out [coastal-14.1, coastal-1.2]', () => {
    const state = hit(5, 3, [4]).state
    const chips = kit.ruleset.card(state, 'e').token.chips.map(({ text }) => text)
    expect(chips).toEqual(['W', 'KO', '2'])
    expect(kit.ruleset.card(state, 'e').facts.find(({ label }) => label === 'after 40mm')?.value).toBe('KO')
    expect(refusalCodes(state, END)).toEqual(['sail-first'])
  })
})
