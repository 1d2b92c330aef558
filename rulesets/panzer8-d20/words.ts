import type { Words } from '../../src/engine/phrase'
import type { OutcomeKind } from '../../src/engine/ruleset'
import { WORDS as COMMON } from '../families/panzer8'

/** Its own sentences beside those of the family: reasons, then the log, then what to do now. */
export const WORDS = {
  ...COMMON,
  // reasons
  'not-command-phase': 'Morale is tested in the Command Phase.',
  'not-fire-phase': 'Fire is in the Fire Phase.',
  'not-movement-phase': 'Elements move in the Movement Phase.',
  'has-tested': 'It has tested its morale in this phase.',
  'hq-never-fires': 'The HQ never shoots.',
  'commander-never-fires': 'Commanders never shoot.',
  'has-fired': 'It has fired in this player turn.',
  'cannot-hurt': 'It cannot damage a vehicle of Defence {defence}.',
  'has-not-moved': 'It has not moved: it is fired on where it stands.',
  'charged-others': 'It has charged others: only they may fire at it on its way.',
  'observer-too-far': 'A Forward Observer on foot is seen within {limit} inches only: {distance:.1}.',
  'fired-before-limbering': 'It has fired in this turn.',
  'has-just-boarded': 'It has got on in this turn.',
  'fired-and-stays': 'It has fired, and cannot both fire and move.',
  'has-moved': 'It has moved in this phase.',
  // log
  'fires-miss': '{unit} {unit|fires|fire} at {target}, {distance:.1} inches: a miss.',
  'fires-no-damage': '{unit} {unit|hits|hit} {target}, {distance:.1} inches, without damage.',
  'fires-knocked-out': '{unit} {unit|fires|fire} at {target}, {distance:.1} inches: knocked out.',
  'hunts-knocked-out': '{unit} {unit|hunts|hunt} {target}: knocked out.',
  'defends-none': '{unit} {unit|fires|fire} at {target} in close defence: no effect.',
  'defends-fall-back':
    '{unit} {unit|fires|fire} at {target} in close defence: {target|it falls|they fall} back.',
  'defends-suppressed': '{unit} {unit|fires|fire} at {target} in close defence: suppressed.',
  'defends-knocked-out': '{unit} {unit|fires|fire} at {target} in close defence: knocked out.',
  'fights-knocked-out': '{unit} {unit|fights|fight} {target}: knocked out.',
  'overruns-knocked-out': '{unit} {unit|overruns|overrun} {target}: knocked out.',
  'strikes-none': '{unit} {unit|close assaults|close assault} {target}: no effect.',
  'strikes-suppressed': '{unit} {unit|close assaults|close assault} {target}: suppressed.',
  'strikes-knocked-out': '{unit} {unit|close assaults|close assault} {target}: knocked out.',
  'driven-off': '{unit} {unit|is|are} driven off the table and lost.',
  routs: '{unit} {unit|routs|rout} and {unit|is|are} gone.',
  // what to do now
  'prompt-command':
    'Test the morale of suppressed elements. {count} {adjective} {count|element|elements} may.',
  'prompt-command-none': 'Nobody is suppressed. Go on to fire.',
  'prompt-fire': 'Choose an element to fire. {count} {adjective} {count|element|elements} may.',
  'prompt-fire-unit':
    'Choose a target for {unit}. {count} {adjective} {count|element|elements} may still fire.',
  'prompt-close-none': 'No close combat is left. Go on to movement.',
  'prompt-move':
    'Choose an element to move. {count} {adjective} {count|element has|elements have} not moved.',
  'prompt-replace': '{unit} {unit|was|were} overrun: choose who makes room for him.',
} as const satisfies Words

export type Code = keyof typeof WORDS

export const OUTCOMES = [
  { id: 'knocked-out', label: 'Knocked out', tone: 'destroyed', headline: 'destroy' },
  { id: 'suppressed', label: 'Suppressed', tone: 'suppressed', headline: 'hit' },
  { id: 'fall-back', label: 'Falls back', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No effect', tone: 'none' },
] as const satisfies readonly OutcomeKind[]

export type OutcomeId = (typeof OUTCOMES)[number]['id']
