import type { HouseRule } from '../../src/engine/rulebook'
import { sharedRule } from '../families/air'

const rule = (id: string, ruling: string, label: string, text: string): HouseRule => ({
  id,
  ruling: `aerial-1965-${ruling}`,
  label,
  text,
})

/** The rulings that may be turned round. */
export const HOUSE_RULES: readonly HouseRule[] = [
  sharedRule('recount', 'aerial-1965-R3'),
  sharedRule('share-a-hex', 'aerial-1965-R10'),
  sharedRule('any-may-leave', 'aerial-1965-R10'),
  sharedRule('tail-level', 'aerial-1965-R11'),
  rule('narrow-front', 'R13', 'Narrow cannon arc', 'Cannon bear on the one row straight ahead.'),
  rule(
    'wide-front',
    'R13',
    'Wide cannon arc',
    'Cannon bear on 120 degrees; this goes before the narrow arc.',
  ),
  rule('narrow-hs', 'R13', 'Narrow HS arc', 'HS missiles bear on the one row straight ahead.'),
  rule('wide-hs', 'R13', 'Wide HS arc', 'HS missiles bear on 120 degrees; this goes before the narrow arc.'),
  rule('narrow-rh', 'R13', 'Narrow RH arc', 'RH missiles bear on the one row straight ahead.'),
  rule('wide-rh', 'R13', 'Wide RH arc', 'RH missiles bear on 120 degrees; this goes before the narrow arc.'),
  sharedRule('natural-six', 'aerial-1965-R14'),
  sharedRule('fire-back-if-hit', 'aerial-1965-R17'),
  sharedRule('fire-back-any-way', 'aerial-1965-R17'),
  rule('two-at-most', 'R21', 'Two missiles at most', 'No more than two missiles are fired at once.'),
  rule('old-missiles', 'R23', 'Before 1970', 'All missiles are of the 1st generation.'),
  rule('printed-mps', 'R25', 'Fast by its rating', 'Against missiles the printed MPs count, Damaged or not.'),
  rule(
    'near-course',
    'R26',
    'Much the same way',
    'HS missiles follow who faces the same way or one side off.',
  ),
  sharedRule('cards', 'aerial-1965-R31'),
  rule('f5-heat', 'R29', 'F5 with HS missiles', 'The F5 carries 4 HS missiles in place of 4 RH.'),
]
