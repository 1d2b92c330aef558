import { describe, expect, it } from 'vitest'
import type { TacticalState } from '../../../rulesets/families/tactical'
import type { Mark } from '../../../src/engine/scene'
import { FAMILY, itsOwn, SCI_FI, WW2 } from '../tactical/editions'
import { type Table, type UnitMore, NORTH, area, at, battle, battery, sortie, unit } from '../tactical/table'

function marks(t: Table, state: TacticalState, offer: string, target: string | null = null): readonly Mark[] {
  return t.ruleset.scene(state, { unit: 'a', offer, target }).marks
}

function aiming(type: string, firer: UnitMore = {}, ground = [area('field', at(0, 0), 1, 1)]): TacticalState {
  return battle(
    'A fires',
    [unit('a', 'A', type, at(20, 24), NORTH, firer), unit('b', 'B', 'pz-iv-h', at(20, 16))],
    {
      ground,
      batteries: [battery('guns', 'A', 'medium-artillery')],
      sorties: [sortie('flight', 'A', 'bomber')],
    },
  )
}

function rings(t: Table, state: TacticalState): readonly (readonly [number, string | undefined])[] {
  return marks(t, state, 'fire:a').flatMap(mark =>
    mark.kind === 'ring' ? [[mark.radius, mark.label] as const] : [],
  )
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`marks of fire, ${t.ruleset.title}`, () => {
    it(`ring half range and range with the modifiers that hold there ${t.ids('5.10', '5.11')}`, () => {
      expect(rings(t, aiming('sherman'))).toEqual([
        [5, '0 to 5 inches: no modifier'],
        [10, '5 to 10 inches: \u22121 over half range'],
      ])
      expect(rings(t, aiming('sherman', { quality: 'Green', status: 'Disorganized' }))).toEqual([
        [5, '0 to 5 inches: \u22121 Green, \u22121 Disorganized'],
        [10, '5 to 10 inches: no hit'],
      ])
    })

    it(`ring the least range ${t.ids('7.8')}`, () => {
      expect(rings(t, aiming('rocket-launchers'))).toContainEqual([5, 'no nearer than 5\u2033'])
    })

    it(`show the arc of a gun and none of a turret ${t.ids('7.4')}`, () => {
      expect(marks(t, aiming('17pdr'), 'fire:a')).toContainEqual({
        kind: 'arc',
        at: at(20, 24),
        facing: NORTH,
        half: 45,
        radius: 12,
      })
      expect(marks(t, aiming('sherman'), 'fire:a').some(mark => mark.kind === 'arc')).toBe(false)
    })

    it(`draw the line to the target, and what is in its way ${t.ids('5.5')}`, () => {
      const open = marks(t, aiming('sherman'), 'fire:a', 'b').find(mark => mark.kind === 'sight')
      expect(open).toMatchObject({ from: at(20, 24), to: at(20, 16), tone: 'chosen' })
      const wood = [area('wood', at(18, 19), 4, 2)]
      const shut = marks(t, aiming('sherman', {}, wood), 'fire:a', 'b').find(mark => mark.kind === 'sight')
      expect(shut).toMatchObject({ tone: 'refused', blockedAt: { x: 20, y: 21 } })
    })

    it(`bracket those in contact ${t.ids('5.30')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'us-infantry', at(20, 21)),
        unit('b', 'B', 'german-infantry', at(20, 20)),
        unit('c', 'B', 'german-infantry', at(25, 20)),
      ])
      expect(marks(t, state, 'assault:a', 'b').filter(mark => mark.kind === 'brackets')).toEqual([
        { kind: 'brackets', token: 'b', tone: 'chosen' },
      ])
    })

    it(`ring the reach of AA guns round the target of aircraft ${t.ids('12.5')}`, () => {
      expect(marks(t, aiming('sherman'), 'air:flight', 'b')).toContainEqual(
        expect.objectContaining({ kind: 'ring', at: at(20, 16), radius: 6 }),
      )
    })
  })
}

describe('marks of smoke', () => {
  it('show where indirect smoke may come down [ww2-R40]', () => {
    const cloud = marks(WW2, aiming('sherman'), 'smoke:guns', 'b').find(mark => mark.kind === 'cloud')
    expect(cloud?.spots).toHaveLength(36)
  })
})
