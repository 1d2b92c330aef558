import { plainOffer } from '../../../src/engine/acts'
import { otherSide } from '../../../src/engine/ids'
import { type Act, type Io, cite } from '../act'
import { withoutFirst } from '../changes'
import { findElement, firstOf, typeOf } from '../lookup'
import type { D10Action, D10Element, D10State } from '../state'
import { fire } from './fire'
import { canHunt, huntNow } from './hunt'
import { firerReasons } from './limits'
import { isNearEnough, isOpen } from './track'

/** Whether anybody can answer what is answered now. */
export function isAnswerable(state: D10State): boolean {
  const asked = firstOf(state, 'react')
  if (!asked) return false
  const target = findElement(state, asked.unit)
  if (target?.fate !== 'in play') return false
  const enemy = otherSide(target.side)
  const targets = state.units.filter(each => each === target || each.carriedBy === target.id)
  for (const each of state.units) {
    if (each.side !== enemy || each.fate !== 'in play' || each.reacted || each.busy) continue
    for (const one of targets) if (mayAnswer(state, each, one)) return true
  }
  return false
}

function mayAnswer(state: D10State, element: D10Element, target: D10Element): boolean {
  for (const weapon of typeOf(element).weapons) {
    if (weapon.id === 'second' || !isNearEnough(state, element, weapon, target)) continue
    if (firerReasons(state, element, weapon).length > 0) continue
    if (isOpen(state, element, weapon, target)) return true
  }
  return canHunt(state, element, target)
}

/** Nobody answers any more; a tank that was to be hunted is hunted now. */
export function held(state: D10State, io: Io): D10State {
  const asked = firstOf(state, 'react')
  const now = withoutFirst(state)
  return asked && asked.hunted !== null ? huntNow(now, asked.unit, asked.hunted, io) : now
}

/** Answering no more, or firing no second gun. */
export const hold: Act<'hold'> = {
  offers(state) {
    const [first] = state.pending
    const action: D10Action = { type: 'hold' }
    if (first?.kind === 'react') return [plainOffer(action, 'Hold fire', cite('4.0.4'), { ends: true })]
    if (first?.kind !== 'second gun') return []
    return [
      plainOffer(action, 'The second gun holds its fire', cite('R72'), { ends: true, unit: first.unit }),
    ]
  },
  refuse(state) {
    const [first] = state.pending
    const isAsked = first?.kind === 'react' || first?.kind === 'second gun'
    return isAsked ? [] : [{ code: 'nothing-to-answer', clause: cite('R34') }]
  },
  play: (state, _, io) => (firstOf(state, 'second gun') ? withoutFirst(state) : held(state, io)),
}

/** Whether a second gun has anything to fire at now. */
export function isSecondGunOpen(state: D10State, { unit }: { readonly unit: string }): boolean {
  const firer = findElement(state, unit)
  const weapon = firer && typeOf(firer).weapons.find(({ id }) => id === 'second')
  if (!firer || !weapon || firer.fate !== 'in play') return false
  return fire.offers(state, firer.side).some(offer => offer.useful)
}
