import type { ClauseId } from '../../../../src/engine/ids'

/**
 * What the parts of the family cite. Each ruleset's book says which clause of its own rulebook speaks of the subject,
 * so that a part need not know in which booklet it stands. These every book has.
 */
export const SUBJECTS = [
  // 3 sequence
  'sequence',
  'A moves',
  'B fires',
  'B moves',
  'A fires',
  'both rally',
  // 4 movement
  'movement table',
  'rough halves',
  'road doubles',
  'carry one base',
  'guns need a tow',
  'mounting halves',
  'dismounting halves',
  'limbering halves',
  'unlimbering halves',
  'overlap',
  'passing through',
  'mixed ground',
  'turning',
  'stop on contact',
  'transport acts',
  'what a vehicle carries',
  'impassable ground',
  'table edge',
  // 5 fire and sight
  'direct fire needs sight',
  'only artillery indirect',
  'friend blocks',
  'enemy blocks',
  'ground blocks',
  'foot hides',
  'firing gives away',
  'declaring fire',
  'hits on',
  'over half range',
  'cover',
  'bunker',
  'firer Green',
  'firer Elite',
  'line of sight',
  'indirect from off table',
  'indirect range',
  'indirect hits on',
  'indirect modifiers',
  'indirect deviates',
  'deviation dice',
  'battery silenced',
  'one attack',
  'weapon choice',
  'close combat',
  'automatic hit',
  'close combat at buildings',
  'in contact only',
  'close combat attack',
  // 6 damage
  'damage roll',
  'equal totals',
  'one higher',
  'two higher',
  'three higher',
  'Disorganized cannot move',
  'Disorganized fires worse',
  'Disorganized twice',
  'Suppressed cannot move',
  'Suppressed cannot fire',
  'Suppressed twice',
  'Suppressed in close combat',
  'wreck',
  'wreck blocks',
  'removed',
  'passengers suffer',
  'towed gun suffers',
  // 7 ranges
  'range table',
  'range measured',
  'turretless arc',
  'arc measured',
  'rocket minimum',
  // 8, 9 factors
  'attack table',
  'defence table',
  'halved from the side',
  'halved from the back',
  'halved by indirect fire',
  'rounded up',
  'facing zones',
  // 10 rally
  'rally',
  'who may rally',
  'rally on',
  'rally Disorganized',
  'rally Suppressed',
  'rally Elite',
  'rally Green',
  // 12 aircraft
  'air attacks',
  'air attack',
  'air hits on',
  'air modifiers',
  'air factors',
  'air halves',
  // rulings on fire and damage
  'distances measured',
  'cover adds',
  'natural rolls',
  'measuring first',
  'fire into contact',
  'observer',
  'deviation',
  'who fires indirectly',
  'air targets',
  'damage combined',
  'passengers share',
  'rally rolls',
  // rulings on ground and movement
  // our own
  'deployment',
  'victory',
  'infantry scale',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Subjects of sections, weapons and troops that not every book has. What a book does not name does not occur in it. */
export const SPECIALITIES = [
  // headquarters
  'HQ saves',
  'no save in close combat',
  'save on',
  'save Green',
  'save Elite',
  'which HQ',
  // troops and weapons
  'tank destroyer hides',
  'AA guns',
  'artillery arc',
  'self-propelled arc',
  'gun arc',
  'mortar minimum',
  'early guns',
  // minefields and wire
  'minefield counter',
  'minefield stops',
  'minefield revealed',
  'minefield attack',
  'minefield removed',
  'minefield rules',
  'engineers immune',
  'engineers stop',
  'wheels cannot cross wire',
  'infantry stops at wire',
  'wire attack',
  'engineers remove wire',
  'tracks remove wire',
  // smoke
  'smoke fired',
  'smoke counter',
  'smoke blocks',
  'smoke removed',
  'smoke rules',
] as const
export type Speciality = (typeof SPECIALITIES)[number]

/** Specialities of missiles, helicopters and the like: booklets of earlier wars do not speak of them. */
export const LATER_SUBJECTS = [
  // 4 movement
  'rough ground does not matter',
  'roads do not matter',
  // 5 fire and sight
  'always sees',
  'always seen',
  'ATGW once',
  'SAM once',
  'airborne rockets once',
  'airborne ATGW once',
  'no factor',
  'what a SAM attacks',
  'engaged only by',
  // 6 damage
  'removed when Disorganized',
  'removed when Suppressed',
  'removed by a hit',
  // 7, 9
  'ATGW minimum',
  'SAM minimum',
  'halved by the attacker',
  // 12 aircraft
  'SAM teams',
  // our own
  'hidden deployment',
] as const
export type LaterSubject = (typeof LATER_SUBJECTS)[number]

/** All of these. */
export type AnySubject = Subject | Speciality | LaterSubject

/** Which clause of a rulebook speaks of a subject. */
export type Citations = Readonly<
  Record<Subject, ClauseId> & Partial<Record<Speciality | LaterSubject, ClauseId>>
>

/** The clause of a subject. Throws for a speciality that the book does not have: nothing in it may come to cite it. */
export function clauseOf({ cite }: { readonly cite: Citations }, subject: AnySubject): ClauseId {
  const clause = cite[subject]
  if (clause === undefined) throw new Error(`This rulebook has no clause on ${subject}.`)
  return clause
}
