import { describe, expect, it } from 'vitest'
import { EAST, NORTH, SOUTH, area, at, strip, the } from '../kit'
import type { Feature } from '../../../src/engine/scene'
import { moveBy } from '../../../src/geometry/point'
import {
  GRENADIERS,
  MG42,
  PAK,
  PANZER,
  PIONEERS,
  RIFLES,
  SHERMAN,
  STUG,
  TRUCK,
  END,
  fire,
  hasOffer,
  kit,
  lie,
  load,
  move,
  offer,
  play,
  refusalClauses,
  refusalCodes,
  unit,
} from './table'

/** One of A at (30, 30), going so many inches north over some ground. */
const going = (type: string, inches: number, features: readonly Feature[] = [], kinds = {}, a = {}) => {
  const state = lie({
    units: [unit('a1', type, 30, 30, a), unit('b1', RIFLES, 5, 5)],
    features,
    step: 'movement',
    more: { kinds },
  })
  return refusalCodes(state, move('a1', 30, 30 - inches))
}

/** The farthest that it may go, to a tenth of an inch. */
function most(type: string, features: readonly Feature[] = [], kinds = {}, a = {}): number {
  let found = 0
  for (let inches = 1; inches <= 120; inches++) {
    if (going(type, inches / 10, features, kinds, a).length === 0) found = inches / 10
  }
  return found
}

/** Ground of one kind under all the way. */
const all = (kind: Feature['kind']) => [area(kind, at(20, 10), 20, 30, 'g')]

describe('rates', () => {
  const COMMANDER = 'commander'
  const LORRY = '1940-french-lorry'
  const CHURCHILL = '1944-british-churchill-vi-75mm'
  it.each([
    [COMMANDER, 8, 8, 8, 8, 0],
    [SHERMAN, 8, 8, 4, 4, 0],
    [RIFLES, 4, 4, 4, 4, 2],
    [CHURCHILL, 4, 4, 4, 4, 0],
    [LORRY, 10, 4, 2, 0, 0],
    [MG42, 1, 1, 1, 1, 0],
  ])(
    '%s: %i on road, %i in the open, %i rough, %i difficult, %i extreme [panzer8-d20-8.0.1, panzer8-d20-8.1.2, panzer8-d20-8.2.1, panzer8-d20-2.3.2]',
    (type, road, open, rough, difficult, extreme) => {
      const units = type === LORRY ? { a: 1 } : {}
      expect(units).toBeDefined()
      const truck = type === LORRY
      const reach = (features: readonly Feature[], kinds = {}) => {
        if (!truck) return most(type, features, kinds)
        let found = 0
        for (let inches = 1; inches <= 120; inches++) {
          const state = lie({
            units: [unit('a1', type, 30, 30), load('a2', RIFLES, 'a1'), unit('b1', RIFLES, 5, 5)],
            features,
            step: 'movement',
            more: { kinds },
          })
          if (refusalCodes(state, move('a1', 30, 30 - inches / 10)).length === 0) found = inches / 10
        }
        return found
      }
      // Where it could not enter, it leaves the ground that it stands in at 1: here it stands all round.
      const stuck = (rate: number) => (rate === 0 ? 1 : rate)
      expect(reach([strip('road', [at(30, 40), at(30, 5)], 1)])).toBe(road)
      expect(reach([])).toBe(open)
      expect(reach(all('rough'))).toBe(rough)
      expect(reach(all('wood'))).toBe(stuck(difficult))
      expect(reach(all('wood'), { g: 'jungle' })).toBe(stuck(extreme))
    },
  )

  it.each([
    ['field', undefined, 8],
    ['town', undefined, 4],
    ['orchard', undefined, 4],
    ['rough', 'oasis', 4],
    ['rough', 'riverbed', 4],
    ['rough', 'beach', 4],
    ['hill', undefined, 4],
    ['hill', 'steep hill', 4],
    ['marsh', undefined, 4],
    ['town', 'ruins', 4],
    ['water', 'ford', 8],
  ] as const)(
    'takes %s (%s) for what the list of terrain says [panzer8-d20-3.1.1, panzer8-d20-3.1.3, panzer8-d20-3.1.4]',
    (kind, name, inches) => {
      expect(most(SHERMAN, all(kind), name ? { g: name } : {})).toBe(inches)
    },
  )

  it('has roads, streets and bridges [panzer8-d20-3.1.2]', () => {
    const water = area('water', at(20, 20), 20, 6)
    expect(going(SHERMAN, 6, [water])).toContain('closed-ground')
    expect(going(SHERMAN, 8, [water, strip('bridge', [at(30, 35), at(30, 15)], 1.2)])).toEqual([])
  })

  it('lets nobody but men on foot into extreme ground, and that slowly [panzer8-d20-3.1.5]', () => {
    const jungle = [area('wood', at(28, 20), 4, 9, 'g')]
    expect(going(SHERMAN, 3, jungle, { g: 'jungle' })).toContain('closed-ground')
    expect(going(RIFLES, 2, jungle, { g: 'forest' })).toEqual([])
    expect(going(RIFLES, 3.2, jungle, { g: 'swamp' })).not.toEqual([])
  })

  it('takes the better of a track and the ground that it runs through [panzer8-d20-3.1.6, panzer8-d20-R53]', () => {
    const track = [area('wood', at(20, 10), 20, 30, 'g'), strip('road', [at(30, 40), at(30, 5)], 1, 't')]
    expect(most(RIFLES, track, { t: 'track' })).toBe(4)
    expect(most(RIFLES, track, { t: 'track', g: 'jungle' })).toBe(2)
    // A lorry could not be there but for the track.
    const state = (inches: number) =>
      refusalCodes(
        lie({
          units: [unit('a1', TRUCK, 30, 30), load('a2', RIFLES, 'a1'), unit('b1', RIFLES, 5, 5)],
          features: track,
          step: 'movement',
          more: { kinds: { t: 'track' } },
        }),
        move('a1', 30, 30 - inches),
      )
    expect(state(2)).toEqual([])
    expect(state(2.2)).toContain('too-far')
  })

  it('ignores fences [panzer8-d20-3.1.8]', () => {
    expect(going(SHERMAN, 8, [strip('hedge', [at(20, 27), at(40, 27)], 0.3, 'f')], { f: 'fence' })).toEqual(
      [],
    )
  })

  it('lets men on foot into houses and nobody else [panzer8-d20-R53]', () => {
    const house = [area('building', at(28, 25), 4, 3)]
    expect(going(RIFLES, 4, house)).toEqual([])
    expect(going(SHERMAN, 4, house)).toContain('closed-ground')
  })
})

