import type { Army, ArmyRules, Battlefield } from '../../src/engine/armies'
import { SIDES, type Side } from '../../src/engine/ids'
import type { Io } from '../../src/engine/ruleset'
import {
  type AncientScenario,
  type AncientState,
  type AncientUnit,
  type Book,
  costOf,
  drawnUp,
  linedUpBattle,
  unitsIn,
  weightOf,
} from '../families/ancients'
import { ARMY_SIZE, PRICES, READY } from './armies'
import type { FantasyCode } from './words'

/** Points a side that one may ask for. */
const POINTS = [40, 60, 80, 100] as const
const CLAUSE = 'fantasy-13.0'

/** A battle between hosts that dice put together: a people for each side, its General, and units of it as far as the points go. */
export function armiesOfChance(book: Book): NonNullable<ArmyRules['chance']> {
  return {
    label: 'Armies of chance',
    text: 'Dice choose a people for each side, and from its list units for so many points.',
    clause: CLAUSE,
    points: POINTS,
    battle: (points, field) => poolFor(book, points, field),
  }
}

/** Everybody whom either side might have, of all six lists; who is there is drawn when the battle begins. */
function poolFor(book: Book, points: number, field: Battlefield): AncientScenario {
  const [A, B] = READY
  if (!A || !B) throw new Error('There are no armies to choose from.')
  const pool = SIDES.flatMap(side =>
    READY.flatMap(army =>
      unitsIn(book, army, side).map(unit => ({ ...unit, side, id: idOf(army, unit.id) })),
    ),
  )
  return {
    ...linedUpBattle(book, { A, B }, field, []),
    id: 'armies-of-chance',
    title: 'Armies of chance',
    setting: 'Somewhere, some day',
    blurb: `A pitched battle between two hosts of ${points} points that dice have put together.`,
    sides: {
      A: { name: 'Host of the south', adjective: 'southern', plural: false },
      B: { name: 'Host of the north', adjective: 'northern', plural: false },
    },
    units: pool,
    muster: points,
  } as AncientScenario
}

const idOf = (army: Army, unit: string): string => `${unit}-${army.id}`

/** How many points of units each side draws; null in a battle whose armies are given. */
function pointsOf(scenario: AncientScenario): number | null {
  return 'muster' in scenario && typeof scenario.muster === 'number' ? scenario.muster : null
}

/** The battle with the hosts that the dice have drawn, each in its line; the same battle where the armies are given. */
export function mustered(book: Book, state: AncientState, io: Io<FantasyCode>): AncientState {
  const points = pointsOf(state.scenario)
  if (points === null) return state
  const units = SIDES.flatMap(side => drawnUp(book, hostOf(book, state, side, points, io), side))
  const strength = (side: Side): number =>
    units.reduce((sum, unit) => sum + (unit.side === side ? weightOf(book, state, unit) : 0), 0)
  return { ...state, units, strength: { A: strength('A'), B: strength('B') } }
}

function hostOf(
  book: Book,
  state: AncientState,
  side: Side,
  points: number,
  io: Io<FantasyCode>,
): readonly AncientUnit[] {
  const name = state.scenario.sides[side].name
  const why = { purpose: `people of ${name}`, by: side, clause: CLAUSE }
  const people = READY[io.chance.pick(READY.length, why)]
  if (!people) return []
  const all = state.units.filter(unit => unit.side === side && unit.id.endsWith(`-${people.id}`))
  const drawn = all.filter(unit => unit.general !== 'none').slice(0, 1)
  const price = (unit: AncientUnit): number => costOf(book, PRICES, unit, state.houseRules).total
  let left = points - drawn.reduce((sum, unit) => sum + price(unit), 0)
  const [, most] = ARMY_SIZE.units
  for (;;) {
    const open = all.filter(unit => !drawn.includes(unit) && price(unit) <= left)
    if (open.length === 0 || drawn.length >= most) break
    const next = open[io.chance.pick(open.length, { ...why, purpose: `next unit of ${name}` })]
    if (!next) break
    drawn.push(next)
    left -= price(next)
  }
  io.log({
    code: 'musters',
    facts: { side: name, people: people.name, count: drawn.length, points: points - left },
    side,
    units: [],
    clauses: [CLAUSE],
  })
  return drawn
}
