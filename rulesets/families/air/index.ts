/** The door of the family: all that its members and their tests take from it. */
export { air } from './air'
export { LOAD, TARGET, killWorth, valueOf } from './evaluate/value'
export { destroyed } from './fire/shots'
export { flightsAlone } from './movement/flights'
export { apart } from './fire/toHit'
export { manoeuvre } from './model/manoeuvre'
export { sharedRule } from './text/houseRules'
export type {
  AircraftType,
  Book,
  Citations,
  ManoeuvreRow,
  OwnAct,
  Part,
  Posed,
  Shot,
  Speciality,
  Subject,
} from './model/book'
export {
  type Standing,
  aircraftOf,
  ceilingOf,
  changed,
  findAircraft,
  groundTargets,
  hexOfAircraft,
  isLoaded,
  isOn,
  mpsOf,
  onTable,
  stands,
  targetsOf,
  typeOf,
} from './model/lookup'
export { hexName } from './model/schema'
export {
  type AirAction,
  type AirScenario,
  type AirState,
  type Aircraft,
  type GroundTarget,
  type HexBoard,
  LOADS,
  type Manoeuvre,
  type Pose,
} from './model/state'
export { poseOf } from './movement/manoeuvres'
export { coneMark } from './view/arcs'
export { activation, choosable, endActivation, reasonsNotNow, withActive } from './sequence/turns'
export type { Io, Reason } from './text/said'
export type { Code } from './text/words'
