/** The two sides of every battle. What they are called in it, the scenario says. */
export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/** Whose eyes look at the table: a side's, the referee's (who sees all), or nobody's (what both sides know). */
export type Viewer = Side | 'referee' | 'public'

export type UnitId = string

/** A clause or ruling of a rulebook: `ww2-5.11`, `ww2-R12`. */
export type ClauseId = string

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')
