import type { Side } from '../../../../src/engine/ids'
import { hexDistance } from '../../../../src/geometry/hexes'
import type { Book } from '../model/book'
import { findAircraft, isLoaded, stands } from '../model/lookup'
import type { AirAction, AirState } from '../model/state'
import { carried } from '../movement/carried'
import { enemiesOf, promiseOf } from './prospects'
import { leadOf, remaining } from './value'

/** How much a side that leads, is level or is behind looks at its own shots to come more than at those of the enemy. */
const DARING = { ahead: 0.1, level: 0.35, behind: 0.6 } as const
/** What is dared besides by the end of a battle that is not won yet. */
const LATE_DARING = 0.4
/** What a hex nearer to the prey counts. */
const NEARER = 1.2

/**
 * What speaks for a flight besides the worth of where it ends: that it makes for the enemy. Between equals nothing is gained by
 * coming near; who does not dare will not win.
 */
export function urge(book: Book, state: AirState, side: Side, action: AirAction): number {
  if (action.type !== 'fly') return 0
  const one = findAircraft(state, action.unit)
  if (!stands(one) || one.side !== side) return 0
  const { pose } = carried(book, state, one, action.manoeuvres)
  const enemies = enemiesOf(state, side)
  const lead = leadOf(state, side)
  const late = lead > 0 ? 0 : LATE_DARING * (1 - remaining(state))
  const daring = (lead > 0 ? DARING.ahead : lead < 0 ? DARING.behind : DARING.level) + late
  const { hopes } = promiseOf(book, state, one, pose, enemies)
  if (isLoaded(one)) return 0
  // What has still its bombs goes before what has none.
  const bombers = enemies.filter(enemy => isLoaded(enemy.one))
  const prey = bombers.length > 0 ? bombers : enemies
  const away = Math.min(...prey.map(enemy => hexDistance(pose.hex, enemy.pose.hex)))
  return daring * hopes - (Number.isFinite(away) ? NEARER * away * (one.damaged ? 0 : 1) : 0)
}
