import type { Citations, Subject } from '../families/panzer8'
import { cite } from './act'

/** Where the sheet of 2011, or a ruling on it, says what the acts of the family cite. */
const WHERE: Readonly<Record<Subject, string>> = {
  moving: '8.2.1',
  rates: '8.2.1',
  turning: 'R57',
  'too far': 'R55',
  'closed ground': 'R57',
  obstacle: '8.2.4',
  backwards: 'R58',
  'friend on road': 'R62',
  'enemy in the way': 'R62',
  charging: 'R47',
  edge: 'R1',
  room: 'R6',
  'getting on': 'R60',
  limbering: 'R59',
  'beside the gun': 'R59',
  'getting off': 'R60',
  'beside an enemy': 'R60',
  'tractor has moved': 'R59',
  'must get off': 'R44',
  'may stay on': 'R44',
  'breaking down': 'R59',
  'setting up': 'R59',
  'upper floor': 'R13',
  'going up': 'R13',
  'to come': 'R63',
  'coming on': 'R63',
  'limbered when it comes': 'R59',
  'falling back': 'R43',
  'length of a fall-back': 'R43',
  'barred fall-back': 'R43',
  'empty transports': 'R61',
}

/** The clause on each subject. */
export const CITATIONS = Object.fromEntries(
  Object.entries(WHERE).map(([subject, number]) => [subject, cite(number)]),
) as Citations
