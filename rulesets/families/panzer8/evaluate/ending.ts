import { type Side, otherSide } from '../../../../src/engine/ids'
import { distance } from '../../../../src/geometry/point'
import { moveClassOf } from '../movement/rates'
import type { Battle, ElementOf } from '../model/battle'
import { isCombat, onTable, typeOf } from '../model/lookup'
import type { Standing } from '../model/state'
import { OBJECTIVE, holdingsIn } from '../model/victory'
import type { Values } from './worth'

/** How much the end counts that is in sight, by the turns that come after this one. */
const IN_SIGHT: readonly number[] = [1, 0.6, 0.35, 0.15]
/** What winning the battle counts, in points, when it is about to end. */
const DECISION = 420
/** Objectives more than the enemy that have to be likely before the battle is as good as won. */
const DOUBT = 0.8
/** A share of the elements lost that is more than the enemy's counts so many Objectives: it decides where they are equal. */
const LOSSES = 1.2

/** Chance that one who stands on an objective still does after each fire of the enemy that is to come; a suppressed one less. */
const STAYS = 0.85
const STAYS_SHAKEN = 0.55
/** Chance that one who can get there does, by the player turns of the enemy before that. */
const ARRIVES: readonly number[] = [0.97, 0.6, 0.4, 0.3]

/** How near the end is: 0 while nobody needs to think of it. */
const nearness = ({ turn, scenario: { turns } }: Battle): number => IN_SIGHT[turns - turn] ?? 0

/** What the end that is in sight counts for side A: who is likely to hold the objectives then, and by that to win. */
export function endingFor<S extends Battle>(values: Values<S>, state: S): number {
  const near = nearness(state)
  if (near === 0 || state.scenario.objectives.length === 0) return 0
  const holdings = holdingsIn(values.sheets, state)
  let lead = LOSSES * (shareLost(state, 'B') - shareLost(state, 'A'))
  for (const { at, id } of state.scenario.objectives) {
    const holder = holdings.find(held => held.id === id)?.holder ?? null
    const [a, b] = [thereAtEnd(values, state, 'A', at), thereAtEnd(values, state, 'B', at)]
    // Who is alone on it has it; else it stays with whoever had it.
    const [takenByA, takenByB] = [a * (1 - b), b * (1 - a)]
    lead += takenByA - takenByB + (1 - takenByA - takenByB) * (holder === null ? 0 : holder === 'A' ? 1 : -1)
  }
  return near * DECISION * Math.tanh(lead / DOUBT)
}

function shareLost({ losses, scenario: { units } }: Battle, side: Side): number {
  return losses[side] / Math.max(1, units.filter(each => each.side === side).length)
}

/** Player turns of a side that are still to come after the present one. */
function turnsOf({ turn, first, active, scenario: { turns } }: Battle, side: Side): number {
  return turns - turn + (side !== active && active === first ? 1 : 0)
}

/** How likely a side has a combat element at a place when the battle ends: who is there and stays, or one who comes. */
function thereAtEnd<S extends Battle>(
  values: Values<S>,
  state: S,
  side: Side,
  at: { readonly x: number; readonly y: number },
): number {
  const fires = turnsOf(state, otherSide(side)) + (state.active === side ? 0 : 0.5)
  let nobody = 1
  let comes = 0
  for (const element of onTable(state, side)) {
    if (!isCombat(values.sheets, state, element)) continue
    const way = distance(element.at, at) - OBJECTIVE
    if (way <= 0) nobody *= 1 - (element.suppressed ? STAYS_SHAKEN : STAYS) ** Math.max(0.5, fires)
    else comes = Math.max(comes, chanceToCome(values, state, element, way))
  }
  return 1 - nobody * (1 - comes)
}

function chanceToCome<S extends Battle>(
  values: Values<S>,
  state: S,
  element: Standing<ElementOf<S>>,
  way: number,
): number {
  if (element.suppressed) return 0
  const rate = values.sheets.rates[moveClassOf(typeOf(values.sheets, element), element)].open
  if (rate === 0) return 0
  const now = values.isToMove(state, element) ? 1 : 0
  const moves = turnsOf(state, element.side) + now
  const needed = Math.ceil(way / rate - 0.02)
  if (needed > moves) return 0
  // Who moves last is seen by nobody on the way.
  const seen = needed - now + (moves > needed ? 1 : 0)
  return (ARRIVES[Math.max(0, seen - 1)] ?? 0.25) * (needed === moves ? 1 : 0.95)
}
