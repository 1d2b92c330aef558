import type { Brought } from '../../src/engine/ruleset'
import type { Point } from '../../src/geometry/point'
import { paceOfKind } from './allowance'
import { rowsOf } from './layOut'
import { ORGANISATIONS } from './organisations'
import { battalionsOf, CALLED } from './setup'
import { type DivState, type DivUnit, type Formation, KINDS } from './state'
import { COMBAT_FACTOR } from './tables'

/** The referee brings a whole Division or Brigade, or one battalion for a formation that is there; null where he cannot. */
export function bring(state: DivState, what: Brought): DivState | null {
  return withFormation(state, what) ?? withBattalion(state, what)
}

/** 'German Panzer' for the German Panzer Division of 1941; 'German Panzer (2)' where there is one. */
function nameFor(state: DivState, called: string): string {
  const plain = called.replace(/ (Division|Brigade)$/, '')
  const taken = new Set(state.scenario.formations.map(({ name }) => name))
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : `${plain} (${number})`
    if (!taken.has(name)) return name
  }
}

function withFormation(state: DivState, { kind, side, id, at }: Brought): DivState | null {
  const organisation = ORGANISATIONS.find(each => each.id === kind)
  const { formations } = state.scenario
  const like = formations.find(each => each.side === side)
  if (!organisation || !like || formations.some(each => each.id === id)) return null
  const name = nameFor(state, organisation.name)
  const formation: Formation = { id, side, list: kind, name, sign: like.sign, paint: like.paint }
  const scenario = { ...state.scenario, formations: [...formations, formation] }
  const battalions = battalionsOf(formation, scenario.shots)
  if (battalions.some(unit => state.units.some(each => each.id === unit.id))) return null
  const named = { ...state, scenario }
  const places = onTable(named, rowsOf(named, battalions), at)
  if (!places) return null
  return {
    ...named,
    units: [...state.units, ...battalions.map(unit => ({ ...unit, at: places.get(unit.id) ?? null }))],
  }
}

/** Spots about a middle, the whole moved so that every base lies on the table; null where the table is too small. */
function onTable(
  { scenario: { base, board } }: DivState,
  spots: ReturnType<typeof rowsOf>,
  middle: Point,
): ReadonlyMap<string, Point> | null {
  const half = base / 2
  const held = (at: number, offsets: readonly number[], size: number): number | null => {
    const [least, most] = [half - Math.min(...offsets), size - half - Math.max(...offsets)]
    return least > most ? null : Math.min(most, Math.max(least, at))
  }
  const x = held(
    middle.x,
    spots.map(({ at }) => at.x),
    board.width,
  )
  const y = held(
    middle.y,
    spots.map(({ at }) => at.y),
    board.height,
  )
  if (x === null || y === null) return null
  return new Map(spots.map(({ unit, at }) => [unit, { x: x + at.x, y: y + at.y }]))
}

function withBattalion(state: DivState, { kind, side, id, at }: Brought): DivState | null {
  const type = KINDS.find(each => each === kind)
  const formation = state.scenario.formations.find(each => each.side === side)
  if (!type || !formation || state.units.some(each => each.id === id)) return null
  const kin = state.units.find(each => each.formation === formation.id)
  const unit: DivUnit = {
    id,
    side,
    name: `${formation.name} ${CALLED[type]}`,
    type,
    at,
    facing: side === 'A' ? 0 : 180,
    formation: formation.id,
    quality: kin?.quality ?? 'Average',
    pace: paceOfKind(
      type,
      state.units.some(each => each.formation === formation.id && each.type === 'motor'),
    ),
    factor: COMBAT_FACTOR[type],
    againstTanks: 0,
    fp: 0,
    shots: type === 'artillery' ? state.scenario.shots : 0,
    lost: false,
    moved: false,
    fired: false,
    rallied: false,
  }
  return { ...state, units: [...state.units, unit] }
}
