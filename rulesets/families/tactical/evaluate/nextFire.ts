import { type Side, type UnitId, otherSide } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import type { Book } from '../model/book'
import { type Standing, stands } from '../model/lookup'
import type { Step, TacticalState } from '../model/state'
import { type Exposure, exposures } from './exposure'
import type { Position } from './position'

/** How much of what the next fire of a side may do counts now: less where the enemy moves before it. */
const NEXT_FIRE: Readonly<Record<Step, Readonly<Record<Side, number>>>> = {
  'deploy B': { A: 0.3, B: 0.3 },
  'deploy A': { A: 0.3, B: 0.5 },
  'A moves': { A: 0.7, B: 1 },
  'B fires': { A: 0.75, B: 0.35 },
  'B moves': { A: 1, B: 0.7 },
  'A fires': { A: 0.35, B: 0.75 },
  rally: { A: 0.35, B: 0.75 },
}

/** What a unit may do with its next fire: at whom best, how likely it hits him, and the points that it may gain. */
interface Shot {
  readonly by: UnitId
  readonly at: UnitId | null
  readonly hit: number
  readonly gain: number
}

/** The next fire of a side, unit by unit. */
function shotsOf({ book, state, sides, left }: Position, side: Side): readonly Shot[] {
  if (left <= 1 && !firesAgain(state.step, side)) return []
  const strikes = exposures(book, state)
  const targets: { readonly at: Standing; readonly value: number }[] = []
  for (const { unit, loaded } of sides[otherSide(side)]) {
    if (stands(unit)) targets.push({ at: asItWillBe(state, unit), value: loaded })
  }
  const shots: Shot[] = []
  for (const { unit, range } of sides[side]) {
    if (range === 0 || !stands(unit)) continue
    const strike = strikes(asItWillBe(state, unit))
    let best = 0
    let all = 0
    let at: UnitId | null = null
    let hit = 0
    for (const target of targets) {
      const struck = strike(target.at)
      const gain = harm(struck) * target.value
      all += gain
      if (gain <= best) continue
      best = gain
      at = target.at.id
      hit = struck.hit
    }
    shots.push({ by: unit.id, at, hit, gain: best + 0.15 * (all - best) })
  }
  return shots
}

/** Who fires before the other does again. */
const FIRST: Readonly<Record<Step, Side>> = {
  'deploy B': 'B',
  'deploy A': 'B',
  'A moves': 'B',
  'B fires': 'B',
  'B moves': 'A',
  'A fires': 'A',
  rally: 'B',
}
/** Of the chance to be hit first, so much is the chance not to fire any more. */
const SILENCED = 0.9

/** What the next fire of each side is expected to gain: whoever is fired at before may not come to it. */
export function nextFire(position: Position): Readonly<Record<Side, number>> {
  const { book, state } = position
  const first = FIRST[state.step]
  const second = otherSide(first)
  const shots = shotsOf(position, first)
  const unhurt = new Map<UnitId, number>()
  for (const { at, hit } of shots)
    if (at !== null) unhurt.set(at, (unhurt.get(at) ?? 1) * (1 - SILENCED * hit))
  const counted = (side: Side, gain: number): number =>
    gain * NEXT_FIRE[state.step][side] * boldness(book, state, otherSide(side))
  const before = counted(
    first,
    shots.reduce((sum, { gain }) => sum + gain, 0),
  )
  const after = counted(
    second,
    shotsOf(position, second).reduce((sum, { by, gain }) => sum + gain * (unhurt.get(by) ?? 1), 0),
  )
  return first === 'A' ? { A: before, B: after } : { A: after, B: before }
}

/**
 * How little a side may care for its losses: less the more it is behind on points, for then it has to attack, and no more
 * than usual while it leads. Counts more as the turns run out.
 */
function boldness(book: Book, state: TacticalState, side: Side): number {
  const behind = book.victory.points(book, state, otherSide(side)) - book.victory.points(book, state, side)
  const time = 0.8 + 0.2 * Math.min(1, state.turn / Math.max(1, state.scenario.turns))
  return 1 - time * Math.min(0.65, Math.max(-0.1, behind * 0.12))
}

/** Whether a side still fires in this turn, after the present step. */
function firesAgain(step: Step, side: Side): boolean {
  if (step === 'A moves') return true
  return side === 'A' && (step === 'B fires' || step === 'B moves')
}

/** The share of a unit's value that an attack is expected to cost: half a hit or so does not destroy but shakes. */
function harm({ hit, destroy }: Exposure): number {
  return destroy + 0.14 * (hit - destroy)
}

const hiddenAgain = memoBy((unit: Standing): Standing => ({ ...unit, gaveAway: false }))

/** Who fired in this turn is hidden again once it is over, before the enemy fires in the next. */
function asItWillBe(state: TacticalState, unit: Standing): Standing {
  if (!unit.gaveAway || (state.step !== 'A fires' && state.step !== 'rally')) return unit
  return hiddenAgain(unit)
}
