import { otherSide, type UnitId } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Measurement, Ruleset, Threat } from '../../src/engine/ruleset'
import { threatsByOffers } from '../../src/engine/threats'
import { type Degrees, type Point, distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { findUnit, stands } from './lookup'
import { faceToFind, isInView, isSubmarine, visibilityTo } from './spotting'
import type { CoastalAction, CoastalState } from './state'
import { toHit } from './toHit'
import { covers, offBow, rangeOf, weaponName, weaponsOf } from './weapons'

/** Inches between two centres, whether the one sees the other, and what bears. */
export function measured(state: CoastalState, from: Point | UnitId, to: Point | UnitId): Measurement {
  const [a, b] = [from, to].map(each => (typeof each === 'string' ? findUnit(state, each) : undefined))
  return measuredBetween(state, from, to, (start, end) => {
    const far = distance(start, end)
    const lines: Measurement['lines'][number][] = [
      { code: 'measure-distance', facts: { distance: far }, clause: 'coastal-R1' },
    ]
    if (!a || !b || !stands(a) || !stands(b) || a.side === b.side) return { distance: far, lines }
    const facts = { unit: { unit: a.id } }
    const limit = visibilityTo(state, b)
    const seen = isInView(state, a, b)
    lines.push({
      code: seen ? 'measure-sees' : 'measure-sees-not',
      facts: { ...facts, limit },
      clause: 'coastal-2.1',
    })
    if (seen && isSubmarine(b))
      lines.push({
        code: 'measure-die',
        facts: { ...facts, face: faceToFind(state, a, b) },
        clause: 'coastal-11.5',
      })
    for (const weapon of weaponsOf(a)) {
      const off = Math.round(offBow(a, b))
      const reaches =
        isWithin(far, rangeOf(state, weapon)) &&
        (weapon.kind === 'light' || covers(weapon.gun.arc, offBow(a, b)))
      const name = weaponName(a, weapon)
      lines.push(
        reaches
          ? {
              code: 'measure-bears',
              facts: { weapon: name, off, need: toHit({ state, vessel: a, weapon, target: b }).total },
              clause: 'coastal-6.9',
            }
          : { code: 'measure-bears-not', facts: { weapon: name, off }, clause: 'coastal-6.7' },
      )
    }
    return { distance: far, lines }
  })
}

/** Who could fire at a vessel at a place if he were to act now; the worst first. */
export function threatsTo(
  ruleset: Ruleset<CoastalState, CoastalAction>,
  state: CoastalState,
  id: UnitId,
  at: Point,
  facing: Degrees,
): readonly Threat[] {
  const unit = findUnit(state, id)
  if (!unit) return []
  const enemy = otherSide(unit.side)
  const isTheirs = state.step === 'act' && state.toAct.includes(enemy)
  const units = isTheirs
    ? state.units
    : state.units.map(each => (each.side === enemy ? { ...each, acted: false } : each))
  const there: CoastalState = isTheirs
    ? state
    : { ...state, step: 'act', active: null, released: true, units }
  return threatsByOffers(ruleset, there, id, at, facing)
}
