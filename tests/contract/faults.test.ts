import { describe, expect, it } from 'vitest'
import { ruleset as divisional } from '../../rulesets/ww1'
import { ruleset as modernWar } from '../../rulesets/ww2'
import type { Offer } from '../../src/engine/offer'
import type { Ruleset } from '../../src/engine/ruleset'
import { badEstimates, badMerits, badThreats } from './agreement'
import * as checks from './checks'
import type { Problems } from './count'
import { unplayed } from './coverage'
import { badDamage } from './damage'
import { foughtOut } from './explore'
import { optionsOf } from './hooks'
import { attacksIn, badMirrors, badOdds, withOdds } from './oddsChecks'
import { badRegions } from './regions'
import { positionsOf, shotsIn } from './sample'
import { leaks, telltales } from './secrets'

// Faults planted in rulesets that are played: the suite has to find each of them, and finds none where none is planted.

const ww2: Ruleset = modernWar
const ww1: Ruleset = divisional
const options = optionsOf('ww2')
const ground = (options.grounds ?? []).slice(0, 1)

function fightOf(ruleset: Ruleset) {
  const battles = foughtOut(ruleset, ground, 4_000, 2)
  return { battles, sample: battles.flatMap(battle => positionsOf(battle, 6)), shots: shotsIn(battles, 20) }
}

const sound = fightOf(ww2)

function count(problems: Problems): number {
  return [...problems].length
}

/** A ruleset in which each offer is another one. */
function offering(change: (offer: Offer) => Offer | null): Ruleset {
  return { ...ww2, offers: (state, side) => ww2.offers(state, side).flatMap(offer => change(offer) ?? []) }
}

/** The regions of moves, grown or shrunk about the first of their corners. */
function scaled(by: number): Ruleset {
  return offering(offer => {
    const region = offer.kind === 'move' ? offer.region?.() : undefined
    if (!region) return offer
    return {
      ...offer,
      region: () => ({
        outlines: region.outlines.map(outline => {
          const x = outline.reduce((sum, each) => sum + each.x, 0) / outline.length
          const y = outline.reduce((sum, each) => sum + each.y, 0) / outline.length
          return outline.map(each => ({ x: x + (each.x - x) * by, y: y + (each.y - y) * by }))
        }),
      }),
    }
  })
}

