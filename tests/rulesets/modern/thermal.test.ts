import { describe, expect, it } from 'vitest'
import { UNITS } from '../../../rulesets/modern/units'
import { area, at, smoke, the, unit, wreck } from '../tactical/table'
import { MODERN, duel, fire } from './modern'

const CLOUD = [smoke('s', at(20.4, 38))]

describe('thermal sights', () => {
  it('see through smoke [modern-11.24] [modern-11.30] [modern-R57]', () => {
    // The M1 has them, the T-72A has not.
    expect(MODERN.refusalCodes(duel('m1', 't-72a', 12, { smoke: CLOUD }), fire('105mm-computer'))).toEqual([])
    expect(MODERN.refusalCodes(duel('t-72a', 'm1', 12, { smoke: CLOUD }), fire('105mm-laser'))).toEqual([
      'no-sight-smoke',
    ])
  })

  it('see out of smoke and into it [modern-R57] [modern-R40]', () => {
    for (const place of [at(20, 44), at(20, 32)]) {
      const state = duel('m1', 't-72a', 12, { smoke: [smoke('s', place)] })
      expect(MODERN.refusalCodes(state, fire('105mm-computer'))).toEqual([])
    }
  })

  it('are of the unit itself: those without are blinded by the same cloud [modern-R57]', () => {
    const state = duel('m1', 't-72a', 12, { smoke: CLOUD, also: [unit('c', 'A', 'm60a1', at(21.1, 44))] })
    expect(MODERN.refusalCodes(state, { type: 'fire', unit: 'c', target: 'b', weapon: '105mm' })).toContain(
      'no-sight-smoke',
    )
  })

  it('see neither through wrecks nor through units nor through woods [modern-R57]', () => {
    const behind = duel('m1', 't-72a', 12, { smoke: CLOUD, wrecks: [wreck('w', 'B', 't-72a', at(20, 36))] })
    expect(MODERN.refusalCodes(behind, fire('105mm-computer'))).toEqual(['no-sight-wreck'])
    const wooded = duel('m1', 't-72a', 12, { smoke: CLOUD, ground: [area('wood', at(18, 34), 4, 2)] })
    expect(MODERN.refusalCodes(wooded, fire('105mm-computer'))).toEqual(['no-sight-ground'])
    const masked = duel('m1', 't-72a', 12, { smoke: CLOUD, also: [unit('c', 'B', 'bmp-2', at(20, 36))] })
    expect(MODERN.refusalCodes(masked, fire('105mm-computer'))).toEqual(['no-sight-unit'])
  })

  it('see hidden men no farther than 5 inches [modern-R57] [modern-5.6]', () => {
    const state = duel('m1', 'soviet-infantry', 8, { ground: [area('wood', at(17, 33), 6, 5)] })
    expect(MODERN.refusalCodes(state, fire('105mm-computer'))).toEqual(['hidden'])
  })

  it('are reckoned with by those who judge the position [modern-11.24]', () => {
    const state = duel('m1', 't-72a', 12, { smoke: CLOUD })
    const place = the(state, 'b')
    expect(
      MODERN.ruleset.threats(state, 'b', place.at ?? at(0, 0), place.facing).map(each => each.by),
    ).toEqual(['a'])
    const other = the(state, 'a')
    expect(MODERN.ruleset.threats(state, 'a', other.at ?? at(0, 0), other.facing)).toEqual([])
  })

  it('may be of a unit type that only one battle has [modern-11.24] [modern-R57]', () => {
    const [scenario] = MODERN.ruleset.scenarios
    const tank = UNITS['t-72a']
    if (!scenario || !tank) throw new Error('There are battles, and a T-72A.')
    const withType = (fittings: readonly string[]) => ({
      ...scenario,
      types: { prototype: { ...tank, id: 'prototype', fittings } },
    })
    const accepts = (fittings: readonly string[]) =>
      MODERN.ruleset.scenarioSchema.safeParse(withType(fittings)).success
    expect([accepts([]), accepts(['thermal', 'reactive']), accepts(['telepathy'])]).toEqual([
      true,
      true,
      false,
    ])
    const state = duel('prototype', 'm60a1', 12, {
      smoke: CLOUD,
      scenario: { types: { prototype: { ...tank, id: 'prototype', fittings: ['thermal'] } } },
    })
    expect(MODERN.refusalCodes(state, fire('105mm-laser'))).toEqual([])
  })
})
