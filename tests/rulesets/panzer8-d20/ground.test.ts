import { describe, expect, it } from 'vitest'
import { area, at, strip, the, NORTH } from '../kit'
import type { Feature } from '../../../src/engine/scene'
import {
  BAZOOKA,
  GRENADIERS,
  MG42,
  MORTAR,
  PANZER,
  RIFLES,
  SHERMAN,
  STUG,
  fire,
  kit,
  lie,
  play,
  refusalClauses,
  refusalCodes,
  unit,
} from './table'

const SHOT = fire('a1', 'b1')

/** A shot from (30, 34) at (30, 20) over some ground: why not, by clause. */
function sees(features: readonly Feature[], more: Partial<Parameters<typeof lie>[0]> = {}, a = {}, b = {}) {
  const state = lie({
    units: [unit('a1', SHERMAN, 30, 34, a), unit('b1', GRENADIERS, 30, 20, b)],
    features,
    ...more,
  })
  return refusalClauses(state, SHOT).map(each => each.slice(12))
}

/** What protects (30, 20) from somebody at (30, 34): the modifier and how it is called. */
function cover(
  own: string,
  foe: string,
  features: readonly Feature[],
  more: Partial<Parameters<typeof lie>[0]> = {},
  b = {},
) {
  const state = lie({ units: [unit('a1', own, 30, 34), unit('b1', foe, 30, 20, b)], features, ...more })
  const lines = play(state, SHOT, [1]).log[0]?.reckonings?.[0]?.modifiers ?? []
  const found = lines.find(({ clause }) => /6\.[12]\.[5-8]$/.test(clause) && !clause.endsWith('6.1.6'))
  return found?.value ?? 0
}

describe('cover', () => {
  const here = (kind: Feature['kind']) => [area(kind, at(28, 18.5), 4, 3, 'g')]
  it.each([
    ['field', undefined],
    ['sandbank', undefined],
    ['rough', undefined],
    ['marsh', undefined],
    ['town', undefined],
    ['water', 'ford'],
  ] as const)('is none in %s (%s) [panzer8-d20-3.2.1, panzer8-d20-R69]', (kind, name) => {
    expect(cover(SHERMAN, GRENADIERS, here(kind), name ? { more: { kinds: { g: name } } } : {})).toBe(0)
  })

  it('is soft in shell holes and wooden houses, against mortars too [panzer8-d20-3.2.2]', () => {
    const wooden = { more: { kinds: { g: 'wooden building' as const } } }
    for (const firer of [SHERMAN, MORTAR]) {
      expect(cover(firer, GRENADIERS, here('craters'))).toBe(-2)
      expect(cover(firer, GRENADIERS, here('building'), wooden)).toBe(-2)
    }
  })

  it('is soft in woods, orchards and crops and behind hedges and walls, but not from mortars [panzer8-d20-3.2.3, panzer8-d20-R12]', () => {
    const crops = { more: { kinds: { g: 'high crops' as const } } }
    const hedge = [strip('hedge', [at(20, 20.8), at(40, 20.8)], 0.3)]
    const wall = [strip('wall', [at(20, 20.8), at(40, 20.8)], 0.3)]
    for (const [firer, value] of [
      [SHERMAN, -2],
      [MORTAR, 0],
    ] as const) {
      expect(cover(firer, GRENADIERS, here('wood'))).toBe(value)
      expect(cover(firer, GRENADIERS, here('orchard'))).toBe(value)
      expect(cover(firer, GRENADIERS, here('field'), crops)).toBe(value)
      expect(cover(firer, GRENADIERS, hedge)).toBe(value)
      expect(cover(firer, GRENADIERS, wall)).toBe(value)
    }
  })

  it('is none from a hedge on the other side of the target [panzer8-d20-R10]', () => {
    expect(cover(SHERMAN, GRENADIERS, [strip('hedge', [at(20, 19.2), at(40, 19.2)], 0.3)])).toBe(0)
  })

  it('is soft for infantry that follows right behind an AFV [panzer8-d20-3.2.4, panzer8-d20-R12]', () => {
    const behind = (gap: number, own = SHERMAN) => {
      const state = lie({
        units: [
          unit('a1', own, 30, 34),
          unit('b2', PANZER, 30, 23, { facing: 180 }),
          unit('b1', GRENADIERS, 30, 23 - 0.8 - 0.6 - gap),
        ],
      })
      const lines = play(state, SHOT, [1]).log[0]?.reckonings?.[0]?.modifiers ?? []
      return lines.find(({ clause }) => clause.endsWith('6.2.5'))?.value ?? 0
    }
    expect(behind(0.4)).toBe(-2)
    expect(behind(0.7)).toBe(0)
    expect(behind(0.4, MORTAR)).toBe(0)
  })

  it('is hard in stone houses, rubble too, and dug in [panzer8-d20-3.2.5, panzer8-d20-3.2.6, panzer8-d20-R69]', () => {
    for (const firer of [SHERMAN, MORTAR]) {
      expect(cover(firer, GRENADIERS, here('building'))).toBe(-4)
      expect(cover(firer, GRENADIERS, [], {}, { dugIn: true })).toBe(-4)
    }
    // The best alone counts.
    expect(cover(SHERMAN, GRENADIERS, here('wood'), {}, { dugIn: true })).toBe(-4)
  })

  it('lets nobody be driven out of a bunker [panzer8-d20-3.2.7, panzer8-d20-6.4.1, panzer8-d20-R33]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 34), unit('b1', GRENADIERS, 30, 20)],
      features: here('bunker'),
    })
    // 7 - 2 - 4: 11 makes 12, a fall-back, which is a suppression here.
    expect(play(state, SHOT, [11]).codes[0]).toBe('fires-suppressed')
  })
})

