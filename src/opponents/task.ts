import type { Action } from '../engine/action'
import type { Side, UnitId } from '../engine/ids'
import type { Ruleset } from '../engine/ruleset'
import type { Stake } from '../engine/standing'
import type { GameState } from '../engine/state'
import { findUnit } from '../engine/units'
import { type Point, distance } from '../geometry/point'
import { type BattlePlan, isOfPlace } from './plan/battlePlan'

/** What an order is there for: a word of TASKS, and the place that it is about. */
export interface Task {
  readonly kind: Kind
  readonly place?: string
}

/** What an order of a side changes: the position before it, and after it. */
export interface Change<S extends GameState, A extends Action> {
  readonly ruleset: Ruleset<S, A>
  readonly before: S
  readonly after: S
  readonly side: Side
  /** What the side is about, where it has a plan. */
  readonly plan?: BattlePlan
}

type Kind = keyof typeof TASKS

/** Tasks in words; those with a place are about what counts for victory. */
export const TASKS = {
  take: '{unit} {unit|takes|take} {place}',
  hold: '{unit} {unit|holds|hold} {place}',
  'hold-end': '{unit} {unit|holds|hold} {place} to the end',
  reach: '{unit} {unit|makes|make} for {place}',
  back: '{unit} {unit|goes|go} to hold {place}',
  delay: '{unit} {unit|delays|delay} the enemy before {place}',
  wait: '{unit} {unit|waits|wait} for the enemy to come',
  strike: '{unit} {unit|goes|go} with those who are to fall upon {place}',
  join: '{unit} {unit|joins|join} those who are to take {place}',
  hit: '{unit} {unit|strikes|strike} at the enemy',
  close: '{unit} {unit|closes|close} with the enemy',
  aim: '{unit} {unit|gets|get} into position to fire',
  attack: '{unit} {unit|gets|get} into position to attack',
  hide: '{unit} {unit|keeps|keep} out of harm’s way',
  escape: '{unit} {unit|makes|make} for the way out',
  gather: '{unit} {unit|keeps|keep} the command together',
  support: '{unit} {unit|stands|stand} by the others',
  place: '{unit} {unit|takes|take} up a better position',
  odds: '{unit} {unit|turns|turn} the balance of forces',
  guns: '{unit} {unit|makes|make} the most of the guns',
  spare: '{unit} {unit|saves|save} something for later',
} as const

/** Which task the parts of a worth speak of when they gain, by their words in all rulesets. */
export const TASK_OF: Readonly<Record<string, Kind>> = {
  danger: 'hide',
  fire: 'aim',
  shots: 'aim',
  shooting: 'aim',
  torpedoes: 'hit',
  attacks: 'attack',
  threats: 'attack',
  combats: 'attack',
  melee: 'close',
  charges: 'close',
  contact: 'close',
  distance: 'close',
  escape: 'escape',
  command: 'gather',
  support: 'support',
  answers: 'spare',
  magic: 'spare',
  guns: 'guns',
  forces: 'odds',
  elements: 'odds',
  ships: 'odds',
  aircraft: 'odds',
  vessels: 'odds',
  men: 'odds',
  'lost units': 'odds',
  plan: 'place',
  objectives: 'place',
  ground: 'place',
  targets: 'place',
  victory: 'place',
  kills: 'place',
  points: 'place',
  lead: 'place',
  position: 'place',
  posture: 'place',
}

/** Inches within which a unit is at a place, and that it has to come nearer to be on its way there. */
const AT = 4
const NEARER = 0.5
/** Turns that are left when a place is held to the end. */
const LAST = 3

/** What an order of a unit is there for, by what it changes: the places that count, or else the part of the worth that gains most. */
export function taskOf<S extends GameState, A extends Action>(
  change: Change<S, A>,
  unit: UnitId,
): Task | null {
  const { ruleset, before, after, side } = change
  const old = ruleset.merits(before, side)
  const [part] = Object.entries(ruleset.merits(after, side))
    .map(([word, value]) => ({ word, gain: value - (old[word] ?? 0) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
  if (!part) return null
  const kind = TASK_OF[part.word] ?? 'place'
  return kind === 'place' ? (assigned(change, unit) ?? atPlace(change, unit) ?? { kind }) : { kind }
}

/** The task that a unit has by the plan of its side; null where it has none, or does not serve it, or does more. */
function assigned<S extends GameState, A extends Action>(
  { before, after, plan = [] }: Change<S, A>,
  unit: UnitId,
): Task | null {
  const task = plan.find(({ units }) => units.includes(unit))
  const [from, to] = [findUnit(before, unit)?.at, findUnit(after, unit)?.at]
  if (!task || !from || !to || task.kind === 'hold') return null
  if (!isOfPlace(task)) return { kind: task.kind === 'wait' ? 'wait' : 'hide' }
  const { at, name } = task.stake
  if (task.kind === 'delay') return { kind: 'delay', place: name }
  const isOnTheWay = distance(to, at) > AT && distance(to, at) < distance(from, at) - NEARER
  if (!isOnTheWay || task.units.length === 1) return null
  return { kind: task.kind === 'take' ? 'join' : 'strike', place: name }
}

/** The task of a unit at what counts for victory; null where it has nothing to do with any. */
function atPlace<S extends GameState, A extends Action>(
  { ruleset, before, after, side }: Change<S, A>,
  unit: UnitId,
): Task | null {
  const [from, to] = [findUnit(before, unit)?.at, findUnit(after, unit)?.at]
  const was = ruleset.standing(before)
  const { stakes, left } = ruleset.standing(after)
  const taken = stakes.find(
    ({ id, holder }) => holder === side && was.stakes.find(each => each.id === id)?.holder !== side,
  )
  if (taken) return { kind: 'take', place: taken.name }
  if (!from || !to) return null
  const stake = nearestOf(stakes, to)
  if (!stake) return null
  if (distance(to, stake.at) > AT)
    return distance(to, stake.at) < distance(from, stake.at) - NEARER
      ? { kind: 'reach', place: stake.name }
      : null
  if (stake.holder !== side) return { kind: 'reach', place: stake.name }
  if (distance(from, stake.at) > AT) return { kind: 'back', place: stake.name }
  return { kind: left !== null && left.count <= LAST ? 'hold-end' : 'hold', place: stake.name }
}

function nearestOf(stakes: readonly Stake[], from: Point): (Stake & { readonly at: Point }) | null {
  let best: (Stake & { readonly at: Point }) | null = null
  for (const stake of stakes) {
    const { at } = stake
    if (at && (!best || distance(from, at) < distance(from, best.at))) best = { ...stake, at }
  }
  return best
}
