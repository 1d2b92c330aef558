/** The door of the family: all that its members and their tests take from it. */
export { damagePart, halved, OUTCOME_OF } from './damage/damage'
export { indirect } from './fire/batteries'
export { damageSpread, destroying, leadOf, passing } from './fire/chances'
export { declaredBy, fallsShort, firePart, isOutOfReach, shootingOf, strike, struckBy } from './fire/resolve'
export { fireAct } from './fire/direct'
export { SILENT, aimOf, attackerOf, mayShoot, muzzleOf } from './fire/limits'
export { neededFor } from './fire/toHit'
export { GROUND_TABLE } from './ground/groundTable'
export { sight } from './ground/sight'
export type { Circumstances, Shooting, Shot, Struck } from './model/attacks'
export type {
  Book,
  IndirectPart,
  OwnAct,
  DamagePart,
  FirePart,
  HeadquartersPart,
  Numbers,
  SightPart,
  VictoryPart,
} from './model/book'
export { changedState } from './model/changes'
export {
  distanceTo,
  enemiesOf,
  findUnit,
  isAlive,
  isOn,
  scaled,
  type Standing,
  stands,
  typeOf,
  weaponOf,
} from './model/lookup'
export {
  type Battery,
  type Mine,
  QUALITIES,
  type Quality,
  type ScenarioUnit,
  type Smoke,
  type Sortie,
  type Status,
  type Step,
  type TacticalAction,
  type TacticalScenario,
  type TacticalState,
  type TacticalUnit,
  type Wire,
  type Wreck,
} from './model/state'
export type { GroundTable, Locomotion, UnitType, Weapon } from './model/types'
export { smokeAct } from './obstacles/smoke'
export { assembleUnits } from './roster/assemble'
export {
  COMMON_DEFENCES,
  COMMON_NUMBERS,
  COMMON_WEAPONS,
  movesOf,
  sourcesOf,
  weaponRow,
} from './roster/common'
export {
  COMMON_AMERICAN,
  COMMON_BRITISH,
  COMMON_FRENCH,
  COMMON_GERMAN,
  COMMON_SOVIET,
  COMMON_UNNAMED,
} from './roster/postwar/common'
export {
  type Arm as PostwarArm,
  type Defence as PostwarDefence,
  type Move as PostwarMove,
  airDefence,
  apc,
  armoured,
  armouredCar,
  car,
  foot,
  gun,
  helicopter,
  selfPropelled,
  team,
  troops,
  truck,
} from './roster/postwar/kit'
export {
  AMERICA,
  ANY,
  ARABS,
  BRITAIN,
  EAST_ASIA,
  FRANCE,
  GERMANY,
  INDIA,
  ISRAEL,
  SOVIETS,
} from './roster/postwar/nations'
export {
  atgw,
  LATER_DEFENCES,
  LATER_MOVES,
  laterNumbers,
  laterSources,
  laterWeapons,
} from './roster/postwar/tables'
export { ROSTER } from './roster/roster'
export type { From, Nation, Spec } from './roster/spec'
export type { Tables } from './roster/tables'
export { MUSTER_VARIANTS } from './roster/variants'
export { anyHeadquarters, headquarters } from './sequence/headquarters'
export { victory } from './sequence/victory'
export type { Edition } from './model/edition'
export { ACTS, tactical } from './tactical'
export { citationsOf, LATER_NUMBERED } from './text/citations'
export { houseRulesAfter1945, houseRulesOf, laterHouseRulesOf } from './text/houseRules'
export type { Citations } from './text/subjects'
export { type Code, type Outcome, WORDS } from './text/words'
