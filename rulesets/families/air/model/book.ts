import type { ZodObject, ZodRawShape } from 'zod'
import type { Act } from '../../../../src/engine/acts'
import type { Action } from '../../../../src/engine/action'
import type { ClauseId } from '../../../../src/engine/ids'
import type { Words } from '../../../../src/engine/phrase'
import type { Modifier } from '../../../../src/engine/reckon'
import type { Reason } from '../../../../src/engine/refusal'
import type { HouseRule, Rulebook } from '../../../../src/engine/rulebook'
import type { Measurement, OutcomeKind, Ruleset, Threat, UnitCard } from '../../../../src/engine/ruleset'
import type { Chip, Mark, Tone } from '../../../../src/engine/scene'
import type {
  AirScenario,
  AirState,
  Aircraft,
  Manoeuvre,
  Pose,
  ScenarioAircraft,
  Standing,
  Weapon,
} from './state'

/** A row of the table of Movement Points: one hex on, then the change of altitude, then the turn in the new hex. */
export interface ManoeuvreRow {
  readonly kind: Manoeuvre
  readonly label: string
  readonly cost: number
  /** What a biplane pays, where it pays less. */
  readonly biplane?: number
  /** Sides of a hex from the nose to the hex that it goes to, clockwise. */
  readonly step: -1 | 0 | 1
  readonly climb: -1 | 0 | 1
  /** Sides of a hex that it turns by, clockwise; 3 is the reversal. */
  readonly turn: -2 | -1 | 0 | 1 | 2 | 3
  readonly clause: ClauseId
  /** Only aircraft of this age know it. */
  readonly age?: string
}

/** A type of aircraft with its ratings. */
export interface AircraftType {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  /** Types of different ages do not meet: their ratings are on different scales. */
  readonly age: string
  readonly mps: number
  readonly front: number
  /** Attack Factor of the flexible rear weapon; null if it has none. */
  readonly rear: number | null
  readonly defence: number
  /** Highest altitude level. */
  readonly ceiling: number
  readonly biplane: boolean
  readonly diveBomber: boolean
  readonly silhouette: string
  readonly paint: string
  /** Which table it is in. */
  readonly because: string
}

/** A shot as its modifiers see it. */
export interface Shot {
  readonly firer: Aircraft
  readonly reversed: boolean
  /** The target is one level higher. */
  readonly higher: boolean
  readonly back: boolean
}

