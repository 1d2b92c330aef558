import { describe, expect, it } from 'vitest'
import { area, at, strip, the, NORTH, EAST } from '../kit'
import {
  AT57,
  BAZOOKA,
  GRENADIERS,
  HALFTRACK,
  MARDER,
  MG42,
  MORTAR,
  PAK,
  PANTHER,
  PANZER,
  RIFLES,
  SHERMAN,
  STUG,
  TIGER,
  TRUCK,
  allowed,
  fire,
  hasOffer,
  lie,
  load,
  odds,
  play,
  refusalCodes,
  refusalClauses,
  unit,
} from './table'

/** A duel: one of A at (30, 30), one of B so many inches north of it. */
const duel = (
  own: string,
  foe: string,
  away: number,
  more: Parameters<typeof lie>[0]['features'] = [],
  a = {},
  b = {},
) => lie({ units: [unit('a1', own, 30, 30, a), unit('b1', foe, 30, 30 - away, b)], features: more })

const SHOT = fire('a1', 'b1')

/** What the first Reckoning of a shot counts, by clause. */
function counted(state: ReturnType<typeof duel>, face = 1, action = SHOT) {
  const faces = play(state, action, [face, 1].slice(0, face === 1 ? 1 : 2))
  const lines = faces.log[0]?.reckonings?.[0]?.modifiers ?? []
  return Object.fromEntries(lines.map(({ clause, value }) => [clause.replace('panzer8-d20-', ''), value]))
}

describe('AP fire: to hit', () => {
  it('hits on 12 or more of one twenty-sided die [panzer8-d20-6.1.1, panzer8-d20-6.1.2, panzer8-d20-1.2.1, panzer8-d20-R14]', () => {
    // A 75mm Sherman has no Acc, a Panzer IV Size 0; 10 inches are under half of 36.
    const state = duel(SHERMAN, PANZER, 10)
    expect(play(state, SHOT, [11]).codes).toEqual(['fires-miss'])
    const hit = play(state, SHOT, [12, 1])
    expect(hit.codes).toEqual(['fires-no-damage'])
    expect(hit.rolls.map(({ sides }) => sides)).toEqual([20, 20])
  })

  it('always hits on a natural 20, and on no other face by itself [panzer8-d20-6.1.3, panzer8-d20-R15]', () => {
    const far = duel(
      SHERMAN,
      TIGER,
      30,
      [area('building', at(28, -2), 4, 4)],
      { quality: 'Poor' },
      { dugIn: true },
    )
    // 12 + 1 over half range + 4 dug in + 1 Poor - 1 Size = 17.
    expect(counted(far)).toMatchObject({ '6.1.6': -1, '6.1.8': -4, '6.1.12': -1, '6.1.11': 1 })
    const none = duel(SHERMAN, STUG, 33, [], { quality: 'Poor' }, { dugIn: true })
    // 12 + 1 + 4 + 1 + 1 Size = 19: only 19 and 20.
    expect(play(none, SHOT, [18]).codes).toEqual(['fires-miss'])
    expect(play(none, SHOT, [20, 1]).codes).toEqual(['fires-no-damage'])
    expect(odds(none, SHOT).hit).toBeCloseTo(2 / 20)
  })

  it('is easier within 4 inches, but not for who reaches no farther or is suppressed [panzer8-d20-6.1.4, panzer8-d20-6.1.5, panzer8-d20-R18]', () => {
    expect(counted(duel(SHERMAN, PANZER, 4))['6.1.4']).toBe(1)
    expect(counted(duel(SHERMAN, PANZER, 4.1))['6.1.4']).toBeUndefined()
    expect(counted(duel(BAZOOKA, PANZER, 3))['6.1.4']).toBeUndefined()
    expect(counted(duel(SHERMAN, PANZER, 3, [], { suppressed: true }))['6.1.4']).toBeUndefined()
  })

  it('is harder over half range, measured from centre to centre [panzer8-d20-6.1.6, panzer8-d20-R2]', () => {
    expect(counted(duel(SHERMAN, PANZER, 18))['6.1.6']).toBeUndefined()
    expect(counted(duel(SHERMAN, PANZER, 18.1))['6.1.6']).toBe(-1)
  })

  it('reaches from edge to edge by house rule [panzer8-d20-R2]', () => {
    // Two bases of 1.2 inches: 9.2 from middle to middle are 8 from edge to edge.
    const apart = (inches: number, rules: readonly string[]) =>
      refusalCodes(
        lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 30 - inches)], rules }),
        SHOT,
      )
    expect(apart(9.2, [])).toEqual(['out-of-range'])
    expect(apart(9.2, ['edge-to-edge'])).toEqual([])
    expect(apart(9.3, ['edge-to-edge'])).toEqual(['out-of-range'])
  })

  it('is over half range beyond 2 inches for the suppressed, by house rule [panzer8-d20-R68]', () => {
    const units = [unit('a1', SHERMAN, 30, 30, { suppressed: true }), unit('b1', PANZER, 30, 27)]
    expect(counted(lie({ units }))['6.1.6']).toBeUndefined()
    expect(counted(lie({ units, rules: ['suppressed-half-range'] }))['6.1.6']).toBe(-1)
  })

  it('is harder at soft cover, much harder at hard cover, hull-down and smoke [panzer8-d20-6.1.7, panzer8-d20-6.1.8]', () => {
    const wood = duel(SHERMAN, PANZER, 10, [area('wood', at(28, 19), 4, 2)])
    expect(counted(wood)['6.1.7']).toBe(-2)
    expect(counted(duel(SHERMAN, PANZER, 10, [], {}, { dugIn: true }))['6.1.8']).toBe(-4)
    const smoke = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', PANZER, 30, 20)],
      more: { smoke: [{ id: 's', at: at(30.3, 25) }] },
    })
    expect(counted(smoke)['6.1.8']).toBe(-4)
  })

  it('is harder near every edge but the own one [panzer8-d20-6.1.9, panzer8-d20-R40]', () => {
    const by = (x: number, y: number) =>
      counted(lie({ units: [unit('a1', SHERMAN, x, y), unit('b1', PANZER, x, y - 8)] }))['6.1.9']
    expect(by(4, 30)).toBe(-1)
    expect(by(4.1, 30)).toBeUndefined()
    expect(by(30, 43)).toBeUndefined()
    expect(by(57, 43)).toBe(-1)
  })

  it('counts the Acc of the gun, the Size of the target and the quality of the firer [panzer8-d20-6.1.10, panzer8-d20-6.1.11, panzer8-d20-6.1.12, panzer8-d20-2.3.9, panzer8-d20-2.3.10]', () => {
    const tiger = lie({
      units: [unit('b1', TIGER, 30, 20, { quality: 'Elite' }), unit('a1', SHERMAN, 30, 30)],
      active: 'B',
    })
    expect(counted(tiger, 1, fire('b1', 'a1'))).toMatchObject({ '6.1.10': 2, '6.1.11': 1, '6.1.12': 1 })
    // HE takes neither: 8 HE/SA of the Sherman's 7 against infantry has no accuracy.
    const he = counted(duel(PANTHER, PANZER, 10))
    expect(he['6.1.10']).toBe(2)
  })

  it.each([
    ['Panzer Ace', 2],
    ['Elite', 1],
    ['Poor', -1],
  ] as const)(
    'counts a %s with %i [panzer8-d20-2.4.2, panzer8-d20-2.4.3, panzer8-d20-2.4.5, panzer8-d20-2.4.1]',
    (quality, value) => {
      expect(counted(duel(SHERMAN, PANZER, 10, [], { quality }))['6.1.12']).toBe(value)
    },
  )

  it('counts nothing for Average [panzer8-d20-2.4.4]', () => {
    expect(counted(duel(SHERMAN, PANZER, 10))['6.1.12']).toBeUndefined()
  })
})

