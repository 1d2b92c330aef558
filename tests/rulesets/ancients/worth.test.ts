import { describe, expect, it } from 'vitest'
import { type Degrees, moveBy } from '../../../src/geometry/point'
import { EAST, MEMBERS, NORTH, type UnitMore, WEST, at } from './members'

for (const t of MEMBERS) {
  const { id, battle, ruleset, unit } = t

  /** What the charges that lie open to both sides are worth to side A. */
  function chargesIn(state: ReturnType<typeof battle>): number {
    const { charges } = ruleset.merits(state, 'A')
    if (charges === undefined) throw new Error('Nothing is said of charges.')
    return charges
  }

  /** Heavy cavalry of side A, and foot of side B that shows it its back: so many inches between them, so many aside. */
  function threat(
    gap: number,
    aside = 0,
    { more = {}, type = 'heavy horse', foe = 'heavy-foot', facing = NORTH }: Threat = {},
  ): number {
    const from = at(12, 12)
    const centre = moveBy(moveBy(from, facing, gap + 1.5), facing + 90, aside)
    return chargesIn(
      battle('A moves', [unit('a', 'A', type, from, facing, more), unit('b', 'B', foe, centre, facing)]),
    )
  }

  interface Threat {
    readonly more?: UnitMore
    readonly type?: string
    readonly foe?: string
    readonly facing?: Degrees
  }

  it('comes to grips less eagerly where nobody has to attack, and more where night is the end', () => {
    /** What three inches nearer to an enemy far away are worth, where the scenario says so. */
    const nearer = (said: { readonly unhurried?: true; readonly night?: 'A' | 'B' }): number => {
      const [far, near] = [16, 13].map(y => {
        const own = unit('a', 'A', 'heavy horse', at(12, y), NORTH)
        const state = battle('A moves', [own, unit('b', 'B', 'heavy-foot', at(12, 2), NORTH)])
        const { unhurried: _always, ...scenario } = state.scenario
        return ruleset.worth({ ...state, scenario: { ...scenario, ...said } }, 'A')
      })
      return (near ?? 0) - (far ?? 0)
    }
    expect(nearer({ unhurried: true })).toBeGreaterThan(0)
    expect(nearer({})).toBeGreaterThan(nearer({ unhurried: true }) * 2)
    expect(nearer({ night: 'B' })).toBeGreaterThan(nearer({}) * 2)
    // Who has won by then comes out as ever.
    expect(nearer({ night: 'A' })).toBe(nearer({}))
  })

  describe('what a computer thinks of charges', () => {
    it(`counts those that it may make: straight ahead, as far as the unit moves, to whatever side it looks [${id}-4.15]`, () => {
      const open = threat(2)
      expect(open).toBeGreaterThan(0)
      for (const facing of [EAST, 180, 270, 45, 200]) expect(threat(2, 0, { facing })).toBeCloseTo(open, 6)
      expect(threat(4)).toBeCloseTo(open, 6)
      expect(threat(0.1)).toBeCloseTo(open, 6)
      expect(threat(-4, 0, { foe: 'artillery' })).toBe(0)
    })

    it(`counts half of those that one more move would open [${id}-4.6]`, () => {
      const open = threat(2)
      expect(threat(4.1)).toBeCloseTo(open / 2, 6)
      expect(threat(5.4)).toBeCloseTo(open / 2, 6)
      expect(threat(5.6)).toBe(0)
    })

    it(`counts all that the front would meet, less what it would just miss, and nothing beside it [${id}-R9]`, () => {
      const open = threat(2)
      // The fronts meet as far aside as a base is wide.
      for (const aside of [1.3, 1.4, -1.4]) expect(threat(2, aside)).toBeCloseTo(open, 6)
      for (const aside of [1.5, 1.7, -1.7]) expect(threat(2, aside)).toBeCloseTo(open * 0.4, 6)
      for (const aside of [1.85, -1.85]) expect(threat(2, aside)).toBe(0)
    })

    it(`has Disordered units charge half as far [${id}-R9]`, () => {
      const more = { status: 'Disordered' } as const
      const open = threat(1.5, 0, { more })
      expect(open).toBeGreaterThan(0)
      expect(threat(2.4, 0, { more })).toBeCloseTo(open / 2, 6)
      expect(threat(3.6, 0, { more })).toBe(0)
    })

    it(`counts none of Shaken units and of those that never charge [${id}-6.12] [${id}-R41]`, () => {
      expect(threat(1, 0, { more: { status: 'Shaken' } })).toBe(0)
      expect(threat(1, 0, { type: 'artillery' })).toBe(0)
    })

    it(`counts none of units in melee already, on either side of it [${id}-R14]`, () => {
      const alone = [
        unit('a', 'A', 'heavy horse', at(12, 12), NORTH),
        unit('b', 'B', 'heavy-foot', at(12, 8.5), NORTH),
      ]
      // At its flank and looking past it an enemy leaves it free, looking at it none does.
      const beside = (facing: Degrees) => [...alone, unit('c', 'B', 'heavy-foot', at(13.5, 12), facing)]
      expect(chargesIn(battle('A moves', beside(NORTH)))).toBeGreaterThan(0)
      for (const melee of [
        { a: 'a', b: 'c' },
        { a: 'c', b: 'a' },
      ]) {
        expect(chargesIn(battle('A moves', beside(WEST), { melees: [melee] }))).toBe(0)
      }
      // A melee of others leaves it free.
      const others = [unit('d', 'A', 'heavy-foot', at(4, 12)), unit('e', 'B', 'heavy-foot', at(4, 10.5))]
      const elsewhere = battle('A moves', [...alone, ...others], { melees: [{ a: 'd', b: 'e' }] })
      expect(chargesIn(elsewhere)).toBeGreaterThan(0)
    })
  })
}
