import { memoRecent } from '../../../src/engine/memo'
import { type Side, otherSide } from '../../../src/engine/ids'
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
  typeOf as typeIn,
} from '../../families/panzer8'
import { meleeWeapon } from '../combat/melee'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20State } from '../state'
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
}

const VALUES: Values<D20State> = {
  sheets: SHEETS,
  points: pointsOf,
  gain: gainOf,
  isToMove: ({ active }, { side, moved }) => active === side && !moved,
}

/** Men and tanks in contact: what they are likely to do to one another. */
function contactOf(state: D20State, side: Side): number {
  let sum = 0
  for (const element of onTable(state, side)) {
    const type = typeIn(SHEETS, element)
    if (type.class === 'tank' && !element.suppressed) {
      const victims = foesOf(SHEETS, state, element).filter(each => fights(SHEETS, each))
      const best = Math.max(0, ...victims.map(pointsOf))
      sum += best * 0.45
    } else if (fights(SHEETS, element)) {
      const foe = foesOf(SHEETS, state, element).find(each => fights(SHEETS, each))
      if (foe) sum += pointsOf(foe) * Math.max(0, 0.05 * ((meleeWeapon(element).value ?? 0) + 1))
    }
  }
  return sum
}

/** Whose fire comes next, counts more: by the step of the player turn. */
function weightOf(state: D20State, side: Side): number {
  const isActive = state.active === side
  switch (state.step) {
    case 'command':
      return isActive ? 0.8 : 0.4
    case 'fire':
      return isActive ? 0.25 : 0.55
    case 'close combat':
    case 'movement':
      return isActive ? 0.4 : 0.8
  }
}

/** Whose fire comes next: when the active side has fired it is the other's. */
const nextToFire = ({ step, active }: D20State): Side =>
  step === 'command' || step === 'fire' ? active : otherSide(active)

const partsOf = memoRecent((state: D20State): Merits => {
  const difference = (of: (values: Values<D20State>, state: D20State, side: Side) => number): number =>
    of(VALUES, state, 'A') - of(VALUES, state, 'B')
  const fires = firesOf(VALUES, state, nextToFire(state))
  return {
    elements: difference(elementsOf),
    objectives: difference(objectivesOf) + endingFor(VALUES, state),
    fire: weightOf(state, 'A') * fires.A,
    danger: -weightOf(state, 'B') * fires.B,
    contact: 0.7 * (contactOf(state, 'A') - contactOf(state, 'B')),
    command: difference(commandOf),
  }
})

/** What speaks for a side. */
export function merits(state: D20State, side: Side): Merits {
  const parts = partsOf(state)
  if (side === 'A') return parts
  return {
    elements: -parts.elements,
    objectives: -parts.objectives,
    fire: -parts.danger,
    danger: -parts.fire,
    contact: -parts.contact,
    command: -parts.command,
  }
}

/** How good a position is: a battle that is over counts above all. */
export function worth(state: D20State, side: Side): number {
  if (state.result) return state.result.winner === null ? 0 : state.result.winner === side ? 5_000 : -5_000
  const { elements, objectives, fire, danger, contact, command } = partsOf(state)
  const sum = elements + objectives + fire + danger + contact + command
  return side === 'A' ? sum : -sum
}
