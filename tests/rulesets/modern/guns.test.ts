import { describe, expect, it } from 'vitest'
import type { Status, TacticalState } from '../../../rulesets/families/tactical'
import { NORTH, area, at, battle, statusOf, the, unit } from '../tactical/table'
import { MODERN, duel, fire, reckonedIn } from './modern'

const LASER = '105mm-laser'
const COMPUTER = '105mm-computer'

describe('laser range finders', () => {
  it('let a gun reach half as far again [modern-7.11] [modern-R55]', () => {
    // 18 inches for guns of 105mm or over, 27 with a laser; 15 and 22.5 for those of 84 to 100mm; 12 and 18 below.
    for (const [type, weapon, range] of [
      ['t-72', '105mm', 18],
      ['t-72a', LASER, 27],
      ['m60a3', COMPUTER, 27],
      ['type-69', '100mm-laser', 22.5],
      ['arab-t-55', '100mm', 15],
      ['m2a3-bradley', '57mm-computer', 18],
      ['m2-bradley', '57mm', 12],
    ] as const) {
      expect(MODERN.refusalCodes(duel(type, 'arab-t-62', range), fire(weapon))).toEqual([])
      expect(MODERN.refusalCodes(duel(type, 'arab-t-62', range + 0.1), fire(weapon))).toEqual([
        'out-of-range',
      ])
    }
  })

  it('count half of the increased range [modern-R2] [modern-R55] [modern-5.11]', () => {
    expect(reckonedIn(duel('chieftain', 't-55', 13.5), LASER, [1, 1]).toHit?.total).toBe(4)
    expect(reckonedIn(duel('chieftain', 't-55', 13.6), LASER, [1, 1]).toHit?.total).toBe(5)
    expect(reckonedIn(duel('type-69', 'm60a1', 11.25), '100mm-laser', [1]).toHit?.total).toBe(4)
    expect(reckonedIn(duel('type-69', 'm60a1', 11.3), '100mm-laser', [1]).toHit?.total).toBe(5)
  })

  it('give 1 more to hit with a computer, and not without one [modern-5.17] [modern-R55]', () => {
    const computed = reckonedIn(duel('amx-30b2', 't-55', 10), COMPUTER, [1]).toHit
    expect(computed).toMatchObject({ total: 3 })
    expect(computed?.modifiers.map(each => [each.clause, each.value])).toEqual([['modern-5.17', 1]])
    expect(reckonedIn(duel('type-69', 't-55', 10), '100mm-laser', [1]).toHit?.total).toBe(4)
    expect(reckonedIn(duel('amx-30', 't-55', 9), '105mm', [1]).toHit?.total).toBe(4)
  })

  it('change no factor [modern-R55] [modern-8.1]', () => {
    for (const [type, weapon] of [
      ['amx-30', '105mm'],
      ['amx-30b2', COMPUTER],
    ] as const) {
      expect(reckonedIn(duel(type, 't-55', 8), weapon, [6, 1, 6]).attack?.total).toBe(6)
      expect(reckonedIn(duel(type, 'soviet-infantry', 8), weapon, [6, 1, 6]).attack?.total).toBe(3)
    }
  })

  it('double with all distances in an infantry scenario [modern-R47]', () => {
    const wide = { infantryScale: true, height: 80 }
    const far = (inches: number) =>
      battle(
        'A fires',
        [unit('a', 'A', 'm60a3', at(20, 70), NORTH), unit('b', 'B', 't-55', at(20, 70 - inches))],
        wide,
      )
    expect(MODERN.refusalCodes(far(54), fire(COMPUTER))).toEqual([])
    expect(MODERN.refusalCodes(far(54.1), fire(COMPUTER))).toEqual(['out-of-range'])
  })
})

