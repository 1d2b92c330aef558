import type { UnitId } from '../engine/ids'
import type { Words } from '../engine/phrase'
import { isPlural } from '../engine/plural'
import { sentence, signed } from '../engine/say'
import type { Order } from './order'
import { type Assignment, type BattlePlan, isOfPlace } from './plan/battlePlan'
import { TASKS } from './task'

const MORE =
  'is worth {gain} {gain|point|points} more than standing by{why}. {count|No other was|It is the best of all that were} weighed.'

const ANSWERED =
  'once the enemy has answered it, it is worth {gain} {gain|point|points} more than ‘{other}’, which looks best until then.'

/** How an opponent gives its reasons. */
export const OPPONENT_WORDS: Words = {
  'opponent-best': `The order for {unit}, ‘{label}’, ${MORE}`,
  ...Object.fromEntries(
    Object.entries(TASKS).map(([kind, words]) => [`opponent-${kind}`, `${words}: ‘{label}’ ${MORE}`]),
  ),
  'opponent-best-side':
    'The order ‘{label}’ is worth {gain} {gain|point|points} more than waiting{why}. {count|No other was|It is the best of all that were} weighed.',
  'opponent-answered': `The order for {unit} is ‘{label}’: ${ANSWERED}`,
  'opponent-answered-side': `The order is ‘{label}’: ${ANSWERED}`,
  'opponent-must':
    'One order has to be given, and ‘{label}’ is {count|the only one|the best of those that were weighed}.',
  'opponent-nothing':
    'The order is ‘{label}’: {count|the only other that was weighed is not|none of the others that were weighed is} better than standing by.',
  'opponent-only': 'The order is ‘{label}’: there is nothing else to do.',
  'opponent-solo': 'The solo procedure of the rules says so.',
}

/** The reason for an order in words, with the next best that was thought of, and for what it was good. */
export function tellOrder(order: Order, nameOf: (unit: UnitId) => string): string {
  const why = sentence(OPPONENT_WORDS, order.reason, nameOf)
  const chosen = order.considered.find(each => each.action === order.action)
  // The same deed to another place reads the same, and says nothing.
  const other = order.considered.find(
    each => each.action !== order.action && (each.unit !== chosen?.unit || each.label !== chosen.label),
  )
  if (!other) return why
  const who = other.unit === null ? '' : `${nameOf(other.unit)} `
  return `${why} The next best: ${who}‘${other.label}’ (${points(other.gain)}).`
}

/** So many units of a task are named; of more the first is, and how many there are besides. */
const NAMED = 3

/** What a side is about, in a sentence: 'The plan: Rifles 1 hold the mill; Tank 1 and 4 others are to take the bridge.' Empty without a plan. */
export function tellPlan(plan: BattlePlan, nameOf: (unit: UnitId) => string): string {
  if (plan.length === 0) return ''
  const told = plan.map(task => {
    const who = listed(task.units, nameOf)
    const does = DOES[task.kind][task.units.length > 1 || isPlural(who) ? 1 : 0]
    return isOfPlace(task) ? `${who} ${does} ${task.stake.name}` : `${who} ${does}`
  })
  return `The plan: ${told.join('; ')}.`
}

/** What one does by a task, and what several do. */
const DOES: Readonly<Record<Assignment['kind'], readonly [string, string]>> = {
  hold: ['holds', 'hold'],
  take: ['is to take', 'are to take'],
  delay: ['delays the enemy before', 'delay the enemy before'],
  strike: ['is to fall upon', 'are to fall upon'],
  wait: ['waits for the enemy to come', 'wait for the enemy to come'],
  keep: ['keeps out of reach', 'keep out of reach'],
}

function listed(units: readonly UnitId[], nameOf: (unit: UnitId) => string): string {
  const [first = '', ...others] = units.map(nameOf)
  if (others.length === 0) return first
  if (units.length > NAMED) return `${first} and ${others.length} others`
  return `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1) ?? ''}`
}

function points(gain: number): string {
  return signed(Math.round(gain))
}