describe('hills and crest-lines', () => {
  const hill = area('hill', at(20, 22), 20, 8, 'h')
  const crest = strip('crest', [at(20, 26), at(40, 26)], 0.1, 'c')
  it('gives no cover by itself [panzer8-d20-3.2.8, panzer8-d20-R9]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 34), unit('b1', GRENADIERS, 30, 25.3)],
      features: [hill, crest],
    })
    expect(
      play(state, SHOT, [1]).log[0]?.reckonings?.[0]?.modifiers.map(({ clause }) => clause.slice(12)),
    ).toEqual(['6.2.2'])
  })

  it('makes a turreted AFV that touches it from behind hull-down [panzer8-d20-3.2.9, panzer8-d20-R9]', () => {
    // 0.8 of its depth behind the line.
    const lines = (type: string, y: number) => {
      const state = lie({
        units: [unit('a1', SHERMAN, 30, 34), unit('b1', type, 30, y)],
        features: [hill, crest],
      })
      return (play(state, SHOT, [1]).log[0]?.reckonings?.[0]?.modifiers ?? []).map(({ clause }) =>
        clause.slice(12),
      )
    }
    expect(lines(PANZER, 25.1)).toContain('6.1.8')
    expect(lines(PANZER, 26)).not.toContain('6.1.8')
    expect(lines(STUG, 25.3)).not.toContain('6.1.8')
  })

  it('keeps a hull gun silent while its vehicle is hull-down [panzer8-d20-3.2.10, panzer8-d20-R9]', () => {
    const char = (y: number) =>
      refusalClauses(
        lie({
          units: [unit('a1', '1940-french-char-b1-bis', 30, y), unit('b1', '1940-german-pz-iii-e', 30, 15)],
          features: [hill, crest],
        }),
        fire('a1', 'b1', { weapon: 'second' }),
      ).map(each => each.slice(12))
    // The Char is 2 deep: 1 behind the line.
    expect(char(27.1)).toEqual(['3.2.10'])
    expect(char(26)).toEqual([])
  })

  it('stands in every line across it unless somebody touches it [panzer8-d20-3.3.7, panzer8-d20-R8]', () => {
    expect(sees([hill, crest])).toEqual(['3.3.7'])
    expect(sees([hill])).toEqual(['3.3.4'])
    const near = lie({
      units: [unit('a1', SHERMAN, 30, 27), unit('b1', GRENADIERS, 30, 20)],
      features: [hill, crest],
    })
    expect(refusalCodes(near, SHOT)).toEqual([])
  })

  it('hides the slope beyond from a hull-down tank, and it from there [panzer8-d20-3.3.12, panzer8-d20-R9]', () => {
    const slope = (type: string) =>
      refusalClauses(
        lie({
          units: [unit('a1', type, 30, 26.85), unit('b1', GRENADIERS, 30, 23)],
          features: [hill, crest],
        }),
        SHOT,
      ).map(each => each.slice(12))
    expect(slope(SHERMAN.replace('75mm', '75mm'))).toEqual([])
    const down = lie({
      units: [unit('a1', PANZER, 30, 26.87), unit('b1', GRENADIERS, 30, 23)],
      features: [hill, crest],
    })
    expect(refusalClauses(down, SHOT).map(each => each.slice(12))).toEqual(['3.3.12'])
    const back = lie({
      units: [unit('a1', SHERMAN, 30, 23), unit('b1', PANZER, 30, 26.87)],
      features: [hill, crest],
    })
    expect(refusalClauses(back, SHOT).map(each => each.slice(12))).toEqual(['3.3.12'])
  })
})

