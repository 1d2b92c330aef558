import { describe, expect, it } from 'vitest'
import type { Status, TacticalAction } from '../../../rulesets/families/tactical'
import { EDITIONS, FAMILY, FULL, itsOwn, SCI_FI, WW2_2010 } from '../tactical/editions'
import {
  type BattleMore,
  type Table,
  type UnitMore,
  EAST,
  HIT,
  MISS,
  NORTH,
  SOUTH,
  WEST,
  aboard,
  at,
  battle,
  battery,
  statusOf,
  the,
  unit,
} from '../tactical/table'

const fire = (weapon: string): TacticalAction => ({ type: 'fire', unit: 'a', target: 'b', weapon })
const SHERMAN = fire('early-75mm')
const BOMBARD: TacticalAction = { type: 'bombard', battery: 'guns', target: 'b' }

/** A Sherman (4 against armour, 2 against soft) two inches south of a target. */
function duel(theirs: string, target: UnitMore = {}, more: BattleMore = {}, facing = SOUTH) {
  return battle(
    'A fires',
    [unit('a', 'A', 'sherman', at(20, 24), NORTH), unit('b', 'B', theirs, at(20, 22), facing, target)],
    { batteries: [battery('guns', 'A', 'medium-artillery')], ...more },
  )
}

/** Damage dice by which the Sherman's hit comes out so much higher than a Panzer IV from in front (4 against 4). */
const BY: Readonly<Record<number, readonly [number, number]>> = {
  [-1]: [3, 4],
  0: [4, 4],
  1: [4, 3],
  2: [4, 2],
  3: [4, 1],
  5: [6, 1],
}

