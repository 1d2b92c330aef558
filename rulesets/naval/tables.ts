import type { Tables } from './state'

/** Zones of the sea, of which each fleet has the half on its own side. */
export const ZONES = 8

/** Lowest result that straddles at a range of 1 to 4 zones; null where the guns do not reach. */
export type StraddleRow = readonly [number | null, number | null, number | null, number | null]

const LONG: StraddleRow = [4, 5, 5, 6]
const SHORT: StraddleRow = [4, 5, 6, null]

/** From which calibre in inches on guns use the upper row of the table 'to straddle'. */
const LONG_FROM: Readonly<Record<Tables, number>> = { battleships: 13, cruisers: 11 }

/** The row of guns of a calibre. */
export function straddleRow(tables: Tables, calibre: number): StraddleRow {
  return calibre >= LONG_FROM[tables] ? LONG : SHORT
}

/** How far guns of a calibre reach by the table, in zones. */
export function reachOf(tables: Tables, calibre: number): number {
  return straddleRow(tables, calibre).findLastIndex(need => need !== null) + 1
}

/** The most damages that one straddle inflicts. */
export const MOST_DAMAGES = 3

export type Damage = 'none' | 'H' | 'T' | 'critical'

/** Result of a D6 for each damage, from 1 to 6. */
export const DAMAGE: readonly Damage[] = ['none', 'H', 'T', 'H', 'T', 'critical']

export type Critical = 'Crippled' | 'D3 T' | 'D3 H' | 'Sunk'

/** Result of the second D6 of a critical damage, from 1 to 6. */
export const CRITICAL: readonly Critical[] = ['Crippled', 'D3 T', 'D3 H', 'D3 T', 'D3 H', 'Sunk']

/** Attack factor by the calibre of the main battery: from that many inches on. */
export const ATTACK: Readonly<Record<Tables, readonly (readonly [number, number])[]>> = {
  battleships: [
    [18, 5],
    [15, 4],
    [13, 3],
    [11, 2],
    [8, 1],
  ],
  cruisers: [
    [11, 3],
    [8, 2],
    [5.9, 1],
  ],
}

/** Calibres in inches for which each set of tables is made. */
export const CALIBRES: Readonly<Record<Tables, readonly [number, number]>> = {
  battleships: [8, 18],
  cruisers: [5.9, 12],
}

/** Guns of a main battery with neither more nor less than usual. */
export const USUAL_GUNS = 8

/** Tons for each point of the Defence factor. */
export const TONS: Readonly<Record<Tables, number>> = { battleships: 10_000, cruisers: 5_000 }

/** Thickest armour in mm over which the Defence factor is 1 more. */
export const THICK_ARMOUR = 350

/** Launches of air raids by a side in a turn, and airplanes that fly a raid. */
export const RAIDS_PER_TURN = 2
export const PLANES_PER_RAID = 10

/** A raid or a Torpedo Salvo hits with this or less, and the face is the number of damages. */
export const HITS_UP_TO = 3

/** Land-based planes come with this or more, and damage is repaired with this or more. */
export const PLANES_COME = 5
export const REPAIRED = 5