describe('line of sight', () => {
  const wood = (y: number, depth: number) => area('wood', at(25, y), 10, depth)
  it('is needed to fire, from centre to centre [panzer8-d20-3.3.1, panzer8-d20-3.3.2]', () => {
    expect(sees([])).toEqual([])
    expect(sees([area('wood', at(30.05, 24), 5, 2)])).toEqual([])
    expect(sees([area('wood', at(29.95, 24), 5, 2)])).toEqual(['3.3.4'])
  })

  it('is mutual [panzer8-d20-3.3.3]', () => {
    for (const features of [[], [wood(24, 2)], [wood(19, 2.5)], [wood(32, 4)]]) {
      const units = [unit('a1', SHERMAN, 30, 34), unit('b1', PANZER, 30, 20)]
      const there = refusalCodes(lie({ units, features }), SHOT)
      const back = refusalCodes(lie({ units, features, active: 'B' }), fire('b1', 'a1'))
      expect(there.length === 0).toBe(back.length === 0)
    }
  })

  it('is blocked by what it enters and leaves, or runs in for more than 2 inches [panzer8-d20-3.3.4, panzer8-d20-3.3.5, panzer8-d20-R7]', () => {
    expect(sees([wood(25, 0.5)])).toEqual(['3.3.4'])
    // The target stands inside: 2 inches of the wood are before it.
    expect(sees([wood(18, 4)])).toEqual([])
    expect(sees([wood(18, 4.1)])).toEqual(['3.3.4'])
    // Lengths in two woods are not added.
    expect(sees([area('wood', at(25, 32.5), 10, 4, 'w1'), area('wood', at(25, 18), 10, 3.5, 'w2')])).toEqual(
      [],
    )
    // Along an edge it is not inside.
    expect(sees([area('wood', at(30, 24), 5, 3)])).toEqual([])
  })

  it.each([
    ['wood', undefined, false],
    ['orchard', undefined, false],
    ['hill', undefined, false],
    ['building', undefined, false],
    ['field', 'high crops', false],
    ['field', undefined, true],
    ['town', undefined, true],
    ['marsh', undefined, true],
    ['wood', 'jungle', false],
    ['town', 'ruins', true],
  ] as const)('is %s (%s) clear: %s [panzer8-d20-3.3.6, panzer8-d20-R69]', (kind, name, clear) => {
    const found = sees([area(kind, at(25, 26), 10, 1, 'g')], name ? { more: { kinds: { g: name } } } : {})
    expect(found.length === 0).toBe(clear)
  })

  it('is blocked by a hedge or a wall that neither touches, never by streams and fences [panzer8-d20-3.3.7, panzer8-d20-R10]', () => {
    const line = (kind: 'hedge' | 'wall' | 'stream', y: number) => [
      strip(kind, [at(20, y), at(40, y)], 0.3, 'l'),
    ]
    expect(sees(line('hedge', 27))).toEqual(['3.3.7'])
    expect(sees(line('wall', 27))).toEqual(['3.3.7'])
    expect(sees(line('stream', 27))).toEqual([])
    expect(sees(line('hedge', 27), { more: { kinds: { l: 'fence' } } })).toEqual([])
    expect(sees(line('hedge', 20.8))).toEqual([])
  })

  it('ends at 60 inches [panzer8-d20-1.1.2, panzer8-d20-R3]', () => {
    const state = lie({
      units: [unit('a1', '1944-german-8-8cm-pak-43', 30, 75), unit('b1', SHERMAN, 30, 14.5)],
      more: { board: { kind: 'inches', width: 60, height: 80 } },
    })
    expect(refusalCodes(state, SHOT)).toContain('beyond-visibility')
  })

  it('passes over hedges, walls and crops from an elevated place, not over woods [panzer8-d20-3.3.8, panzer8-d20-3.3.11, panzer8-d20-R11]', () => {
    const high = { more: { elevated: ['tower'], kinds: { crops: 'high crops' as const } } }
    const tower = area('building', at(28, 33), 4, 3, 'tower')
    const upstairs = (features: readonly Feature[]) =>
      refusalCodes(
        lie({
          units: [unit('a1', MORTAR, 30, 34, { elevated: true }), unit('b1', GRENADIERS, 30, 20)],
          features: [tower, ...features],
          ...high,
        }),
        SHOT,
      )
    expect(upstairs([strip('hedge', [at(20, 27), at(40, 27)], 0.3)])).toEqual([])
    expect(upstairs([area('field', at(25, 25), 10, 2, 'crops')])).toEqual([])
    expect(upstairs([area('wood', at(25, 25), 10, 2)])).toEqual(['sight-through'])
  })

  it('runs but 2 inches inside of what one stands on, by house rule [panzer8-d20-R11]', () => {
    const from = (y: number, rules: readonly string[]) =>
      refusalCodes(
        lie({
          units: [unit('a1', MORTAR, 30, y, { elevated: true }), unit('b1', GRENADIERS, 30, 20)],
          features: [area('building', at(28, 33), 4, 3, 'tower')],
          more: { elevated: ['tower'] },
          rules,
        }),
        SHOT,
      )
    expect(from(35.5, [])).toEqual([])
    expect(from(35.5, ['own-height-blocks'])).toEqual(['sight-through'])
    expect(from(34.9, ['own-height-blocks'])).toEqual([])
  })

  it('is sought from upstairs or not, and going up or down takes the move [panzer8-d20-3.3.9, panzer8-d20-3.3.10, panzer8-d20-R11]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 34), unit('b1', GRENADIERS, 30, 20)],
      features: [area('building', at(28, 32), 4, 4, 'tower')],
      more: { elevated: ['tower'] },
      step: 'movement',
    })
    const up = play(state, { type: 'climb', unit: 'a1', up: true }).state
    expect(the(up, 'a1')).toMatchObject({ elevated: true, moved: true })
    expect(refusalCodes(up, { type: 'climb', unit: 'a1', up: false })).toEqual(['has-moved'])
    expect(refusalCodes(state, { type: 'climb', unit: 'a1', up: false })).toEqual(['is-there-already'])
    const flat = lie({
      units: [unit('a1', RIFLES, 30, 34), unit('b1', GRENADIERS, 30, 20)],
      step: 'movement',
    })
    expect(refusalCodes(flat, { type: 'climb', unit: 'a1', up: true })).toEqual(['no-upper-floor'])
  })
})