function hitBy(
  t: Table,
  difference: number,
  target: UnitMore = {},
  more: BattleMore = {},
  save: readonly number[] = [],
) {
  const dice = BY[difference]
  if (!dice) throw new Error(`No dice for ${difference}.`)
  return t.play(duel('pz-iv-h', target, more), SHERMAN, [HIT, ...dice, ...save])
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`damage, ${t.ruleset.title}`, () => {
    it.each([
      [-1, 'OK', 'none', '6.2'],
      [0, 'OK', 'none', '6.2'],
      [1, 'Disorganized', 'disorganized', '6.3'],
      [2, 'Suppressed', 'suppressed', '6.4'],
      [3, 'Destroyed', 'destroyed', '6.5'],
      [5, 'Destroyed', 'destroyed', '6.5'],
    ] as const)(
      `a lead of %i makes the target %s ${t.ids('6.1', '6.2', '6.3', '6.4', '6.5', 'R17')}`,
      (...row) => {
        const [lead, status, outcome, clause] = row
        const { state, log, cited } = hitBy(t, lead)
        expect(statusOf(state, 'b')).toBe(status)
        expect(log[0]).toMatchObject({ outcome, hit: true })
        expect(cited).toContain(t.clause(clause))
      },
    )

    it.each([
      ['OK', 1, 'Disorganized'],
      ['OK', 2, 'Suppressed'],
      ['OK', 3, 'Destroyed'],
      ['Disorganized', 0, 'Disorganized'],
      ['Disorganized', 1, 'Suppressed'],
      ['Disorganized', 2, 'Suppressed'],
      ['Disorganized', 3, 'Destroyed'],
      ['Suppressed', 0, 'Suppressed'],
      ['Suppressed', 1, 'Suppressed'],
      ['Suppressed', 2, 'Destroyed'],
      ['Suppressed', 3, 'Destroyed'],
    ] as const)(`%s and a lead of %i come to %s ${t.ids('6.8', '6.11', 'R17')}`, (before, lead, after) => {
      expect(statusOf(hitBy(t, lead, { status: before }).state, 'b')).toBe(after)
    })

    it(`destroys a Suppressed unit that is Disorganized by house rule ${t.ids('R17')}`, () => {
      const more = { houseRules: ['suppressed-breaks'] }
      expect(statusOf(hitBy(t, 1, { status: 'Suppressed' }, more).state, 'b')).toBe('Destroyed')
      expect(statusOf(hitBy(t, 1, { status: 'Disorganized' }, more).state, 'b')).toBe('Suppressed')
    })

    it(`tells what happened in a sentence ${t.ids('6.4', '6.5')}`, () => {
      expect(hitBy(t, 2).told).toEqual(['a fires at b: Suppressed.'])
      expect(hitBy(t, 3).told[0]).toBe('a fires at b: destroyed.')
      expect(hitBy(t, 0).told).toEqual(['a fires at b: a hit without effect.'])
    })

    const ofPanzer = (facing: number, more: BattleMore = {}, type = 'pz-iv-h') =>
      t.play(duel(type, {}, more, facing), SHERMAN, [HIT, 1, 6]).log[0]?.reckonings?.[2]

    it(`halves the Defence of armour hit from the side ${t.ids('9.2', 'R5', '9.5')}`, () => {
      for (const facing of [EAST, WEST]) {
        expect(ofPanzer(facing)).toMatchObject({ total: 2 })
        expect(ofPanzer(facing)?.modifiers.map(each => each.clause)).toEqual([t.clause('9.2')])
      }
    })

    it(`halves the Defence of armour hit from the back ${t.ids('9.3', 'R5', '9.5')}`, () => {
      expect(ofPanzer(NORTH)).toMatchObject({ total: 2 })
      expect(ofPanzer(NORTH)?.modifiers.map(each => each.clause)).toEqual([t.clause('9.3')])
    })

    it(`counts exactly 45 degrees as front and exactly 135 as side ${t.ids('R5')}`, () => {
      expect(ofPanzer(SOUTH)?.modifiers).toEqual([])
      expect(ofPanzer(SOUTH + 45)?.modifiers).toEqual([])
      expect(ofPanzer(SOUTH - 45)?.modifiers).toEqual([])
      expect(ofPanzer(SOUTH + 45.2)?.modifiers[0]?.clause).toBe(t.clause('9.2'))
      expect(ofPanzer(SOUTH + 135)?.modifiers[0]?.clause).toBe(t.clause('9.2'))
      expect(ofPanzer(SOUTH + 135.2)?.modifiers[0]?.clause).toBe(t.clause('9.3'))
    })

    it(`judges the front by the line along the front edge by house rule ${t.ids('R5')}`, () => {
      const more = { houseRules: ['front-by-edge'] }
      // Two inches away at 70 degrees off: 0.68 inches ahead of the centre, so beyond the front edge at 0.5.
      expect(ofPanzer(SOUTH + 70)?.total).toBe(2)
      expect(ofPanzer(SOUTH + 70, more)?.total).toBe(4)
      // At 80 degrees only 0.35 inches ahead.
      expect(ofPanzer(SOUTH + 80, more)?.modifiers[0]?.clause).toBe(t.clause('9.2'))
      expect(ofPanzer(NORTH, more)?.modifiers[0]?.clause).toBe(t.clause('9.3'))
    })

    it.each([
      ['sdkfz-251', 1],
      ['pz-ii', 1],
      ['stug-iii-g', 2],
      ['pz-iv-h', 2],
      ['tiger-i', 3],
      ['tiger-ii', 3],
    ] as const)(`halves and rounds up: %s from behind has %i ${t.ids('9.5')}`, (type, half) => {
      expect(ofPanzer(NORTH, {}, type)?.total).toBe(half)
    })

    it(`never halves soft targets, guns included ${t.ids('R21', 'R49')}`, () => {
      for (const type of ['pak-40', 'lefh-18'])
        expect(ofPanzer(NORTH, {}, type)).toMatchObject({ modifiers: [], total: 1 })
    })

    it(`halves armour once against indirect fire, from wherever ${t.ids('9.4', 'R49')}`, () => {
      for (const facing of [NORTH, SOUTH]) {
        const { log } = t.play(duel('tiger-i', {}, {}, facing), BOMBARD, [HIT, 1, 6])
        const defence = log[0]?.reckonings?.[2]
        expect(defence?.total).toBe(3)
        expect(defence?.modifiers.map(each => each.clause)).toEqual([t.clause('9.4')])
      }
    })
  })

  describe(`headquarters, ${t.ruleset.title} ${t.ids('6.18')}`, () => {
    const hq: UnitMore = { isHq: true }

    it(`saves on 4 or more: Disorganized becomes nothing, Suppressed Disorganized ${t.ids('6.18', '6.20')}`, () => {
      expect(statusOf(hitBy(t, 1, hq, {}, [4]).state, 'b')).toBe('OK')
      expect(statusOf(hitBy(t, 1, hq, {}, [3]).state, 'b')).toBe('Disorganized')
      expect(statusOf(hitBy(t, 2, hq, {}, [4]).state, 'b')).toBe('Disorganized')
      expect(statusOf(hitBy(t, 2, hq, {}, [3]).state, 'b')).toBe('Suppressed')
    })

    it(`rolls after the damage dice, and not without damage ${t.ids('R16', '6.18')}`, () => {
      expect(hitBy(t, 1, hq, {}, [4]).rolls.map(roll => roll.purpose)).toEqual([
        'to hit',
        'damage',
        'saving roll',
      ])
      expect(hitBy(t, 0, hq).rolls).toHaveLength(2)
    })

    it(`gets no roll against Destroyed ${t.ids('R18')}`, () => {
      expect(statusOf(hitBy(t, 3, hq).state, 'b')).toBe('Destroyed')
    })

    it(`needs 5 if Green, 3 if Elite ${t.ids('6.21', '6.22')}`, () => {
      expect(statusOf(hitBy(t, 1, { ...hq, quality: 'Green' }, {}, [4]).state, 'b')).toBe('Disorganized')
      expect(statusOf(hitBy(t, 1, { ...hq, quality: 'Green' }, {}, [5]).state, 'b')).toBe('OK')
      expect(statusOf(hitBy(t, 1, { ...hq, quality: 'Elite' }, {}, [2]).state, 'b')).toBe('Disorganized')
      expect(statusOf(hitBy(t, 1, { ...hq, quality: 'Elite' }, {}, [3]).state, 'b')).toBe('OK')
    })

    it.each([
      ['Disorganized', 1, 6, 'Disorganized'],
      ['Disorganized', 2, 6, 'Suppressed'],
      ['Suppressed', 2, 6, 'Suppressed'],
      ['Suppressed', 2, 1, 'Destroyed'],
      ['Suppressed', 1, 6, 'Suppressed'],
    ] as const)(
      `that is %s, is led by %i and rolls %i to save is %s ${t.ids('R18')}`,
      (status, lead, die, after) => {
        expect(statusOf(hitBy(t, lead, { ...hq, status }, {}, [die]).state, 'b')).toBe(after)
      },
    )

    it(`saves against indirect fire as well ${t.ids('R18')}`, () => {
      // Medium artillery 2 against half of 4: two dice apart by one is Disorganized.
      const { state } = t.play(duel('pz-iv-h', hq), BOMBARD, [HIT, 3, 2, 4])
      expect(statusOf(state, 'b')).toBe('OK')
    })

    it(`has the exact odds with its saving roll ${t.ids('6.20', '6.1')}`, () => {
      // Hit 1/2; Disorganized 5/36 and Suppressed 4/36 before a saving roll of 1/2.
      const odds = t.odds(duel('pz-iv-h', hq), SHERMAN)
      const chance = (outcome: string) => odds.outcomes.find(each => each.outcome === outcome)?.chance ?? 0
      expect(chance('destroyed')).toBeCloseTo(6 / 72, 12)
      expect(chance('suppressed')).toBeCloseTo(4 / 144, 12)
      expect(chance('disorganized')).toBeCloseTo((5 + 4) / 144, 12)
      expect(odds.hit).toBeCloseTo(1 / 2, 12)
    })
  })

  describe(`passengers, ${t.ruleset.title}`, () => {
    function carrying(
      cargo: string,
      transport: UnitMore = {},
      passenger: UnitMore = {},
      houseRules: readonly string[] = [],
    ) {
      return battle(
        'A fires',
        [
          unit('a', 'A', 'sherman', at(20, 24)),
          unit('b', 'B', 'german-truck', at(20, 22), SOUTH, transport),
          aboard('cargo', 'B', cargo, 'b', passenger),
        ],
        { houseRules },
      )
    }
    /** A Sherman's 2 against the truck's 0. */
    const LEAD: Readonly<Record<Status, readonly number[]>> = {
      OK: [HIT, 1, 3],
      Disorganized: [HIT, 2, 3],
      Suppressed: [HIT, 3, 3],
      Destroyed: [HIT, 4, 3],
    }

    it.each(['OK', 'Disorganized', 'Suppressed', 'Destroyed'] as const)(
      `troops aboard suffer the same: %s ${t.ids('6.16', 'R27')}`,
      result => {
        const { state } = t.play(carrying('german-infantry'), SHERMAN, LEAD[result])
        expect(statusOf(state, 'b')).toBe(result)
        expect(statusOf(state, 'cargo')).toBe(result)
      },
    )

    it(`a limbered gun suffers the same ${t.ids('6.17', 'R27')}`, () => {
      const { state, cited } = t.play(carrying('pak-40'), SHERMAN, LEAD.Destroyed)
      expect(statusOf(state, 'cargo')).toBe('Destroyed')
      expect(the(state, 'cargo').carriedBy).toBeNull()
      expect(cited).toContain(t.clause('6.17'))
    })

    it(`each combines the result with its own status ${t.ids('R27')}`, () => {
      const { state } = t.play(
        carrying('german-infantry', {}, { status: 'Disorganized' }),
        SHERMAN,
        LEAD.Disorganized,
      )
      expect(statusOf(state, 'b')).toBe('Disorganized')
      expect(statusOf(state, 'cargo')).toBe('Suppressed')
    })

    it(`are lost with a transport that is Suppressed twice ${t.ids('R27', '6.11')}`, () => {
      const { state } = t.play(
        carrying('german-infantry', { status: 'Suppressed' }),
        SHERMAN,
        LEAD.Suppressed,
      )
      expect(statusOf(state, 'b')).toBe('Destroyed')
      expect(statusOf(state, 'cargo')).toBe('Destroyed')
    })

    it(`share what is left after the transport's saving roll ${t.ids('6.18', 'R27')}`, () => {
      const { state } = t.play(carrying('german-infantry', { isHq: true }), SHERMAN, [
        ...LEAD.Suppressed,
        HIT,
      ])
      expect(statusOf(state, 'b')).toBe('Disorganized')
      expect(statusOf(state, 'cargo')).toBe('Disorganized')
    })

    it(`an HQ aboard saves for itself, after its transport ${t.ids('6.18', 'R27', 'R16')}`, () => {
      const state = carrying('german-hq', { isHq: true }, { isHq: true })
      const one = t.play(state, SHERMAN, [...LEAD.Suppressed, MISS, HIT])
      expect(statusOf(one.state, 'b')).toBe('Suppressed')
      expect(statusOf(one.state, 'cargo')).toBe('Disorganized')
      const other = t.play(state, SHERMAN, [...LEAD.Suppressed, HIT, MISS])
      expect(statusOf(other.state, 'b')).toBe('Disorganized')
      expect(statusOf(other.state, 'cargo')).toBe('Disorganized')
    })

    it(`an HQ aboard is lost with its transport without a roll ${t.ids('6.18', 'R27')}`, () => {
      const { state } = t.play(carrying('german-hq', {}, { isHq: true }), SHERMAN, LEAD.Destroyed)
      expect(statusOf(state, 'cargo')).toBe('Destroyed')
    })
  })
}

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`wrecks, ${t.ruleset.title}`, () => {
    it(`leaves every vehicle, armoured or not, as a burning wreck ${t.ids('6.13', 'R37')}`, () => {
      for (const type of ['pz-iv-h', 'german-truck', 'sdkfz-251', 'german-car']) {
        const { state } = t.play(duel(type, {}, {}, NORTH), SHERMAN, [HIT, 6, 1])
        expect(state.wrecks).toEqual([
          { id: 'wreck-b', side: 'B', type, name: 'b', at: at(20, 22), facing: NORTH },
        ])
        expect(the(state, 'b').at).toBeNull()
      }
    })

    it(`takes all that is no vehicle off the table ${t.ids('6.15', 'R37')}`, () => {
      for (const type of ['german-infantry', 'german-hmg', 'german-mortar', 'german-cavalry', 'pak-40']) {
        const { state } = t.play(duel(type), SHERMAN, [HIT, 6, 1])
        expect(state.wrecks).toEqual([])
        expect(the(state, 'b')).toMatchObject({ status: 'Destroyed', at: null })
      }
    })

    it(`leaves one wreck and nothing of the passenger ${t.ids('R37')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 24)),
        unit('b', 'B', 'german-truck', at(20, 22)),
        aboard('cargo', 'B', 'pak-40', 'b'),
      ])
      expect(t.play(state, SHERMAN, [HIT, 6, 1]).state.wrecks.map(each => each.id)).toEqual(['wreck-b'])
    })

    it(`blocks the line of sight from then on ${t.ids('6.14', 'R37')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 24)),
        unit('a2', 'A', 'sherman', at(20.4, 26)),
        unit('b', 'B', 'pz-iv-h', at(20, 22)),
        unit('b2', 'B', 'pz-iv-h', at(20, 18)),
      ])
      const after = t.play(state, SHERMAN, [HIT, 6, 1]).state
      const cleared = { ...after, units: after.units.filter(each => each.id !== 'a') }
      const behind: TacticalAction = { type: 'fire', unit: 'a2', target: 'b2', weapon: 'early-75mm' }
      expect(t.refusalClauses(cleared, behind)).toEqual([t.clause('6.14')])
    })
  })
}

