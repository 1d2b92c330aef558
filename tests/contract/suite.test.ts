import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import type { DuelAction, DuelState } from '../engine/duelState'
import { duel } from '../engine/duel'
import * as checks from './checks'
import type { Problems } from './count'
import { badDamage } from './damage'
import { mirrored } from './mirror'
import { attacksIn, badMirrors, badOdds, withOdds } from './oddsChecks'
import { playAtRandom, positionsOf } from './sample'
import { leaks, telltales } from './secrets'
import { mirroredInches } from './suite'

// The suite has to find what it looks for: each check meets a duel that is broken in that one way.

type Duel = Ruleset<DuelState, DuelAction>

const scenario = duel.scenarios[0]!

function broken(change: Partial<Duel>): Duel {
  return { ...duel, ...change }
}

function sampleOf(ruleset: Ruleset) {
  const battles = [playAtRandom(ruleset, scenario, 'broken', 500)]
  return { battles, sample: battles.flatMap(battle => positionsOf(battle, 20)) }
}

const sound = sampleOf(duel)
const shotsAt = (ruleset: Ruleset) =>
  withOdds(
    ruleset,
    attacksIn(sound.battles, 20).filter(({ action }) => action.type === 'shoot'),
  )

function problems(found: Problems): number {
  return [...found].length
}

