import type { UnitId } from '../../../../src/engine/ids'
import type { Threat } from '../../../../src/engine/ruleset'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { fateOf } from './chances'
import { chargesOpen } from '../charge/ahead'
import { chargedTo } from '../charge/charge'
import { isEngaged, meleeOf } from '../melee/contact'
import { leadOf } from '../melee/fight'
import { couldShootAt } from '../shooting/shoot'
import { aimFor, leadOfShot, rangeOf, shotOf } from '../shooting/shot'
import { enemiesOf, findUnit, kindOf, missileOf, placedAt } from '../model/units'
import type { AncientState, Standing } from '../model/state'

/** Who could hurt a unit at a place: by shooting at it, by charging it straight ahead, or in the melee they are in. */
export function threatsTo(
  book: Book,
  state: AncientState,
  id: UnitId,
  at: Point,
  facing: Degrees,
): readonly Threat[] {
  const unit = findUnit(state, id)
  if (!unit || unit.status === 'Lost') return []
  const placed = placedAt(unit, at, facing)
  const moved = { ...state, units: state.units.map(each => (each.id === id ? placed : each)) }
  return enemiesOf(moved, unit.side)
    .flatMap((by): readonly Threat[] => {
      const found = [shotAt(book, moved, by, placed), blowAt(book, moved, by, placed)].flatMap(
        each => each ?? [],
      )
      const [best] = found.toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
      return best ? [{ by: by.id, ...best }] : []
    })
    .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}

type Danger = Omit<Threat, 'by'>

function shotAt(book: Book, state: AncientState, by: Standing, target: Standing): Danger | null {
  const weapon = missileOf(book, by)
  if (!weapon || !couldShootAt(book, state, by, target)) return null
  const aim = aimFor(book, state, by, target)
  if (aim.distance > rangeOf(state, weapon) + WITHIN) return null
  const lead = leadOfShot(book, state, shotOf(book, state, by, target, weapon, aim.distance))
  const fate = fateOf(book, state, target, lead, 'shooting')
  const { scythed } = kindOf(book, state, target)
  return { hit: fate.hit, destroy: scythed ? fate.hit : fate.lost, why: weapon.name }
}

function blowAt(book: Book, state: AncientState, by: Standing, target: Standing): Danger | null {
  const isMelee = meleeOf(state, by.id, target.id) !== undefined
  const isFast = isEngaged(state, by) || by.status === 'Shaken' || book.condition.stilled(state, by) !== null
  const charges = isMelee || isFast ? [] : chargesOpen(book, state, by)
  const ahead = charges.find(({ targets }) => targets.includes(target.id))
  if (!isMelee && !ahead) return null
  if (ahead && kindOf(book, state, target).helpless) return { hit: 1, destroy: 1, why: 'charge' }
  const attacker = ahead ? chargedTo(by, ahead.distance) : by
  const fate = fateOf(book, state, target, leadOf(book, state, attacker, target), 'melee')
  return { hit: fate.hit, destroy: fate.lost, why: isMelee ? 'melee' : 'charge' }
}
