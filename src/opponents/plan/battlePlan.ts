import { type Side, type UnitId, otherSide } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Stake, Standing } from '../../engine/standing'
import type { GameState, Unit } from '../../engine/state'
import { findUnit } from '../../engine/units'
import { type Point, distance } from '../../geometry/point'
import { awayOf } from './away'

/** What a plan is made of: the places that count, how much a unit counts there, and who is to be led with care. */
export type Places<S extends GameState> = Pick<Ruleset<S>, 'presence' | 'care' | 'standing'>

/** What some units of a side are to do about a place that counts for victory. */
export interface PlaceTask {
  /**
   * To delay is to stay before the enemy without being caught by him: what cannot be held is given up as late as may be. To
   * strike is to fall upon an enemy, together: he is the place then.
   */
  readonly kind: 'hold' | 'take' | 'delay' | 'strike'
  readonly stake: Stake & { readonly at: Point }
  readonly units: readonly UnitId[]
  /** How much has to be there, counted as `Ruleset.presence` does: 1 is an ordinary unit. */
  readonly need: number
}

/** Units that are to be kept out of the enemy's reach, or to lie in wait until he comes. */
export interface CareTask {
  readonly kind: 'keep' | 'wait'
  readonly units: readonly UnitId[]
}

export type Assignment = PlaceTask | CareTask

export function isOfPlace(task: Assignment): task is PlaceTask {
  return 'stake' in task
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
/** With less than this share of what would be enough a place is not held but delayed at, unless so many turns are left. */
const TOO_FEW = 0.35
export const LAST = 3

/**
 * The plan of a side: those places that it holds are held with enough, the nearest first, and what is left is massed on the
 * places that promise most. Who has to be kept safe is; who lies hidden goes on lying in wait while the side is not behind.
 * Made of the view alone and anew whenever it is asked for, so it never outlives the position.
 */
export function planOf<S extends GameState>(ruleset: Places<S>, view: S, side: Side): BattlePlan {
  const standing = ruleset.standing(view)
  const [kept, hidden] = [caredFor(ruleset, view, side, 'keep'), caredFor(ruleset, view, side, 'wait')]
  const isFree = (unit: Unit): boolean => unit.side === side && !kept.includes(unit.id)
  const free = new Set(forcesOf(ruleset, view, isFree))
  const foes = forcesOf(ruleset, view, unit => unit.side !== side)
  const stakes = standing.stakes.flatMap(stake => (stake.at ? [{ ...stake, at: stake.at }] : []))
  const means = { standing, side, free, foes }
  const held = holding(stakes, means)
  const waiting = isBehind(standing, side) ? [] : [...free].filter(({ id }) => hidden.includes(id))
  for (const unit of waiting) free.delete(unit)
  return [
    ...held,
    ...(stakes.length > 0 ? taking(stakes, means) : striking(view, means)),
    ...(waiting.length > 0 ? [{ kind: 'wait' as const, units: waiting.map(({ id }) => id) }] : []),
    ...(kept.length > 0 ? [{ kind: 'keep' as const, units: kept }] : []),
  ]
}

/** What a side has to make a plan with; who is given a task is free no more. */
interface Means {
  readonly standing: Standing
  readonly side: Side
  readonly free: Set<Force>
  readonly foes: readonly Force[]
}

/** Who is to hold what the side has and the enemy is near. */
function holding(
  stakes: readonly PlaceTask['stake'][],
  { standing, side, free, foes }: Means,
): readonly PlaceTask[] {
  const isLate = standing.left?.label === 'turn' && standing.left.count <= LAST
  const plan: PlaceTask[] = []
  const threatened = stakes
    .filter(({ holder }) => holder === side)
    .map(stake => ({ stake, theirs: nearTo(foes, stake.at) }))
    .filter(({ theirs }) => theirs > QUIET)
    .toSorted((a, b) => b.theirs - a.theirs)
  for (const { stake, theirs } of threatened) {
    const need = Math.max(0.5, TO_HOLD * theirs)
    const units = nearest(free, stake.at, need, CALLED)
    const isTooFew = sumOf(units) < need * TOO_FEW
    if (units.length > 0)
      plan.push(assigned(isTooFew && !isLate ? 'delay' : 'hold', stake, units, need, free))
  }
  return plan
}

/** Who is to take what the side has not. */
function taking(
  stakes: readonly PlaceTask['stake'][],
  { standing, side, free, foes }: Means,
): readonly PlaceTask[] {
  const open = stakes
    .filter(({ holder }) => holder !== side)
    .map(stake => ({ stake, theirs: nearTo(foes, stake.at), mine: nearTo([...free], stake.at) }))
    .toSorted((a, b) => promiseOf(b, side) - promiseOf(a, side))
  const efforts: PlaceTask[] = []
  for (const { stake, theirs } of open) {
    const need = 1 + TO_TAKE * theirs
    const units = nearest(free, stake.at, need, Infinity)
    // What cannot be taken with enough is not tried, unless nothing else is left to win by.
    const isForlorn = sumOf(units) < need * 0.7
    if (units.length === 0 || (isForlorn && (efforts.length > 0 || !isBehind(standing, side)))) continue
    efforts.push(assigned('take', stake, units, need, free))
  }
  const [main, ...others] = efforts
  // Whoever is left over lends weight where most is to be gained.
  return main ? [{ ...main, units: [...main.units, ...[...free].map(({ id }) => id)] }, ...others] : []
}

/** Of what an enemy has near him so much is wanted to strike at him. */
const TO_STRIKE = 1.2

/** Who is to fall upon whom, where no place counts: on the enemy who is weakest beside what can be brought against him. */
function striking(view: GameState, { side, free, foes }: Means): readonly PlaceTask[] {
  const own = [...free]
  const promise = ({ at, presence }: Force): number =>
    (presence * (nearTo(own, at) + 0.05)) / (nearTo(foes, at) + 0.3)
  const [weakest] = foes.toSorted((a, b) => promise(b) - promise(a))
  const target = weakest && findUnit(view, weakest.id)
  if (!weakest || !target) return []
  const { at, id } = weakest
  const need = TO_STRIKE * nearTo(foes, at)
  const units = nearest(free, at, need, Infinity)
  if (units.length < 2 || sumOf(units) < need) return []
  return [assigned('strike', { id, name: target.name, at, holder: otherSide(side) }, units, need, free)]
}

/** Who is to be kept safe; or to lie in wait, which comes to an end with an enemy near enough. */
function caredFor<S extends GameState>(
  ruleset: Places<S>,
  view: S,
  side: Side,
  kind: CareTask['kind'],
): readonly UnitId[] {
  return view.units
    .filter(unit => {
      if (unit.side !== side || !unit.at) return false
      const care = ruleset.care?.(view, unit.id)
      return care?.kind === kind && (kind === 'keep' || awayOf(view, unit.id) > care.within)
    })
    .map(({ id }) => id)
}

function assigned(
  kind: PlaceTask['kind'],
  stake: PlaceTask['stake'],
  units: readonly Force[],
  need: number,
  free: Set<Force>,
): PlaceTask {
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

const sumOf = (forces: readonly Force[]): number => forces.reduce((sum, { presence }) => sum + presence, 0)

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
