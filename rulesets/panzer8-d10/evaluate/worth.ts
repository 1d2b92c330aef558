import { memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import {
  OBJECTIVE,
  fights,
  foesOf,
  holdingsIn,
  isCommander,
  onTable,
  placeOf,
  stands,
} from '../../families/panzer8'
import { lostBy, meleeDuel } from '../combat/melee'
import { chanceOfLead } from '../fire/reckon'
import { type OnTable, findElement, isCombatElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { NEAR, OVERRUN } from '../tables'
import { gainAt, gainOf, pointsOf } from './gains'

/** What a position is made of. */
export interface Merits {
  readonly elements: number
  readonly objectives: number
  readonly fire: number
  readonly contact: number
  readonly command: number
  readonly answers: number
}

/** A suppressed element is worth so much of a sound one. */
const SUPPRESSED = 0.6
const OBJECTIVE_WORTH = 170

function elementsOf(state: D10State, side: Side): number {
  let sum = 0
  for (const element of state.units) {
    if (element.side !== side || (element.fate !== 'in play' && element.fate !== 'to come')) continue
    sum += pointsOf(element) * (element.suppressed ? SUPPRESSED : 1)
  }
  for (const pending of state.pending) {
    if (pending.kind !== 'fall back') continue
    const element = state.units.find(({ id }) => id === pending.unit)
    if (element?.side === side) sum -= 0.12 * pointsOf(element)
  }
  return sum
}

/** Objectives that are held, and how near one is to those that might be. The later it is the more they count. */
function objectivesOf(state: D10State, side: Side): number {
  const { turns, objectives } = state.scenario
  const late = 0.6 + 0.8 * Math.min(1, state.turn / turns)
  const holdings = holdingsIn(SHEETS, state)
  const own = onTable(state, side).filter(each => isCombatElement(state, each))
  let sum = 0
  for (const { at, id } of objectives) {
    const isHeld = holdings.find(held => held.id === id)?.holder === side
    if (isHeld) sum += OBJECTIVE_WORTH * late
    const near = own
      .map(each => (each.suppressed ? 0.5 : 1) * shareOfMan(each) * (1 / (1 + distance(each.at, at) / 5)))
      .toSorted((a, b) => b - a)
    const [first = 0, second = 0, third = 0] = near
    sum += (isHeld ? 30 : 75) * late * (first + 0.6 * second + 0.35 * third)
    if (isHeld && own.some(each => distance(each.at, at) <= OBJECTIVE)) sum += 12
  }
  return sum
}

/** Guns do not go for objectives. */
const shareOfMan = (element: OnTable): number => (typeOf(element).class === 'csw' ? 0.15 : 1)

/** What the fire of a side may cost the other: each element fires at the best of its targets. */
function fireOf(state: D10State, side: Side): number {
  const targets = onTable(state, otherSide(side))
  const loss = new Map<string, number>()
  for (const firer of onTable(state, side)) {
    if (firer.brokenDown || firer.command || typeOf(firer).weapons.length === 0) continue
    let best: OnTable | null = null
    let most = 0
    let gain = 0
    for (const target of targets) {
      const share = gainOf(state, firer, target)
      // What others are likely to have knocked out already is worth less of a shot.
      const worth = share * pointsOf(target) * (1 - 0.7 * (loss.get(target.id) ?? 0))
      if (worth <= most) continue
      most = worth
      best = target
      gain = share
    }
    if (best) loss.set(best.id, Math.min(1, (loss.get(best.id) ?? 0) + gain))
  }
  let sum = 0
  for (const target of targets) sum += (loss.get(target.id) ?? 0) * pointsOf(target)
  return sum
}

/** Share of its worth that losing by so many points before the dice costs on average. */
function closeCost(lead: number): number {
  let sum = 0
  for (let margin = 1; margin <= 9 + Math.abs(lead); margin++) {
    const chance = chanceOfLead(margin - lead) - chanceOfLead(margin + 1 - lead)
    const result = lostBy(margin)
    sum += chance * (result === 'knocked out' ? 1 : result === 'suppressed' ? 0.4 : 0.15)
  }
  return sum
}

/** Men and tanks in contact: what they are likely to do to one another in the next close combat. */
function contactOf(state: D10State, side: Side): number {
  let sum = 0
  for (const element of onTable(state, side)) {
    const type = typeOf(element)
    if (type.class === 'tank' && !element.suppressed && !element.command) {
      const victims = foesOf(SHEETS, state, element).filter(each => fights(SHEETS, each))
      const best = Math.max(0, ...victims.map(each => pointsOf(each) * closeCost(OVERRUN - 4)))
      sum += best
    } else if (fights(SHEETS, element)) {
      const foe = foesOf(SHEETS, state, element).find(each => fights(SHEETS, each))
      if (!foe) continue
      const isAttacker = state.active === side
      const { mine, theirs } = isAttacker ? meleeDuel(state, element, foe) : meleeDuel(state, foe, element)
      const lead = (mine.total - theirs.total) * (isAttacker ? 1 : -1)
      sum += pointsOf(foe) * closeCost(lead)
    }
  }
  return sum
}

/** Commanders near those who may need them, and away from the enemy. */
function commandOf(state: D10State, side: Side): number {
  const enemies = onTable(state, otherSide(side))
  let sum = 0
  for (const element of onTable(state, side)) {
    if (!isCommander(SHEETS, element)) continue
    for (const friend of state.units) {
      if (friend.side !== side || friend.id === element.id || friend.fate !== 'in play') continue
      const at = placeOf(state, friend)
      if (!at) continue
      const away = distance(at, element.at)
      if (away <= NEAR) sum += friend.suppressed ? 14 : 4
      else sum += 8 / away
    }
    for (const enemy of enemies) {
      const away = distance(enemy.at, element.at)
      if (away < 5) sum -= (5 - away) * 8
    }
  }
  return sum
}

/** What answers may still cost those whose action is answered now. */
function answersTo(state: D10State): number {
  let sum = 0
  for (const asked of state.pending) {
    if (asked.kind !== 'react') continue
    const mover = findElement(state, asked.unit)
    if (!stands(mover)) continue
    const { track } = asked
    const poses = track.length > 1 ? [track.at(-1), track[Math.floor(track.length / 2)]] : [mover]
    let spared = 1
    for (const enemy of onTable(state, otherSide(mover.side))) {
      if (enemy.reacted || enemy.busy || enemy.command) continue
      let most = 0
      for (const pose of poses) if (pose) most = Math.max(most, gainAt(state, enemy, mover, pose))
      spared *= 1 - most
    }
    sum += (mover.side === 'A' ? -1 : 1) * pointsOf(mover) * (1 - spared)
  }
  // Who has not answered yet may do so later.
  for (const each of onTable(state, otherSide(state.active)))
    if (!each.reacted && typeOf(each).weapons.length > 0) sum += each.side === 'A' ? 2 : -2
  return sum
}

/** Whose fire comes next, counts more. */
const weightOf = (state: D10State, side: Side): number => (state.active === side ? 0.45 : 0.75)

const partsOf = memoRecent((state: D10State): Merits => {
  const difference = (of: (state: D10State, side: Side) => number): number => of(state, 'A') - of(state, 'B')
  return {
    elements: difference(elementsOf),
    objectives: difference(objectivesOf),
    fire: weightOf(state, 'A') * fireOf(state, 'A') - weightOf(state, 'B') * fireOf(state, 'B'),
    contact: 0.7 * difference(contactOf),
    command: difference(commandOf),
    answers: answersTo(state),
  }
})

/** What speaks for a side. */
export function merits(state: D10State, side: Side): Merits {
  const parts = partsOf(state)
  if (side === 'A') return parts
  return {
    elements: -parts.elements,
    objectives: -parts.objectives,
    fire: -parts.fire,
    contact: -parts.contact,
    command: -parts.command,
    answers: -parts.answers,
  }
}

/** How good a position is: a battle that is over counts above all. */
export function worth(state: D10State, side: Side): number {
  if (state.result) return state.result.winner === null ? 0 : state.result.winner === side ? 5_000 : -5_000
  const { elements, objectives, fire, contact, command, answers } = partsOf(state)
  const sum = elements + objectives + fire + contact + command + answers
  return side === 'A' ? sum : -sum
}
