import { SIDES, type UnitId } from '../../src/engine/ids'
import { oddsOf, oddsOfOption } from '../../src/engine/odds'
import type { Ruleset } from '../../src/engine/ruleset'
import { type Problems, enough } from './count'
import type { Position } from './sample'

// What a ruleset says twice, once for the table or the opponents and once by its rules.

interface Chances {
  readonly hit: number
  readonly destroy: number
}

/** An attack that may be made now: by one of some units (who leads them is the ruleset's affair), and how likely. */
export interface Foretold extends Chances {
  readonly by: readonly UnitId[]
  readonly on: UnitId
}

/** Whoever may attack a unit now is a threat to it, as likely as the odds of its best attack say. */
export function* badThreats(
  ruleset: Ruleset,
  sample: readonly Position[],
  foretold: (position: Position) => readonly Foretold[] = position => bestAttacks(ruleset, position),
  least = 20,
): Problems {
  let looked = 0
  for (const position of sample) {
    const { state } = position
    const told = new Map<UnitId, ReturnType<Ruleset['threats']>>()
    for (const attack of foretold(position)) {
      const target = state.units.find(unit => unit.id === attack.on)
      if (!target?.at) continue
      looked += 1
      const threats = told.get(target.id) ?? ruleset.threats(state, target.id, target.at, target.facing)
      told.set(target.id, threats)
      const threat = threats.find(each => attack.by.includes(each.by))
      const said = `${attack.by.join(', ')} on ${attack.on}: ${figures(attack)}`
      if (!threat && attack.hit > 0) yield `No threat by ${said}`
      else if (threat && !alike(threat, attack)) yield `A threat of ${figures(threat)} by ${said}`
    }
  }
  yield* enough(looked, 'attacks that are offered', least)
}

/** The best of the attacks that each unit is offered on each other one. */
export function bestAttacks(ruleset: Ruleset, { state, side }: Position): readonly Foretold[] {
  const found = new Map<string, Foretold>()
  for (const offer of ruleset.offers(state, side)) {
    if (offer.refusal || offer.unit === null) continue
    for (const option of offer.options()) {
      const target = state.units.find(unit => unit.id === option.token)
      if (option.refusal || !target || target.side === side) continue
      const { outcomes, hit, destroy } = oddsOfOption(ruleset, state, option)
      if (outcomes.length === 0) continue
      const key = `${offer.unit} ${target.id}`
      const best = found.get(key)
      if (!best || destroy > best.destroy || (destroy === best.destroy && hit > best.hit))
        found.set(key, { by: [offer.unit], on: target.id, hit, destroy })
    }
  }
  return [...found.values()]
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

/**
 * What actions are estimated to be worth is the mean over all ways in which they come out: on average within so many
 * points.
 */
export function* badEstimates(ruleset: Ruleset, sample: readonly Position[], within = 1): Problems {
  const errors: number[] = []
  for (const { state, side, action } of sample) {
    const seen = ruleset.view(state, side)
    const estimate = ruleset.estimate?.(seen, side, action) ?? null
    if (estimate === null) continue
    let mean = 0
    for (const way of oddsOf(ruleset, seen, action).branches)
      mean += way.chance * ruleset.worth(way.state, side)
    errors.push(Math.abs(mean - estimate))
  }
  const error = errors.reduce((sum, each) => sum + each, 0) / Math.max(1, errors.length)
  if (error > within) yield `Estimates are ${error} from what comes out, of at most ${within}.`
  yield* enough(errors.length, 'estimates')
}
