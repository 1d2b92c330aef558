import { memoBy } from '../../../src/engine/memo'
import { type Spread, spreadOf } from '../chances'
import { CAPACITY } from '../tables'

/** What besieging costs besides guns, in guns: a unit lost, and another Assault to be made. */
interface Prices {
  readonly unit: number
  readonly again: number
}
const UNIT = 0.25
const AGAIN = 0.2
const PRICES: Prices = { unit: UNIT, again: AGAIN }

/** Guns that anybody would put into one Assault of a siege. */
const MOST_GUNS = 12
const GUNS: readonly Spread[] = Array.from({ length: MOST_GUNS + 1 }, (_, guns) =>
  spreadOf({ guns, gas: false }),
)

/** What a gun of the assaulted side counts: it has fewer of them. */
const THEIRS = 1.5

/** Beyond this nobody pays it. */
export const DEAREST = 45
/** Leads at which it is hopeless, and at which more would not help. */
const LEADS = { least: -9, most: 5 }

/** How exactly a price is found that depends on itself. */
const NEAR = 0.05
const TRIES = 30

/**
 * What it costs to empty a square of so many units by Assaults, in guns of one's own more than of the other's, if both
 * stake what is best: the assaulting side first, the assaulted one when it has seen the dice. Each Assault begins with
 * the same lead over what the square opposes with all its units, before any die; for each unit fallen it is one more.
 */
const exactly = memoBy((prices: Prices) => {
  const known: number[] = []

  function priceOf(units: number, lead: number): number {
    if (units <= 0) return 0
    if (lead < LEADS.least) return DEAREST
    const capped = Math.min(LEADS.most, lead)
    const key = (capped - LEADS.least) * (CAPACITY + 1) + units
    const found = known[key]
    if (found !== undefined) return found
    let price = capped === LEADS.most ? prices.again : Math.min(DEAREST, priceOf(units, capped + 1) + 3.5)
    for (let tries = 0; tries < TRIES && price < DEAREST; tries++) {
      const next = leastFor(units, capped, price)
      const isNear = Math.abs(next - price) < NEAR
      price = next
      if (isNear) break
    }
    known[key] = Math.min(DEAREST, price)
    return Math.min(DEAREST, price)
  }

  /** The least that the siege can cost, if to begin it again where nobody fell costs so much. */
  function leastFor(units: number, lead: number, again: number): number {
    // What is still to be paid, by the margin from four lost to all taken.
    const afterwards = Array.from({ length: CAPACITY + units + 1 }, (_, at) => {
      const margin = at - CAPACITY
      const lost = margin < 0 ? -margin : margin === 0 ? 1 : 0
      const fallen = margin < 0 ? 0 : margin === 0 ? 1 : margin
      return prices.unit * lost + (fallen === 0 ? again : priceOf(units - fallen, lead + fallen))
    })
    const answers = new Map<number, number>()
    const answered = (margin: number): number => {
      const found = answers.get(margin)
      if (found !== undefined) return found
      const most = answerTo(margin, units, afterwards)
      answers.set(margin, most)
      return most
    }
    let least = DEAREST
    for (const [guns, { chances }] of GUNS.entries()) {
      let sum = guns + prices.again
      if (sum >= least) break
      for (const [adds, p] of chances.entries()) sum += p * answered(lead + adds)
      least = Math.min(least, sum)
    }
    return least
  }
  return priceOf
})

/** The most that the assaulted side can make of a margin by its own guns. */
function answerTo(margin: number, units: number, afterwards: readonly number[]): number {
  let most = -Infinity
  for (const [guns, { chances }] of GUNS.entries()) {
    if (guns > margin + CAPACITY && guns > 0) break
    let sum = -THEIRS * guns
    for (const [adds, p] of chances.entries())
      sum += p * (afterwards[Math.max(-CAPACITY, Math.min(units, margin - adds)) + CAPACITY] ?? 0)
    if (sum > most) most = sum
  }
  return most
}

/** The price of a siege whose numbers need not be whole: those between two whole ones lie between their prices. */
export function siegePrice(units: number, lead: number): number {
  const priceOf = exactly(PRICES)
  const count = Math.max(1, Math.min(CAPACITY, units))
  const [few, low] = [Math.floor(count), Math.floor(lead)]
  const between = (of: number): number => {
    const price = priceOf(of, low)
    return lead === low ? price : price + (lead - low) * (priceOf(of, low + 1) - price)
  }
  const price = between(few)
  return count === few ? price : price + (count - few) * (between(few + 1) - price)
}
