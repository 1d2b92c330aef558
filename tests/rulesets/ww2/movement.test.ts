import { describe, expect, it } from 'vitest'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import { isInArea } from '../../../src/geometry/areas'
import type { Degrees, Point } from '../../../src/geometry/point'
import { EDITIONS, FAMILY, FULL, itsOwn, SCI_FI, WW2, WW2_2010 } from '../tactical/editions'
import {
  type BattleMore,
  type Table,
  EAST,
  NORTH,
  SOUTH,
  area,
  at,
  battle,
  changed,
  strip,
  the,
  unit,
  wreck,
} from '../tactical/table'

function to(path: readonly Point[], facing: Degrees = NORTH, id = 'a'): TacticalAction {
  return { type: 'move', unit: id, path, facing }
}

/** One unit at (20, 30), the enemy far off. */
function alone(type: string, more: BattleMore = {}): TacticalState {
  return battle(
    'A moves',
    [unit('a', 'A', type, at(20, 30)), unit('b', 'B', 'german-infantry', at(40, 3))],
    more,
  )
}

/** The farthest that the nearest allowed move goes along this path. */
function nearestEnd(t: Table, state: TacticalState, action: TacticalAction): Point | undefined {
  const nearest = t.refusal(state, action)?.nearest
  return nearest?.type === 'move' ? nearest.path.at(-1) : undefined
}

