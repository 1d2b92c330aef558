import { refusalField } from '../../src/engine/acts'
import type { Side } from '../../src/engine/ids'
import type { Option } from '../../src/engine/offer'
import type { Reason } from './act'
import { targetsOf } from './fleet'
import type { NavalAction, NavalState, Ship } from './state'

/** What is done to a target, and all that speaks against it. */
export interface Attack extends Pick<Option<NavalAction>, 'action' | 'foretold' | 'reckonings'> {
  readonly reasons: readonly Reason[]
}

/** An option for each enemy ship of a side, refused ones with their reasons. */
export function optionsAt(
  state: NavalState,
  side: Side,
  attack: (target: Ship) => Attack,
): readonly Option<NavalAction>[] {
  return targetsOf(state, side).map(target => {
    const { reasons, ...option } = attack(target)
    const place = target.at ? { at: target.at } : {}
    return { ...option, label: target.name, token: target.id, ...place, ...refusalField(reasons) }
  })
}
