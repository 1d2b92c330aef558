import type { HouseRule } from '../../src/engine/rulebook'

const rule = <Id extends string>(id: Id, ruling: string, label: string, text: string): HouseRule<Id> => ({
  id,
  ruling: `space-${ruling}`,
  label,
  text,
})

/** The rulings that may be turned round. */
export const HOUSE_RULES = [
  rule(
    'recount',
    'R3',
    'Count before every go',
    'How many ships a side activates is counted anew before each of its goes.',
  ),
  rule(
    'wrap',
    'R8',
    'Edges join',
    'A ship that flies over one edge of the table comes back over the opposite one.',
  ),
  rule(
    'wedge',
    'R11',
    'Wide field of fire',
    'Guns bear on the wedge of 60 degrees ahead, not on the one row straight ahead.',
  ),
  rule('natural-six', 'R13', 'A natural 6 hits', 'To hit, a 6 on the die always succeeds.'),
  rule(
    'fire-back-any-way',
    'R15',
    'Fire back all round',
    'A ship may fire back in any direction within 9 hexes.',
  ),
  rule('fire-back-if-hit', 'R15', 'Only who is hit fires back', 'A shot that misses is not answered.'),
  rule(
    'fired-back-binds',
    'R16',
    'Firing back binds',
    'A ship that has fired back in this turn can neither Jump nor Cloak in it.',
  ),
  rule(
    'launch-or-fire',
    'R17',
    'Guns or torpedo',
    'A ship that launches its torpedo does not fire its guns in the same activation.',
  ),
  rule(
    'deviation-die',
    'R22',
    'A die for the deviation',
    'The direction in which a Jump deviates is rolled for apart from the facing.',
  ),
  rule('no-ramming', 'R23', 'No deliberate ramming', 'The hex chosen for a Jump must be free of ships.'),
  rule('own-drift', 'R27', 'Asteroids drift apart', 'Each asteroid drifts in a direction of its own.'),
]

export type Switch = (typeof HOUSE_RULES)[number]['id']
