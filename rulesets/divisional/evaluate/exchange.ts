import { marginOf } from '../combat'
import { FP_FOR_FIGHTING, RESULTS } from '../tables'

/** One way in which a combat may come out for the unit that attacks and the one that is attacked. */
interface Way {
  readonly chance: number
  /** Fatigue Points of either. */
  readonly own: number
  readonly other: number
  /** Who is thrown back, and how many inches. */
  readonly thrown: 'own' | 'other' | null
  readonly inches: number
}

const SIDES_OF_DIE = 6
const kept = new Map<number, readonly Way[]>()

/** All that may come of a combat between two totals before the dice (6.6 to 6.16); a pure cache, seen by nobody. */
export function exchangeOf(own: number, other: number): readonly Way[] {
  const key = own * 100 + other
  const known = kept.get(key)
  if (known) return known
  const ways = new Map<string, Way>()
  for (let a = 1; a <= SIDES_OF_DIE; a++) {
    for (let b = 1; b <= SIDES_OF_DIE; b++) {
      const way = wayOf(own + a, other + b)
      const name = `${way.own} ${way.other} ${way.thrown} ${way.inches}`
      ways.set(name, { ...way, chance: way.chance + (ways.get(name)?.chance ?? 0) })
    }
  }
  const made = [...ways.values()]
  kept.set(key, made)
  return made
}

function wayOf(mine: number, theirs: number): Way {
  const margin = marginOf(mine, theirs)
  const { fp, withdraws } = RESULTS[margin]
  const inches = withdraws === 'difference' ? Math.abs(mine - theirs) : withdraws
  const thrown = margin === 'tie' ? null : mine < theirs ? 'own' : 'other'
  const suffers = (who: 'own' | 'other'): number => FP_FOR_FIGHTING + (thrown === who ? fp : 0)
  return { chance: 1 / SIDES_OF_DIE ** 2, own: suffers('own'), other: suffers('other'), thrown, inches }
}
