import { describe, expect, it } from 'vitest'
import { CARDS } from '../../../src/engine/playingCards'
import {
  DRAW,
  EAST,
  END,
  FAR_A,
  FAR_B,
  WEST,
  area,
  at,
  fire,
  kit,
  sail,
  sea,
  speed,
  the,
  vessel,
} from './table'

const { play, refusalCodes, refusalClauses } = kit

const boat = (more = {}) => vessel('A', 'boat', 'vosper', at(20, 20), { speed: 6, ...more })
const ship = (more = {}) => vessel('A', 'ship', 'fairmile-c', at(20, 20), { speed: 4, ...more })

describe('step a: the speeds', () => {
  const setting = (units: Parameters<typeof sea>[0], more = {}) =>
    sea([...units, FAR_A, FAR_B], { state: { step: 'speeds A', toAct: ['A'], ...more } })

  it('sets a speed from 0 to 6 inches, openly and the Allies first [coastal-3.1, coastal-R8]', () => {
    const state = setting([boat({ speed: 2, was: 2 })])
    const offer = kit.offer(state, 'A', 'speed:boat')
    expect(offer.options().map(({ label }) => label)).toEqual([
      'Stop',
      'Speed 1',
      'Speed 3',
      'Speed 4',
      'Speed 5',
      'Speed 6',
    ])
    expect(the(play(state, speed('boat', 4)).state, 'boat').speed).toBe(4)
    expect(kit.ruleset.offers(state, 'B')).toEqual([])
    const next = play(state, END).state
    expect([next.step, next.toAct]).toEqual(['speeds B', ['B']])
    expect(play(next, END).state.step).toBe('card')
  })

  it('changes by two levels for MTB, S-boot, PT and MAS [coastal-3.2]', () => {
    for (const type of ['vosper', 'fairmile-d', 's-100', 'elco', 'higgins', 'mas']) {
      const state = setting([vessel('A', 'boat', type, at(20, 20), { speed: 2, was: 2 })])
      expect(refusalCodes(state, speed('boat', 0))).toEqual([])
      expect(refusalCodes(state, speed('boat', 4))).toEqual([])
      expect(refusalClauses(state, speed('boat', 5))).toEqual(['coastal-3.2'])
    }
  })

  it('changes by one level for all others, and names the nearest that may be set [coastal-3.3]', () => {
    const state = setting([ship({ speed: 2, was: 2 })])
    expect(refusalCodes(state, speed('ship', 3))).toEqual([])
    expect(refusalCodes(state, speed('ship', 4))).toEqual(['too-many-levels'])
    expect(kit.refusal(state, speed('ship', 4))?.nearest).toEqual(speed('ship', 3))
    // What counts is the speed of the turn before, however often it is changed.
    const changed = play(state, speed('ship', 3)).state
    expect(refusalCodes(changed, speed('ship', 4))).toEqual(['too-many-levels'])
    expect(refusalCodes(changed, speed('ship', 1))).toEqual([])
  })

  it('counts a gunboat as no MTB, but by a house rule [coastal-R9]', () => {
    const state = setting([ship({ speed: 1, was: 1 })])
    expect(refusalCodes(state, speed('ship', 3))).toEqual(['too-many-levels'])
    expect(refusalCodes({ ...state, houseRules: { 'nimble-gunboats': true } }, speed('ship', 3))).toEqual([])
    const sailing = sea([ship(), FAR_B], { rules: ['nimble-gunboats'] })
    expect(refusalCodes(sailing, sail('ship', [1, 45], [3, 0]))).toEqual([])
  })

  it('lets the owner choose any speed before the first turn [coastal-R8]', () => {
    const state = setting([ship({ speed: 0, was: 0 })], { turn: 0 })
    expect(refusalCodes(state, speed('ship', 4))).toEqual([])
    expect(refusalCodes(state, speed('ship', 5))).toEqual(['over-maximum'])
  })

  it('gives each class its maximum [coastal-5.1, coastal-5.2, coastal-5.3, coastal-5.4, coastal-5.5]', () => {
    const classes: readonly (readonly [number, readonly string[]])[] = [
      [6, ['vosper', 's-100', 'elco', 'higgins']],
      [5, ['fairmile-d', 'mas', 't-boot']],
      [4, ['fairmile-c']],
      [3, ['flower', 'gabbiano', 'minesweeper', 'raumboot']],
      [2, ['small-transport', 'large-transport', 'f-lighter', 'mfp', 'trawler']],
    ]
    for (const [most, types] of classes) {
      for (const type of types) {
        const state = setting([vessel('A', 'boat', type, at(20, 20), { speed: 0, was: 0 })], { turn: 0 })
        expect(refusalCodes(state, speed('boat', most))).toEqual([])
        const beyond = Math.min(6, most + 1)
        expect(refusalCodes(state, speed('boat', beyond))).toEqual(most < 6 ? ['over-maximum'] : [])
      }
    }
  })
})

