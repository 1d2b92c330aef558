import type { Lesson } from '../../src/engine/lesson'

/** A raid at dawn to its second turn: how a board of squares is played. */
export const LESSON: Lesson = {
  title: 'A lesson in squares: a raid at dawn',
  scenario: 'learn',
  seed: 'A lesson in squares',
  minutes: 5,
  steps: [
    {
      label: 'Dig in',
      say: 'You attack: dig nothing, and go on with the green button.',
      hint: 'Trenches help whoever is assaulted in them.',
      goal: { kind: 'come', turn: 0, step: 'British bombard' },
      why: [
        {
          title: 'The table',
          text: 'Four squares wide, and your half is the one at your side. To win you need all four squares of a row beyond it ww1-8a.3.',
        },
      ],
      done: 'Both sides have dug in.',
    },
    {
      label: 'Bombard',
      say: 'Keep your guns for the assaults: go on to the deployment.',
      hint: 'Or press a square and spend three Artillery Points on it.',
      goal: { kind: 'come', turn: 0, step: 'British deploy' },
      why: [
        {
          title: 'Artillery Points',
          text: 'Three of them are one point of bombardment ww1-2.5, which removes wire, trenches or bunkers ww1-2.7. What you keep supports assaults: a die for each ww1-5a.7.',
        },
      ],
      done: 'You kept your guns.',
    },
    {
      label: 'Deploy',
      say: 'Put your units on the table, or let the computer deploy the rest.',
      hint: 'At most four in a square.',
      goal: { kind: 'come', turn: 1, step: 'British move' },
      why: [
        {
          title: 'Where',
          text: 'In your own half ww1-2.9, four units to a square ww1-2.10. Only neighbours along a side can be assaulted ww1-5a.1: mass in the row next to theirs.',
        },
      ],
      done: 'Your battalions stand ready.',
    },
    {
      label: 'Move',
      say: 'Move who is not in front yet, then end the move.',
      hint: 'One square ahead, behind, left or right.',
      goal: { kind: 'come', turn: 1, step: 'British assault' },
      why: [
        {
          title: 'Moves',
          text: 'One square along a side ww1-4b.1. A tank that moves may get stuck on a 1 ww1-4b.4, and none enters difficult ground ww1-4b.5.',
        },
      ],
      done: 'You moved up.',
    },
    {
      label: 'Assault',
      say: 'Assault a square: press yours, press theirs, give it guns, and press the green button.',
      hint: 'The tag says what is most likely to come of it.',
      goal: { kind: 'do', like: { type: 'assault' } },
      why: [
        {
          title: 'How it is counted',
          text: 'You have one for each battalion ww1-5a.3, two for each tank ww1-5a.4, and your guns; they one for each unit ww1-5a.8, their trenches ww1-5a.11, and a die for each machine gun ww1-5a.16. The difference is lost by whoever has less ww1-5a.18.',
        },
      ],
      done: 'You assaulted.',
    },
    {
      label: 'Turn 2',
      say: 'Assault where it pays, end your half, and see what the Germans do.',
      hint: 'Of an emptied square take possession: units may advance into it.',
      goal: { kind: 'come', turn: 2 },
      why: [
        {
          title: 'The second half',
          text: 'Then the Germans move and assault ww1-4a.2. What you took you must hold: leave no square with one battalion where three can come.',
        },
      ],
      done: 'You have played a turn.',
    },
  ],
  farewell: 'Go on: a whole row of four squares beyond your half wins the raid.',
}
