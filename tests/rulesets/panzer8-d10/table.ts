import { ruleset } from '../../../rulesets/panzer8-d10'
import type { D10Action, D10Element, D10State, Effect } from '../../../rulesets/panzer8-d10/state'
import type { BattleScenario } from '../../../rulesets/families/panzer8'
import { kitOf } from '../kit'
import { type Laid, type Placed as AnyPlaced, asPlaced, scenarioOf } from '../panzer8/table'

export {
  AT57,
  BAZOOKA,
  CAVALRY,
  CHAR,
  ENGINEERS,
  FLAK,
  FLAMES,
  GRENADIERS,
  GREYHOUND,
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
  SMG,
  STUG,
  TANK_DESTROYER,
  TIGER,
  TRUCK,
  END,
  fire,
  move,
} from '../panzer8/table'

export const kit = kitOf(ruleset)
export const { play, playAll, force, refusal, refusalCodes, refusalClauses, offer, hasOffer, allowed, odds } =
  kit

export type Placed = AnyPlaced<D10Element>
type Extra = Partial<Omit<D10Element, 'id' | 'side' | 'at' | 'type'>>

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

export interface Lie extends Laid<D10Element, D10State> {
  readonly more?: Partial<BattleScenario>
}

/** The table of the family, in A's Action step unless said. */
export function lie({
  units,
  features = [],
  step = 'action',
  active = 'A',
  more = {},
  state = {},
  rules = [],
}: Lie): D10State {
  const scenario: BattleScenario = { ...scenarioOf('panzer8-d10', units, features), ...more }
  const begun = asPlaced(kit.begin(scenario, [], rules).state, units)
  return { ...begun, step, active, toAct: [active], ...state }
}
export const HOLD: D10Action = { type: 'hold' }
export const DRAW: D10Action = { type: 'draw' }

/** A card in force, drawn by A. */
export const card = (name: Effect['card'], unitId: string | null = null): Effect => ({
  card: name,
  by: 'A',
  unit: unitId,
  act: 0,
  at: null,
})