/** What the family's parts cite by name; each ruleset says which clause it is. */
export const SUBJECTS = [
  'Initiative',
  'equal Initiative',
  'activation',
  'twice as many',
  'three times as many',
  'the other goes',
  'end of turn',
  'go',
  'Movement Points',
  'least Movement Points',
  'once a turn',
  'occupied hex',
  'whole actions',
  'ceiling',
  'lowest level',
  'edge',
  'tailed first',
  'fires after moving',
  'one target',
  'in the arc',
  'same level',
  'range',
  'front arc',
  'one shot',
  'contest',
  'no damage',
  'Damaged',
  'Damaged again',
  'Destroyed',
  'halved',
  'forced dive',
  'lower ceiling',
  'fire back',
  'who fires back',
  'cards',
  'victory',
  'end of battle',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** What only some of the booklets speak of: rear guns, raids, jams. */
export const SPECIALITIES = [
  'rear level',
  'rear arc',
  'instead of firing',
  'adjacent',
  'dive bomber',
  'flak',
  'once a game',
  'loaded',
  'loaded reversal',
  'loads',
  'jam',
  'clearing a jam',
] as const
export type Speciality = (typeof SPECIALITIES)[number]

/** Which clause says what the parts cite by name. */
export type Citations = Readonly<Record<Subject, ClauseId>> & Readonly<Partial<Record<Speciality, ClauseId>>>

/** The clause on a speciality. Throws where the booklet has none: then nothing may ask for it. */
export function clauseOf({ cite }: Pick<Book, 'cite'>, subject: Speciality): ClauseId {
  const clause = cite[subject]
  if (clause === undefined) throw new Error(`This rulebook has no clause on ${subject}.`)
  return clause
}

/** All that a ruleset of the family says for itself. */
export interface Book {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  readonly houseRules: readonly HouseRule[]
  readonly cite: Citations
  readonly manoeuvres: readonly ManoeuvreRow[]
  /** Score needed to hit at 1 hex, 2 hexes and so on; the last is the longest range. */
  readonly toHit: readonly { readonly need: number; readonly clause: ClauseId }[]
  readonly toHitModifiers: readonly Modifier<Shot>[]
  /** What an attack may come to, the worst first. */
  readonly outcomes: readonly OutcomeKind[]
  /** What its guns are called, those that look ahead and those that look back. */
  readonly guns: Readonly<{ front: string } & Partial<Record<Weapon, string>>>
  /** The age whose guns jam; null if none do. */
  readonly jamming: string | null
  readonly types: Readonly<Record<string, AircraftType>>
  /** What its aircraft can do beside flying and firing their guns. */
  readonly parts: readonly Part[]
}

/** An act that a part brings: the act, and how a file says it. */
export interface OwnAct<A extends Action = Action> extends Act<AirState, Action, A, readonly [Book]> {
  readonly schema: ZodObject
}

/** An aircraft where it stands, as those that look at many of them keep it. */
export interface Posed {
  readonly one: Standing
  readonly pose: Pose
  /** It has flown in this turn. */
  readonly moved: boolean
}

/**
 * What the aircraft of a book can do beside flying and firing their guns: raids, jams, missiles. A book without the part has none of
 * its acts and none of its fields; everything but the shape is left out where there is nothing to say.
 */
export interface Part {
  /** Acts before an aircraft flies. */
  readonly readying?: Readonly<Record<string, OwnAct>>
  /** Acts in place of firing the guns. */
  readonly attacks?: Readonly<Record<string, OwnAct>>
  /** Members of files that are there for it. */
  readonly shape: {
    readonly scenario?: ZodRawShape
    readonly scenarioAircraft?: ZodRawShape
    readonly state?: ZodRawShape
    readonly aircraft?: ZodRawShape
    readonly active?: ZodRawShape
  }
  readonly words?: Words
  readonly refereeFields?: Ruleset['refereeFields']
  /** What an aircraft of a scenario begins with. */
  fitted?(book: Book, given: ScenarioAircraft, houseRules: AirState['houseRules']): object
  /** What a battle begins with. */
  begun?(scenario: AirScenario): object
  /** Whether an aircraft of a file carries what it cannot. */
  amiss?(given: ScenarioAircraft | Aircraft, houseRules: AirState['houseRules']): boolean
  /** What an aircraft has to do before it flies; null if nothing. */
  readonly first?: (book: Book, state: AirState, aircraft: Aircraft) => Reason | null
  /** Whether an aircraft that has moved may attack with it. */
  hasAttack?(book: Book, state: AirState, aircraft: Standing): boolean
  /** What its best attack is worth on average, for an aircraft that may attack now. */
  inHand?(book: Book, state: AirState, aircraft: Standing): number
  /** What it is worth to have it still. */
  kept?(state: AirState, aircraft: Aircraft): number
  /** What the best attack on these enemies from an end pose is worth on average. */
  shotFrom?(book: Book, state: AirState, aircraft: Standing, pose: Pose, enemies: readonly Posed[]): number
  /** What an attack after the next movement of the first would be worth on average, if it comes about; 0 if it cannot. */
  prospect?(book: Book, state: AirState, firer: Posed, target: Posed): number
  /** What draws an aircraft to a pose. */
  lure?(book: Book, state: AirState, aircraft: Aircraft, pose: Pose): number
  /** How well an end pose serves it, and how ill. */
  poseScore?(book: Book, state: AirState, aircraft: Standing, pose: Pose): number
  /** Where it reaches to. */
  marks?(book: Book, state: AirState, aircraft: Aircraft, pose: Pose, tone: Tone): readonly Mark[]
  /** The worst that an enemy could do with it to a target as they are. */
  threat?(book: Book, state: AirState, enemy: Standing, target: Standing): Omit<Threat, 'by'> | null
  /** What it can do over so many hexes. */
  measured?(book: Book, distance: number): Measurement['lines']
  chips?(aircraft: Aircraft): readonly Chip[]
  /** What the panel shows of an aircraft that is on the table. */
  told?(aircraft: Aircraft): readonly string[]
  facts?(book: Book, aircraft: Aircraft): UnitCard['facts']
  notes?(book: Book, aircraft: Aircraft): UnitCard['notes']
  /** What the muster says of a type. */
  ofType?(type: AircraftType): readonly { readonly label: string; readonly value: string }[]
}
