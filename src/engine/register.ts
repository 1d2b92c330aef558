import type { Ruleset } from './ruleset'
import type { BoardPicture, GroundLook } from './scene'

/** Rulesets of one period or element: 'In the air', 'hexes and height'. */
export interface RegisterGroup {
  readonly title: string
  readonly note: string
}

/** A ruleset in the list of all: enough for the first screen, the rest is loaded when it is played. */
export interface RegisterEntry {
  readonly id: string
  readonly title: string
  /** Period and scale in a few words: 'Platoons, 1939 to 1945'. */
  readonly subtitle: string
  /** Under which it is listed. */
  readonly group: RegisterGroup
  /** How it differs from its neighbours, in a word or two: 'battalions', 'jets'. */
  readonly note: string
  /** The battle of its picture, and the silhouettes that come first there; its first battle and its commonest pieces unless given. */
  readonly picture?: { readonly scenario: string; readonly first?: readonly string[] }
  readonly board: BoardPicture['kind']
  /** The ground of its picture. */
  readonly look: GroundLook
  /** What its lesson teaches, where it has one: 'two turns with tanks, measured in inches'. */
  readonly lesson?: string
  load(): Promise<Ruleset>
}