describe('AP fire: damage', () => {
  /** The column of a shot, as its Reckoning tells it. */
  const column = (state: ReturnType<typeof duel>, action = SHOT) => {
    const told = play(state, action, [20, 1]).log[0]?.reckonings?.[1]
    return ['', '1:4', '1:3', '1:2', '2:3', '1:1', '3:2', '2:1', '3:1'][told?.total ?? 0]
  }

  it.each([
    [SHERMAN, TIGER, '1:2', '2:3', '2:3', '1:1'],
    [SHERMAN, PANTHER, '1:3', '1:2', '1:1', '3:2'],
    [SHERMAN, PANZER, '1:1', '3:2', '3:2', '2:1'],
    [SHERMAN, STUG, '2:3', '1:1', '1:1', '3:2'],
    ['1944-british-sherman-vc-firefly', TIGER, '3:2', '2:1', '2:1', '3:1'],
    ['1944-british-sherman-vc-firefly', PANTHER, '1:1', '3:2', '3:1', '3:1'],
    ['1944-british-6pdr-at-gun', TIGER, '2:3', '1:1', '1:1', '3:2'],
    ['1944-american-m4a1-76-w-sherman', PANTHER, '1:2', '2:3', '3:2', '2:1'],
    ['1940-french-25mm-hotchkiss-at-gun', '1940-german-pz-iii-e', '1:1', '3:2', '3:2', '2:1'],
    ['1943-soviet-t-34-76', '1943-german-ferdinand', '1:3', '1:2', '2:3', '1:1'],
    ['1943-soviet-su-152', '1943-german-tiger-i', '1:1', '3:2', '3:2', '2:1'],
  ])(
    'has odds of AP to Defence, shifted within 4 and from the side: %s at %s [panzer8-d20-6.1.13, panzer8-d20-6.1.14, panzer8-d20-6.1.16, panzer8-d20-R16, panzer8-d20-R17]',
    (own, foe, front, near, side, both) => {
      expect(column(duel(own, foe, 10))).toBe(front)
      expect(column(duel(own, foe, 3.5))).toBe(near)
      expect(column(duel(own, foe, 10, [], {}, { facing: NORTH }))).toBe(side)
      expect(column(duel(own, foe, 3.5, [], {}, { facing: NORTH }))).toBe(both)
    },
  )

  it('shifts for range 4 neither for who reaches no farther nor for the suppressed [panzer8-d20-6.1.15]', () => {
    // AP 8 to Defence 6 is 1:1, rounded down.
    expect(column(duel(BAZOOKA, PANZER, 3))).toBe('1:1')
    expect(column(duel(SHERMAN, PANZER, 3, [], { suppressed: true }))).toBe('1:1')
  })

  it('is to the side behind the line of the front edge, exactly on it is front [panzer8-d20-6.1.16, panzer8-d20-R5]', () => {
    // The Panzer IV is 1.6 deep and looks south: its front edge lies at y = 20.8.
    const beside = (y: number) =>
      column(lie({ units: [unit('a1', SHERMAN, 40, y, { facing: 270 }), unit('b1', PANZER, 30, 20)] }))
    expect(beside(20.8)).toBe('1:1')
    expect(beside(20.7)).toBe('3:2')
  })

  it('needs the whole base behind the line, by house rule [panzer8-d20-R5]', () => {
    // The firer’s middle is half an inch behind the front line, a corner of it before.
    const units = [unit('a1', SHERMAN, 40, 20.3, { facing: 270 }), unit('b1', PANZER, 30, 20)]
    expect(column(lie({ units }))).toBe('3:2')
    expect(column(lie({ units, rules: ['strict-flank'] }))).toBe('1:1')
  })

  it('takes the nearest column by house rule [panzer8-d20-R16]', () => {
    // AP 12 to Defence 13 lies between 2:3 and 1:1.
    const units = [unit('b1', PANZER, 30, 20), unit('a1', '1944-british-churchill-vii-crocodile', 30, 30)]
    const shot = fire('b1', 'a1')
    expect(column(lie({ units, active: 'B' }), shot)).toBe('2:3')
    expect(column(lie({ units, active: 'B', rules: ['nearest-column'] }), shot)).toBe('1:1')
  })

  it.each([
    ['1:3', SHERMAN, PANTHER, {}, 20, 'fires-no-damage'],
    ['1:2', SHERMAN, TIGER, {}, 17, 'fires-no-damage'],
    ['1:2', SHERMAN, TIGER, {}, 18, 'fires-suppressed'],
    ['2:3', SHERMAN, STUG, {}, 10, 'fires-no-damage'],
    ['2:3', SHERMAN, STUG, {}, 11, 'fires-suppressed'],
    ['2:3', SHERMAN, STUG, {}, 18, 'fires-knocked-out'],
    ['1:1', SHERMAN, PANZER, {}, 10, 'fires-no-damage'],
    ['1:1', SHERMAN, PANZER, {}, 11, 'fires-suppressed'],
    ['1:1', SHERMAN, PANZER, {}, 15, 'fires-knocked-out'],
    ['3:2', SHERMAN, PANZER, { facing: NORTH }, 7, 'fires-no-damage'],
    ['3:2', SHERMAN, PANZER, { facing: NORTH }, 8, 'fires-suppressed'],
    ['3:2', SHERMAN, PANZER, { facing: NORTH }, 15, 'fires-knocked-out'],
    ['2:1', PANZER, SHERMAN, {}, 7, 'fires-suppressed'],
    ['2:1', PANZER, SHERMAN, {}, 8, 'fires-knocked-out'],
    ['3:1', PANZER, SHERMAN, { facing: NORTH }, 1, 'fires-knocked-out'],
  ] as const)(
    'reads %s with %s at %s: %o, %i [panzer8-d20-6.1.17, panzer8-d20-6.1.23]',
    (_, own, foe, b, face, code) => {
      expect(play(duel(own, foe, 10, [], {}, b), SHOT, [20, face]).codes[0]).toBe(code)
    },
  )

  it('counts the quality of the firer, not of the target [panzer8-d20-6.1.17, panzer8-d20-R67]', () => {
    expect(play(duel(SHERMAN, PANZER, 10, [], { quality: 'Elite' }), SHOT, [20, 14]).codes[0]).toBe(
      'fires-knocked-out',
    )
    expect(play(duel(SHERMAN, PANZER, 10, [], {}, { quality: 'Elite' }), SHOT, [20, 14]).codes[0]).toBe(
      'fires-suppressed',
    )
  })

  it('has as many knocked out as the table of chances says [panzer8-d20-6.1.17]', () => {
    // Tiger at Sherman, front, to half range: 60 to hit, 21 suppressed, 39 knocked out.
    const found = odds(duel(TIGER, SHERMAN, 20), SHOT)
    expect(found.hit).toBeCloseTo(0.6)
    expect(found.destroy).toBeCloseTo(0.39)
    expect(found.outcomes.find(({ outcome }) => outcome === 'suppressed')?.chance).toBeCloseTo(0.21)
  })
})

