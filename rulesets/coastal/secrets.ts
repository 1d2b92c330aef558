import type { Viewer } from '../../src/engine/ids'
import { memoRecent } from '../../src/engine/memo'
import { type Side, SIDES } from '../../src/engine/ids'
import { isOn } from './lookup'
import { isSeenByEnemy } from './spotting'
import type { CoastalScenario, CoastalState, Vessel } from './state'

/** Whether the night hides anything in this battle (R38). */
export const isDark = (state: Pick<CoastalState, 'houseRules'>): boolean => isOn(state, 'night')

/** What is left of a vessel of which one only knows that it is somewhere. */
const unseen = (vessel: Vessel): Vessel => ({
  ...vessel,
  at: null,
  facing: 0,
  speed: 0,
  was: 0,
  along: 0,
  beside: { dx: 0, dy: 0 },
})

/** The scenario without the places and courses of a side. */
function redacted(scenario: CoastalScenario, hidden: readonly Side[]): CoastalScenario {
  const sides = new Map(scenario.groups.map(({ id, side }) => [id, side]))
  const isHidden = (group: string): boolean => hidden.some(side => sides.get(group) === side)
  return {
    ...scenario,
    groups: scenario.groups.map(each => (hidden.includes(each.side) ? { ...each, course: [] } : each)),
    vessels: scenario.vessels.map(each => {
      if (!isHidden(each.group)) return each
      const { at: _at, facing: _facing, ...rest } = each
      return { ...rest, speed: 0 }
    }),
  }
}

const scenarios = memoRecent((scenario: CoastalScenario) => {
  const made = new Map<string, CoastalScenario>()
  return (hidden: readonly Side[]): CoastalScenario => {
    const key = hidden.join('')
    const found = made.get(key) ?? redacted(scenario, hidden)
    made.set(key, found)
    return found
  }
})

const views = memoRecent((state: CoastalState) => {
  const made = new Map<Viewer, CoastalState>()
  return (viewer: Viewer): CoastalState => {
    const found = made.get(viewer) ?? viewed(state, viewer)
    made.set(viewer, found)
    return found
  }
})

/** What a viewer may know: in the dark no course of the other side, no vessel that nobody has spotted, none of its torpedoes. */
export function view(state: CoastalState, viewer: Viewer): CoastalState {
  return viewer === 'referee' || !isDark(state) ? state : views(state)(viewer)
}

/** What is hidden from a viewer is the other side's; from everybody, what either side hides. */
function viewed(state: CoastalState, viewer: Viewer): CoastalState {
  const hidden = SIDES.filter(side => side !== viewer)
  const isHidden = (vessel: Vessel): boolean =>
    hidden.includes(vessel.side) && vessel.at !== null && !isSeenByEnemy(state, vessel)
  const groups = new Map(state.scenario.groups.map(({ id, side }) => [id, side]))
  const active = state.active && {
    ...state.active,
    looks: state.active.looks.filter(look => {
      const by = state.units.find(({ id }) => id === look.by)
      return by !== undefined && !hidden.includes(by.side)
    }),
  }
  return {
    ...state,
    active,
    units: state.units.map(each => (isHidden(each) ? unseen(each) : each)),
    torpedoes: state.torpedoes.filter(each => !hidden.includes(each.side)),
    courses: state.courses.map(each =>
      hidden.some(side => groups.get(each.group) === side) ? { ...each, line: [] } : each,
    ),
    scenario: scenarios(state.scenario)(hidden),
  }
}

/** The battle as a side knows it; orders are offered and refused by that. */
export const knownTo = (state: CoastalState, side: Side): CoastalState => view(state, side)

/** Whether its doings are told to nobody but its own side. */
export const isHiddenFromEnemy = (state: CoastalState, vessel: Vessel): boolean =>
  isDark(state) && !isSeenByEnemy(state, vessel)