describe('the contract suite finds', () => {
  it('a dead end, an endless battle and an offer that is refused', () => {
    expect(() => sampleOf(broken({ offers: () => [] }))).toThrow('dead end')
    expect(() => sampleOf(broken({ play: state => state }))).toThrow('not over')
    const refuse: Duel['refuse'] = (state, action) =>
      action.type === 'step' ? { reasons: [{ clause: 'duel-1', code: 'spent' }] } : duel.refuse(state, action)
    expect(() => sampleOf(broken({ refuse }))).toThrow('refuses')
    expect(problems(checks.badOffers(broken({ refuse }), sound.sample))).toBeGreaterThan(0)
  })

  it('a refusal that hides what is allowed, offers out of turn and after the end', () => {
    const spent = { reasons: [{ clause: 'duel-1', code: 'spent' }] } as const
    const timid: Duel['offers'] = (state, side) =>
      duel.offers(state, side).map(offer => ({
        ...offer,
        options: () => offer.options().map(option => ({ ...option, refusal: spent })),
      }))
    expect(problems(checks.badOffers(broken({ offers: timid }), sound.sample))).toBeGreaterThan(0)
    const eager: Duel['offers'] = state => duel.offers({ ...state, result: null, toAct: ['A', 'B'] }, 'B')
    expect(problems(checks.badOffers(broken({ offers: eager }), sound.sample))).toBeGreaterThan(0)
    expect(problems(checks.badEnds(broken({ offers: eager }), sound.battles))).toBeGreaterThan(0)
  })

  it('a nearest thing that is refused too', () => {
    const refuse: Duel['refuse'] = (state, action) => {
      const refusal = duel.refuse(state, action)
      return refusal && { ...refusal, nearest: action }
    }
    const offers: Duel['offers'] = (state, side) =>
      duel.offers(state, side).map(offer => ({
        ...offer,
        options: () =>
          offer.options().map(option => {
            const refusal = refuse(state, option.action)
            return refusal ? { ...option, refusal } : option
          }),
      }))
    expect(problems(checks.badNearest(broken({ refuse, offers }), sound.sample))).toBeGreaterThan(0)
  })

  it('a state that is no plain JSON or that its schema does not know', () => {
    const odd = sound.sample.map(each => ({ ...each, state: { ...each.state, when: new Date(0) } }))
    expect(problems(checks.badData(duel, [], odd))).toBeGreaterThan(0)
    const strange = sound.sample.map(each => ({ ...each, action: { type: 'dance' } }))
    expect(problems(checks.badData(duel, [], strange))).toBeGreaterThan(0)
  })

  it('a schema that lets through what the rules cannot bear', () => {
    const ribbon: Duel['ribbon'] = state => {
      if (state.units.some(unit => unit.life > 2)) throw new RangeError('Nobody has three lives.')
      return duel.ribbon(state)
    }
    expect([...badDamage(broken({ ribbon }), sound.sample)]).toEqual([])
    const careless = broken({ ribbon, stateSchema: z.custom<DuelState>(() => true) })
    expect(problems(badDamage(careless, sound.sample))).toBeGreaterThan(0)
    expect([...new Set(badDamage(duel, sound.sample))]).toEqual([])
  })

  it('rules that keep something to themselves between two actions', async () => {
    let calls = 0
    const moody = broken({
      play(state, action, io) {
        const after = duel.play(state, action, io)
        calls += 1
        return action.type === 'end'
          ? { ...after, units: after.units.map(unit => ({ ...unit, facing: calls })) }
          : after
      },
    })
    expect((await checks.badTwins(moody, sampleOf(moody).battles)).length).toBeGreaterThan(0)
  })

  it('dice that nobody tells of', () => {
    const silent = broken({
      play: (state, action, io) =>
        action.type === 'shoot'
          ? duel.play(state, action, { ...io, log: () => undefined })
          : duel.play(state, action, io),
    })
    expect(problems(checks.untoldDice(sampleOf(silent).battles))).toBeGreaterThan(0)
  })

  it('odds that do not fit the dice', () => {
    let throws = 0
    const loaded = broken({
      play(state, action, io) {
        // Every tenth throw in a row of plays is a gift; the few plays of the odds do not notice.
        throws += 1
        const chance = throws % 10 === 0 ? { ...io.chance, check: () => true } : io.chance
        return duel.play(state, action, { ...io, chance })
      },
    })
    const shots = shotsAt(duel)
    expect(shots.length).toBeGreaterThan(1)
    expect(problems(badOdds(loaded, shotsAt(loaded).slice(0, 1)))).toBeGreaterThan(0)
    expect(problems(badOdds(duel, shots.slice(0, 1)))).toBe(0)
  })

  it('an action that cannot be played on what its side sees', () => {
    const deaf = broken({
      play(state, action, io) {
        // By one of its ways only.
        if (io.chance.check(6, 6, 'planted' as never)) throw new RangeError('planted')
        return duel.play(state, action, io)
      },
    })
    expect(problems(checks.badViews(deaf, sound.sample))).toBeGreaterThan(0)
    expect(problems(checks.badViews(duel, sound.sample))).toBe(0)
  })

  it('a view that leaks, that hides from the referee, and that hides more at a second look', () => {
    const twinsOf = (given: GameState) => {
      const state = given as DuelState
      const units = state.units.map(
        unit => ({ ...unit, body: unit.body === 'straw' ? 'flesh' : 'straw' }) as const,
      )
      const twin: DuelState = {
        ...state,
        units: state.units.map((u, at) => (u.side === 'B' ? units[at]! : u)),
      }
      return [{ viewer: 'A' as const, twin }]
    }
    expect(problems(leaks(duel, sound.sample, twinsOf))).toBe(0)
    expect(problems(leaks(broken({ view: state => state }), sound.sample, twinsOf))).toBeGreaterThan(0)
    expect(problems(leaks(duel, sound.sample, undefined))).toBe(1)
    const blind: Duel['view'] = state => ({ ...state, units: [] })
    expect(problems(checks.badViews(broken({ view: blind }), sound.sample))).toBeGreaterThan(0)
    const fading: Duel['view'] = (state, viewer) =>
      viewer === 'referee' ? state : { ...state, units: state.units.slice(1) }
    expect(problems(checks.badViews(broken({ view: fading }), sound.sample))).toBeGreaterThan(0)
  })

  it('a refusal that tells what the side does not see', () => {
    expect(problems(telltales(duel, sound.sample))).toBe(0)
    // It says of straw that it is straw, in one of three ways.
    const straw = (state: DuelState, action: DuelAction) =>
      'target' in action && state.units.find(unit => unit.id === action.target)?.body === 'straw'
    const reason = { clause: 'duel-1', code: 'straw' }
    for (const refusal of [
      { reasons: [{ ...reason, facts: { target: { unit: 'b2' } } }] },
      { reasons: [{ ...reason, marks: [] }] },
      { reasons: [reason], nearest: { type: 'end' } },
    ] as const) {
      const refuse: Duel['refuse'] = (state, action) =>
        straw(state, action) ? refusal : duel.refuse(state, action)
      expect(problems(telltales(broken({ refuse }), sound.sample))).toBeGreaterThan(0)
    }
    const plain: Duel['refuse'] = (state, action) =>
      duel.refuse(state, action) ?? (straw(state, action) ? { reasons: [reason] } : null)
    expect(problems(telltales(broken({ refuse: plain }), sound.sample))).toBe(0)
  })

  it('odds that differ in the mirror', () => {
    const lopsided = broken({
      play(state, action, io) {
        const shooter = state.units.find(unit => 'unit' in action && unit.id === action.unit)
        const east = (shooter?.at?.x ?? 0) > 6
        const chance = {
          ...io.chance,
          check: (s: number, need: number, why: never) => io.chance.check(s, east ? need - 1 : need, why),
        }
        return duel.play(state, action, { ...io, chance })
      },
    })
    const shots = shotsAt(duel)
    expect(problems(badMirrors(lopsided, shotsAt(lopsided), mirroredInches))).toBeGreaterThan(0)
    expect(problems(badMirrors(duel, shots, mirroredInches))).toBe(0)
    expect(problems(badMirrors(duel, shots, () => null))).toBe(1)
    // A sample is not thrown again.
    const sampled = shots.map(each => ({ ...each, odds: { ...each.odds, exact: false, hit: 2 } }))
    expect(problems(badMirrors(duel, sampled, mirroredInches))).toBe(0)
  })

  it('a worth that is not the loss of the other side', () => {
    expect(problems(checks.badWorth(broken({ worth: () => 1 }), sound.sample))).toBeGreaterThan(0)
  })

  it('missing words, clauses and outcomes', () => {
    const { sample, battles } = sound
    expect(problems(checks.badWords(broken({ words: {} }), battles, sample))).toBeGreaterThan(0)
    const rulebook = { ...duel.rulebook, clauses: duel.rulebook.clauses.slice(1) }
    expect(problems(checks.badCitations(broken({ rulebook }), battles, sample))).toBeGreaterThan(0)
    expect(problems(checks.badCitations(broken({ outcomes: [] }), battles, sample))).toBeGreaterThan(0)
  })

  it('a scene with marks on what is not drawn, tokens drawn twice, a ribbon off its end', () => {
    const scene: Duel['scene'] = (state, focus) => {
      const drawn = duel.scene(state, focus)
      return {
        ...drawn,
        tokens: [...drawn.tokens, ...drawn.tokens],
        marks: [{ kind: 'brackets', token: 'x', tone: 'offer' }],
      }
    }
    expect(new Set(checks.badScenes(broken({ scene }), sound.sample)).size).toBeGreaterThan(1)
    const ribbon: Duel['ribbon'] = () => ({ steps: [], at: 3, turns: 1 })
    expect(problems(checks.badScenes(broken({ ribbon }), sound.sample))).toBeGreaterThan(0)
  })

  it('scenarios of another ruleset, and house rules without a ruling', () => {
    expect(problems(checks.badContents(broken({ scenarios: [] })))).toBeGreaterThan(0)
    expect(problems(checks.badContents(broken({ id: 'other' })))).toBeGreaterThan(0)
    const rule = { id: 'x', ruling: 'duel-R1', label: 'x', text: 'x' }
    expect(problems(checks.badContents(broken({ houseRules: [rule] })))).toBeGreaterThan(0)
    expect(problems(checks.badContents(duel))).toBe(0)
  })
})

it('mirrors places and facings, and nothing else', () => {
  const unit = { at: { x: 3, y: 4 }, facing: 90, life: 2, path: [{ x: 0, y: 1 }] }
  expect(mirrored(unit, 12)).toEqual({ at: { x: 9, y: 4 }, facing: 270, life: 2, path: [{ x: 12, y: 1 }] })
  expect(mirrored(mirrored({ ...unit, facing: 0 }, 12), 12)).toEqual({ ...unit, facing: 0 })
})
