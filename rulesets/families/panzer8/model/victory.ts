import { type Side, otherSide } from '../../../../src/engine/ids'
import { type Standing, turnsLeft } from '../../../../src/engine/standing'
import type { Result as Ending } from '../../../../src/engine/state'
import { type Point, distance } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { isCombat, onTable } from './lookup'
import type { Sheets } from './sheet'
import type { Field, FieldScenario } from './state'

/** An objective is occupied within so many inches. */
export const OBJECTIVE = 2

/** The place of a side's own edge that is straight behind another place. */
export function homeAt({ board, home }: FieldScenario, side: Side, at: Point): Point {
  switch (home[side]) {
    case 'north':
      return { x: at.x, y: 0 }
    case 'south':
      return { x: at.x, y: board.height }
    case 'west':
      return { x: 0, y: at.y }
    case 'east':
      return { x: board.width, y: at.y }
  }
}

/** Objectives as they are held now: combat elements alone on one take it. */
export function holdingsIn(sheets: Sheets, state: Field): Field['holdings'] {
  const near = (side: Side, at: Point): boolean =>
    onTable(state, side).some(
      each => distance(each.at, at) <= OBJECTIVE + WITHIN && isCombat(sheets, state, each),
    )
  return state.holdings.map(held => {
    const objective = state.scenario.objectives.find(each => each.id === held.id)
    if (!objective) return held
    const [a, b] = [near('A', objective.at), near('B', objective.at)]
    const holder = a === b ? held.holder : a ? 'A' : 'B'
    return holder === held.holder ? held : { ...held, holder }
  })
}

/** A battle whose elements were counted when it began. */
type Contested = Field & {
  readonly scenario: FieldScenario & { readonly units: readonly { readonly side: Side }[] }
}

/** How a battle stands: objectives, then the share of elements lost, and turns. */
export function standingOf(state: Contested): Standing {
  const { objectives, turns, units } = state.scenario
  const count = (side: Side): number => state.holdings.filter(({ holder }) => holder === side).length
  const losses = (side: Side) => ({
    lost: state.losses[side],
    of: units.filter(each => each.side === side).length,
  })
  return {
    score: { label: 'objectives', A: count('A'), B: count('B') },
    stakes: objectives.map(({ id, name, at }) => ({
      id,
      name,
      at,
      holder: state.holdings.find(held => held.id === id)?.holder ?? null,
    })),
    losses: { A: losses('A'), B: losses('B') },
    left: turnsLeft(state.turn, turns),
  }
}

/** Who wins at the end: the side with more objectives; of equal ones that which lost the smaller share, or number, of its elements. */
export function onObjectives(
  state: Field & {
    readonly scenario: FieldScenario & { readonly units: readonly { readonly side: Side }[] }
  },
  byNumber: boolean,
): Ending<'won-on-objectives' | 'won-on-losses' | 'draw'> {
  const nameOf = (side: Side): string => state.scenario.sides[side].name
  const count = (side: Side): number => state.holdings.filter(({ holder }) => holder === side).length
  const [a, b] = [count('A'), count('B')]
  if (a !== b) {
    const winner = a > b ? 'A' : 'B'
    const facts = { winner: nameOf(winner), own: Math.max(a, b), others: Math.min(a, b) }
    return { winner, why: { code: 'won-on-objectives', facts } }
  }
  const share = (side: Side): number =>
    state.losses[side] /
    (byNumber ? 1 : Math.max(1, state.scenario.units.filter(each => each.side === side).length))
  const [lostA, lostB] = [share('A'), share('B')]
  if (Math.abs(lostA - lostB) < 1e-9) return { winner: null, why: { code: 'draw' } }
  const winner = lostA < lostB ? 'A' : 'B'
  const facts = { winner: nameOf(winner), own: state.losses[winner], others: state.losses[otherSide(winner)] }
  return { winner, why: { code: 'won-on-losses', facts } }
}
