import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/sci-fi'
import type { TacticalAction, TacticalState } from '../../../rulesets/families/tactical'
import type { Point } from '../../../src/geometry/point'
import {
  type BattleMore,
  EAST,
  HIT,
  MISS,
  NORTH,
  SOUTH,
  aboard,
  area,
  at,
  battle,
  battery,
  sortie,
  statusOf,
  strip,
  tableOf,
  the,
  unit,
  wreck,
} from '../tactical/table'

const t = tableOf(ruleset)

const move = (path: readonly Point[]): TacticalAction => ({ type: 'move', unit: 'a', path, facing: NORTH })

/** The farthest that a unit of a type gets straight north from (20, 30), in tenths of an inch. */
function reach(type: string, more: BattleMore = {}): number {
  const state = battle('A moves', [unit('a', 'A', type, at(20, 30))], more)
  let far = 0
  while (far < 290 && t.refusalCodes(state, move([at(20, 30 - (far + 1) / 10)])).length === 0) far += 1
  return far / 10
}

const everywhere = (kind: 'rough' | 'wood' | 'hill' | 'water' | 'marsh') => [area(kind, at(0, 0), 48, 36)]

const fire = (by: string, target: string, weapon: string): TacticalAction => ({
  type: 'fire',
  unit: by,
  target,
  weapon,
})

/** What speaks against a shot of a type at another over open ground, 7 inches off. */
function against(type: string, weapon: string, foe: string, more: BattleMore = {}): readonly string[] {
  const state = battle('A fires', [unit('a', 'A', type, at(20, 30)), unit('b', 'B', foe, at(20, 23))], more)
  return t.refusalCodes(state, fire('a', 'b', weapon))
}

describe('hover tanks, jet bikes and GEV', () => {
  it('are not halved by rough ground, as others are [sci-fi-4.2] [sci-fi-4.10] [sci-fi-R23]', () => {
    for (const [type, whole] of [
      ['medium-hover-tank', 4],
      ['jet-bike', 12],
      ['gev', 12],
    ] as const) {
      expect(reach(type)).toBeCloseTo(whole, 6)
      expect(reach(type, { ground: everywhere('rough') })).toBeCloseTo(whole, 6)
      expect(reach(type, { ground: everywhere('marsh') })).toBeCloseTo(whole, 6)
    }
    for (const type of ['medium-mbt', 'medium-walker', 'motorbike', 'infantry']) {
      expect(reach(type, { ground: everywhere('hill') })).toBeCloseTo(reach(type) / 2, 6)
    }
  })

  it('are not doubled by roads, as others are [sci-fi-4.3] [sci-fi-4.11]', () => {
    const ground = [strip('road', [at(20, 36), at(20, 0)], 1)]
    for (const type of ['medium-hover-tank', 'jet-bike', 'gev']) {
      expect(reach(type, { ground })).toBeCloseTo(reach(type), 6)
    }
    for (const type of ['medium-mbt', 'light-walker', 'motorbike']) {
      expect(reach(type, { ground })).toBeCloseTo(reach(type) * 2, 6)
    }
  })

  it('cross deep water, which stops everybody else [sci-fi-R8]', () => {
    const ground = [area('water', at(0, 26), 48, 3)]
    expect(reach('light-hover-tank', { ground })).toBeCloseTo(5, 6)
    expect(reach('jet-bike', { ground })).toBeCloseTo(12, 6)
    expect(reach('gev', { ground })).toBeCloseTo(12, 6)
    expect(reach('light-mbt', { ground })).toBeLessThanOrEqual(1)
    expect(reach('light-walker', { ground })).toBeLessThanOrEqual(1)
  })

  it('cite these clauses for what a move costs [sci-fi-4.10] [sci-fi-4.11]', () => {
    const state = battle('A moves', [unit('a', 'A', 'jet-bike', at(20, 30))], { ground: everywhere('wood') })
    expect(t.play(state, move([at(20, 22)])).cited).toEqual(
      expect.arrayContaining(['sci-fi-4.10', 'sci-fi-4.11']),
    )
  })

  it('have the cover of the ground they hover over, and do not hide: but for GEV [sci-fi-R55] [sci-fi-5.12] [sci-fi-5.6]', () => {
    const ground = [area('rough', at(15, 18), 10, 6)]
    const need = (foe: string) => {
      const state = battle(
        'A fires',
        [unit('a', 'A', 'light-mbt', at(20, 27)), unit('b', 'B', foe, at(20, 21.5))],
        {
          ground,
        },
      )
      return t.allowed(state, 'A', 'fire:a')[0]?.reckonings?.[0]?.total
    }
    for (const foe of ['light-hover-tank', 'jet-bike', 'motorbike', 'light-walker']) expect(need(foe)).toBe(5)
    expect(need('gev')).toBe(4)
    // On foot it is hidden beyond 5 inches.
    expect(need('infantry')).toBeUndefined()
  })
})