describe('tank hunting', () => {
  const HUNT = { type: 'hunt', unit: 'a1', target: 'b1', along: null } as const
  const wood = [area('wood', at(27, 19), 6, 4)]
  const near = (
    own: string,
    foe: string,
    more: Partial<Parameters<typeof lie>[0]> = {},
    a = {},
    b = {},
    away = 2,
  ) =>
    lie({ units: [unit('a1', own, 30, 20 + away, a), unit('b1', foe, 30, 20, b)], features: wood, ...more })

  it('is for infantry sections, within 2 inches, instead of shooting [panzer8-d20-6.3.1, panzer8-d20-6.3.2, panzer8-d20-6.3.4, panzer8-d20-R32]', () => {
    expect(refusalCodes(near(RIFLES, PANZER), HUNT)).toEqual([])
    expect(refusalCodes(near('bicycle-section', PANZER), HUNT)).toEqual([])
    expect(refusalCodes(near(RIFLES, PANZER, {}, {}, {}, 2.1), HUNT)).toEqual(['too-far-to-hunt'])
    for (const type of [MG42, 'motorcycle-section', '1943-soviet-cavalry-section-mounted'])
      expect(refusalCodes(near(type, PANZER), HUNT)).toEqual(['cannot-hunt'])
    expect(refusalCodes(near(RIFLES, PANZER, {}, { fired: ['main'] }), HUNT)).toEqual(['has-fired'])
    const after = play(near(RIFLES, PANZER), HUNT, [20]).state
    expect(refusalCodes(after, HUNT)).toContain('has-fired')
    expect(refusalCodes(near(RIFLES, GRENADIERS), HUNT)).toEqual(['not-an-afv'])
  })

  it('is not for the suppressed [panzer8-d20-6.3.3]', () => {
    expect(refusalCodes(near(RIFLES, PANZER, {}, { suppressed: true }), HUNT)).toEqual([
      'suppressed-cannot-hunt',
    ])
  })

  it('needs cover for one of them, unless the tank is suppressed [panzer8-d20-6.3.5, panzer8-d20-6.3.6, panzer8-d20-R13, panzer8-d20-R70]', () => {
    expect(refusalCodes(near(RIFLES, PANZER, { features: [] }), HUNT)).toEqual(['no-cover-to-hunt'])
    expect(refusalCodes(near(RIFLES, PANZER, { features: [] }, {}, { suppressed: true }), HUNT)).toEqual([])
    expect(refusalCodes(near(RIFLES, PANZER, { features: [] }, { dugIn: true }), HUNT)).toEqual([])
    expect(
      refusalCodes(near(RIFLES, PANZER, { features: [area('building', at(29, 21.3), 2, 2)] }), HUNT),
    ).toEqual([])
    const crops = {
      features: [area('field', at(27, 18), 6, 6, 'g')],
      more: { kinds: { g: 'high crops' as const } },
    }
    expect(refusalCodes(near(RIFLES, PANZER, crops), HUNT)).toEqual(['no-cover-to-hunt'])
  })

  it('needs but touch a hedge by house rule, wherever the tank is [panzer8-d20-R70]', () => {
    // The hedge lies behind the hunters: no line between the two crosses it.
    const hedge = [strip('hedge', [at(26, 22.75), at(34, 22.75)], 0.3)]
    expect(refusalCodes(near(RIFLES, PANZER, { features: hedge }), HUNT)).toEqual(['no-cover-to-hunt'])
    const rules = ['edge-hides-hunters']
    expect(refusalCodes(near(RIFLES, PANZER, { features: hedge, rules }), HUNT)).toEqual([])
    expect(refusalCodes(near(RIFLES, PANZER, { features: [], rules }), HUNT)).toEqual(['no-cover-to-hunt'])
  })

  it.each([
    [RIFLES, PANZER, 10, 'hunts-none'],
    [RIFLES, PANZER, 11, 'hunts-suppressed'],
    [RIFLES, PANZER, 15, 'hunts-knocked-out'],
    ['1944-american-engineer-squad', PANZER, 8, 'hunts-suppressed'],
    [RIFLES, '1944-german-marder-iii-m', 8, 'hunts-suppressed'],
  ] as const)(
    'rolls at 1:1, at 3:2 for engineers and at open tops: %s at %s, %i [panzer8-d20-6.3.9, panzer8-d20-6.3.10, panzer8-d20-2.1.24]',
    (own, foe, face, code) => {
      const dice = code === 'hunts-none' ? [face, 1] : [face]
      expect(play(near(own, foe), HUNT, dice).codes[0]).toBe(code)
    },
  )

  it('counts the quality of the hunters [panzer8-d20-6.3.11]', () => {
    expect(play(near(RIFLES, PANZER, {}, { quality: 'Elite' }), HUNT, [14]).codes[0]).toBe(
      'hunts-knocked-out',
    )
  })

  it('is stopped by infantry that touches the tank and hits the hunters first [panzer8-d20-6.3.7, panzer8-d20-6.3.8]', () => {
    const guarded = near(RIFLES, PANZER, {
      units: [unit('a1', RIFLES, 30, 22), unit('b1', PANZER, 30, 20), unit('b2', GRENADIERS, 31.15, 20.4)],
    })
    // 5 - 2 + 1 - 2 in the wood: 10 makes 12.
    const stopped = play(guarded, HUNT, [10])
    expect(stopped.codes).toEqual(['defends-fall-back'])
    expect(stopped.state.pending[0]).toMatchObject({ kind: 'fall back', unit: 'a1' })
    expect(play(guarded, HUNT, [9, 20]).codes).toEqual(['defends-none', 'hunts-knocked-out'])
  })

  it('is answered by the machine gun of a tank that is not hurt [panzer8-d20-6.3.12]', () => {
    // 4 - 2 + 1 - 2 in the wood: 11 makes 12.
    const answered = play(near(RIFLES, PANZER), HUNT, [10, 11])
    expect(answered.codes).toEqual(['hunts-none', 'defends-fall-back'])
    // A Marder has none.
    expect(play(near(RIFLES, '1944-german-marder-iii-m'), HUNT, [7]).codes).toEqual(['hunts-none'])
  })

  it('catches a tank on its way [panzer8-d20-6.0.5]', () => {
    const track = [
      { at: at(30, 20), facing: 180 },
      { at: at(30, 14), facing: 180 },
    ]
    const state = lie({
      units: [unit('a1', RIFLES, 30, 22), unit('b1', PANZER, 30, 14, { track })],
      features: wood,
    })
    expect(refusalCodes(state, HUNT)).toEqual(['too-far-to-hunt'])
    const hit = play(state, { ...HUNT, along: 0 }, [11])
    expect(the(hit.state, 'b1')).toMatchObject({ at: at(30, 20), suppressed: true })
  })

  it('hides which sections have an anti-tank team until it has fired [panzer8-d20-2.1.7, panzer8-d20-2.1.8, panzer8-d20-R65]', () => {
    const state = lie({
      units: [
        unit('b1', GRENADIERS, 30, 20),
        unit('b2', GRENADIERS, 33, 20, { team: false }),
        unit('a1', SHERMAN, 30, 21.9),
      ],
      active: 'B',
    })
    const seen = kit.ruleset.view(state, 'A')
    expect([the(seen, 'b1').team, the(seen, 'b2').team]).toEqual([null, null])
    expect(kit.ruleset.view(state, 'B')).toEqual(state)
    const open = { ...state, houseRules: { 'open-teams': true } }
    expect(kit.ruleset.view(open, 'A')).toEqual(open)
    expect(refusalCodes(state, fire('b2', 'a1'))).toEqual(['no-ap'])
    const fired = play(state, fire('b1', 'a1'), [1]).state
    expect(the(kit.ruleset.view(fired, 'A'), 'b1').team).toBe(true)
    // A team of its own, as its model shows, is no secret.
    expect(
      the(lie({ units: [unit('a1', BAZOOKA, 30, 30), unit('b1', PANZER, 30, 20)] }), 'a1').team,
    ).toBeNull()
  })

  it('looks where it looked [panzer8-d20-R1]', () => {
    const { scenario } = near(RIFLES, PANZER)
    expect(kit.begin(scenario).state.units.map(({ facing }) => facing)).toEqual([NORTH, 180])
  })
})
