import type { Muster } from '../../src/engine/muster'
import { LOOK } from './card'
import { KINDS, type Kind } from './state'
import { ASSAULTED, ASSAULTING } from './tables'

const BECAUSE: Readonly<Record<Kind, string>> = {
  infantry: 'Clauses 4.1 and 5.3: a battalion of foot.',
  stormtroopers: 'Clause 4.2 and ruling 19: Elite Infantry that also moves across corners.',
  mg: 'Clauses 4.3, 5.8 and 5.16: static, counts only where it is assaulted.',
  tank: 'Clauses 4.4, 4.5, 5.4 and 5.9: may stick fast, cannot enter difficult ground.',
}

/** The kinds of units, as the muster lists them. */
export const MUSTER: Muster = KINDS.map(id => ({
  id,
  name: LOOK[id].name,
  nation: 'All armies',
  group: id === 'mg' || id === 'tank' ? 'Companies' : 'Battalions',
  facts: [
    { label: 'Assaulting', value: id === 'mg' ? 'none' : `+${ASSAULTING[id]}` },
    { label: 'Assaulted', value: id === 'mg' ? `+${ASSAULTED[id]} and a D3` : `+${ASSAULTED[id]}` },
  ],
  because: BECAUSE[id],
}))
