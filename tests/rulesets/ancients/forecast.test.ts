import { describe, expect, it } from 'vitest'
import { EAST, MEMBERS, NORTH, SOUTH, type UnitMore, WEST, at } from './members'

/** Strong armies, so that no loss here brings one near to breaking. */
const STRENGTH = { strength: { A: 40, B: 40 } }

for (const t of MEMBERS) {
  const { id, battle, ruleset, unit } = t
  type State = ReturnType<typeof battle>
  type Units = Parameters<typeof battle>[1]

  function part(state: State, word: 'melee' | 'charges' | 'danger'): number {
    const points = ruleset.merits({ ...state, ...STRENGTH }, 'A')[word]
    if (points === undefined) throw new Error(`Nothing is said of ${word}.`)
    return points
  }

  const foot = (name: string, side: 'A' | 'B', x: number, y: number, more: UnitMore = {}) =>
    unit(name, side, 'heavy-foot', at(x, y), side === 'A' ? NORTH : SOUTH, { armour: 'armoured', ...more })
  const DUEL = [{ a: 'a', b: 'b' }]

  describe('what a computer expects of a melee', () => {
    const duel = (more: UnitMore = {}, others: Units = [], step: 'A moves' | 'B moves' = 'A moves') =>
      battle(step, [foot('a', 'A', 12, 12, more), foot('b', 'B', 12, 10.5), ...others], {
        melees: [...DUEL, ...others.map(each => ({ a: each.id, b: 'b' }))],
      })

    it(`sees beyond the first blow: swords tell after it [${id}-7.5]`, () => {
      expect(part(duel({ arms: 'sword' }), 'melee')).toBeGreaterThan(part(duel(), 'melee') * 1.05)
    })

    it(`counts a second attacker on the flank, where the Defence is halved, and none on the front [${id}-6.3] [${id}-8.2]`, () => {
      const alone = part(duel(), 'melee')
      const beside = foot('c', 'A', 13.2, 12)
      expect(part(duel({}, [beside]), 'melee')).toBeLessThan(alone * 1.15)
      const flank = unit('c', 'A', 'heavy-foot', at(13.5, 10.2), WEST)
      expect(part(duel({}, [flank]), 'melee')).toBeGreaterThan(alone * 1.5)
    })
  })

  describe('what a computer expects of charges to come', () => {
    const facing = (gap: number, others: Units = []) =>
      battle('A moves', [foot('a', 'A', 12, 12), foot('b', 'B', 12, 10.5 - gap), ...others])

    it('minds the enemy who will charge first, and not its own charge as if it still came', () => {
      const near = facing(1.5)
      expect(part(near, 'danger')).toBeLessThan(0)
      // Who looks away cannot charge: then its own charge is still to come.
      const turned = battle('A moves', [foot('a', 'A', 12, 12), { ...foot('b', 'B', 12, 9), facing: EAST }])
      expect(part(turned, 'danger')).toBeGreaterThan(part(near, 'danger') / 2)
      expect(part(near, 'charges')).toBe(0)
      expect(part(turned, 'charges')).toBeGreaterThan(0)
    })

    it(`counts little of a charge that a friend stands in the way of [${id}-4.16]`, () => {
      const turned = (others: Units) =>
        battle('A moves', [
          unit('a', 'A', 'heavy horse', at(12, 12)),
          { ...foot('b', 'B', 12, 7), facing: EAST },
          ...others,
        ])
      const open = part(turned([]), 'charges')
      const barred = part(turned([{ ...foot('c', 'A', 12, 9.5), facing: EAST }]), 'charges')
      expect(barred).toBeLessThan(open / 2)
    })
  })

  describe('how an army comes on', () => {
    /** What three inches nearer are worth to horse while its foot is so far from the enemy. */
    const nearer = (line: number): number => {
      const [far = 0, near = 0] = [14, 11].map(y => {
        const units = [
          unit('h', 'A', 'heavy horse', at(20, y)),
          ...[4, 7, 10].map(x => foot(`f${x}`, 'A', x, 2 + line)),
          ...[4, 7, 10, 20].map(x => foot(`e${x}`, 'B', x, 2)),
        ]
        return ruleset.merits(battle('A moves', units), 'A')['posture'] ?? 0
      })
      return near - far
    }

    it('has nobody run ahead of the line for the sake of being near the enemy', () => {
      expect(nearer(10)).toBeGreaterThan(5)
      expect(nearer(20)).toBeLessThan(nearer(10) / 2)
    })
  })
}
