import type { Army } from '../../src/engine/armies'
import { priceClauses } from '../families/ancients'
import carthage from './armies/carthage.json'
import crusaders from './armies/crusaders.json'
import hussites from './armies/hussites.json'
import macedon from './armies/macedon.json'
import persia from './armies/persia.json'
import rome from './armies/rome.json'

/** Points and units of an ordinary army (1.4). */
export const ARMY_SIZE = { points: [75, 100], units: [10, 14] } as const

export const PRICES = priceClauses('legio')

/** Three matched pairs: Zama, Gaugamela, Kutn\u00e1 Hora. The tests hold each against the schema. */
export const READY = [
  rome,
  carthage,
  macedon,
  persia,
  hussites,
  crusaders,
] as readonly unknown[] as readonly Army[]
