import { type Book, houseRulesOf, laterHouseRulesOf } from '../families/tactical'
import type { HouseRule } from '../../src/engine/rulebook'
import { hiTech } from './tables'

/** The switches of this ruleset alone. */
const OWN = [
  {
    id: 'headquarters',
    ruling: 'sci-fi-R19',
    label: 'Headquarters',
    text: 'The first unit of each side is its HQ, which saves itself on 4 or more and rallies units within 12 inches.',
  },
  {
    id: 'empty-4x4',
    ruling: 'sci-fi-R26',
    label: 'Empty 4x4',
    text: '4x4 transports carry and tow nothing.',
  },
  {
    id: 'fire-from-transports',
    ruling: 'sci-fi-R26',
    label: 'Fire from carriers',
    text: 'Infantry may fire from APC and AFV.',
  },
  {
    id: 'indirect-mortars',
    ruling: 'sci-fi-R36',
    label: 'Indirect artillery',
    text: 'MRL, SPG and towed artillery may fire indirectly within their range, and are never silenced by it.',
  },
  {
    id: 'plain-heavy-guns',
    ruling: 'sci-fi-R44',
    label: 'Plain heavy guns',
    text: 'The heavy guns of the sample units have 4 against soft targets, and cost half a point less.',
  },
  {
    id: 'fast-gev',
    ruling: 'sci-fi-R45',
    label: 'Fast GEV',
    text: 'All GEV move 18 inches and cost 26 points.',
  },
  {
    id: 'no-cover-from-above',
    ruling: 'sci-fi-R52',
    label: 'No cover from GEV',
    text: 'Targets of GEV have no cover modifier.',
  },
  {
    id: 'turning-spg',
    ruling: 'sci-fi-R53',
    label: 'SPG with turrets',
    text: 'SPG fire all round.',
  },
  {
    id: 'bare-artillery',
    ruling: 'sci-fi-R54',
    label: 'Bare artillery',
    text: 'Towed artillery has Defence 0.',
  },
  {
    id: 'two-dice-from-above',
    ruling: 'sci-fi-R57',
    label: 'Two dice from above',
    text: 'Where they are rolled for, each side throws one die for Satellites and another for ground attacks.',
  },
  {
    id: 'low-rolls-miss',
    ruling: 'sci-fi-R59',
    label: 'Silencing rolls miss',
    text: 'A natural 1 or 2 of a Satellite always misses.',
  },
  {
    id: 'one-organisation',
    ruling: 'sci-fi-R61',
    label: 'One organisation',
    text: 'The war is fought within one organisation, rolled for once.',
  },
] as const satisfies readonly HouseRule[]

export type Switch = (typeof OWN)[number]['id']

/** The family's switches that this rulebook has, and its own. */
export const HOUSE_RULES: readonly HouseRule[] = [
  ...houseRulesOf('sci-fi', {
    'any-hq': null,
    'fire-from-transports': null,
    'tow-and-carry': null,
    'indirect-mortars': null,
    'minefield-holds': null,
    'mortar-smoke': null,
    'faster-heavies': null,
    'early-tank-guns': null,
  }),
  ...laterHouseRulesOf('sci-fi', {
    'own-hq': null,
    'sam-always-counts': null,
    'vehicles-reload': null,
    'no-cover-from-above': null,
    'hidden-deployment': 'R60',
  }),
  ...OWN,
]

/** Figures that a house rule changes. */
export const VARIANTS: Book['variants'] = {
  'empty-4x4': { units: { '4x4-transport': { carriesFoot: false, towsGuns: false } } },
  'plain-heavy-guns': {
    weapons: { 'sample-heavy-gun': { soft: 4 }, [hiTech('sample-heavy-gun')]: { soft: 4 } },
  },
  'fast-gev': { units: { gev: { move: 18 }, 'transport-gev': { move: 18 } } },
  'turning-spg': { units: { spg: { arc: false } } },
  'bare-artillery': { units: { 'towed-artillery': { defence: 0 } } },
}
