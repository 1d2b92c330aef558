import { type Side, type UnitId, otherSide } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Stake, Standing } from '../../engine/standing'
import type { GameState, Unit } from '../../engine/state'
import { type Point, distance } from '../../geometry/point'

/** What a plan is made of: the places that count, and how much a unit counts there. */
export type Places<S extends GameState> = Pick<Ruleset<S>, 'presence' | 'standing'>

/** What some units of a side are to do about a place that counts for victory. */
export interface Assignment {
  readonly kind: 'hold' | 'take'
  readonly stake: Stake & { readonly at: Point }
  readonly units: readonly UnitId[]
  /** How much has to be there, counted as `Ruleset.presence` does: 1 is an ordinary unit. */
  readonly need: number
}

/** What a side is about in this turn. Who has no task is free. */
export type BattlePlan = readonly Assignment[]

/** A unit that may be given a task, or keep another from fulfilling it. */
interface Force {
  readonly id: UnitId
  readonly at: Point
  readonly presence: number
}

/** Inches over which a unit counts less and less for a place. */
const NEARBY = 8
/** Nobody farther away than this many inches is called to hold a place. */
const CALLED = 10
/** Of what the enemy has near a place, so much is enough to hold it, and so much is wanted to take it. */
const TO_HOLD = 0.6
const TO_TAKE = 1.4
/** Less than this of the enemy is nothing that a place has to be held against. */
const QUIET = 0.05

/**
 * The plan of a side: those places that it holds are held with enough, the nearest first, and what is left is massed on the
 * places that promise most. Made of the view alone and anew whenever it is asked for, so it never outlives the position.
 */
export function planOf<S extends GameState>(ruleset: Places<S>, view: S, side: Side): BattlePlan {
  if (!ruleset.presence) return []
  const standing = ruleset.standing(view)
  const stakes = standing.stakes.flatMap(stake => (stake.at ? [{ ...stake, at: stake.at }] : []))
  if (stakes.length === 0) return []
  const own = forcesOf(ruleset, view, unit => unit.side === side)
  const foes = forcesOf(ruleset, view, unit => unit.side !== side)
  const free = new Set(own)
  const plan: Assignment[] = []
  const threatened = stakes
    .filter(({ holder }) => holder === side)
    .map(stake => ({ stake, theirs: nearTo(foes, stake.at) }))
    .filter(({ theirs }) => theirs > QUIET)
    .toSorted((a, b) => b.theirs - a.theirs)
  for (const { stake, theirs } of threatened) {
    const need = Math.max(0.5, TO_HOLD * theirs)
    const units = nearest(free, stake.at, need, CALLED)
    if (units.length > 0) plan.push(assigned('hold', stake, units, need, free))
  }
  const open = stakes
    .filter(({ holder }) => holder !== side)
    .map(stake => ({ stake, theirs: nearTo(foes, stake.at), mine: nearTo([...free], stake.at) }))
    .toSorted((a, b) => promiseOf(b, side) - promiseOf(a, side))
  const efforts: Assignment[] = []
  for (const { stake, theirs } of open) {
    const need = 1 + TO_TAKE * theirs
    const units = nearest(free, stake.at, need, Infinity)
    const comes = units.reduce((sum, { presence }) => sum + presence, 0)
    // What cannot be taken with enough is not tried, unless nothing else is left to win by.
    const isForlorn = comes < need * 0.7
    if (units.length === 0 || (isForlorn && (efforts.length > 0 || !isBehind(standing, side)))) continue
    efforts.push(assigned('take', stake, units, need, free))
  }
  const [main, ...others] = efforts
  if (!main) return plan
  // Whoever is left over lends weight where most is to be gained.
  return [...plan, { ...main, units: [...main.units, ...[...free].map(({ id }) => id)] }, ...others]
}

function assigned(
  kind: Assignment['kind'],
  stake: Assignment['stake'],
  units: readonly Force[],
  need: number,
  free: Set<Force>,
): Assignment {
  for (const unit of units) free.delete(unit)
  return { kind, stake, need, units: units.map(({ id }) => id) }
}

function promiseOf(
  { stake, mine, theirs }: { stake: Stake; mine: number; theirs: number },
  side: Side,
): number {
  return ((stake.points?.[side] ?? 1) * (mine + 0.05)) / (mine + theirs + 0.3)
}

function isBehind({ score }: Standing, side: Side): boolean {
  return score !== undefined && score[side] < score[otherSide(side)]
}

function forcesOf<S extends GameState>(
  ruleset: Places<S>,
  view: S,
  isWanted: (unit: Unit) => boolean,
): readonly Force[] {
  return view.units.flatMap(unit => {
    if (!unit.at || !isWanted(unit)) return []
    const presence = ruleset.presence?.(view, unit.id) ?? 0
    return presence > 0 ? [{ id: unit.id, at: unit.at, presence }] : []
  })
}

const nearTo = (forces: readonly Force[], at: Point): number =>
  forces.reduce((sum, force) => sum + force.presence * Math.exp(-distance(force.at, at) / NEARBY), 0)

/** The nearest until they are enough. */
function nearest(free: ReadonlySet<Force>, at: Point, enough: number, within: number): readonly Force[] {
  const chosen: Force[] = []
  let sum = 0
  for (const force of [...free].toSorted((a, b) => distance(a.at, at) - distance(b.at, at))) {
    if (sum >= enough || distance(force.at, at) > within) break
    chosen.push(force)
    sum += force.presence
  }
  return chosen
}
