import { modifier } from '../../src/engine/reckon'
import type { OutcomeKind } from '../../src/engine/ruleset'
import { type Aircraft, type ManoeuvreRow, type Shot, manoeuvre } from '../families/air'

/** The age of the appendix: its aircraft know the turn of 120 degrees, and their guns jam (12). */
export const GREAT_WAR = '1914-18'
export const LATER = '1935-65'

/** What an action costs in Movement Points (3, and 12 for the turn of 120 degrees). */
export const MANOEUVRES: readonly ManoeuvreRow[] = [
  manoeuvre('ahead', 1, 'aerial-1935-3.2'),
  manoeuvre('dive', 1, 'aerial-1935-3.3'),
  manoeuvre('climb', 2, 'aerial-1935-3.4'),
  manoeuvre('slip-left', 2, 'aerial-1935-3.5'),
  manoeuvre('slip-right', 2, 'aerial-1935-3.5'),
  manoeuvre('turn-left', 2, 'aerial-1935-3.6'),
  manoeuvre('turn-right', 2, 'aerial-1935-3.6'),
  manoeuvre('sharp-left', 3, 'aerial-1935-12.4', { age: GREAT_WAR }),
  manoeuvre('sharp-right', 3, 'aerial-1935-12.4', { age: GREAT_WAR }),
  manoeuvre('reverse', 4, 'aerial-1935-3.7', { biplane: 3 }),
]

/** Score needed to hit by distance, from 1 hex on (5.7 to 5.10). */
export const TO_HIT = [
  { need: 4, clause: 'aerial-1935-5.7' },
  { need: 5, clause: 'aerial-1935-5.8' },
  { need: 5, clause: 'aerial-1935-5.9' },
  { need: 6, clause: 'aerial-1935-5.10' },
] as const

/** All that apply are added (R18). */
export const TO_HIT_MODIFIERS = [
  modifier<Shot>('aerial-1935-5.11', -1, 'reversed', ({ reversed, back }) => reversed && !back),
  modifier<Shot>('aerial-1935-5.12', -1, 'target one level higher', ({ higher }) => higher),
  modifier<Shot>('aerial-1935-5.13', -1, 'Green', ({ firer }) => firer.quality === 'Green'),
  modifier<Shot>('aerial-1935-5.14', 1, 'Veteran', ({ firer }) => firer.quality === 'Veteran'),
  modifier<Shot>('aerial-1935-5.19', -1, 'firer Damaged', ({ firer }) => firer.damaged),
  modifier<Shot>('aerial-1935-5.25', -1, 'firing back', ({ back }) => back),
]

/** A ground attack by flak is the aircraft's own loss: the bar shows it apart from what the target suffers. */
export const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'destroyed', label: 'Destroyed', tone: 'destroyed', headline: 'destroy' },
  { id: 'damaged', label: 'Damaged', tone: 'disorganized', headline: 'hit' },
  { id: 'flak', label: 'Shot down by flak', tone: 'suppressed' },
  { id: 'none', label: 'No damage', tone: 'none' },
]

export const GROUND_WEAPONS = ['bombs', 'rockets', 'strafing'] as const
export type GroundWeapon = (typeof GROUND_WEAPONS)[number]

/** A ground attack as its modifiers see it. */
interface GroundAttack {
  readonly aircraft: Aircraft
  readonly spent: number
  /** It dives on the target with bombs, as dive bombers do. */
  readonly dives: boolean
  /** The house rule by which crew and Damage count. */
  readonly crewCounts: boolean
}

/** Result that destroys a ground target (9.9 to 9.11). */
export const GROUND_ATTACKS = [
  { kind: 'bombs', label: 'Bombs', need: 4, clause: 'aerial-1935-9.10' },
  { kind: 'rockets', label: 'Rockets', need: 3, clause: 'aerial-1935-9.9' },
  { kind: 'strafing', label: 'Strafing', need: 5, clause: 'aerial-1935-9.11' },
] as const

/** More than so many MPs spent are a haste that costs (9.6). */
const CALM_MPS = 3

/** Modifiers of a ground attack; the crew counts by house rule only (R27). */
export const GROUND_MODIFIERS = [
  modifier<GroundAttack>(
    'aerial-1935-9.5',
    ({ aircraft }) => -aircraft.level,
    'altitude',
    ({ dives }) => !dives,
  ),
  modifier<GroundAttack>(
    'aerial-1935-9.6',
    -1,
    'more than 3 MPs',
    ({ spent, dives }) => !dives && spent > CALM_MPS,
  ),
  modifier<GroundAttack>('aerial-1935-9.8', -1, 'dive bomber', ({ dives }) => dives),
  modifier<GroundAttack>(
    'aerial-1935-R27',
    -1,
    'Damaged',
    ({ crewCounts, aircraft }) => crewCounts && aircraft.damaged,
  ),
  modifier<GroundAttack>(
    'aerial-1935-R27',
    -1,
    'Green',
    ({ crewCounts, aircraft }) => crewCounts && aircraft.quality === 'Green',
  ),
  modifier<GroundAttack>(
    'aerial-1935-R27',
    1,
    'Veteran',
    ({ crewCounts, aircraft }) => crewCounts && aircraft.quality === 'Veteran',
  ),
]

/** Speed of one Movement Point in km/h and height of one level in metres (6.1, 6.7; 12.2, 12.3). */
export const SCALES = {
  [LATER]: { speed: 100, height: 3000, clauses: { speed: 'aerial-1935-6.1', height: 'aerial-1935-6.7' } },
  [GREAT_WAR]: {
    speed: 50,
    height: 1500,
    clauses: { speed: 'aerial-1935-12.2', height: 'aerial-1935-12.3' },
  },
} as const

/** Attack Factor by armament (6.2 to 6.5). */
export const ARMAMENTS = [
  { id: 'one-mg', label: 'A single machine gun', attack: 1, clause: 'aerial-1935-6.2' },
  { id: 'mgs', label: 'Several machine guns', attack: 2, clause: 'aerial-1935-6.3' },
  { id: 'mgs-cannons', label: 'Machine guns and cannons', attack: 3, clause: 'aerial-1935-6.4' },
  { id: 'cannons', label: 'Several cannons', attack: 4, clause: 'aerial-1935-6.5' },
] as const
