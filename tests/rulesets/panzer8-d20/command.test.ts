import { describe, expect, it } from 'vitest'
import { at, the } from '../kit'
import {
  END,
  GRENADIERS,
  HALFTRACK,
  MG42,
  PANZER,
  RIFLES,
  SHERMAN,
  TRUCK,
  hasOffer,
  kit,
  lie,
  load,
  play,
  refusalCodes,
  unit,
} from './table'

const RALLY = { type: 'rally', unit: 'a1' } as const
const HURT = { suppressed: true }

/** A test of morale by a suppressed element with others about it: the modifiers by clause, and the score needed. */
function morale(units: Parameters<typeof lie>[0]['units'], more: Partial<Parameters<typeof lie>[0]> = {}) {
  const state = lie({ units: [...units, unit('b9', RIFLES, 5, 5)], step: 'command', ...more })
  const told = play(state, RALLY, [2]).log[0]?.reckonings?.[0]
  return {
    need: told?.total,
    by: Object.fromEntries((told?.modifiers ?? []).map(({ clause, value }) => [clause.slice(12), value])),
  }
}

describe('the sequence', () => {
  it('is four phases of the first player, then the same of the second [panzer8-d20-4.0.2, panzer8-d20-4.0.3, panzer8-d20-1.1.4]', () => {
    let state = lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 10)], step: 'command' })
    const steps: string[] = []
    for (let phase = 0; phase < 9; phase++) {
      steps.push(`${state.turn} ${state.active} ${state.step}`)
      state = play(state, END).state
    }
    expect(steps).toEqual([
      '1 A command',
      '1 A fire',
      '1 A close combat',
      '1 A movement',
      '1 B command',
      '1 B fire',
      '1 B close combat',
      '1 B movement',
      '2 A command',
    ])
  })

  it('begins with the attacker, or with who rolls higher [panzer8-d20-4.0.1, panzer8-d20-R62]', () => {
    const { scenario } = lie({ units: [unit('a1', RIFLES, 30, 30), unit('b1', GRENADIERS, 30, 10)] })
    expect(kit.begin({ ...scenario, first: 'B' } as typeof scenario).state.active).toBe('B')
    const rolled = kit.begin({ ...scenario, first: 'roll' } as typeof scenario, [7, 7, 4, 15])
    expect(rolled.codes).toEqual(['rolls-alike', 'first-player'])
    expect(rolled.state).toMatchObject({ active: 'B', first: 'B', toAct: ['B'] })
  })

  it('has nothing of the expansion: no smoke, no support fire, no communication [panzer8-d20-4.0.4, panzer8-d20-4.0.5, panzer8-d20-1.0.1, panzer8-d20-1.2.3, panzer8-d20-2.1.25, panzer8-d20-2.2.8, panzer8-d20-R63]', () => {
    const kinds = (step: 'command' | 'fire') =>
      kit.ruleset
        .offers(
          lie({
            units: [
              unit('a1', RIFLES, 30, 30, step === 'command' ? HURT : {}),
              unit('b1', GRENADIERS, 30, 25),
            ],
            step,
          }),
          'A',
        )
        .map(({ kind }) => kind)
    expect(kinds('command')).toEqual(['rally', 'end'])
    expect(kinds('fire')).toEqual(['fire', 'end'])
  })

  it('tells who holds what at the end of a phase, and who has won at the end of the last turn [panzer8-d20-4.0.9, panzer8-d20-R61]', () => {
    const last = lie({
      units: [unit('a1', RIFLES, 30, 23), unit('b1', GRENADIERS, 30, 10)],
      step: 'movement',
      active: 'B',
      state: { turn: 8 },
    })
    const won = play(last, END)
    expect(won.codes).toEqual(['takes-objective', 'won-on-objectives'])
    expect(won.state.result?.winner).toBe('A')
    const contested = {
      ...last,
      units: last.units.map(each => (each.id === 'b1' ? { ...each, at: at(30, 21) } : each)),
    }
    expect(play(contested, END).state.result).toMatchObject({ winner: null })
    const losses = { ...contested, losses: { A: 1, B: 0 } }
    expect(play(losses, END).state.result).toMatchObject({ winner: 'B', why: { code: 'won-on-losses' } })
  })

  it('is lost at once by who has no unsuppressed combat element at the end of a turn [panzer8-d20-R61]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30),
        unit('b1', GRENADIERS, 30, 10, HURT),
        unit('b2', 'commander', 30, 8),
      ],
      step: 'movement',
      active: 'B',
    })
    expect(play(state, END).state.result).toMatchObject({ winner: 'A', why: { code: 'won-no-fighters' } })
  })
})

