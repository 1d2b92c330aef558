import { plainOffer } from '../../src/engine/acts'
import type { Act } from './act'
import { reason } from './lookup'
import { overnight, rallyOvernight } from './rally'
import { nextTurn, night as nightFalls } from './sequence'
import { DAY } from './tables'

/** 3.8: from turn 9 on a die may end the day. */
export const dusk: Act<'dusk'> = {
  offers: state =>
    state.step === 'dusk'
      ? [plainOffer({ type: 'dusk' }, 'Throw for dusk', 'divisional-3.8', { ends: true })]
      : [],
  refuse: state => (state.step === 'dusk' ? [] : [reason('divisional-3.8', 'not-now')]),
  play(state, _, io) {
    const ends = io.chance.check(6, DAY.need, { purpose: 'dusk', by: null, clause: 'divisional-3.8' })
    const base = { facts: { turn: state.turn }, side: null, units: [], clauses: ['divisional-3.8'] }
    io.log({ ...base, code: ends ? 'dusk-falls' : 'light-lasts' })
    return ends ? nightFalls(state, io) : nextTurn(state, io)
  },
}

/** 3.9: the fatigued of both sides rally between two days, one after the other. */
export const night: Act<'night'> = {
  offers(state) {
    const [unit] = overnight(state)
    if (state.step !== 'night' || !unit) return []
    return [plainOffer({ type: 'night' }, `Roll for ${unit.name}`, 'divisional-3.9', { ends: true })]
  },
  refuse: state => (state.step === 'night' ? [] : [reason('divisional-3.9', 'not-now')]),
  play: (state, _, io) => rallyOvernight(state, io),
}
