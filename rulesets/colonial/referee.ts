import type { RefereeField } from '../../src/engine/ruleset'
import { placedOf, shifted, withoutFigures, withPlaces } from './lookup'
import type { Company, Gun } from './state'
import { RATINGS } from './tables'

const FLAG = [true, false] as const
/** As many as a unit may have, and its leaders and gunners. */
const MOST = 30

/** So many men: the last in the ranks fall first and leaders after them; whoever gets up again does so where he fell. */
function withMen(unit: Company, count: number): Company {
  const men = placedOf(unit)
  const fewer = men.length - count
  if (fewer > 0) {
    const inTurn = [
      ...men.filter(({ figure }) => figure.leader),
      ...men.filter(({ figure }) => !figure.leader),
    ]
    return withoutFigures(unit, new Set(inTurn.slice(count).map(({ id }) => id)), 'fallen')
  }
  const { at } = unit
  if (fewer === 0 || !at) return unit
  const rise = unit.fallen.slice(fewer).map(figure => ({
    id: figure.id,
    figure,
    at: { x: at.x + figure.dx, y: at.y + figure.dy },
  }))
  const stay = unit.fallen.slice(0, fewer)
  const now = withPlaces(unit, [...men, ...rise])
  return { ...now, fallen: stay.map(each => shifted(each, at, now.at)) }
}

const men: RefereeField = {
  field: 'men',
  label: 'Men',
  values: Array.from({ length: MOST + 1 }, (_, count) => count),
  mayBe: (unit: Company) =>
    unit.at ? men.values.slice(0, unit.figures.length + unit.fallen.length + 1) : [],
  reckoned: {
    now: (unit: Company) => unit.figures.length,
    made: (unit: Company, count) => withMen(unit, Number(count)),
  },
}

const ofGun = (field: 'jammed' | 'loaded' | 'ready', label: string): RefereeField => ({
  field,
  label,
  values: FLAG,
  mayBe: (unit: Company) => (unit.gun ? FLAG : []),
  reckoned: {
    now: (unit: Company) => unit.gun?.[field] === true,
    made: (unit: Company, value) =>
      unit.gun ? { ...unit, gun: { ...unit.gun, [field]: value === true } satisfies Gun } : unit,
  },
})

/** What the referee may set of a unit. */
export const REFEREE_FIELDS: readonly RefereeField[] = [
  men,
  { field: 'rating', label: 'Rating', values: [...RATINGS] },
  { field: 'routing', label: 'Routing', values: FLAG },
  { field: 'mounted', label: 'Mounted', values: FLAG },
  { field: 'short', label: 'Short on Munitions', values: FLAG },
  { field: 'standsFast', label: 'Stands fast', values: FLAG },
  ofGun('jammed', 'Gun jammed'),
  ofGun('loaded', 'Gun loaded'),
  ofGun('ready', 'Gun ready to fire'),
]
