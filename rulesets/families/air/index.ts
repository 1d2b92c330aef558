/** The door of the family: all that its members and their tests take from it. */
export { air } from './air'
export type { AircraftType, GroundAttack, ManoeuvreRow, Shot, Subject } from './model/book'
export type { AirAction, AirScenario, AirState, Aircraft, GroundTarget, Manoeuvre } from './model/state'