describe('stabilised guns', () => {
  /** A T-72 (6 against armour) at a T-62 (4 in front) within half its range: 4 is needed. */
  const shot = (target: Parameters<typeof duel>[3] = {}): TacticalState =>
    duel('t-72', 'arab-t-62', 8, target)

  it('roll two dice, each judged by itself [modern-5.18] [modern-R56]', () => {
    const one = MODERN.play(shot(), fire('105mm'), [4, 3, 1, 6])
    expect(one.codes).toEqual(['fires-none'])
    expect(MODERN.play(shot(), fire('105mm'), [3, 4, 1, 6]).codes).toEqual(['fires-none'])
    const none = MODERN.play(shot(), fire('105mm'), [3, 3])
    expect(none.codes).toEqual(['fires-two-miss'])
    expect(none.told).toEqual(['a fires twice at b: both miss.'])
    expect(none.cited).toContain('modern-5.18')
  })

  it('can hit the same target twice, each with its own damage dice in turn [modern-5.18] [modern-R16] [modern-R56]', () => {
    // 6 + 1 against 4 + 2 is one higher, 6 + 1 against 4 + 1 two.
    const { state, rolls, told, log } = MODERN.play(shot(), fire('105mm'), [4, 4, 1, 2, 1, 1])
    expect(rolls.map(roll => roll.purpose)).toEqual(['to hit', 'to hit', 'damage', 'damage'])
    expect(statusOf(state, 'b')).toBe('Suppressed')
    expect(log).toHaveLength(1)
    expect(told).toEqual(['a hits b twice: Suppressed.'])
    // One Reckoning to hit, and of each hit the attacking and the defending sum.
    expect(log[0]?.reckonings).toHaveLength(5)
    expect(new Set(log[0]?.clauses).size).toBe(log[0]?.clauses.length)
  })

  it('tells two hits that do nothing as such [modern-5.18] [modern-R56]', () => {
    expect(MODERN.play(shot(), fire('105mm'), [4, 4, 1, 6, 1, 6]).codes).toEqual(['fires-twice-none'])
  })

  it.each([
    [[1, 2], [1, 2], 'Suppressed'],
    [[1, 1], [1, 1], 'Destroyed'],
    [[1, 1], [1, 2], 'Suppressed'],
    [[1, 6], [1, 2], 'Disorganized'],
  ] as const)(
    'escalates between the hits: %j and %j come to %s [modern-R56] [modern-R17]',
    (first, second, status) => {
      const { state } = MODERN.play(shot(), fire('105mm'), [4, 4, ...first, ...second])
      expect(statusOf(state, 'b')).toBe(status satisfies Status)
    },
  )

  it('loses a hit left over after destruction [modern-R56]', () => {
    const { state, rolls, told } = MODERN.play(shot(), fire('105mm'), [4, 4, 6, 1])
    expect(rolls).toHaveLength(3)
    expect(statusOf(state, 'b')).toBe('Destroyed')
    expect(told[0]).toBe('a hits b twice: destroyed.')
  })

  it('rolls two dice when it is Disorganized, each with 1 less [modern-R56] [modern-6.7]', () => {
    const state = shot({ firer: { status: 'Disorganized' } })
    expect(MODERN.play(state, fire('105mm'), [4, 4]).codes).toEqual(['fires-two-miss'])
    expect(MODERN.play(state, fire('105mm'), [5, 4, 1, 6]).codes).toEqual(['fires-none'])
  })

  it('belongs to main battle tanks only, and to their guns [modern-R56]', () => {
    expect(MODERN.play(duel('m2a3-bradley', 'arab-t-62', 8), fire('57mm-computer'), [1]).codes).toEqual([
      'fires-miss',
    ])
    expect(MODERN.play(duel('t-62', 'm60a1', 8), fire('105mm'), [1]).codes).toEqual(['fires-miss'])
    // The missile of a T-80B is one missile.
    expect(MODERN.play(duel('t-80b', 'm60a1', 20), fire('atgw'), [1]).codes).toEqual(['fires-miss'])
  })

  it('makes one hit in close combat, not two [modern-R29]', () => {
    const state = duel('t-72', 'arab-t-62', 1.02)
    const { rolls } = MODERN.play(state, { type: 'assault', unit: 'a', target: 'b', weapon: '105mm' }, [1, 6])
    expect(rolls.map(roll => roll.purpose)).toEqual(['damage'])
  })

  it('leaves an HQ a saving roll for each result, before the next hit [modern-R16] [modern-R18] [modern-R56]', () => {
    const state = shot({ target: { isHq: true } })
    // Suppressed, saved to Disorganized; Suppressed again, not saved.
    const { state: after, rolls } = MODERN.play(state, fire('105mm'), [4, 4, 1, 1, 4, 1, 1, 3])
    expect(rolls.map(roll => roll.purpose)).toEqual([
      'to hit',
      'to hit',
      'damage',
      'saving roll',
      'damage',
      'saving roll',
    ])
    expect(statusOf(after, 'b')).toBe('Suppressed')
  })

  it('has the chances that two dice have [modern-5.18]', () => {
    const { hit, exact } = MODERN.odds(shot(), fire('105mm'))
    expect(exact).toBe(true)
    expect(hit).toBeCloseTo(3 / 4, 12)
  })

  it.each([
    ['OK', false],
    ['Disorganized', false],
    ['Suppressed', false],
    ['OK', true],
    ['Disorganized', true],
  ] as const)('is judged by the same chances: target %s, HQ %s [modern-R56]', (status, isHq) => {
    const state = shot({ target: { status, isHq } })
    const odds = MODERN.odds(state, fire('105mm'))
    const target = the(state, 'b')
    const [threat] = MODERN.ruleset.threats(state, 'b', target.at ?? at(0, 0), target.facing)
    expect(threat?.by).toBe('a')
    expect(threat?.hit).toBeCloseTo(odds.hit, 12)
    expect(threat?.destroy).toBeCloseTo(odds.destroy, 12)
  })

  it('is declared with a shot that stays in range and sight like any other [modern-5.9] [modern-5.5]', () => {
    const hidden = duel('t-72', 'arab-t-62', 12, { ground: [area('wood', at(15, 36), 10, 3)] })
    expect(MODERN.refusalCodes(hidden, fire('105mm'))).toEqual(['no-sight-ground'])
  })
})