describe('morale', () => {
  it('takes suppression away on 12 or more, once in a phase [panzer8-d20-5.0.1, panzer8-d20-R38, panzer8-d20-1.2.2]', () => {
    const state = lie({
      units: [unit('a1', RIFLES, 30, 30, HURT), unit('a2', RIFLES, 33, 30), unit('b1', RIFLES, 5, 5)],
      step: 'command',
    })
    const failed = play(state, RALLY, [11])
    expect(failed.codes).toEqual(['stays-suppressed'])
    expect(refusalCodes(failed.state, RALLY)).toEqual(['has-tested'])
    const passed = play(state, RALLY, [12])
    expect(the(passed.state, 'a1').suppressed).toBe(false)
    expect(refusalCodes(passed.state, RALLY)).toContain('not-suppressed')
    expect(hasOffer(passed.state, 'A', 'rally:a1')).toBe(false)
  })

  it('routs on a natural 1, whatever else counts [panzer8-d20-5.0.2, panzer8-d20-R15, panzer8-d20-R37]', () => {
    const state = lie({
      units: [
        unit('a1', RIFLES, 30, 30, { ...HURT, quality: 'Elite' }),
        unit('a2', RIFLES, 33, 30),
        unit('b1', RIFLES, 5, 5),
      ],
      step: 'command',
      state: { holdings: [{ id: 'flag', holder: 'A' }] },
    })
    const routed = play(state, RALLY, [1])
    expect(routed.codes).toEqual(['routs'])
    expect(the(routed.state, 'a1')).toMatchObject({ at: null, fate: 'routed' })
    expect(routed.state.losses).toEqual({ A: 1, B: 0 })
  })

  it('is better with a commander within 4 inches, suppressed or not [panzer8-d20-5.0.3, panzer8-d20-2.2.4, panzer8-d20-R38]', () => {
    const near = (y: number, more = {}) =>
      morale([unit('a1', RIFLES, 30, 30, HURT), unit('a2', 'commander', 30, y, more)])
    expect(near(26).by['5.0.3']).toBe(1)
    expect(near(25.9).by['5.0.3']).toBeUndefined()
    expect(near(26, HURT).by['5.0.3']).toBe(1)
    const strict = morale([unit('a1', RIFLES, 30, 30, HURT), unit('a2', 'commander', 30, 27, HURT)], {
      rules: ['suppressed-commanders'],
    })
    expect(strict.by['5.0.3']).toBeUndefined()
    // A commander does not help himself, an HQ nobody.
    expect(morale([unit('a1', 'commander', 30, 30, HURT)]).by['5.0.3']).toBeUndefined()
    expect(morale([unit('a1', RIFLES, 30, 30, HURT), unit('a2', 'hq', 30, 27)]).by['5.0.3']).toBeUndefined()
  })

  it('is a command vehicle’s too [panzer8-d20-2.2.1, panzer8-d20-2.2.2]', () => {
    const tank = morale([unit('a1', RIFLES, 30, 30, HURT), unit('a2', SHERMAN, 30, 27, { command: true })])
    expect(tank.by['5.0.3']).toBe(1)
    // It is no combat element, and supports nobody.
    expect(tank.by['5.0.8']).toBe(-3)
    const two = morale([
      unit('a1', RIFLES, 30, 30, HURT),
      unit('a2', 'commander', 30, 27),
      unit('a3', 'commander', 33, 30),
    ])
    expect(two.by['5.0.3']).toBe(1)
  })

  it('is better by 2 for each objective captured [panzer8-d20-5.0.4, panzer8-d20-R38]', () => {
    const units = [unit('a1', RIFLES, 30, 30, HURT)]
    expect(morale(units, { state: { holdings: [{ id: 'flag', holder: 'A' }] } }).by['5.0.4']).toBe(2)
    const own = { objectives: [{ id: 'flag', name: 'the flag', at: at(30, 22), holder: 'A' as const }] }
    expect(morale(units, { more: own }).by['5.0.4']).toBeUndefined()
  })

  it('counts quality, losses by threes and edges [panzer8-d20-5.0.5, panzer8-d20-5.0.6, panzer8-d20-5.0.7, panzer8-d20-2.2.7]', () => {
    expect(morale([unit('a1', RIFLES, 30, 30, { ...HURT, quality: 'Poor' })]).by['5.0.5']).toBe(-1)
    const lost = (A: number) =>
      morale([unit('a1', RIFLES, 30, 30, HURT)], { state: { losses: { A, B: 0 } } }).by['5.0.6']
    expect(lost(2)).toBeUndefined()
    expect(lost(3)).toBe(-1)
    expect(lost(8)).toBe(-2)
    expect(morale([unit('a1', RIFLES, 4, 30, HURT)]).by['5.0.7']).toBe(-1)
    expect(morale([unit('a1', RIFLES, 30, 43, HURT)]).by['5.0.7']).toBeUndefined()
  })

  it('is worse by 3 unsupported: any unsuppressed combat element within 4 supports [panzer8-d20-5.0.8, panzer8-d20-5.0.11, panzer8-d20-5.0.12, panzer8-d20-R39]', () => {
    const by = (type: string, away: number, more = {}) =>
      morale([unit('a1', RIFLES, 30, 30, HURT), unit('a2', type, 30, 30 - away, more)]).by['5.0.8']
    expect(by(RIFLES, 4)).toBeUndefined()
    expect(by(SHERMAN, 4)).toBeUndefined()
    expect(by(RIFLES, 4.1)).toBe(-3)
    expect(by(RIFLES, 3, HURT)).toBe(-3)
    expect(by('commander', 3)).toBe(-3)
    expect(by('hq', 3)).toBe(-3)
    expect(by('forward-observer-on-foot', 3)).toBe(-3)
    expect(by(TRUCK, 3)).toBe(-3)
    expect(by('1940-british-2pdr-portee', 3)).toBeUndefined()
  })

  it('has AFVs supported by AFVs, and by radio within 8 by the same type [panzer8-d20-5.0.9, panzer8-d20-5.0.10, panzer8-d20-R31]', () => {
    const by = (own: string, type: string, away: number) =>
      morale([unit('a1', own, 30, 30, HURT), unit('a2', type, 30, 30 - away)]).by['5.0.8']
    expect(by(SHERMAN, RIFLES, 3)).toBe(-3)
    expect(by(SHERMAN, '1944-american-m5a1-stuart', 4)).toBeUndefined()
    expect(by(SHERMAN, '1944-american-m5a1-stuart', 5)).toBe(-3)
    expect(by(SHERMAN, SHERMAN, 8)).toBeUndefined()
    expect(by('1943-soviet-t-34-76', '1943-soviet-t-34-76', 5)).toBe(-3)
    // An armoured car is an AFV, a half-track is not.
    expect(by(SHERMAN, '1944-american-m8-greyhound', 4)).toBeUndefined()
    expect(by('1944-american-m3-half-track', RIFLES, 4)).toBeUndefined()
  })

  it('sets down who rode in a vehicle that routs [panzer8-d20-R41]', () => {
    const state = lie({
      units: [
        unit('a1', HALFTRACK, 30, 30, HURT),
        load('a2', GRENADIERS, 'a1', HURT),
        unit('b1', RIFLES, 5, 5),
      ],
      step: 'command',
    })
    const routed = play(state, RALLY, [1]).state
    expect(routed.pending[0]).toMatchObject({ kind: 'get off', unit: 'a2', must: true })
    const [place] = kit.allowed(routed, 'A', 'get-off:a2')
    const down = play(routed, place?.action ?? END).state
    expect(the(down, 'a2')).toMatchObject({ fate: 'in play', suppressed: true, carriedBy: null })
    expect(down.losses.A).toBe(1)
  })

  it('is tested by who is carried, where his carrier is [panzer8-d20-R39]', () => {
    expect(morale([unit('a2', PANZER, 30, 30), load('a1', MG42, 'a2', HURT)]).by['5.0.8']).toBeUndefined()
  })
})
