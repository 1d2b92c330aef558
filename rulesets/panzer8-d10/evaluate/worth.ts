import { memoRecent } from '../../../src/engine/memo'
import type { Side } from '../../../src/engine/ids'
import {
  commandOf,
  elementsOf,
  endingFor,
  fights,
  firesOf,
  foesOf,
  objectivesOf,
  onTable,
  type Values,
} from '../../families/panzer8'
import { lostBy, meleeDuel } from '../combat/duel'
import { chanceOfLead } from '../fire/reckon'
import { typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { OVERRUN } from '../tables'
import { answersFor } from './answers'
import { gainOf, pointsOf } from './gains'

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

/** Whose fire comes next, counts more. */
const weightOf = (state: D10State, side: Side): number => (state.active === side ? 0.45 : 0.75)

const partsOf = memoRecent((state: D10State): Merits => {
  const difference = (of: (values: Values<D10State>, state: D10State, side: Side) => number): number =>
    of(VALUES, state, 'A') - of(VALUES, state, 'B')
  const fires = firesOf(VALUES, state, null)
  return {
    elements: difference(elementsOf),
    objectives: difference(objectivesOf) + endingFor(VALUES, state),
    fire: weightOf(state, 'A') * fires.A,
    danger: -weightOf(state, 'B') * fires.B,
    contact: 0.7 * (contactOf(state, 'A') - contactOf(state, 'B')),
    command: difference(commandOf),
    answers: answersFor(state),
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