describe('AP values of *', () => {
  it('lets mortars hurt thin, open-topped vehicles and armoured cars at 1:2 [panzer8-d20-6.1.18, panzer8-d20-6.1.20, panzer8-d20-R19]', () => {
    const at10 = (foe: string) => lie({ units: [unit('a1', MORTAR, 30, 30), unit('b1', foe, 30, 20)] })
    expect(play(at10(MARDER), SHOT, [20, 18]).codes[0]).toBe('fires-suppressed')
    expect(play(at10('1944-american-m8-greyhound'), SHOT, [20, 17]).codes[0]).toBe('fires-no-damage')
    expect(refusalClauses(at10(PANZER), SHOT)).toEqual(['panzer8-d20-6.1.20'])
    // Defence 4, but open-topped.
    expect(refusalCodes(at10('1944-american-m10-tank-destroyer'), SHOT)).toEqual([])
  })

  it('lets machine guns hurt Defence 2 or less at 1:2 and nothing else [panzer8-d20-6.1.19, panzer8-d20-6.1.20, panzer8-d20-6.1.22]', () => {
    const at3 = (foe: string, b = {}) =>
      lie({ units: [unit('a1', MG42, 30, 30), unit('b1', foe, 30, 26.5, b)] })
    // Within 4 and from the side: no shift.
    expect(play(at3(HALFTRACK, { facing: NORTH }), SHOT, [20, 17]).codes[0]).toBe('fires-no-damage')
    expect(play(at3(HALFTRACK), SHOT, [20, 18]).codes[0]).toBe('fires-suppressed')
    expect(refusalCodes(at3('1944-american-m10-tank-destroyer'), SHOT)).toEqual(['cannot-hurt'])
  })

  it('lets flamethrowers hit without a roll and burn at 3:2, whatever the cover [panzer8-d20-6.1.21, panzer8-d20-3.2.11, panzer8-d20-6.1.22, panzer8-d20-R20]', () => {
    const flame = '1940-german-engineer-section-with-flamethrower'
    const state = duel(flame, PANZER, 2, [], {}, { dugIn: true })
    const burnt = play(state, SHOT, [15])
    expect(burnt.codes[0]).toBe('fires-knocked-out')
    expect(burnt.rolls).toHaveLength(1)
    expect(play(state, SHOT, [8]).codes[0]).toBe('fires-suppressed')
    // HE/SA 7 against Defence 2 dug in: 7 - 2 + 7 is 12, and no -4.
    const men = duel(flame, RIFLES, 2, [], {}, { dugIn: true })
    expect(counted(men)['6.2.6']).toBeUndefined()
    // Or it fires as an ordinary section: its small arms reach 8.
    expect(refusalCodes(duel(flame, RIFLES, 6), SHOT)).toContain('out-of-range')
    expect(refusalCodes(duel(flame, RIFLES, 6), fire('a1', 'b1', { weapon: 'small' }))).toEqual([])
    const once = play(duel(flame, RIFLES, 1.9), SHOT, [1]).state
    expect(refusalCodes(once, fire('a1', 'b1', { weapon: 'small' }))).toEqual(['has-fired'])
  })
})

