/** The distance bands of fire (4.5 to 4.8): up to so many hexes a D6 must show so much. */
export const TO_HIT = [
  { upTo: 3, need: 4, label: '1 to 3 hexes', short: '1 to 3: 4, 5 or 6', clause: 'space-4.6' },
  { upTo: 6, need: 5, label: '4 to 6 hexes', short: '4 to 6: 5 or 6', clause: 'space-4.7' },
  { upTo: 9, need: 6, label: '7 to 9 hexes', short: '7 to 9: only 6', clause: 'space-4.8' },
] as const

/** The longest range, in hexes (4.8). */
export const RANGE = 9

/** Movement Points of a ship, of a Damaged ship, and the least that one has to spend (3.1, 4.15, 3.5). */
export const MOST_MPS = 6
export const DAMAGED_MPS = 3
export const LEAST_MPS = 2

/** Movement Points of a torpedo (5.8). */
export const TORPEDO_MPS = 6

/** Dice of the damage contest (4.9 to 4.12, 5.12, 7.6). */
export const CONTEST_DICE = { sound: 2, damaged: 1, torpedo: 2, torpedoAtCloaked: 1 } as const

/** From which lead on the target is Damaged and Destroyed (4.14, 4.18). */
export const DAMAGED_FROM = 1
export const DESTROYED_FROM = 3

/** A Jump deviates on this or less (6.5). */
export const DEVIATES_UP_TO = 2

/** Points for a ship Destroyed and one that is Damaged, at a turn limit (R31). */
export const POINTS = { destroyed: 2, damaged: 1 } as const

/** Columns at each edge in which ships are deployed (R30). */
export const ZONE_COLUMNS = 2
