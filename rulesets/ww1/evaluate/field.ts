import type { Side } from '../../../src/engine/ids'
import { memoBy, memoLast } from '../../../src/engine/memo'
import { defencesIn, isDifficult, occupied } from '../lookup'
import { fileOf, gridOf, halfOf, rowOf } from '../squares'
import type { Square, Ww1State, Ww1Unit } from '../state'
import { assaultOf, footOf, qualityOf, shelterOf } from '../strength'
import { CAPACITY } from '../tables'

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
  /** Units that can go elsewhere, those of them that have not moved in this turn, and those that no die can stop. */
  readonly mobile: number
  readonly fresh: number
  readonly afoot: number
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
        const worksOf = (side: Side): number => shelterOf(there, side, isDifficult({ difficult }, square))
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
    afoot: 0,
    across: false,
    room: place.holds,
  }),
)

function spotOf(place: Place, units: readonly Ww1Unit[]): Spot {
  const holder = units[0]?.side ?? 'A'
  const going = units.filter(unit => unit.type !== 'mg')
  const able = going.filter(unit => !unit.stuck)
  const strength = assaultOf(going)
  return {
    place,
    holder,
    foot: footOf(going),
    mgs: units.length - going.length,
    works: place.works[holder] + qualityOf(units),
    strength,
    ready: going.some(unit => unit.advanced) ? 0 : strength,
    mobile: able.length,
    fresh: able.filter(unit => !unit.moved).length,
    afoot: able.filter(unit => unit.type !== 'tank').length,
    across: able.some(unit => unit.type === 'stormtroopers'),
    room: Math.max(0, place.holds - units.length),
  }
}

/** How many can leave: the last of the Attacker's units in a square beyond his half holds it. */
export function spareOf({ mobile, mgs, place }: Spot, side: Side): number {
  const all = side === 'B' || place.half === 'A'
  return all ? mobile : Math.max(0, Math.min(mobile, mobile + mgs - 1))
}

/** Moves between two squares across sides; across corners too where so told. */
export function stepsTo(from: Spot, to: Spot, across: boolean): number {
  const rows = Math.abs(from.place.row - to.place.row)
  const files = Math.abs(from.place.file - to.place.file)
  return across ? Math.max(rows, files) : rows + files
}