describe('HE and small arms', () => {
  it.each([
    [8, 'fires-none'],
    [9, 'fires-fall-back'],
    [10, 'fires-fall-back'],
    [11, 'fires-suppressed'],
    [14, 'fires-suppressed'],
    [15, 'fires-knocked-out'],
  ] as const)(
    'adds the value and takes the Defence away: a rifle squad rolls %i [panzer8-d20-6.2.1, panzer8-d20-6.2.2, panzer8-d20-6.2.10, panzer8-d20-6.2.11, panzer8-d20-6.2.12, panzer8-d20-6.2.13]',
    (face, code) => {
      // HE/SA 5 less Defence 2: 9 makes 12, 11 makes 14, 15 makes 18.
      const played = play(duel(RIFLES, GRENADIERS, 7), SHOT, [face])
      expect(played.codes[0]).toBe(code)
    },
  )

  it('counts range 4, cover, edge and quality, and no half range [panzer8-d20-6.2.3, panzer8-d20-6.2.4, panzer8-d20-6.2.5, panzer8-d20-6.2.6, panzer8-d20-6.2.7, panzer8-d20-6.2.8]', () => {
    expect(counted(duel(RIFLES, GRENADIERS, 4))).toEqual({ '6.2.2': -2, '6.2.3': 1 })
    expect(counted(duel(RIFLES, GRENADIERS, 7))).toEqual({ '6.2.2': -2 })
    expect(counted(duel(RIFLES, GRENADIERS, 3, [], { suppressed: true }))).toEqual({ '6.2.2': -2 })
    expect(counted(duel(BAZOOKA, GRENADIERS, 3))).toEqual({ '6.2.2': -2 })
    expect(counted(duel(RIFLES, GRENADIERS, 7, [area('wood', at(28, 22), 4, 2)]))['6.2.5']).toBe(-2)
    expect(counted(duel(RIFLES, GRENADIERS, 7, [], {}, { dugIn: true }))['6.2.6']).toBe(-4)
    expect(counted(duel(RIFLES, GRENADIERS, 7, [], { quality: 'Elite' }))['6.2.8']).toBe(1)
    const edge = lie({ units: [unit('a1', RIFLES, 2, 30), unit('b1', GRENADIERS, 2, 24)] })
    expect(counted(edge)['6.2.7']).toBe(-1)
  })

  it('is for what is not armoured, AP for what is [panzer8-d20-6.1.1, panzer8-d20-6.2.1, panzer8-d20-R28, panzer8-d20-2.3.3, panzer8-d20-2.3.4]', () => {
    expect(refusalCodes(duel(RIFLES, PANZER, 6), SHOT)).toEqual(['no-ap'])
    expect(refusalCodes(duel('1940-french-25mm-hotchkiss-at-gun', GRENADIERS, 6), SHOT)).toEqual([])
    expect(play(duel(SHERMAN, TRUCK, 10), SHOT, [1]).rolls[0]?.purpose).toBe('HE/SA')
    expect(play(duel(SHERMAN, HALFTRACK, 10), SHOT, [1]).rolls[0]?.purpose).toBe('to hit')
  })
})

