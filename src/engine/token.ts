import type { Token } from './scene'
import type { Unit } from './state'

/** What the token of every unit says. One that is not on the table lies in the corner: only cards show it. */
export function tokenBasics({
  id,
  side,
  at,
  facing,
  name,
}: Unit): Pick<Token, 'id' | 'side' | 'at' | 'facing' | 'name'> {
  return { id, side, at: at ?? { x: 0, y: 0 }, facing, name }
}
