import { describe, expect, it } from 'vitest'
import type { TacticalAction } from '../../../rulesets/families/tactical'
import type { Point } from '../../../src/geometry/point'
import { EDITIONS, FAMILY, FULL, itsOwn, SCI_FI, WW2, WW2_2010 } from '../tactical/editions'
import {
  type BattleMore,
  HIT,
  MISS,
  NORTH,
  aboard,
  area,
  at,
  battle,
  changed,
  statusOf,
  the,
  unit,
} from '../tactical/table'

const fire = (weapon: string, by = 'a', target = 'b'): TacticalAction => ({
  type: 'fire',
  unit: by,
  target,
  weapon,
})
const SHERMAN = fire('early-75mm')

/** One unit of A at (20, 24), facing north, and one of B so many inches north of it. */
function duel(mine: string, theirs: string, inches: number, more: BattleMore = {}) {
  return facingOff(mine, theirs, at(20, 24 - inches), more)
}

function facingOff(mine: string, theirs: string, place: Point, more: BattleMore = {}) {
  return battle('A fires', [unit('a', 'A', mine, at(20, 24), NORTH), unit('b', 'B', theirs, place)], more)
}

/** A place so many inches from (20, 24), so many degrees off north. */
function off(degrees: number, inches = 5): Point {
  const radians = (degrees * Math.PI) / 180
  return at(20 + inches * Math.sin(radians), 24 - inches * Math.cos(radians))
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`direct fire, ${t.ruleset.title}`, () => {
    it(`rolls to hit, then the firer's and the target's damage die ${t.ids('5.9', 'R16', '6.1')}`, () => {
      const { state, rolls } = t.play(duel('sherman', 'pz-iv-h', 4), SHERMAN, [4, 6, 3])
      expect(rolls.map(roll => [roll.purpose, roll.faces])).toEqual([
        ['to hit', [4]],
        ['damage', [6, 3]],
      ])
      expect(rolls[1]?.totals).toEqual([10, 7])
      expect(statusOf(state, 'b')).toBe('Destroyed')
    })

    it(`rolls no more after a miss ${t.ids('5.9', 'R16')}`, () => {
      const { state, told } = t.play(duel('sherman', 'pz-iv-h', 4), SHERMAN, [MISS])
      expect(statusOf(state, 'b')).toBe('OK')
      expect(told).toEqual(['a fires at b: a miss.'])
    })

    it(`has the exact odds of a Sherman against a Panzer IV at 8.5 inches ${t.ids('5.10', '6.5')}`, () => {
      // Over half of 10: 5 or 6 hits. Factors 4 against 4: of 36 pairs 5 are one higher, 4 two, 6 three or more.
      const odds = t.odds(duel('sherman', 'pz-iv-h', 8.5), SHERMAN)
      expect(odds.hit).toBeCloseTo(1 / 3, 12)
      expect(odds.destroy).toBeCloseTo(6 / 36 / 3, 12)
      expect(odds.outcomes.map(({ outcome }) => outcome)).toEqual([
        'destroyed',
        'suppressed',
        'disorganized',
        'none',
      ])
      expect(odds.outcomes[1]?.chance).toBeCloseTo(4 / 36 / 3, 12)
      expect(odds.outcomes[2]?.chance).toBeCloseTo(5 / 36 / 3, 12)
    })

    it(`fires once in its fire phase, and damage counts at once ${t.ids('R15')}`, () => {
      const before = duel('sherman', 'pz-iv-h', 4)
      const another = unit('far', 'B', 'pz-iv-h', at(2, 2))
      const after = t.play({ ...before, units: [...before.units, another] }, SHERMAN, [HIT, 6, 1]).state
      expect(t.refusalCodes(after, SHERMAN)).toContain('has-fired')
      expect(t.refusalCodes(after, SHERMAN)).toContain('no-such-target')
    })

    it(`gives a unit away by firing, hit or miss ${t.ids('5.8', 'R12')}`, () => {
      expect(the(t.play(duel('sherman', 'pz-iv-h', 4), SHERMAN, [MISS]).state, 'a').gaveAway).toBe(true)
    })

    it(`is refused to a Suppressed unit ${t.ids('6.10')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 24), NORTH, { status: 'Suppressed' }),
        unit('b', 'B', 'pz-iv-h', at(20, 20)),
      ])
      expect(t.refusalClauses(state, SHERMAN)).toEqual([t.clause('6.10')])
      expect(t.offer(state, 'A', 'fire:a').refusal?.reasons[0].code).toBe('suppressed-cannot-fire')
    })

    it(`belongs to the fire phase of its own side: B's is the second, A's the fourth ${t.ids('3.4', '3.6')}`, () => {
      const units = duel('sherman', 'pz-iv-h', 4).units
      const back: TacticalAction = { type: 'fire', unit: 'b', target: 'a', weapon: 'later-75mm' }
      expect(t.refusalCodes(battle('A fires', units), SHERMAN)).toEqual([])
      expect(t.refusalCodes(battle('A fires', units), back)).toContain('not-its-fire-phase')
      expect(t.refusalCodes(battle('B fires', units), back)).toEqual([])
      expect(t.refusalCodes(battle('B fires', units), SHERMAN)).toContain('not-its-fire-phase')
      expect(t.refusalCodes(battle('A moves', units), SHERMAN)).toContain('not-its-fire-phase')
    })

    it(`cannot be done without a weapon ${t.ids('R20')}`, () => {
      const state = duel('us-truck', 'german-infantry', 1.5)
      expect(t.offer(state, 'A', 'fire:a').refusal?.reasons[0].code).toBe('unarmed')
      expect(t.refusalCodes(state, fire('infantry'))).toEqual(['unarmed', 'no-such-weapon'])
    })

    it(`lets a unit with two weapons choose, but not use both ${t.ids('R20', 'R15')}`, () => {
      const state = duel('lee', 'pz-iv-h', 4)
      expect(t.allowed(state, 'A', 'fire:a:early-75mm')).toHaveLength(1)
      expect(t.allowed(state, 'A', 'fire:a:37-47mm')).toHaveLength(1)
      const after = t.play(state, fire('37-47mm'), [MISS]).state
      expect(t.refusalCodes(after, fire('early-75mm'))).toEqual(['has-fired'])
    })

    it(`lists every enemy on the table, allowed or with its reason ${t.ids('R14', '7.1')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 30)),
        unit('near', 'B', 'pz-iv-h', at(20, 26)),
        unit('far', 'B', 'pz-iv-h', at(30, 20)),
        unit('truck', 'B', 'german-truck', at(18, 26)),
        aboard('squad', 'B', 'german-infantry', 'truck'),
      ])
      const options = t.offer(state, 'A', 'fire:a').options()
      expect(options.map(each => [each.token, each.refusal?.reasons[0].code])).toEqual([
        ['near', undefined],
        ['far', 'out-of-range'],
        ['truck', undefined],
      ])
    })

    it(`shows beside the odds all that counts: to hit, attack, defence ${t.ids('5.11', '8.1', '9.2')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 24)),
        unit('b', 'B', 'pz-iv-h', at(20, 16), 90),
      ])
      const [option] = t.allowed(state, 'A', 'fire:a')
      expect(option?.reckonings?.map(each => [each.title, each.total])).toEqual([
        ['To hit', 5],
        ['Attack Factor', 4],
        ['Defence Factor', 2],
      ])
      expect(option?.reckonings?.flatMap(each => each.modifiers.map(line => line.clause))).toEqual([
        t.clause('5.11'),
        t.clause('9.2'),
      ])
    })

    it(`says how far out of range a target is and refuses without losing the shot ${t.ids('7.1', 'R14')}`, () => {
      const state = duel('sherman', 'pz-iv-h', 12.4)
      expect(t.refusalWords(state, SHERMAN)).toEqual(['Out of range: 12.4 of 10 inches.'])
      expect(t.refusalClauses(state, SHERMAN)).toEqual([t.clause('7.1')])
      expect(t.offer(state, 'A', 'fire:a').useful).toBe(false)
    })

    it(`spends a shot out of range where nobody measures beforehand ${t.ids('R14')}`, () => {
      const state = duel('sherman', 'pz-iv-h', 12.4, { houseRules: ['no-pre-measuring'] })
      const { state: after, codes } = t.play(state, SHERMAN, [])
      expect(codes).toEqual(['fires-out-of-range'])
      expect(the(after, 'a')).toMatchObject({ attacked: true, gaveAway: true })
      expect(t.odds(state, SHERMAN).hit).toBe(0)
      expect(t.allowed(state, 'A', 'fire:a').map(each => each.token)).toEqual(['b'])
      expect(t.offer(state, 'A', 'fire:a').useful).toBe(false)
    })

    it(`measures range from centre to centre and includes the limit ${t.ids('R1', '7.2', '7.1')}`, () => {
      expect(t.refusalCodes(duel('sherman', 'pz-iv-h', 10), SHERMAN)).toEqual([])
      expect(t.refusalCodes(duel('sherman', 'pz-iv-h', 10.005), SHERMAN)).toEqual([])
      expect(t.refusalCodes(duel('sherman', 'pz-iv-h', 10.02), SHERMAN)).toEqual(['out-of-range'])
    })

    it(`measures to the nearest edge of the target by house rule ${t.ids('R1')}`, () => {
      const more = { houseRules: ['edge-measuring'] }
      expect(t.refusalCodes(duel('sherman', 'pz-iv-h', 10.4, more), SHERMAN)).toEqual([])
      expect(t.refusalCodes(duel('sherman', 'pz-iv-h', 10.6, more), SHERMAN)).toEqual(['out-of-range'])
    })

    it(`doubles ranges and least ranges in an infantry scenario ${t.ids('2.5', 'R47', '7.8')}`, () => {
      const more = { infantryScale: true }
      expect(t.refusalCodes(duel('us-infantry', 'german-infantry', 4, more), fire('infantry'))).toEqual([])
      expect(t.refusalCodes(duel('us-infantry', 'german-infantry', 4.1, more), fire('infantry'))).toEqual([
        'out-of-range',
      ])
      const rockets = duel('rocket-launchers', 'german-infantry', 9.9, more)
      expect(t.refusalWords(rockets, fire('rockets'))).toEqual(['Too near: 9.9 inches, rockets need 10.'])
    })

    it(`needs 5 inches for rockets ${t.ids('7.8')}`, () => {
      expect(t.refusalCodes(duel('rocket-launchers', 'german-infantry', 4.9), fire('rockets'))).toEqual([
        'too-near-rockets',
      ])
      expect(t.refusalCodes(duel('rocket-launchers', 'german-infantry', 5), fire('rockets'))).toEqual([])
    })

    it(`uses the table's ranges for artillery that fires directly ${t.ids('7.6', 'R36', '5.2')}`, () => {
      const far = { height: 60 }
      const at30 = battle(
        'A fires',
        [unit('a', 'A', 'medium-artillery', at(20, 50)), unit('b', 'B', 'german-infantry', at(20, 20))],
        far,
      )
      expect(t.refusalCodes(at30, fire('medium-artillery'))).toEqual([])
      const beyond = { ...at30, units: [unit('a', 'A', 'medium-artillery', at(20, 50.1)), the(at30, 'b')] }
      expect(t.refusalCodes(beyond, fire('medium-artillery'))).toEqual(['out-of-range'])
      expect(t.refusalCodes(at30, { type: 'bombard', battery: 'a', target: 'b' })).toEqual([
        'no-such-battery',
      ])
    })

    it(`needs a line of sight ${t.ids('5.1', '5.5')}`, () => {
      const state = duel('sherman', 'pz-iv-h', 6, { ground: [area('wood', at(18, 20), 4, 1)] })
      expect(t.refusalClauses(state, SHERMAN)).toEqual([t.clause('5.5')])
    })

    it(`sees those who hide in rough ground only from 5 inches, unless they have fired ${t.ids('5.6', '5.8')}`, () => {
      const ground = [area('wood', at(18, 14), 4, 4)]
      const hidden = battle(
        'A fires',
        [unit('a', 'A', 'sherman', at(20, 22)), unit('b', 'B', 'german-infantry', at(20, 16))],
        { ground },
      )
      expect(t.refusalWords(hidden, SHERMAN)).toEqual(['Hidden: 6.0 inches, seen only within 5.'])
      const gaveAway = {
        ...hidden,
        units: hidden.units.map(each => ({ ...each, gaveAway: each.id === 'b' })),
      }
      expect(t.refusalCodes(gaveAway, SHERMAN)).toEqual([])
    })

    it(`fires all round from a turret or on foot ${t.ids('7.2')}`, () => {
      expect(t.refusalCodes(facingOff('sherman', 'pz-iv-h', off(180)), SHERMAN)).toEqual([])
      expect(t.refusalCodes(facingOff('m10', 'pz-iv-h', off(135)), fire('later-75mm'))).toEqual([])
      expect(t.refusalCodes(facingOff('us-mortar', 'pz-iv-h', off(180)), fire('mortar'))).toEqual([])
      expect(t.refusalCodes(facingOff('flak-88', 'pz-iv-h', off(180)), fire('88mm'))).toEqual([])
    })

    it.each([
      ['artillery', 'medium-artillery', 'medium-artillery', '7.3'],
      ['anti-tank guns', '17pdr', 'later-75mm', '7.4'],
      ['armour without a turret', 'stug-iii-g', 'later-75mm', '7.5'],
    ] as const)(
      `gives %s 45 degrees to each side ${t.ids('7.3', '7.4', '7.5', 'R4')}`,
      (_, type, weapon, clause) => {
        const shot = fire(weapon)
        for (const degrees of [0, 45, -45]) {
          expect(t.refusalCodes(facingOff(type, 'pz-iv-h', off(degrees)), shot)).toEqual([])
        }
        const outside = facingOff(type, 'pz-iv-h', off(58))
        expect(t.refusalWords(outside, shot)).toEqual(['Outside the arc: 58 degrees off, 45 allowed.'])
        expect(t.refusalClauses(outside, shot)).toEqual([t.clause(clause)])
        expect(t.refusalCodes(facingOff(type, 'pz-iv-h', off(180)), shot)).toEqual(['outside-arc'])
      },
    )

    it(`halves the arc by house rule ${t.ids('R4', '7.4')}`, () => {
      const more = { houseRules: ['narrow-arc'] }
      const shot = fire('later-75mm')
      expect(t.refusalCodes(facingOff('17pdr', 'pz-iv-h', off(22.5), more), shot)).toEqual([])
      expect(t.refusalCodes(facingOff('17pdr', 'pz-iv-h', off(23), more), shot)).toEqual(['outside-arc'])
    })

    it(`lets a shot with factor 0 be fired ${t.ids('R20')}`, () => {
      expect(t.refusalCodes(duel('us-hmg', 'pz-iv-h', 3), fire('hmg'))).toEqual([])
      // Six against one is five higher, four less than the Panzer's factor from in front makes it one.
      expect(statusOf(t.play(duel('us-hmg', 'pz-iv-h', 3), fire('hmg'), [HIT, 6, 1]).state, 'b')).toBe(
        'Disorganized',
      )
    })

    it(`counts as useful only where it can hit and hurt ${t.ids('5.9')}`, () => {
      expect(t.offer(duel('us-hmg', 'pz-iv-h', 3), 'A', 'fire:a').useful).toBe(true)
      // Factor 0 against the 6 of a Tiger II: six against one is one short of an effect.
      expect(t.offer(duel('us-hmg', 'tiger-ii', 3), 'A', 'fire:a').useful).toBe(false)
      expect(t.allowed(duel('us-hmg', 'tiger-ii', 3), 'A', 'fire:a')).toHaveLength(1)
      // In a bunker over half range a Sherman would need a 7.
      const ground = [area('bunker', at(19, 17), 2, 2)]
      expect(t.offer(duel('sherman', 'german-truck', 6, { ground }), 'A', 'fire:a').useful).toBe(false)
      expect(t.offer(duel('sherman', 'german-truck', 6), 'A', 'fire:a').useful).toBe(true)
    })

    it(`is refused to passengers and towed guns, and neither can be a target ${t.ids('R26')}`, () => {
      const state = battle('A fires', [
        unit('truck', 'A', 'us-truck', at(20, 24)),
        aboard('a', 'A', 'us-infantry', 'truck'),
        unit('their-truck', 'B', 'german-truck', at(20, 22.5)),
        aboard('b', 'B', 'pak-40', 'their-truck'),
      ])
      expect(t.refusalCodes(state, fire('infantry'))).toEqual(['carried-cannot-fire', 'target-carried'])
      expect(t.offer(state, 'A', 'fire:a').refusal?.reasons[0].code).toBe('carried-cannot-fire')
    })

    it(`lets infantry fire from half-tracks and carriers by house rule ${t.ids('R26')}`, () => {
      const riding = (transport: string, houseRules: readonly string[]) =>
        battle(
          'A fires',
          [
            unit('ride', 'A', transport, at(20, 24)),
            aboard('a', 'A', 'us-infantry', 'ride'),
            unit('b', 'B', 'german-infantry', at(20, 22.5)),
          ],
          { houseRules },
        )
      const shot = fire('infantry')
      expect(t.refusalCodes(riding('m3-halftrack', []), shot)).toEqual(['carried-cannot-fire'])
      const state = riding('m3-halftrack', ['fire-from-transports'])
      expect(statusOf(t.play(state, shot, [HIT, 6, 1]).state, 'b')).toBe('Destroyed')
      expect(t.refusalCodes(riding('us-truck', ['fire-from-transports']), shot)).toEqual([
        'carried-cannot-fire',
      ])
      // Nor while the half-track itself is still to come.
      expect(t.refusalCodes(changed(state, 'ride', { at: null }), shot)).toEqual(['carried-cannot-fire'])
    })

    it(`may be aimed at an enemy in contact with a friend ${t.ids('R31')}`, () => {
      const melee = (houseRules: readonly string[]) =>
        battle(
          'A fires',
          [
            unit('a', 'A', 'sherman', at(24, 24)),
            unit('friend', 'A', 'us-infantry', at(20, 21)),
            unit('b', 'B', 'german-infantry', at(20, 20)),
          ],
          { houseRules },
        )
      expect(t.refusalCodes(melee([]), SHERMAN)).toEqual([])
      expect(t.refusalCodes(melee(['no-fire-into-contact']), SHERMAN)).toEqual(['friend-in-contact'])
    })

    it(`is not open to a unit in contact with the enemy ${t.ids('R28')}`, () => {
      const state = battle('A fires', [
        unit('a', 'A', 'sherman', at(20, 24)),
        unit('near', 'B', 'german-infantry', at(20, 23)),
        unit('b', 'B', 'pz-iv-h', at(26, 22)),
      ])
      expect(t.refusalCodes(state, SHERMAN)).toEqual(['in-contact'])
      expect(t.offer(state, 'A', 'fire:a').refusal?.reasons[0].code).toBe('in-contact')
      const free = { ...state, houseRules: { 'fire-out-of-contact': true } }
      expect(t.refusalCodes(free, SHERMAN)).toEqual([])
      expect(t.refusalCodes(free, fire('early-75mm', 'a', 'near'))).toEqual(['in-contact'])
    })

    it(`proposes close combat instead of a shot at an enemy in contact ${t.ids('R28')}`, () => {
      const state = duel('sherman', 'german-infantry', 1)
      expect(t.refusal(state, SHERMAN)?.nearest).toEqual({ ...SHERMAN, type: 'assault' })
    })
  })
}

