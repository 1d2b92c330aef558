import type { Act } from '../model/book'
import { playJoining, playLeaving, refuseJoining, refuseLeaving } from './carrying'
import type { TacticalAction } from '../model/state'
import { joiningOffers, leavingOffers } from './transportOffers'

type Of<T extends TacticalAction['type']> = Extract<TacticalAction, { type: T }>

function joining<T extends 'mount' | 'limber'>(kind: T): Act<Of<T>> {
  return {
    offers: (book, state, side) => joiningOffers(book, state, side, kind),
    refuse: (book, state, action) => refuseJoining(book, state, action),
    play: (book, state, action, io) => playJoining(book, state, action, io),
  }
}

function leaving<T extends 'dismount' | 'unlimber'>(kind: T): Act<Of<T>> {
  return {
    offers: (book, state, side) => leavingOffers(book, state, side, kind),
    refuse: (book, state, action) => refuseLeaving(book, state, action),
    play: (book, state, action, io) => playLeaving(book, state, action, io),
  }
}

export const mount = joining('mount')
export const limber = joining('limber')
export const dismount = leaving('dismount')
export const unlimber = leaving('unlimber')
