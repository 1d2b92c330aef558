import type { Acts } from '../../src/engine/acts'
import { breakDownOf, climbOf, enterOf, fallBackOf, getOffOf, getOnOf, moveOf } from '../families/panzer8'
import { advance, stayOn } from './combat/advance'
import { melee, suffer } from './combat/melee'
import { overrun } from './combat/overrun'
import { replace } from './combat/touched'
import { rally } from './command/rally'
import { end } from './end'
import { fire } from './fire/fire'
import { hunt } from './fire/hunt'
import { EDITION, FALLING } from './edition'
import { concede } from './sequence'
import type { D20Action, D20State } from './state'

/** All that can be done, in the order in which it is offered. */
export const ACTS: Acts<D20State, D20Action> = {
  'fall-back': fallBackOf(EDITION, FALLING),
  'get-off': getOffOf(EDITION),
  'stay-on': stayOn,
  suffer,
  advance,
  replace,
  rally,
  fire,
  hunt,
  melee,
  overrun,
  enter: enterOf(EDITION),
  move: moveOf(EDITION),
  'get-on': getOnOf(EDITION),
  'break-down': breakDownOf(EDITION),
  climb: climbOf(EDITION),
  end,
  concede,
}
