import type { Acts } from '../../src/engine/acts'
import { rally } from './command/rally'
import { fire } from './fire/fire'
import { hunt } from './fire/hunt'
import { fallBack } from './movement/fallBack'
import { getOff, stayOn } from './movement/getOff'
import { move } from './movement/move'
import { concede, end } from './sequence'
import type { D20Action, D20State } from './state'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<D20State, D20Action> = {
  'fall-back': fallBack,
  'get-off': getOff,
  'stay-on': stayOn,
  rally,
  fire,
  hunt,
  move,
  end,
  concede,
}
