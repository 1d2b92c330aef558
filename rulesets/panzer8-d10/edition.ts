import { memoLast } from '../../src/engine/memo'
import { bearing } from '../../src/geometry/point'
import {
  type BattleAct,
  type Edition,
  type FallBack,
  type Falling,
  isVehicle,
  stayOnOf,
} from '../families/panzer8'
import { COPIES, withoutFirst } from './changes'
import { CITATIONS } from './citations'
import { firstOf, typeOf } from './lookup'
import { gotOff, gotOn, unboarded } from './movement/boarding'
import { fled, isOverEdge } from './movement/flight'
import { follow } from './movement/going'
import { against, done, fallenBack } from './movement/handling'
import { SHEETS_OF_2011 as SHEETS } from './sheets'
import type { D10State } from './state'
import { SHORT } from './tables'

/** What the sheet of 2011 says to the acts of the family: whatever moves is an action, which the enemy may answer. */
export const EDITION: Edition<D10State> = {
  ...COPIES,
  sheets: SHEETS,
  cite: CITATIONS,
  moves: 'action',
  short: SHORT,
  against,
  done,
  follow: memoLast(follow),
  isWaiting: ({ acts }) => acts === 0,
  unboarded,
  gotOn,
  gotOff,
  forcedBack: fallenBack,
}

/** Falling back: on foot one chooses how to look in the end; by house rule over its own edge. */
export const FALLING: Falling<D10State, FallBack & { readonly facing: number }> = {
  order: (order, element, from, to) => ({
    ...order,
    facing: from ? Math.round(bearing(to, from)) % 360 : element.facing,
  }),
  facing: ({ facing }, element, to) =>
    isVehicle(typeOf(element)) ? to.facing : ((facing % 360) + 360) % 360,
  driven: (state, element, { way }, _from, _to, io) =>
    way === 'home' && isOverEdge(state, element) ? fled(withoutFirst(state), element, io) : null,
}

const staying = stayOnOf(EDITION)

/** Passengers may stay inside; by house rule winners may stay where they are. */
export const STAY_ON: BattleAct<D10State, 'stay-on'> = {
  ...staying,
  refuse(state, action) {
    const isFree = state.houseRules['advance-freely'] === true
    return isFree && firstOf(state, 'advance')?.among.includes(action.unit)
      ? []
      : staying.refuse(state, action)
  },
}