describe('mixed ground', () => {
  // The wood begins 5 inches north of the start.
  const wood = [area('wood', at(20, 15), 20, 10)]
  it('goes at the rate of the slowest [panzer8-d20-8.0.2, panzer8-d20-R50]', () => {
    expect(going(SHERMAN, 5, wood)).toEqual([])
    expect(going(SHERMAN, 8, wood)).toEqual(['too-far'])
    expect(
      refusalClauses(
        lie({
          units: [unit('a1', SHERMAN, 30, 30), unit('b1', RIFLES, 5, 5)],
          features: wood,
          step: 'movement',
        }),
        move('a1', 30, 22),
      ),
    ).toEqual(['panzer8-d20-8.0.2'])
  })

  it('may be split into two halves, each at its own rate [panzer8-d20-8.0.3, panzer8-d20-R50]', () => {
    // 4 in the open, then 2 in the wood, which begins 4 inches off.
    const near = [area('wood', at(20, 16), 20, 10)]
    expect(going(SHERMAN, 6, near)).toEqual([])
    expect(going(SHERMAN, 6.2, near)).toEqual(['too-far'])
    // What the first half leaves the second cannot use.
    expect(going(SHERMAN, 6, [area('wood', at(20, 17), 20, 10)])).toEqual(['too-far'])
  })

  it('takes half of the move to cross a wall, a hedge or a stream, and but one [panzer8-d20-8.2.2, panzer8-d20-3.1.7, panzer8-d20-R51]', () => {
    const line = (kind: 'wall' | 'hedge' | 'stream', y: number) =>
      strip(kind, [at(20, y), at(40, y)], 0.4, `${kind}${y}`)
    for (const kind of ['wall', 'hedge', 'stream'] as const) {
      expect(going(SHERMAN, 4, [line(kind, 28)])).toEqual([])
      expect(going(SHERMAN, 4.2, [line(kind, 28)])).toEqual(['too-far-obstacle'])
      expect(going(RIFLES, 2, [line(kind, 29)])).toEqual([])
      expect(going(RIFLES, 2.2, [line(kind, 29)])).toEqual(['too-far-obstacle'])
    }
    expect(going(MG42, 0.5, [line('hedge', 29.7)])).toEqual([])
    expect(going(MG42, 0.6, [line('hedge', 29.7)])).toEqual(['too-far-obstacle'])
    expect(going(SHERMAN, 3, [line('hedge', 29), line('wall', 28)])).toContain('second-obstacle')
  })
})

