import { houseRules } from '../families/ancients'

/** The switches of Legio VIII: each turns round the ruling that it names. */
export const HOUSE_RULES = houseRules('legio', [
  ['slow-knights', 'R29', 'Slow Knights', 'Knights move 3 inches.'],
  [
    'shaken-rampage',
    'R32',
    'Shaken Elephants rampage',
    'Elephants that go straight to Shaken rampage as well.',
  ],
  ['each-weapon-paid', 'R40', 'Each weapon paid', 'The weapon point is paid for each weapon of the list.'],
  ['no-artillery', 'R41', 'No Artillery', 'Armies have no Artillery: it stays at home.'],
  [
    'letter-of-crossbows',
    'R43',
    'Crossbows by the letter',
    'Only a shot before the move restricts it, so that Side A may move and shoot freely.',
  ],
  [
    'flank-shooting',
    'R49',
    'Shooting from behind',
    'Shooting from wholly behind the front of the target halves its Defence.',
  ],
])
