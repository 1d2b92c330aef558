import { type Side, otherSide } from '../../src/engine/ids'
import type { Io } from './act'
import { type Standing, namesOfSide, vesselsOf } from './lookup'
import { blockerBetween, faceToFind, isInView, isSubmarine, visibilityTo, withSpotted } from './spotting'
import type { CoastalState } from './state'
import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'

/** Whether somebody of either side now spots an enemy, without or with a die: then all sail freely (2.5, 2.6, R7, R32). */
export function tested(state: CoastalState, first: Side, io: Io): CoastalState {
  if (state.released) return state
  for (const side of [first, otherSide(first)]) {
    for (const vessel of vesselsOf(state, side)) {
      const target = vesselsOf(state, otherSide(side)).find(
        each => !isSubmarine(each) && isInView(state, vessel, each),
      )
      if (target) return released(state, vessel, target, io)
    }
  }
  for (const side of [first, otherSide(first)]) {
    for (const vessel of vesselsOf(state, side)) {
      for (const target of vesselsOf(state, otherSide(side))) {
        if (!isSubmarine(target) || !mayFind(state, vessel, target)) continue
        const found = io.chance.check(6, faceToFind(state, vessel, target), {
          purpose: 'to spot the Submarine',
          by: side,
          clause: 'coastal-11.5',
        })
        if (found) return released(withSpotted(state, vessel, target), vessel, target, io)
      }
    }
  }
  return state
}

const mayFind = (state: CoastalState, vessel: Standing, target: Standing): boolean =>
  isWithin(distance(vessel.at, target.at), visibilityTo(state, target)) &&
  blockerBetween(state, vessel.at, target.at, [vessel.id, target.id]) === null

function released(state: CoastalState, vessel: Standing, target: Standing, io: Io): CoastalState {
  const facts = {
    unit: { unit: vessel.id },
    target: { unit: target.id },
    distance: distance(vessel.at, target.at),
  }
  io.log({
    code: 'spots',
    facts,
    side: vessel.side,
    units: [vessel.id, target.id],
    clauses: ['coastal-2.6'],
    reveals: true,
    visibleTo: state.houseRules['night'] === true ? [vessel.side] : ['A', 'B', 'public'],
  })
  io.log({
    code: 'released',
    facts: { side: namesOfSide(state, vessel.side).name },
    side: null,
    units: [],
    clauses: ['coastal-2.6'],
  })
  return { ...state, released: true }
}