describe('planted in a real ruleset, the contract suite finds', () => {
  it('nothing where nothing is planted', () => {
    expect([...checks.badOffers(ww2, sound.sample)]).toEqual([])
    expect([...checks.badWorth(ww2, sound.sample), ...badMerits(ww2, sound.sample)]).toEqual([])
    expect([...badThreats(ww2, sound.shots)]).toEqual([])
    expect([...checks.untoldDice(sound.battles)]).toEqual([])
    expect([...badRegions(ww2, sound.sample)].filter(each => each.startsWith('move'))).toEqual([])
    expect([...leaks(ww2, sound.sample, options.secretTwins)]).toEqual([])
  })

  it('a throw as the first statement of an act', () => {
    for (const type of ['fire', 'assault', 'mount', 'smoke', 'bombard']) {
      const play: Ruleset['play'] = (state, action, io) => {
        if (action.type === type) throw new RangeError('planted')
        return ww2.play(state, action, io)
      }
      expect(() => fightOf({ ...ww2, play })).toThrow(/planted|refuses/)
    }
  })

  it('an offer that is refused when it is played', () => {
    const no = { reasons: [{ clause: 'ww2-5.1', code: 'planted' }] } as const
    const refuse: Ruleset['refuse'] = (state, action) =>
      action.type === 'fire' ? no : ww2.refuse(state, action)
    expect(() => fightOf({ ...ww2, refuse })).toThrow('refuses')
    expect(count(checks.badOffers({ ...ww2, refuse }, sound.shots))).toBeGreaterThan(0)
  })

  it('an act that is never offered, and an excuse for what occurs', () => {
    const never = { ...fightOf(offering(offer => (offer.kind === 'fire' ? null : offer))) }
    expect([...unplayed(ww2, never.battles)].some(each => each.endsWith('action fire.'))).toBe(true)
    expect([...unplayed(ww2, sound.battles)].some(each => each.endsWith('action fire.'))).toBe(false)
    const excused = [...unplayed(ww2, sound.battles, { 'action fire': 'planted', 'action fly': 'planted' })]
    expect(excused.filter(each => each.startsWith('Excused'))).toHaveLength(2)
  })

  it('a swapped sign in the worth, in a merit, in an estimate', () => {
    const worth: Ruleset['worth'] = state => ww2.worth(state, 'A')
    expect(count(checks.badWorth({ ...ww2, worth }, sound.sample))).toBeGreaterThan(0)
    expect(count(checks.badWorth({ ...ww2, worth: () => 0 }, sound.sample))).toBeGreaterThan(0)
    const merits: Ruleset['merits'] = (state, side) => {
      const [[name, value] = ['', 0], ...others] = Object.entries(ww2.merits(state, side))
      return { ...Object.fromEntries(others), [name]: -value }
    }
    expect(count(badMerits({ ...ww2, merits }, sound.sample))).toBeGreaterThan(0)
    const { grounds = [], estimatesWithin } = optionsOf('ww1')
    const assaults = shotsIn(foughtOut(ww1, grounds, 4_000, 1), 20)
    const estimate: Ruleset['estimate'] = (state, side, action) => {
      const told = ww1.estimate?.(state, side, action) ?? null
      return told === null ? null : -told
    }
    expect([...badEstimates(ww1, assaults, estimatesWithin)]).toEqual([])
    expect(count(badEstimates({ ...ww1, estimate }, assaults, estimatesWithin))).toBeGreaterThan(0)
  })

  it('a threat that is wrong, and one that is missing', () => {
    const halved: Ruleset['threats'] = (...asked) =>
      ww2.threats(...asked).map(each => ({ ...each, hit: each.hit / 2 }))
    expect(count(badThreats({ ...ww2, threats: halved }, sound.shots))).toBeGreaterThan(0)
    expect(count(badThreats({ ...ww2, threats: () => [] }, sound.shots))).toBeGreaterThan(0)
  })

  it('a region too big and one too small', () => {
    const sample = sound.battles.flatMap(battle => positionsOf(battle, 60))
    const moves = (ruleset: Ruleset) =>
      [...badRegions(ruleset, sample)].filter(each => each.startsWith('move')).length
    expect(moves(scaled(1))).toBe(0)
    expect(moves(scaled(1.5))).toBeGreaterThan(0)
    expect(moves(scaled(0.75))).toBeGreaterThan(0)
  })

  it('a view that leaks', () => {
    expect(count(leaks({ ...ww2, view: state => state }, sound.sample, options.secretTwins))).toBeGreaterThan(
      0,
    )
  })

  it('dice that are not told', () => {
    const play: Ruleset['play'] = (state, action, io) =>
      ww2.play(state, action, action.type === 'fire' ? { ...io, log: () => {} } : io)
    expect(count(checks.untoldDice(fightOf({ ...ww2, play }).battles))).toBeGreaterThan(0)
  })

  it('a battle that goes on after its end', () => {
    const refuse: Ruleset['refuse'] = (state, action) => (state.result ? null : ww2.refuse(state, action))
    expect(count(checks.badEnds({ ...ww2, refuse }, sound.battles))).toBeGreaterThan(0)
  })

  it('nothing to look at', async () => {
    const empty: readonly Problems[] = [
      checks.badEnds(ww2, []),
      checks.badNearest(ww2, []),
      checks.badData(ww2, [], []),
      await checks.badTwins(ww2, []),
      checks.badViews(ww2, []),
      checks.badWorth(ww2, []),
      checks.badCitations(ww2, [], []),
      checks.badScenes(ww2, []),
      badDamage(ww2, []),
      badOdds(ww2, []),
      badMirrors(ww2, [], () => null),
      badThreats(ww2, []),
      badMerits(ww2, []),
      badEstimates(ww2, []),
      badRegions(ww2, []),
      leaks(ww2, [], undefined),
      telltales(ww2, []),
      badOdds(ww2, withOdds(ww2, attacksIn([], 20))),
    ]
    for (const problems of empty) expect(count(problems)).toBeGreaterThan(0)
  })
})
