import { memoLast } from '../../src/engine/memo'
import { type Edition, type Falling, type FallBack, followed } from '../families/panzer8'
import { cite } from './act'
import { COPIES, changed } from './changes'
import { CITATIONS } from './citations'
import { gotOff, gotOn, unboarded } from './movement/boarding'
import { drivenOff, isOverEdge } from './movement/drivenOff'
import { notMoving } from './movement/moving'
import { SHEETS_OF_2008 as SHEETS } from './sheets'
import type { D20State } from './state'
import { SHORT } from './tables'

/** What the booklet of 2008 says to the acts of the family: a Movement Phase, in which each element moves once. */
export const EDITION: Edition<D20State> = {
  ...COPIES,
  sheets: SHEETS,
  cite: CITATIONS,
  mixedGround: cite('8.0.2'),
  moves: 'movement',
  short: SHORT,
  against: notMoving,
  // Fire may catch it on its way.
  done: (state, id, _, track) => changed(state, id, { moved: true, track }),
  follow: memoLast((state, element, path) => followed(SHEETS, state, element, path)),
  isWaiting: () => true,
  unboarded,
  gotOn,
  gotOff,
  forcedBack: (state, id) => changed(state, id, { track: [] }),
}

/** Falling back: by house rule over its own edge. */
export const FALLING: Falling<D20State, FallBack> = {
  order: order => order,
  facing: (_action, _element, to) => to.facing,
  driven: (state, element, { way }, from, to, io) =>
    isOverEdge(state, element, way, from, to) ? drivenOff(state, element, io) : null,
}
