import { plainOffer } from '../../src/engine/acts'
import type { Act, Reason } from './act'
import { findUnit, reason, stands, withUnit } from './lookup'
import { activationEnds, notNow } from './sequence'
import { isSubmarine } from './spotting'
import type { CoastalState, Vessel } from './state'

function reasonsAgainst(state: CoastalState, vessel: Vessel | undefined): readonly Reason[] {
  const reasons = notNow(state, vessel)
  if (reasons.length > 0 || !vessel) return reasons
  if (!isSubmarine(vessel)) return [reason('coastal-11.2', 'no-submarine')]
  if (vessel.damaged || vessel.wrecked) return [reason('coastal-11.2', 'cannot-dive')]
  const { active } = state
  if (!active?.moved) return [reason('coastal-R31', 'sail-first')]
  // R31: it would be gone: whoever fires after moving stays up.
  const hasFiredLast = active.fired.some(each => each.startsWith(`${vessel.id} after`))
  return hasFiredLast ? [reason('coastal-R31', 'has-fired-after')] : []
}

export const mayDive = (state: CoastalState, vessel: Vessel): boolean =>
  isSubmarine(vessel) && reasonsAgainst(state, vessel).length === 0

/** 11.2, 11.3: at the end of its movement, out of the game. */
export const submerge: Act<'submerge'> = {
  offers(state, side) {
    if (state.step !== 'act' || !state.active?.moved) return []
    return state.units.flatMap(vessel =>
      vessel.side === side && stands(vessel) && mayDive(state, vessel)
        ? [
            plainOffer({ type: 'submerge' as const, unit: vessel.id }, 'Submerge', 'coastal-11.2', {
              id: `submerge:${vessel.id}`,
              unit: vessel.id,
            }),
          ]
        : [],
    )
  },
  refuse: (state, { unit }) => reasonsAgainst(state, findUnit(state, unit)),
  play(state, { unit }, io) {
    const vessel = findUnit(state, unit)
    if (!vessel || !stands(vessel)) return state
    io.log({
      code: 'submerges',
      facts: { unit: { unit } },
      side: vessel.side,
      units: [unit],
      clauses: ['coastal-11.3'],
    })
    return activationEnds(withUnit(state, unit, { at: null, fate: 'submerged', speed: 0 }), io)
  },
}
