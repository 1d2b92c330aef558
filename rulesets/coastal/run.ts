import { plainOffer } from '../../src/engine/acts'
import { reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { moveBy } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Io } from './act'
import { sunk } from './damage'
import { isOn, reason } from './lookup'
import { torpedoesNext } from './sequence'
import { isDark } from './secrets'
import type { CoastalState, Torpedo } from './state'
import { TO_HIT } from './tables'
import { SPEED_MODIFIERS } from './toHit'
import { type Met, metBy, openWater, reachOf } from './track'

/** 10.4, R28: the face with which a torpedo hits whom it meets. */
export function torpedoNeed(
  state: CoastalState,
  torpedo: Pick<Torpedo, 'calibre' | 'hasty'>,
  met: Met,
): Reckoning {
  const { half } = reachOf(state, torpedo.calibre)
  const near = isWithin(met.distance, half)
  return reckon(
    'need',
    'To hit',
    {
      clause: 'coastal-10.4',
      label: near ? 'within half distance' : 'beyond half distance',
      value: near ? TO_HIT.near : TO_HIT.far,
    },
    isOn(state, 'plain-torpedoes') ? [] : SPEED_MODIFIERS,
    { target: met.vessel.speed, firer: torpedo.hasty ? 6 : 0 },
  )
}

/** The first torpedo runs its whole way, and tests whoever is in its line (10.2 to 10.6, R26 to R30). */
export const run: Act<'run'> = {
  offers: state =>
    state.step === 'torpedoes'
      ? [plainOffer({ type: 'run' }, 'Run the torpedo', 'coastal-10.2', { ends: true })]
      : [],
  refuse: state => (state.step === 'torpedoes' ? [] : [reason('coastal-10.2', 'not-now')]),
  play(state, _action, io) {
    const [torpedo, ...others] = state.torpedoes
    if (!torpedo) return torpedoesNext(state, io)
    const after = runs({ ...state, torpedoes: others }, torpedo, io)
    return torpedoesNext(after, io)
  },
}

function runs(state: CoastalState, torpedo: Torpedo, io: Io): CoastalState {
  const tells = { side: torpedo.side, clauses: ['coastal-10.2'] }
  const hidden = isDark(state) ? { visibleTo: [torpedo.side] } : {}
  for (const met of metBy(state, torpedo)) {
    const need = torpedoNeed(state, torpedo, met)
    const id = met.vessel.id
    const hit = io.chance.check(6, need.total, {
      purpose: 'torpedo to hit',
      by: torpedo.side,
      clause: 'coastal-10.4',
    })
    const effect = { kind: 'shot' as const, from: torpedo.from, to: met.at, hit, weapon: 'torpedo' }
    io.log({
      ...tells,
      code: hit ? 'torpedo-hits' : 'torpedo-misses',
      facts: { target: { unit: id }, distance: met.distance },
      units: [id],
      clauses: [hit ? 'coastal-10.6' : 'coastal-10.4'],
      reckonings: [need],
      outcome: hit ? 'sunk' : 'missed',
      hit,
      effects: [effect],
      ...(isDark(state) && { reveals: true }),
      ...(!hit && hidden),
    })
    if (hit) return sunk(state, id, io, 'coastal-10.6')
  }
  io.log({
    ...tells,
    code: 'torpedo-runs-out',
    units: [],
    clauses: ['coastal-10.3'],
    effects: [
      {
        kind: 'arrow',
        from: torpedo.from,
        to: moveBy(torpedo.from, torpedo.facing, openWater(state, torpedo)),
      },
    ],
    ...hidden,
  })
  return state
}
