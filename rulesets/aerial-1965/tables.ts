import { modifier } from '../../src/engine/reckon'
import type { OutcomeKind } from '../../src/engine/ruleset'
import { type ManoeuvreRow, type Shot, manoeuvre } from '../families/air'

/** What an action costs in Movement Points (3). */
export const MANOEUVRES: readonly ManoeuvreRow[] = [
  manoeuvre('ahead', 1, 'aerial-1965-3.2'),
  manoeuvre('dive', 1, 'aerial-1965-3.3'),
  manoeuvre('climb', 2, 'aerial-1965-3.4'),
  manoeuvre('slip-left', 2, 'aerial-1965-3.5'),
  manoeuvre('slip-right', 2, 'aerial-1965-3.5'),
  manoeuvre('turn-left', 1, 'aerial-1965-3.6'),
  manoeuvre('turn-right', 1, 'aerial-1965-3.6'),
  manoeuvre('reverse', 3, 'aerial-1965-3.7'),
]

/** Score needed to hit with cannon by distance, from 1 hex on (5a.3, 5a.4). */
export const TO_HIT = [
  { need: 4, clause: 'aerial-1965-5a.3' },
  { need: 5, clause: 'aerial-1965-5a.4' },
] as const

/** All that apply are added (R14); none of them for missiles (R15, R19). */
export const TO_HIT_MODIFIERS = [
  modifier<Shot>('aerial-1965-5a.5', -1, 'reversed', ({ reversed, back }) => reversed && !back),
  modifier<Shot>('aerial-1965-5a.6', -1, 'Green', ({ firer }) => firer.quality === 'Green'),
  modifier<Shot>('aerial-1965-5a.7', 1, 'Veteran', ({ firer }) => firer.quality === 'Veteran'),
  modifier<Shot>('aerial-1965-5a.12', -1, 'firer Damaged', ({ firer }) => firer.damaged),
  modifier<Shot>('aerial-1965-5a.18', -1, 'firing back', ({ back }) => back),
]

export const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'destroyed', label: 'Destroyed', tone: 'destroyed', headline: 'destroy' },
  { id: 'damaged', label: 'Damaged', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No damage', tone: 'none' },
]

/** Speed of one Movement Point in km/h, height of one level in metres, and the factors of all (6). */
export const FACTORS = { speed: 300, height: 3000, attack: 4, defence: 3 } as const
