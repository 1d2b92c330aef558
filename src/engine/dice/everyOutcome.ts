import type { Chance, Contestant, Next } from '../chance'
import type { LogInput } from '../log'
import type { Io } from '../ruleset'
import { held, onlyKind, reached, repeated } from './throwing'

/** One way in which a play can come out, and how likely it is. The log has no dice: a branch stands for many faces. */
export interface Branch<S> {
  readonly chance: number
  readonly state: S
  readonly log: readonly LogInput[]
}

/** More branches than the caller is willing to wait for. */
export class TooManyOutcomes extends Error {
  constructor(limit: number) {
    super(`There are more than ${limit} ways in which this can come out.`)
    this.name = 'TooManyOutcomes'
  }
}

/** Ways less likely than this are not followed: rolls that are repeated until they differ would have no end. */
const LEAST = 1e-14

/** Breaks off a way that is too unlikely to matter. */
class Negligible extends Error {}

/** A roll on the way to the branch that is being played: its classes by weight, and which of them is taken. */
interface Fork {
  /** What the first class answers; the others count up from it. */
  readonly first: number
  readonly weights: readonly number[]
  /** What the classes answer, where that is no number. */
  readonly results?: readonly unknown[]
  at: number
}

/**
 * The odds: the same play run once for each class of outcome, weighted, so they are exact and cannot disagree with the rules.
 * `run` must be a pure function of what its `io` answers. Throws TooManyOutcomes beyond `limit` runs; those that are broken
 * off count as well, or a pack of cards that may go on without end would be followed for minutes.
 */
export function branches<S>(run: (io: Io) => S, limit = 100_000): readonly Branch<S>[] {
  const found: Branch<S>[] = []
  let runs = 0
  const counted = (io: Io): S => {
    if (runs >= limit) throw new TooManyOutcomes(limit)
    runs += 1
    return run(io)
  }
  explorer()(counted, (state, chance, log) => void found.push({ chance, state, log }))
  return found
}

/** Runs a play once for each way in which it can come out, and tells of each. */
type Explorer = <S>(
  run: (io: Io) => S,
  visit: (state: S, chance: number, log: readonly LogInput[]) => void,
) => void

