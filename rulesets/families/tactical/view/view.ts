import { memoBy } from '../../../../src/engine/memo'
import type { Side, Viewer } from '../../../../src/engine/ids'
import { changedState, changedUnit } from '../model/changes'
import { hasHiding } from '../ground/hiding'
import type { ScenarioUnit, TacticalScenario, TacticalState, TacticalUnit } from '../model/state'

/** The scenario as a viewer knows it; the same object each time, so that what is indexed by it stays indexed. */
const known = memoBy((scenario: TacticalScenario) => {
  const made = new Map<string, TacticalScenario>()
  return (viewer: Viewer, hiding: boolean): TacticalScenario => {
    const key = `${viewer} ${hiding}`
    const found = made.get(key)
    if (found) return found
    const mines = scenario.mines.map(mine => (mine.side === viewer ? mine : { ...mine, real: null }))
    const units = hiding
      ? scenario.units.map(unit => (unit.side === viewer ? unit : somewhere(unit)))
      : scenario.units
    const redacted = { ...scenario, mines, units }
    made.set(key, redacted)
    return redacted
  }
})

/** A unit of the enemy's list without the place where the scenario puts it. */
function somewhere({ at: _at, facing: _facing, ...listed }: ScenarioUnit): ScenarioUnit {
  return listed
}

/** A unit that lurks: it is known that there is one, not where it stands nor what it did there. */
const unknown = memoBy(
  (unit: TacticalUnit): TacticalUnit =>
    changedUnit(unit, {
      at: null,
      facing: 0,
      spent: 0,
      halved: false,
      stopped: false,
      held: false,
      attacked: false,
    }),
)

/** What a viewer may know: all but which of the enemy's minefield counters that lie face down are real, and who lurks where (R38, R54). */
export function view(state: TacticalState, viewer: Viewer): TacticalState {
  const hiding = state.units.some(unit => unit.lurking && unit.side !== viewer)
  if (viewer === 'referee' || (!hiding && state.scenario.mines.length + state.mines.length === 0))
    return state
  const mines = state.mines.map(mine =>
    mine.shown || mine.side === viewer || mine.real === null ? mine : { ...mine, real: null },
  )
  const units = hiding
    ? state.units.map(unit => (unit.lurking && unit.side !== viewer && unit.at ? unknown(unit) : unit))
    : state.units
  return changedState(state, { mines, units, scenario: known(state.scenario)(viewer, hiding) })
}

/**
 * The battle as a side knows it where enemies of whom it does not know stand on the table, else the battle itself. Orders
 * are offered and refused by it, so that neither an offer nor a reason against one tells where somebody lurks.
 */
export function knownTo(state: TacticalState, side: Side): TacticalState {
  if (!hasHiding(state)) return state
  return state.units.some(unit => unit.lurking && unit.side !== side && unit.at) ? view(state, side) : state
}
