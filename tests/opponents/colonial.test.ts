import { describe, expect, it } from 'vitest'
import { ruleset } from '../../rulesets/colonial'
import { fightsOf } from '../../rulesets/colonial/fights'
import type { ColonialState } from '../../rulesets/colonial/state'
import { chooseOrder } from '../../src/opponents/opponent'
import { area, at } from '../rulesets/kit'
import { charge, field, fire, play, unit, type Laid, type Put } from '../rulesets/colonial/table'

const CARDS = 40

/** A section in the open and a regiment so many inches before it, when so many of 40 cards have been turned up. */
function facing(inches: number, drawn: number, men = 10, holds: 'A' | 'B' | null = 'A'): ColonialState {
  const units = [
    unit('A', 'section', { at: at(41, 18), facing: 270 }),
    unit('B', 'regiment', { at: at(41 - inches, 18), facing: 90, men }),
  ]
  return { ...field(units, { holds, cards: CARDS, card: '7♠' }), drawn }
}

/** What the regiment gains for its side by standing so much nearer. */
const nearer = (drawn: number, holds?: 'A' | 'B' | null): number =>
  ruleset.worth(facing(33, drawn, 10, holds), 'B') - ruleset.worth(facing(35, drawn, 10, holds), 'B')

const merit = (part: string, state: ColonialState): number => ruleset.merits(state, 'B')[part] ?? NaN

/** What five of its men are worth, out of reach of anybody. */
const men = (drawn: number, holds?: 'A' | 'B' | null): number =>
  merit('men', facing(35, drawn, 10, holds)) - merit('men', facing(35, drawn, 5, holds))

describe('whoever has to take the field before the cards run out', () => {
  it('makes the more haste the fewer are left', () => {
    expect(nearer(20)).toBeGreaterThan(1.5 * nearer(0))
    expect(nearer(CARDS)).toBeGreaterThan(1.2 * nearer(20))
  })
  it('spares his men less and less', () => {
    expect(men(CARDS)).toBeLessThan(0.7 * men(0))
    expect(men(CARDS)).toBeGreaterThan(0.5 * men(0))
  })
  it('minds less what the others may do to them', () => {
    const danger = (drawn: number): number => merit('danger', facing(10, drawn))
    expect(danger(0)).toBeLessThan(0)
    expect(danger(CARDS)).toBeCloseTo(0.6 * danger(0))
  })
  it('is nobody where the battle is drawn then, and not the one who holds it', () => {
    expect(nearer(CARDS, null)).toBeCloseTo(nearer(0, null))
    for (const holds of [null, 'B'] as const) expect(men(CARDS, holds)).toBeCloseTo(men(0, holds))
  })
  it('is worth to the one what it costs the other', () => {
    for (const drawn of [0, 17, CARDS])
      expect(ruleset.worth(facing(10, drawn), 'A')).toBeCloseTo(-ruleset.worth(facing(10, drawn), 'B'))
  })
})

describe('what a computer overlooks', () => {
  it('it may see when the next card is turned up', () => {
    const units = ['one', 'two', 'three', 'four'].map((id, index) =>
      unit('B', id, { at: at(6 + 11 * index, 8), facing: 180 }),
    )
    const position = field([...units, unit('A', 'section', { at: at(20, 30), facing: 0 })], { holds: 'A' })
    const called = ['2♠', '3♠', '4♠', '5♠', '6♠', '7♠', '8♠', '9♠', '10♠', 'J♠', 'Q♠', 'K♠'].map(card => {
      const order = chooseOrder(ruleset, { ...position, discards: [card] }, 'B', 'easy', 'card', () => true)
      return JSON.stringify(order?.action)
    })
    expect(new Set(called).size).toBeGreaterThan(2)
  })
})

