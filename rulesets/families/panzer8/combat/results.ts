import { allAt, landOf } from '../ground/terrain'
import { typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Element, Field, Result } from '../model/state'

/** Who ignores a fall-back: dug in, in fortifications, under mortar fire, and every crew-served weapon. */
function holdsOut(sheets: Sheets, state: Field, target: Element, byMortar: boolean): boolean {
  if (byMortar || target.dugIn || typeOf(sheets, target).class === 'csw') return true
  const { at } = target
  return at !== null && allAt(landOf(state.scenario), at).some(({ name }) => name === 'bunker')
}

/** What a result means for this element as it is: a second suppression knocks it out. */
export function effectOn(
  sheets: Sheets,
  state: Field,
  target: Element,
  result: Result | null,
  byMortar: boolean,
): Result | null {
  if (result === 'suppressed') return target.suppressed ? 'knocked out' : 'suppressed'
  if (result !== 'fall-back' || !holdsOut(sheets, state, target, byMortar)) return result
  return target.suppressed ? null : 'suppressed'
}

/** The worst of what several did to one: two suppressions knock out, and one may fall back besides. */
export function together(results: readonly (Result | null)[], wasSuppressed: boolean): readonly Result[] {
  const count = (result: Result): number => results.filter(each => each === result).length
  if (count('knocked out') > 0 || count('suppressed') > (wasSuppressed ? 0 : 1)) return ['knocked out']
  return [
    ...(count('suppressed') > 0 ? (['suppressed'] as const) : []),
    ...(count('fall-back') > 0 ? (['fall-back'] as const) : []),
  ]
}
