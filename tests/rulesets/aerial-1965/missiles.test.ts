import { describe, expect, it } from 'vitest'
import { hexDistance, wedgeOf } from '../../../src/geometry/hexes'
import {
  HOME,
  type Jet,
  N,
  S,
  SCENARIO,
  against,
  battle,
  citedAgainst,
  h,
  hasFlown,
  kit,
  launch,
  plane,
  play,
  ruleset,
  the,
} from './table'

type Kind = 'HS' | 'RH'

/** A Phantom at home facing north, B so many hexes straight ahead: slow, flying the same way, at level 2. */
const chase = (
  distance: number,
  own: Jet = {},
  other: Jet = {},
  rules: string[] = [],
  facing: 0 | 1 | 3 | 5 = N,
) =>
  hasFlown(
    battle(
      [
        plane('a', 'A', HOME, N, { type: 'phantom', ...own }),
        plane('b', 'B', h(10, 5 - distance), facing, { type: 'mig-19', ...other }),
        plane('c', 'B', h(2, 15)),
      ],
      { rules },
    ),
  )
/** What is added to the die of the firer and of the target. */
const added = (state: ReturnType<typeof chase>, missile: Kind, count = 1) =>
  kit
    .offer(state, 'A', `launch:a:${missile}:${count}`)
    .options()
    .find(each => each.token === 'b')
    ?.reckonings?.map(each => each.total)
/** A fits 4 to 12 and 7 to 24: both kinds reach 8. */
const AT = 8

describe.each([
  { kind: 'HS' as const, s: '5b', least: 4, most: 12, fast: 2, clauses: ['5.7', '5b.1', '5b.2'] },
  { kind: 'RH' as const, s: '5c', least: 7, most: 24, fast: 1, clauses: ['5.8', '5c.1', '5c.2'] },
])('$kind missiles', ({ kind, s, least, most, fast, clauses: [range, arc, level] }) => {
  it(`reach from ${least} to ${most} hexes, both included [aerial-1965-${range}, aerial-1965-5.9, aerial-1965-R27]`, () => {
    const long = (distance: number) =>
      hasFlown(
        battle([
          plane('a', 'A', h(10, 16), N, { type: 'phantom' }),
          plane('b', 'B', h(10, 16 - distance), N, { type: 'mig-19' }),
        ]),
      )
    const tall = (distance: number) => ({
      ...long(distance),
      scenario: { ...SCENARIO, board: { ...SCENARIO.board, rows: 60, height: 104.8 } },
    })
    expect(kit.refusalCodes(tall(least), launch(kind))).toEqual([])
    expect(kit.refusalCodes(tall(most), launch(kind))).toEqual([])
    expect(citedAgainst(tall(least - 1), launch(kind))).toEqual([`aerial-1965-${range}`])
    expect(citedAgainst(tall(most + 1), launch(kind))).toEqual([`aerial-1965-${range}`])
    expect(against(tall(least - 1), launch(kind))).toEqual(['too-near'])
  })
  it(`bear on a wedge of 60 degrees [aerial-1965-${arc}, aerial-1965-R13]`, () => {
    const cells = wedgeOf(h(0, 0), 0, 'narrow', most)
    for (const d of [least, most])
      expect(cells.filter(each => hexDistance(h(0, 0), each) === d)).toHaveLength(2 * Math.floor(d / 2) + 1)
    const at = (q: number, r: number, rules: string[] = []) =>
      hasFlown(
        battle([plane('a', 'A', HOME, N, { type: 'phantom' }), plane('b', 'B', h(q, r), N)], { rules }),
      )
    // Four to the side and four ahead is the edge of the wedge; five to the side is outside.
    expect(against(at(14, -3), launch(kind))).toEqual([])
    expect(citedAgainst(at(15, -3), launch(kind))).toEqual([`aerial-1965-${arc}`])
    expect(against(at(15, -3, [`wide-${kind.toLowerCase()}`]), launch(kind))).toEqual([])
    expect(against(at(11, -3, [`narrow-${kind.toLowerCase()}`]), launch(kind))).toEqual(['not-in-front'])
  })
  it(`need the target at the firer's own level [aerial-1965-${level}]`, () => {
    expect(citedAgainst(chase(AT, {}, { level: 3 }), launch(kind))).toEqual([`aerial-1965-${level}`])
    expect(citedAgainst(chase(AT, {}, { level: 1 }), launch(kind))).toEqual([`aerial-1965-${level}`])
  })
  it(`are a die against a die [aerial-1965-${s}.4, aerial-1965-R33]`, () => {
    const shot = play(chase(AT), launch(kind, 2), [3, 4])
    expect(shot.rolls.map(each => each.faces)).toEqual([[3, 4]])
    expect(shot.rolls[0]?.totals).toEqual([5, 4])
    expect(shot.cited).toContain(`aerial-1965-${s}.4`)
  })
  it(`add 1 for each missile fired [aerial-1965-${s}.5]`, () => {
    expect([1, 2, 3, 4].map(count => added(chase(AT), kind, count)?.[0])).toEqual([1, 2, 3, 4])
  })
  it(`add 1 for NATO and Israel [aerial-1965-${s}.6]`, () => {
    expect(added(chase(AT, { force: 'NATO/Israeli' }), kind)).toEqual([2, 0])
  })
  it(`subtract 1 for the 3rd World [aerial-1965-${s}.7]`, () => {
    expect(added(chase(AT, { force: '3rd World' }), kind)).toEqual([0, 0])
  })
  it(`subtract 1 at level 1, once [aerial-1965-${s}.8, aerial-1965-R24]`, () => {
    expect(added(chase(AT, { level: 1 }, { level: 1 }), kind)).toEqual([0, 0])
  })
  it(`subtract 1 for the 1st generation [aerial-1965-${s}.9]`, () => {
    expect(added(chase(AT, { firstGeneration: true }), kind)).toEqual([0, 0])
  })
  it(`give a target with more than 4 MPs ${fast} [aerial-1965-${s}.10]`, () => {
    expect(added(chase(AT, {}, { type: 'f-5' }), kind)).toEqual([1, fast])
    expect(added(chase(AT, {}, { type: 'mig-19' }), kind)).toEqual([1, 0])
  })
  it(`give a Veteran target 1 [aerial-1965-${s}.11]`, () => {
    expect(added(chase(AT, {}, { quality: 'Veteran' }), kind)).toEqual([1, 1])
  })
  it(`take 1 from a Green target [aerial-1965-${s}.12]`, () => {
    expect(added(chase(AT, {}, { quality: 'Green' }), kind)).toEqual([1, -1])
  })
  it(`Destroy who is beaten, and nobody else [aerial-1965-${s}.13, aerial-1965-R20]`, () => {
    const hit = play(chase(AT), launch(kind), [4, 4])
    expect(hit.codes).toEqual(['launches-destroyed'])
    expect(the(hit.state, 'b')).toMatchObject({ at: null, fate: 'Destroyed' })
    expect(the(hit.state, 'a').kills).toBe(1)
    expect(hit.cited).toContain(`aerial-1965-${s}.13`)
    const even = play(chase(AT), launch(kind), [3, 4])
    expect(even.codes).toEqual(['launches-none'])
    expect(the(even.state, 'b')).toMatchObject({ fate: 'in play', damaged: false })
    expect(the(even.state, 'a')).toMatchObject({ fate: 'in play', damaged: false })
  })
})

