import type { Side } from '../../src/engine/ids'
import { memoBy, memoLast } from '../../src/engine/memo'
import { defencesIn, isDifficult, occupied } from './lookup'
import { fileOf, gridOf, halfOf, rowOf } from './squares'
import type { Square, Ww1State, Ww1Unit } from './state'
import { ASSAULTED, ASSAULTING, CAPACITY, DEFENDING, DIFFICULT, ELITE, GREEN } from './tables'

/** What there is on the table, and when: all of a state by which the rows are judged, without guns. */
export type Layout = Pick<
  Ww1State,
  'units' | 'defences' | 'difficult' | 'scenario' | 'houseRules' | 'turn' | 'step' | 'assaulted'
>

/** A question about a layout, that remembers its last answer: positions that differ in guns only share it. */
export function byLayout<More extends readonly string[], V>(
  answer: (layout: Layout, ...more: More) => V,
): (layout: Layout, ...more: More) => V {
  const known = memoLast(
    (
      units: Layout['units'],
      defences: Layout['defences'],
      difficult: Layout['difficult'],
      scenario: Layout['scenario'],
      houseRules: Layout['houseRules'],
      turn: number,
      step: Layout['step'],
      spent: string,
      ...more: More
    ): V => {
      const assaulted = spent === '' ? [] : spent.split(',')
      return answer({ units, defences, difficult, scenario, houseRules, turn, step, assaulted }, ...more)
    },
  )
  return ({ units, defences, difficult, scenario, houseRules, turn, step, assaulted }, ...more) =>
    known(units, defences, difficult, scenario, houseRules, turn, step, assaulted.join(), ...more)
}

/** A square of the board, with what lies in it. */
export interface Place {
  readonly square: Square
  readonly row: number
  readonly file: number
  readonly half: Side
  /** Squares that share a side. */
  readonly beside: readonly number[]
  /** What works and ground add to either side that is assaulted there. */
  readonly works: Readonly<Record<Side, number>>
  /** How many units it holds. */
  readonly holds: number
}

/** A square as an opponent counts it. */
export interface Spot {
  readonly place: Place
  readonly holder: Side | null
  /** What its units other than MGs add when it is assaulted, and how many MGs there are. */
  readonly foot: number
  readonly mgs: number
  /** What does not fall with the first units: works, ground and quality. */
  readonly works: number
  /** What it brings into an Assault before any die, and what it brings in this phase. */
  readonly strength: number
  readonly ready: number
  /** Units that can go elsewhere, and those of them that have not moved in this turn. */
  readonly mobile: number
  readonly fresh: number
  /** Whether there are Stormtroopers among them. */
  readonly across: boolean
  readonly room: number
}

/** All squares, row by row from the Attacker's edge. */
export type Field = readonly Spot[]

const placesOf = memoBy((defences: Ww1State['defences']) =>
  memoBy((difficult: Ww1State['difficult']) =>
    memoBy((board: Ww1State['scenario']['board']): readonly Place[] => {
      const { all, beside } = gridOf(board)
      const order = all.toSorted((a, b) => rowOf(a) - rowOf(b) || fileOf(a) - fileOf(b))
      const index = new Map(order.map((square, at) => [square, at]))
      return order.map(square => {
        const there = defencesIn({ defences }, square)
        const worksOf = (side: Side): number => {
          let sum = isDifficult({ difficult }, square) ? DIFFICULT : 0
          for (const { kind, side: owner } of there)
            if (kind !== 'wire' || owner === side) sum += DEFENDING[kind]
          return sum
        }
        return {
          square,
          row: rowOf(square),
          file: fileOf(square),
          half: halfOf(board, square),
          beside: (beside.get(square) ?? []).map(each => index.get(each) ?? 0),
          works: { A: worksOf('A'), B: worksOf('B') },
          holds: CAPACITY - there.length,
        }
      })
    }),
  ),
)

/** The table as numbers. */
export function fieldOf({ units, defences, difficult, scenario }: Layout): Field {
  const standing = occupied({ units, scenario })
  return placesOf(defences)(difficult)(scenario.board).map(place => {
    const there = standing.get(place.square)
    return there ? spotOf(place, there) : emptySpot(place)
  })
}

const emptySpot = memoBy(
  (place: Place): Spot => ({
    place,
    holder: null,
    foot: 0,
    mgs: 0,
    works: 0,
    strength: 0,
    ready: 0,
    mobile: 0,
    fresh: 0,
    across: false,
    room: place.holds,
  }),
)

function spotOf(place: Place, units: readonly Ww1Unit[]): Spot {
  const holder = units[0]?.side ?? 'A'
  let [foot, mgs, strength, mobile, fresh] = [0, 0, 0, 0, 0]
  let [elite, green, eliteGoes, greenGoes, across, isReady] = [false, false, false, false, false, true]
  for (const { type, quality, stuck, moved, advanced } of units) {
    const isElite = quality === 'Elite'
    const isGreen = quality === 'Green'
    elite ||= isElite
    green ||= isGreen
    if (type === 'mg') {
      mgs += 1
      continue
    }
    foot += ASSAULTED[type]
    strength += ASSAULTING[type]
    eliteGoes ||= isElite
    greenGoes ||= isGreen
    if (advanced) isReady = false
    if (stuck) continue
    mobile += 1
    if (!moved) fresh += 1
    across ||= type === 'stormtroopers'
  }
  if (strength > 0) strength += (eliteGoes ? ELITE : 0) + (greenGoes ? GREEN : 0)
  return {
    place,
    holder,
    foot,
    mgs,
    works: place.works[holder] + (elite ? ELITE : 0) + (green ? GREEN : 0),
    strength,
    ready: isReady ? strength : 0,
    mobile,
    fresh,
    across,
    room: Math.max(0, place.holds - units.length),
  }
}

/** Moves between two squares across sides; across corners too where so told. */
export function stepsTo(from: Spot, to: Spot, across: boolean): number {
  const rows = Math.abs(from.place.row - to.place.row)
  const files = Math.abs(from.place.file - to.place.file)
  return across ? Math.max(rows, files) : rows + files
}
