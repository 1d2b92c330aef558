import { refusalField } from '../../src/engine/acts'
import type { Offer, Option } from '../../src/engine/offer'
import type { Act, Reason } from './act'
import { type Standing, findUnit, groupOf, handlingOf, maxSpeedOf, membersOf, reason, stands } from './lookup'
import { isDark } from './secrets'
import { speedSide } from './sequence'
import type { ActionOf, CoastalState, Vessel } from './state'
import { TOP_SPEED } from './tables'

type SpeedAct = ActionOf<'speed'>

const SPEEDS: readonly number[] = Array.from({ length: TOP_SPEED + 1 }, (_, at) => at)

/** Who sets a speed together: all of a group as long as it follows its course (R7). */
const together = (state: CoastalState, vessel: Vessel): readonly Vessel[] =>
  state.released ? [vessel] : membersOf(state, vessel.group)

/** Why a vessel, or its group, cannot be set to a speed: its maximum (section 5, 7.6, 7.9) and the levels (3.2, 3.3). */
function reasonsAgainst(state: CoastalState, vessel: Vessel, speed: number): readonly Reason[] {
  for (const each of together(state, vessel)) {
    const most = maxSpeedOf(each)
    if (speed > most) return [reason(whyNoMore(each), 'over-maximum', { unit: { unit: each.id }, most })]
  }
  if (state.turn === 0) return []
  for (const each of together(state, vessel)) {
    const { levels, isNimble } = handlingOf(state, each)
    const change = Math.abs(speed - each.was)
    if (change > levels) {
      const clause = isNimble ? 'coastal-3.2' : 'coastal-3.3'
      return [reason(clause, 'too-many-levels', { unit: { unit: each.id }, change, levels })]
    }
  }
  return []
}

function whyNoMore({ wrecked, damaged }: Vessel): string {
  if (wrecked) return 'coastal-7.9'
  return damaged ? 'coastal-7.6' : 'coastal-3.1'
}

/** Step a: the speed of each vessel for this turn; before the first turn any that it can do (R8). */
export const speed: Act<'speed'> = {
  offers(state, side) {
    if (speedSide(state.step) !== side) return []
    const seen = new Set<string>()
    return state.units.flatMap((vessel): readonly Offer<SpeedAct>[] => {
      if (vessel.side !== side || !stands(vessel)) return []
      const members = together(state, vessel)
      const key = members[0]?.id ?? vessel.id
      if (seen.has(key)) return []
      seen.add(key)
      return [offerOf(state, vessel, members)]
    })
  },
  refuse(state, { unit: id, speed: wanted }) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel)) return [reason('coastal-3.1', 'no-such-vessel')]
    if (speedSide(state.step) !== vessel.side) return [reason('coastal-3.1', 'not-now')]
    if (wanted === vessel.speed) return [reason('coastal-3.1', 'same-speed')]
    return reasonsAgainst(state, vessel, wanted)
  },
  nearest(state, { unit: id, speed: wanted }) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel) || speedSide(state.step) !== vessel.side) return null
    const speeds = SPEEDS.filter(
      each => each !== vessel.speed && reasonsAgainst(state, vessel, each).length === 0,
    ).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    return speeds[0] === undefined ? null : { type: 'speed', unit: id, speed: speeds[0] }
  },
  play(state, { unit: id, speed: set }, io) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel)) return state
    const ids = together(state, vessel).map(each => each.id)
    const isGroup = !state.released && ids.length > 1
    const facts = { unit: { unit: id }, speed: set }
    io.log({
      code: isGroup ? 'group-speed' : 'speed',
      facts: isGroup ? { group: groupOf(state, vessel.group).name, speed: set } : facts,
      side: vessel.side,
      units: ids,
      clauses: ['coastal-3.1'],
      ...(isDark(state) && { visibleTo: [vessel.side] }),
    })
    const units = state.units.map(each => (ids.includes(each.id) ? { ...each, speed: set } : each))
    return { ...state, units }
  },
}

function offerOf(state: CoastalState, vessel: Standing, members: readonly Vessel[]): Offer<SpeedAct> {
  const isGroup = members.length > 1
  const optionOf = (each: number): Option<SpeedAct> => ({
    action: { type: 'speed', unit: vessel.id, speed: each },
    label: each === 0 ? 'Stop' : `Speed ${each}`,
    ...refusalField(reasonsAgainst(state, vessel, each)),
  })
  return {
    id: `speed:${vessel.id}`,
    kind: 'speed',
    unit: vessel.id,
    ...(isGroup && { with: members.map(each => each.id) }),
    label: isGroup ? `Speed of ${groupOf(state, vessel.group).name}` : 'Speed',
    clause: 'coastal-3.1',
    input: 'choice',
    direct: true,
    useful: false,
    sample(pick) {
      const open = SPEEDS.filter(
        each => each !== vessel.speed && reasonsAgainst(state, vessel, each).length === 0,
      )
      const set = open[pick(Math.max(1, open.length))]
      return set === undefined ? null : optionOf(set)
    },
    options: () => SPEEDS.filter(each => each !== vessel.speed).map(optionOf),
  }
}
