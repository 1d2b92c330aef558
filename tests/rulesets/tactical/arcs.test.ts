import { describe, expect, it } from 'vitest'
import { UNITS as COLD_WAR_UNITS } from '../../../rulesets/cold-war/units'
import type { UnitType } from '../../../rulesets/families/tactical'
import { UNITS as MODERN_UNITS } from '../../../rulesets/modern/units'
import { ruleset as sciFi } from '../../../rulesets/sci-fi'
import { NORTH, WEST, at, battle, changed, tableOf, unit } from './table'
import { LATER } from './later'

/** One that fires at an armoured vehicle to its front: its weapon and the clause of its arc. */
function cited(t: ReturnType<typeof tableOf>, type: string, weapon: string, target: string) {
  const ahead = battle('A fires', [
    unit('a', 'A', type, at(20, 30), NORTH),
    unit('b', 'B', target, at(20, 22)),
  ])
  const shot = { type: 'fire', unit: 'a', target: 'b', weapon } as const
  expect(t.refusalCodes(ahead, shot)).toEqual([])
  const aside = changed(ahead, 'a', { facing: WEST })
  expect(t.refusalCodes(aside, shot)).toEqual(['outside-arc'])
  const note = t.ruleset.card(ahead, 'a').notes.find(each => each.text.startsWith('Fires 45 degrees'))
  return [...t.refusalClauses(aside, shot), note?.clause]
}

for (const t of LATER) {
  const row = t.ruleset.id === 'modern' ? '100mm' : '90mm'
  describe(`arcs, ${t.ruleset.title}`, () => {
    it.each([
      ['towed artillery', 'soviet-d-30', 'heavy-artillery', '7.3'],
      ['artillery on tracks with a turret', 'm109', 'heavy-artillery', '7.3'],
      ['rockets on a truck', 'bm-21', 'rockets', '7.3'],
      ['an anti-tank gun', 'soviet-t-12', row, '7.4'],
      ['armour without a turret', 'kanonenjagdpanzer', row, '7.5'],
    ])(
      `are cited for %s by the clause that gives it one ${t.ids('7.3', '7.4', '7.5')}`,
      (_, type, weapon, number) => {
        expect(cited(t, type, weapon, 't-55')).toEqual([t.clause(number), t.clause(number)])
      },
    )

    it(`are half as wide on the card too by house rule ${t.ids('R4')}`, () => {
      const state = battle('A fires', [unit('a', 'A', 'm109', at(20, 30))], { houseRules: ['narrow-arc'] })
      expect(t.ruleset.card(state, 'a').notes.map(each => each.text)).toContain(
        'Fires 22.5 degrees to either side of its front.',
      )
    })
  })
}

describe('arcs of vehicles that serve from 1950 to 2010', () => {
  it('are the same before and after 1975 [cold-war-7.5, modern-7.5]', () => {
    const both = Object.values(COLD_WAR_UNITS).filter(({ id }) => MODERN_UNITS[id])
    const arcs = (units: Readonly<Record<string, UnitType>>) => both.map(({ id }) => [id, units[id]?.arc])
    expect(both.length).toBeGreaterThan(40)
    expect(arcs(MODERN_UNITS)).toEqual(arcs(COLD_WAR_UNITS))
  })

  it('are 45 degrees for launchers that are fixed on the hull [cold-war-7.5] [modern-7.5]', () => {
    const launchers = [COLD_WAR_UNITS['fv438'], MODERN_UNITS['fv438'], MODERN_UNITS['striker']]
    expect(launchers.map(type => type?.arc)).toEqual([true, true, true])
    expect(MODERN_UNITS['m901']?.arc).toBe(false)
  })
})

describe('arcs, Sci-Fi', () => {
  const t = tableOf(sciFi)
  it.each([
    ['MRL', 'mrl', 'rockets', '7.5'],
    ['towed artillery', 'towed-artillery', 'artillery', 'R54'],
  ])('are cited for %s by what gives it one [sci-fi-7.5, sci-fi-R54]', (_, type, weapon, number) => {
    expect(cited(t, type, weapon, 'apc')).toEqual([t.clause(number), t.clause(number)])
  })
})
