import {
  type Book,
  type DamagePart,
  GROUND_TABLE,
  type GroundTable,
  MUSTER_VARIANTS,
  damagePart,
  houseRulesOf,
  isOn,
  smokeAct,
} from '../families/tactical'
import type { HouseRule } from '../../src/engine/rulebook'

/** The switches of this edition alone: each takes one thing over from the edition of 2012. */
const OWN = [
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
] as const satisfies readonly HouseRule[]

type Switch = (typeof OWN)[number]['id']

/**
 * The family's switches by this edition's numbers, and its own. Early guns are ruling 64 here; what concerns wrecks and
 * smoke counts only where the switches of this edition bring them in, and belongs to the same rulings.
 */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('ww2-2010', { 'early-tank-guns': 'R64', 'mortar-smoke': 'R59' }),
  ...OWN,
]

/** No building or field defence brings those inside into contact: that is of 2012. */
export const GROUND: GroundTable = Object.fromEntries(
  Object.entries(GROUND_TABLE).map(([kind, effect]) => [kind, { ...effect, fortified: false }]),
)

/** Wrecks only where a house rule brings them in. */
export const WRECKS: DamagePart = {
  ...damagePart,
  leavesWreck: (book, state, unit) =>
    isOn<Switch>(state, 'burning-wrecks') && damagePart.leavesWreck(book, state, unit),
}

/** Smoke only where a house rule brings it in. */
export const SMOKE: typeof smokeAct = {
  ...smokeAct,
  offers: (book, state, side) => (isOn<Switch>(state, 'smoke') ? smokeAct.offers(book, state, side) : []),
  refuse: (book, state, action) =>
    isOn<Switch>(state, 'smoke')
      ? smokeAct.refuse(book, state, action)
      : [{ code: 'no-smoke', clause: 'ww2-2010-R59' }],
}

/** Figures of 2012 that a house rule brings back. */
export const VARIANTS: Book['variants'] = {
  ...MUSTER_VARIANTS,
  'contact-at-buildings': { ground: GROUND_TABLE },
  'lighter-cromwell': {
    units: { cromwell: { defence: 4 }, challenger: { defence: 4 }, comet: { defence: 4 } },
  },
  'longer-20mm': { weapons: { '20mm': { range: 3 } } },
  'shorter-37mm': { weapons: { '37-47mm': { range: 4 } } },
  'mortar-minimum': { weapons: { mortar: { least: 2 } } },
}
