import type { Side } from '../../../src/engine/ids'
import { type Standing, maxSpeedOf, stands, typeOfVessel } from '../lookup'
import type { CoastalState, Vessel } from '../state'
import { hasSailed } from '../track'
import { torpedoesLeft } from '../tubes'

/** What a Defence Factor counts in points: 100 is about a boat with its torpedoes. */
export const DEFENCE_POINT = 26
/** What is left of a vessel that is Damaged or Wrecked: half its Defence Factor is the enemy's already. */
const DAMAGED = 0.84
const WRECKED = 0.4
/** Who has left is safe, but can do nothing any more. */
const LEFT = 0.85
const TORPEDO = 13
const GUN = 8
/** Turns before the end from which on a weapon counts for less and less. */
const SOON = 4

const wholeOf = (vessel: Vessel): number => typeOfVessel(vessel).defence * DEFENCE_POINT

/** How much of the battle a weapon still has before it: 1 but in the last turns. */
export const timeLeft = ({ scenario, turn }: CoastalState): number =>
  Math.min(1, (scenario.turns - turn + 0.5) / SOON)

/** What a vessel is worth as it is to whoever owns it, without the place where it is. */
export function valueOf(state: CoastalState, vessel: Vessel): number {
  const whole = wholeOf(vessel)
  if (vessel.fate === 'through') return whole * 2
  if (vessel.fate === 'sunk') return 0
  if (vessel.fate !== 'afloat') return whole * (vessel.cargo ? 1 : LEFT)
  const share = vessel.wrecked ? WRECKED : vessel.damaged ? DAMAGED : 1
  const guns = vessel.guns.length - vessel.ko.length
  const weapons = torpedoesLeft(vessel) * TORPEDO + guns * GUN
  return whole * share + weapons * timeLeft(state)
}

/** The same with what it promises as cargo: what is lost when it sinks. */
export const stakeOf = (state: CoastalState, vessel: Standing): number =>
  valueOf(state, vessel) + promiseOf(state, vessel)

/** All vessels of a side, and what their cargo promises. */
export function materialOf(state: CoastalState, side: Side): number {
  let sum = 0
  for (const vessel of state.units)
    if (vessel.side === side) sum += stands(vessel) ? stakeOf(state, vessel) : valueOf(state, vessel)
  return sum
}

/** Inches from the edge by which its side's cargo leaves. */
function inchesToGo({ scenario: { exit, board } }: CoastalState, { at: { x, y } }: Standing): number {
  switch (exit?.edge) {
    case 'west':
      return x
    case 'east':
      return board.width - x
    case 'north':
      return y
    default:
      return board.height - y
  }
}

const HEADING = { west: 270, east: 90, north: 0, south: 180 } as const

/** What the way still costs a vessel that heads elsewhere, in inches. */
const ASTRAY = 2.2
/** Turns to spare with which cargo is sure to come in time. */
const SPARE = 3

/** What cargo counts for because it may still get through: its chance by the turns that it needs, and by how far it is. */
function promiseOf(state: CoastalState, vessel: Standing): number {
  const { exit, turns } = state.scenario
  if (!vessel.cargo || exit?.side !== vessel.side) return 0
  const most = maxSpeedOf(vessel)
  if (most === 0) return 0
  const off = ((vessel.facing - HEADING[exit.edge]) * Math.PI) / 180
  const go = inchesToGo(state, vessel) + ASTRAY * (1 - Math.cos(off))
  const left = turns - state.turn + (hasSailed(state, vessel) ? 0 : 1)
  const spare = left - go / most
  const inTime = Math.max(0.02, Math.min(1, (spare + 1) / SPARE)) ** 0.7
  const unharmed = vessel.damaged ? 0.8 : 1
  return wholeOf(vessel) * inTime * unharmed * Math.max(0.3, 0.96 - 0.02 * go)
}