describe('cards', () => {
  const waiting = (more = {}) => sea([boat({ speed: 0 }), FAR_A, FAR_B], { state: { step: 'card', ...more } })

  it('are red for the Allies and black for the Axis [coastal-3.4, coastal-R35]', () => {
    const red = play(waiting(), DRAW, [1])
    expect([red.state.step, red.state.toAct, red.state.discards]).toEqual(['act', ['A'], ['A♥']])
    const black = play(waiting(), DRAW, [27])
    expect([black.state.toAct, black.state.discards]).toEqual([['B'], ['A♠']])
    expect(play(waiting(), DRAW, [26]).state.toAct).toEqual(['A'])
  })

  it('activate one vessel, of the choice of their side [coastal-3.5]', () => {
    const state = play(waiting(), DRAW, [1]).state
    const units = new Set(kit.ruleset.offers(state, 'A').map(({ unit }) => unit))
    expect(units).toEqual(new Set(['boat', 'far-a']))
    const after = play(state, sail('boat')).state
    expect(the(after, 'boat').acted).toBe(true)
    expect(after.step).toBe('card')
    expect(refusalCodes({ ...after, step: 'act' }, sail('boat'))).toEqual(['has-acted'])
  })

  it('are laid aside where their side has nobody left; the pack is shuffled each turn [coastal-R10]', () => {
    const state = waiting({ discards: CARDS.filter(card => !['2♥', '9♦', 'K♠'].includes(card)) })
    const done = {
      ...state,
      units: state.units.map(each => (each.side === 'A' ? { ...each, acted: true } : each)),
    }
    const drawn = play(done, DRAW, [1, 1])
    expect(drawn.codes).toEqual(['card-idle', 'card-idle', 'card'])
    expect(drawn.state.toAct).toEqual(['B'])
    expect(drawn.state.discards.slice(-3)).toEqual(['2♥', '9♦', 'K♠'])
    const last = sea([{ ...FAR_A, acted: true }, FAR_B], { state: { toAct: ['B'], discards: ['3♣'] } })
    const turned = play(last, sail('far-b')).state
    expect([turned.turn, turned.discards]).toEqual([2, []])
    const kept = play({ ...last, houseRules: { 'pack-runs-out': true } }, sail('far-b')).state
    expect(kept.discards).toEqual(['3♣'])
    const empty = play({ ...waiting({ discards: CARDS }), houseRules: { 'pack-runs-out': true } }, DRAW, [52])
    expect(empty.codes).toEqual(['shuffles', 'card'])
    expect(empty.state.discards).toEqual(['K♣'])
  })

  it('lie open with their faces, and the pack says what is still to come [coastal-3.4, coastal-R10]', () => {
    const { state } = play(waiting({ discards: ['Q♠'] }), DRAW, [14])
    const { pack } = kit.ruleset.standing(state)
    expect(pack?.open).toBe('A♦')
    expect(pack?.cards).toHaveLength(52)
    expect(pack?.cards.filter(({ drawn }) => drawn)).toEqual([
      { face: 'A♦', side: 'A', drawn: true },
      { face: 'Q♠', side: 'B', drawn: true },
    ])
    expect(kit.ruleset.ribbon(state).steps.map(({ short }) => short)).toContain('A♦')
  })
})

