import { isWithin } from '../../../../src/geometry/tolerance'
import { between } from '../ground/apart'
import { isCombat, placeOf, typeOf } from './lookup'
import { type Sheets, isAfv } from './sheet'
import type { Element, Field } from './state'

/** Inches within which others support, and with a radio those of the same type. */
const SUPPORT = 4
const RADIO = 8

/** Whether an element is supported: an AFV by unsuppressed AFVs, everybody else by any unsuppressed combat element. */
export function isSupported(sheets: Sheets, state: Field, element: Element): boolean {
  const at = placeOf(state, element)
  if (!at) return false
  const isArmour = isAfv(typeOf(sheets, element))
  return state.units.some(each => {
    if (each.side !== element.side || each.id === element.id || each.suppressed || each.fate !== 'in play')
      return false
    if (!isCombat(sheets, state, each)) return false
    const away = between(sheets, state, each, element)
    if (away === null) return false
    if (!isArmour) return isWithin(away, SUPPORT)
    const type = typeOf(sheets, each)
    if (!isAfv(type)) return false
    return isWithin(away, SUPPORT) || (each.type === element.type && type.radio && isWithin(away, RADIO))
  })
}
