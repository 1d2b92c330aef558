import { ruleset } from '../../../rulesets/panzer8-d20'
import type { D20Element, D20Scenario, D20State } from '../../../rulesets/panzer8-d20/state'

import { kitOf } from '../kit'
import { type Laid, type Placed as AnyPlaced, asPlaced, scenarioOf } from '../panzer8/table'

export {
  AT57,
  BAZOOKA,
  GRENADIERS,
  HALFTRACK,
  MARDER,
  MG42,
  MORTAR,
  PAK,
  PANTHER,
  PANZER,
  PIONEERS,
  RIFLES,
  SHERMAN,
  STUG,
  TIGER,
  TRUCK,
  END,
  fire,
  move,
} from '../panzer8/table'

export const kit = kitOf(ruleset)
export const { play, playAll, force, refusal, refusalCodes, refusalClauses, offer, hasOffer, allowed, odds } =
  kit

export type Placed = AnyPlaced<D20Element>
type Extra = Partial<Omit<D20Element, 'id' | 'side' | 'at' | 'type'>>

/** One's own stand in the south and look north; the first letter of an id is the side. */
export function unit(id: string, type: string, x: number, y: number, more: Extra = {}): Placed {
  return { id, type, x, y, ...more }
}

/** One that is carried. */
export const load = (id: string, type: string, carriedBy: string, more: Extra = {}): Placed => ({
  id,
  type,
  ...more,
  carriedBy,
})

export interface Lie extends Laid<D20Element, D20State> {
  readonly more?: Partial<D20Scenario>
}

/** The table of the family, in A's Fire Phase unless said. */
export function lie({
  units,
  features = [],
  step = 'fire',
  active = 'A',
  more = {},
  state = {},
  rules = [],
}: Lie): D20State {
  const scenario: D20Scenario = { ...scenarioOf('panzer8-d20', units, features), openTeams: false, ...more }
  const begun = asPlaced(kit.begin(scenario, [], rules).state, units)
  return { ...begun, step, active, toAct: [active], ...state }
}
