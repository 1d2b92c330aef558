import { type Side, otherSide } from '../../../../src/engine/ids'
import { harmOf } from '../fire/chances'
import type { Book } from '../model/book'
import { groundTargets, isLoaded, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Weapon } from '../model/state'
import { killsOf } from '../sequence/victory'

/** What an ordinary aircraft is worth for what it may still do, sound and Damaged. */
const SOUND = 70
const DAMAGED = 30
/** What it counts besides to have Destroyed one, and where the battle is about ground targets. */
const KILL = 15
const KILL_ON_RAID = 10
/** What it counts to be ahead for certain where aircraft Destroyed decide. */
const AHEAD = 130
/** The lead that makes it likely: at the end a part of one, one and a half more at the beginning. */
const CLEAR = { late: 0.6, early: 1.5 } as const
/** A ground target that stands. */
export const TARGET = 250
/** What a load is worth that has still to be delivered. */
export const LOAD = 45

/** What an attack that is still to be made counts of its mean: less than all, or nobody would gain by making it. */
export const IN_HAND = 0.6

/** Whether the battle is about ground targets. */
export const isRaid = (state: AirState): boolean => groundTargets(state).length > 0

/** What a lead of so many aircraft Destroyed is worth: less for each of them, and more the fewer turns are left to make it up. */
function leadWorth(state: AirState, lead: number): number {
  if (isRaid(state)) return KILL_ON_RAID * lead
  return KILL * lead + AHEAD * Math.tanh(lead / (CLEAR.late + CLEAR.early * remaining(state)))
}

export const leadOf = (state: AirState, side: Side): number =>
  killsOf(state, side) - killsOf(state, otherSide(side))

/** What the aircraft Destroyed on both sides are worth to one. */
export const killsWorth = (state: AirState, side: Side): number => leadWorth(state, leadOf(state, side))

/** What it is worth to a side to destroy one more: much to who is level or just behind, little to who leads by many. */
export function killWorth(state: AirState, side: Side): number {
  const lead = leadOf(state, side)
  return leadWorth(state, lead + 1) - leadWorth(state, lead)
}

/** The share of the battle that is still to come. */
export const remaining = ({ turn, scenario }: AirState): number =>
  Math.max(0, Math.min(1, (scenario.turns - turn + 1) / scenario.turns))

/** What an aircraft is worth as it is: what it may still do, which fades with the turns that are left. */
export function valueOf(book: Book, state: AirState, aircraft: Aircraft): number {
  const { front, defence, mps } = typeOf(book, aircraft)
  const skill = aircraft.quality === 'Veteran' ? 12 : aircraft.quality === 'Green' ? -8 : 0
  const sound = SOUND + (front + defence - 5) * 5 + (mps - 5) * 2 + skill
  const whole = aircraft.damaged ? sound * (DAMAGED / SOUND) : sound
  const load = isLoaded(aircraft) && isRaid(state) ? LOAD : 0
  return whole * (0.5 + 0.5 * remaining(state)) + load
}

/** What it is worth to hit with so many faces of the die: what a target loses, and the kill. */
export function gainOf(
  book: Book,
  state: AirState,
  firer: Aircraft,
  weapon: Weapon,
  target: Aircraft,
  hit: number,
): number {
  const { damaged, destroyed } = harmOf(book, firer, weapon, target)
  const value = valueOf(book, state, target)
  return hit * (destroyed * (value + killWorth(state, firer.side)) + damaged * value * (1 - DAMAGED / SOUND))
}
