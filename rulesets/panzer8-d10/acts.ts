import type { Acts } from '../../src/engine/acts'
import { breakDownOf, climbOf, enterOf, fallBackOf, getOffOf, getOnOf, moveOf } from '../families/panzer8'
import { advance } from './combat/advance'
import { melee } from './combat/melee'
import { overrun } from './combat/overrun'
import { suffer } from './combat/suffer'
import { replace } from './combat/touched'
import { rally, recover } from './command/recover'
import { end } from './end'
import { draw } from './events/draw'
import { headsDown, name, placeSmoke } from './events/name'
import { fire } from './fire/fire'
import { hunt } from './fire/hunt'
import { hold } from './fire/reactions'
import { EDITION, FALLING, STAY_ON } from './edition'
import { concede } from './sequence'
import type { D10Action, D10State } from './state'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<D10State, D10Action> = {
  'fall-back': fallBackOf(EDITION, FALLING),
  'get-off': getOffOf(EDITION),
  'stay-on': STAY_ON,
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
  enter: enterOf(EDITION),
  move: moveOf(EDITION),
  'heads-down': headsDown,
  'get-on': getOnOf(EDITION),
  'break-down': breakDownOf(EDITION),
  climb: climbOf(EDITION),
  end,
  concede,
}
