import { describe, expect, it } from 'vitest'
import type { Torpedo, Vessel } from '../../../rulesets/coastal/state'
import { DRAW, END, FAR_A, FAR_B, RUN, area, at, fire, kit, launch, sail, sea, the, vessel } from './table'

const { play, playAll, refusalCodes, refusalClauses } = kit

/** A Vosper at (20, 30) heading north at speed 3, with two 21-inch torpedoes. */
const boat = (more: Partial<Vessel> = {}) => vessel('A', 'boat', 'vosper', at(20, 30), more)
/** A freighter that lies across its bow. */
const freighter = (y: number, more: Partial<Vessel> = {}) =>
  vessel('B', 'e', 'large-transport', at(20, y), { facing: 90, speed: 1, ...more })
type Laid = Parameters<typeof sea>[1]
const attack = (enemy: Vessel, more: Partial<Vessel> = {}, laid: Laid = {}) =>
  sea([boat(more), enemy, FAR_A, FAR_B], laid)

const running = (more: Partial<Torpedo> = {}): Torpedo => ({
  id: 't1',
  side: 'A',
  by: 'boat',
  calibre: 21,
  from: at(20, 30),
  facing: 0,
  hasty: false,
  ...more,
})
/** All have acted, and a torpedo is to run. */
const end = (enemies: readonly Vessel[], more: Partial<Torpedo> = {}, laid: Laid = {}) =>
  sea(
    [
      boat({ acted: true }),
      ...enemies.map(each => ({ ...each, acted: true })),
      { ...FAR_A, acted: true },
      { ...FAR_B, acted: true },
    ],
    {
      ...laid,
      state: { step: 'torpedoes', torpedoes: [running(more)], launched: 1, ...laid.state },
    },
  )

describe('launching', () => {
  it('lays a counter 3 inches away, inside the arc forward [coastal-10.1, coastal-6.8]', () => {
    const state = attack(freighter(20))
    const after = play(state, launch('boat', 45)).state
    expect(after.torpedoes).toHaveLength(1)
    const counter = kit.ruleset.scene(after, { unit: null, offer: null, target: null }).props[0]
    expect(counter?.at.x).toBeCloseTo(20 + 3 * Math.SQRT1_2)
    expect(counter?.at.y).toBeCloseTo(30 - 3 * Math.SQRT1_2)
    expect(refusalCodes(state, launch('boat', 46))).toEqual(['torpedo-arc'])
    expect(kit.refusal(state, launch('boat', 60))?.nearest).toMatchObject({ facing: 45 })
  })

  it('is what is left to do where no enemy is in reach of the guns [coastal-10.1]', () => {
    const prompt = (state: ReturnType<typeof sea>) =>
      kit.ruleset.prompt(state, 'A', { unit: 'boat', offer: 'fire:boat:light', target: null }).code
    const state = attack(freighter(20))
    expect(prompt(play(state, sail('boat', [3, 0])).state)).toBe('prompt-torpedo')
    expect(prompt(attack(freighter(27)))).toBe('prompt-target')
  })

  it('asks for an enemy that is spotted, and for a torpedo that is left [coastal-R25]', () => {
    const far = attack(freighter(1), {}, { state: { visibility: 10 } })
    expect(refusalCodes(far, launch('boat', 0))).toEqual(['nobody-to-launch-at'])
    const state = attack(freighter(20))
    const both = playAll(state, [launch('boat', 0), launch('boat', 10)]).state
    expect(both.torpedoes.map(({ id, facing }) => [id, facing])).toEqual([
      ['t1', 0],
      ['t2', 10],
    ])
    expect(refusalCodes(both, launch('boat', 0))).toEqual(['no-torpedo-left'])
    // Its bearing is free: nobody needs to be in its line.
    expect(refusalCodes(state, launch('boat', 330))).toEqual([])
  })

  it('is fire: before the move or after it, beside the guns [coastal-R25, coastal-4.1]', () => {
    const state = attack(freighter(20))
    const moved = play(state, sail('boat', [3, 0])).state
    const fired = play(moved, launch('boat', 0)).state
    expect(fired.torpedoes[0]?.from).toEqual(at(20, 27))
    const before = playAll(state, [launch('boat', 0), sail('boat', [3, 0])]).state
    expect(refusalCodes({ ...before, step: 'act' }, launch('boat', 0))).toEqual(['has-acted'])
  })

  it('is not done over the edge or ashore [coastal-R27, coastal-R13]', () => {
    const edge = attack(vessel('B', 'e', 'large-transport', at(10, 8), { speed: 1 }), { at: at(20, 2) })
    expect(refusalCodes(edge, launch('boat', 0))).toEqual(['counter-off-table'])
    const shore = attack(freighter(20), {}, { features: [area('coast', at(16, 26), 8, 2)] })
    expect(refusalCodes(shore, launch('boat', 0))).toEqual(['counter-ashore'])
  })
})

