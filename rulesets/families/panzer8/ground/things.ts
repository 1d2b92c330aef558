import type { ThingList } from '../../../../src/engine/things'
import type { Field, Smoke } from '../model/state'
import { smokeIn } from './cover'

const withSmoke = <S extends Field>(state: S, smoke: readonly Smoke[]): S =>
  state.smoke ? { ...state, smoke } : { ...state, scenario: { ...state.scenario, smoke } }

/** Smoke, which the referee lays and takes away: in the state where an edition has it come and go, else on the battle's ground. */
export const smokeThings = <S extends Field>(): readonly ThingList<S>[] => [
  {
    list: 'smoke',
    patterns: [{ name: 'smoke', told: 'smoke', sided: false, like: {} }],
    lying: smokeIn,
    laid: (state: S, { id, at }) => withSmoke(state, [...smokeIn(state), { id, at }]),
    lifted: (state: S, id) =>
      withSmoke(
        state,
        smokeIn(state).filter(each => each.id !== id),
      ),
  },
]