for (const t of [...FAMILY, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`movement, ${t.ruleset.title}`, () => {
    it(`lets only the side move whose phase it is ${t.ids('3.3', '3.5')}`, () => {
      const units = [unit('a', 'A', 'sherman', at(20, 30)), unit('b', 'B', 'pz-iv-h', at(20, 10))]
      for (const [step, able, idle] of [
        ['A moves', 'a', 'b'],
        ['B moves', 'b', 'a'],
      ] as const) {
        const state = battle(step, units)
        expect(t.refusalCodes(state, to([at(22, 20)], EAST, idle))).toContain('not-its-move')
        const goal = able === 'a' ? at(20, 28) : at(20, 12)
        expect(t.refusalCodes(state, to([goal], EAST, able))).toEqual([])
      }
      expect(t.refusalCodes(battle('A fires', units), to([at(20, 28)]))).toEqual(['not-its-move'])
    })

    it(`pays 2 for an inch of rough ground, piece by piece ${t.ids('4.2', 'R23', 'R8')}`, () => {
      // Two inches to the edge of the wood, one inch inside at double cost.
      for (const kind of ['wood', 'hill', 'building', 'rough'] as const) {
        const state = alone('sherman', { ground: [area(kind, at(15, 20), 10, 8)] })
        expect(t.refusalCodes(state, to([at(20, 27)]))).toEqual([])
        const far = to([at(20, 26.5)])
        expect(t.refusalCodes(state, far)).toEqual(['too-far-rough'])
        expect(t.refusalClauses(state, far)).toEqual([t.clause('4.2')])
        expect(nearestEnd(t, state, far)?.y).toBeCloseTo(27)
      }
    })

    it(`says by how much and through what it is too far ${t.ids('4.2')}`, () => {
      const state = alone('sherman', { ground: [area('wood', at(15, 20), 10, 8)] })
      expect(t.refusalWords(state, to([at(20, 25.1)]))).toEqual([
        '1.9 inches too far through the wood. It can stop here.',
      ])
    })

    it(`pays half for an inch of road, through woods too ${t.ids('4.3', 'R23')}`, () => {
      const road = strip('road', [at(20, 34), at(20, 5)])
      const open = alone('sherman', { ground: [road] })
      expect(t.refusalCodes(open, to([at(20, 22)]))).toEqual([])
      expect(t.refusalCodes(open, to([at(20, 21.5)]))).toEqual(['too-far'])
      const wooded = alone('sherman', { ground: [road, area('wood', at(15, 18), 10, 10)] })
      expect(t.refusalCodes(wooded, to([at(20, 22)]))).toEqual([])
    })

    it(`doubles only along the road, not across it ${t.ids('4.3', 'R23')}`, () => {
      // A road an inch wide lies across the way: 3 inches open, 1 of road.
      const state = alone('sherman', { ground: [strip('road', [at(5, 28), at(35, 28)], 1)] })
      expect(t.refusalCodes(state, to([at(20, 25.5)]))).toEqual([])
      expect(nearestEnd(t, state, to([at(20, 25)]))?.y).toBeCloseTo(25.5)
    })

    it(`adds the pieces of a path of several stretches ${t.ids('R23')}`, () => {
      const ground = [strip('road', [at(20, 34), at(20, 26)]), area('wood', at(21.4, 24), 5, 4)]
      const state = alone('sherman', { ground })
      // 4.4 inches of road cost 2.2 (its edge lies at x 20.4), 1.0 in the open 1.0, 0.4 in the wood 0.8.
      const { state: after, told } = t.play(state, to([at(20, 26), at(21.8, 26)], EAST))
      expect(the(after, 'a').spent).toBeCloseTo(4)
      expect(told).toEqual(['a moves 5.8 inches, 4.4 of them by road.'])
      const legs = t.offer(state, 'A', 'move:a').trace?.([at(20, 26), at(21.8, 26)]).legs ?? []
      expect(legs.map(leg => [leg.label, leg.clause])).toEqual([
        ['Along the road', t.clause('4.3')],
        ['Over open ground', undefined],
        ['Into the wood', t.clause('4.2')],
      ])
      expect(legs.map(leg => Math.round(leg.length * 10) / 10)).toEqual([4.4, 1, 0.4])
      expect(legs.map(leg => Math.round(leg.cost * 10) / 10)).toEqual([2.2, 1, 0.8])
    })

    it(`is told in a sentence that fits the name ${t.ids('4.1')}`, () => {
      const state = alone('us-infantry')
      expect(t.play(state, to([at(20, 28.5)])).told).toEqual(['a moves 1.5 inches.'])
      const rifles = changed(state, 'a', { name: 'Rifles 1' })
      expect(t.play(rifles, to([at(20, 28.5)])).told).toEqual(['Rifles 1 move 1.5 inches.'])
      const tanks = alone('sherman', { ground: [strip('road', [at(20, 34), at(20, 20)])] })
      expect(t.play(tanks, to([at(20, 27)])).told).toEqual(['a moves 3.0 inches by road.'])
    })

    it(`may move in several orders until its distance is used up ${t.ids('R23', '4.1')}`, () => {
      const once = t.play(alone('sherman'), to([at(20, 29)])).state
      expect(the(once, 'a').spent).toBeCloseTo(1)
      const twice = t.play(once, to([at(20, 26)])).state
      expect(t.refusalCodes(twice, to([at(20, 25)]))).toEqual(['too-far'])
      expect(t.refusalCodes(twice, to([], SOUTH))).toEqual([])
    })

    it(`counts whole moves by house rule ${t.ids('R23')}`, () => {
      const ground = [area('wood', at(15, 20), 10, 8), strip('road', [at(30, 34), at(30, 5)])]
      const state = alone('sherman', { ground, houseRules: ['whole-move'] })
      // Touching the wood halves all of it: 2 inches in all, so that it stops at its edge.
      expect(t.refusalCodes(state, to([at(20, 27)]))).toEqual(['too-far-rough'])
      expect(nearestEnd(t, state, to([at(20, 27)]))?.y).toBeCloseTo(28)
      expect(t.refusalCodes(state, to([at(16, 30)]))).toEqual([])
      // Road all the way doubles; a stretch of it does not.
      const onRoad = changed(state, 'a', { at: at(30, 30) })
      expect(t.refusalCodes(onRoad, to([at(30, 22)]))).toEqual([])
      expect(t.refusalCodes(onRoad, to([at(30, 27), at(31.5, 27)]))).toEqual(['too-far'])
      expect(t.refusalCodes(onRoad, to([at(30, 28), at(31.5, 28)]))).toEqual([])
    })

    it(`reaches by whole moves what such a move reaches, and nothing else ${t.ids('R23')}`, () => {
      const ground = [area('wood', at(15, 20), 10, 9.5), strip('road', [at(30, 34), at(30, 5)])]
      const state = alone('sherman', { ground, houseRules: ['whole-move'] })
      const reaches = (from: TacticalState, x: number, y: number) =>
        isInArea(t.offer(from, 'A', 'move:a').region?.().outlines ?? [], at(x, y))
      // Four inches in the open, two as soon as it touches the wood.
      expect([reaches(state, 20, 33.7), reaches(state, 20, 28.3), reaches(state, 20, 27.7)]).toEqual([
        true,
        true,
        false,
      ])
      // Eight by road; four as soon as it leaves it.
      const onRoad = changed(state, 'a', { at: at(30, 30) })
      expect([reaches(onRoad, 30, 22.3), reaches(onRoad, 30, 21.7), reaches(onRoad, 31.5, 26.7)]).toEqual([
        true,
        false,
        true,
      ])
      expect(reaches(onRoad, 31.5, 25.5)).toBe(false)
    })

    it(`halves on slow ground, and on no deep water but by bridge ${t.ids('R8')}`, () => {
      const marsh = alone('sherman', { ground: [area('marsh', at(15, 20), 10, 8)] })
      expect(t.refusalCodes(marsh, to([at(20, 26.5)]))).toEqual(['too-far-rough'])
      const river = strip('river', [at(0, 28), at(48, 28)], 2)
      const wet = alone('sherman', { ground: [river] })
      expect(t.refusalCodes(wet, to([at(20, 26.5)]))).toEqual(['impassable'])
      expect(t.refusalWords(wet, to([at(20, 26.5)]))).toEqual(['Nobody can cross the river here.'])
      expect(nearestEnd(t, wet, to([at(20, 26.5)]))?.y).toBeCloseTo(29, 1)
      const bridged = alone('sherman', { ground: [river, strip('bridge', [at(20, 29.5), at(20, 26.5)], 1)] })
      expect(t.refusalCodes(bridged, to([at(20, 26.5)]))).toEqual([])
    })

    it(`goes by the middle of the base ${t.ids('R9')}`, () => {
      // The base reaches half an inch into the wood, its centre does not.
      const ground = [area('wood', at(20.3, 20), 5, 16)]
      expect(t.refusalCodes(alone('sherman', { ground }), to([at(20, 26)]))).toEqual([])
      expect(t.refusalCodes(alone('sherman', { ground }), to([at(20.35, 26)]))).toEqual(['too-far-rough'])
    })

    it(`doubles the distances in an infantry scenario ${t.ids('2.5', 'R47')}`, () => {
      const state = alone('us-infantry', { infantryScale: true })
      expect(t.refusalCodes(state, to([at(20, 26)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 25.5)]))).toEqual(['too-far'])
    })

    it(`keeps Disorganized and Suppressed units where they are ${t.ids('6.6', '6.9', 'R22')}`, () => {
      for (const [status, code] of [
        ['Disorganized', 'disorganized-cannot-move'],
        ['Suppressed', 'suppressed-cannot-move'],
      ] as const) {
        const state = changed(alone('sherman'), 'a', { status })
        expect(t.refusalCodes(state, to([at(20, 29)]))).toEqual([code])
        expect(t.refusalCodes(state, to([], EAST))).toEqual([code])
        expect(t.offer(state, 'A', 'move:a').refusal?.reasons[0].code).toBe(code)
      }
    })

    it(`turns free of charge, guns too, and only in its own movement phase ${t.ids('R22', '4.5')}`, () => {
      const gun = alone('m3-37mm')
      expect(the(t.play(gun, to([], EAST)).state, 'a')).toMatchObject({ facing: EAST, spent: 0 })
      expect(t.refusalCodes(gun, to([at(20, 29)]))).toEqual(['gun-needs-tow'])
      expect(t.refusalClauses(gun, to([at(20, 29)]))).toEqual([t.clause('4.5')])
      expect(t.refusalCodes({ ...gun, step: 'A fires' }, to([], EAST))).toEqual(['not-its-move'])
      const held = alone('m3-37mm', { houseRules: ['guns-cannot-turn'] })
      expect(t.refusalCodes(held, to([], EAST))).toEqual(['gun-cannot-turn'])
    })

    it(`passes through friends but does not stop on one ${t.ids('R24', 'R3')}`, () => {
      const state = battle('A moves', [
        unit('a', 'A', 'sherman', at(20, 30)),
        unit('friend', 'A', 'us-infantry', at(20, 28)),
        unit('b', 'B', 'german-infantry', at(40, 3)),
      ])
      expect(t.refusalCodes(state, to([at(20, 26.5)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 28.5)]))).toEqual(['ends-on-unit'])
      expect(t.refusalWords(state, to([at(20, 28.5)]))).toEqual(['It cannot stop on friend.'])
      // The nearest place is behind the friend: bases an inch deep, touching.
      expect(nearestEnd(t, state, to([at(20, 28.5)]))?.y).toBeCloseTo(29, 1)
      // Exactly touching, and an overlap of a hundredth of an inch, are allowed.
      expect(t.refusalCodes(state, to([at(20, 29)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 28.99)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 28.97)]))).toEqual(['ends-on-unit'])
    })

    it(`does not pass through friends by house rule ${t.ids('R24')}`, () => {
      const state = battle(
        'A moves',
        [
          unit('a', 'A', 'sherman', at(20, 30)),
          unit('friend', 'A', 'us-infantry', at(20, 28)),
          unit('b', 'B', 'german-infantry', at(40, 3)),
        ],
        { houseRules: ['friends-block'] },
      )
      expect(t.refusalCodes(state, to([at(20, 26.5)]))).toEqual(['friend-in-the-way'])
      expect(nearestEnd(t, state, to([at(20, 26.5)]))?.y).toBeCloseTo(29, 1)
      expect(t.refusalCodes(state, to([at(22, 30)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 29)]))).toEqual([])
    })

    it(`does not leave the table ${t.ids('R24')}`, () => {
      const state = changed(alone('sherman'), 'a', { at: at(20, 34) })
      expect(t.refusalCodes(state, to([at(20, 36)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 37)]))).toEqual(['off-table'])
      expect(nearestEnd(t, state, to([at(20, 37)]))?.y).toBeCloseTo(36)
      expect(t.refusalCodes(state, to([at(20, 36.5), at(20, 35.5)]))).toEqual(['off-table'])
    })

    it(`turns its base along each stretch and faces as ordered at the end ${t.ids('R22')}`, () => {
      const after = t.play(alone('sherman'), to([at(21, 29), at(21, 28)], SOUTH)).state
      expect(the(after, 'a')).toMatchObject({ at: at(21, 28), facing: SOUTH })
    })
  })

  describe(`contact while moving, ${t.ruleset.title}`, () => {
    const facing = (more: BattleMore = {}) =>
      battle(
        'A moves',
        [
          unit('a', 'A', 'sherman', at(20, 30)),
          unit('b', 'B', 'german-infantry', at(20, 27)),
          unit('c', 'B', 'german-infantry', at(44, 3)),
        ],
        more,
      )

    it(`stops where it comes into contact, through nobody ${t.ids('R28', 'R24', 'R22')}`, () => {
      const { state, codes, told } = t.play(facing(), to([at(20, 26)], SOUTH))
      const stopped = the(state, 'a')
      // Bases an inch deep: the gap is 0.05 when the centres are 1.05 apart.
      expect(stopped.at?.y).toBeCloseTo(28.05)
      expect(stopped).toMatchObject({ facing: NORTH, stopped: true })
      expect(stopped.spent).toBeCloseTo(1.95)
      expect(codes).toEqual(['moves', 'comes-into-contact'])
      expect(told[1]).toBe('a comes into contact with b.')
      expect(t.refusalCodes(state, to([at(22, 29)]))).toEqual(['stopped-in-contact'])
    })

    it(`counts corner to corner as contact ${t.ids('R3', 'R28')}`, () => {
      const state = changed(facing(), 'b', { at: at(21.02, 27) })
      // The corners are 0.02 apart sideways: the move ends when the rows meet.
      expect(the(t.play(state, to([at(20, 26)])).state, 'a').at?.y).toBeGreaterThan(28)
      const clear = changed(facing(), 'b', { at: at(21.06, 27) })
      expect(the(t.play(clear, to([at(20, 26)])).state, 'a').at?.y).toBeCloseTo(26)
    })

    it(`leaves contact in a later phase, but not nearer to the enemy ${t.ids('R28')}`, () => {
      const state = changed(facing(), 'a', { at: at(20, 28.05) })
      expect(t.refusalCodes(state, to([at(20, 30)]))).toEqual([])
      expect(the(t.play(state, to([at(20, 30)])).state, 'a').stopped).toBe(false)
      // To the west and a little south the centres part.
      expect(t.refusalCodes(state, to([at(17, 28.2)]))).toEqual([])
      expect(t.refusalCodes(state, to([at(20, 27.9)]))).toEqual(['held-in-contact'])
      expect(t.refusalWords(state, to([at(20, 27.9)]))).toEqual([
        'In contact with b: it cannot go nearer to it.',
      ])
    })

    it(`is stopped again by the enemy that it has left ${t.ids('R28')}`, () => {
      const state = changed(facing(), 'a', { at: at(20, 28.05) })
      const back = t.play(state, to([at(20, 29), at(20, 27.5)])).state
      expect(the(back, 'a')).toMatchObject({ stopped: true })
      expect(the(back, 'a').at?.y).toBeCloseTo(28.05)
    })

    it(`destroys a Suppressed unit on contact only by house rule ${t.ids('R30')}`, () => {
      const suppressed = { status: 'Suppressed' as const }
      const plain = t.play(changed(facing(), 'b', suppressed), to([at(20, 28)]))
      expect(the(plain.state, 'b').status).toBe('Suppressed')
      const overrun = changed(facing({ houseRules: ['lost-on-contact'] }), 'b', suppressed)
      const { state, codes } = t.play(overrun, to([at(20, 28)]))
      expect(the(state, 'b').status).toBe('Destroyed')
      expect(codes).toContain('overruns')
    })

    it(`refuses to turn into an enemy beside it ${t.ids('R3', 'R22')}`, () => {
      // 0.1 inch beside it: turned 45 degrees the base would reach 0.2 inches into the enemy.
      const state = changed(facing(), 'b', { at: at(21.1, 30) })
      expect(t.refusalCodes(state, to([at(19, 29)]))).toEqual(['no-room-to-turn'])
      expect(t.refusalCodes(state, to([], 45))).toEqual(['ends-on-unit'])
    })
  })
}

