import type { Army } from '../../src/engine/armies'
import { priceClauses } from '../families/ancients'
import beasts from './armies/beasts.json'
import dwarves from './armies/dwarves.json'
import elves from './armies/elves.json'
import men from './armies/men.json'
import orcs from './armies/orcs.json'
import undead from './armies/undead.json'

/** Points and units of an ordinary army (1.4). */
export const ARMY_SIZE = { points: [75, 100], units: [10, 14] } as const

export const PRICES = priceClauses('fantasy')

/** Six armies over the printed types. The tests hold each against the schema. */
export const READY = [men, elves, dwarves, orcs, undead, beasts] as readonly unknown[] as readonly Army[]
