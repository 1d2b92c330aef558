import { type Battle, lineOf, scenarioOf, stateOf } from '../../engine/battle'
import { SIDES, type Side, type UnitId } from '../../engine/ids'
import { oddsOf } from '../../engine/odds'
import { isRefereeAction } from '../../engine/rulings'
import type { LogEntry } from '../../engine/log'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { mayRead } from '../../engine/words'
import type { Viewer } from '../../engine/ids'
import type { Point } from '../../geometry/point'
import { balanceOf } from '../../store/balance'
import { tell, viewOf } from '../../store/selectors'
import { judgeOf } from './winning'

/** What changed a battle: a step, and by how many points in a hundred it changed the chance of side A to win. */
export interface TurningPoint {
  readonly step: number
  readonly turn: number
  /** Who acted. */
  readonly side: Side | null
  readonly title: string
  readonly note: string
  readonly change: number
  readonly at: Point | null
}

/** Losses of one kind of unit. */
export interface LossRow {
  readonly kind: string
  readonly lost: number
  readonly of: number
}

export interface Trail {
  readonly side: Side
  readonly unit: UnitId
  readonly points: readonly Point[]
  readonly length: number
}

/** The units that were destroyed, by what the log tells. */
export function destroyedIn(battle: Battle): ReadonlySet<UnitId> {
  const gone = new Set<UnitId>()
  for (const moment of lineOf(battle).moments.slice(0, battle.cursor)) {
    for (const entry of moment.log) {
      for (const effect of entry.effects ?? []) if (effect.kind === 'destroyed') gone.add(effect.unit)
    }
  }
  return gone
}

/** Losses of a side by the headings of the muster. */
export function lossesOf(
  ruleset: Ruleset,
  battle: Battle,
  side: Side,
  viewer: Viewer = 'referee',
): readonly LossRow[] {
  const gone = destroyedIn(battle)
  const groups = new Map(ruleset.muster.map(entry => [entry.id, entry.group]))
  const rows = new Map<string, { lost: number; of: number }>()
  // Whom this viewer has not seen is not counted either: neither what is hidden nor what waits in reserve.
  const onTable = new Set(
    [0, battle.cursor].flatMap(steps =>
      viewOf(ruleset, stateOf(battle, steps), viewer).units.flatMap(unit => (unit.at ? [unit.id] : [])),
    ),
  )
  for (const unit of viewOf(ruleset, stateOf(battle, 0), viewer).units) {
    if (unit.side !== side) continue
    if (viewer !== 'referee' && viewer !== side && !onTable.has(unit.id) && !gone.has(unit.id)) continue
    const kind = groups.get(unit.type) ?? unit.type
    const row = rows.get(kind) ?? { lost: 0, of: 0 }
    rows.set(kind, { lost: row.lost + (gone.has(unit.id) ? 1 : 0), of: row.of + 1 })
  }
  return [...rows].map(([kind, row]) => ({ kind, ...row }))
}

/** A change of less than so many points in a hundred turns nothing. */
const TURNS = 2

/** What an entry says came of it: the place of its outcome among those of the ruleset, the worst first. */
function gravityOf({ outcomes }: Pick<Ruleset, 'outcomes'>, entry: LogEntry): number {
  const at = outcomes.findIndex(kind => kind.id === entry.outcome)
  return at < 0 ? outcomes.length : at
}

/** The steps that changed the position most, in the order in which they happened. */
export function turningPoints(
  ruleset: Ruleset,
  battle: Battle,
  viewer: Viewer,
  most = 5,
): readonly TurningPoint[] {
  const moments = lineOf(battle).moments.slice(0, battle.cursor)
  const changes = winningIn(ruleset, battle)
  const found = moments.flatMap((moment, at) => {
    const change = changes[at] ?? 0
    const before = stateOf(battle, at)
    const log = moment.log.filter(entry => mayRead(entry, viewer))
    const about = log.filter(entry => entry.units.length > 0)
    // Of several results of one act the gravest is what it is remembered by.
    const told = about.toSorted((one, other) => gravityOf(ruleset, one) - gravityOf(ruleset, other))[0]
    // The end itself is not what decided it, nor how the forces were drawn up.
    if (!told || moment.state.result || before.turn === 0 || Math.abs(change) < TURNS) return []
    const actor = before.units.find(unit => unit.id === told.units[0])
    const target = before.units.find(unit => unit.id === told.units[1]) ?? actor
    return [
      {
        step: at + 1,
        turn: before.turn,
        side: moment.step.side ?? told.side,
        title: tell(ruleset, moment.state, told),
        change,
        at: target?.at ?? null,
        told,
      },
    ]
  })
  // Odds take time in some rulesets: only of those that are told.
  return found
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.step - b.step)
    .map(({ told, ...point }) => ({ ...point, note: chanceOf(ruleset, battle, point.step - 1, told) }))
}

