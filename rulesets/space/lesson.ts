import type { Lesson } from '../../src/engine/lesson'

/** Two turns in the Gap at Karsa: how a board of hexes is played. */
export const LESSON: Lesson = {
  title: 'A lesson in hexes: the Gap at Karsa',
  scenario: 'karsa',
  seed: 'A lesson in hexes',
  minutes: 4,
  steps: [
    {
      label: 'Choose',
      say: 'Press Rigel, the cruiser in the brackets.',
      hint: 'Each ship flies and fires before the next one goes.',
      goal: { kind: 'choose', unit: 'a3' },
      why: [
        {
          title: 'Who goes when',
          text: 'A die decides who begins a turn space-2.1; then the two sides take turns, a ship at a time space-2.5, until all have gone space-2.6.',
        },
        {
          title: 'The pale hexes',
          text: 'All that it can reach with 6 Movement Points space-3.1: one for each hex ahead space-3.2, one for each turn of a hex side space-3.3.',
        },
      ],
      done: 'You chose Rigel.',
    },
    {
      label: 'Look',
      say: 'Now press Ashmar, the raider opposite.',
      hint: 'Guns fire straight ahead only.',
      goal: { kind: 'choose', unit: 'b2' },
      why: [
        {
          title: 'Where it can hit',
          text: 'Straight ahead space-4.2, at most 9 hexes far space-4.8, and the nearer the likelier. A ship that is hit and not destroyed may fire back space-4.19, if its own nose points the right way.',
        },
      ],
      done: 'You looked at Ashmar.',
    },
    {
      label: 'Fly',
      say: 'Fly Rigel three hexes or more toward the raiders.',
      hint: 'Drag it, or fly it with the arrow keys, then press the green button.',
      goal: { kind: 'do', like: { type: 'move', ship: 'a3' } },
      why: [
        {
          title: 'How it flies',
          text: 'The first point has to be spent straight ahead space-3.4, at least two in all space-3.5, and it may not end where another ship is space-3.7.',
        },
      ],
      done: 'You flew Rigel.',
    },
    {
      label: 'Watch',
      say: 'Press the green button when Rigel is done, and watch the raider that answers.',
      hint: 'A torpedo is better kept until one is near.',
      goal: { kind: 'come', turn: 1, step: 'Blue ship 2' },
      why: [
        {
          title: 'After the flight',
          text: 'A ship that has flown may fire space-4.1, launch its one torpedo space-5.1, or be done. What it cannot do says why.',
        },
      ],
      done: 'A raider has answered.',
    },
    {
      label: 'The rest',
      say: 'Fly the other ships one after the other, until the turn is over.',
      hint: 'Where a tag stands on a raider you may fire at it.',
      goal: { kind: 'come', turn: 2 },
      why: [
        {
          title: 'Together',
          text: 'Come in where their noses do not point, several at once: two hits on one ship destroy it space-4.17, two on two ships do not.',
        },
      ],
      done: 'The first turn is over.',
    },
    {
      label: 'Turn 2',
      say: 'Now a turn by yourself: get a raider before your guns.',
      hint: 'Hold T with a ship chosen: the map of where it could be destroyed.',
      goal: { kind: 'come', turn: 3 },
      why: [
        {
          title: 'A hit',
          text: 'On 4, 5 or 6 within three hexes, 5 or 6 within six space-4.7. Then both throw two dice space-4.9: ahead by one or two is Damaged space-4.14, by three Destroyed space-4.18.',
        },
      ],
      done: 'You have played two turns.',
    },
  ],
  farewell:
    'Six turns are left. Two points for each ship destroyed and one for each Damaged: the strip below the table counts them.',
}