describe('movement', () => {
  it('uses the whole distance [coastal-4.4]', () => {
    const state = sea([boat(), FAR_B])
    expect(refusalCodes(state, sail('boat', [5, 0]))).toEqual(['distance-left'])
    expect(refusalCodes(state, sail('boat', [7, 0]))).toEqual(['too-far'])
    const after = play(state, sail('boat', [6, 0])).state
    expect(the(after, 'boat').at).toEqual(at(20, 14))
  })

  it('lets MTB, S-boot, PT and MAS pivot 45 degrees after each inch [coastal-4.2]', () => {
    const state = sea([boat({ speed: 3 }), FAR_B])
    const after = play(state, sail('boat', [1, 45], [1, 45], [1, 0])).state
    expect(the(after, 'boat').facing).toBe(90)
    expect(the(after, 'boat').at?.x).toBeCloseTo(20 + Math.SQRT1_2 + 1)
    expect(the(after, 'boat').at?.y).toBeCloseTo(20 - 1 - Math.SQRT1_2)
    expect(refusalClauses(state, sail('boat', [1, 46], [2, 0]))).toEqual(['coastal-4.2'])
    expect(refusalClauses(state, sail('boat', [1, 45], [0.9, 45], [1.1, 0]))).toEqual(['coastal-4.2'])
  })

  it('lets all others pivot 45 degrees after each 2 inches [coastal-4.3]', () => {
    const state = sea([ship(), FAR_B])
    expect(refusalCodes(state, sail('ship', [2, 45], [2, 0]))).toEqual([])
    expect(refusalCodes(state, sail('ship', [2, 45], [1.9, 45], [0.1, 0]))).toEqual(['pivot-too-soon'])
    expect(refusalClauses(state, sail('ship', [2, 50], [2, 0]))).toEqual(['coastal-4.3'])
  })

  it('pivots only after a straight leg since the start, and may end with a pivot [coastal-R12]', () => {
    const state = sea([boat({ speed: 3 }), FAR_B])
    expect(refusalCodes(state, sail('boat', [0, 45], [3, 0]))).toEqual(['pivot-too-soon'])
    expect(the(play(state, sail('boat', [3, -45])).state, 'boat').facing).toBe(315)
    // A longer leg does not earn a bigger pivot; the legs of one turn do not carry over.
    expect(refusalCodes(state, sail('boat', [2, 90], [1, 0]))).toEqual(['pivot-too-sharp'])
    const slow = sea([ship({ speed: 1 }), FAR_B])
    expect(refusalCodes(slow, sail('ship', [1, 45]))).toEqual(['pivot-too-soon'])
    const first = sea([boat({ speed: 3 }), FAR_B], { rules: ['pivots-first'] })
    expect(refusalCodes(first, sail('boat', [0, 45], [3, 0]))).toEqual([])
    expect(refusalCodes(first, sail('boat', [3, 45]))).toEqual(['pivot-not-earned'])
  })

  it('refuses a course that collides while another is free, and shows one [coastal-R13]', () => {
    const wall = vessel('B', 'wall', 'large-transport', at(20, 16), { facing: 90 })
    const state = sea([boat({ speed: 4 }), wall, FAR_A])
    expect(refusalCodes(state, sail('boat', [4, 0]))).toEqual(['in-the-way'])
    const nearest = kit.refusal(state, sail('boat', [4, 0]))?.nearest
    expect(nearest && refusalCodes(state, nearest)).toEqual([])
  })

  it('stops at a hull where nothing else is left, at the shore too, and without damage [coastal-R13]', () => {
    const cape = area('coast', at(10, 10), 20, 8)
    // A ship at speed 1 cannot turn: nothing but straight ahead is left to it.
    const state = sea([ship({ at: at(20, 19), speed: 1 }), FAR_B], { features: [cape] })
    const after = play(state, sail('ship', [1, 0]))
    expect(after.codes).toContain('stops-at-shore')
    expect(the(after.state, 'ship').at?.y).toBeCloseTo(18 + 1.1 / 2, 1)
    expect(the(after.state, 'ship').damaged).toBe(false)
    const other = vessel('A', 'other', 'flower', at(20, 17.3), { facing: 90, speed: 0 })
    const held = play(sea([ship({ at: at(20, 18.3), speed: 1 }), other, FAR_B]), sail('ship', [1, 0]))
    expect(held.codes).toContain('stops-at-hull')
  })

  it('draws off from a hull that it has stopped at, however they touch [coastal-R13]', () => {
    for (let facing = 0; facing < 90; facing += 5) {
      const astern = vessel('A', 'astern', 'flower', at(20, 20.4), { speed: 1 })
      const other = vessel('A', 'other', 'flower', at(20, 18.1), { speed: 1, facing })
      const touching = play(sea([astern, other, FAR_B]), sail('astern', [1, 0])).state
      const units = touching.units.map(each => ({ ...each, acted: false }))
      const next = { ...touching, units, step: 'act' as const, toAct: ['A' as const], active: null }
      expect(play(next, sail('other', [1, 0])).codes).not.toContain('stops-at-hull')
    }
  })

  it('leaves the battle over the edge, and is not lost [coastal-R13]', () => {
    const state = sea([boat({ at: at(20, 3), speed: 4 }), FAR_A, FAR_B])
    const after = play(state, sail('boat', [4, 0])).state
    expect([the(after, 'boat').at, the(after, 'boat').fate]).toEqual([null, 'left'])
  })

  it('moves and fires, or fires and moves, and nothing between [coastal-4.1, coastal-R11]', () => {
    const enemy = vessel('B', 'enemy', 's-100', at(22, 20), { speed: 3, facing: 0 })
    const state = sea([boat({ speed: 2 }), enemy, FAR_A])
    const moved = play(state, sail('boat', [2, 0])).state
    expect(moved.active).toMatchObject({ units: ['boat'], moved: true })
    expect(refusalCodes(moved, sail('boat', [2, 0]))).toEqual(['has-sailed'])
    const fired = play(state, fire('boat', null, 'enemy'), [1]).state
    expect(refusalCodes(fired, END)).toEqual(['sail-first'])
    expect(refusalCodes(fired, fire('boat', null, 'enemy'))).toEqual(['weapon-has-fired'])
    const done = play(fired, sail('boat', [2, 0])).state
    expect([the(done, 'boat').acted, done.active]).toEqual([true, null])
    expect(refusalCodes(play(moved, fire('boat', null, 'enemy'), [1]).state, sail('boat', [2, 0]))).toEqual([
      'has-sailed',
    ])
  })
})

