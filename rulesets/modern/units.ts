import { assembleUnits, type UnitType } from '../families/tactical'
import { FITTINGS, type Fitting, isFitted } from './fittings'
import { ROSTER } from './muster/roster'
import { TABLES } from './tables'

const assembled = assembleUnits(ROSTER, TABLES)

/** The muster of 1975 to 2010: the roster with the figures of these tables, with its fittings and why. */
export const UNITS: Readonly<Record<string, UnitType>> = Object.fromEntries(
  ROSTER.map(({ id, fit = {} }) => [
    id,
    fitted(
      assembled[id],
      FITTINGS.filter(each => fit[each]),
    ),
  ]),
)

function fitted(type: UnitType | undefined, fittings: readonly Fitting[]): UnitType {
  if (!type) throw new Error('Every spec of the roster becomes a type.')
  const made = { ...type, fittings }
  return { ...made, because: [type.because, ...fittingLines(made)].join(' ') }
}

function fittingLines(type: UnitType): readonly string[] {
  const weapons = type.weapons.join(' ')
  return [
    ...(weapons.includes('-laser')
      ? ['Laser range finder: half as far again (modern-7.11, modern-R55).']
      : []),
    ...(weapons.includes('-computer')
      ? ['Laser range finder and computer: half as far again, and 1 more to hit (modern-5.17, modern-R55).']
      : []),
    ...(isFitted(type, 'stabilised') ? ['Stabilised gun: two dice to hit (modern-5.18, modern-R56).'] : []),
    ...(isFitted(type, 'reactive') ? [reactiveLine(type)] : []),
    ...(isFitted(type, 'thermal')
      ? ['Thermal sights: smoke does not hinder it (modern-11.24, modern-R57).']
      : []),
  ]
}

function reactiveLine(type: UnitType): string {
  return `Reactive or applique armour: Defence ${type.defence + 1} against ATGW and infantry (modern-9.8, modern-R54).`
}