describe('what is offered for movement', () => {
  const wooded = () =>
    battle(
      'A moves',
      [
        unit('a', 'A', 'sherman', at(20, 30)),
        unit('gun', 'A', 'm3-37mm', at(24, 32)),
        unit('b', 'B', 'pz-iv-h', at(20, 10)),
      ],
      { ground: [area('wood', at(15, 20), 10, 8), strip('river', [at(0, 31.5), at(22, 31.5)], 1)] },
    )

  it('offers only moves that are allowed, tanks with their front to the enemy [ww2-4.1] [ww2-R5]', () => {
    const options = WW2.allowed(wooded(), 'A', 'move:a')
    expect(options.length).toBeGreaterThan(8)
    for (const option of options) {
      expect(WW2.refusalCodes(wooded(), option.action)).toEqual([])
      if (option.action.type !== 'move' || option.action.path.length === 0) continue
      const end = option.action.path.at(-1) ?? at(0, 0)
      const toEnemy = (Math.atan2(20 - end.x, -(10 - end.y)) * 180) / Math.PI
      expect(Math.abs(((option.action.facing - toEnemy + 540) % 360) - 180)).toBeLessThan(1)
    }
  })

  it('shows the true reach: far on open ground, half as far into a wood, not beyond water [ww2-4.2]', () => {
    const outline = WW2.offer(wooded(), 'A', 'move:a').region?.().outlines[0] ?? []
    expect(Math.min(...outline.map(p => p.y))).toBeCloseTo(27, 0)
    expect(Math.max(...outline.filter(p => p.x < 21).map(p => p.y))).toBeLessThan(31.2)
    expect(Math.max(...outline.map(p => p.x))).toBeCloseTo(24, 0)
  })

  it('traces a path that is too far to where it ends, with the refusal [ww2-4.2] [ww2-R23]', () => {
    const trace = WW2.offer(wooded(), 'A', 'move:a').trace?.([at(20, 25)])
    expect(trace?.refusal?.reasons[0].code).toBe('too-far-rough')
    expect(trace?.stop.at.y).toBeCloseTo(27)
    // Two inches in the open and three in the wood cost 8 of 4.
    expect(trace?.left).toBeCloseTo(-4)
    expect(trace?.legs.map(leg => [leg.label, leg.length, leg.cost])).toEqual([
      ['Over open ground', 2, 2],
      ['Into the wood', expect.closeTo(1), expect.closeTo(2)],
    ])
  })

  it('offers guns only turns [ww2-4.5] [ww2-R22]', () => {
    const offer = WW2.offer(wooded(), 'A', 'move:gun')
    expect(offer.input).toBe('facing')
    // It cannot go where the hand points, here due east, and turns there; by its facing alone it may turn.
    const points = [at(30, 32)]
    const order = { type: 'move', unit: 'gun', path: points, facing: EAST } as const
    const turn = { ...order, path: [] }
    const trace = offer.trace?.(points)
    expect(trace).toMatchObject({ action: order, stop: { at: at(24, 32), facing: EAST } })
    expect(trace?.refusal).toEqual(WW2.ruleset.refuse(wooded(), order))
    expect(trace?.refusal).toMatchObject({ reasons: [{ code: 'gun-needs-tow' }], nearest: turn })
    expect(offer.trace?.([], EAST)).toMatchObject({ action: turn, refusal: null })
    expect(WW2.ruleset.refuse(wooded(), turn)).toBeNull()
    expect(WW2.allowed(wooded(), 'A', 'move:gun').map(option => option.action)).toEqual([
      { type: 'move', unit: 'gun', path: [], facing: 350 },
    ])
  })
})

