import type { ClauseId, Side, UnitId } from '../../src/engine/ids'
import { memoRecent } from '../../src/engine/memo'
import { findUnit as find, unitOf as unitIn } from '../../src/engine/units'
import type { Point } from '../../src/geometry/point'
import type { Switch } from './houseRules'
import type { Code } from './words'
import type { Reason } from './act'
import { placesIn, squareAt } from './squares'
import type { Defence, DefenceKind, Square, Ww1State, Ww1Unit } from './state'
import { CAPACITY } from './tables'

/** A unit on the table. */
export type Standing = Ww1Unit & { readonly at: Point }

export const stands = (unit: Ww1Unit | undefined): unit is Standing => unit !== undefined && unit.at !== null

export const findUnit = find<Ww1State>
export const unitOf = unitIn<Ww1State>

/** Whether a house rule is on. */
export const isOn = (state: Pick<Ww1State, 'houseRules'>, rule: Switch): boolean =>
  state.houseRules[rule] === true

export const namesOfSide = (state: Ww1State, side: Side) => state.scenario.sides[side]

/** What stands in each square. */
const index = memoRecent((units: Ww1State['units']) =>
  memoRecent((board: Ww1State['scenario']['board']): ReadonlyMap<Square, readonly Standing[]> => {
    const found = new Map<Square, Standing[]>()
    for (const unit of units) {
      if (!stands(unit)) continue
      const square = squareAt(board, unit.at)
      if (square === null) continue
      const list = found.get(square)
      if (list) list.push(unit)
      else found.set(square, [unit])
    }
    return found
  }),
)

const defenceIndex = memoRecent((defences: readonly Defence[]): ReadonlyMap<Square, readonly Defence[]> => {
  const found = new Map<Square, Defence[]>()
  for (const defence of defences) {
    const list = found.get(defence.square)
    if (list) list.push(defence)
    else found.set(defence.square, [defence])
  }
  return found
})

const NOBODY: readonly Standing[] = []
const NOTHING: readonly Defence[] = []

/** The squares in which units stand. */
export const occupied = (
  state: Pick<Ww1State, 'units' | 'scenario'>,
): ReadonlyMap<Square, readonly Standing[]> => index(state.units)(state.scenario.board)

export const unitsIn = (state: Pick<Ww1State, 'units' | 'scenario'>, square: Square): readonly Standing[] =>
  occupied(state).get(square) ?? NOBODY

/** The side that stands in a square; no two ever do. */
export const holderOf = (state: Ww1State, square: Square): Side | null =>
  unitsIn(state, square)[0]?.side ?? null

export const defencesIn = (state: Pick<Ww1State, 'defences'>, square: Square): readonly Defence[] =>
  defenceIndex(state.defences).get(square) ?? NOTHING

export const whereIs = (state: Ww1State, unit: Ww1Unit): Square | null =>
  unit.at === null ? null : squareAt(state.scenario.board, unit.at)

/** How many more units a square can hold. */
export const roomIn = (state: Pick<Ww1State, 'units' | 'scenario' | 'defences'>, square: Square): number =>
  CAPACITY - unitsIn(state, square).length - defencesIn(state, square).length

export const isDifficult = (state: Pick<Ww1State, 'difficult'>, square: Square): boolean =>
  state.difficult.includes(square)

/** The first free place for a base in a square. */
export function placeIn(state: Ww1State, square: Square, side: Side): Point {
  const board = state.scenario.board
  const places = placesIn(board, square, side)
  const taken = unitsIn(state, square)
  const free = places.find(place => !taken.some(({ at }) => Math.hypot(at.x - place.x, at.y - place.y) < 0.2))
  return free ?? places[0] ?? { x: 0, y: 0 }
}

/** The state with some units changed. */
export function changed(
  state: Ww1State,
  ids: readonly UnitId[],
  change: Partial<Ww1Unit> | ((unit: Ww1Unit) => Ww1Unit),
): Ww1State {
  const units = state.units.map(unit => {
    if (!ids.includes(unit.id)) return unit
    return typeof change === 'function' ? change(unit) : { ...unit, ...change }
  })
  return { ...state, units }
}

export function reason(clause: ClauseId, code: Code, facts?: Reason['facts']): Reason {
  return facts ? { clause, code, facts } : { clause, code }
}

const NAMES: Readonly<Record<DefenceKind, string>> = {
  wire: 'Barbed Wire',
  trench: 'Trench',
  bunker: 'Bunker',
}
export const nameOfDefence = (kind: DefenceKind): string => NAMES[kind]
/** 'a Trench', but 'Barbed Wire'. */
export const oneDefence = (kind: DefenceKind): string => `${kind === 'wire' ? '' : 'a '}${NAMES[kind]}`
