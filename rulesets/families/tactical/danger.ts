import { memoBy } from '../../../src/engine/memo'
import type { HouseRules } from '../../../src/engine/rulebook'
import { distance } from '../../../src/geometry/point'
import type { Book } from './book'
import { type Standing, scaled, typeOf, weaponOf } from './lookup'
import type { Smoke, TacticalScenario, TacticalState, TacticalUnit, Wreck } from './state'

/** What one attack of a unit on another comes to. */
export interface Exposure {
  readonly hit: number
  readonly destroy: number
}

const NONE: Exposure = { hit: 0, destroy: 0 }

/**
 * What a unit's best attack on another comes to if the two were alone on the table: other units in the way are not looked
 * at, so that it holds as long as the two stay as they are. The same question is answered once.
 */
export function exposure(book: Book, state: TacticalState): (by: Standing, target: Standing) => Exposure {
  const known = duels(book)(state.scenario)(state.houseRules)(state.wrecks)(state.smoke)
  return (by, target) => known(by)(target)
}

const duels = memoBy((book: Book) =>
  memoBy((scenario: TacticalScenario) =>
    memoBy((houseRules: HouseRules) =>
      memoBy((wrecks: readonly Wreck[]) =>
        memoBy((smoke: readonly Smoke[]) => {
          const table = emptyTable(scenario, houseRules, wrecks, smoke)
          return memoBy((by: Standing) => {
            const range = farthest(book, table, by)
            return memoBy((target: Standing): Exposure => {
              if (range === 0 || distance(by.at, target.at) > range) return NONE
              return book.fire.threat(book, { ...table, units: [by, target] }, by, target) ?? NONE
            })
          })
        }),
      ),
    ),
  ),
)

/** The farthest that a unit can strike, in inches; 0 if it cannot attack. Contact through a wall counts as near. */
function farthest(book: Book, state: TacticalState, unit: TacticalUnit): number {
  if (unit.status === 'Suppressed' || unit.status === 'Destroyed') return 0
  let range = 0
  for (const id of typeOf(book, state, unit).weapons) {
    range = Math.max(range, scaled(state, weaponOf(book, state, id).range))
  }
  return range === 0 ? 0 : range + 1
}

function emptyTable(
  scenario: TacticalScenario,
  houseRules: HouseRules,
  wrecks: readonly Wreck[],
  smoke: readonly Smoke[],
): TacticalState {
  return {
    turn: 1,
    step: 'A moves',
    toAct: [],
    units: [],
    wrecks,
    mines: [],
    hiddenReal: { A: 0, B: 0 },
    wires: [],
    smoke,
    batteries: [],
    sorties: [],
    holdings: [],
    houseRules,
    scenario,
    result: null,
  }
}
