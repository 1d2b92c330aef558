import type { Acts } from '../../src/engine/acts'
import { advance } from './combat/advance'
import { melee, suffer } from './combat/melee'
import { overrun } from './combat/overrun'
import { replace } from './combat/touched'
import { rally, recover } from './command/recover'
import { end } from './end'
import { draw } from './events/draw'
import { headsDown, name, placeSmoke } from './events/name'
import { fire } from './fire/fire'
import { hunt } from './fire/hunt'
import { hold } from './fire/reactions'
import { enter } from './movement/enter'
import { fallBack } from './movement/fallBack'
import { getOff, stayOn } from './movement/getOff'
import { getOn } from './movement/getOn'
import { move } from './movement/move'
import { breakDown, climb } from './movement/weapons'
import { concede } from './sequence'
import type { D10Action, D10State } from './state'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<D10State, D10Action> = {
  'fall-back': fallBack,
  'get-off': getOff,
  'stay-on': stayOn,
  suffer,
  advance,
  replace,
  draw,
  name,
  'place-smoke': placeSmoke,
  recover,
  rally,
  fire,
  hunt,
  hold,
  melee,
  overrun,
  enter,
  move,
  'heads-down': headsDown,
  'get-on': getOn,
  'break-down': breakDown,
  climb,
  end,
  concede,
}
