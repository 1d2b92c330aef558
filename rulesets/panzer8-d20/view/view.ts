import type { Viewer } from '../../../src/engine/ids'
import type { D20Element, D20State } from '../state'

/** What a viewer may know: which enemy sections have an anti-tank team is told when it has fired. */
export function view(state: D20State, viewer: Viewer): D20State {
  if (viewer === 'referee' || state.scenario.openTeams || state.houseRules['open-teams'] === true)
    return state
  const isSecret = (side: D20Element['side']): boolean => side !== viewer
  if (!state.units.some(each => hides(each) && isSecret(each.side))) return state
  const shown = new Set(state.units.filter(each => each.teamShown).map(each => each.id))
  const units = state.units.map(each => (hides(each) && isSecret(each.side) ? { ...each, team: null } : each))
  const listed = state.scenario.units.map(each => {
    if (each.team === undefined || !isSecret(each.side) || shown.has(each.id)) return each
    const { team: _, ...rest } = each
    return rest
  })
  return { ...state, units, scenario: { ...state.scenario, units: listed } }
}

const hides = ({ team, teamShown }: D20Element): boolean => team !== null && !teamShown
