import type { UnitId } from '../../../../src/engine/ids'
import type { Threat } from '../../../../src/engine/ruleset'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Degrees, Point } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { fateOf } from './chances'
import { chargeAhead } from '../charge/charge'
import { meleeOf } from '../melee/contact'
import { aimFor, coverReckoning, rangeOf, shootingReckoning, shotOf } from '../shooting/shoot'
import { enemiesOf, findUnit, missileOf } from '../model/units'
import { attackReckoning, defenceReckoning, fightOf } from '../melee/attack'
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
  const placed: Standing = { ...unit, at, facing }
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
  if (!weapon || by.status === 'Shaken' || state.melees.some(each => each.a === by.id || each.b === by.id))
    return null
  const aim = aimFor(book, state, by, target)
  if (aim.at === null || aim.distance > rangeOf(state, weapon) + WITHIN) return null
  const shot = shotOf(book, state, by, target, weapon, aim.distance)
  const lead = shootingReckoning(book, shot).total - coverReckoning(book, state, shot).total
  const fate = fateOf(book, state, target, lead, 'shooting')
  return { hit: fate.hit, destroy: fate.lost, why: weapon.name }
}

function blowAt(book: Book, state: AncientState, by: Standing, target: Standing): Danger | null {
  const isEngaged = meleeOf(state, by.id, target.id) !== undefined
  if (!isEngaged) {
    if (by.status === 'Shaken' || state.melees.some(each => each.a === by.id || each.b === by.id)) return null
    if (!chargeAhead(book, state, by)?.targets.includes(target.id)) return null
  }
  const fate = fateOf(book, state, target, leadOf(book, state, by, target), 'melee')
  return { hit: fate.hit, destroy: fate.lost, why: isEngaged ? 'melee' : 'charge' }
}

/** How much more the attacker adds to its die than the defender, as they stand. */
export function leadOf(book: Book, state: AncientState, by: Standing, target: Standing): number {
  const fight = fightOf(book, state, by, target)
  return attackReckoning(book, fight).total - defenceReckoning(book, fight).total
}