describe('what the editions have each for itself', () => {
  it('has no least range for mortars in 2010, but by house rule [ww2-2010-R56]', () => {
    const near = (more: BattleMore) => duel('us-mortar', 'german-infantry', 1.5, more)
    expect(WW2_2010.refusalCodes(near({}), fire('mortar'))).toEqual([])
    expect(WW2_2010.refusalCodes(near({ houseRules: ['mortar-minimum'] }), fire('mortar'))).toEqual([
      'too-near-mortars',
    ])
  })

  it('gives 20mm and 37-47mm other ranges in 2010 [ww2-2010-R54] [ww2-2010-R55] [ww2-2010-7.1]', () => {
    const codes = (type: string, weapon: string, inches: number, houseRules: readonly string[] = []) =>
      WW2_2010.refusalCodes(duel(type, 'german-infantry', inches, { houseRules }), fire(weapon))
    expect(codes('polsten', '20mm', 2)).toEqual([])
    expect(codes('polsten', '20mm', 2.5)).toEqual(['out-of-range'])
    expect(codes('polsten', '20mm', 3, ['longer-20mm'])).toEqual([])
    expect(codes('2pdr', '37-47mm', 5)).toEqual([])
    expect(codes('2pdr', '37-47mm', 5, ['shorter-37mm'])).toEqual(['out-of-range'])
  })

  it('lets 20mm reach 3 and 37-47mm reach 4 inches in 2012 [ww2-7.1]', () => {
    expect(WW2.refusalCodes(duel('polsten', 'german-infantry', 3), fire('20mm'))).toEqual([])
    expect(WW2.refusalCodes(duel('2pdr', 'german-infantry', 4), fire('37-47mm'))).toEqual([])
    expect(WW2.refusalCodes(duel('2pdr', 'german-infantry', 4.1), fire('37-47mm'))).toEqual(['out-of-range'])
  })

  it('takes 1 off early tank guns only by house rule [ww2-R51] [ww2-2010-R64]', () => {
    for (const t of EDITIONS) {
      const factor = (houseRules: readonly string[]) =>
        t.play(duel('somua-s35', 'pz-iv-h', 2, { houseRules }), fire('37-47mm'), [HIT, 1, 6]).log[0]
          ?.reckonings?.[1]?.total
      expect(factor([])).toBe(2)
      expect(factor(['early-tank-guns'])).toBe(1)
    }
  })
})

