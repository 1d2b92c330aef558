import { describe, expect, it } from 'vitest'
import type { Aircraft } from '../../../rulesets/families/air'
import { type Booklet, HOME, N, S, h, shoot, the } from './table'

/** What a hit of guns does and firing back, as both booklets have them. */
export function damageSuite({ table, id, clauses, factors }: Booklet): void {
  const { battle, citedAgainst, hasFlown, kit, plane, play } = table

  /** A at home facing north, B so many hexes straight ahead and facing away. */
  const chase = (
    distance: number,
    own: Partial<Aircraft> = {},
    other: Partial<Aircraft> = {},
    rules: string[] = [],
    facing: 0 | 3 = N,
  ) =>
    hasFlown(
      battle([plane('a', 'A', HOME, N, own), plane('b', 'B', h(10, 5 - distance), facing, other)], { rules }),
    )
  const need = (state: ReturnType<typeof chase>, action = shoot()) => {
    const offer = kit.offer(state, 'A', action.type === 'fire' ? `fire:a:${action.weapon}` : '')
    return offer.options().find(each => each.token === 'b')?.reckonings?.[0]?.total
  }
  /** A shot and what came of it, with no answer from B, who looks away. */
  const result = (dice: readonly number[], own: Partial<Aircraft> = {}, other: Partial<Aircraft> = {}) =>
    play(chase(1, own, other), shoot(), dice)

  describe('damage', () => {
    it(`is a die and the Attack Factor against a die and the Defence Factor [${id}-${clauses.contest}, ${id}-${clauses.dice}]`, () => {
      const { rolls } = result([4, 2, 3])
      expect(rolls.map(each => each.faces)).toEqual([[4], [2, 3]])
      expect(rolls[1]?.totals).toEqual([2 + factors.attack, 3 + factors.defence])
    })
    it(`is none when the totals are equal or the target is higher [${id}-${clauses['no damage']}, ${id}-${clauses.negative}, ${id}-${clauses.summary}]`, () => {
      expect(result([4, 2, 3]).codes).toEqual(['fires-none'])
      expect(result([4, 1, 6]).codes).toEqual(['fires-none'])
    })
    it(`is Damaged for a lead of 1 or 2 [${id}-${clauses.Damaged}]`, () => {
      expect(result([4, 3, 3]).codes).toEqual(['fires-damaged'])
      expect(the(result([4, 4, 3]).state, 'b').damaged).toBe(true)
    })
    it(`gives the Damaged -1 to hit [${id}-${clauses['less to hit']}]`, () => {
      expect(need(chase(1, { damaged: true }))).toBe(5)
    })
    it(`Destroys who is Damaged again [${id}-${clauses['Damaged again']}]`, () => {
      const shot = result([4, 3, 3], {}, { damaged: true })
      expect(shot.codes[0]).toBe('fires-destroyed')
      expect(shot.cited).toContain(`${id}-${clauses['Damaged again']}`)
    })
    it(`Destroys outright for a lead of 3 or more [${id}-${clauses.Destroyed}, ${id}-${clauses['out of play']}]`, () => {
      const shot = result([4, 5, 3])
      expect(the(shot.state, 'b')).toMatchObject({ at: null, fate: 'Destroyed' })
      expect(the(shot.state, 'a').kills).toBe(1)
      expect(shot.state.result).toMatchObject({ winner: 'A', why: { code: 'won-on-kills' } })
    })
  })

  describe('firing back', () => {
    const face = (rules: string[] = [], other: Partial<Aircraft> = {}) => chase(2, {}, other, rules, S)
    it(`is offered at once to who was fired at and is not Destroyed [${id}-${clauses['fire back']}]`, () => {
      const missed = play(face(), shoot(), [1]).state
      expect(missed).toMatchObject({ pending: { unit: 'b', target: 'a' }, toAct: ['B'] })
      expect(citedAgainst(missed, { type: 'end' })).toEqual([`${id}-${clauses['fire back']}`])
      expect(play(missed, { type: 'hold-fire', unit: 'b' }).state.pending).toBeNull()
    })
    it(`has -1 to hit [${id}-${clauses['less back']}]`, () => {
      const missed = play(face(), shoot(), [1]).state
      const back = { type: 'fire-back', unit: 'b', weapon: 'front', target: 'a' } as const
      expect(play(missed, back, [5]).codes).toEqual(['fires-back-miss'])
      expect(play(missed, back, [6, 3, 2]).codes).toEqual(['fires-back-damaged'])
    })
    it(`needs arc, level and range, counts fresh Damage, and is not answered [${id}-${clauses['who fires back']}]`, () => {
      expect(play(chase(2), shoot(), [1]).state.pending).toBeNull()
      const hit = play(face(), shoot(), [5, 3, 3]).state
      const [option] = kit.offer(hit, 'B', 'fire-back:b:front').options()
      expect(option?.reckonings?.[0]?.total).toBe(7)
      const answered = play(hit, { type: 'fire-back', unit: 'b', weapon: 'front', target: 'a' }, [6]).state
      expect(answered.pending).toBeNull()
      expect(the(answered, 'b').activated).toBe(false)
      expect(play(face(['fire-back-if-hit']), shoot(), [1]).state.pending).toBeNull()
      expect(play(chase(2, {}, {}, ['fire-back-any-way']), shoot(), [1]).state.pending).not.toBeNull()
    })
    it(`ends the activation of an attacker whom it Destroys [${id}-${clauses['out of play']}]`, () => {
      const missed = play(face(), shoot(), [1]).state
      const lost = play(
        missed,
        { type: 'fire-back', unit: 'b', weapon: 'front', target: 'a' },
        [6, 6, 1],
      ).state
      expect(lost.result?.winner).toBe('B')
    })
  })
}