describe('heat-seekers', () => {
  it('need a target that flies the same way [aerial-1965-5b.3, aerial-1965-R26]', () => {
    expect(citedAgainst(chase(AT, {}, {}, [], 1), launch('HS'))).toEqual(['aerial-1965-5b.3'])
    expect(against(chase(AT, {}, {}, ['near-course'], 1), launch('HS'))).toEqual([])
    expect(against(chase(AT, {}, {}, ['near-course'], S), launch('HS'))).toEqual(['not-same-way'])
    expect(against(chase(AT, {}, {}, ['near-course'], 5), launch('HS'))).toEqual([])
  })
})

describe('radar missiles', () => {
  it('do not ask which way the target flies [aerial-1965-5c.2]', () => {
    expect(against(chase(AT, {}, {}, [], S), launch('RH'))).toEqual([])
  })
  it('subtract 1 at a target more than 12 hexes away [aerial-1965-5c.14, aerial-1965-R27]', () => {
    expect(added(chase(12), 'RH')).toEqual([1, 0])
    const far = hasFlown(
      battle([plane('a', 'A', h(10, 9), N), plane('b', 'B', h(10, -4), N, { type: 'mig-19' })]),
    )
    expect(added(far, 'RH')).toEqual([0, 0])
  })
  it('and heat-seekers have their modifiers side by side [aerial-1965-5c.15]', () => {
    const one: Jet = { force: 'NATO/Israeli', firstGeneration: true, level: 1 }
    const other: Jet = { type: 'f-5', quality: 'Veteran', level: 1 }
    expect(added(chase(AT, one, other), 'HS')).toEqual([0, 3])
    expect(added(chase(AT, one, other), 'RH')).toEqual([0, 2])
  })
})