/** What the chance of an outcome was, in words, where dice decided it; '' where they did not. */
function chanceOf(ruleset: Ruleset, battle: Battle, at: number, told: LogEntry): string {
  const moment = lineOf(battle).moments[at]
  if (!moment || told.outcome === undefined || moment.rolls.length === 0) return ''
  const { action } = moment.step
  if (isRefereeAction(action)) return ''
  const odds = oddsOf(ruleset, stateOf(battle, at), action)
  const chance = odds.outcomes.find(one => one.outcome === told.outcome)?.chance
  // What could not but happen had no chance worth naming.
  if (chance === undefined || chance >= 0.995) return ''
  return `a chance of ${Math.max(1, Math.round(chance * 100))} in 100`
}

/** By how many points in a hundred each step changed the chance of side A to win. */
export function winningIn(ruleset: Ruleset, battle: Battle): readonly number[] {
  const states = Array.from({ length: battle.cursor + 1 }, (_, step) => stateOf(battle, step))
  const worths = states.map(state => ruleset.worth(state, 'A'))
  const { id, turns: last } = scenarioOf(ruleset, battle)
  const measured = balanceOf(ruleset.id, id)
  const even = measured ? (measured.A + measured.drawn / 2) / measured.battles : 0.5
  const chance = judgeOf({ worths, turns: states.map(({ turn }) => turn), last, even })
  return changesOf(ruleset, states, worths).map((change, at) => {
    const [worth, turn] = [worths[at] ?? 0, states[at]?.turn ?? 0]
    return Math.round((chance(worth + change, turn) - chance(worth, turn)) * 100)
  })
}

/**
 * How much more each state is worth to side A than the one before. Whose step comes next is worth something by itself:
 * where the step of the turn changes, what is usual for that change is taken off.
 */
function changesOf(
  ruleset: Ruleset,
  states: readonly GameState[],
  worths: readonly number[],
): readonly number[] {
  const steps = states.map(state => ruleset.ribbon(state).at)
  const changes = worths.slice(1).map((worth, at) => worth - (worths[at] ?? 0))
  const alike = new Map<string, number[]>()
  const kinds = changes.map((change, at) => {
    // The end decides everything, and is usual for nothing.
    if (steps[at] === steps[at + 1] || states[at + 1]?.result) return null
    const kind = `${steps[at]} ${steps[at + 1]}`
    alike.set(kind, [...(alike.get(kind) ?? []), change])
    return kind
  })
  return changes.map((change, at) => change - median(alike.get(kinds[at] ?? '') ?? []))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** The longest ways that units of both sides went, from where they stood in turn 1: `most` of both together. */
export function trailsOf(battle: Battle, most = 6): readonly Trail[] {
  const ways = new Map<UnitId, Point[]>()
  const note = (id: UnitId, at: Point | null) => {
    if (!at) return
    const way = ways.get(id) ?? []
    const last = way.at(-1)
    if (!last || Math.hypot(last.x - at.x, last.y - at.y) > 0.4) ways.set(id, [...way, at])
  }
  for (let step = 0; step <= battle.cursor; step++) {
    const { turn, units } = stateOf(battle, step)
    // Where a unit was put before the battle is no way that it went.
    if (turn === 0) ways.clear()
    for (const unit of units) note(unit.id, unit.at)
  }
  const sides = new Map(stateOf(battle, 0).units.map(unit => [unit.id, unit.side]))
  const trails = [...ways].flatMap(([unit, points]) => {
    const side = sides.get(unit)
    const length = points.reduce((sum, at, index) => {
      const from = points[index - 1]
      return from ? sum + Math.hypot(at.x - from.x, at.y - from.y) : sum
    }, 0)
    return side && points.length > 1 && length > 2 ? [{ side, unit, points, length }] : []
  })
  return SIDES.flatMap(side =>
    trails
      .filter(trail => trail.side === side)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, Math.ceil(most / 2)),
  )
}
