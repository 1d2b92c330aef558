import { expect } from 'vitest'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import { isInArea } from '../../../src/geometry/areas'
import type { Degrees, Point } from '../../../src/geometry/point'
import { FAMILY, itsOwn, SCI_FI } from '../tactical/editions'
import {
  type BattleMore,
  EAST,
  NORTH,
  SOUTH,
  aboard,
  area,
  at,
  battle,
  changed,
  mine,
  the,
  unit,
} from '../tactical/table'

const far = unit('b', 'B', 'german-infantry', at(45, 3))

function phase(units: readonly TacticalUnit[], more: BattleMore = {}): TacticalState {
  return battle('A moves', [...units, far], more)
}

const mount = (path: readonly Point[] = [at(20, 28)]): TacticalAction => ({
  type: 'mount',
  unit: 'foot',
  transport: 'truck',
  path,
})
const dismount = (place: Point, facing: Degrees = NORTH): TacticalAction => ({
  type: 'dismount',
  unit: 'foot',
  at: place,
  facing,
})
const limber = (path: readonly Point[]): TacticalAction => ({
  type: 'limber',
  unit: 'truck',
  gun: 'gun',
  path,
})
const unlimber = (place: Point, facing: Degrees = NORTH): TacticalAction => ({
  type: 'unlimber',
  unit: 'gun',
  at: place,
  facing,
})
const drive = (to: Point, id = 'truck'): TacticalAction => ({
  type: 'move',
  unit: id,
  path: [to],
  facing: NORTH,
})

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`mounting, ${t.ruleset.title}`, () => {
    // Infantry moves 2, so 1 while mounting; bases an inch deep touch at 1.05 between centres.
    const beside = (gap: number, foot: Partial<TacticalUnit> = {}, truck: Partial<TacticalUnit> = {}) =>
      phase([
        unit('foot', 'A', 'us-infantry', at(20, 29.05 + gap), NORTH, foot),
        unit('truck', 'A', 'us-truck', at(20, 28), NORTH, truck),
      ])

    it(`takes infantry aboard that reaches it within half its distance ${t.ids('4.4', '4.6', 'R25', 'R26')}`, () => {
      const { state, told } = t.play(beside(0.95), mount())
      expect(the(state, 'foot')).toMatchObject({ at: null, carriedBy: 'truck', halved: true })
      expect(the(state, 'foot').spent).toBeCloseTo(0.95)
      expect(the(state, 'truck')).toMatchObject({ halved: true, at: at(20, 28) })
      expect(told).toEqual(['foot mounts truck.'])
      expect(t.refusalCodes(beside(1.1), mount())).toEqual(['too-far'])
      expect(t.refusalCodes(beside(0.3, { spent: 0.8 }), mount())).toEqual(['too-far'])
      expect(t.refusalCodes(beside(0), mount([]))).toEqual([])
    })

    it(`multiplies the halves: half an inch from within woods ${t.ids('R23', '4.2', '4.6')}`, () => {
      const wooded = (gap: number) => ({
        ...beside(gap),
        scenario: {
          ...beside(gap).scenario,
          ground: { ...beside(gap).scenario.ground, features: [area('wood', at(10, 20), 20, 15)] },
        },
      })
      expect(t.refusalCodes(wooded(0.49), mount())).toEqual([])
      expect(t.refusalCodes(wooded(0.6), mount())).toEqual(['too-far-rough'])
    })

    it(`halves the transport's whole movement, before and after ${t.ids('4.6', 'R25')}`, () => {
      const mounted = t.play(beside(0.5, {}, { spent: 1.5 }), mount()).state
      expect(t.refusalCodes(mounted, drive(at(20, 27.5)))).toEqual([])
      expect(t.refusalCodes(mounted, drive(at(20, 27)))).toEqual(['too-far'])
      expect(t.refusalCodes(beside(0.5, {}, { spent: 2.5 }), mount())).toEqual(['moved-too-far'])
    })

    it(`needs both in order ${t.ids('R25')}`, () => {
      expect(t.refusalCodes(beside(0.5, { status: 'Disorganized' }), mount())).toEqual([
        'disorganized-cannot-move',
      ])
      expect(t.refusalCodes(beside(0.5, {}, { status: 'Suppressed' }), mount())).toEqual([
        'suppressed-cannot-move',
      ])
    })

    it(`carries one base, and nothing in jeeps or tanks, and no cavalry ${t.ids('4.4', 'R26')}`, () => {
      const loaded = phase([
        unit('foot', 'A', 'us-infantry', at(20, 29.5)),
        unit('truck', 'A', 'us-truck', at(20, 28)),
        aboard('other', 'A', 'us-hmg', 'truck'),
      ])
      expect(t.refusalCodes(loaded, mount())).toEqual(['is-full'])
      for (const [type, code] of [
        ['us-car', 'cannot-carry'],
        ['sherman', 'cannot-carry'],
      ] as const) {
        const state = phase([
          unit('foot', 'A', 'us-infantry', at(20, 29.5)),
          unit('truck', 'A', type, at(20, 28)),
        ])
        expect(t.refusalCodes(state, mount())).toEqual([code])
      }
      const horses = phase([
        unit('foot', 'A', 'us-cavalry', at(20, 29.5)),
        unit('truck', 'A', 'us-truck', at(20, 28)),
      ])
      expect(t.refusalCodes(horses, mount())).toEqual(['cannot-ride'])
      for (const type of ['us-hmg', 'us-mortar', 'us-engineers', 'us-hq']) {
        const rider = phase([
          unit('foot', 'A', type, at(20, 29.2)),
          unit('truck', 'A', 'us-truck', at(20, 28)),
        ])
        expect(t.refusalCodes(rider, mount())).toEqual([])
      }
    })

    it(`does not mount what it cannot reach in one go ${t.ids('R25', 'R38')}`, () => {
      const mined = { ...beside(0.95), mines: [mine('m', 'B', at(20, 28.9), false)] }
      expect(t.refusalCodes(mined, mount())).toEqual(['not-touching'])
    })

    it(`lists every transport near by, with the reason where it is not to be had ${t.ids('4.4')}`, () => {
      const options = t.offer(beside(1.5), 'A', 'mount:foot').options()
      expect(options.map(option => [option.token, option.refusal?.reasons[0].code])).toEqual([
        ['truck', 'too-far'],
      ])
      expect(t.allowed(beside(0.5), 'A', 'mount:foot')).toHaveLength(1)
    })
  })

  describe(`dismounting, ${t.ruleset.title}`, () => {
    const riding = (
      foot: Partial<TacticalUnit> = {},
      truck: Partial<TacticalUnit> = {},
      more: BattleMore = {},
    ) =>
      phase(
        [
          unit('truck', 'A', 'us-truck', at(20, 28), NORTH, truck),
          aboard('foot', 'A', 'us-infantry', 'truck', foot),
        ],
        more,
      )

    it(`sets the passenger down in contact, on any side, facing free ${t.ids('4.7', 'R25')}`, () => {
      for (const place of [at(20, 29.02), at(20, 27), at(21.03, 28.4), at(18.96, 28)]) {
        const { state } = t.play(riding(), dismount(place, EAST))
        expect(the(state, 'foot')).toMatchObject({ at: place, facing: EAST, carriedBy: null, halved: true })
        expect(the(state, 'truck').halved).toBe(true)
      }
      expect(t.refusalCodes(riding(), dismount(at(20, 29.2)))).toEqual(['not-touching'])
      expect(t.refusalCodes(riding(), dismount(at(20, 28.5)))).toEqual(['ends-on-unit'])
    })

    it(`points all round the transport but where somebody stands ${t.ids('R25')}`, () => {
      const outlines = (state: TacticalState) =>
        t.offer(state, 'A', 'dismount:foot').region?.().outlines ?? []
      const around = (state: TacticalState) =>
        [at(20, 27.2), at(20.8, 28), at(20, 28.8), at(19.2, 28)].map(p => isInArea(outlines(state), p))
      expect(around(riding())).toEqual([true, true, true, true])
      expect(outlines(riding())).toHaveLength(1)
      const beside = riding()
      const crowded = { ...beside, units: [...beside.units, unit('c', 'A', 'sherman', at(21.5, 28))] }
      expect(around(crowded)).toEqual([true, false, true, true])
      const between = { ...crowded, units: [...crowded.units, unit('d', 'A', 'sherman', at(20, 29.5))] }
      expect(around(between)).toEqual([true, false, false, true])
    })

    it(`lets it walk on half its distance, and the transport half of its own ${t.ids('4.7', 'R25')}`, () => {
      const down = t.play(riding({}, { spent: 1 }), dismount(at(20, 29))).state
      expect(t.refusalCodes(down, drive(at(20, 30), 'foot'))).toEqual([])
      expect(t.refusalCodes(down, drive(at(20, 30.1), 'foot'))).toEqual(['too-far'])
      expect(t.refusalCodes(down, drive(at(20, 27)))).toEqual([])
      expect(t.refusalCodes(down, drive(at(20, 26.9)))).toEqual(['too-far'])
      expect(t.refusalCodes(riding({}, { spent: 2.5 }), dismount(at(20, 29)))).toEqual(['moved-too-far'])
    })

    it(`is one of four acts, of which each makes one in a phase ${t.ids('R25')}`, () => {
      const down = t.play(riding(), dismount(at(20, 29))).state
      expect(t.refusalCodes(down, mount([]))).toEqual(['has-acted', 'has-acted'])
      expect(t.refusalWords(down, mount([]))[0]).toBe(
        'foot has mounted, dismounted, limbered or unlimbered already in this phase.',
      )
    })

    it(`leaves a shaken transport if it is in order itself ${t.ids('R25')}`, () => {
      expect(t.refusalCodes(riding({}, { status: 'Suppressed' }), dismount(at(20, 29)))).toEqual([])
      expect(t.refusalCodes(riding({ status: 'Disorganized' }), dismount(at(20, 29)))).toEqual([
        'disorganized-cannot-move',
      ])
    })

    it(`enters a minefield on which it is set down ${t.ids('R25', 'R38')}`, () => {
      const state = riding({}, {}, { mines: [mine('m', 'B', at(20, 29.5), true)] })
      // 2 + 3 against 5 + 0: nothing; the counter is gone and it stays there.
      const after = t.play(state, dismount(at(20, 29)), [2, 5]).state
      expect(the(after, 'foot')).toMatchObject({ stopped: true, status: 'OK' })
      expect(after.mines).toEqual([])
    })

    it(`is offered for whom a transport of the side carries, by what it carries ${t.ids('4.7', '4.9')}`, () => {
      const state = phase([
        unit('truck', 'A', 'us-truck', at(20, 28)),
        aboard('foot', 'A', 'us-infantry', 'truck'),
        unit('tractor', 'A', 'm3-halftrack', at(26, 28)),
        aboard('gun', 'A', 'm3-37mm', 'tractor'),
        unit('free', 'A', 'us-infantry', at(32, 28)),
        unit('late', 'A', 'us-infantry', null),
        unit('theirs', 'B', 'german-truck', at(20, 8)),
        aboard('enemy', 'B', 'german-infantry', 'theirs'),
        unit('coming', 'A', 'us-truck', null),
        aboard('rider', 'A', 'us-infantry', 'coming'),
      ])
      const ids = t.ruleset.offers(state, 'A').map(each => each.id)
      expect(ids.filter(id => /^(dismount|unlimber):/.test(id)).toSorted()).toEqual([
        'dismount:foot',
        'unlimber:gun',
      ])
    })

    it(`shows where, and offers only what is allowed ${t.ids('4.7')}`, () => {
      const state = riding()
      const offer = t.offer(state, 'A', 'dismount:foot')
      expect(offer.unit).toBe('truck')
      expect(t.allowed(state, 'A', 'dismount:foot')).toHaveLength(4)
      const trace = offer.trace?.([at(20, 33)], SOUTH)
      expect(trace?.refusal).toBeNull()
      expect(trace?.stop.at.y).toBeCloseTo(29.02, 1)
    })
  })

  describe(`limbering, ${t.ruleset.title}`, () => {
    // A half-track moves 6, so 3 while it limbers.
    const apart = (gap: number, gun: Partial<TacticalUnit> = {}, more: BattleMore = {}) =>
      phase(
        [
          unit('truck', 'A', 'm3-halftrack', at(20, 30)),
          unit('gun', 'A', 'm3-37mm', at(20, 28.95 - gap), NORTH, gun),
        ],
        more,
      )

    it(`takes a gun in tow within half the distance of the vehicle ${t.ids('4.5', '4.8', 'R25')}`, () => {
      const { state, told } = t.play(apart(2.5), limber([at(20, 26)]))
      expect(the(state, 'gun')).toMatchObject({ at: null, carriedBy: 'truck', halved: true })
      expect(the(state, 'truck').spent).toBeCloseTo(2.5)
      expect(the(state, 'truck').at?.y).toBeCloseTo(27.5)
      expect(told).toEqual(['gun is limbered to truck.'])
      expect(t.refusalCodes(state, drive(at(20, 27)))).toEqual([])
      expect(t.refusalCodes(state, drive(at(20, 26.9)))).toEqual(['too-far'])
      expect(t.refusalCodes(apart(3.2), limber([at(20, 25)]))).toEqual(['too-far'])
    })

    it(`needs a gun in order and a vehicle that tows ${t.ids('R25', 'R26')}`, () => {
      expect(t.refusalCodes(apart(1, { status: 'Suppressed' }), limber([at(20, 27)]))).toEqual([
        'suppressed-cannot-move',
      ])
      const jeep = changed(apart(1), 'truck', { type: 'us-car' })
      expect(t.refusalCodes(jeep, limber([at(20, 27)]))).toEqual(['cannot-tow'])
    })

    it(`tows or carries, not both, unless a house rule lets it ${t.ids('R26')}`, () => {
      const withFoot = (more: BattleMore) => {
        const state = apart(1, {}, more)
        return { ...state, units: [...state.units, aboard('foot', 'A', 'us-infantry', 'truck')] }
      }
      expect(t.refusalCodes(withFoot({}), limber([at(20, 27)]))).toEqual(['is-full'])
      expect(t.refusalCodes(withFoot({ houseRules: ['tow-and-carry'] }), limber([at(20, 27)]))).toEqual([])
    })

    it(`carries a limbered gun along with its vehicle ${t.ids('4.5', 'R26')}`, () => {
      const state = phase([
        unit('truck', 'A', 'm3-halftrack', at(20, 30)),
        aboard('gun', 'A', 'm3-37mm', 'truck'),
      ])
      const after = t.play(state, drive(at(20, 24))).state
      expect(the(after, 'gun')).toMatchObject({ at: null, carriedBy: 'truck' })
      const down = t.play(
        { ...after, units: after.units.map(each => ({ ...each, spent: 0 })) },
        unlimber(at(20, 25)),
      )
      expect(the(down.state, 'gun').at).toEqual(at(20, 25))
    })
  })

  describe(`unlimbering, ${t.ruleset.title}`, () => {
    const towing = (truck: Partial<TacticalUnit> = {}) =>
      phase([
        unit('truck', 'A', 'm3-halftrack', at(20, 30), NORTH, truck),
        aboard('gun', 'A', 'm3-37mm', 'truck'),
      ])

    it(`sets the gun down in contact, any facing, and it does not move ${t.ids('4.9', 'R25', 'R22')}`, () => {
      const { state, told } = t.play(towing({ spent: 3 }), unlimber(at(20, 31.03), EAST))
      expect(the(state, 'gun')).toMatchObject({ at: at(20, 31.03), facing: EAST, carriedBy: null })
      expect(told).toEqual(['gun is unlimbered from truck.'])
      const turn: TacticalAction = { type: 'move', unit: 'gun', path: [], facing: SOUTH }
      expect(t.refusalCodes(state, turn)).toEqual([])
      expect(t.refusalCodes(state, drive(at(20, 32), 'gun'))).toEqual(['gun-needs-tow'])
      expect(t.refusalCodes(state, drive(at(20, 29)))).toEqual(['too-far'])
    })

    it(`halves the distance of the vehicle and needs both in order ${t.ids('4.9', 'R25')}`, () => {
      expect(t.refusalCodes(towing({ spent: 3.5 }), unlimber(at(20, 31)))).toEqual(['moved-too-far'])
      expect(t.refusalCodes(towing({ status: 'Disorganized' }), unlimber(at(20, 31)))).toEqual([
        'disorganized-cannot-move',
      ])
    })
  })
}
