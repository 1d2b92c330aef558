import type { UnitId } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Measurement, Threat } from '../../src/engine/ruleset'
import { hexDistance } from '../../src/geometry/hexes'
import type { Degrees, Point } from '../../src/geometry/point'
import { facingOf, hexOf, outlineOf, placeOf } from './board'
import { diceOf } from './contest'
import { faceNeeded, shotReasons, toHit } from './firing'
import { blockers, isAhead } from './sight'
import { findShip, onTable, stands } from './lookup'
import type { SpaceState } from './state'
import { RANGE, TO_HIT } from './tables'
import { destroyChance, hitChance } from './chances'

/** Hexes from one place or ship to another, what one needs to hit there, and what is in the way. */
export function measured(state: SpaceState, from: Point | UnitId, to: Point | UnitId): Measurement {
  const { board } = state.scenario
  const ship = typeof from === 'string' ? findShip(state, from) : undefined
  return measuredBetween(state, from, to, (a, b) => {
    const [start, end] = [hexOf(board, a), hexOf(board, b)]
    const distance = hexDistance(start, end)
    const band = TO_HIT.find(({ upTo }) => distance <= upTo)
    const asteroids = blockers(state, start, end)
    const [asteroid] = asteroids
    const ahead = stands(ship) && distance > 0 ? isAhead(state, start, facingOf(ship.facing), end) : null
    return {
      distance,
      lines: [
        distance > RANGE || !band
          ? { code: 'measure-far', clause: 'space-4.8' }
          : { code: 'measure-need', facts: { need: band.need }, clause: band.clause },
        ...(ahead === null
          ? []
          : [{ code: ahead ? 'measure-ahead' : 'measure-not-ahead', clause: 'space-4.2' }]),
        ...(asteroid ? [{ code: 'measure-blocked', clause: 'space-8.7' }] : []),
      ],
      marks: [
        {
          kind: 'sight',
          from: placeOf(board, start),
          to: placeOf(board, end),
          tone: asteroid ? 'refused' : 'plain',
          ...(asteroid && { blockedAt: placeOf(board, asteroid), blocker: outlineOf(board, asteroid) }),
        },
      ],
    }
  })
}

/** Which enemies have a place before their guns as they stand now, the worst first; who was fired at fires back. */
export function threatsTo(state: SpaceState, id: UnitId, at: Point, facing: Degrees): readonly Threat[] {
  const ship = findShip(state, id)
  if (!ship) return []
  const target = { ...ship, at, facing }
  return onTable(state, ship.side === 'A' ? 'B' : 'A')
    .flatMap((enemy): readonly Threat[] => {
      const back = state.pending?.ship === enemy.id && state.pending.target === id
      if (shotReasons(state, enemy, target, back).length > 0) return []
      const reckoning = toHit(state, enemy, target, back)
      const hit = hitChance(faceNeeded(state, reckoning))
      const destroy = hit * destroyChance(diceOf(enemy), target)
      return [{ by: enemy.id, hit, destroy, why: `${reckoning.base.label} straight ahead` }]
    })
    .toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