describe('running', () => {
  it('comes after all vessels have been activated, and ends the turn [coastal-3.6, coastal-10.2]', () => {
    const last = sea([
      boat(),
      { ...freighter(20), acted: true },
      { ...FAR_A, acted: true },
      { ...FAR_B, acted: true },
    ])
    const waits = playAll(last, [launch('boat', 0), sail('boat', [3, 0])]).state
    expect(waits.step).toBe('torpedoes')
    expect(refusalCodes(waits, DRAW)).toEqual(['not-now'])
    const after = play(waits, RUN, [1]).state
    expect([after.turn, after.step, after.torpedoes]).toEqual([2, 'speeds A', []])
  })

  it('goes 21 or 18 inches from where it was launched, along a straight line [coastal-10.3, coastal-R26]', () => {
    const met = (y: number, more: Partial<Torpedo> = {}, laid: Laid = {}) =>
      play(end([freighter(y)], more, laid), RUN, []).codes
    // A hull 0.4 wide lies 0.2 nearer than its middle.
    expect(met(30 - 21.3)).toEqual(['torpedo-runs-out', 'turn'])
    expect(() => met(30 - 21.1)).toThrow('torpedo to hit')
    expect(met(30 - 18.3, { calibre: 18 })).toEqual(['torpedo-runs-out', 'turn'])
    expect(() => met(30 - 18.1, { calibre: 18 })).toThrow('torpedo to hit')
    expect(() => met(30 - 21.3, {}, { rules: ['from-the-counter'] })).toThrow('torpedo to hit')
  })

  /** Whether it hits at this distance of the hull with that face; the freighter's speed is 3, so that it does not count. */
  const hits = (
    away: number,
    face: number,
    more: Partial<Torpedo> = {},
    laid: Laid = {},
    enemy: Partial<Vessel> = {},
  ) =>
    play(end([freighter(30 - away - 0.2, { speed: 3, ...enemy })], more, laid), RUN, [face]).codes[0] ===
    'torpedo-hits'

  it('hits on 4 within half its distance, on 5 beyond [coastal-10.4, coastal-R26]', () => {
    expect([hits(10.5, 4), hits(10.5, 3), hits(10.6, 4), hits(10.6, 5)]).toEqual([true, false, false, true])
    expect([hits(9, 4, { calibre: 18 }), hits(9.1, 4, { calibre: 18 })]).toEqual([true, false])
    expect(hits(13.4, 4, {}, { rules: ['from-the-counter'] })).toBe(true)
  })

  it('counts the speeds as other weapons do, but by a house rule [coastal-R28]', () => {
    expect([hits(8, 3, {}, {}, { speed: 2 }), hits(8, 2, {}, {}, { speed: 2 })]).toEqual([true, false])
    expect([hits(8, 4, { hasty: true }), hits(8, 5, { hasty: true })]).toEqual([false, true])
    expect(hits(8, 4, { hasty: true }, { rules: ['plain-torpedoes'] })).toBe(true)
    const fast = play(attack(freighter(20), { speed: 6 }), launch('boat', 0)).state
    expect(fast.torpedoes[0]?.hasty).toBe(true)
  })

  it('sinks whom it hits, whatever its Defence Factor [coastal-10.6, coastal-R37]', () => {
    const after = play(end([freighter(20)]), RUN, [6])
    expect(after.codes.slice(0, 2)).toEqual(['torpedo-hits', 'sinks'])
    expect(the(after.state, 'e').fate).toBe('sunk')
    expect(after.rolls).toHaveLength(1)
  })

  it('passes under small and larger MTBs [coastal-10.5, coastal-R29]', () => {
    for (const type of ['vosper', 'mas', 'elco', 'higgins', 'fairmile-c', 'fairmile-d', 's-100', 'raumboot'])
      expect(play(end([vessel('B', 'e', type, at(20, 20))]), RUN).codes).toEqual(['torpedo-runs-out', 'turn'])
    for (const type of ['small-transport', 'type-vii', 'flower', 'mfp'])
      expect(play(end([vessel('B', 'e', type, at(20, 20))]), RUN, [6]).codes[0]).toBe('torpedo-hits')
  })

  it('tests whoever is on its track in order, friend or enemy, and runs on after a miss [coastal-R27]', () => {
    const friend = vessel('A', 'friend', 'flower', at(20, 24), { facing: 90 })
    const state = end([freighter(16), friend])
    const after = play(state, RUN, [1, 6])
    expect(after.codes.slice(0, 3)).toEqual(['torpedo-misses', 'torpedo-hits', 'sinks'])
    expect(the(after.state, 'e').fate).toBe('sunk')
    expect(the(play(state, RUN, [6]).state, 'friend').fate).toBe('sunk')
    // A hull that lies over the counter is met at 3 inches; the launching vessel never.
    const over = end([freighter(27)])
    expect(play(over, RUN, [3]).log[0]?.facts?.['distance']).toBeCloseTo(3)
    const own = end([freighter(20)], { by: 'e' })
    expect(play(own, RUN).codes[0]).toBe('torpedo-runs-out')
  })

  it('runs though whoever launched it is gone [coastal-R30]', () => {
    const state = end([freighter(20)])
    const gone = {
      ...state,
      units: state.units.map(each =>
        each.id === 'boat' ? { ...each, at: null, fate: 'sunk' as const } : each,
      ),
    }
    expect(play(gone, RUN, [6]).codes[0]).toBe('torpedo-hits')
  })

  it('ends at the shore [coastal-R13]', () => {
    const shore = end([freighter(16)], {}, { features: [area('coast', at(16, 20), 8, 2)] })
    expect(play(shore, RUN).codes[0]).toBe('torpedo-runs-out')
  })
})

