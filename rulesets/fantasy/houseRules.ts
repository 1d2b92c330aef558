import { houseRules } from '../families/ancients'

/** The switches of Fantasy: each turns round the ruling that it names. */
export const HOUSE_RULES = houseRules('fantasy', [
  [
    'beasts-apart',
    'R28',
    'Beasts are not mounted',
    'Monsters and Flying Creatures get no road bonus, do not break off and do not pay as mounted.',
  ],
  [
    'shaken-rampage',
    'R32',
    'Shaken beasts rampage',
    'A Monster that goes straight to Shaken rampages as well.',
  ],
  [
    'flying-on-foot',
    'R40',
    'Flying Creatures at 11 points',
    'Flying Creatures pay 2 points for flying, but not the point for mounted troops.',
  ],
  [
    'letter-of-crossbows',
    'R43',
    'Crossbows and handguns by the letter',
    'Only a shot before the move restricts it, so that Side A may move and shoot freely.',
  ],
  [
    'flank-shooting',
    'R54',
    'Shooting from behind',
    'Shooting from wholly behind the front of the target halves its Defence.',
  ],
  [
    'chosen-spells',
    'R57',
    'Spells chosen beforehand',
    'Each side chooses its spells before the first turn and may use only those.',
  ],
  [
    'older-troops',
    'R51',
    'Troops of Legio VIII',
    'Peltasts, Elephants, Camelry, War Wagons, Hoplites and foot in full armour take the field as in Legio VIII.',
  ],
])
