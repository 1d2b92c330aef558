import type { UnitId } from '../engine/ids'
import type { Words } from '../engine/phrase'
import { sentence, signed } from '../engine/say'
import type { Order } from './order'

/** How an opponent gives its reasons. */
export const OPPONENT_WORDS: Words = {
  'opponent-best':
    '{unit}: {label}. {gain} points better than standing by{why}, the best of {count} {count|order|orders} weighed.',
  'opponent-best-side':
    '{label}. {gain} points better than waiting{why}, the best of {count} {count|order|orders} weighed.',
  'opponent-must': '{label}: the best of {count} {count|order|orders}, and one has to be given.',
  'opponent-nothing': '{label}: none of the {count} orders weighed is better than standing by.',
  'opponent-only': '{label}: there is nothing else to do.',
  'opponent-solo': 'The solo procedure of the rules says so.',
}

/** The reason for an order in words, with what else was thought of, and for what it was good. */
export function tellOrder(order: Order, nameOf: (unit: UnitId) => string): string {
  const why = sentence(OPPONENT_WORDS, order.reason, nameOf)
  const others = order.considered
    .filter(each => each.action !== order.action)
    .slice(0, 3)
    .map(({ unit, label, gain }) => `${unit === null ? '' : `${nameOf(unit)}, `}${label} (${points(gain)})`)
  return others.length === 0 ? why : `${why} Next: ${others.join('; ')}.`
}

function points(gain: number): string {
  return signed(Math.round(gain))
}
