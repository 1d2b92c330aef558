import type { Viewer } from '../../src/engine/ids'
import type { Ww1State } from './state'

/** What a viewer may know: all but a stake that lies face down (R33). */
export function view(state: Ww1State, viewer: Viewer): Ww1State {
  const { assault } = state
  if (!assault?.secret || viewer === 'referee' || viewer === assault.by || assault.stake === null)
    return state
  return { ...state, assault: { ...assault, stake: null } }
}
