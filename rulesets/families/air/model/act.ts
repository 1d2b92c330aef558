import type { ActOf } from '../../../../src/engine/acts'
import type { Book } from './book'
import type { AirAction, AirState } from './state'

/** One kind of action, whole: see `Act` of the engine. Every part is handed the ruleset's book. */
export type Act<T extends AirAction['type']> = ActOf<AirState, AirAction, T, readonly [Book]>
