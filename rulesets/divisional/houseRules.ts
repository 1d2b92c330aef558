import type { HouseRule } from '../../src/engine/rulebook'

/** Rulings on which players differ, as switches. */
export const HOUSE_RULES = [
  {
    id: 'one-dusk-die',
    ruling: 'divisional-R3',
    label: 'One die for dusk',
    text: 'The day may end after turn 9 only; if it does not, it lasts all twelve turns.',
  },
  {
    id: 'speed-by-weight',
    ruling: 'divisional-R5',
    label: 'Speed by weight',
    text: 'Heavy Tanks are slow (4 inches) and Light Tanks fast (9 inches), where nothing else is said of them.',
  },
  {
    id: 'break-off',
    ruling: 'divisional-R11',
    label: 'Breaking off',
    text: 'An engaged unit may move directly away from its enemy, at half its allowance.',
  },
  {
    id: 'bases-block',
    ruling: 'divisional-R15',
    label: 'Enemies block sight',
    text: 'A base of the enemy between the spotter and the target hides the target.',
  },
  {
    id: 'no-fire-into-contact',
    ruling: 'divisional-R16',
    label: 'No fire into contact',
    text: 'Artillery does not fire at units that are in contact with its own side.',
  },
  {
    id: 'ammunition-carries-over',
    ruling: 'divisional-R18',
    label: 'Ammunition carries over',
    text: 'A new day brings no new turns of fire; only rallying does.',
  },
  {
    id: 'first-contact-attacks',
    ruling: 'divisional-R20',
    label: 'Who made the contact attacks',
    text: 'The attacker is the unit that moved into contact, until the contact ends.',
  },
  {
    id: 'edge-holds',
    ruling: 'divisional-R24',
    label: 'The edge of the table holds',
    text: 'A unit that would withdraw off the table stops at its edge.',
  },
  {
    id: 'all-sections-fall',
    ruling: 'divisional-R28',
    label: 'All Fortifications touched fall',
    text: 'A decided combat removes every section that either unit touches.',
  },
  {
    id: 'one-objective-counts',
    ruling: 'divisional-R32',
    label: 'One lost Objective counts',
    text: 'Rallying is 1 harder in all, however many own Objectives are occupied.',
  },
  {
    id: 'any-distance-overnight',
    ruling: 'divisional-R33',
    label: 'Rally everywhere overnight',
    text: 'Between two days the distance to the HQ does not matter.',
  },
  {
    id: 'one-air-attack',
    ruling: 'divisional-R34',
    label: 'One air attack a turn',
    text: 'A side flies at most one air attack in a turn.',
  },
  {
    id: 'own-mines-harmless',
    ruling: 'divisional-R35',
    label: 'Own Minefields are harmless',
    text: 'A side crosses its own Minefields without stopping.',
  },
  {
    id: 'engineers-dig-in',
    ruling: 'divisional-R36',
    label: 'Engineers hold Fortifications',
    text: 'Engineers may hold a section of Fortifications as Infantry does.',
  },
] as const satisfies readonly HouseRule[]

export type Switch = (typeof HOUSE_RULES)[number]['id']