describe('walkers and GEV', () => {
  const wood = [area('wood', at(15, 20), 10, 3)]

  it('see whatever lies between: ground, units, wrecks [sci-fi-5.40] [sci-fi-R50] [sci-fi-R6]', () => {
    for (const [type, weapon] of [
      ['light-walker', 'light-gun'],
      ['gev', 'light-gun'],
    ] as const) {
      expect(against(type, weapon, 'afv', { ground: [area('wood', at(15, 25), 10, 2)] })).toEqual([])
      expect(against(type, weapon, 'afv', { wrecks: [wreck('w', 'B', 'afv', at(20, 26))] })).toEqual([])
    }
    expect(against('light-mbt', 'light-gun', 'afv', { ground: [area('wood', at(15, 25), 10, 2)] })).toEqual([
      'no-sight-ground',
    ])
    const state = battle('A fires', [
      unit('a', 'A', 'light-walker', at(20, 30)),
      unit('c', 'A', 'apc', at(20, 27)),
      unit('d', 'B', 'apc', at(20, 25)),
      unit('b', 'B', 'afv', at(20, 22)),
    ])
    expect(t.refusalCodes(state, fire('a', 'b', 'light-gun'))).toEqual([])
  })

  it('are seen whatever lies between [sci-fi-5.41] [sci-fi-R50] [sci-fi-R6]', () => {
    const ground = [area('hill', at(15, 25), 10, 2)]
    expect(against('light-mbt', 'light-gun', 'medium-walker', { ground })).toEqual([])
    expect(against('light-mbt', 'light-gun', 'gev', { ground })).toEqual([])
    expect(against('light-mbt', 'light-gun', 'medium-mbt', { ground })).toEqual(['no-sight-ground'])
  })

  it('fire at those on foot in rough ground from afar, who are hidden from others [sci-fi-R50] [sci-fi-R12] [sci-fi-5.6]', () => {
    for (const [type, seen] of [
      ['light-walker', true],
      ['gev', true],
      ['light-mbt', false],
    ] as const) {
      const state = battle(
        'A fires',
        [unit('a', 'A', type, at(20, 30)), unit('b', 'B', 'infantry', at(20, 22))],
        {
          ground: wood,
        },
      )
      expect(t.refusalCodes(state, fire('a', 'b', 'light-gun'))).toEqual(seen ? [] : ['hidden'])
    }
  })

  it('leave the cover of a target as it is; walkers have cover themselves [sci-fi-R50] [sci-fi-R52]', () => {
    const need = (type: string, foe: string, houseRules: readonly string[] = []) => {
      const state = battle('A fires', [unit('a', 'A', type, at(20, 27.5)), unit('b', 'B', foe, at(20, 22))], {
        ground: wood,
        houseRules,
      })
      return t.allowed(state, 'A', 'fire:a')[0]?.reckonings?.[0]?.total
    }
    expect(need('gev', 'afv')).toBe(5)
    expect(need('light-walker', 'afv')).toBe(5)
    expect(need('light-mbt', 'light-walker')).toBe(5)
    // By house rule there is none from a GEV.
    expect(need('gev', 'afv', ['no-cover-from-above'])).toBe(4)
    expect(need('light-walker', 'afv', ['no-cover-from-above'])).toBe(5)
  })

  it('block a line of sight if they walk, and not if they fly [sci-fi-R6] [sci-fi-5.3] [sci-fi-5.4]', () => {
    const past = (type: string) =>
      t.refusalCodes(
        battle('A fires', [
          unit('a', 'A', 'light-mbt', at(20, 30)),
          unit('c', 'B', type, at(20, 26)),
          unit('b', 'B', 'afv', at(20, 23)),
        ]),
        fire('a', 'b', 'light-gun'),
      )
    expect(past('light-walker')).toEqual(['no-sight-unit'])
    expect(past('gev')).toEqual([])
  })
})