describe('who may fire at whom', () => {
  it('reaches as far as the data sheet says, for AP and for HE [panzer8-d20-2.3.5, panzer8-d20-2.3.6, panzer8-d20-2.3.7, panzer8-d20-R68]', () => {
    expect(refusalCodes(duel(SHERMAN, PANZER, 36), SHOT)).toEqual([])
    expect(refusalCodes(duel(SHERMAN, PANZER, 26.5), SHOT)).toEqual([])
    // leIG 18: 36 for HE, 15 for AP.
    const leig = (foe: string, away: number) =>
      refusalCodes(duel('1940-german-7-5cm-leig-18', foe, away), SHOT)
    expect(leig(RIFLES, 16)).toEqual([])
    expect(leig(SHERMAN, 16)).toEqual(['out-of-range'])
    // 8cm mortar: 4 to 48.
    expect(refusalCodes(duel(MORTAR, RIFLES, 3.9), SHOT)).toEqual(['too-near'])
    expect(refusalCodes(duel(MORTAR, RIFLES, 4), SHOT)).toEqual([])
    expect(refusalCodes(duel(MORTAR, RIFLES, 4, [], { suppressed: true }), SHOT)).toEqual([])
  })

  it('fires all round, but crews and vehicles without a turret 45 degrees to each side [panzer8-d20-6.0.2, panzer8-d20-6.0.3, panzer8-d20-R6]', () => {
    const aside = (own: string, x: number, y: number, a = {}) =>
      refusalCodes(lie({ units: [unit('a1', own, 30, 30, a), unit('b1', RIFLES, x, y)] }), SHOT)
    expect(aside(SHERMAN, 30, 40)).toEqual([])
    expect(aside(PAK, 36, 24)).toEqual([])
    expect(aside(PAK, 36.5, 24)).toEqual(['out-of-field'])
    expect(aside(STUG, 30, 40)).toEqual(['out-of-field'])
    // The gun of a portee fires to the rear.
    expect(aside('1940-british-2pdr-portee', 30, 40)).toEqual([])
    expect(aside('1940-british-2pdr-portee', 30, 20)).toEqual(['out-of-field'])
  })

  it('is narrow and short for the suppressed [panzer8-d20-6.0.22, panzer8-d20-6.0.23, panzer8-d20-6.4.7]', () => {
    const hurt = { suppressed: true }
    expect(refusalCodes(duel(SHERMAN, RIFLES, 4, [], hurt), SHOT)).toEqual([])
    expect(refusalCodes(duel(SHERMAN, RIFLES, 4.2, [], hurt), SHOT)).toEqual(['suppressed-range'])
    const beside = lie({ units: [unit('a1', SHERMAN, 30, 30, hurt), unit('b1', RIFLES, 33, 30)] })
    expect(refusalCodes(beside, SHOT)).toEqual(['out-of-field'])
  })

  it('is forbidden to the suppressed in contact [panzer8-d20-6.0.24]', () => {
    const state = lie({
      units: [
        unit('a1', SHERMAN, 30, 30, { suppressed: true }),
        unit('b1', TRUCK, 30, 28.4),
        unit('b2', RIFLES, 30, 26.3),
      ],
    })
    expect(refusalCodes(state, fire('a1', 'b2'))).toEqual(['suppressed-in-contact'])
  })

  it('needs a line of sight [panzer8-d20-6.0.1]', () => {
    expect(refusalClauses(duel(SHERMAN, PANZER, 10, [area('wood', at(28, 24), 4, 2)]), SHOT)).toEqual([
      'panzer8-d20-3.3.4',
    ])
  })

  it('is one shot in each player turn, one weapon after the other [panzer8-d20-6.0.19, panzer8-d20-R27]', () => {
    const state = play(duel(SHERMAN, PANZER, 10), SHOT, [1]).state
    expect(refusalCodes(state, SHOT)).toEqual(['has-fired'])
    expect(hasOffer(state, 'A', 'fire:a1:main')).toBe(false)
  })

  it('has one more shot for a second gun, with values of its own [panzer8-d20-6.0.20, panzer8-d20-2.3.12, panzer8-d20-R66]', () => {
    const char = '1940-french-char-b1-bis'
    const foe = '1940-german-pz-iii-e'
    const state = duel(char, foe, 10)
    const both = play(play(state, SHOT, [1]).state, fire('a1', 'b1', { weapon: 'second' }), [1])
    expect(both.codes).toEqual(['fires-miss'])
    expect(refusalCodes(both.state, fire('a1', 'b1', { weapon: 'second' }))).toEqual(['has-fired'])
    // The hull gun has 90 degrees, the turret all round.
    const behind = lie({ units: [unit('a1', char, 30, 30), unit('b1', foe, 30, 40)] })
    expect(refusalCodes(behind, SHOT)).toEqual([])
    expect(refusalCodes(behind, fire('a1', 'b1', { weapon: 'second' }))).toEqual(['out-of-field'])
    expect(refusalCodes(duel(SHERMAN, PANZER, 10), fire('a1', 'b1', { weapon: 'second' }))).toEqual([
      'no-weapon',
    ])
  })

  it('is never a commander’s or an HQ’s [panzer8-d20-2.2.3, panzer8-d20-2.2.9]', () => {
    const state = duel('commander', RIFLES, 5)
    expect(refusalCodes(state, SHOT)).toEqual(['no-weapon'])
    expect(refusalCodes(duel(SHERMAN, RIFLES, 5, [], { command: true }), SHOT)).toEqual([
      'commander-never-fires',
    ])
    expect(refusalCodes(duel('hq', RIFLES, 5), SHOT)).toEqual(['no-weapon'])
  })

  it('does not go through a friend [panzer8-d20-6.0.14, panzer8-d20-R22]', () => {
    const through = (x: number, own = SHERMAN, a = {}) =>
      refusalCodes(
        lie({
          units: [unit('a1', own, 30, 30, a), unit('a2', RIFLES, x, 27), unit('b1', GRENADIERS, 30, 20)],
        }),
        SHOT,
      )
    expect(through(30)).toEqual(['friend-in-line'])
    expect(through(30.7)).toEqual([])
    // A mortar, or somebody elevated, passes over friends that are nearer to him than to the target.
    expect(through(30, MORTAR)).toEqual([])
    expect(through(30, SHERMAN, { elevated: true })).toEqual([])
  })

  it('passes over no friend that is nearer to the target [panzer8-d20-6.0.15]', () => {
    const units = [unit('a1', MORTAR, 30, 30), unit('a2', RIFLES, 30, 23), unit('b1', GRENADIERS, 30, 20)]
    expect(refusalCodes(lie({ units }), SHOT)).toEqual(['friend-in-line'])
  })

  it('needs a way one base wide for small arms [panzer8-d20-6.0.16, panzer8-d20-R21]', () => {
    const beside = (x: number, own = RIFLES) =>
      refusalClauses(
        lie({
          units: [unit('a1', own, 30, 30), unit('a2', RIFLES, x, 27), unit('b1', GRENADIERS, 30, 23.5)],
        }),
        SHOT,
      )
    // Half a base of 1.2 and half the way of 1.2.
    expect(beside(31.15)).toEqual(['panzer8-d20-6.0.16'])
    expect(beside(31.25)).toEqual([])
    expect(beside(31.15, SHERMAN)).toEqual([])
  })

  it('does not pass infantry that could be fired at with small arms [panzer8-d20-6.0.17, panzer8-d20-R23]', () => {
    const past = (screen: string, target: string, own = RIFLES, b = {}) =>
      refusalCodes(
        lie({
          units: [unit('a1', own, 30, 30), unit('b2', screen, 30, 26), unit('b1', target, 30, 23.5, b)],
        }),
        SHOT,
      )
    expect(past(GRENADIERS, MG42)).toEqual(['screened'])
    expect(past(MG42, GRENADIERS)).toEqual(['screened'])
    expect(past(GRENADIERS, MG42, SHERMAN)).toEqual([])
    // Vehicles screen nobody.
    expect(past(PANZER, MG42)).toEqual([])
  })

  it('passes them at a vehicle, or at who moves in the open [panzer8-d20-6.0.18]', () => {
    const units = [
      unit('a1', RIFLES, 30, 30),
      unit('b2', GRENADIERS, 30, 26),
      unit('b1', TRUCK, 30, 23.5),
      unit('b3', MG42, 29.8, 23, {
        track: [
          { at: at(29.8, 22.4), facing: 180 },
          { at: at(29.8, 23), facing: 180 },
        ],
      }),
    ]
    const state = lie({ units })
    expect(refusalCodes(state, SHOT)).toEqual([])
    expect(refusalCodes(state, fire('a1', 'b3'))).toEqual(['screened'])
    expect(refusalCodes(state, fire('a1', 'b3', { along: 0.6 }))).toEqual([])
  })

  it('sees an observer on foot within 4 inches only [panzer8-d20-6.0.21]', () => {
    expect(refusalCodes(duel(SHERMAN, 'forward-observer-on-foot', 4), SHOT)).toEqual([])
    expect(refusalCodes(duel(SHERMAN, 'forward-observer-on-foot', 5), SHOT)).toEqual(['observer-too-far'])
  })

  it('aims at the vehicle and not at who is inside [panzer8-d20-6.0.7]', () => {
    const state = lie({
      units: [unit('a1', SHERMAN, 30, 30), unit('b1', HALFTRACK, 30, 20), load('b2', GRENADIERS, 'b1')],
    })
    expect(refusalCodes(state, fire('a1', 'b2'))).toEqual(['inside-vehicle'])
    expect(refusalCodes(state, SHOT)).toEqual([])
  })

  it('aims at tank riders as at men without the tank’s cover [panzer8-d20-6.0.9, panzer8-d20-R28]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30), unit('b1', PANZER, 30, 24), load('b2', GRENADIERS, 'b1')],
    })
    const shot = play(state, fire('a1', 'b2'), [15])
    expect(the(shot.state, 'b2').at).toBeNull()
    expect(shot.codes).toEqual(['fires-knocked-out'])
    expect(the(shot.state, 'b1')).toMatchObject({ suppressed: false, fate: 'in play' })
  })

  it('lets all infantry in an APC fire, and one in a lorry [panzer8-d20-6.0.11, panzer8-d20-6.0.12, panzer8-d20-R29]', () => {
    const from = (carrier: string) =>
      lie({
        units: [
          unit('b1', carrier, 30, 20),
          load('b2', GRENADIERS, 'b1'),
          load('b3', GRENADIERS, 'b1'),
          unit('a1', RIFLES, 30, 26),
        ],
        active: 'B',
      })
    const apc = play(from(HALFTRACK), fire('b2', 'a1'), [1]).state
    expect(refusalCodes(apc, fire('b3', 'a1'))).toEqual([])
    expect(refusalCodes(apc, fire('b1', 'a1'))).toEqual([])
    const soft = play(from(TRUCK), fire('b2', 'a1'), [1]).state
    expect(refusalCodes(soft, fire('b3', 'a1'))).toEqual(['one-fires-from-soft'])
  })

  it('lets neither crews, flamethrowers nor riders fire mounted [panzer8-d20-6.0.13, panzer8-d20-8.4.5, panzer8-d20-R29]', () => {
    const from = (carrier: string, type: string) =>
      refusalCodes(
        lie({
          units: [unit('b1', carrier, 30, 20), load('b2', type, 'b1'), unit('a1', RIFLES, 30, 21.9)],
          active: 'B',
        }),
        fire('b2', 'a1'),
      )
    expect(from(HALFTRACK, MG42)).toEqual(['limbered-or-embarked'])
    expect(from(HALFTRACK, PAK)).toEqual(['limbered-or-embarked'])
    expect(from(HALFTRACK, '1940-german-engineer-section-with-flamethrower')).toEqual(['no-flame-mounted'])
    expect(from(PANZER, GRENADIERS)).toEqual(['riders-do-not-fire'])
    expect(refusalCodes(duel('1940-british-2pdr-portee', PANZER, 10, [], { facing: 180 }), SHOT)).toEqual([])
  })

  it('lists what may be fired at, with why not [panzer8-d20-4.0.6]', () => {
    const state = lie({
      units: [unit('a1', AT57, 30, 30), unit('b1', PANZER, 30, 20), unit('b2', GRENADIERS, 45, 30)],
    })
    expect(allowed(state, 'A', 'fire:a1:main').map(({ token }) => token)).toEqual(['b1'])
  })
})