function explorer(): Explorer {
  const forks: Fork[] = []
  let depth = 0
  let likely = 1
  let log: LogInput[] = []
  // What a series throws is explored by another, since this one is in the midst of a run.
  let inner: Explorer | undefined

  function taken(fork: Fork): number {
    depth += 1
    likely *= fork.weights[fork.at] ?? 0
    if (likely < LEAST) throw new Negligible()
    return fork.first + fork.at
  }
  function opened(first: number, weights: readonly number[]): number {
    const fork = { first, weights, at: possible(weights, 0) }
    forks.push(fork)
    return taken(fork)
  }
  function answered<T>(
    open: () => { readonly results: readonly T[]; readonly weights: readonly number[] },
  ): T {
    let fork = forks[depth]
    if (!fork) {
      fork = { first: 0, at: 0, ...open() }
      forks.push(fork)
    }
    // It was opened by this very call: `run` is pure.
    return fork.results?.[taken(fork)] as T
  }
  const chance: Chance = {
    die(sides) {
      const fork = forks[depth]
      return fork ? taken(fork) : opened(1, equal(sides))
    },
    check(sides, need) {
      const fork = forks[depth]
      return (fork ? taken(fork) : opened(0, passing(sides, need))) === 1
    },
    bands(sides, thresholds) {
      const fork = forks[depth]
      return fork ? taken(fork) : opened(0, inBands(sides, thresholds))
    },
    table: <T>(rows: readonly T[]): T => answered(() => inRows(rows)),
    hits(count, sides, need) {
      if (count === 0) return 0
      const fork = forks[depth]
      return fork ? taken(fork) : opened(0, binomial(count, passing(sides, need)[1] ?? 0))
    },
    tally(sides, needs, _why, most = needs.length) {
      if (needs.length === 0) return 0
      const fork = forks[depth]
      return fork ? taken(fork) : opened(0, tallied(sides, needs, most))
    },
    each(sides, needs, alike) {
      const left = new Map<number, number>()
      for (const [at, like] of alike.entries()) {
        if (left.has(like)) continue
        const fork = forks[depth]
        left.set(
          like,
          fork ? taken(fork) : opened(0, binomial(timesIn(alike, like), passes(sides, needs[at]))),
        )
      }
      return needs.map((_, at) => {
        const like = alike[at] ?? at
        const more = left.get(like) ?? 0
        left.set(like, more - 1)
        return more > 0
      })
    },
    draw(pile) {
      const sure = onlyKind(pile)
      if (sure !== null) return sure
      const fork = forks[depth]
      return fork ? taken(fork) : opened(0, shares(pile.map(({ count }) => count)))
    },
    sum(count, worths) {
      if (count === 0) return 0
      const fork = forks[depth]
      return fork ? taken(fork) : opened(count * Math.min(...worths), worthsTogether(count, worths))
    },
    contest(mine, theirs, _why, within) {
      const fork = forks[depth]
      if (fork) return taken(fork)
      const [first, weights] = differences(mine, theirs, within)
      return opened(first, weights)
    },
    pick(count) {
      if (count === 1) return 0
      const fork = forks[depth]
      return fork ? taken(fork) : opened(0, equal(count))
    },
    series<T>(first: T, times: number, next: Next<T>, same: (result: T) => string): T {
      const way = answered(() => {
        inner ??= explorer()
        const before = log
        const afresh: Next<T> = (now, dice, at) => {
          log = []
          return next(now, dice, at)
        }
        const ways = merged(inner, first, times, afresh, same, () => log)
        log = before
        return { results: ways, weights: ways.map(each => each.chance) }
      })
      log.push(...way.log)
      return way.state
    },
  }
  const io: Io = {
    chance,
    log(entry) {
      log.push(entry)
    },
  }

  return (run, visit) => {
    do {
      depth = 0
      likely = 1
      log = []
      try {
        visit(run(io), likely, log)
      } catch (error) {
        if (!(error instanceof Negligible)) throw error
      }
    } while (advance(forks))
  }
}

/**
 * How a series may come out, with its likelihood: after each throw the ways that come to the same are put together.
 * `told` says what the play has logged in the run that ended last.
 */
function merged<T>(
  explore: Explorer,
  first: T,
  times: number,
  next: Next<T>,
  same: (result: T) => string,
  told: () => readonly LogInput[],
): readonly Branch<T>[] {
  let ways: readonly Branch<T>[] = [{ chance: 1, state: first, log: [] }]
  for (let at = 0; at < times; at++) {
    const after = new Map<string, { chance: number; state: T; log: readonly LogInput[] }>()
    for (const way of ways) {
      explore(
        io => next(way.state, io.chance, at),
        (state, chance) => {
          const key = same(state)
          const known = after.get(key)
          if (known) known.chance += way.chance * chance
          else
            after.set(key, {
              chance: way.chance * chance,
              state,
              log: told().length > 0 ? [...way.log, ...told()] : way.log,
            })
        },
      )
    }
    ways = [...after.values()]
  }
  return ways
}

/** Goes on to the next branch: the last roll that has another class takes it, the rolls after it are forgotten. */
function advance(forks: Fork[]): boolean {
  for (;;) {
    const last = forks.at(-1)
    if (!last) return false
    last.at = possible(last.weights, last.at + 1)
    if (last.at < last.weights.length) return true
    forks.pop()
  }
}

/** The first class from `at` on that can happen at all. */
function possible(weights: readonly number[], at: number): number {
  let next = at
  while (weights[next] === 0) next += 1
  return next
}

function equal(count: number): readonly number[] {
  return repeated(count, 1 / count)
}

