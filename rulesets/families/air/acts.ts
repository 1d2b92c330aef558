import type { Acts } from '../../../src/engine/acts'
import { fire, fireBack, holdFire } from './fire/fire'
import { attack } from './ground/attack'
import type { Book } from './model/book'
import type { AirAction, AirState } from './model/state'
import { fly } from './movement/fly'
import { leave } from './movement/leave'
import { clear, jettison } from './sequence/readying'
import { done, draw, end } from './sequence/turns'
import { concede } from './sequence/victory'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<AirState, AirAction, readonly [Book]> = {
  draw,
  'fire-back': fireBack,
  'hold-fire': holdFire,
  clear,
  jettison,
  fly,
  leave,
  fire,
  attack,
  done,
  end,
  concede,
}
