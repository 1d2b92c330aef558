import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import type { Point } from '../../../src/geometry/point'
import {
  type BattleMore,
  HIT,
  MISS,
  NORTH,
  SOUTH,
  aboard,
  area,
  at,
  battery,
  battle,
  changed,
  mine,
  smoke,
  sortie,
  statusOf,
  strip,
  the,
  unit,
  wire,
  wreck,
} from './table'
import { LATER } from './later'

const fire = (weapon: string, by = 'a', target = 'b'): TacticalAction => ({
  type: 'fire',
  unit: by,
  target,
  weapon,
})
const fly = (to: Point): TacticalAction => ({ type: 'move', unit: 'a', path: [to], facing: NORTH })

/** Side A's unit fires north at one of side B so many inches away. */
function duel(
  mine: string,
  theirs: string,
  inches: number,
  more: BattleMore & {
    readonly also?: readonly TacticalUnit[]
    readonly target?: Partial<TacticalUnit>
  } = {},
): TacticalState {
  const { also = [], target = {}, ...rest } = more
  return battle(
    'A fires',
    [
      unit('a', 'A', mine, at(20, 34), NORTH),
      unit('b', 'B', theirs, at(20, 34 - inches), SOUTH, target),
      ...also,
    ],
    rest,
  )
}

/** A helicopter to be moved over the table, and an enemy far away. */
function sky(more: BattleMore = {}, also: readonly TacticalUnit[] = []): TacticalState {
  return battle(
    'A moves',
    [unit('a', 'A', 'uh-1', at(20, 30), NORTH), unit('far', 'B', 'us-infantry', at(46, 2)), ...also],
    more,
  )
}

