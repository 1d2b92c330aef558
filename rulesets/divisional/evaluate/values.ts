import type { UnitId } from '../../../src/engine/ids'
import { memoRecent } from '../../../src/engine/memo'
import type { Care } from '../../../src/engine/ruleset'
import { findUnit } from '../lookup'
import type { DivState, DivUnit, Kind, Quality } from '../state'
import { DESTROYED_AT } from '../tables'

/** What a fresh Average battalion is worth, in points. */
const VALUE: Readonly<Record<Kind, number>> = {
  hq: 140,
  recon: 75,
  leg: 85,
  motor: 100,
  cavalry: 80,
  'light-tank': 95,
  'medium-tank': 150,
  'heavy-tank': 190,
  artillery: 130,
  engineers: 80,
}
const BY_QUALITY: Readonly<Record<Quality, number>> = { Green: 0.85, Average: 1, Elite: 1.2 }
/** So much of its worth a unit loses on the way to its last Fatigue Point. */
const BY_FATIGUE = 0.65

/** What it costs a unit to be out of reach of its HQ, or without one; twice as much when it is tired. */
export const OUT_OF_RALLY = 14

/** What a unit of a kind and quality is worth, by its Fatigue Points. */
const WORTH = new Map(
  Object.entries(VALUE).map(([kind, value]) => {
    const most = DESTROYED_AT[kind as Kind]
    const byFatigue = (quality: Quality): readonly number[] =>
      // The last point before the end weighs most.
      Array.from(
        { length: most },
        (_, fp) => value * BY_QUALITY[quality] * (1 - BY_FATIGUE * (fp / most) ** 1.3),
      )
    return [
      kind as Kind,
      { Green: byFatigue('Green'), Average: byFatigue('Average'), Elite: byFatigue('Elite') },
    ]
  }),
)

/** What a unit is worth as it is. */
export function valueOf(unit: DivUnit, fp = unit.fp): number {
  return unit.lost ? 0 : (WORTH.get(unit.type)?.[unit.quality][fp] ?? 0)
}

/** Who is to take ground, and to hold it. */
const GOES: ReadonlySet<Kind> = new Set([
  'leg',
  'motor',
  'cavalry',
  'light-tank',
  'medium-tank',
  'heavy-tank',
  'recon',
  'engineers',
])

/** How much a unit counts where an Objective is fought for, beside a fresh Average motor battalion. */
export function presenceOf(state: DivState, id: UnitId): number {
  const unit = findUnit(state, id)
  return unit && GOES.has(unit.type) ? valueOf(unit) / VALUE.motor : 0
}

/** Inches that the enemy is to be away from headquarters and artillery. */
const KEPT = 5

/** Who is to be kept safe: headquarters and artillery. */
export function careOf(state: DivState, id: UnitId): Care | null {
  const unit = findUnit(state, id)
  return unit?.at && !unit.lost && !GOES.has(unit.type) ? { kind: 'keep', within: KEPT } : null
}

/** How many battalions each HQ has to rally. */
const ledBy = memoRecent((units: DivState['units']): ReadonlyMap<string, number> => {
  const count = new Map<string, number>()
  for (const { formation, lost, type } of units)
    if (!lost && type !== 'hq') count.set(formation, (count.get(formation) ?? 0) + 1)
  return count
})

/** What a side would lose with a unit that has so many Fatigue Points: with an HQ the rallying of its Division too (R31). */
export function stakeOf(state: DivState, unit: DivUnit, fp = unit.fp): number {
  const value = valueOf(unit, fp)
  if (unit.type !== 'hq' || value === 0) return value
  return value + OUT_OF_RALLY * (ledBy(state.units).get(unit.formation) ?? 0)
}
