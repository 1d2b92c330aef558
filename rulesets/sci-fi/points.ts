import type { ReckoningLine, Reckoning } from '../../src/engine/reckoning'
import type { Quality } from '../families/tactical'

/** What a unit pays for. Of several weapons the highest factors and the longest range count; none of them is 0 (R56). */
export interface Figures {
  readonly soft: number
  readonly armour: number
  readonly defence: number
  readonly move: number
  readonly range: number
  readonly fireControl: boolean
  /** A hover tank, a jet bike or a GEV. */
  readonly hovers: boolean
  readonly quality: Quality
}

/** Movement up to 3 inches and range up to 8 are free, and less of them gives no rebate. */
const FREE_MOVE = 3
const FREE_RANGE = 8

const TIMES: Readonly<Record<Quality, number>> = { Elite: 1.5, Average: 1, Green: 0.75 }

/** The cost of a unit with its reasons: nothing is rounded, and quality multiplies last (14, R56). */
export function costOf(figures: Figures): Reckoning {
  const base = line('14.1', 'half its Attack Factors', (figures.soft + figures.armour) / 2)
  const added = [
    line('14.1', 'Defence Factor', figures.defence),
    line('14.2', 'movement beyond 3 inches', Math.max(0, figures.move - FREE_MOVE)),
    line('14.3', 'range beyond 8 inches', Math.max(0, figures.range - FREE_RANGE)),
    line('14.4', 'hi-tech fire control', figures.fireControl ? 1 : 0),
    line('14.5', 'hover tank, jet bike or GEV', figures.hovers ? 1 : 0),
  ].filter(each => each.value > 0)
  const average = added.reduce((sum, each) => sum + each.value, base.value)
  const more = average * (TIMES[figures.quality] - 1)
  const modifiers = more === 0 ? added : [...added, quality(figures.quality, more)]
  return { kind: 'sum', title: 'Points', base, modifiers, total: average + more }
}

function quality(of: Quality, value: number): ReckoningLine {
  return of === 'Elite'
    ? line('14.6', 'Elite: half as much again', value)
    : line('14.7', 'Green: a quarter less', value)
}

function line(clause: string, label: string, value: number): ReckoningLine {
  return { clause: `sci-fi-${clause}`, label, value }
}
