import type { HouseRule } from '../../src/engine/rulebook'

/** Rulings on which players differ, as switches. */
export const HOUSE_RULES = [
  {
    id: 'numbers-thrown',
    ruling: 'ww1-R3',
    label: 'Throw for all numbers',
    text: 'In 1916 the Tanks and the German MGs are thrown for too, one D6 each, as in the booklet. With five or six MGs the Germans are hard to beat.',
  },
  {
    id: 'ranging-fire',
    ruling: 'ww1-R5',
    label: 'Bombard step by step',
    text: 'Each point of the Preliminary Bombardment is thrown before the next is declared.',
  },
  {
    id: 'no-idle-craters',
    ruling: 'ww1-R6',
    label: 'Fewer craters',
    text: 'A bombardment that removes nothing leaves no Crater.',
  },
  {
    id: 'wire-holds',
    ruling: 'ww1-R10',
    label: 'Wire holds',
    text: 'Units that enter a square with enemy Barbed Wire cannot move in the next turn.',
  },
  {
    id: 'stuck-on-arrival',
    ruling: 'ww1-R11',
    label: 'Tanks stick on arrival',
    text: 'A Tank that throws 1 completes its move and is stuck in the new square.',
  },
  {
    id: 'mgs-fall',
    ruling: 'ww1-R14',
    label: 'MGs fall with the assault',
    text: 'MGs in the assaulting square may be lost, after the Infantry.',
  },
  {
    id: 'few-guns',
    ruling: 'ww1-R16',
    label: 'Three guns at most',
    text: 'At most 3 Artillery Points for each side in one Assault.',
  },
  {
    id: 'only-assaulters-advance',
    ruling: 'ww1-R20',
    label: 'Only the assaulting side advances',
    text: 'The assaulted side never moves into the square that assaulted it.',
  },
  {
    id: 'gas-by-its-users',
    ruling: 'ww1-R21',
    label: 'Gas by the quality of its users',
    text: 'Green and Elite units of the side that uses the gas modify its die.',
  },
  {
    id: 'one-ending-die',
    ruling: 'ww1-R24',
    label: 'One die for the end',
    text: 'The die that may end the game falls once only; after that the game lasts to the last turn.',
  },
  {
    id: 'secret-stakes',
    ruling: 'ww1-R33',
    label: 'Secret stakes',
    text: 'Both sides choose guns or gas for an Assault unseen, before any die is thrown.',
  },
] as const satisfies readonly HouseRule[]

export type Switch = (typeof HOUSE_RULES)[number]['id']
