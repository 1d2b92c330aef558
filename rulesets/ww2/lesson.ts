import type { Lesson } from '../../src/engine/lesson'

/** Two turns at Saint-Aubin: how a table in inches is played. */
export const LESSON: Lesson = {
  title: 'The first lesson: Saint-Aubin',
  scenario: 'saint-aubin',
  seed: 'The first lesson',
  minutes: 6,
  steps: [
    {
      label: 'Choose',
      say: 'Press 1st Platoon, the Shermans in the brackets.',
      hint: 'Its card comes up beside the table.',
      goal: { kind: 'choose', unit: 'a2' },
      why: [
        {
          title: 'What a piece is',
          text: 'One vehicle stands for a platoon ww2-2.1. Its card says how far it moves, what it fires with, and how hard it is to destroy.',
        },
        {
          title: 'The pale ground',
          text: 'As far as it can go now: 4 inches in the open. Roads double them ww2-4.3, woods, hedges and houses halve them ww2-4.2.',
        },
      ],
      done: 'You chose 1st Platoon.',
    },
    {
      label: 'Look',
      say: 'Now press Pak 40, the German gun in the north.',
      hint: 'An enemy may always be looked at.',
      goal: { kind: 'choose', unit: 'b6' },
      why: [
        {
          title: 'What it could do',
          text: 'Lines lead to those of yours that it could hit from where it stands, with the chance of each. An anti-tank gun fires straight ahead only, 45 degrees to either side ww2-7.4.',
        },
        {
          title: 'Why it matters now',
          text: 'The Germans fire before they move ww2-3.4: whoever ends this phase in front of that gun is fired at where he stands.',
        },
      ],
      done: 'You looked at what Pak 40 can hit.',
    },
    {
      label: 'Move',
      say: 'Drag 1st Platoon to the ring, past the farm’s hedge.',
      hint: 'Or press it, press the ring, and press the green button.',
      goal: { kind: 'stand', unit: 'a2', at: { x: 8.92, y: 8.34 }, within: 0.6 },
      why: [
        {
          title: 'Why there',
          text: 'Nobody fires at what he cannot see ww2-5.1, and woods, houses and hedges stop the eye ww2-5.5. From the ring your Shermans see the farm, and the gun does not see them.',
        },
        {
          title: 'While it is in your hand',
          text: 'The pills say what each stretch costs and how much is left. A move that you have not liked is taken back freely until dice have fallen.',
        },
      ],
      done: 'You brought 1st Platoon up to the farm, out of the gun’s sight.',
    },
    {
      label: 'Wait',
      say: 'End the phase with the green button, and watch the Germans.',
      hint: 'It asks once more, for others could still move.',
      goal: { kind: 'come', turn: 1, step: 'Americans fire' },
      why: [
        {
          title: 'The order of a turn',
          text: 'You move, the Germans fire, the Germans move, you fire, both rally ww2-3.2. The ribbon at the top shows where you are in it.',
        },
        {
          title: 'What they do',
          text: 'Arrows stay on the table until you act. H goes through their turn again, step by step.',
        },
      ],
      done: 'The Germans have had their turn.',
    },
    {
      label: 'Fire',
      say: 'Fire with 1st Platoon at Grenadiers 1.',
      hint: 'Press it, press the tag with the chances, and the green button.',
      goal: { kind: 'do', like: { type: 'fire', unit: 'a2' } },
      why: [
        {
          title: 'To hit',
          text: 'A 4, 5 or 6 hits ww2-5.10; one less for a target in houses ww2-5.12, one less beyond half the range ww2-5.11. Rest on a number to see how it came about.',
        },
        {
          title: 'After a hit',
          text: 'Both throw a die and add their factors: ahead by one is Disorganized ww2-6.3, by two Suppressed ww2-6.4, by three Destroyed ww2-6.5. A grey tag says why a target cannot be fired at.',
        },
      ],
      done: 'You fired at the farm.',
    },
    {
      label: 'Rally',
      say: 'End your fire. Then both sides rally, and the next turn begins.',
      goal: { kind: 'come', turn: 2, step: 'Americans move' },
      why: [
        {
          title: 'Rally',
          text: 'Whoever is Disorganized or Suppressed and within 12 inches of his HQ may throw to recover ww2-10.2, and does on 5 or 6 ww2-10.3.',
        },
        {
          title: 'The log',
          text: 'Every throw stands at the right. Press a line and it opens to its dice and reasons; a number with dots below it is a clause of the book.',
        },
      ],
      done: 'The first turn is over.',
    },
    {
      label: 'Turn 2',
      say: 'Move as you see fit, then end the phase.',
      hint: 'Hold T with a unit chosen: the map of where it could be destroyed.',
      goal: { kind: 'come', turn: 2, step: 'Americans fire' },
      why: [
        {
          title: 'Whom to move',
          text: 'Space goes to the next unit that has something left. Bring the other Shermans up beside the first, and the half-tracks forward along the road with the riflemen aboard ww2-4.4.',
        },
        {
          title: 'What to keep from',
          text: 'Foot soldiers in houses are seen from five inches only ww2-5.6, so do not drive past them. Armour struck in the side or the back counts half ww2-9.2.',
        },
      ],
      done: 'You have moved in turn 2.',
    },
    {
      label: 'Turn 2',
      say: 'Fire with whoever sees something, then end the phase.',
      hint: 'The best figure first.',
      goal: { kind: 'come', turn: 3 },
      why: [
        {
          title: 'Several at one target',
          text: 'A Disorganized unit that is Disorganized again is Suppressed ww2-6.8, and one Suppressed again is Destroyed ww2-6.11: two that fire at the same target do more than two that fire at two.',
        },
      ],
      done: 'You have played two turns.',
    },
  ],
  farewell:
    'Eight turns are left to take the crossroads. The sentence at the top goes on saying what to do, and the strip below the table how you stand.',
}