describe('submarines', () => {
  const boatAt = (x: number, y: number, more: Partial<Vessel> = {}) =>
    vessel('B', 'u', 'type-vii', at(x, y), { speed: 2, ...more })
  const hunter = (more: Partial<Vessel> = {}) => vessel('A', 'gun', 'fairmile-d', at(20, 20), more)
  const hunt = (u: Vessel, laid: Laid = {}) => sea([hunter(), u, FAR_A, FAR_B], laid)

  it('are Slow, with Defence 4 and torpedoes ahead and astern [coastal-11.1, coastal-R16]', () => {
    const facts = kit.ruleset.muster.find(({ id }) => id === 'type-vii')?.facts.map(({ value }) => value)
    expect(facts).toEqual(['4', '3 inches', 'forward 88mm (FPS)', '4 × 21″ (F)', '1 × 21″ (A)', '2 inches'])
    const state = sea([boatAt(20, 20, { side: 'A', group: 'a' }), freighter(12), FAR_A, FAR_B])
    expect(refusalCodes(state, launch('u', 0, 0))).toEqual([])
    expect(refusalCodes(state, launch('u', 180, 1))).toEqual([])
    expect(refusalClauses(state, launch('u', 0, 1))).toEqual(['coastal-R16'])
  })

  it('are seen 5 inches less far, and only on a die [coastal-11.4, coastal-11.5, coastal-R32]', () => {
    const far = hunt(boatAt(20, 4.9))
    expect(refusalCodes(far, fire('gun', 0, 'u'))[0]).toBe('not-spotted')
    // Visibility 15: 5 or 6 beyond 7.5 inches, 4 to 6 within.
    const beyond = hunt(boatAt(20, 12.4))
    expect(play(beyond, fire('gun', 0, 'u'), [4]).codes).toEqual(['does-not-find'])
    expect(play(beyond, fire('gun', 0, 'u'), [5, 1]).codes).toEqual(['misses'])
    const near = hunt(boatAt(20, 12.5))
    expect(play(near, fire('gun', 0, 'u'), [3]).codes).toEqual(['does-not-find'])
    expect(play(near, fire('gun', 0, 'u'), [4, 1]).codes).toEqual(['misses'])
  })

  it('are looked for once in an activation, for all weapons [coastal-R32, coastal-R37]', () => {
    const state = hunt(boatAt(24, 20))
    const failed = play(state, fire('gun', 0, 'u'), [3]).state
    expect(refusalCodes(failed, fire('gun', 1, 'u'))).toEqual(['die-failed'])
    expect(refusalCodes(failed, launch('gun', 0))).toEqual(['nobody-to-launch-at'])
    const found = play(state, fire('gun', 0, 'u'), [4, 1]).state
    expect(play(found, fire('gun', 1, 'u'), [1]).codes).toEqual(['misses'])
    // Before a launch the die is thrown too, where nobody else is spotted.
    expect(play(state, launch('gun', 45), [3]).codes).toEqual(['does-not-find'])
    expect(play(state, launch('gun', 45), [4]).codes).toEqual(['launches'])
  })

  it('release both sides from their courses only by a die [coastal-R32, coastal-R7]', () => {
    const line = [at(20, 34), at(20, 0)]
    const state = sea([hunter({ at: at(20, 24), along: 10, speed: 2 }), boatAt(20, 10)], {
      courses: [
        { group: 'a', line },
        { group: 'b', line: [at(20, 10), at(40, 10)] },
      ],
      state: { released: false },
    })
    const follow = { type: 'follow' as const, group: 'a' }
    // 12 inches: the hunter throws first; the Submarine sees the Fairmile without a die.
    expect(play(state, follow).codes).toContain('spots')
    const smaller = {
      ...state,
      visibility: 10,
      units: state.units.map(each => (each.id === 'u' ? { ...each, at: at(20, 17.5) } : each)),
    }
    const blind = {
      ...smaller,
      units: smaller.units.map(each =>
        each.id === 'gun' ? { ...each, type: 'vosper', at: at(20, 24) } : each,
      ),
    }
    expect(play(blind, follow).codes).toContain('released')
    const apart = {
      ...smaller,
      visibility: 10,
      units: smaller.units.map(each => (each.id === 'u' ? { ...each, at: at(20, 11.9) } : each)),
    }
    expect(play(apart, follow).codes).not.toContain('released')
    const large = {
      ...smaller,
      units: smaller.units.map(each =>
        each.id === 'gun' ? { ...each, type: 'type-vii', at: at(20, 24), guns: [] } : each,
      ),
    }
    expect(play(large, follow, [5]).codes).toContain('released')
    // Beyond half of 5 inches it takes a 5; then the other side throws.
    expect(play(large, follow, [4, 4]).codes).not.toContain('released')
  })

  it('fire their deck gun at -1, not their torpedoes [coastal-11.6, coastal-R33]', () => {
    const state = sea([
      boatAt(20, 20, { side: 'A', group: 'a' }),
      vessel('B', 'e', 's-100', at(24, 20)),
      FAR_A,
      FAR_B,
    ])
    const need = kit.offer(state, 'A', 'fire:u:0').options()[0]?.reckonings?.[0]
    expect(need?.total).toBe(5)
    expect(need?.modifiers.map(({ clause }) => clause)).toEqual(['coastal-11.6'])
    const run = play(end([freighter(30 - 8, { speed: 3 })], { by: 'u' }), RUN, [4])
    expect(run.codes[0]).toBe('torpedo-hits')
  })

  it('submerge at the end of their movement and are out of the game [coastal-11.2, coastal-11.3, coastal-R31]', () => {
    const state = sea([
      boatAt(20, 20, { side: 'A', group: 'a' }),
      vessel('B', 'e', 's-100', at(24, 20)),
      FAR_A,
      FAR_B,
    ])
    const dive = { type: 'submerge' as const, unit: 'u' }
    expect(refusalCodes(state, dive)).toEqual(['sail-first'])
    const moved = play(state, sail('u', [2, 0])).state
    const gone = play(moved, dive)
    expect(the(gone.state, 'u')).toMatchObject({ at: null, fate: 'submerged' })
    // Whoever is gone already stays as he is.
    expect(kit.force(gone.state, dive)).toMatchObject({ codes: [], state: gone.state })
    // Whoever fires after moving stays up; whoever fired before may go down.
    const fired = play(moved, fire('u', 0, 'e'), [1]).state
    expect(refusalCodes(fired, dive)[0]).toBe('has-fired-after')
    const first = playAll(state, [fire('u', 0, 'e'), sail('u', [2, 0])], [1]).state
    expect(refusalCodes(first, dive)).toEqual([])
    expect(play(first, END).state.step).toBe('card')
    const hurt = {
      ...moved,
      units: moved.units.map(each => (each.id === 'u' ? { ...each, damaged: true } : each)),
    }
    expect(refusalCodes(hurt, dive)).toEqual(['cannot-dive'])
  })

  it('may submerge though they lie still [coastal-R31]', () => {
    const state = sea([boatAt(20, 20, { side: 'A', group: 'a', speed: 0 }), FAR_A, FAR_B])
    expect(refusalCodes(play(state, sail('u')).state, { type: 'submerge', unit: 'u' })).toEqual([])
  })
})
