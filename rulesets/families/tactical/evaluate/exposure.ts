import { memoBy } from '../../../../src/engine/memo'
import type { HouseRules } from '../../../../src/engine/rulebook'
import { distance } from '../../../../src/geometry/point'
import { threat } from '../fire/threat'
import type { Book } from '../model/book'
import { isFired } from '../fire/engagement'
import { type Standing, scaled, typeOf, weaponOf } from '../model/lookup'
import type { Smoke, TacticalScenario, TacticalState, TacticalUnit, Wreck } from '../model/state'

/** What one attack of a unit on another comes to. */
export interface Exposure {
  readonly hit: number
  readonly destroy: number
}

const NONE: Exposure = { hit: 0, destroy: 0 }

/** Units farther apart than this many inches are surely not in contact, nor is there only a wall between them. */
const HAND_TO_HAND = 4
/** Nearer than this nothing fits between two units. */
const TOUCHING = 1.5

/**
 * What a unit's best attack on another comes to if the two were alone on the table with its wrecks and smoke: other units
 * in the way are not looked at, so that it holds as long as the two stay as they are. The same question is answered once.
 */
export function exposures(
  book: Book,
  state: TacticalState,
): (by: Standing) => (target: Standing) => Exposure {
  const { scenario, houseRules, wrecks, smoke } = state
  const bare = duels(book)(scenario)(houseRules)
  if (wrecks.length === 0 && smoke.length === 0) return bare
  const veiled = emptyTable(scenario, houseRules, wrecks, smoke)
  return by => {
    const strike = bare(by)
    return target => {
      const open = strike(target)
      if (open.hit === 0 || distance(by.at, target.at) < TOUCHING) return open
      if (book.sight.unhindered(book, veiled, by, target)) return open
      const ignored = book.sight.ignored(book, veiled, by, target)
      return book.sight.clear(book, veiled, by.at, target.at, ignored) ? open : NONE
    }
  }
}

const duels = memoBy((book: Book) =>
  memoBy((scenario: TacticalScenario) =>
    memoBy((houseRules: HouseRules) => {
      const table = emptyTable(scenario, houseRules, [], [])
      const seenWithin = memoBy((target: Standing) => book.sight.seenWithin(book, table, target))
      return memoBy((by: Standing) => {
        const range = farthestShot(book, table, by)
        return memoBy((target: Standing): Exposure => {
          const away = distance(by.at, target.at)
          if (range === 0 || away > range + 1) return NONE
          if (away > HAND_TO_HAND && !book.sight.unhindered(book, table, by, target)) {
            // The cheap questions first: most pairs do not see each other.
            if (away > seenWithin(target) + 1) return NONE
            if (!book.sight.clear(book, table, by.at, target.at, [])) return NONE
          }
          return threat(book, { ...table, units: [by, target] }, by, target) ?? NONE
        })
      })
    }),
  ),
)

/** The farthest that a unit can strike, in inches; 0 if it cannot attack. */
export function farthestShot(book: Book, state: TacticalState, unit: TacticalUnit): number {
  if (unit.status === 'Suppressed' || unit.status === 'Destroyed') return 0
  let range = 0
  for (const id of typeOf(book, state, unit).weapons) {
    const weapon = weaponOf(book, state, id)
    if (isFired(book, state, unit, weapon)) continue
    range = Math.max(range, scaled(state, weapon.range))
  }
  return range
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
