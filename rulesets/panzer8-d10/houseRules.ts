import type { HouseRule } from '../../src/engine/rulebook'
import { cite } from './act'

const rule = (id: string, ruling: string, label: string, text: string): HouseRule => ({
  id,
  ruling: cite(ruling),
  label,
  text,
})

/** Rulings on which reasonable players differ. */
export const HOUSE_RULES: readonly HouseRule[] = [
  rule(
    'flank-vehicles',
    'R7',
    'Only vehicles and guns have flanks',
    'Infantry has no side or rear: only vehicles and crew-served weapons can be flanked.',
  ),
  rule(
    'short-weapons',
    'R18',
    'No near bonus for short weapons',
    'As in 2008: a weapon with a range of 4 inches or less gets nothing for being within 4.',
  ),
  rule(
    'star-kills',
    'R19',
    'Machine guns and mortars can destroy',
    'An AP value of * can put a vehicle out of action, not only suppress it.',
  ),
  rule(
    'half-moves',
    'R25',
    'An attack leaves half a move',
    'The move of an element that has attacked in the same action is half as long.',
  ),
  rule(
    'combat-losses',
    'R31',
    'Only combat elements count as lost',
    'Commanders, headquarters, observers and empty transports do not raise the counter of losses.',
  ),
  rule(
    'opportunity-only',
    'R32',
    'Who attacked does not react',
    'An element that attacked in its own last turn may not react in the enemy’s.',
  ),
  rule(
    'hunt-from-cover',
    'R37',
    'Tanks are hunted from cover',
    'As in 2008: hunter or tank must be in cover other than fields, unless the tank is suppressed.',
  ),
  rule(
    'hunt-with-4',
    'R38',
    'Tank hunting with 4',
    'Every hunter adds 4, whatever anti-tank weapon he carries.',
  ),
  rule(
    'flee-the-table',
    'R43',
    'Falling back over the edge',
    'An element that is forced over its own edge of the table is gone and counts as lost.',
  ),
  rule(
    'unlimber-suppressed',
    'R44',
    'A suppressed tractor drops its gun',
    'A towed gun is unlimbered on the spot when its tractor is suppressed.',
  ),
  rule('advance-freely', 'R52', 'Winners need not advance', 'An attacker who has won may stay where he is.'),
  rule(
    'empty-transports',
    'R61',
    'Empty transports move freely',
    'They go where they like, but no nearer to any enemy that they see.',
  ),
  rule(
    'overrun-commanders',
    'R64',
    'Commanders are overrun',
    'As in 2008: a commander who is touched by an enemy is run over and replaced.',
  ),
  rule('no-events', 'R67', 'No event cards', 'The Event step is left out.'),
  rule('own-decks', 'R67', 'A deck for each side', 'Each side draws its events from a deck of its own.'),
  rule(
    'losses-by-number',
    'R69',
    'Ties by the number of losses',
    'On a tie of objectives the side wins that has lost fewer elements, not the smaller share.',
  ),
  rule(
    'edge-to-edge',
    'R4',
    'Measure between edges',
    'Every distance between elements is that between the nearest edges of their bases, not between their middles.',
  ),
  rule(
    'own-height-blocks',
    'R13',
    'High ground bars its own view',
    'An elevated element, too, sees only 2 inches through the feature on which it stands.',
  ),
]