describe('a GEV', () => {
  it('is attacked by light guns and infantry alone, whoever has them [sci-fi-11.9] [sci-fi-R51]', () => {
    for (const [type, weapon] of [
      ['infantry', 'infantry'],
      ['marines', 'infantry'],
      ['jet-bike', 'infantry'],
      ['motorbike', 'infantry'],
      ['afv', 'light-gun'],
      ['light-mbt', 'light-gun'],
      ['light-hover-tank', 'light-gun'],
      ['light-walker', 'light-gun'],
      ['gev', 'light-gun'],
    ] as const) {
      expect([type, against(type, weapon, 'gev')]).toEqual([type, []])
    }
    for (const [type, weapon] of [
      ['medium-mbt', 'medium-gun'],
      ['heavy-walker', 'sample-heavy-gun'],
      ['mrl', 'rockets'],
      ['spg', 'artillery'],
    ] as const) {
      expect([type, against(type, weapon, 'gev')]).toEqual([type, ['engaged-only-by']])
    }
  })

  it('is out of reach of Satellites and ground attacks [sci-fi-R51] [sci-fi-R33] [sci-fi-R41]', () => {
    const state = battle('A fires', [unit('b', 'B', 'gev', at(20, 23))], {
      batteries: [battery('eye', 'A', 'satellite')],
      sorties: [sortie('lander', 'A', 'medium')],
    })
    expect(t.refusalCodes(state, { type: 'bombard', battery: 'eye', target: 'b' })).toEqual(['not-from-afar'])
    expect(t.refusalCodes(state, { type: 'air', sortie: 'lander', target: 'b' })).toEqual(['not-from-afar'])
  })

  it('is a soft target with Defence 3, from all sides [sci-fi-11.7] [sci-fi-9.7] [sci-fi-R49] [sci-fi-R51]', () => {
    for (const facing of [NORTH, EAST, SOUTH]) {
      const state = battle('A fires', [
        unit('a', 'A', 'afv', at(20, 30)),
        unit('b', 'B', 'gev', at(20, 24), facing),
      ])
      const [, attack, defence] = t.allowed(state, 'A', 'fire:a')[0]?.reckonings ?? []
      expect([attack?.total, defence?.total]).toEqual([3, 3])
    }
  })

  it('is removed from the game by Disorganized, Suppressed or Destroyed, and leaves no wreck [sci-fi-6.23] [sci-fi-6.24] [sci-fi-R52] [sci-fi-R37]', () => {
    // Attack 3 against Defence 3: the dice decide.
    for (const [mine, theirs, clauses] of [
      [3, 2, ['sci-fi-6.23']],
      [4, 2, ['sci-fi-6.24']],
      [6, 1, []],
    ] as const) {
      const state = battle('A fires', [unit('a', 'A', 'afv', at(20, 30)), unit('b', 'B', 'gev', at(20, 24))])
      const { state: after, cited } = t.play(state, fire('a', 'b', 'light-gun'), [HIT, mine, theirs])
      expect([the(after, 'b').status, the(after, 'b').at, after.wrecks]).toEqual(['Destroyed', null, []])
      expect(cited).toEqual(expect.arrayContaining([...clauses]))
    }
    const equal = battle('A fires', [unit('a', 'A', 'afv', at(20, 30)), unit('b', 'B', 'gev', at(20, 24))])
    expect(statusOf(t.play(equal, fire('a', 'b', 'light-gun'), [HIT, 3, 3]).state, 'b')).toBe('OK')
  })

  it('takes its passengers with it [sci-fi-R52] [sci-fi-R27] [sci-fi-6.16] [sci-fi-4.4]', () => {
    const state = battle('A fires', [
      unit('a', 'A', 'afv', at(20, 30)),
      unit('b', 'B', 'transport-gev', at(20, 24)),
      aboard('p', 'B', 'marines', 'b'),
    ])
    const { state: after } = t.play(state, fire('a', 'b', 'light-gun'), [HIT, 3, 2])
    expect([statusOf(after, 'b'), statusOf(after, 'p')]).toEqual(['Destroyed', 'Destroyed'])
  })

  it('halves the Defence of armour whatever the direction, rounded up, and once [sci-fi-9.6] [sci-fi-9.5] [sci-fi-R49] [sci-fi-R52]', () => {
    const defence = (type: string, foe: string, facing: number) => {
      const state = battle('A fires', [
        unit('a', 'A', type, at(20, 30)),
        unit('b', 'B', foe, at(20, 24), facing),
      ])
      return t.allowed(state, 'A', 'fire:a')[0]?.reckonings?.[2]
    }
    // Facing the firer.
    expect(defence('light-walker', 'x-heavy-mbt', SOUTH)?.total).toBe(5)
    expect(defence('gev', 'x-heavy-mbt', SOUTH)?.total).toBe(3)
    expect(defence('gev', 'x-heavy-mbt', SOUTH)?.modifiers[0]?.clause).toBe('sci-fi-9.6')
    expect(defence('gev', 'x-heavy-mbt', NORTH)?.total).toBe(3)
    expect(defence('gev', 'heavy-mbt', SOUTH)?.total).toBe(2)
    expect(defence('gev', 'marines', SOUTH)?.total).toBe(1)
  })

  it('flies over everything but may not end on another unit [sci-fi-R24] [sci-fi-11.8]', () => {
    const state = battle(
      'A moves',
      [
        unit('a', 'A', 'gev', at(20, 30)),
        unit('c', 'A', 'apc', at(20, 28)),
        unit('b', 'B', 'infantry', at(20, 25)),
        unit('d', 'B', 'heavy-walker', at(20, 22)),
      ],
      { ground: everywhere('water') },
    )
    expect(t.refusalCodes(state, move([at(20, 19)]))).toEqual([])
    expect(the(t.play(state, move([at(20, 19)])).state, 'a').at).toEqual(at(20, 19))
    expect(t.refusalCodes(state, move([at(20, 25)]))).toEqual(['ends-on-unit'])
  })

  it('is never in close combat: no move stops beside it, and it is fired at from arm\u2019s length [sci-fi-R29] [sci-fi-R28]', () => {
    const state = battle('A moves', [
      unit('a', 'A', 'infantry', at(20, 30)),
      unit('b', 'B', 'gev', at(20, 28.95)),
    ])
    const past = t.play(state, move([at(21.5, 30), at(21.5, 29.6)]))
    expect(past.codes).not.toContain('comes-into-contact')
    const touching = battle('A fires', [
      unit('a', 'A', 'infantry', at(20, 30)),
      unit('b', 'B', 'gev', at(20, 29)),
    ])
    expect(
      t.refusalCodes(touching, { type: 'assault', unit: 'a', target: 'b', weapon: 'infantry' }),
    ).toContain('not-in-contact')
    expect(t.refusalCodes(touching, fire('a', 'b', 'infantry'))).toEqual([])
  })

  it('moves and fires in the ordinary phases, all round [sci-fi-R52] [sci-fi-7.2]', () => {
    const units = [unit('a', 'A', 'gev', at(20, 20), NORTH), unit('b', 'B', 'afv', at(20, 27))]
    const codes = (step: 'A moves' | 'A fires' | 'B fires', action: TacticalAction) =>
      t.refusalCodes(battle(step, units), action)
    expect(codes('A fires', fire('a', 'b', 'light-gun'))).toEqual([])
    expect(codes('A moves', fire('a', 'b', 'light-gun'))).toContain('not-its-fire-phase')
    expect(codes('A moves', move([at(20, 12)]))).toEqual([])
    expect(codes('B fires', move([at(20, 12)]))).toContain('not-its-move')
  })
})