describe('wrecks in 2010', () => {
  it('leaves no wrecks in 2010, but by house rule [ww2-2010-R37] [ww2-2010-R58]', () => {
    const destroyed = (more: BattleMore) =>
      WW2_2010.play(duel('pz-iv-h', {}, more), SHERMAN, [HIT, 6, 1]).state
    expect(destroyed({}).wrecks).toEqual([])
    expect(the(destroyed({}), 'b').at).toBeNull()
    expect(destroyed({ houseRules: ['burning-wrecks'] }).wrecks).toHaveLength(1)
  })
})

/** By the tables of WW2. */
for (const t of EDITIONS) {
  describe(`the Defence Factors, ${t.ruleset.title}`, () => {
    it.each([
      ['german-infantry', 0],
      ['german-hmg', 0],
      ['german-mortar', 0],
      ['german-truck', 0],
      ['pak-40', 1],
      ['lefh-18', 1],
      ['sdkfz-251', 1],
      ['pz-ii', 2],
      ['stug-iii-g', 3],
      ['pz-iv-h', 4],
      ['tiger-i', 5],
      ['tiger-ii', 6],
    ] as const)(`%s has Defence Factor %i ${t.ids('9.1')}`, (type, factor) => {
      const { log } = t.play(duel(type), SHERMAN, [HIT, 1, 6])
      expect(log[0]?.reckonings?.find(each => each.title === 'Defence Factor')).toMatchObject({
        base: { clause: t.clause('9.1'), value: factor },
        total: factor,
      })
    })
  })
}
