import type { Ruleset } from './ruleset'
import type { BoardPicture, GroundLook } from './scene'

/** A ruleset in the list of all: enough for the first screen, the rest is loaded when it is played. */
export interface RegisterEntry {
  readonly id: string
  readonly title: string
  /** Period and scale in a few words: 'Platoons, 1939 to 1945'. */
  readonly subtitle: string
  /** Heading under which it is listed: 'Tactical', 'In the air'. */
  readonly group: string
  readonly board: BoardPicture['kind']
  /** The ground of its picture. */
  readonly look: GroundLook
  /** What its lesson teaches, where it has one: 'two turns with tanks, measured in inches'. */
  readonly lesson?: string
  load(): Promise<Ruleset>
}