/** Chances to fail and to pass. */
function passing(sides: number, need: number): readonly number[] {
  const faces = Math.min(Math.max(sides - Math.ceil(need) + 1, 0), sides)
  return [(sides - faces) / sides, faces / sides]
}

const passes = (sides: number, need = Infinity): number => passing(sides, need)[1] ?? 0

const timesIn = (list: readonly number[], one: number): number => list.filter(other => other === one).length

function inBands(sides: number, thresholds: readonly number[]): readonly number[] {
  const weights = repeated(thresholds.length + 1, 0)
  for (let face = 1; face <= sides; face++) {
    const band = reached(face, thresholds)
    weights[band] = (weights[band] ?? 0) + 1 / sides
  }
  return weights
}

/** The different rows of a table and their chances. */
function inRows<T>(rows: readonly T[]): {
  readonly results: readonly T[]
  readonly weights: readonly number[]
} {
  const counts = new Map<T, number>()
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  return { results: [...counts.keys()], weights: Array.from(counts.values(), count => count / rows.length) }
}

/** Chances of 0 to `count` successes, by adding one die after the other. */
function binomial(count: number, chance: number): readonly number[] {
  let weights = [1]
  for (let die = 0; die < count; die++) {
    weights = [...weights, 0].map((w, at) => w * (1 - chance) + (weights[at - 1] ?? 0) * chance)
  }
  return weights
}

/** Chances of 0 to `most` successes among dice with different needs, by adding one die after the other. */
function tallied(sides: number, needs: readonly number[], most: number): readonly number[] {
  let weights = [1]
  for (const need of needs) {
    const [miss = 0, hit = 0] = passing(sides, need)
    const next = repeated(Math.min(weights.length, most) + 1, 0)
    for (const [at, weight] of weights.entries()) {
      const up = Math.min(at + 1, most)
      next[at] = (next[at] ?? 0) + weight * miss
      next[up] = (next[up] ?? 0) + weight * hit
    }
    weights = next
  }
  return weights
}

/** The shares that counts have of their sum. */
function shares(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map(count => count / all)
}

/** Chances of what some dice are worth together, from the least upwards. The worths are whole numbers. */
export function worthsTogether(count: number, worths: readonly number[]): readonly number[] {
  const least = Math.min(...worths)
  const span = Math.max(...worths) - least
  let weights = [1]
  for (let die = 0; die < count; die++) {
    const next = repeated(weights.length + span, 0)
    for (const [at, weight] of weights.entries()) {
      for (const worth of worths) {
        const to = at + worth - least
        next[to] = (next[to] ?? 0) + weight / worths.length
      }
    }
    weights = next
  }
  return weights
}

/** The lowest difference that `contest` can answer and the chances of it and of those above it. */
function differences(
  mine: Contestant,
  theirs: Contestant,
  within: readonly [number, number] | undefined,
): readonly [number, readonly number[]] {
  const own = sums(mine.dice ?? 1, mine.sides)
  const other = sums(theirs.dice ?? 1, theirs.sides)
  const bonus = mine.bonus - theirs.bonus
  const lowest = (mine.dice ?? 1) - (other.length - 1 + (theirs.dice ?? 1)) + bonus
  const first = held(lowest, within)
  const last = held(lowest + own.length + other.length - 2, within)
  const weights = repeated(last - first + 1, 0)
  for (const [i, a] of own.entries()) {
    for (const [j, b] of other.entries()) {
      const at = held(lowest + i + (other.length - 1 - j), within) - first
      weights[at] = (weights[at] ?? 0) + a * b
    }
  }
  return [first, weights]
}

/** Chances of the totals of some dice, from all ones upwards. */
function sums(dice: number, sides: number): readonly number[] {
  let weights = [1]
  for (let die = 0; die < dice; die++) {
    const next = repeated(weights.length + sides - 1, 0)
    for (const [at, weight] of weights.entries()) {
      for (let face = 0; face < sides; face++) next[at + face] = (next[at + face] ?? 0) + weight / sides
    }
    weights = next
  }
  return weights
}