for (const t of [...FULL, SCI_FI]) {
  const { describe, it } = itsOwn(t)
  describe(`wrecks and houses in the way of movement, ${t.ruleset.title}`, () => {
    const burnt = (more: BattleMore = {}) =>
      battle('A moves', [unit('a', 'A', 'sherman', at(20, 30)), unit('b', 'B', 'pz-iv-h', at(40, 3))], {
        wrecks: [wreck('w', 'B', 'pz-iv-h', at(20, 28))],
        ...more,
      })

    it(`drives past a wreck but does not stop on it ${t.ids('R37', 'R24')}`, () => {
      expect(t.refusalCodes(burnt(), to([at(20, 26.5)]))).toEqual([])
      expect(t.refusalCodes(burnt(), to([at(20, 28)]))).toEqual(['ends-on-wreck'])
      const closed = burnt({ houseRules: ['wrecks-impassable'] })
      expect(t.refusalCodes(closed, to([at(20, 26.5)]))).toEqual(['wreck-in-the-way'])
    })

    it(`stops at the outline of a building with enemies inside, in contact ${t.ids('5.32', 'R32')}`, () => {
      for (const kind of ['building', 'bunker', 'trench', 'earthwork'] as const) {
        const state = battle(
          'A moves',
          [
            unit('a', 'A', 'us-infantry', at(20, 30)),
            unit('b', 'B', 'german-infantry', at(20, 26)),
            unit('c', 'B', 'german-infantry', at(40, 3)),
          ],
          { ground: [area(kind, at(18, 25), 4, 4)] },
        )
        const after = t.play(state, to([at(20, 28)])).state
        // The front edge is half an inch ahead; the outline lies at y 29.
        expect(the(after, 'a')).toMatchObject({ stopped: true })
        expect(the(after, 'a').at?.y).toBeCloseTo(29.55)
        const empty = changed(state, 'b', { at: at(30, 5) })
        expect(the(t.play(empty, to([at(20, 28.6)])).state, 'a').stopped).toBe(false)
      }
    })

    it(`enters a building once it is empty, in its next movement phase ${t.ids('R32')}`, () => {
      const state = battle(
        'A moves',
        [unit('a', 'A', 'us-infantry', at(20, 29.55)), unit('c', 'B', 'german-infantry', at(40, 3))],
        { ground: [area('building', at(18, 25), 4, 4)] },
      )
      // 0.55 inches of open ground, then 0.7 inside at double cost.
      expect(t.refusalCodes(state, to([at(20, 28.3)]))).toEqual([])
    })

    it(`cannot push past the outline that it touches already ${t.ids('R32', 'R28')}`, () => {
      const state = battle(
        'A moves',
        [unit('a', 'A', 'us-infantry', at(20, 29.55)), unit('b', 'B', 'german-infantry', at(20, 26))],
        { ground: [area('building', at(18, 25), 4, 4)] },
      )
      expect(t.refusalCodes(state, to([at(20, 28.5)]))).toContain('held-in-contact')
      expect(t.refusalCodes(state, to([at(20, 31)]))).toEqual([])
    })
  })
}

