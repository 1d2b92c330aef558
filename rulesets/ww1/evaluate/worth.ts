import { type Side, type UnitId } from '../../../src/engine/ids'
import { assaultWorth, pending, promise, supportWorth } from './assaultWorth'
import { isOn, unitsIn } from '../lookup'
import { gunsIn, spareOf, standingOf } from './gunBalance'
import { outlooks, turnsAfter } from './rowNeeds'
import { centreOf } from '../squares'
import type { Advance, Square, Ww1Action, Ww1State, Ww1Unit } from '../state'

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

/** Of what an advance into an emptied square would bring, so much is counted before anybody has gone. */
const FORESEEN = 0.7

/** What a position is made of for a side; where a square lies open to an advance, most of what that will bring. */
export function merits(state: Ww1State, side: Side): Merits {
  const { advance } = state
  const stayed = plainMerits(state, side)
  const goer = advance && unitsIn(state, advance.to).length === 0 ? bestGoer(state, advance) : undefined
  if (!advance || !goer) return stayed
  const gone = plainMerits({ ...state, units: withUnitIn(state, goer, advance.to) }, side)
  const gain = (totalOf(gone) - totalOf(stayed)) * (advance.side === side ? 1 : -1)
  if (gain <= 0) return stayed
  const between = (part: keyof Merits): number => stayed[part] + FORESEEN * (gone[part] - stayed[part])
  return {
    forces: between('forces'),
    guns: between('guns'),
    ground: between('ground'),
    threats: between('threats'),
  }
}

const totalOf = ({ forces, guns, ground, threats }: Merits): number => forces + guns + ground + threats

/** Who would go first: infantry rather than a Tank, which may stick. */
const bestGoer = (state: Ww1State, { units }: Advance): UnitId | undefined =>
  units.find(id => state.units.some(unit => unit.id === id && unit.type !== 'tank')) ?? units[0]

const withUnitIn = (state: Ww1State, id: UnitId, square: Square): readonly Ww1Unit[] =>
  state.units.map(unit => (unit.id === id ? { ...unit, at: centreOf(state.scenario.board, square) } : unit))

function plainMerits(state: Ww1State, side: Side): Merits {
  const sign = side === 'A' ? 1 : -1
  const spare = spareOf(state.units)
  const guns = gunsIn(state)
  const { worth: all, perGun } =
    state.turn === 0
      ? { worth: (spare + guns.A - guns.B) * 30, perGun: 30 }
      : standingOf(outlooks(state), guns, spare)
  const forces = perGun * spare
  const artillery = perGun * (guns.A - guns.B)
  return {
    forces: sign * forces,
    guns: sign * artillery,
    ground: sign * (all - forces - artillery),
    threats: state.assault ? sign * (pending(state, state.assault) ?? all) - sign * all : 0,
  }
}

/** What Assaults and the answers to them are worth on average; other acts are played. */
export function estimate(state: Ww1State, side: Side, action: Ww1Action): number | null {
  if (state.turn === 0 || isOn(state, 'secret-stakes')) return null
  const sign = side === 'A' ? 1 : -1
  if (action.type === 'assault') return sign * assaultWorth(state, side, action)
  return action.type === 'support' && state.assault ? sign * supportWorth(state, state.assault, action) : null
}

/** An Assault that is not made now cannot be made up for: so many guns it may cost the Attacker to make it. */
const TEMPO = 8
/** What guns cost besides that go beyond those of the turn: they will be missed when the Defender has none left. */
const PACE = 1
const PACED = 2

/** What speaks for an Assault of the Attacker besides what comes of it: time, and against it, haste. */
export function urge(state: Ww1State, side: Side, action: Ww1Action): number {
  if (state.turn === 0 || isOn(state, 'secret-stakes') || action.type !== 'assault' || side !== 'A') return 0
  const { perGun } = standingOf(outlooks(state), gunsIn(state), spareOf(state.units))
  const ofTurn = state.guns.A / (1 + turnsAfter(state))
  const early = Math.max(0, action.guns - (PACED * ofTurn) / (1 + state.assaulted.length))
  return perGun * (TEMPO * promise(state, side, action) - PACE * early)
}
