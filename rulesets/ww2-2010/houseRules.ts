import { type Book, CUSTOMS as SINCE_2012, houseRulesOf, MUSTER_VARIANTS } from '../families/tactical'
import type { HouseRule } from '../../src/engine/rulebook'

/** The switches of this edition alone: each takes one thing over from the edition of 2012. */
const OWN: readonly HouseRule[] = [
  {
    id: 'contact-at-buildings',
    ruling: 'ww2-2010-R32',
    label: 'Close combat at buildings',
    text: 'Touching a building or field defence is close combat with the nearest unit inside, as in 2012.',
  },
  {
    id: 'burning-wrecks',
    ruling: 'ww2-2010-R37',
    label: 'Burning wrecks',
    text: 'Destroyed vehicles stay on the table and block line of sight, as in 2012.',
  },
  {
    id: 'lighter-cromwell',
    ruling: 'ww2-2010-R53',
    label: 'Cromwell as in 2012',
    text: 'The Cromwell has Defence 4.',
  },
  {
    id: 'longer-20mm',
    ruling: 'ww2-2010-R54',
    label: '20mm as in 2012',
    text: 'Weapons of 20 to 25mm reach 3 inches.',
  },
  {
    id: 'shorter-37mm',
    ruling: 'ww2-2010-R55',
    label: '37-47mm as in 2012',
    text: 'Weapons of 37 to 47mm and the 2pdr reach 4 inches.',
  },
  {
    id: 'mortar-minimum',
    ruling: 'ww2-2010-R56',
    label: 'Least range of mortars',
    text: 'Mortars cannot fire at less than 2 inches, as in 2012.',
  },
  {
    id: 'smoke',
    ruling: 'ww2-2010-R59',
    label: 'Smoke',
    text: 'Artillery may fire smoke, as in 2012.',
  },
]

/**
 * The family's switches by this edition's numbers, and its own. Early guns are ruling 64 here; what concerns wrecks and
 * smoke counts only where the switches of this edition bring them in, and belongs to the same rulings.
 */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('ww2-2010', { 'early-tank-guns': 'R64', 'mortar-smoke': 'R59' }),
  ...OWN,
]

/** Wrecks, close combat at buildings and smoke only where a house rule brings them in. */
export const CUSTOMS: Book['customs'] = {
  ...SINCE_2012,
  wrecks: state => state.houseRules['burning-wrecks'] === true,
  fortificationsEngage: state => state.houseRules['contact-at-buildings'] === true,
  smoke: state => state.houseRules['smoke'] === true,
}

/** Figures of 2012 that a house rule brings back. */
export const VARIANTS: Book['variants'] = {
  ...MUSTER_VARIANTS,
  'lighter-cromwell': {
    units: { cromwell: { defence: 4 }, challenger: { defence: 4 }, comet: { defence: 4 } },
  },
  'longer-20mm': { weapons: { '20mm': { range: 3 } } },
  'shorter-37mm': { weapons: { '37-47mm': { range: 4 } } },
  'mortar-minimum': { weapons: { mortar: { least: 2 } } },
}
