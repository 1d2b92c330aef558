import { otherSide } from '../../src/engine/ids'
import { memoBy, memoRecent } from '../../src/engine/memo'
import type { Point, Polygon } from '../../src/geometry/point'
import { distanceOfBoxes } from '../../src/geometry/polygons'
import { type ReachField, pathTo, reachField, reachOutlines } from '../../src/geometry/reach'
import { allowanceOf } from './allowance'
import { bodyOf, boxOf, mineBox, unitsOf } from './contact'
import { costsOf } from './ground'
import { type Standing, isOn } from './lookup'
import { isOnTable } from './rest'
import type { DivState } from './state'
import { TOUCHING } from './tables'

/** Where a unit may come without touching an enemy or a Minefield, which would end its path. */
const fields = memoRecent((state: DivState) =>
  memoRecent((unit: Standing): ReachField => {
    const foes = unitsOf(state, otherSide(unit.side)).flatMap(foe => bodyOf(state, foe.at))
    const mines = state.minefields
      .filter(mine => mine.side !== unit.side || !isOn(state, 'own-mines-harmless'))
      .map(mine => mineBox(state, mine))
    const blocked = (at: Point): boolean => {
      if (!isOnTable(state, at)) return true
      const own = boxOf(state, at)
      return (
        foes.some(box => distanceOfBoxes(box, own) <= TOUCHING) ||
        mines.some(box => distanceOfBoxes(box, own) <= 0)
      )
    }
    return reachField(costsOf(state), unit.at, allowanceOf(state, unit), {
      board: state.scenario.board,
      blocked,
    })
  }),
)

export const fieldOf = (state: DivState, unit: Standing): ReachField => fields(state)(unit)

const outlines = memoBy((field: ReachField): readonly Polygon[] => reachOutlines(field))

/** The area that a unit may move to. */
export const outlinesOf = (state: DivState, unit: Standing): readonly Polygon[] =>
  outlines(fieldOf(state, unit))

/** The bends and the end of the cheapest way to a place; null out of reach. */
export const wayTo = (field: ReachField, to: Point): readonly Point[] | null =>
  pathTo(field, to)?.slice(1) ?? null