describe('facing', () => {
  const to = (x: number, y: number, type = SHERMAN, a = {}) =>
    refusalCodes(
      lie({ units: [unit('a1', type, 30, 30, a), unit('b1', RIFLES, 5, 5)], step: 'movement' }),
      move('a1', x, y, SOUTH),
    )
  it('halves a vehicle’s move behind its front [panzer8-d20-8.3.1, panzer8-d20-R52]', () => {
    expect(to(38, 30)).toEqual([])
    expect(to(30, 34)).toEqual([])
    expect(to(30, 34.2)).toEqual(['too-far-backward'])
    expect(to(30, 34.2, RIFLES)).toEqual(['too-far'])
    expect(to(30, 34, RIFLES)).toEqual([])
  })

  it('does not for a rear driver [panzer8-d20-8.3.2]', () => {
    expect(to(30, 34, '1944-german-sdkfz-234-1')).toEqual([])
    expect(to(30, 32.2, '1944-american-m8-greyhound')).toEqual(['too-far-backward'])
  })

  it('is free at the end of a move, and in place [panzer8-d20-R52, panzer8-d20-8.1.1]', () => {
    const state = lie({
      units: [unit('a1', '1944-german-8-8cm-pak-43', 30, 30), unit('b1', RIFLES, 5, 5)],
      step: 'movement',
    })
    const turned = play(state, { type: 'move', unit: 'a1', path: [], facing: EAST })
    expect(the(turned.state, 'a1').facing).toBe(EAST)
    expect(turned.codes).toEqual(['turns'])
    expect(refusalCodes(state, move('a1', 30, 29))).toEqual(['only-turns'])
    expect(offer(state, 'A', 'move:a1').input).toBe('facing')
  })
})

describe('who may move', () => {
  const at2 = (units: Parameters<typeof lie>[0]['units'], more = {}) =>
    lie({ units, step: 'movement', ...more })
  it('not who fired and cannot both fire and move [panzer8-d20-6.0.4, panzer8-d20-R30]', () => {
    const state = lie({ units: [unit('a1', MG42, 30, 30), unit('b1', RIFLES, 30, 20)] })
    const moving = kit.playAll(play(state, fire('a1', 'b1'), [1]).state, [END, END]).state
    expect(refusalCodes(moving, move('a1', 30, 29))).toEqual(['fired-and-stays'])
    expect(refusalCodes(moving, { type: 'move', unit: 'a1', path: [], facing: EAST })).toEqual([
      'fired-and-stays',
    ])
    const turning: typeof moving = { ...moving, houseRules: { 'turn-after-firing': true } }
    expect(refusalCodes(turning, { type: 'move', unit: 'a1', path: [], facing: EAST })).toEqual([])
    expect(refusalCodes(turning, move('a1', 30, 29))).toEqual(['fired-and-stays'])
    const still = kit.playAll(state, [END, END]).state
    expect(refusalCodes(still, move('a1', 30, 29))).toEqual([])
  })

  it('only back if suppressed [panzer8-d20-6.4.6, panzer8-d20-8.6.3, panzer8-d20-R35]', () => {
    const state = at2([unit('a1', SHERMAN, 30, 30, { suppressed: true }), unit('b1', PANZER, 30, 20)])
    expect(refusalCodes(state, move('a1', 30, 29))).toEqual(['suppressed-only-falls-back'])
    expect(hasOffer(state, 'A', 'fall-back:a1')).toBe(true)
    const sound = at2([unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 20)])
    expect(
      refusalCodes(sound, { type: 'fall-back', unit: 'a1', way: 'home', turn: false, length: 2 }),
    ).toEqual(['need-not-fall-back'])
  })

  it('only back for a transport that carries nobody [panzer8-d20-8.6.4, panzer8-d20-R56]', () => {
    const state = at2([unit('a1', TRUCK, 30, 30), unit('b1', PANZER, 30, 20)])
    expect(refusalCodes(state, move('a1', 30, 29))).toEqual(['empty-only-falls-back'])
    expect(refusalCodes(state, { type: 'move', unit: 'a1', path: [], facing: EAST })).toEqual([
      'empty-only-falls-back',
    ])
    expect(hasOffer(state, 'A', 'fall-back:a1')).toBe(true)
    const full = at2([unit('a1', TRUCK, 30, 30), load('a2', RIFLES, 'a1'), unit('b1', PANZER, 30, 20)])
    expect(refusalCodes(full, move('a1', 30, 29))).toEqual([])
  })

  it('is free for empty transports by house rule, but no nearer to an enemy in view [panzer8-d20-R56]', () => {
    const units = [unit('a1', TRUCK, 30, 30), unit('b1', PANZER, 30, 20)]
    const state = lie({ units, step: 'movement', rules: ['empty-transports'] })
    expect(refusalCodes(state, move('a1', 32, 30))).toEqual([])
    expect(refusalCodes(state, move('a1', 30, 29))).toEqual(['nearer-to-an-enemy'])
    const wood = area('wood', at(26, 24), 8, 2)
    const hidden = lie({ units, features: [wood], step: 'movement', rules: ['empty-transports'] })
    expect(refusalCodes(hidden, move('a1', 30, 29))).toEqual([])
  })

  it('once in a phase, and in its own [panzer8-d20-4.0.8, panzer8-d20-4.0.3]', () => {
    const state = at2([unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 10)])
    const moved = play(state, move('a1', 30, 28)).state
    expect(refusalCodes(moved, move('a1', 30, 27))).toEqual(['has-moved'])
    expect(refusalCodes(state, move('b1', 30, 11))).toEqual(['not-its-turn'])
    expect(
      refusalCodes(
        lie({ units: [unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 10)] }),
        move('a1', 30, 28),
      ),
    ).toEqual(['not-movement-phase'])
  })
})

