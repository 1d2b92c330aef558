import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import { inches, isHeld, isNative, kind, placedOf, unitOf, type Placed } from './lookup'
import type { ColonialState, Company, Dropped } from './state'
import { BALLISTICS, LENGTHS } from './tables'

/** The firearms that fallen Natives leave behind (2.37, R18). */
export function droppedBy(unit: Company, dead: readonly Placed[]): readonly Dropped[] {
  if (!isNative(unit) || unit.gun || kind(unit).boer) return []
  return dead.flatMap(({ figure, at }) => {
    const weapon = figure.weapons.find(each => BALLISTICS[each]?.firearm)
    return weapon ? [{ unit: unit.id, at, weapon }] : []
  })
}

/** Who may take up a firearm: figures of the unit with sword or spear close by, in contact with no enemy. */
export function takersOf(state: ColonialState, { unit: id, at }: Dropped): readonly Placed[] {
  const unit = unitOf(state, id)
  const reach = inches(state, LENGTHS.pickUp)
  return placedOf(unit)
    .filter(
      ({ figure, at: spot }) =>
        !figure.weapons.some(each => BALLISTICS[each]?.firearm) &&
        figure.leader === null &&
        figure.weapons.some(each => each === 'Spear' || each === 'Sword') &&
        isWithin(distance(spot, at), reach) &&
        !isHeld(state, unit.side, spot),
    )
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at))
}
