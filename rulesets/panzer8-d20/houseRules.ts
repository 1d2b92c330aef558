import type { HouseRule } from '../../src/engine/rulebook'
import { cite } from './act'

/** Rulings on which reasonable players differ. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    id: 'nearest-column',
    ruling: cite('R16'),
    label: 'Odds to the nearest column',
    text: 'AP to Defence takes the nearest odds column instead of being rounded down.',
  },
  {
    id: 'suppressed-commanders',
    ruling: cite('R38'),
    label: 'Suppressed commanders do not help',
    text: 'A commander who is suppressed gives no bonus to morale.',
  },
  {
    id: 'losses-by-number',
    ruling: cite('R61'),
    label: 'Ties by the number of losses',
    text: 'On a tie of objectives the side wins that has lost fewer elements, not the smaller share.',
  },
  {
    id: 'overrun-motorcycles',
    ruling: cite('R47'),
    label: 'Motorcycles can be overrun',
    text: 'A tank may run over a motorcycle section as it does over infantry.',
  },
  {
    id: 'turn-after-firing',
    ruling: cite('R30'),
    label: 'Guns may turn after firing',
    text: 'What cannot both fire and move may still turn in place after it has fired.',
  },
  {
    id: 'strict-flank',
    ruling: cite('R5'),
    label: 'Flank shots with the whole base',
    text: 'A shot is from the side or rear only if no part of the firer’s base is before the target’s front line.',
  },
  {
    id: 'combat-losses',
    ruling: cite('R37'),
    label: 'Only combat elements count as lost',
    text: 'Commanders, headquarters, observers and empty transports do not raise the counter of losses.',
  },
  {
    id: 'charged-fire-only',
    ruling: cite('R45'),
    label: 'Only the charged fire at chargers',
    text: 'An enemy who has charged can be fired at on his way only by the element that he charged.',
  },
  {
    id: 'home-edge-loses',
    ruling: cite('R34'),
    label: 'Driven over the own edge is lost',
    text: 'An element that is forced to fall back over its own edge of the table is lost.',
  },
  {
    id: 'tow-unlimbers',
    ruling: cite('R36'),
    label: 'Guns come off a suppressed tractor',
    text: 'A towed gun is unlimbered on the spot when its tractor is suppressed.',
  },
  {
    id: 'plain-melee',
    ruling: cite('R43'),
    label: 'Plain hand-to-hand combat',
    text: 'Only cover, quality and cavalry count in hand-to-hand combat, neither range nor the edge of the table.',
  },
  {
    id: 'edge-hides-hunters',
    ruling: cite('R70'),
    label: 'Any hedge hides tank hunters',
    text: 'Touching any hedge or wall is cover enough to hunt a tank, wherever the other stands.',
  },
  {
    id: 'open-teams',
    ruling: cite('R65'),
    label: 'Anti-tank teams are open',
    text: 'Both sides see which infantry sections have an anti-tank team.',
  },
  {
    id: 'suppressed-half-range',
    ruling: cite('R68'),
    label: 'Suppressed fire is short fire',
    text: 'A suppressed firer counts as a weapon of range 4: more than 2 inches is over half range.',
  },
  {
    id: 'edge-to-edge',
    ruling: cite('R2'),
    label: 'Measure between edges',
    text: 'Every distance between elements is that between the nearest edges of their bases, not between their middles.',
  },
  {
    id: 'own-height-blocks',
    ruling: cite('R11'),
    label: 'High ground bars its own view',
    text: 'An elevated element, too, sees only 2 inches through the feature on which it stands.',
  },
  {
    id: 'advance-freely',
    ruling: cite('R46'),
    label: 'Attackers need not advance',
    text: 'An attacker may stay where he is after combat, and guns that cannot move are not lost when he comes on.',
  },
  {
    id: 'empty-transports',
    ruling: cite('R56'),
    label: 'Empty transports move freely',
    text: 'They go where they like, but no nearer to any enemy that they see.',
  },
]
