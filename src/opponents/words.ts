import type { UnitId } from '../engine/ids'
import type { Words } from '../engine/phrase'
import { sentence, signed } from '../engine/say'
import type { Order } from './order'
import { TASKS } from './task'

const MORE =
  'is worth {gain} {gain|point|points} more than standing by{why}. {count|No other was|It is the best of all that were} weighed.'

/** How an opponent gives its reasons. */
export const OPPONENT_WORDS: Words = {
  'opponent-best': `The order for {unit}, ‘{label}’, ${MORE}`,
  ...Object.fromEntries(
    Object.entries(TASKS).map(([kind, words]) => [`opponent-${kind}`, `${words}: ‘{label}’ ${MORE}`]),
  ),
  'opponent-best-side':
    'The order ‘{label}’ is worth {gain} {gain|point|points} more than waiting{why}. {count|No other was|It is the best of all that were} weighed.',
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

function points(gain: number): string {
  return signed(Math.round(gain))
}
