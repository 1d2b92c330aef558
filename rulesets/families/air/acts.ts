import type { Acts } from '../../../src/engine/acts'
import type { Action } from '../../../src/engine/action'
import { fire, fireBack, holdFire } from './fire/fire'
import type { Book } from './model/book'
import { together } from './model/parts'
import type { AirAction, AirState } from './model/state'
import { fly } from './movement/fly'
import { leave } from './movement/leave'
import { done, draw, end } from './sequence/turns'
import { concede } from './sequence/victory'

/** All that can be done, in the order in which it is offered: what the family knows, and the acts of a book's parts. */
export function actsOf<Own extends Action>({
  parts,
}: Book): Partial<Acts<AirState, AirAction | Own, readonly [Book]>> {
  // What is said of the acts one by one holds of all of them together; the compiler does not see it through `Own`.
  return {
    draw,
    'fire-back': fireBack,
    'hold-fire': holdFire,
    ...together(
      {},
      parts.map(({ readying }) => readying),
    ),
    fly,
    leave,
    fire,
    ...together(
      {},
      parts.map(({ attacks }) => attacks),
    ),
    done,
    end,
    concede,
  } as unknown as Partial<Acts<AirState, AirAction | Own, readonly [Book]>>
}
