import type { Muster } from '../../src/engine/muster'
import { HANDLING } from './tables'
import { VESSELS } from './vessels'
import { gunName } from './weapons'

/** The sample vessels of section 12, and the types that only sections 5 and 9 name. */
export const MUSTER: Muster = VESSELS.map(
  ({ id, name, nation, group, defence, speed, nimble, guns, light, tubes, because }) => ({
    id,
    name,
    nation,
    group,
    facts: [
      { label: 'Defence', value: String(defence) },
      { label: 'Speed', value: `${speed} inches` },
      ...guns.map((gun, at) => ({ label: at === 0 ? 'Guns' : 'and', value: `${gunName(gun)} (${gun.arc})` })),
      ...(light > 0 ? [{ label: 'Light weapons', value: `${light} × 20mm` }] : []),
      ...tubes.map(each => ({ label: 'Torpedoes', value: `${each.left} × ${each.calibre}″ (${each.arc})` })),
      { label: 'Pivots every', value: `${(nimble ? HANDLING.nimble : HANDLING.other).straight} inches` },
    ],
    because,
  }),
)