describe('fire at any time of the enemy’s move', () => {
  const track = [
    { at: at(25, 20), facing: EAST },
    { at: at(35, 20), facing: EAST },
  ]
  /** A Panzer IV went 10 inches to the east behind a wood that ends at x = 28. */
  const state = lie({
    units: [unit('a1', SHERMAN, 26, 30), unit('b1', PANZER, 35, 20, { facing: EAST, track })],
    features: [area('wood', at(27, 22), 10, 3)],
  })

  it('catches a mover where it was seen [panzer8-d20-6.0.5, panzer8-d20-R24]', () => {
    expect(refusalCodes(state, SHOT)).toEqual(['sight-through'])
    expect(refusalCodes(state, fire('a1', 'b1', { along: 1 }))).toEqual([])
    expect(refusalCodes(state, fire('a1', 'b1', { along: 11 }))).toEqual(['not-on-its-way'])
    const offered = allowed(state, 'A', 'fire:a1:main')
    expect(offered.length).toBeGreaterThan(0)
    for (const { at: place } of offered) expect(place?.x).toBeLessThan(28)
  })

  it('may be at every place of the way from which it is seen, in the order of the way [panzer8-d20-R24]', () => {
    const offered = allowed(state, 'A', 'fire:a1:main')
    const places = offered[0]?.along?.() ?? []
    // The line from (26, 30) passes west of the wood, whose corner is (27, 22), as far as x = 27.25.
    expect(places.map(one => one.at?.x)).toEqual([25, 25.5, 26, 26.5, 27])
    expect(places.map(one => refusalCodes(state, one.action))).toEqual(places.map(() => []))
    expect(new Set(places.map(one => one.label)).size).toBe(places.length)
    // Those that are named by themselves are among them, and each leads along the same way.
    for (const one of offered) expect(places).toContain(one)
    for (const one of places) expect(one.along?.()).toBe(places)
  })

  it('puts it back there if it has a result, and not otherwise [panzer8-d20-6.0.6, panzer8-d20-R25]', () => {
    const shot = fire('a1', 'b1', { along: 1 })
    expect(the(play(state, shot, [1]).state, 'b1').at).toEqual(at(35, 20))
    expect(the(play(state, shot, [20, 1]).state, 'b1').at).toEqual(at(35, 20))
    const hit = play(state, shot, [20, 8])
    expect(hit.codes).toEqual(['fires-suppressed', 'put-back'])
    expect(the(hit.state, 'b1')).toMatchObject({ at: at(26, 20), suppressed: true, track: [] })
  })

  it('judges range, side and cover there [panzer8-d20-R24]', () => {
    // It drives east: the Sherman in the south is behind the line of its front edge.
    const told = play(state, fire('a1', 'b1', { along: 1 }), [20, 1]).log[0]?.reckonings?.[1]
    expect(told?.modifiers.map(({ clause }) => clause)).toEqual(['panzer8-d20-6.1.16'])
  })

  it('fires on who stood still where he stands [panzer8-d20-R26]', () => {
    const still = duel(SHERMAN, PANZER, 10)
    expect(refusalCodes(still, fire('a1', 'b1', { along: 0 }))).toEqual(['has-not-moved'])
  })

  it('is only the charged one’s against a charger, by house rule [panzer8-d20-R45]', () => {
    const way = [
      { at: at(30, 25), facing: 180 },
      { at: at(30, 28.75), facing: 180 },
    ]
    const units = [
      unit('a1', RIFLES, 30, 30),
      unit('a2', RIFLES, 36, 30),
      unit('b1', GRENADIERS, 30, 28.75, { track: way, charged: ['a1'] }),
    ]
    const late = { along: 1 }
    expect(refusalCodes(lie({ units }), fire('a2', 'b1', late))).toEqual([])
    const strict = lie({ units, rules: ['charged-fire-only'] })
    expect(refusalCodes(strict, fire('a2', 'b1', late))).toEqual(['charged-others'])
    expect(refusalCodes(strict, fire('a1', 'b1', late))).toEqual([])
  })

  it('shows a way that hides nobody behind a hedge [panzer8-d20-3.3.7]', () => {
    const hedge = duel(SHERMAN, PANZER, 10, [strip('hedge', [at(20, 25), at(40, 25)], 0.4)])
    expect(refusalCodes(hedge, SHOT)).toEqual(['sight-across'])
  })
})
