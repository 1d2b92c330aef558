/** The door of the family: all that a member or a test may take from it. */
export { type OwnAct, ancients, bookOf } from './ancients'
export type {
  Book,
  ConditionPart,
  DamagePart,
  Fight,
  MovementPart,
  Numbers,
  OpeningPart,
  Shot,
  ViewPart,
} from './model/book'
export type { Kind, Missile } from './model/kinds'
export { ARMOURS, ARMS } from './model/state'
export type {
  AncientAction,
  AncientScenario,
  AncientState,
  AncientUnit,
  Flank,
  General,
  Melee,
  Status,
  Step,
} from './model/state'
export type { Subject } from './model/subjects'
export type { Footing } from './model/ways'
export type { Switch } from './model/switches'
export { isOn } from './model/units'
export { type PriceClauses, armyRules, costOf } from './roster/armies'
export { musterOf } from './roster/muster'
export { citations } from './tables/citations'
export { houseRules } from './tables/houseRules'
export { CHARIOT, FOOT, HORSE, SHOCK, kinds } from './tables/kinds'
export { attackRows, defenceRows, shootingRows } from './tables/modifiers'
export { NUMBERS, missile, missiles, priceClauses } from './tables/numbers'
