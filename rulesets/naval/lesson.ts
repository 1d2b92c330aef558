import type { Lesson } from '../../src/engine/lesson'

/** The first two turns off the River Plate: how a board of zones is played. */
export const LESSON: Lesson = {
  title: 'A lesson in zones: River Plate',
  scenario: 'river-plate',
  seed: 'A lesson in zones',
  minutes: 4,
  steps: [
    {
      label: 'Begin',
      say: 'Throw for the first move with the green button.',
      goal: { kind: 'come', turn: 1, step: 'British' },
      why: [
        {
          title: 'Who is side A',
          text: 'Before every turn a die decides naval-2.1. A moves, B fires, B moves, A fires naval-2.2: whoever moves second is fired at before he has moved.',
        },
      ],
      done: 'The dice have decided who goes first.',
    },
    {
      label: 'Look',
      say: 'Press Graf Spee, the German raider.',
      hint: 'Distances are counted in zones.',
      goal: { kind: 'choose', unit: 'graf-spee' },
      why: [
        {
          title: 'Eight zones',
          text: 'The sea is cut into eight bands naval-1.2; four are yours, and nobody crosses the line in the middle naval-1.4. Her 11-inch guns reach four zones, yours fewer.',
        },
      ],
      done: 'You looked at Graf Spee.',
    },
    {
      label: 'Move',
      say: 'Move Exeter a zone forward.',
      hint: 'Drag her, or press her and press the next zone.',
      goal: { kind: 'do', like: { type: 'move', unit: 'exeter' } },
      why: [
        {
          title: 'How ships move',
          text: 'One zone forward or one back naval-3.1, or none: then she stands broadside naval-3.5 and fires best, for a ship that is not broadside takes 1 off her die naval-4.5.',
        },
      ],
      done: 'You moved Exeter.',
    },
    {
      label: 'Close in',
      say: 'Move Ajax and Achilles too, and go on with the green button to the next turn.',
      hint: 'Whoever has nobody in range passes.',
      goal: { kind: 'come', turn: 2 },
      why: [
        {
          title: 'Why close in',
          text: 'At one zone your torpedoes count for more than your guns naval-11.8. Until then she outranges you: do not stay between.',
        },
        {
          title: 'Repair',
          text: 'At the end of a turn each damaged ship throws; 5 or 6 repairs one damage naval-6.2.',
        },
      ],
      done: 'The first turn is over.',
    },
    {
      label: 'Fire',
      say: 'Play a turn by yourself. Fire where a tag stands on Graf Spee.',
      hint: 'Rest on the figures to see how they came about.',
      goal: { kind: 'come', turn: 3 },
      why: [
        {
          title: 'Straddle, then damage',
          text: 'First a die to straddle by the distance naval-4.4; two ships at one target disturb each other naval-4.7. Then die and factor against die and factor naval-5.1: the difference is the damage, three at most naval-5.2.',
        },
      ],
      done: 'You have played two turns.',
    },
  ],
  farewell:
    'Close in, and have one of you fit to fight beside the line in the middle in the last turn: that counts 4 points. Drive Graf Spee from it before the last twenty-eight turns are over, or that counts 5 points for her.',
}
