import type { UnitCard } from '../../src/engine/ruleset'
import type { UnitType } from '../families/tactical'
import { WARHEADS, isFitted } from './fittings'

/** What the card of a unit says of its fittings and warheads. */
export function fittingNotes(type: UnitType): UnitCard['notes'] {
  const lasers = type.weapons.some(id => id.endsWith('-laser'))
  const computed = type.weapons.some(id => id.endsWith('-computer'))
  const warheads = type.weapons.flatMap(id => WARHEADS[id] ?? [])
  const said: readonly (readonly [boolean | undefined, string, string])[] = [
    [isFitted(type, 'stabilised'), 'Stabilised gun: two dice to hit.', 'modern-5.18'],
    [lasers, 'Laser range finder: reaches half as far again.', 'modern-7.11'],
    [computed, 'Laser and computer: reaches half as far again, 1 more to hit.', 'modern-5.17'],
    [
      isFitted(type, 'reactive'),
      `Reactive or applique armour: Defence ${type.defence + 1} against ATGW and infantry.`,
      'modern-9.8',
    ],
    [
      warheads.some(each => each.tandem),
      'Tandem warhead: reactive armour is no use against it.',
      'modern-9.9',
    ],
    [warheads.some(each => each.top), 'Top attack: halves armour from every side.', 'modern-9.7'],
    [isFitted(type, 'thermal'), 'Thermal sights: smoke does not hinder it.', 'modern-11.24'],
  ]
  return said.flatMap(([is, text, clause]) => (is ? [{ text, clause }] : []))
}
