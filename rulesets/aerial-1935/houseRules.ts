import type { HouseRule } from '../../src/engine/rulebook'
import { sharedRule } from '../families/air'

const rule = (id: string, ruling: string, label: string, text: string): HouseRule => ({
  id,
  ruling: `aerial-1935-${ruling}`,
  label,
  text,
})

/** The rulings that may be turned round. */
export const HOUSE_RULES: readonly HouseRule[] = [
  sharedRule('recount', 'aerial-1935-R3'),
  sharedRule('share-a-hex', 'aerial-1935-R10'),
  sharedRule('any-may-leave', 'aerial-1935-R10'),
  sharedRule('tail-level', 'aerial-1935-R12'),
  rule('narrow-front', 'R14', 'Narrow frontal arc', 'Frontal guns bear on the one row straight ahead.'),
  rule(
    'wide-front',
    'R14',
    'Wide frontal arc',
    'Frontal guns bear on 120 degrees; this goes before the narrow arc.',
  ),
  rule('wide-rear', 'R15', 'Wide rear arc', 'Rear guns bear on 120 degrees.'),
  rule(
    'both-guns',
    'R16',
    'Both guns fire',
    'Frontal and rear guns may both fire in one activation, one after the other.',
  ),
  sharedRule('natural-six', 'aerial-1935-R18'),
  sharedRule('fire-back-if-hit', 'aerial-1935-R22'),
  sharedRule('fire-back-any-way', 'aerial-1935-R22'),
  rule(
    'target-ahead',
    'R26',
    'Straight at the target',
    'Strafing and rockets need the target in the hex straight ahead.',
  ),
  rule(
    'crew-counts',
    'R27',
    'Crews count on the ground',
    'Damage and the quality of the crew modify ground attacks.',
  ),
  rule(
    'dive-with-all',
    'R28',
    'Dive bombers always dive',
    'The exception for dive bombers holds for strafing and rockets too.',
  ),
  rule(
    'jettison',
    'R29',
    'Loads may be dropped',
    'A load may be dropped unused at the start of an activation.',
  ),
  sharedRule('cards', 'aerial-1935-R36'),
  rule(
    'clear-or-fire',
    'R37',
    'Clearing or firing',
    'Trying to clear a jam takes the place of firing in that activation.',
  ),
]
