import type { Action } from '../engine/action'
import type { Side, UnitId } from '../engine/ids'
import type { Phrase } from '../engine/phrase'
import type { Ruleset } from '../engine/ruleset'
import { signed } from '../engine/say'
import type { GameState } from '../engine/state'
import { type Change, taskOf } from './task'

/** An order that is given: by whom, what it is in the words of its offer, what it gains, and how many were weighed. */
interface Given {
  readonly unit: UnitId | null
  readonly label: string
  readonly gain: number
  readonly count: number
}

/** What an order changes; `after` is null where a die has a say in it. */
type Foreseen<S extends GameState, A extends Action> = Omit<Change<S, A>, 'after'> & {
  readonly after: S | null
}

/** Why an order is given: in tasks, where it is sure what comes of it for a unit. A sentence of OPPONENT_WORDS. */
export function reasonFor<S extends GameState, A extends Action>(
  change: Foreseen<S, A>,
  { unit, label, gain, count }: Given,
): Phrase {
  const { ruleset, before, after, side } = change
  const why = after ? merited(ruleset, before, after, side) : ''
  const facts = { label, gain: Math.round(gain), why, count }
  if (unit === null) return { code: 'opponent-best-side', facts }
  const task = after ? taskOf({ ...change, after }, unit) : null
  const told = { ...facts, unit: { unit } }
  if (!task) return { code: 'opponent-best', facts: told }
  const place = task.place === undefined ? {} : { place: task.place }
  return { code: `opponent-${task.kind}`, facts: { ...told, ...place } }
}

/** What an order serves and what it costs, the greatest first: ' (objectives +12, fire \u22123)'. */
function merited<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  before: S,
  after: S,
  side: Side,
): string {
  const old = ruleset.merits(before, side)
  const parts = Object.entries(ruleset.merits(after, side))
    .map(([label, value]) => ({ label, change: Math.round(value - (old[label] ?? 0)) }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 3)
  return parts.length === 0
    ? ''
    : ` (${parts.map(({ label, change }) => `${label} ${signed(change)}`).join(', ')})`
}