describe('missiles', () => {
  it('are recorded for each aircraft, one by one [aerial-1965-1.4]', () => {
    const state = chase(AT)
    const chips = ruleset.scene(state, { unit: null, offer: null, target: null }).tokens[0]?.chips
    expect(chips).toMatchObject([{ text: '8', label: 'missiles: 4 HS, 4 RH' }])
    const after = play(state, launch('HS', 3), [1, 6]).state
    expect(the(after, 'a')).toMatchObject({ HS: 1, RH: 4 })
    expect(ruleset.card(after, 'a').facts.map(each => [each.label, each.value])).toContainEqual([
      'HS missiles',
      '1',
    ])
    expect(citedAgainst(chase(AT, { HS: 0 }), launch('HS'))).toEqual(['aerial-1965-1.4'])
  })
  it('are fired in any number that is left, all of one kind at one target, and used up [aerial-1965-R21]', () => {
    const ids = (state: ReturnType<typeof chase>) =>
      ruleset.offers(state, 'A').flatMap(each => (each.id.startsWith('launch:') ? [each.id] : []))
    expect(ids(chase(AT, { HS: 2, RH: 3 }))).toEqual([
      'launch:a:HS:1',
      'launch:a:HS:2',
      'launch:a:RH:1',
      'launch:a:RH:2',
      'launch:a:RH:3',
    ])
    expect(citedAgainst(chase(AT, { HS: 2 }), launch('HS', 3))).toEqual(['aerial-1965-R21'])
    expect(the(play(chase(AT), launch('RH', 4), [6, 1]).state, 'a')).toMatchObject({ HS: 4, RH: 0 })
    expect(against(chase(AT, {}, {}, ['two-at-most']), launch('HS', 3))).toEqual(['too-many-missiles'])
    expect(ids(chase(AT, {}, {}, ['two-at-most']))).toHaveLength(4)
  })
  it('do not ask for the quality or the Damage of who fires [aerial-1965-R19]', () => {
    expect(added(chase(AT, { quality: 'Green', damaged: true }), 'HS')).toEqual([1, 0])
    expect(added(chase(AT, { quality: 'Veteran' }), 'RH')).toEqual([1, 0])
  })
  it('count the MPs that the target has now [aerial-1965-R25, aerial-1965-R18]', () => {
    const damaged = { type: 'mig-21', damaged: true }
    expect(added(chase(AT, {}, damaged), 'HS')).toEqual([1, 0])
    expect(added(chase(AT, {}, damaged, ['printed-mps']), 'HS')).toEqual([1, 2])
  })
  it('know whose they are from set-up; nobody is anybody’s unless it is said [aerial-1965-R22]', () => {
    const [one, other] = SCENARIO.aircraft
    const begun = (more: object) =>
      kit.begin({ ...SCENARIO, aircraft: [{ ...one, ...more }, other] } as typeof SCENARIO, [5, 2]).state
    expect(the(begun({}), 'a')).toMatchObject({ force: 'other' })
    expect(the(begun({ force: '3rd World' }), 'a')).toMatchObject({ force: '3rd World' })
  })
  it('are of the 1st generation where it is said, or all before 1970 by house rule [aerial-1965-R23]', () => {
    expect(the(kit.begin(SCENARIO, [5, 2]).state, 'a')).toMatchObject({ firstGeneration: false })
    expect(added(chase(AT, {}, {}, ['old-missiles']), 'RH')).toEqual([0, 0])
  })
  it('have odds: 21 pairs of 36 for one at a slow target [aerial-1965-5b.13]', () => {
    expect(kit.odds(chase(AT), launch('HS')).destroy).toBeCloseTo(21 / 36, 9)
    expect(kit.odds(chase(AT, {}, { type: 'f-5' }), launch('HS')).destroy).toBeCloseTo(10 / 36, 9)
    expect(ruleset.threats(chase(AT), 'b', the(chase(AT), 'b').at ?? { x: 0, y: 0 }, 0)[0]).toMatchObject({
      by: 'a',
      why: 'in reach of its missiles',
    })
  })
  it('threaten as likely as they hit [aerial-1965-5b.13]', () => {
    const others: readonly Jet[] = [
      { quality: 'Green' },
      {},
      { quality: 'Veteran' },
      { type: 'f-5' },
      { type: 'f-5', quality: 'Veteran' },
    ]
    for (const other of others) {
      for (const HS of [1, 2, 3, 4]) {
        for (const force of ['NATO/Israeli', 'other', '3rd World'] as const) {
          const state = chase(AT, { HS, RH: 0, force }, other)
          const [threat] = ruleset.threats(state, 'b', the(state, 'b').at ?? { x: 0, y: 0 }, 0)
          expect(threat?.destroy).toBeCloseTo(kit.odds(state, launch('HS', HS)).destroy, 9)
        }
      }
    }
  })
})