describe('plotted courses', () => {
  const line = [at(0, 30), at(10, 30), at(10 + 8 * Math.SQRT1_2, 30 - 8 * Math.SQRT1_2)]
  const groups = () => {
    const follower = { facing: EAST, speed: 2 }
    return sea(
      [
        vessel('A', 'one', 'vosper', at(9, 30), { ...follower, along: 9 }),
        vessel('A', 'two', 'vosper', at(6, 30), { ...follower, along: 6 }),
        vessel('B', 'foe', 'raumboot', at(47, 2), { facing: WEST, speed: 1 }),
      ],
      {
        courses: [
          { group: 'a', line },
          { group: 'b', line: [at(47, 2), at(0, 2)] },
        ],
        state: { released: false },
      },
    )
  }

  it('are followed by the whole group with one card [coastal-2.5, coastal-3.7, coastal-R7]', () => {
    const state = groups()
    expect(refusalCodes(state, sail('one', [2, 0]))).toEqual(['follows-course'])
    const after = play(state, { type: 'follow', group: 'a' }).state
    expect(the(after, 'one').at?.x).toBeCloseTo(10 + Math.SQRT1_2)
    expect(the(after, 'one').at?.y).toBeCloseTo(30 - Math.SQRT1_2)
    expect(the(after, 'one').facing).toBeCloseTo(45)
    expect(the(after, 'two').at).toEqual(at(8, 30))
    expect(after.units.map(({ acted }) => acted)).toEqual([true, true, false])
    expect(after.step).toBe('card')
  })

  it('set a common speed, which the slowest limits [coastal-R7]', () => {
    const state = groups()
    const mixed = state.units.map(each => (each.id === 'two' ? { ...each, type: 'raumboot', was: 2 } : each))
    const setting = { ...state, units: mixed, step: 'speeds A' as const }
    expect(refusalCodes(setting, speed('one', 4))).toEqual(['over-maximum'])
    expect(refusalCodes(setting, speed('one', 0))).toEqual(['too-many-levels'])
    const after = play(setting, speed('one', 3)).state
    expect(after.units.map(each => each.speed)).toEqual([3, 3, 1])
  })

  it('end for all as soon as anybody has spotted an enemy [coastal-2.6, coastal-R7]', () => {
    const state = groups()
    const near = state.units.map(each => (each.id === 'foe' ? { ...each, at: at(24, 22) } : each))
    const met = play({ ...state, units: near }, { type: 'follow', group: 'a' })
    expect(met.codes).toContain('released')
    expect(met.state.released).toBe(true)
    expect(refusalCodes(met.state, { type: 'follow', group: 'b' })).toEqual(['sails-freely'])
    // Whoever has moved may fire, and does not move again.
    const close = state.units.map(each => (each.id === 'foe' ? { ...each, at: at(12, 31) } : each))
    const fight = play({ ...state, units: close }, { type: 'follow', group: 'a' }).state
    expect(fight.active).toMatchObject({ units: ['one', 'two'], moved: true })
    expect(kit.hasOffer(fight, 'A', 'fire:one:light')).toBe(true)
    expect(refusalCodes(fight, sail('one', [2, 0]))).toEqual(['has-sailed'])
  })

  it('may be plotted anew before the battle, with gentle bends 1 or 2 inches apart [coastal-2.5, coastal-R7]', () => {
    const state = { ...groups(), turn: 0, step: 'speeds A' as const }
    const plot = (...points: readonly { x: number; y: number }[]) => ({
      type: 'plot' as const,
      group: 'a',
      line: points,
    })
    const after = play(state, plot(at(20, 30), at(30, 20))).state
    expect(after.courses[0]?.line.slice(1)).toEqual([at(9, 30), at(20, 30), at(30, 20)])
    expect(refusalCodes(state, plot(at(20, 30), at(20, 20)))).toEqual(['bend-too-sharp'])
    expect(refusalCodes(state, plot(at(9.5, 30), at(12, 29)))).toEqual(['bend-too-near'])
    expect(refusalCodes(groups(), plot(at(20, 30)))).toEqual(['not-now'])
  })
})