describe('occupied buildings in the edition of 2010', () => {
  const house = (more: BattleMore = {}) =>
    battle(
      'A moves',
      [
        unit('a', 'A', 'us-infantry', at(20, 29.6)),
        unit('b', 'B', 'german-infantry', at(20, 27.5)),
        unit('c', 'B', 'german-infantry', at(40, 3)),
      ],
      { ground: [area('building', at(18, 25), 4, 4)], ...more },
    )

  it('are entered to touch the enemy inside, unless a house rule has it as in 2012 [ww2-2010-R32] [ww2-2010-R57]', () => {
    // 0.6 inches in the open and 0.45 inside at double cost bring the bases together at y 28.55.
    const inside = the(WW2_2010.play(house(), to([at(20, 28.4)])).state, 'a')
    expect(inside).toMatchObject({ stopped: true })
    expect(inside.at?.y).toBeCloseTo(28.55)
    const rule = WW2_2010.ruleset.houseRules.find(each => each.ruling === 'ww2-2010-R32')
    const outside = the(WW2_2010.play(house({ houseRules: [rule?.id ?? ''] }), to([at(20, 28.4)])).state, 'a')
    expect(outside.at?.y).toBeCloseTo(29.55)
  })
})

/** By the tables of WW2. */
for (const t of EDITIONS) {
  describe(`the movement table, ${t.ruleset.title}`, () => {
    it.each([
      ['us-infantry', 2],
      ['us-hmg', 1],
      ['us-mortar', 1],
      ['us-cavalry', 3],
      ['us-truck', 4],
      ['us-car', 6],
      ['m3-halftrack', 6],
      ['m10', 6],
      ['sherman', 4],
      ['kv-1', 3],
    ])(`moves %s %d inches in the open and not more ${t.ids('4.1')}`, (type, inches) => {
      const state = alone(type)
      expect(t.refusalCodes(state, to([at(20, 30 - inches)]))).toEqual([])
      const far = to([at(20, 30 - inches - 0.5)])
      expect(t.refusalCodes(state, far)).toEqual(['too-far'])
      expect(t.refusalWords(state, far)).toEqual(['0.5 inches too far. It can stop here.'])
      expect(nearestEnd(t, state, far)?.y).toBeCloseTo(30 - inches)
    })
  })
}
