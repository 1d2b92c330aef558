import type { HouseRule } from '../../src/engine/rulebook'

/** Rulings on which players differ, as switches; and the night that the booklet means. */
export const HOUSE_RULES = [
  {
    id: 'night',
    ruling: 'coastal-R38',
    label: 'Darkness hides',
    text: 'A side sees only what its own vessels have spotted, and never the courses that the other side has plotted.',
  },
  {
    id: 'large-scale',
    ruling: 'coastal-R34',
    label: 'Larger models',
    text: 'Models of 1/600 or 1/700: all distances of the rules are doubled.',
  },
  {
    id: 'spotted-for-all',
    ruling: 'coastal-R4',
    label: 'Spotted for all',
    text: 'Whom one vessel has spotted when it acted, its whole side has spotted until the end of the turn.',
  },
  {
    id: 'nimble-gunboats',
    ruling: 'coastal-R9',
    label: 'MGBs as nimble as MTBs',
    text: 'The Fairmile C changes its speed by two levels and pivots after every inch.',
  },
  {
    id: 'pack-runs-out',
    ruling: 'coastal-R10',
    label: 'The pack runs out',
    text: 'Cards are shuffled again only when the pack is used up.',
  },
  {
    id: 'pivots-first',
    ruling: 'coastal-R12',
    label: 'Pivots come first',
    text: 'A pivot is made before the straight stretch that earns it, and none ends a move.',
  },
  {
    id: 'slows-next-turn',
    ruling: 'coastal-R14',
    label: 'Damage slows next turn',
    text: 'A lower maximum speed counts from the next time that speeds are set.',
  },
  {
    id: 'close-hits-better',
    ruling: 'coastal-R17',
    label: 'Close fire hits better',
    text: 'Light weapons within 2 inches add 1 to the die that hits, not to their Attack Factor.',
  },
  {
    id: 'one-line-only',
    ruling: 'coastal-R21',
    label: 'Wrecked at once',
    text: 'A vessel that is Wrecked without having been Damaged suffers by the line of the Wrecked only.',
  },
  {
    id: 'wreck-shrugs-off',
    ruling: 'coastal-R23',
    label: 'Wrecks shrug off Damage',
    text: 'A Wrecked vessel that would be Damaged stays as it is.',
  },
  {
    id: 'from-the-counter',
    ruling: 'coastal-R26',
    label: 'Torpedoes from the counter',
    text: 'The distance that a torpedo runs is counted from its counter.',
  },
  {
    id: 'plain-torpedoes',
    ruling: 'coastal-R28',
    label: 'Speed does not help against torpedoes',
    text: 'No modifier counts when a torpedo is tested to hit.',
  },
] as const satisfies readonly HouseRule[]

export type Switch = (typeof HOUSE_RULES)[number]['id']
