import type { Side } from '../../../src/engine/ids'
import { hexDistance } from '../../../src/geometry/hexes'
import { hexOf } from '../board'
import { hitChance, shareOf } from '../chances'
import { diceOf } from '../contest'
import { faceNeeded, fireBackReasons, shotReasons, toHit } from '../firing'
import { stands } from '../lookup'
import type { SpaceState } from '../state'
import { TORPEDO_MPS } from '../tables'
import { nearestTo } from '../torpedoRun'
import { isOff } from './escape'
import { hopeNow, pairOf } from './pairs'
import type { Piece } from './pieces'
import { reachOf } from './reach'
import { harm, wholeOf } from './value'

/** What a torpedo that runs counts of the harm that it would do: it may be shot, or dodged. */
const RUNS = 0.75
/** What is left of that for each turn until it is there, and for each that is ahead of it for the same ship. */
const A_TURN_LATER = 0.72
const AFTER_ANOTHER = 0.6

/** Torpedoes on the table: what they will do to the ship they are heading for, less for each turn until then. */
export function running(state: SpaceState, side: Side): number {
  let sum = 0
  const { board } = state.scenario
  const met = new Map<string, number>()
  for (const torpedo of state.torpedoes) {
    if (torpedo.side !== side) continue
    const [target] = nearestTo(state, torpedo)
    if (!target) continue
    const away = hexDistance(hexOf(board, torpedo.at), hexOf(board, target.at))
    const turns = Math.max(0, Math.ceil(away / TORPEDO_MPS) - 1)
    if (turns >= state.scenario.turns - state.turn + 1) continue
    // Of several that run for one ship the later ones may find nothing left of it.
    const before = met.get(target.id) ?? 0
    met.set(target.id, before + 1)
    const dice = target.cloaked && turns === 0 ? 1 : 2
    sum += harm(dice, target) * RUNS * A_TURN_LATER ** turns * AFTER_ANOTHER ** before
  }
  return sum
}

/** A ship that has moved and not fired: its best shot, less what may come back, or one at a torpedo. */
export function inHand(state: SpaceState, side: Side, enemies: readonly Piece[]): number {
  const { active, pending } = state
  if (!active || active.stage !== 'fire' || active.fired || pending) return 0
  const firer = state.units.find(ship => ship.id === active.ship)
  if (firer?.side !== side || !stands(firer)) return 0
  let best = 0
  for (const { ship } of enemies) {
    if (shotReasons(state, firer, ship).length > 0) continue
    const hit = hitChance(faceNeeded(state, toHit(state, firer, ship)))
    const gain = hit * harm(diceOf(firer), ship)
    const answers = fireBackReasons(state, ship, firer).length === 0
    const back = answers ? hitChance(faceNeeded(state, toHit(state, ship, firer, true))) : 0
    const { destroyed } = shareOf(diceOf(firer), ship.damaged)
    best = Math.max(best, gain - back * (1 - hit * destroyed) * harm(diceOf(ship), firer))
  }
  for (const torpedo of state.torpedoes) {
    if (torpedo.side === side || best > 8) continue
    if (shotReasons(state, firer, torpedo).length > 0) continue
    best = Math.max(best, 18 * hitChance(faceNeeded(state, toHit(state, firer, torpedo))))
  }
  return best * 0.95
}

/** What an attack in prospect counts, in this turn and in the next: by then everything lies elsewhere. */
const NOW = 0.6
const LATER = 0.3
/** What the second best target and those after it count: should the best one be gone, there are others. */
const OTHERS = 0.1

/**
 * What the next attacks of a side may do: of ships that are still to move in this turn by where they can get to; of the next
 * turn roughly. Of several that go for one ship the later ones may find less of it.
 */
export function toCome(state: SpaceState, own: readonly Piece[], enemies: readonly Piece[]): number {
  const isLast = state.turn >= state.scenario.turns
  /** What is left of each enemy by those before. */
  const left = enemies.map(() => 1)
  const off = enemies.map(enemy => isOff(state, enemy))
  // Who is away with his next movement is shot at only by those who come before him: one for each of them.
  const caught = Math.min(1, off.filter(Boolean).length / own.length)
  let sum = 0
  for (const piece of own) {
    const { ship } = piece
    const now = !ship.activated && state.step === 'ships' && state.active?.ship !== ship.id
    if (!now && isLast) continue
    const share = now ? NOW : LATER
    let best = 0
    let all = 0
    let target = -1
    const reach = now ? reachOf(state, ship) : null
    let at = -1
    for (const enemy of enemies) {
      at += 1
      const pair = pairOf(piece, enemy)
      const hope = reach ? hopeNow(pair, reach) : pair.later
      if (hope === 0) continue
      const gain = hope * (left[at] ?? 1) * (now || off[at] !== true ? 1 : caught)
      all += gain
      if (gain <= best) continue
      best = gain
      target = at
    }
    const aimedAt = enemies[target]
    if (!aimedAt) continue
    sum += share * (best + OTHERS * (all - best))
    left[target] = (left[target] ?? 1) * Math.max(0, 1 - (share * best) / wholeOf(aimedAt.ship))
  }
  return sum
}
