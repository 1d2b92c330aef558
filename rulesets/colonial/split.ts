import type { UnitId } from '../../src/engine/ids'
import type { Act, Reason } from './act'
import { activeOf, candidates, reasonsNotTo, withActive } from './activation'
import { isOn } from './houseRules'
import { findFigure, findUnit, inches, isSniper, placedOf, stands, unitOf, type Standing } from './lookup'
import { around } from './losses'
import type { ColonialState, Company, Split } from './state'
import { LENGTHS } from './tables'

const RULING = 'colonial-R10'
const WHOLE: Split = { spared: [], fired: [], at: [] }

/** By house rule: who holds his fire in the next volley, and who has fired at whom; null where units do not split their fire. */
export function splitOf(state: ColonialState, unit: Company): Split | null {
  if (!isOn(state, 'split-fire') || unit.gun !== null || isSniper(unit)) return null
  return activeOf(state, unit.id).split ?? WHOLE
}

/** Whether a figure fires in the next volley of its unit. */
export function firesNow(split: Split | null, figure: string): boolean {
  return split === null || !(split.spared.includes(figure) || split.fired.includes(figure))
}

/** The unit after a volley of these figures at another unit: the rest may fire at others. */
export function afterVolley(
  state: ColonialState,
  unit: Standing,
  figures: readonly string[],
  at: UnitId,
): ColonialState {
  const before = splitOf(state, unit) ?? WHOLE
  const split = { spared: [], fired: [...before.fired, ...figures], at: [...before.at, at] }
  return withActive(state, { ...activeOf(state, unit.id), split })
}

/** Why a figure cannot hold his fire. */
function reasonsNotToSpare(state: ColonialState, id: UnitId): readonly Reason[] {
  const reasons = reasonsNotTo(state, id, 'fire')
  if (reasons.length > 0) return reasons
  return splitOf(state, unitOf(state, id)) ? [] : [{ code: 'fires-as-one', clause: RULING }]
}

/** A man who does not fire with the others: he may fire at another unit after them. */
export const spare: Act<'spare'> = {
  offers: (state, side) =>
    isOn(state, 'split-fire')
      ? candidates(state, side)
          .filter(unit => reasonsNotToSpare(state, unit.id).length === 0)
          .map(unit => ({
            id: `spare:${unit.id}`,
            kind: 'spare',
            unit: unit.id,
            label: 'Hold a man’s fire',
            clause: RULING,
            input: 'choice',
            useful: false,
            options: () =>
              placedOf(unit)
                .filter(({ id }) => firesNow(splitOf(state, unit), id))
                .map(({ id, at, figure }) => ({
                  action: { type: 'spare', unit: unit.id, figure: id },
                  label: `${figure.leader ?? figure.weapons[0] ?? 'man'} (${id})`,
                  at,
                  cell: around(at, inches(state, LENGTHS.base) / 2),
                })),
          }))
      : [],
  refuse(state, { unit: id, figure }) {
    const reasons = reasonsNotToSpare(state, id)
    if (reasons.length > 0) return reasons
    if (!findFigure(state, { unit: id, figure })) return [{ code: 'no-figure', clause: RULING }]
    return firesNow(splitOf(state, unitOf(state, id)), figure) ? [] : [{ code: 'fires-not', clause: RULING }]
  },
  play(state, { unit: id, figure }) {
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const split = splitOf(state, unit) ?? WHOLE
    return withActive(state, {
      ...activeOf(state, id),
      split: { ...split, spared: [...split.spared, figure] },
    })
  },
}
