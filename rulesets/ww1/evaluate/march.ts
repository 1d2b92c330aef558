import { type Side, otherSide } from '../../../src/engine/ids'
import { type Field, type Spot, spareOf } from './field'

/**
 * Ways are counted in movements; what else makes one way worse than another are small shares of one (`troubleOf`). Through
 * squares of one's own it takes no time, everybody there goes one square on; but who passes on has to be moved, and a Tank
 * may stick.
 */
const PASSING_ON = 0.001
const BY_TANK = 0.07
const GUNS_FOR_A_SHARE = 200

/** Whole movements of a way, and what it costs besides, in guns. */
export const movementsOf = (way: number): number => Math.floor(way)
export const troubleOf = (way: number): number => GUNS_FOR_A_SHARE * (way - Math.floor(way))

/** Units that can leave a square, and what is lost before, in movements: who has to wait loses a whole one. */
interface Source {
  readonly at: number
  readonly count: number
  readonly trouble: number
}

/** Whoever may go elsewhere; `isNow`: only the movement that is going on counts, so that who has moved comes too late. */
function sourcesOf(field: Field, side: Side, isNow: boolean): readonly Source[] {
  return field.flatMap((spot, at): readonly Source[] => {
    if (spot.holder !== side) return []
    const spare = spareOf(spot, side)
    const now = isNow ? Math.min(spare, spot.fresh) : spare
    const afoot = Math.min(now, spot.afoot)
    return [
      { at, count: afoot, trouble: 0 },
      { at, count: now - afoot, trouble: BY_TANK },
      { at, count: spare - now, trouble: 1 },
    ].filter(({ count }) => count > 0)
  })
}

/** Movements from a square to every other, or to beside it where an enemy stands there; infinite where no way is free. */
function waysFrom(
  field: Field,
  side: Side,
  isNow: boolean,
  { at: start, trouble }: Source,
): readonly number[] {
  const enemy = otherSide(side)
  const goesOn = ({ mobile, fresh }: Spot): boolean => (isNow ? fresh : mobile) > 0
  const ways = field.map(() => Infinity)
  ways[start] = trouble
  const open = [start]
  for (const at of open) {
    const spot = field[at]
    if (!spot || spot.holder === enemy) continue
    const here = ways[at] ?? 0
    for (const next of spot.place.beside) {
      const to = field[next]
      const steps = to?.holder === enemy ? 0 : to?.holder === side && goesOn(to) ? passing(to) : 1
      if (here + steps >= (ways[next] ?? Infinity)) continue
      ways[next] = here + steps
      open.push(next)
    }
  }
  return ways
}

const passing = ({ afoot }: Spot): number => PASSING_ON + (afoot > 0 ? 0 : BY_TANK)

/** The ways of all units of a side that can be spared. */
export interface Ways {
  /** Movements until the first of them is in a square, or beside it where an enemy stands there. */
  readonly nearest: readonly number[]
  readonly each: readonly { readonly count: number; readonly ways: readonly number[] }[]
}

/** `isNow`: see `sourcesOf`. */
export function waysOf(field: Field, side: Side, isNow: boolean): Ways {
  const each = sourcesOf(field, side, isNow).map(source => ({
    count: source.count,
    ways: waysFrom(field, side, isNow, source),
  }))
  const nearest = field.map((_, at) =>
    each.reduce((least, { ways }) => Math.min(least, ways[at] ?? Infinity), Infinity),
  )
  return { nearest, each }
}

/**
 * Movements until each of some squares is filled, if every unit goes to one of them only: the square whose second choice would
 * be worst chooses first. Who is shut out by the enemy's line counts `through` movements, once that is broken.
 */
export function filling(
  { each }: Ways,
  squares: readonly number[],
  through: number,
): ReadonlyMap<number, number> {
  const left = each.map(({ count }) => count)
  const filled = new Map<number, number>()
  const open = new Set(squares)
  while (open.size > 0) {
    let [chosen, source, least, most] = [-1, -1, Infinity, -1]
    for (const at of open) {
      let [best, second, by] = [Infinity, Infinity, -1]
      for (const [from, { ways }] of each.entries()) {
        const count = left[from] ?? 0
        const way = Math.min(ways[at] ?? Infinity, through + SHUT_OUT)
        if (count === 0 || way >= second) continue
        if (way < best) {
          second = count > 1 ? way : best
          best = way
          by = from
        } else second = way
      }
      const regret = Math.min(second, FAR) - Math.min(best, FAR)
      if (regret > most || (regret === most && best < least)) {
        ;[chosen, source, least, most] = [at, by, best, regret]
      }
    }
    filled.set(chosen, least)
    open.delete(chosen)
    if (source >= 0) left[source] = (left[source] ?? 0) - 1
  }
  return filled
}

/** What it costs besides, as a share of a movement: the way that is open is taken where both are as long. */
const SHUT_OUT = 0.0005
/** Movements that nobody has left. */
const FAR = 20
