import { reckon, sumOf } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { hexDistance } from '../../../src/geometry/hexes'
import {
  type AirState,
  type Aircraft,
  type Book,
  hexOfAircraft,
  isOn,
  mpsOf,
  type Standing,
} from '../../families/air'
import { TYPES } from '../aircraft'
import { fittedOf } from './jet'
import { FIRER, type Launching, MISSILES, type Missile, TARGET_MODIFIERS, counted } from './tables'

/** An attack over so many hexes as its modifiers see it. */
export function launchingOf(
  book: Book,
  state: AirState,
  firer: Aircraft,
  target: Aircraft,
  distance: number,
): Launching {
  const { force, firstGeneration, level } = fittedOf(firer)
  const printed = TYPES[target.type]?.mps ?? 0
  return {
    force,
    level,
    firstGeneration: firstGeneration || isOn(state, 'old-missiles'),
    distance,
    mps: isOn(state, 'printed-mps') ? printed : mpsOf(book, target),
    quality: target.quality,
  }
}

/** What is added to the die of the firer and to that of the target, with its reasons. */
export function reckonings(
  book: Book,
  state: AirState,
  firer: Standing,
  target: Standing,
  missile: Missile,
  count: number,
): readonly [Reckoning, Reckoning] {
  const { clauses } = MISSILES[missile]
  const distance = hexDistance(hexOfAircraft(state, firer), hexOfAircraft(state, target))
  const launching = launchingOf(book, state, firer, target, distance)
  const missiles = {
    clause: `aerial-1965-${clauses.count}`,
    label: counted(missile, count),
    value: count,
  }
  const escape = { clause: `aerial-1965-${clauses.roll}`, label: 'a die', value: 0 }
  return [
    reckon('sum', 'Missiles', missiles, FIRER[missile], launching),
    reckon('sum', 'Target', escape, TARGET_MODIFIERS[missile], launching),
  ]
}

/** Pairs of dice, of 36, of which the first leads by so much or more: index 0 is -5. */
const LEADS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const

/** How likely a die with `mine` added beats a die with `theirs` added. */
export const beats = (mine: number, theirs: number): number => {
  const lead = 1 + theirs - mine
  return lead <= -5 ? 1 : lead > 5 ? 0 : (LEADS[lead + 5] ?? 0) / 36
}

/** How likely so many missiles hit over so many hexes. */
export function hitChance(launching: Launching, missile: Missile, count: number): number {
  return beats(count + sumOf(FIRER[missile], launching), sumOf(TARGET_MODIFIERS[missile], launching))
}
