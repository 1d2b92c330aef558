import type { Arc, GunKind } from './state'

/** 2.1: inches for each point of the D3. */
export const VISIBILITY_STEP = 10

/** 2.2, 2.3, 11.4: how large a vessel looks. */
export const SIGHTS = ['larger', 'normal', 'smaller', 'submarine'] as const
export type Sight = (typeof SIGHTS)[number]
export const SIGHT_INCHES: Readonly<Record<Sight, number>> = {
  larger: 5,
  normal: 0,
  smaller: -5,
  submarine: -5,
}
/** 2.4: inches more for a vessel at one of these speeds. */
export const SEEN_FAST = { speed: 5, inches: 5 } as const

/** 3.2, 3.3: levels by which the speed may change; 4.2, 4.3: inches straight for a pivot. */
export const HANDLING = {
  nimble: { levels: 2, straight: 1 },
  other: { levels: 1, straight: 2 },
} as const
export const PIVOT = 45

/** Section 5, by maximum speed. */
export const SPEED_CLASS: Readonly<Record<number, { readonly name: string; readonly clause: string }>> = {
  6: { name: 'Faster', clause: 'coastal-5.1' },
  5: { name: 'Fast', clause: 'coastal-5.2' },
  4: { name: 'Agile', clause: 'coastal-5.3' },
  3: { name: 'Slow', clause: 'coastal-5.4' },
  2: { name: 'Very Slow', clause: 'coastal-5.5' },
}
export const VERY_SLOW = 2
export const TOP_SPEED = 6

/** 6.9: faces that hit within half range and beyond. */
export const TO_HIT = { near: 4, far: 5 } as const

/** 7.6, 7.7, 7.8 and 7.9, 7.10, 7.11. */
export const LINES = {
  damaged: { speed: 2, verySlow: 1, light: 1, ko: 5 },
  wrecked: { speed: 2, verySlow: 2, light: 2, ko: 4 },
} as const

/** 8.1 */
export const LIGHT = { range: 4, close: 2, bonus: 1 } as const

/** 8.2 */
export const WEAPONS: Readonly<Record<GunKind, { readonly attack: number; readonly range: number }>> = {
  '2 pdr': { attack: 2, range: 4 },
  '37mm': { attack: 2, range: 8 },
  '40mm': { attack: 2, range: 8 },
  '6 pdr': { attack: 3, range: 10 },
  '3" gun': { attack: 4, range: 12 },
  '88mm': { attack: 5, range: 12 },
  '4" gun': { attack: 6, range: 15 },
}

/** 6.7, R15: degrees off the bow that a mounting covers, from and to. */
export const ARC_SPAN: Readonly<Record<Arc, readonly [number, number]>> = {
  F: [0, 45],
  A: [135, 180],
  FPS: [0, 135],
  APS: [45, 180],
}
export const ARC_NAME: Readonly<Record<Arc, string>> = {
  F: 'bow',
  A: 'stern',
  FPS: 'forward',
  APS: 'after',
}

/** 10.1, 10.3: inches to the counter; the range is the calibre. */
export const TORPEDO = { least: 3, runsFor: { 18: 18, 21: 21 } } as const

/** R36 */
export const SET_UP = 6
