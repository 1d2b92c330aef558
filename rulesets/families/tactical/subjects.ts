import type { ClauseId } from '../../../src/engine/ids'

/**
 * What the parts of the family cite in every booklet that has them. Each ruleset's book says which clause of its own rulebook speaks of the subject,
 * so that a part need not know in which booklet it stands.
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
  'tank destroyer hides',
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
  'HQ saves',
  'no save in close combat',
  'save on',
  'save Green',
  'save Elite',
  // 7 ranges
  'range table',
  'range measured',
  'artillery arc',
  'gun arc',
  'turretless arc',
  'arc measured',
  'mortar minimum',
  'rocket minimum',
  // 8, 9 factors
  'attack table',
  'early guns',
  'defence table',
  'halved from the side',
  'halved from the back',
  'halved by indirect fire',
  'rounded up',
  'facing zones',
  // 10 rally
  'rally',
  'rally near HQ',
  'rally on',
  'rally Disorganized',
  'rally Suppressed',
  'rally Elite',
  'rally Green',
  // 11 obstacles and smoke
  'minefield counter',
  'minefield stops',
  'minefield revealed',
  'minefield attack',
  'minefield removed',
  'engineers immune',
  'engineers stop',
  'wire section',
  'wheels cannot cross wire',
  'infantry stops at wire',
  'wire attack',
  'engineers remove wire',
  'tracks remove wire',
  'smoke fired',
  'smoke counter',
  'smoke blocks',
  'smoke removed',
  'smoke rules',
  // 12 aircraft
  'air attacks',
  'air attack',
  'air hits on',
  'air modifiers',
  'AA guns',
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
  'HQ save combined',
  'passengers share',
  'which HQ',
  'rally rolls',
  // rulings on ground and movement
  'minefield rules',
  'wire rules',
  // our own
  'deployment',
  'victory',
  'infantry scale',
] as const
export type BasicSubject = (typeof SUBJECTS)[number]

/** What is cited of missiles, aircraft that hover and the like: booklets of earlier wars do not speak of it. */
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
] as const
export type LaterSubject = (typeof LATER_SUBJECTS)[number]

export type Subject = BasicSubject | LaterSubject

/** The clauses that a rulebook has for subjects. It need not speak of all. */
export type Citations = Readonly<Partial<Record<Subject, ClauseId>>>

/**
 * The clause for every subject. For one of which the rulebook does not speak, so that nothing in its battles rests on it,
 * what a side does in its turn stands in: an order that such a ruleset does not know can still be refused.
 */
export function completed(
  cite: Citations & { readonly sequence: ClauseId },
): Readonly<Record<Subject, ClauseId>> {
  const all: Partial<Record<Subject, ClauseId>> = {}
  for (const subject of [...SUBJECTS, ...LATER_SUBJECTS]) all[subject] = cite[subject] ?? cite.sequence
  return all as Record<Subject, ClauseId>
}
