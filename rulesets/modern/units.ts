import { assembleUnits, type UnitType } from '../families/tactical'
import type { Fittings } from './fittings'
import { ROSTER } from './muster/roster'
import { TABLES } from './tables'

/** What each unit type is fitted with, by its id. */
export const FITTINGS: Readonly<Record<string, Fittings>> = Object.fromEntries(
  ROSTER.map(spec => [spec.id, spec.fit ?? {}]),
)

const PLAIN: Fittings = {}

/** What a unit is fitted with. */
export const fittingsOf = (unit: { readonly type: string }): Fittings => FITTINGS[unit.type] ?? PLAIN

const assembled = assembleUnits(ROSTER, TABLES)

/** The muster of 1975 to 2010: the roster with the figures of these tables, and why it has its fittings. */
export const UNITS: Readonly<Record<string, UnitType>> = Object.fromEntries(
  Object.entries(assembled).map(([id, type]) => [
    id,
    { ...type, because: [type.because, ...fittingLines(type)].join(' ') },
  ]),
)

function fittingLines(type: UnitType): readonly string[] {
  const { stabilised, reactive, thermal } = fittingsOf({ type: type.id })
  const weapons = type.weapons.join(' ')
  return [
    ...(weapons.includes('-laser')
      ? ['Laser range finder: half as far again (modern-7.11, modern-R55).']
      : []),
    ...(weapons.includes('-computer')
      ? ['Laser range finder and computer: half as far again, and 1 more to hit (modern-5.17, modern-R55).']
      : []),
    ...(stabilised ? ['Stabilised gun: two dice to hit (modern-5.18, modern-R56).'] : []),
    ...(reactive ? [reactiveLine(type)] : []),
    ...(thermal ? ['Thermal sights: smoke does not hinder it (modern-11.24, modern-R57).'] : []),
  ]
}

function reactiveLine(type: UnitType): string {
  return `Reactive or applique armour: Defence ${type.defence + 1} against ATGW and infantry (modern-9.8, modern-R54).`
}
