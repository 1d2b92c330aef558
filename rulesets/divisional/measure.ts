import type { UnitId } from '../../src/engine/ids'
import { otherSide } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Measurement, Ruleset, Threat } from '../../src/engine/ruleset'
import { threatsByOffers } from '../../src/engine/threats'
import type { Degrees, Point } from '../../src/geometry/point'
import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { foesAt, gapBetween } from './contact'
import { findUnit, stands } from './lookup'
import { spotting } from './spotting'
import type { DivAction, DivState } from './state'
import { ARTILLERY } from './tables'

/** Inches between two bases, or places, and what they mean. */
export function measured(state: DivState, from: Point | UnitId, to: Point | UnitId): Measurement {
  const [a, b] = [from, to].map(each => (typeof each === 'string' ? findUnit(state, each) : undefined))
  return measuredBetween(state, from, to, (start, end) => {
    const between = a && b ? gapBetween(state, start, end) : distance(start, end)
    const lines: Measurement['lines'][number][] = [
      {
        code: 'measure-range',
        facts: { distance: between, range: ARTILLERY.range },
        clause: isWithin(between, ARTILLERY.range) ? 'divisional-5.9' : 'divisional-R8',
      },
    ]
    if (a && b && stands(a) && stands(b) && a.side !== b.side) {
      const { limit } = spotting(state, a, b)
      lines.push({
        code: isWithin(between, limit) ? 'measure-spots' : 'measure-spots-not',
        facts: { unit: { unit: a.id }, limit },
        clause: 'divisional-5.4',
      })
    }
    return { distance: between, lines }
  })
}

/** Who could fire at a unit at a place, and who would fight it there; the worst first. */
export function threatsTo(
  ruleset: Ruleset<DivState, DivAction>,
  state: DivState,
  id: UnitId,
  at: Point,
  facing: Degrees,
): readonly Threat[] {
  const unit = findUnit(state, id)
  if (!unit) return []
  const enemy = otherSide(unit.side)
  const isTheirs = state.step === `${enemy} fights`
  const there = { ...state, units: state.units.map(each => (each.id === id ? { ...each, at } : each)) }
  const toFight = foesAt(there, unit.side, at).map(foe => ({ by: foe.id, on: id }))
  const fights = threatsByOffers(
    ruleset,
    isTheirs ? state : { ...state, advance: null, restoring: null, step: `${enemy} fights`, toFight },
    id,
    at,
    facing,
  )
  if (isTheirs) return fights
  const isFiring = state.step === `${enemy} fires`
  const units = isFiring ? state.units : state.units.map(each => ({ ...each, fired: false }))
  const fire = threatsByOffers(
    ruleset,
    { ...state, advance: null, restoring: null, step: `${enemy} fires`, units },
    id,
    at,
    facing,
  )
  return [...fights, ...fire].toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
