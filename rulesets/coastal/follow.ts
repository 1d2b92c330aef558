import type { Offer } from '../../src/engine/offer'
import type { Act, Reason } from './act'
import { hasAttack } from './attacks'
import { allStanding, inches, membersOf, reason, stands } from './lookup'
import { stretchesAlong } from './line'
import { passage } from './passage'
import { tested } from './release'
import { arrived } from './arrival'
import { activationEnds, waitingOf } from './sequence'
import type { ActionOf, CoastalState } from './state'

type Follow = ActionOf<'follow'>

function reasonsAgainst(state: CoastalState, id: string): readonly Reason[] {
  const group = state.scenario.groups.find(each => each.id === id)
  if (!group) return [reason('coastal-2.5', 'no-such-vessel')]
  if (state.released) return [reason('coastal-2.6', 'sails-freely')]
  if (state.step !== 'act' || !state.toAct.includes(group.side))
    return [reason('coastal-3.5', 'not-its-card')]
  const waits = waitingOf(state, group.side).some(each => each.group === id)
  return waits ? [] : [reason('coastal-R10', 'has-acted')]
}

/** A Patrol or Convoy goes along its plotted course, all of it by one card, until somebody spots an enemy (2.5, 3.7, R7). */
export const follow: Act<'follow'> = {
  offers(state, side) {
    if (state.step !== 'act' || state.released) return []
    return state.scenario.groups.flatMap((group): readonly Offer<Follow>[] => {
      if (group.side !== side || reasonsAgainst(state, group.id).length > 0) return []
      const members = membersOf(state, group.id)
      const [first] = members
      if (!first) return []
      const label = `${group.name}: along its course`
      return [
        {
          id: `follow:${group.id}`,
          kind: 'follow',
          unit: first.id,
          with: members.map(each => each.id),
          label,
          clause: 'coastal-2.5',
          input: 'nothing',
          useful: true,
          options: () => [{ action: { type: 'follow', group: group.id }, label }],
        },
      ]
    })
  },
  refuse: (state, { group }) => reasonsAgainst(state, group),
  play(state, { group: id }, io) {
    const group = state.scenario.groups.find(each => each.id === id)
    if (!group) return state
    const ids = membersOf(state, id).map(each => each.id)
    const line = state.courses.find(each => each.group === id)?.line ?? []
    let now = state
    for (const unit of ids) {
      const vessel = allStanding(now.units).find(each => each.id === unit)
      if (!vessel) continue
      const way =
        vessel.speed === 0 || line.length < 2
          ? []
          : stretchesAlong(line, vessel.at, vessel.along, vessel.beside, inches(now, vessel.speed))
      now = arrived(now, vessel, passage(now, vessel, way), 'coastal-3.7', io)
    }
    const active = { units: ids, moved: true, fired: [], looks: [] }
    const after = tested({ ...now, active }, group.side, io)
    const mayFire =
      after.released &&
      ids.some(unit => {
        const vessel = after.units.find(each => each.id === unit)
        return vessel !== undefined && stands(vessel) && hasAttack(after, vessel)
      })
    return mayFire ? after : activationEnds(after, io)
  },
}
