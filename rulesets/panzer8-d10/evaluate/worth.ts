import { memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
import {
  commandOf,
  elementsOf,
  endingFor,
  fights,
  fireOf,
  foesOf,
  objectivesOf,
  onTable,
  type Pose,
  poseOnTrack,
  stands,
  trackLength,
  type Values,
} from '../../families/panzer8'
import { lostBy, meleeDuel } from '../combat/duel'
import { chanceOfLead } from '../fire/reckon'
import { type OnTable, findElement, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { OVERRUN } from '../tables'
import { gainAt, gainOf, pointsOf } from './gains'

/** What a position is made of. */
export interface Merits {
  readonly elements: number
  readonly objectives: number
  readonly fire: number
  /** What the enemy's fire may do. */
  readonly danger: number
  readonly contact: number
  readonly command: number
  readonly answers: number
}

const VALUES: Values<D10State> = {
  sheets: SHEETS,
  points: pointsOf,
  gain: gainOf,
  isToMove: ({ active }, { side, acts }) => active === side && acts === 0,
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

/** Where a mover may be answered: who leaves a place in view is fired at before he has left it, unless somebody answered later. */
function posesOn(
  { track, reached }: { readonly track: readonly Pose[]; readonly reached: number },
  mover: OnTable,
): readonly Pose[] {
  if (track.length < 2) return [mover]
  const length = trackLength(track)
  return [reached, (reached + length) / 2, length].flatMap(along => poseOnTrack(track, along) ?? [])
}

/** What answers may still cost those whose action is answered now. */
function answersTo(state: D10State): number {
  let sum = 0
  for (const asked of state.pending) {
    if (asked.kind !== 'react') continue
    const mover = findElement(state, asked.unit)
    if (!stands(mover)) continue
    const poses = posesOn(asked, mover)
    let spared = 1
    for (const enemy of onTable(state, otherSide(mover.side))) {
      if (enemy.reacted || enemy.busy || enemy.command) continue
      let most = 0
      for (const pose of poses) most = Math.max(most, gainAt(state, enemy, mover, pose))
      spared *= 1 - most
    }
    sum += (mover.side === 'A' ? -1 : 1) * pointsOf(mover) * (1 - spared)
  }
  return sum + openAnswers(state)
}

/** An answer that is not yet given counts at least so much, and such a share of what it would do to the best target that may come. */
const ANSWER = 2
const KEPT = 0.2

/** What the answers promise, for side A, that may still be given in this player turn: to those who have not acted yet. */
function openAnswers(state: D10State): number {
  const comers = onTable(state, state.active).filter(({ acts }) => acts === 0)
  let sum = 0
  for (const each of onTable(state, otherSide(state.active))) {
    if (each.reacted || each.busy || each.command || typeOf(each).weapons.length === 0) continue
    let most = 0
    for (const comer of comers) most = Math.max(most, gainOf(state, each, comer) * pointsOf(comer))
    sum += (each.side === 'A' ? 1 : -1) * (ANSWER + KEPT * most)
  }
  return sum
}

/** Whose fire comes next, counts more. */
const weightOf = (state: D10State, side: Side): number => (state.active === side ? 0.45 : 0.75)

const partsOf = memoRecent((state: D10State): Merits => {
  const difference = (of: (values: Values<D10State>, state: D10State, side: Side) => number): number =>
    of(VALUES, state, 'A') - of(VALUES, state, 'B')
  return {
    elements: difference(elementsOf),
    objectives: difference(objectivesOf) + endingFor(VALUES, state),
    fire: weightOf(state, 'A') * fireOf(VALUES, state, 'A'),
    danger: -weightOf(state, 'B') * fireOf(VALUES, state, 'B'),
    contact: 0.7 * (contactOf(state, 'A') - contactOf(state, 'B')),
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
    fire: -parts.danger,
    danger: -parts.fire,
    contact: -parts.contact,
    command: -parts.command,
    answers: -parts.answers,
  }
}

/** How good a position is: a battle that is over counts above all. */
export function worth(state: D10State, side: Side): number {
  if (state.result) return state.result.winner === null ? 0 : state.result.winner === side ? 5_000 : -5_000
  const { elements, objectives, fire, danger, contact, command, answers } = partsOf(state)
  const sum = elements + objectives + fire + danger + contact + command + answers
  return side === 'A' ? sum : -sum
}