for (const t of LATER) {
  const need = (state: TacticalState, weapon: string) =>
    t.play(state, fire(weapon), [MISS]).log[0]?.reckonings?.[0]?.total

  describe(`helicopters that move, ${t.ruleset.title}`, () => {
    it(`fly 18 inches ${t.ids('4.1', 'R52')}`, () => {
      expect(t.refusalCodes(sky(), fly(at(20, 12)))).toEqual([])
      expect(t.refusalCodes(sky(), fly(at(20, 11.9)))).toEqual(['too-far'])
    })

    it(`lose nothing on rough ground and gain nothing on roads ${t.ids('4.10', '4.11', 'R23', '12.10')}`, () => {
      const wooded = sky({ ground: [area('wood', at(10, 10), 20, 22)] })
      expect(t.refusalCodes(wooded, fly(at(20, 12)))).toEqual([])
      expect(t.refusalCodes(wooded, fly(at(20, 11.9)))).toEqual(['too-far'])
      const road = sky({ ground: [strip('road', [at(20, 36), at(20, 0)])] })
      expect(t.refusalCodes(road, fly(at(20, 12)))).toEqual([])
      expect(t.refusalCodes(road, fly(at(20, 11.9)))).toEqual(['too-far'])
      const lake = sky({ ground: [area('water', at(10, 10), 20, 15)] })
      expect(t.refusalCodes(lake, fly(at(20, 16)))).toEqual([])
    })

    it(`fly over enemies, wrecks, walls and occupied houses, but end on nobody ${t.ids('R24', 'R29', 'R52')}`, () => {
      const foe = unit('foe', 'B', 'us-infantry', at(20, 25))
      const over = sky({ ground: [area('building', at(18, 23), 4, 4)] }, [foe])
      const landed = t.play(over, fly(at(20, 20))).state
      expect(the(landed, 'a')).toMatchObject({ at: at(20, 20), stopped: false })
      expect(t.refusalCodes(over, fly(at(20, 25.5)))).toEqual(['ends-on-unit'])
      const burnt = sky({ wrecks: [wreck('w', 'B', 'm113', at(20, 25))] })
      expect(t.refusalCodes(burnt, fly(at(20, 20)))).toEqual([])
    })

    it(`are never in contact with an enemy ${t.ids('R29', 'R52')}`, () => {
      const beside = duel('us-infantry', 'uh-1', 1.02)
      expect(t.ruleset.offers(beside, 'A').some(offer => offer.kind === 'assault')).toBe(false)
      const held = sky({}, [unit('foe', 'B', 'us-infantry', at(20, 28.98))])
      expect(t.refusalCodes(held, fly(at(30, 30)))).toEqual([])
      const walker = battle('A moves', [
        unit('a', 'A', 'us-infantry', at(20, 30)),
        unit('b', 'B', 'uh-1', at(20, 28.5)),
      ])
      expect(t.refusalCodes(walker, fly(at(22, 30)))).toEqual([])
      expect(the(t.play(walker, fly(at(21.2, 28.8))).state, 'a').stopped).toBe(false)
    })

    it(`are not stopped by minefields or wire ${t.ids('R52')}`, () => {
      const laid = sky({ mines: [mine('m', 'B', at(20, 25), true)], wires: [wire('w', at(20, 22))] })
      const { state, rolls } = t.play(laid, fly(at(20, 25)))
      expect(rolls).toEqual([])
      expect(state.mines).toHaveLength(1)
      expect(the(state, 'a')).toMatchObject({ at: at(20, 25), stopped: false })
      expect(the(t.play(laid, fly(at(20, 22))).state, 'a').stopped).toBe(false)
    })

    it(`carry one base if they are transports, and tow no gun ${t.ids('4.4', 'R26')}`, () => {
      const ready = battle('A moves', [
        unit('a', 'A', 'uh-1', at(20, 30), NORTH),
        unit('foot', 'A', 'us-infantry', at(20, 31.5)),
        unit('tow', 'A', 'us-tow', at(21.5, 30)),
        unit('gun', 'A', 'soviet-zu-23', at(18.5, 30)),
        unit('b', 'B', 'us-infantry', at(46, 2)),
      ])
      for (const id of ['foot', 'tow']) {
        const path = id === 'foot' ? [at(20, 31.04)] : [at(21.04, 30)]
        const mounts: TacticalAction = { type: 'mount', unit: id, transport: 'a', path }
        expect(the(t.play(ready, mounts).state, id).carriedBy).toBe('a')
      }
      expect(t.refusalCodes(ready, { type: 'limber', unit: 'a', gun: 'gun', path: [] })).not.toEqual([])
    })

    it(`set their passengers down and fly on with half their distance ${t.ids('4.7', 'R25')}`, () => {
      const loaded = battle('A moves', [
        unit('a', 'A', 'uh-1', at(20, 30), NORTH),
        aboard('foot', 'A', 'us-infantry', 'a'),
        unit('b', 'B', 'us-infantry', at(46, 2)),
      ])
      const flown = t.play(loaded, fly(at(20, 24))).state
      const down: TacticalAction = { type: 'dismount', unit: 'foot', at: at(20, 22.95), facing: NORTH }
      const after = t.play(flown, down).state
      expect(the(after, 'foot')).toMatchObject({ carriedBy: null, at: at(20, 22.95) })
      expect(t.refusalCodes(after, fly(at(20, 27)))).toEqual([])
      expect(t.refusalCodes(after, fly(at(20, 27.1)))).toEqual(['too-far'])
    })
  })

  describe(`what helicopters see and who sees them, ${t.ruleset.title}`, () => {
    const between = [area('wood', at(15, 20), 10, 6)]

    it(`see over everything ${t.ids('5.40', 'R6', 'R12')}`, () => {
      const also = [unit('c', 'B', 'us-infantry', at(20, 27)), unit('d', 'A', 'm113', at(20, 30))]
      expect(
        t.refusalCodes(duel('ah-1g', 'm113', 20, { ground: between, also }), fire('helicopter-rockets')),
      ).toEqual([])
      const smoky = duel('ah-1g', 'm113', 20, { smoke: [smoke('s', at(20, 25))] })
      expect(t.refusalCodes(smoky, fire('helicopter-rockets'))).toEqual([])
    })

    it(`see those that hide in cover beyond 5 inches ${t.ids('5.40', 'R12', 'R52')}`, () => {
      const ground = [area('wood', at(17, 10), 6, 6)]
      const rockets = duel('ah-1g', 'us-infantry', 20, { ground })
      expect(t.refusalCodes(rockets, fire('helicopter-rockets'))).toEqual([])
      // A recoilless gun on the ground does not.
      expect(
        t.refusalCodes(
          duel('us-m40', 'us-infantry', 9, { ground: [area('wood', at(17, 22), 6, 6)] }),
          fire('rcl'),
        ),
      ).toEqual(['hidden'])
    })

    it(`are seen by everybody, whatever lies between ${t.ids('5.41', 'R6', 'R52')}`, () => {
      const also = [unit('c', 'A', 'm113', at(20, 32.5))]
      const state = duel('us-hmg', 'uh-1', 3.5, { ground: [area('wood', at(15, 31.5), 10, 0.8)], also })
      expect(t.refusalCodes(state, fire('hmg'))).toEqual([])
    })

    it(`stand in nobody's way ${t.ids('R6', 'R52')}`, () => {
      const also = [unit('c', 'B', 'uh-1', at(20, 32.5))]
      expect(t.refusalCodes(duel('us-hmg', 'us-infantry', 3.5, { also }), fire('hmg'))).toEqual([])
    })
  })

  describe(`helicopters under fire, ${t.ruleset.title}`, () => {
    it(`are attacked only by infantry, HMG, AA guns and SAM ${t.ids('12.11', 'R52')}`, () => {
      const allowed: readonly (readonly [string, string, number])[] = [
        ['us-infantry', 'infantry', 1.5],
        ['us-hmg', 'hmg', 3.5],
        ['m113', 'hmg', 3.5],
        ['soviet-zu-23', '57mm', 6],
        ['us-redeye', 'sam', 10],
      ]
      for (const [type, weapon, inches] of allowed) {
        expect(t.refusalCodes(duel(type, 'uh-1', inches), fire(weapon))).toEqual([])
      }
      const refused: readonly (readonly [string, string, number])[] = [
        ['m60a1', '105mm', 6],
        ['us-m40', 'rcl', 6],
        ['us-tow', 'atgw', 10],
        ['us-mortar', 'mortar', 6],
        ['ah-1g', 'helicopter-rockets', 10],
      ]
      for (const [type, weapon, inches] of refused) {
        expect(t.refusalCodes(duel(type, 'uh-1', inches), fire(weapon))).toEqual(['engaged-only-by'])
        expect(t.refusalClauses(duel(type, 'uh-1', inches), fire(weapon))).toEqual([t.clause('12.11')])
      }
    })

    it(`are no target for batteries and aircraft, nor are they struck by deviating shells ${t.ids('R52', '12.9')}`, () => {
      const state = duel('us-infantry', 'uh-1', 10, {
        batteries: [battery('guns', 'A', 'heavy-artillery')],
        sorties: [sortie('flight', 'A', t.aircraft)],
        also: [unit('c', 'B', 'm113', at(20, 21))],
      })
      expect(t.refusalCodes(state, { type: 'bombard', battery: 'guns', target: 'b' })).toEqual([
        'not-from-afar',
      ])
      expect(t.refusalCodes(state, { type: 'air', sortie: 'flight', target: 'b' })).toEqual(['not-from-afar'])
      // Three inches south of the carrier: onto the helicopter, were it on the ground.
      const missed = t.play(state, { type: 'bombard', battery: 'guns', target: 'c' }, [3, 4, 3])
      expect(missed.codes).toContain('deviates-nothing')
      expect(statusOf(missed.state, 'b')).toBe('OK')
    })

    it(`are soft, with Defence 3 that nothing halves, and have no cover ${t.ids('12.9', '12.10', 'R52', 'R49')}`, () => {
      const hovering = duel('us-hmg', 'uh-1', 2, {
        ground: [area('wood', at(15, 30), 10, 3)],
        target: { gaveAway: true },
      })
      const { log } = t.play(hovering, fire('hmg'), [4, 1, 6])
      const [toHit, attack, defence] = log[0]?.reckonings ?? []
      expect(toHit?.total).toBe(4)
      expect(attack?.total).toBe(3)
      expect(defence).toMatchObject({ total: 3, modifiers: [] })
      const behind = { ...hovering, units: hovering.units.map(each => ({ ...each, facing: NORTH })) }
      expect(t.play(behind, fire('hmg'), [4, 1, 6]).log[0]?.reckonings?.[2]?.total).toBe(3)
    })

    it(`are gone when Disorganized ${t.ids('6.23', 'R52')}`, () => {
      // 3 + 3 against 3 + 2: one higher.
      const { state, cited } = t.play(duel('us-hmg', 'uh-1', 2), fire('hmg'), [HIT, 3, 2])
      expect(the(state, 'b')).toMatchObject({ status: 'Destroyed', at: null })
      expect(state.wrecks).toEqual([])
      expect(cited).toContain(t.clause('6.23'))
    })

    it(`are gone when Suppressed ${t.ids('6.24', 'R52')}`, () => {
      const { state, cited } = t.play(duel('us-hmg', 'uh-1', 2), fire('hmg'), [HIT, 4, 2])
      expect(the(state, 'b')).toMatchObject({ status: 'Destroyed', at: null })
      expect(cited).toContain(t.clause('6.24'))
    })

    it(`stay when the totals are equal, and have no saving roll as headquarters ${t.ids('6.2', 'R52', 'R18')}`, () => {
      expect(statusOf(t.play(duel('us-hmg', 'uh-1', 2), fire('hmg'), [HIT, 3, 3]).state, 'b')).toBe('OK')
      const hq = duel('us-hmg', 'uh-1', 2, { target: { isHq: true } })
      expect(statusOf(t.play(hq, fire('hmg'), [HIT, 3, 2]).state, 'b')).toBe('Destroyed')
    })

    it(`are lost with their passengers ${t.ids('R27', '6.16')}`, () => {
      const state = duel('us-hmg', 'uh-1', 2, { also: [aboard('cargo', 'B', 'us-infantry', 'b')] })
      expect(statusOf(t.play(state, fire('hmg'), [HIT, 3, 2]).state, 'cargo')).toBe('Destroyed')
    })

    it(`are gone with any hit by a SAM, without damage dice ${t.ids('6.25', 'R50', 'R16')}`, () => {
      const { state, rolls, cited } = t.play(duel('us-redeye', 'uh-1', 10), fire('sam'), [3])
      expect(rolls).toHaveLength(1)
      expect(the(state, 'b')).toMatchObject({ status: 'Destroyed', at: null })
      expect(cited).toContain(t.clause('6.25'))
    })
  })

  describe(`helicopters that fire, ${t.ruleset.title}`, () => {
    it(`halve the Defence of armour from every side, once ${t.ids('9.6', 'R53', 'R49')}`, () => {
      // The T-55 has Defence 4 in front.
      for (const facing of [SOUTH, NORTH]) {
        const state = changed(duel('ah-1-tow', 't-55', 20), 'b', { facing })
        const { log } = t.play(state, fire('atgw'), [HIT, 1, 6])
        expect(log[0]?.reckonings?.[2]).toMatchObject({ total: 2 })
        expect(log[0]?.reckonings?.[2]?.modifiers.map(each => each.clause)).toEqual([t.clause('9.6')])
      }
      const notes = t.ruleset.card(duel('ah-1-tow', 't-55', 20), 'a').notes
      expect(notes).toContainEqual({
        text: 'Halves the Defence of armour from every side.',
        clause: t.clause('9.6'),
      })
      const soft = t.play(duel('ah-1g', 'us-infantry', 20), fire('helicopter-rockets'), [HIT, 1, 6])
      expect(soft.log[0]?.reckonings?.[2]).toMatchObject({ total: 0, modifiers: [] })
    })

    it(`fire each of their weapons all round, rockets and missiles once each ${t.ids('5.44', '5.45', 'R51', 'R52')}`, () => {
      let state = duel('ah-1-tow', 't-55', 20)
      state = {
        ...state,
        units: state.units.map(each => (each.id === 'a' ? { ...each, facing: SOUTH } : each)),
      }
      for (const [weapon, clause] of [
        ['helicopter-rockets', '5.44'],
        ['atgw', '5.45'],
      ] as const) {
        const fired = t.play(state, fire(weapon), [MISS]).state
        const again = { ...fired, units: fired.units.map(each => ({ ...each, attacked: false })) }
        expect(t.refusalCodes(again, fire(weapon))).toEqual(['missile-fired'])
        expect(t.refusalClauses(again, fire(weapon))).toEqual([t.clause(clause)])
        state = again
      }
      // The machine gun still fires.
      const near = {
        ...state,
        units: state.units.map(each => (each.id === 'b' ? { ...each, at: at(20, 31) } : each)),
      }
      expect(t.refusalCodes(near, fire('hmg'))).toEqual([])
      expect(t.allowed(near, 'A', 'fire:a:hmg')).toHaveLength(1)
    })

    it(`leave their targets the cover they stand in, but by house rule ${t.ids('R52', '12.10')}`, () => {
      const ground = [area('wood', at(17, 16), 6, 6)]
      const state = (houseRules: readonly string[]) => duel('ah-1g', 'm113', 15, { ground, houseRules })
      expect(need(state([]), 'helicopter-rockets')).toBe(5)
      expect(need(state(['no-cover-from-above']), 'helicopter-rockets')).toBe(4)
    })

    it(`hold no ground and take none ${t.ids('R46')}`, () => {
      const objective = {
        id: 'x',
        name: 'the ford',
        at: at(20, 30),
        radius: 2,
        points: { A: 1, B: 1 },
        holder: null,
      }
      const scenario = { objectives: [objective] }
      const state = { ...sky({ scenario }), holdings: [{ id: 'x', holder: null }] }
      const after = t.play(state, { type: 'end' }).state
      expect(after.holdings).toEqual([{ id: 'x', holder: null }])
    })
  })
}