/** By the tables of WW2. */
for (const t of EDITIONS) {
  describe(`early guns, ${t.ruleset.title}`, () => {
    it(`takes the factor against soft targets or against armour ${t.ids('8.1', 'R21')}`, () => {
      const factor = (theirs: string, type = 'sherman', weapon = 'early-75mm') => {
        const { log } = t.play(duel(type, theirs, 2), fire(weapon), [HIT, 1, 6])
        return log[0]?.reckonings?.find(each => each.title === 'Attack Factor')?.total
      }
      expect(factor('pz-iv-h')).toBe(4)
      expect(factor('sdkfz-251')).toBe(4)
      for (const soft of [
        'german-infantry',
        'german-hmg',
        'german-truck',
        'german-car',
        'pak-40',
        'flak-88',
      ]) {
        expect(factor(soft)).toBe(2)
      }
      expect(factor('pz-iv-h', 'us-hmg', 'hmg')).toBe(0)
      expect(factor('german-infantry', 'us-hmg', 'hmg')).toBe(3)
    })

    it(`takes 1 off early French and Japanese guns against armour only ${t.ids('8.2')}`, () => {
      const factors = (theirs: string) =>
        t.play(duel('french-47mm', theirs, 2), fire('37-47mm'), [HIT, 1, 6]).log[0]?.reckonings?.[1]
      expect(factors('pz-iv-h')).toMatchObject({ base: { value: 2 }, total: 1 })
      expect(factors('pz-iv-h')?.modifiers.map(each => each.clause)).toEqual([t.clause('8.2')])
      expect(factors('german-infantry')).toMatchObject({ modifiers: [], total: 2 })
    })

    it(`tells all reasons, the weightiest first ${t.ids('R14')}`, () => {
      const state = facingOff('17pdr', 'pz-iv-h', off(90, 14), { ground: [area('wood', at(25, 22), 2, 4)] })
      expect(t.refusalCodes(state, fire('later-75mm'))).toEqual([
        'out-of-range',
        'no-sight-ground',
        'outside-arc',
      ])
    })

    it(`never takes an Attack Factor below 0 ${t.ids('R44', '8.2')}`, () => {
      const { log } = t.play(duel('french-25mm', 'pz-iv-h', 2), fire('20mm'), [HIT, 1, 6])
      expect(log[0]?.reckonings?.[1]?.total).toBe(0)
    })
  })
}

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`the least range of mortars, ${t.ruleset.title} ${t.ids('7.7')}`, () => {
    it(`keeps mortars 2 inches away ${t.ids('7.7')}`, () => {
      expect(t.refusalWords(duel('us-mortar', 'german-infantry', 1.9), fire('mortar'))).toEqual([
        'Too near: 1.9 inches, mortars need 2.',
      ])
      expect(t.refusalCodes(duel('us-mortar', 'german-infantry', 2), fire('mortar'))).toEqual([])
    })
  })
}
