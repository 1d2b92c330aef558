import type { Muster } from '../../src/engine/muster'
import { ORGANISATIONS } from './organisations'
import { CALLED } from './setup'
import { KINDS, type Kind } from './state'
import { COMBAT_FACTOR, DESTROYED_AT, MOVEMENT, SPOTTING } from './tables'
import { paceOfKind } from './allowance'

const BECAUSE: Readonly<Record<Kind, string>> = {
  hq: 'Clauses 4.1, 6.18 and 6.21: one for each Division, and its rally depends on it.',
  recon: 'Clauses 4.1, 5.4 and 6.21.',
  leg: 'Clauses 4.1 and 6.21: Infantry that is not called Motor (ruling 6).',
  motor: 'Clauses 4.1 and 6.21.',
  cavalry: 'Clauses 4.1 and 6.21.',
  'light-tank': 'Clauses 6.19 and 6.21; 6 inches where nothing else is said (ruling 5).',
  'medium-tank': 'Clauses 6.17 and 6.21; 6 inches where nothing else is said (ruling 5).',
  'heavy-tank': 'Clauses 6.17 and 6.21; 6 inches where nothing else is said (ruling 5).',
  artillery: 'Clauses 5.9, 6.18 and 6.21: the only fire at a distance.',
  engineers: 'Clause 6.21 and ruling 6: 6 inches with Motor Infantry, otherwise 3.',
}

/** The kinds of battalions, and the Divisions and Brigades of sections 12 and 13. */
export const MUSTER: Muster = [
  ...KINDS.map(id => ({
    id,
    name: CALLED[id],
    nation: 'All armies',
    group: 'Battalions',
    facts: [
      { label: 'Move', value: `${MOVEMENT[paceOfKind(id, true)]} inches` },
      { label: 'Combat Factor', value: String(COMBAT_FACTOR[id]) },
      { label: 'Spots', value: `${SPOTTING[id]} inches` },
      { label: 'Destroyed at', value: `${DESTROYED_AT[id]} FP` },
    ],
    because: BECAUSE[id],
  })),
  ...ORGANISATIONS.map(({ id, name, year, theatre, quality, bases }) => ({
    id,
    name: `${name} ${year}`,
    nation: theatre,
    group: 'Divisions and Brigades',
    facts: [
      { label: 'Quality', value: quality },
      ...KINDS.flatMap(kind => {
        const count = bases[kind] ?? 0
        return count > 0 ? [{ label: CALLED[kind], value: String(count) }] : []
      }),
    ],
    because:
      year === 1967
        ? 'Section 13; what the booklet calls Poor is Green (ruling 1).'
        : 'Section 12; what the booklet calls Poor is Green (ruling 1).',
  })),
]
