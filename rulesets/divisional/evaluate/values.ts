import type { UnitId } from '../../../src/engine/ids'
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

/** What a unit is worth as it is. */
export function valueOf(unit: DivUnit, fp = unit.fp): number {
  if (unit.lost || fp >= DESTROYED_AT[unit.type]) return 0
  const whole = VALUE[unit.type] * BY_QUALITY[unit.quality]
  // The last point before the end weighs most.
  const share = fp / DESTROYED_AT[unit.type]
  return whole * (1 - BY_FATIGUE * share ** 1.3)
}

/** Who is to take ground, and to hold it. */
export const GOES: ReadonlySet<Kind> = new Set([
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
  const unit = state.units.find(each => each.id === id)
  return unit && GOES.has(unit.type) ? valueOf(unit) / VALUE.motor : 0
}

/** What a unit loses by Fatigue Points. */
export const lossOf = (unit: DivUnit, fp: number): number => valueOf(unit) - valueOf(unit, unit.fp + fp)
