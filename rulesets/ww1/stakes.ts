import type { Side } from '../../src/engine/ids'
import { isOn, reason } from './lookup'
import type { Stake, Ww1State } from './state'
import { FEW_GUNS } from './tables'

export const NOTHING_STAKED: Stake = { guns: 0, gas: false }

/** How many guns a side may stake in one Assault. */
export const mostGuns = (state: Ww1State, side: Side): number =>
  isOn(state, 'few-guns') ? Math.min(FEW_GUNS, state.guns[side]) : state.guns[side]

/** All that a side may stake, from nothing upwards, gas last. */
export function stakesOf(state: Ww1State, side: Side): readonly Stake[] {
  const guns = Array.from({ length: mostGuns(state, side) + 1 }, (_, at) => ({ guns: at, gas: false }))
  return state.gas[side] > 0 ? [...guns, { guns: 0, gas: true }] : guns
}

export function stakeLabel({ guns, gas }: Stake): string {
  if (gas) return 'Poison Gas'
  return guns === 0 ? 'No guns' : guns === 1 ? '1 gun' : `${guns} guns`
}

/** Why a side may not stake this; empty if it may. */
export function badStake(state: Ww1State, side: Side, { guns, gas }: Stake) {
  if (gas && guns > 0) return [reason('ww1-5b.1', 'guns-or-gas')]
  if (gas) return state.gas[side] < 1 ? [reason('ww1-5b.1', 'no-gas')] : []
  if (isOn(state, 'few-guns') && guns > FEW_GUNS) return [reason('ww1-R16', 'three-guns')]
  return guns < 0 || guns > state.guns[side]
    ? [reason('ww1-2.4', 'few-guns-left', { left: state.guns[side] })]
    : []
}

/** The number that stands for a stake on a stepper; gas is none. */
export const stakeNumber = ({ guns, gas }: Stake): { readonly count?: number } => (gas ? {} : { count: guns })

/** So many stakes are offered together: a long list of guns is read, and thought over, in parts. */
const HANDFUL = 12

/** Stakes in lists of a handful, gas with the smallest ones. */
export function inHandfuls(stakes: readonly Stake[]): readonly (readonly Stake[])[] {
  const gas = stakes.filter(each => each.gas)
  const guns = stakes.filter(each => !each.gas)
  const first = HANDFUL - gas.length
  const lists = [[...guns.slice(0, first), ...gas]]
  for (let at = first; at < guns.length; at += HANDFUL) lists.push(guns.slice(at, at + HANDFUL))
  return lists
}
