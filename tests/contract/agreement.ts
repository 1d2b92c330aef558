import { SIDES } from '../../src/engine/ids'
import { oddsOf, oddsOfOption } from '../../src/engine/odds'
import type { Offer } from '../../src/engine/offer'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { contains, distanceToPolygon } from '../../src/geometry/polygons'
import type { Point } from '../../src/geometry/point'
import { type Problems, enough } from './count'
import { type Position, picker } from './sample'

// What a ruleset says twice, once for the table or the opponents and once by its rules.

interface Chances {
  readonly hit: number
  readonly destroy: number
}

/** Whoever may attack a unit now is a threat to it, as likely as the odds of its best attack say. */
export function* badThreats(ruleset: Ruleset, sample: readonly Position[]): Problems {
  let looked = 0
  for (const { state, side } of sample) {
    for (const [key, best] of bestAttacks(ruleset, state, side)) {
      const [by, at] = key.split(' on ')
      const target = state.units.find(unit => unit.id === at)
      if (!target?.at) continue
      looked += 1
      const threat = ruleset.threats(state, target.id, target.at, target.facing).find(each => each.by === by)
      const said = `${by} attacks ${target.id} with ${figures(best)}`
      if (!threat) yield `${said}, and is no threat.`
      else if (!alike(threat, best)) yield `${said}, and threatens with ${figures(threat)}.`
    }
  }
  yield* enough(looked, 'attacks that are offered')
}

/** The best of the attacks that each unit is offered on each other one, by 'a on b'. */
function bestAttacks(ruleset: Ruleset, state: GameState, side: Position['side']): ReadonlyMap<string, Chances> {
  const found = new Map<string, Chances>()
  for (const offer of ruleset.offers(state, side)) {
    if (offer.refusal || offer.unit === null) continue
    for (const option of offer.options()) {
      const target = state.units.find(unit => unit.id === option.token)
      if (option.refusal || !target || target.side === side) continue
      const odds = oddsOfOption(ruleset, state, option)
      if (odds.outcomes.length === 0) continue
      const key = `${offer.unit} on ${target.id}`
      const best = found.get(key)
      if (!best || odds.destroy > best.destroy || (odds.destroy === best.destroy && odds.hit > best.hit))
        found.set(key, odds)
    }
  }
  return found
}

const alike = (a: Chances, b: Chances): boolean =>
  Math.abs(a.hit - b.hit) < 1e-6 && Math.abs(a.destroy - b.destroy) < 1e-6

const figures = ({ hit, destroy }: Chances): string => `${hit.toFixed(4)}/${destroy.toFixed(4)}`

/** The parts of a worth are the worth. */
export function* badMerits(ruleset: Ruleset, sample: readonly Position[]): Problems {
  let looked = 0
  for (const { state } of sample) {
    for (const side of SIDES) {
      const parts = Object.values(ruleset.merits?.(state, side) ?? {})
      const worth = ruleset.worth(state, side)
      const sum = parts.reduce((total, each) => total + each, 0)
      looked += parts.length
      if (!state.result && Math.abs(sum - worth) > 1e-6) yield `Worth ${worth} to ${side}, its parts ${sum}.`
    }
  }
  yield* enough(looked, 'parts of a worth', sample.length)
}

/** What an action is estimated to be worth is the mean over all ways in which it comes out. */
export function* badEstimates(ruleset: Ruleset, sample: readonly Position[], within: number): Problems {
  let looked = 0
  for (const { state, side, action } of sample) {
    const seen = ruleset.view(state, side)
    const estimate = ruleset.estimate?.(seen, side, action) ?? null
    if (estimate === null) continue
    looked += 1
    let mean = 0
    for (const way of oddsOf(ruleset, seen, action).branches) mean += way.chance * ruleset.worth(way.state, side)
    if (Math.abs(mean - estimate) > within)
      yield `Estimated at ${estimate}, comes out at ${mean}: ${JSON.stringify(action)}`
  }
  yield* enough(looked, 'estimates')
}

/** So far from the rim of a region a point is surely inside or outside: outlines are drawn with so much tolerance. */
const RIM = 0.25
/** Points tried for each region. */
const TRIED = 12

/** Whatever lies in the region of an offer is allowed, and what lies outside is not. */
export function* badRegions(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const pick = picker('regions')
  const looked = { inside: 0, outside: 0 }
  for (const { scenario, state, side } of sample) {
    const { board } = scenario
    for (const offer of ruleset.offers(state, side)) {
      const region = offer.refusal ? undefined : offer.region?.()
      if (!region || region.outlines.length === 0 || !offer.trace) continue
      for (let tried = 0; tried < TRIED; tried++) {
        const point = pointNear(region.outlines[pick(region.outlines.length)] ?? [], pick)
        if (point.x < 0 || point.y < 0 || point.x > board.width || point.y > board.height) continue
        const isInside = region.outlines.some(outline => contains(outline, point))
        if (region.outlines.some(outline => distanceToPolygon(point, outline) < RIM && !isInside)) continue
        const { refusal, action } = offer.trace([point])
        looked[isInside ? 'inside' : 'outside'] += 1
        if ((refusal === null) !== isInside)
          yield `${offer.id} ${isInside ? 'inside' : 'outside'} (${point.x}, ${point.y}): ${refusal?.reasons.map(r=>r.code).join()??'allowed'} ${JSON.stringify(action).slice(0,200)}`
      }
    }
  }
  yield* enough(looked.inside, 'places inside of regions')
  yield* enough(looked.outside, 'places outside of regions')
}

/** A point in the box about a polygon or a little beyond. */
function pointNear(polygon: readonly Point[], pick: (count: number) => number): Point {
  const xs = polygon.map(({ x }) => x)
  const ys = polygon.map(({ y }) => y)
  return { x: between(xs, pick), y: between(ys, pick) }
}

function between(values: readonly number[], pick: (count: number) => number): number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least + (most - least) * (pick(1201) / 1000 - 0.1)
}
