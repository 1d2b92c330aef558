/** The door of the family: all that a member or a test may take from it. */
export { type OwnAct, ancients, bookOf } from './ancients'
export type {
  Book,
  ConditionPart,
  DamagePart,
  Fight,
  MovementPart,
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
  Standing,
  Status,
  Step,
  Troops,
} from './model/state'
export type { ChargeAhead, Course, Footing, Slide } from './model/ways'
export { footing, piecesAt, terrainOf } from './model/ground'
export {
  baseAt,
  enemiesOf,
  findUnit,
  isOn,
  kindOf,
  outlineOf,
  scaled,
  standing,
  stands,
  unitOf,
  withUnit,
} from './model/units'
export { eliminated } from './damage/losses'
export { sideOfStep } from './model/steps'
export { entered } from './sequence/turn'
export { nearestInside } from './charge/ahead'
export { meetsFront, withMelees } from './melee/contact'
export { allowanceOf, longest, wayAhead } from './movement/allowance'
export { isFar } from './movement/arrival'
export { closedAt, overlappedAt, touchedByAny } from './movement/place'
export { edgeDistance, touchAt } from './movement/slide'
export { DAMAGE, MOVEMENT } from './parts'
export { type Outcome, WORDS } from './text/words'
export { armyRules, costOf } from './roster/armies'
export { troopsOf, unitsIn } from './roster/enlisted'
export { drawnUp, linedUpBattle } from './roster/lineUp'
export { musterOf } from './roster/muster'
export { weightOf } from './sequence/victory'
export { citations } from './tables/citations'
export { houseRules } from './tables/houseRules'
export { HORSE, SHOCK, kinds, olderKinds, sharedKinds } from './tables/kinds'
export { attackRows, defenceRows, shootingRows } from './tables/modifiers'
export { NUMBERS, missile, missiles, priceClauses } from './tables/numbers'