describe('what a charge promises a computer', () => {
  const lancers = (y: number) => unit('A', 'horse', { type: 'lancers', at: at(20, y), facing: 0 })
  const zulus = (y: number, put: Partial<Put> = {}) =>
    unit('B', 'regiment', { at: at(20, y), facing: 180, men: 14, ...put })
  /** What the charge that has struck home gains in men, before a die is thrown. */
  const gained = (by: Laid, target: Laid, on?: 'rough' | 'hill'): number => {
    const position = field([by, target], { features: on ? [area(on, at(5, 8), 30, 2.4)] : [] })
    // Among rocks a die says how far they match up, which they have not done yet.
    const { state } = play(position, charge(by.id, target.id), on === 'rough' ? [1] : [])
    expect(state.melee?.charged).toEqual([target.id])
    return (ruleset.merits(state, by.side)['men'] ?? NaN) - (ruleset.merits(position, by.side)['men'] ?? NaN)
  }

  it('is more for riders who can still ride on, and not for those on foot or camels [colonial-2.52, colonial-6.5]', () => {
    expect(gained(lancers(16), zulus(10))).toBeGreaterThan(1.5 * gained(lancers(27), zulus(10)))
    const foot = (y: number) => unit('A', 'foot', { rating: 'Veteran', at: at(20, y), facing: 0 })
    expect(gained(foot(12), zulus(10))).toBeCloseTo(gained(foot(17), zulus(10)), 0)
    const camels = (y: number) => unit('A', 'corps', { type: 'camel-corps', at: at(20, y), facing: 0 })
    expect(gained(camels(13), zulus(10))).toBeCloseTo(gained(camels(20), zulus(10)), 0)
  })

  it('is less against who defends a hill, and no less against who stands among rocks [colonial-2.50]', () => {
    const gain = (on?: 'rough' | 'hill') =>
      gained(unit('A', 'foot', { at: at(20, 14), facing: 0 }), zulus(10), on)
    expect(gain('rough')).toBeCloseTo(gain(), 5)
    expect(gain('hill')).toBeLessThan(gain() - 5)
  })

  it('is not gone while one who has won may ride on [colonial-2.52]', () => {
    const row = (y: number, count: number) => ({
      at: at(20, y),
      places: Array.from({ length: count }, (_, k) => at(20 + 1.2 * (k - (count - 1) / 2), y)),
    })
    const horse = unit('A', 'horse', { type: 'lancers', ...row(30, 6) })
    const position = field([horse, unit('B', 'first', row(22, 8)), unit('B', 'second', row(17, 8))])
    const charged = play(position, charge('horse', 'first')).state
    const struck = play(charged, { type: 'match', unit: 'first', figures: [] }).state
    const [fight] = fightsOf(struck)
    if (!fight) throw new Error('Nobody has struck home.')
    const won = play(struck, { type: 'fight', ...fight }, [6, 1]).state
    expect(won.pending?.kind).toBe('ride')
    const men = (of: ColonialState) => ruleset.merits(of, 'A')['men'] ?? NaN
    expect(men(won)).toBeGreaterThan(men(struck) - 10)
  })

  it('sends lancers at riflemen whom a company could as well fire at [colonial-2.49, colonial-2.52]', () => {
    const afridi = zulus(10, { type: 'pathan', firearms: 7 })
    const company = unit('A', 'company', { men: 12, at: at(34, 16), facing: 315 })
    const order = chooseOrder(
      ruleset,
      field([lancers(18), company, afridi]),
      'A',
      'expert',
      'horse',
      () => true,
    )
    expect(order?.action).toEqual(charge('horse', 'regiment'))
    const alone = chooseOrder(ruleset, field([company, afridi]), 'A', 'expert', 'horse', () => true)
    expect(alone?.action).toEqual(fire('company', 'regiment'))
  })
})

describe('works behind men who stand in the open', () => {
  /** A section eight inches or less before works so deep, and a regiment so many inches farther on. */
  const before = (gap: number, enemy: number, deep = 2, put: Partial<Put> = {}, scale = 1, foe = 'zulu') =>
    field(
      [
        unit('A', 'section', { at: at(20, 22 - gap), facing: 0, ...put }),
        unit('B', 'regiment', { at: at(20, 22 - gap - enemy), facing: 180, men: 20, type: foe }),
      ],
      { holds: 'A', scale, features: [area('earthwork', at(12, 22), 16, deep)] },
    )
  const ground = (position: ColonialState) => ruleset.merits(position, 'A')['ground'] ?? NaN
  /** What the section gains by standing so much nearer to them, with the enemy as far away from it as before. */
  const drawn = (enemy: number, ...more: [deep?: number, put?: Partial<Put>, scale?: number, foe?: string]) =>
    ground(before(4, enemy, ...more)) - ground(before(8, enemy, ...more))

  it('draw those who hold the field, the more the nearer the enemy is', () => {
    expect(drawn(6)).toBeGreaterThan(drawn(10) + 2)
    expect(drawn(10)).toBeGreaterThan(2)
    expect(drawn(16)).toBeCloseTo(0)
    expect(drawn(10, 2, {}, 0.5)).toBeCloseTo(0)
  })
  it('draw nobody where they have room for a few only, no riders, and nobody before Boers, who keep their distance', () => {
    expect(drawn(6, 0.2)).toBeCloseTo(0)
    expect(drawn(6, 2, { type: 'lancers' })).toBeCloseTo(0)
    expect(drawn(6, 2, {}, 1, 'boers')).toBeCloseTo(0)
  })
  it('are gone back to once the enemy is near; as long as he is not, the section fires', () => {
    const order = (enemy: number) =>
      chooseOrder(ruleset, before(8, enemy), 'A', 'expert', 'works', () => true)?.action
    expect(order(12)).toEqual(fire('section', 'regiment'))
    expect(order(8)).toMatchObject({ type: 'march', unit: 'section' })
  })
})
