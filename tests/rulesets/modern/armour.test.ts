import { describe, expect, it } from 'vitest'
import type { TacticalAction } from '../../../rulesets/families/tactical'
import { EAST, NORTH, SOUTH, at, battery, sortie, the, unit } from '../tactical/table'
import { MODERN, type DuelMore, duel, fire, reckonedIn } from './modern'

/** The Defence Factor that a hit meets. */
function defence(mine: string, theirs: string, weapon: string, inches: number, more: DuelMore = {}) {
  return reckonedIn(duel(mine, theirs, inches, more), weapon, [6, 1, 6]).defence
}

const clauses = (found: ReturnType<typeof defence>) => found?.modifiers.map(each => [each.clause, each.value])

describe('reactive and applique armour', () => {
  it('adds 1 against ATGW and against infantry [modern-9.8] [modern-R54]', () => {
    const missile = defence('us-tow', 't-62m', 'atgw', 12)
    expect(missile).toMatchObject({ base: { value: 4 }, total: 5 })
    expect(clauses(missile)).toEqual([['modern-9.8', 1]])
    expect(defence('us-infantry', 't-62m', 'infantry', 1.5)?.total).toBe(5)
    expect(defence('us-tow', 't-62', 'atgw', 12)?.total).toBe(4)
  })

  it('adds nothing against guns, recoilless guns, artillery and aircraft [modern-9.8] [modern-R54]', () => {
    expect(defence('m60a1', 't-62m', '105mm', 8)).toMatchObject({ total: 4, modifiers: [] })
    expect(defence('us-m40', 't-62m', 'rcl', 8)?.total).toBe(4)
    const afar = duel('us-infantry', 't-62m', 20, {
      batteries: [battery('guns', 'A', 'heavy-artillery')],
      sorties: [sortie('flight', 'A', 'any')],
    })
    const shelled = MODERN.play(afar, { type: 'bombard', battery: 'guns', target: 'b' }, [6, 1, 6])
    expect(shelled.log[0]?.reckonings?.[2]?.total).toBe(2)
    const bombed = MODERN.play(afar, { type: 'air', sortie: 'flight', target: 'b' }, [6, 1, 6])
    expect(bombed.log[0]?.reckonings?.[2]?.total).toBe(2)
  })

  it('counts where the printed factor is 1 to 5 [modern-9.8] [modern-R54]', () => {
    for (const [type, printed] of [
      ['zelda-2', 1],
      ['warrior-applique', 2],
      ['m2a2-bradley-reactive', 3],
      ['magach-6', 4],
      ['t-72-reactive', 5],
    ] as const) {
      expect(defence('any-atgw', type, 'atgw', 12)).toMatchObject({
        base: { value: printed },
        total: printed + 1,
      })
    }
    expect(defence('any-atgw', 't-80b', 'atgw', 12)?.total).toBe(6)
  })

  it('is added after halving [modern-R54]', () => {
    // 5 halved is 3, and 1.
    const fromTheSide = defence('any-atgw', 't-72-reactive', 'atgw', 12, { facing: EAST })
    expect(fromTheSide?.total).toBe(4)
    expect(clauses(fromTheSide)).toEqual([
      ['modern-9.2', -2],
      ['modern-9.8', 1],
    ])
    // 4 halved is 2, and 1.
    expect(defence('any-atgw', 't-62m', 'atgw', 12, { facing: NORTH })?.total).toBe(3)
  })

  it('is added before halving by house rule [modern-R54]', () => {
    const first = { houseRules: ['reactive-first'] }
    // 4 and 1 is 5, halved 3; 5 and 1 is 6, halved 3.
    expect(defence('any-atgw', 't-62m', 'atgw', 12, { facing: NORTH, ...first })?.total).toBe(3)
    expect(defence('any-atgw', 't-72-reactive', 'atgw', 12, { facing: EAST, ...first })?.total).toBe(3)
    expect(defence('any-atgw', 't-72-reactive', 'atgw', 12, first)?.total).toBe(6)
  })

  it('counts against the missiles of helicopters, after their halving [modern-R54] [modern-9.6]', () => {
    const found = defence('bo-105', 't-62m', 'atgw', 20)
    expect(found?.total).toBe(3)
    expect(clauses(found)).toEqual([
      ['modern-9.6', -2],
      ['modern-9.8', 1],
    ])
    expect(defence('ah-1-tow', 't-62m', 'helicopter-rockets', 20)?.total).toBe(2)
  })

  it('counts in close combat with infantry [modern-R54]', () => {
    const state = duel('us-infantry', 't-62m', 1.02)
    const assault: TacticalAction = { type: 'assault', unit: 'a', target: 'b', weapon: 'infantry' }
    expect(MODERN.play(state, assault, [1, 6]).log[0]?.reckonings?.[1]?.total).toBe(5)
  })

  it('does nothing against tandem warheads [modern-9.9]', () => {
    expect(defence('us-tow-2a', 't-62m', 'atgw-tandem', 12)?.total).toBe(4)
    expect(defence('soviet-infantry-tandem', 'magach-6', 'infantry-tandem', 1.5)?.total).toBe(4)
    expect(defence('us-tow-2a', 't-62m', 'atgw-tandem', 12, { facing: EAST })?.total).toBe(2)
  })

  it('does nothing against top attack [modern-9.10]', () => {
    expect(defence('any-atgw-top', 't-62m', 'atgw-top', 12)?.total).toBe(2)
    expect(defence('us-javelin', 't-72-reactive', 'atgw-top-tandem', 12)?.total).toBe(3)
  })

  it('is told in the muster with what it comes to [modern-9.8] [modern-R54]', () => {
    const because = (id: string) => MODERN.ruleset.muster.find(each => each.id === id)?.because
    expect(because('t-62m')).toContain('Defence 5 against ATGW and infantry')
    expect(because('t-62')).not.toContain('against ATGW and infantry')
  })
})

