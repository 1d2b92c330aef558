import type { HouseRules } from './rulebook'
import type { Side } from './ids'
import type { BoardPicture, Ground } from './scene'

/** How a side is named in sentences: 'Germans', 'German'. */
export interface SideNames {
  readonly name: string
  readonly adjective: string
  /** Whether a verb after the name is that of several: 'French hold', 'Axis holds'. Old files leave it to be guessed. */
  readonly plural?: boolean
}

/** What every scenario file has; each ruleset's schema adds its forces and special rules. */
export interface Scenario {
  readonly format: 'pz8-scenario'
  readonly version: 1
  readonly id: string
  /** Id of the ruleset that it is written for. */
  readonly ruleset: string
  readonly title: string
  /** Where and when, e.g. 'Normandy, 12 June 1944'. */
  readonly setting: string
  /** One or two sentences for the list and the first screen. */
  readonly blurb: string
  /** What each side is told. */
  readonly briefing: Readonly<Record<Side, string>>
  readonly sides: Readonly<Record<Side, SideNames>>
  /** Side that the person plays unless he chooses otherwise. */
  readonly solo: Side
  readonly turns: number
  /** Playing time in minutes. */
  readonly minutes: number
  readonly board: BoardPicture
  readonly ground: Ground
  /** It is a battle of a campaign: who comes home from it matters in the next. */
  readonly campaign?: true
}

/** What is chosen before a battle begins. */
export interface GameOptions {
  readonly houseRules: HouseRules
}
