import { type Side, otherSide } from '../../../../src/engine/ids'
import { areTouching, nearBy } from '../ground/contact'
import { baseOf, isCombat, loadOf, onTable } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Field, Standing } from '../model/state'

type In<S extends Field> = Standing<S['units'][number]>

/** Enemy combat elements whose bases touch an element's. */
export function fightersTouching<S extends Field>(
  sheets: Sheets,
  state: S,
  element: In<S>,
): readonly In<S>[] {
  return nearBy(state, element.at, otherSide(element.side)).filter(
    each =>
      isCombat(sheets, state, each) && areTouching(sheets, baseOf(sheets, each), baseOf(sheets, element)),
  )
}

/** Combat elements of a side that could make room for a lost commander: out of contact, and carrying nobody. */
export const freeToReplace = <S extends Field>(sheets: Sheets, state: S, side: Side): readonly In<S>[] =>
  onTable(state, side).filter(
    each =>
      isCombat(sheets, state, each) &&
      fightersTouching(sheets, state, each).length === 0 &&
      loadOf(state, each.id).length === 0,
  )