describe('top attack', () => {
  it('halves the Defence of armour from every side, once [modern-9.7] [modern-R53] [modern-R49]', () => {
    for (const facing of [SOUTH, NORTH, EAST]) {
      expect(defence('any-atgw-top', 'm60a1', 'atgw-top', 12, { facing })?.total).toBe(2)
    }
    const inFront = defence('any-atgw-top', 'm60a1', 'atgw-top', 12)
    expect(clauses(inFront)).toEqual([['modern-9.7', -2]])
    // 7 halved is 4, 1 stays 1.
    expect(defence('us-javelin', 't-90', 'atgw-top-tandem', 12)?.total).toBe(4)
    expect(defence('us-javelin', 'bmp-2', 'atgw-top-tandem', 12)).toMatchObject({ total: 1, modifiers: [] })
  })

  it('is what the list of a weapon says; a plain missile is none [modern-R53]', () => {
    expect(defence('any-atgw', 'm60a1', 'atgw', 12)?.total).toBe(4)
    expect(defence('us-tow-2a', 't-62', 'atgw-tandem', 12)?.total).toBe(4)
  })
})

describe('judging', () => {
  it.each([
    ['us-tow', 't-62m', 'atgw', SOUTH],
    ['us-tow', 't-62m', 'atgw', EAST],
    ['us-javelin', 't-72-reactive', 'atgw-top-tandem', SOUTH],
    ['us-tow-2a', 't-72-reactive', 'atgw-tandem', NORTH],
    ['bo-105', 't-62m', 'atgw', SOUTH],
    ['any-atgw-top', 'm1a1', 'atgw-top', EAST],
  ] as const)(
    'has the same chances as the shot of %s at %s: %s, facing %i [modern-9.8] [modern-9.7]',
    (mine, theirs, weapon, facing) => {
      for (const houseRules of [[], ['reactive-first']]) {
        const state = duel(mine, theirs, 12, { facing, houseRules })
        const odds = MODERN.odds(state, fire(weapon))
        const target = the(state, 'b')
        const threat = MODERN.ruleset.threats(state, 'b', target.at ?? at(0, 0), facing)[0]
        expect(threat?.hit).toBeCloseTo(odds.hit, 12)
        expect(threat?.destroy).toBeCloseTo(odds.destroy, 12)
      }
    },
  )

  it('leaves a mine the plain factor of a hull with applique armour [modern-9.8] [modern-11.5] [modern-R38]', () => {
    const state = {
      ...duel('us-infantry', 't-62m', 20, { also: [unit('c', 'B', 't-62m', at(30, 20), EAST)] }),
      step: 'B moves' as const,
      toAct: ['B' as const],
      mines: [{ id: 'm', side: 'A' as const, at: at(33, 20), real: true, shown: false }],
    }
    const move: TacticalAction = { type: 'move', unit: 'c', path: [at(34, 20)], facing: EAST }
    const { log } = MODERN.play(state, move, [6, 6])
    const met = log.flatMap(entry => entry.reckonings ?? []).find(each => each.title === 'Defence Factor')
    expect(met?.total).toBe(4)
  })
})