describe('what comes to stand on the table', () => {
  const lost = (type: string): TacticalState => {
    const state = battle('A fires', [
      unit('a', 'A', 'heavy-mbt', at(20, 30)),
      unit('b', 'B', type, at(20, 24), SOUTH),
    ])
    return t.play(state, fire('a', 'b', 'sample-heavy-gun'), [HIT, 6, 1]).state
  }

  it('leaves a wreck if it was a vehicle: wheels, tracks, hover, walker, bikes [sci-fi-6.13] [sci-fi-R37]', () => {
    for (const type of [
      '4x4-transport',
      'apc',
      'light-hover-tank',
      'light-walker',
      'jet-bike',
      'motorbike',
    ]) {
      const { wrecks } = lost(type)
      expect(wrecks).toMatchObject([{ type, at: at(20, 24), facing: SOUTH }])
    }
  })

  it('is taken off if it was none: infantry, towed artillery [sci-fi-6.15] [sci-fi-R37]', () => {
    for (const type of ['infantry', 'marines', 'towed-artillery']) {
      const after = lost(type)
      expect([after.wrecks, the(after, 'b').at]).toEqual([[], null])
    }
  })
})

describe('carriers', () => {
  it('take one base of infantry or one gun: 4x4, APC and AFV; transport GEV take infantry [sci-fi-4.4] [sci-fi-4.5] [sci-fi-R26]', () => {
    const takes = (vehicle: string, rider: string, houseRules: readonly string[] = []) => {
      const units = [unit('v', 'A', vehicle, at(20, 30)), unit('r', 'A', rider, at(20, 31))]
      const state = battle('A moves', units, { houseRules })
      return rider === 'towed-artillery'
        ? t.refusalCodes(state, { type: 'limber', unit: 'v', gun: 'r', path: [] })
        : t.refusalCodes(state, { type: 'mount', unit: 'r', transport: 'v', path: [] })
    }
    for (const vehicle of ['4x4-transport', 'apc', 'afv']) {
      for (const rider of ['infantry', 'marines', 'towed-artillery'])
        expect(takes(vehicle, rider)).toEqual([])
    }
    expect(takes('transport-gev', 'infantry')).toEqual([])
    expect(takes('transport-gev', 'towed-artillery')).toEqual(['cannot-tow'])
    expect(takes('gev', 'infantry')).toEqual(['cannot-carry'])
    expect(takes('medium-mbt', 'infantry')).toEqual(['cannot-carry'])
    expect(takes('4x4-transport', 'infantry', ['empty-4x4'])).toEqual(['cannot-carry'])
    expect(takes('4x4-transport', 'towed-artillery', ['empty-4x4'])).toEqual(['cannot-tow'])
  })

  it('take no second load [sci-fi-4.4] [sci-fi-R26]', () => {
    const state = battle('A moves', [
      unit('v', 'A', 'apc', at(20, 30)),
      aboard('p', 'A', 'infantry', 'v'),
      unit('r', 'A', 'marines', at(20, 31)),
    ])
    expect(t.refusalCodes(state, { type: 'mount', unit: 'r', transport: 'v', path: [] })).toEqual(['is-full'])
  })

  it('let their passengers fire by house rule, if they are APC or AFV [sci-fi-R26]', () => {
    const shot = (vehicle: string, houseRules: readonly string[]) => {
      const units = [
        unit('v', 'A', vehicle, at(20, 30)),
        aboard('p', 'A', 'infantry', 'v'),
        unit('b', 'B', 'afv', at(20, 24)),
      ]
      return t.refusalCodes(battle('A fires', units, { houseRules }), fire('p', 'b', 'infantry'))
    }
    expect(shot('apc', [])).toContain('carried-cannot-fire')
    expect(shot('apc', ['fire-from-transports'])).toEqual([])
    expect(shot('afv', ['fire-from-transports'])).toEqual([])
    expect(shot('4x4-transport', ['fire-from-transports'])).toContain('carried-cannot-fire')
    expect(shot('transport-gev', ['fire-from-transports'])).toContain('carried-cannot-fire')
  })
})

describe('dice that miss', () => {
  it('leave everything as it was', () => {
    const state = battle('A fires', [unit('a', 'A', 'afv', at(20, 30)), unit('b', 'B', 'gev', at(20, 24))])
    expect(statusOf(t.play(state, fire('a', 'b', 'light-gun'), [MISS]).state, 'b')).toBe('OK')
  })
})
