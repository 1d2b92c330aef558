import type { HouseRule } from '../../src/engine/rulebook'

const rule = (id: string, ruling: string, label: string, text: string): HouseRule => ({
  id,
  ruling: `aerial-1935-${ruling}`,
  label,
  text,
})

/** The rulings that may be turned round. */
export const HOUSE_RULES: readonly HouseRule[] = [
  rule(
    'recount',
    'R3',
    'Count before every go',
    'How many aircraft a side activates is counted anew before each of its goes.',
  ),
  rule('share-a-hex', 'R10', 'Hexes are shared', 'Aircraft at different levels may end in one hex.'),
  rule('any-may-leave', 'R10', 'Anybody may leave', 'Undamaged aircraft, too, may fly off the table.'),
  rule(
    'tail-level',
    'R12',
    'Tailing at one’s level',
    'Who tails is at the same level as the other, or one level away.',
  ),
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
  rule('natural-six', 'R18', 'A natural 6 hits', 'To hit, a 6 on the die always succeeds.'),
  rule('fire-back-if-hit', 'R22', 'Only who is hit fires back', 'A shot that misses is not answered.'),
  rule('fire-back-any-way', 'R22', 'Fire back all round', 'Firing back does not ask for the arc.'),
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
  rule(
    'cards',
    'R36',
    'Cards decide who flies',
    'Each aircraft has a playing card, and who is drawn flies: no Initiative, no goes, no tailing.',
  ),
  rule(
    'clear-or-fire',
    'R37',
    'Clearing or firing',
    'Trying to clear a jam takes the place of firing in that activation.',
  ),
]
