/** The door of the family: all that its members and their tests take from it. */
export { air } from './air'
export { LOAD, TARGET, killWorth, valueOf } from './evaluate/value'
export { destroyed } from './fire/shots'
export type { AircraftType, Book, ManoeuvreRow, OwnAct, Part, Shot, Speciality, Subject } from './model/book'
export {
  type Standing,
  ceilingOf,
  changed,
  findAircraft,
  groundTargets,
  hexOfAircraft,
  isLoaded,
  isOn,
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
  LOADS,
  type Manoeuvre,
  type Pose,
} from './model/state'
export { activation, choosable, endActivation, reasonsNotNow, withActive } from './sequence/turns'
