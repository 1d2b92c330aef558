import type { AncientActs } from './model/book'
import { charge } from './charge/charge'
import { rampage } from './damage/rampage'
import { attack } from './melee/attack'
import { advance, advanceTurn } from './movement/advance'
import { breakOff } from './movement/breakOff'
import { march } from './movement/march'
import { moveOffers } from './movement/move'
import { turn } from './movement/turn'
import { deploy } from './sequence/deployment'
import { concede, end } from './sequence/end'
import { rally } from './sequence/rally'
import { shoot } from './shooting/shoot'

/** All that can be done, by the type of the action and in the order in which it is offered. */
export const ACTS: AncientActs = {
  deploy,
  breakOff,
  turn,
  charge,
  // One offer stands for all the moves that a player makes with the piece in the hand.
  advance: { ...advance, offers: moveOffers },
  advanceTurn,
  march,
  shoot,
  attack,
  rampage,
  rally,
  end,
  concede,
}
