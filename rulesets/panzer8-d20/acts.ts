import type { Acts } from '../../src/engine/acts'
import { advance } from './combat/advance'
import { melee, suffer } from './combat/melee'
import { overrun } from './combat/overrun'
import { replace } from './combat/touched'
import { rally } from './command/rally'
import { end } from './end'
import { fire } from './fire/fire'
import { hunt } from './fire/hunt'
import { enter } from './movement/enter'
import { fallBack } from './movement/fallBack'
import { getOff, stayOn } from './movement/getOff'
import { getOn } from './movement/getOn'
import { move } from './movement/move'
import { breakDown, climb } from './movement/weapons'
import { concede } from './sequence'
import type { D20Action, D20State } from './state'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<D20State, D20Action> = {
  'fall-back': fallBack,
  'get-off': getOff,
  'stay-on': stayOn,
  suffer,
  advance,
  replace,
  rally,
  fire,
  hunt,
  melee,
  overrun,
  enter,
  move,
  'get-on': getOn,
  'break-down': breakDown,
  climb,
  end,
  concede,
}
