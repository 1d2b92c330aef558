import type { Citations, Subject } from '../families/panzer8'
import { cite } from './act'

/** Where the booklet of 2008 says what the acts of the family cite. */
const WHERE: Readonly<Record<Subject, string>> = {
  moving: '8.0.1',
  rates: '8.2.1',
  turning: '8.1.1',
  'too far': '8.0.2',
  'closed ground': '8.2.1',
  obstacle: '8.2.2',
  backwards: '8.3.1',
  'friend on road': '8.5.1',
  'enemy in the way': '8.5.2',
  charging: '7.1.7',
  edge: 'R1',
  room: 'R57',
  'getting on': '8.4.11',
  limbering: '8.4.1',
  'beside the gun': '8.4.2',
  'getting off': '8.4.12',
  'beside an enemy': 'R55',
  'tractor has moved': 'R54',
  'must get off': '6.4.11',
  'may stay on': '6.4.12',
  'breaking down': '8.4.6',
  'setting up': '8.4.8',
  'upper floor': '3.3.9',
  'going up': '3.3.10',
  'to come': 'R58',
  'coming on': '8.7.1',
  'limbered when it comes': '8.7.2',
  'falling back': '8.6.1',
  'length of a fall-back': '8.0.1',
  'barred fall-back': 'R34',
  'empty transports': 'R56',
}

/** The clause on each subject. */
export const CITATIONS = Object.fromEntries(
  Object.entries(WHERE).map(([subject, number]) => [subject, cite(number)]),
) as Citations
