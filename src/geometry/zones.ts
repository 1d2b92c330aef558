/** A band across the table, from one distance to another along it. */
export interface Band {
  readonly from: number
  readonly to: number
}

/**
 * Which band (counted from 0) a place `x` along the table is in; on a border it is in the band that begins there, at
 * the very end in the last. Null off the table.
 */
export function zoneAt(x: number, zones: readonly Band[]): number | null {
  const found = zones.findIndex(({ from, to }) => x >= from && x < to)
  if (found !== -1) return found
  const last = zones.findLastIndex(({ to }) => x === to)
  return last === -1 ? null : last
}

/** How many borders lie between two bands: 0 in the same, 1 in neighbouring ones. */
export function zonesApart(a: number, b: number): number {
  return Math.abs(a - b)
}
