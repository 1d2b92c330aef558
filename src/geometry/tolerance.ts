/** Distances are compared with this tolerance in inches, always in favour of being inside. */
export const WITHIN = 0.01

/** A distance this near to a limit, in inches, is worth telling the players as close. */
export const CLOSE_CALL = 0.05

/** Two bases no farther apart than this many inches are in contact. */
export const CONTACT = 0.05

/** Bases that overlap by no more than this many inches only touch. */
export const OVERLAP = 0.01

/** Angles are compared with this tolerance in degrees, in favour of being inside the arc. */
export const ARC_TOLERANCE = 0.1

/** Rounding of computed lengths; nothing on a table is decided by less (inches). */
export const ROUNDING = 1e-9

/** Whether a distance is within a limit; exactly the limit is. */
export function isWithin(d: number, limit: number): boolean {
  return d <= limit + WITHIN
}

/** Whether a distance is so near to a limit, on either side, that the players should be told. */
export function isCloseCall(d: number, limit: number): boolean {
  return Math.abs(d - limit) <= CLOSE_CALL
}
