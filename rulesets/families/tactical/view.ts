import { memoBy } from '../../../src/engine/memo'
import type { Viewer } from '../../../src/engine/ids'
import type { TacticalScenario, TacticalState } from './state'

/** The scenario as a viewer knows it; the same object each time, so that what is indexed by it stays indexed. */
const known = memoBy((scenario: TacticalScenario) => {
  const made = new Map<Viewer, TacticalScenario>()
  return (viewer: Viewer): TacticalScenario => {
    const found = made.get(viewer)
    if (found) return found
    const mines = scenario.mines.map(mine => (mine.side === viewer ? mine : { ...mine, real: null }))
    const redacted = { ...scenario, mines }
    made.set(viewer, redacted)
    return redacted
  }
})

/** What a viewer may know: all but which of the enemy's minefield counters that lie face down are real (R38). */
export function view(state: TacticalState, viewer: Viewer): TacticalState {
  if (viewer === 'referee' || state.scenario.mines.length + state.mines.length === 0) return state
  const mines = state.mines.map(mine =>
    mine.shown || mine.side === viewer || mine.real === null ? mine : { ...mine, real: null },
  )
  return { ...state, mines, scenario: known(state.scenario)(viewer) }
}