describe('others in the way', () => {
  it('goes through friends, but not on roads [panzer8-d20-8.5.1, panzer8-d20-R57]', () => {
    const units = [unit('a1', RIFLES, 30, 30), unit('a2', RIFLES, 30, 28), unit('b1', RIFLES, 5, 5)]
    const open = lie({ units, step: 'movement' })
    expect(refusalCodes(open, move('a1', 30, 26.5))).toEqual([])
    expect(refusalCodes(open, move('a1', 30, 27.5))).toEqual(['no-room'])
    const road = lie({ units, step: 'movement', features: [strip('road', [at(30, 40), at(30, 5)], 1)] })
    expect(refusalCodes(road, move('a1', 30, 26.5))).toEqual(['friend-on-road'])
  })

  it('does not go through enemies: it ends in contact [panzer8-d20-8.5.2, panzer8-d20-R4]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 27.5)],
      step: 'movement',
    })
    const charged = play(state, move('a1', 30, 26.5))
    expect(charged.codes).toEqual(['moves-into-contact'])
    // Bases of 1.2: they touch 1.2 apart.
    expect(the(charged.state, 'a1').at?.y).toBeCloseTo(28.7, 1)
    expect(the(charged.state, 'a1').charged).toEqual(['b1'])
  })

  it('begins no hand-to-hand combat with crews, commanders and observers [panzer8-d20-7.1.7]', () => {
    for (const type of [MG42, 'commander', 'forward-observer-on-foot']) {
      const state = lie({
        units: [unit('a1', type, 30, 30), unit('b1', GRENADIERS, 30, 28.3)],
        step: 'movement',
      })
      expect(refusalCodes(state, move('a1', 30, 29))).toEqual(['may-not-charge'])
    }
  })

  it('may leave contact freely [panzer8-d20-R49]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 28.75)],
      step: 'movement',
    })
    expect(refusalCodes(state, move('a1', 30, 34))).toEqual([])
    expect(refusalCodes(state, move('a1', 30, 27))).toContain('enemy-bars')
  })

  it('loses the dug-in marker when it moves, not when it turns [panzer8-d20-R60]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30, { dugIn: true }), unit('b1', GRENADIERS, 30, 10)],
      step: 'movement',
    })
    expect(the(play(state, move('a1', 30, 29)).state, 'a1').dugIn).toBe(false)
    expect(the(play(state, { type: 'move', unit: 'a1', path: [], facing: EAST }).state, 'a1').dugIn).toBe(
      true,
    )
  })
})

