import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import { UNITS } from '../../../rulesets/sci-fi/units'
import type { Quality, TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import type { Point } from '../../../src/geometry/point'
import {
  type BattleMore,
  MISS,
  SOUTH,
  area,
  at,
  battle,
  battery,
  sortie,
  statusOf,
  tableOf,
  unit,
} from '../tactical/table'

const t = tableOf(ruleset)

const BOMBARD: TacticalAction = { type: 'bombard', battery: 'eye', target: 'b' }
const AIR: TacticalAction = { type: 'air', sortie: 'lander', target: 'b' }
/** Misses without silencing. */
const WIDE = 3

interface Aim extends BattleMore {
  readonly quality?: Quality
  readonly weapon?: string
  readonly type?: string
  readonly place?: Point
  readonly also?: TacticalState['units']
}

/** A Satellite of A and a target of B. */
function orbit({ quality, weapon, type, place, also = [], ...more }: Aim = {}): TacticalState {
  return battle('A fires', [unit('b', 'B', type ?? 'infantry', place ?? at(20, 20), SOUTH), ...also], {
    batteries: [battery('eye', 'A', weapon ?? 'satellite', quality)],
    ...more,
  })
}

describe('Satellite artillery', () => {
  const need = (state: TacticalState) => t.allowed(state, 'A', 'bombard:eye')[0]?.reckonings?.[0]?.total

  it('fires indirectly, is not on the table, and hits on 4 or more [sci-fi-5.2] [sci-fi-5.20] [sci-fi-5.22] [sci-fi-R16]', () => {
    const { state, rolls } = t.play(orbit(), BOMBARD, [4, 4, 6])
    expect(rolls.map(roll => roll.purpose)).toEqual(['to hit', 'damage'])
    // 5 against soft: 4 and 5 against 6.
    expect(statusOf(state, 'b')).toBe('Destroyed')
    expect(
      ruleset.scene(orbit(), { unit: null, offer: null, target: null }).tokens.map(({ id }) => id),
    ).toEqual(['b'])
    expect(t.odds(orbit(), BOMBARD, 'b').hit).toBeGreaterThanOrEqual(0.5)
  })

  it('reaches everywhere, seen or not, hidden or not, and needs no observer [sci-fi-5.21] [sci-fi-R33]', () => {
    const ground = [area('wood', at(38, 0), 10, 10)]
    expect(t.refusalCodes(orbit({ place: at(47, 1), ground }), BOMBARD)).toEqual([])
    expect(need(orbit({ place: at(47, 35) }))).toBe(4)
  })

  it('needs a friend who sees the target by house rule [sci-fi-R33]', () => {
    const houseRules = ['observer']
    expect(t.refusalCodes(orbit({ houseRules }), BOMBARD)).toEqual(['no-observer'])
    const eyes = (status: 'OK' | 'Suppressed') => [unit('a', 'A', 'infantry', at(20, 30), 0, { status })]
    expect(t.refusalCodes(orbit({ houseRules, also: eyes('OK') }), BOMBARD)).toEqual([])
    expect(t.refusalCodes(orbit({ houseRules, also: eyes('Suppressed') }), BOMBARD)).toEqual(['no-observer'])
    const hidden = orbit({ houseRules, also: eyes('OK'), ground: [area('wood', at(18, 18), 4, 4)] })
    expect(t.refusalCodes(hidden, BOMBARD)).toEqual(['no-observer'])
  })

  it('counts cover, quality and hi-tech fire control [sci-fi-5.23] [sci-fi-5.16] [sci-fi-R33] [sci-fi-R62]', () => {
    expect(need(orbit())).toBe(4)
    expect(need(orbit({ quality: 'Elite' }))).toBe(3)
    expect(need(orbit({ quality: 'Green' }))).toBe(5)
    expect(need(orbit({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(5)
    expect(need(orbit({ ground: [area('bunker', at(18, 18), 4, 4)] }))).toBe(6)
    expect(need(orbit({ weapon: 'satellite-hi-tech' }))).toBe(3)
  })

  it('attacks with 5 against soft and 3 against armour, whose Defence it halves [sci-fi-5.27] [sci-fi-9.4] [sci-fi-9.5]', () => {
    const reckoned = (type: string) => t.allowed(orbit({ type }), 'A', 'bombard:eye')[0]?.reckonings ?? []
    expect(reckoned('infantry').map(({ total }) => total)).toEqual([4, 5, 0])
    expect(reckoned('x-heavy-mbt').map(({ total }) => total)).toEqual([4, 3, 3])
    expect(reckoned('x-heavy-mbt')[2]?.modifiers[0]?.clause).toBe('sci-fi-9.4')
  })

  it('deviates when it misses: direction die, then one die of inches [sci-fi-5.24] [sci-fi-5.25] [sci-fi-R34] [sci-fi-R16]', () => {
    const { rolls, told, log } = t.play(orbit(), BOMBARD, [WIDE, 2, 4])
    expect(rolls.map(roll => roll.purpose)).toEqual([
      'to hit',
      'deviation direction, 1 north and on clockwise',
      'deviation distance',
    ])
    expect(told).toEqual(['Eye deviates 4 inches north-east, onto nothing.'])
    const arrow = log[0]?.effects?.find(effect => effect.kind === 'arrow')
    // dx 0.866, dy -0.5 for each inch.
    expect(arrow?.kind === 'arrow' && arrow.to.x).toBeCloseTo(20 + 4 * 0.8660254, 6)
    expect(arrow?.kind === 'arrow' && arrow.to.y).toBeCloseTo(18, 6)
  })

  it('strikes whoever stands where it comes down, friend or enemy, without another roll to hit [sci-fi-R34]', () => {
    for (const side of ['A', 'B'] as const) {
      const also = [unit('c', side, 'medium-mbt', at(20, 23))]
      // South by 3 inches: 3 against armour, Defence 3 halved to 2. 4 + 3 against 3 + 2.
      const { state, rolls } = t.play(orbit({ also }), BOMBARD, [WIDE, 4, 3, 4, 3])
      expect(rolls).toHaveLength(4)
      expect([statusOf(state, 'b'), statusOf(state, 'c')]).toEqual(['OK', 'Suppressed'])
    }
  })

  it('strikes the edge of a base, the nearest of two, and of two as near the firer\u2019s own [sci-fi-R34]', () => {
    const struck = (...also: TacticalState['units']) => {
      const { log } = t.play(orbit({ also }), BOMBARD, [WIDE, 4, 3, 1, 6])
      return log.at(-1)?.units
    }
    expect(struck(unit('c', 'B', 'apc', at(20.5, 23)))).toEqual(['c'])
    expect(
      t.play(orbit({ also: [unit('c', 'B', 'apc', at(20.52, 23))] }), BOMBARD, [WIDE, 4, 3]).rolls,
    ).toHaveLength(3)
    expect(struck(unit('c', 'B', 'apc', at(20.5, 23)), unit('d', 'B', 'apc', at(19.6, 23)))).toEqual(['d'])
    expect(struck(unit('c', 'B', 'apc', at(20.5, 23)), unit('d', 'A', 'apc', at(19.5, 23)))).toEqual(['d'])
  })

  it('is lost off the table [sci-fi-R34]', () => {
    expect(t.play(orbit({ place: at(20, 34) }), BOMBARD, [WIDE, 4, 3]).codes).toEqual(['deviates-off'])
  })

  it('doubles the inches of its deviation in an infantry scenario [sci-fi-R47]', () => {
    const { log } = t.play(orbit({ infantryScale: true }), BOMBARD, [WIDE, 1, 3])
    const arrow = log[0]?.effects?.find(effect => effect.kind === 'arrow')
    expect(arrow?.kind === 'arrow' && arrow.to).toEqual(at(20, 14))
  })

  it('never strikes a GEV, and harms nobody by house rule [sci-fi-R34]', () => {
    const gev = orbit({ also: [unit('c', 'B', 'gev', at(20, 23))] })
    expect(statusOf(t.play(gev, BOMBARD, [WIDE, 4, 3]).state, 'c')).toBe('OK')
    const also = [unit('c', 'B', 'medium-mbt', at(20, 23))]
    const harmless = orbit({ also, houseRules: ['harmless-deviation'] })
    expect(t.play(harmless, BOMBARD, [WIDE]).rolls).toHaveLength(1)
    const free = t.play(orbit({ houseRules: ['free-deviation'] }), BOMBARD, [WIDE, 91, 2])
    expect(free.rolls[1]?.sides).toBe(360)
  })

  it('fires no more in the game after a natural 1 or 2, whatever the modifiers [sci-fi-5.26] [sci-fi-R35]', () => {
    for (const face of [1, 2]) {
      for (const quality of ['Green', 'Average', 'Elite'] as const) {
        const { state, codes } = t.play(orbit({ quality }), BOMBARD, [face, 1, 6])
        expect(codes).toContain('falls-silent')
        expect(state.batteries[0]?.silent).toBe(true)
        const fresh = { ...state, batteries: state.batteries.map(each => ({ ...each, attacked: false })) }
        expect(t.refusalCodes(fresh, BOMBARD)).toEqual(['battery-silent'])
      }
    }
    const { state } = t.play(orbit(), BOMBARD, [3, 1, 6])
    expect(state.batteries[0]?.silent).toBe(false)
  })

  it('fires at most once in each fire phase of its side [sci-fi-R35] [sci-fi-R15]', () => {
    const { state } = t.play(orbit(), BOMBARD, [WIDE, 1, 6])
    expect(t.refusalCodes(state, BOMBARD)).toEqual(['battery-has-fired'])
    const next = ['A fires', 'rally', 'A moves', 'B fires', 'B moves'] as const
    let later = state
    for (const step of next) {
      if (later.step === step) later = t.force(later, { type: 'end' }).state
    }
    expect(later.step).toBe('A fires')
    expect(t.refusalCodes(later, BOMBARD)).toEqual([])
  })

  it('may hit with a natural 2 if it is Elite and hi-tech, and is silenced all the same; by house rule it misses [sci-fi-R59] [sci-fi-5.26]', () => {
    const best = { quality: 'Elite', weapon: 'satellite-hi-tech' } as const
    expect(need(orbit(best))).toBe(2)
    const hit = t.play(orbit(best), BOMBARD, [2, 3, 1])
    expect(statusOf(hit.state, 'b')).toBe('Destroyed')
    expect(hit.state.batteries[0]?.silent).toBe(true)
    // A 1 never reaches it; 3 hits and does not silence.
    expect(t.play(orbit(best), BOMBARD, [1, 1, 6]).codes).toContain('deviates-nothing')
    expect(t.play(orbit(best), BOMBARD, [3, 3, 1]).state.batteries[0]?.silent).toBe(false)
    const houseRules = ['low-rolls-miss']
    expect(t.play(orbit({ ...best, houseRules }), BOMBARD, [2, 1, 6]).codes).toContain('deviates-nothing')
    expect(t.odds(orbit(best), BOMBARD, 'b').hit).toBeGreaterThan(
      t.odds(orbit({ ...best, houseRules }), BOMBARD, 'b').hit,
    )
  })

  it('is all the indirect fire there is: artillery on the table fires directly, but by house rule [sci-fi-5.2] [sci-fi-R36]', () => {
    const units = [unit('a', 'A', 'spg', at(20, 30)), unit('b', 'B', 'infantry', at(20, 8))]
    const ground = [area('wood', at(15, 18), 10, 3)]
    const bombard: TacticalAction = { type: 'bombard', battery: 'a', target: 'b' }
    expect(t.refusalCodes(battle('A fires', units, { ground }), bombard)).toEqual(['no-such-battery'])
    const allowed = battle('A fires', units, { ground, houseRules: ['indirect-mortars'] })
    expect(t.refusalCodes(allowed, bombard)).toEqual([])
    // 4 or more to hit, deviating on a miss, and no silencing on a 1 or 2.
    expect(t.allowed(allowed, 'A', 'bombard:a')[0]?.reckonings?.[0]?.total).toBe(4)
    const { codes } = t.play(allowed, bombard, [1, 1, 6])
    expect(codes).toEqual(['deviates-nothing'])
    const beyond = battle(
      'A fires',
      [unit('a', 'A', 'spg', at(2, 35)), unit('b', 'B', 'infantry', at(46, 1))],
      {
        houseRules: ['indirect-mortars'],
      },
    )
    expect(t.refusalCodes(beyond, bombard)).toEqual(['out-of-range'])
  })
})

describe('ground attacks', () => {
  function raid({ type, place, also = [], ...more }: Aim = {}): TacticalState {
    return battle('A fires', [unit('b', 'B', type ?? 'infantry', place ?? at(20, 20), SOUTH), ...also], {
      sorties: [sortie('lander', 'A', 'medium')],
      ...more,
    })
  }
  const need = (state: TacticalState) => t.allowed(state, 'A', 'air:lander')[0]?.reckonings?.[0]?.total

  it('are limited in number, each made once in a fire phase of its side [sci-fi-11.1] [sci-fi-11.2] [sci-fi-R41]', () => {
    const sorties = [sortie('lander', 'A', 'medium'), sortie('tug', 'A', 'heavy')]
    const { state } = t.play(raid({ sorties }), AIR, [MISS])
    expect(t.refusalCodes(state, AIR)).toEqual(['sortie-flown'])
    expect(t.refusalCodes(state, { ...AIR, sortie: 'tug' })).toEqual([])
    expect(t.refusalCodes({ ...raid(), step: 'A moves' }, AIR)).toEqual(['sortie-not-its-phase'])
  })

  it('hit on 4 or more, and a miss has no further effect [sci-fi-11.3] [sci-fi-R41]', () => {
    const { state, rolls } = t.play(raid(), AIR, [4, 6, 3])
    expect(rolls.map(roll => roll.purpose)).toEqual(['to hit from the air', 'damage'])
    expect(statusOf(state, 'b')).toBe('Destroyed')
    expect(t.play(raid(), AIR, [3]).rolls).toHaveLength(1)
  })

  it('count cover, quality and hi-tech fire control, and nothing for range [sci-fi-11.4] [sci-fi-R41] [sci-fi-R62] [sci-fi-5.16]', () => {
    expect(need(raid({ place: at(47, 1) }))).toBe(4)
    expect(need(raid({ ground: [area('wood', at(18, 18), 4, 4)] }))).toBe(5)
    expect(need(raid({ ground: [area('bunker', at(18, 18), 4, 4)] }))).toBe(6)
    expect(need(raid({ sorties: [sortie('lander', 'A', 'medium', 'Elite')] }))).toBe(3)
    expect(need(raid({ sorties: [sortie('lander', 'A', 'medium', 'Green')] }))).toBe(5)
    expect(need(raid({ sorties: [sortie('lander', 'A', 'medium-hi-tech')] }))).toBe(3)
  })

  it.each([
    ['light', 2],
    ['medium', 3],
    ['heavy', 4],
  ])('%s ones attack with %i, soft or armoured [sci-fi-11.5] [sci-fi-R41]', (kind, factor) => {
    for (const type of ['infantry', 'medium-mbt']) {
      const state = raid({ type, sorties: [sortie('lander', 'A', kind)] })
      expect(t.allowed(state, 'A', 'air:lander')[0]?.reckonings?.[1]?.total).toBe(factor)
    }
  })

  it('halve the Defence of armour, rounded up, and once only [sci-fi-11.6] [sci-fi-R49]', () => {
    const defence = t.allowed(raid({ type: 'x-heavy-walker' }), 'A', 'air:lander')[0]?.reckonings?.[2]
    expect([defence?.total, defence?.modifiers.map(({ clause }) => clause)]).toEqual([3, ['sci-fi-11.6']])
  })

  it('reach any enemy, seen or hidden, but by house rule [sci-fi-R41]', () => {
    const ground = [area('wood', at(10, 10), 20, 20)]
    expect(t.refusalCodes(raid({ ground }), AIR)).toEqual([])
    const houseRules = ['aircraft-need-sight']
    expect(t.refusalCodes(raid({ ground, houseRules }), AIR)).toEqual(['no-observer-for-aircraft'])
    const also = [unit('a', 'A', 'light-walker', at(40, 30))]
    expect(t.refusalCodes(raid({ ground, houseRules, also }), AIR)).toEqual([])
  })
})

describe('hi-tech fire control', () => {
  it('adds 1 to every roll to hit of the unit that has it, and no sample unit has it [sci-fi-5.16] [sci-fi-R62]', () => {
    const need = (weapon: string) => {
      const type = { ...plainType('medium-mbt'), id: 'own', weapons: [weapon] }
      const state = battle(
        'A fires',
        [unit('a', 'A', 'own', at(20, 30)), unit('b', 'B', 'afv', at(20, 24))],
        {
          scenario: { types: { own: type } },
        },
      )
      return t.allowed(state, 'A', 'fire:a')[0]?.reckonings?.[0]
    }
    expect(need('medium-gun')?.total).toBe(4)
    expect(need('medium-gun-hi-tech')?.total).toBe(3)
    expect(need('medium-gun-hi-tech')?.modifiers.map(({ clause }) => clause)).toEqual(['sci-fi-5.16'])
    for (const { id } of ruleset.muster) {
      expect(plainType(id).weapons.every(weapon => !weapon.includes('hi-tech'))).toBe(true)
    }
  })
})

function plainType(id: string) {
  const type = UNITS[id]
  if (!type) throw new Error(`No type ${id}`)
  return type
}
