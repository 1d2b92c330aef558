import type { Side } from '../../../src/engine/ids'
import type { Weights } from '../../../src/engine/ruleset'
import { assaultWorth, pending, promise, settled, supportWorth } from './assaultWorth'
import { isOn } from '../lookup'
import { gunsIn, partsOf, spareOf, standingOf } from './gunBalance'
import { outlooks, turnsAfter } from './rowNeeds'
import type { Ww1Action, Ww1State } from '../state'

/** More than any position in play. */
const WON = 10_000

export type Merits = Readonly<Record<'forces' | 'guns' | 'ground' | 'threats', number>>

/** How good a position is for a side. 100 is about a battalion; worth(A) is -worth(B). */
export function worth(state: Ww1State, side: Side): number {
  const sign = side === 'A' ? 1 : -1
  if (state.result) {
    const { winner, why } = state.result
    const grade = why.facts?.['grade'] === 'Decisive' ? 600 : why.facts?.['grade'] === 'Marginal' ? 300 : 0
    return winner === null ? 0 : sign * (winner === 'A' ? WON + grade : -WON)
  }
  return totalOf(merits(state, side))
}

/** What a position is made of for a side; where an Assault leaves losses or an advance open, as it will be once they are made. */
export function merits(state: Ww1State, side: Side): Merits {
  const sign = side === 'A' ? 1 : -1
  const guns = gunsIn(state)
  const { found, spare } = settled(state) ?? { found: outlooks(state), spare: spareOf(state.units) }
  const {
    forces,
    guns: artillery,
    ground,
  } = state.turn === 0
    ? { forces: UNPLACED * spare, guns: UNPLACED * (guns.A - guns.B), ground: 0 }
    : partsOf(found, guns, spare)
  const all = forces + artillery + ground
  return {
    forces: sign * forces,
    guns: sign * artillery,
    ground: sign * ground,
    threats: state.assault ? sign * (pending(state, state.assault) ?? all) - sign * all : 0,
  }
}

/** What a gun is worth as long as nobody stands on the table. */
const UNPLACED = 30

const totalOf = ({ forces, guns, ground, threats }: Merits): number => forces + guns + ground + threats

/** What Assaults and the answers to them are worth on average; other acts are played. */
export function estimate(
  state: Ww1State,
  side: Side,
  action: Ww1Action,
  weights: Weights = {},
): number | null {
  if (state.turn === 0 || isOn(state, 'secret-stakes')) return null
  const sign = side === 'A' ? 1 : -1
  if (action.type === 'assault') return sign * assaultWorth(state, side, action, weights)
  return action.type === 'support' && state.assault
    ? sign * supportWorth(state, state.assault, action, weights)
    : null
}

/** An Assault that is not made now cannot be made up for: so many guns it may cost the Attacker to make it. */
const TEMPO = 8
/** What guns cost besides that go beyond those of the turn: they will be missed when the Defender has none left. */
const PACE = 1
const PACED = 2

/**
 * What speaks for an Assault of the Attacker besides what comes of it: time, and against it, haste; and for an advance, that the
 * square stays open only now: what it brings is in the worth of the position already.
 */
export function urge(state: Ww1State, side: Side, action: Ww1Action): number {
  if (action.type === 'advance') {
    const stayed = merits({ ...state, assault: null, advance: null }, side)
    return Math.max(0, totalOf(merits(state, side)) - totalOf(stayed))
  }
  if (state.turn === 0 || isOn(state, 'secret-stakes') || action.type !== 'assault' || side !== 'A') return 0
  const { perGun } = standingOf(outlooks(state), gunsIn(state), spareOf(state.units))
  const ofTurn = state.guns.A / (1 + turnsAfter(state))
  const early = Math.max(0, action.guns - (PACED * ofTurn) / (1 + state.assaulted.length))
  return perGun * (TEMPO * promise(state, side, action) - PACE * early)
}