describe('falling back', () => {
  const back = (way: 'away' | 'home', turn = false, length = 8) =>
    ({ type: 'fall-back', unit: 'a1', way, turn, length }) as const
  const suppressed = { suppressed: true }
  it('goes straight away from the enemy or to the own edge [panzer8-d20-8.6.1, panzer8-d20-R34]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30, suppressed), unit('b1', GRENADIERS, 26, 26)],
      step: 'movement',
    })
    expect(the(play(state, back('home', false, 4)).state, 'a1').at).toEqual(at(30, 34))
    const away = the(play(state, back('away', false, 4)).state, 'a1').at
    const wanted = moveBy(at(30, 30), 135, 4)
    expect(away?.x).toBeCloseTo(wanted.x, 1)
    expect(away?.y).toBeCloseTo(wanted.y, 1)
  })

  it('goes backwards at half the rate, or turns about first [panzer8-d20-8.6.2]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30, suppressed), unit('b1', PANZER, 30, 20)],
      step: 'movement',
    })
    const reversed = play(state, back('home', false, 4)).state
    expect(the(reversed, 'a1')).toMatchObject({ at: at(30, 34), facing: NORTH })
    const turned = play(state, back('home', true, 4)).state
    expect(the(turned, 'a1')).toMatchObject({ at: at(30, 34), facing: SOUTH })
  })

  it('makes two such moves when it has to: reversed, both are halved; turned, the second is whole [panzer8-d20-6.4.3, panzer8-d20-R34]', () => {
    const state = lie({
      units: [unit('a1', STUG, 30, 20), unit('b1', RIFLES, 30, 10)],
      state: { pending: [{ kind: 'fall back', unit: 'a1', from: at(30, 10), left: 2 }] },
    })
    expect(refusalCodes(state, END)).toEqual(['decide-first'])
    const once = play(state, back('home', true)).state
    expect(the(once, 'a1').at?.y).toBeCloseTo(24, 1)
    expect(the(play(once, back('home', true)).state, 'a1').at?.y).toBeCloseTo(32, 1)
    const reversing = play(play(state, back('home')).state, back('home')).state
    expect(the(reversing, 'a1').at?.y).toBeCloseTo(28, 1)
    expect(reversing.pending).toEqual([])
  })

  it('stops short of what it cannot enter, of enemies and of the edge [panzer8-d20-R34]', () => {
    const lake = area('water', at(20, 33), 20, 5)
    const barred = lie({
      units: [unit('a1', PIONEERS, 30, 30, suppressed), unit('b1', RIFLES, 30, 20)],
      features: [lake],
      step: 'movement',
    })
    expect(the(play(barred, back('home', false, 2.7)).state, 'a1').at?.y).toBeLessThan(32.85)
    expect(refusalCodes(barred, back('home', false, 4))).toEqual(['too-far'])
    const edge = lie({
      units: [unit('a1', PAK, 30, 42, { ...suppressed, brokenDown: false }), unit('b1', RIFLES, 30, 30)],
      step: 'movement',
    })
    expect(hasOffer(edge, 'A', 'fall-back:a1')).toBe(false)
  })

  it('loses who is driven over his own edge by house rule, and nobody else [panzer8-d20-R34]', () => {
    const driven = (y: number, rules: readonly string[], type = RIFLES) =>
      lie({
        units: [unit('a1', type, 30, y), unit('b1', GRENADIERS, 30, 20)],
        state: { pending: [{ kind: 'fall back', unit: 'a1', from: at(30, 20), left: 2 }] },
        rules,
      })
    const rule = ['home-edge-loses']
    expect(the(play(driven(41, []), back('home')).state, 'a1').fate).toBe('in play')
    const gone = play(driven(41, rule), back('home'))
    expect(gone.codes).toEqual(['driven-off'])
    expect(gone.state).toMatchObject({ pending: [], losses: { A: 1, B: 0 } })
    expect(the(gone.state, 'a1').fate).toBe('routed')
    // Far from the edge it only falls back, and so it does where its inches end just short of it.
    expect(the(play(driven(24, rule), back('home')).state, 'a1').fate).toBe('in play')
    const far = the(play(driven(24, rule), back('home')).state, 'a1').at?.y ?? 0
    // A base of 1.2 inches that ends a quarter of an inch from the edge of a table of 44.
    const last = 44 - 0.6 - 0.25
    expect(the(play(driven(last - (far - 24), rule), back('home')).state, 'a1').fate).toBe('in play')
  })
})
