import type { ZodType } from 'zod'
import type { ClauseId, Side } from './ids'
import type { Reckoning } from './reckoning'
import type { HouseRules } from './rulebook'
import type { Scenario } from './scenario'

/** The choices made for one line of an army list, by the ids of the fields: 'type', 'quality', 'armour'. */
export type ArmyChoices = Readonly<Record<string, string>>

/** A line of an army list: so many units of one make. */
export interface ArmyLine {
  readonly name: string
  readonly count: number
  readonly choices: ArmyChoices
}

/** An army as it is saved in a file. */
export interface Army {
  readonly format: 'pz8-army'
  readonly version: 1
  /** Id of the ruleset that it is built for. */
  readonly ruleset: string
  readonly id: string
  readonly name: string
  /** Where and when, in words. */
  readonly setting: string
  readonly lines: readonly ArmyLine[]
}

/** One thing to choose for a line of an army list. */
export interface ArmyField {
  readonly id: string
  readonly label: string
  readonly clause?: ClauseId
  readonly options: readonly { readonly value: string; readonly label: string; readonly group?: string }[]
}

/** Something about an army that the rules do not have so. It is told, never forbidden. */
export interface ArmyFlag {
  readonly text: string
  readonly clause: ClauseId
  /** The line it is about; absent where it is about the army. */
  readonly line?: number
}

/** Building armies by points, for rulesets that have them. The screen that uses it knows no ruleset. */
export interface ArmyRules {
  /** Points and units of an ordinary army, both ends included. */
  readonly points: readonly [number, number]
  readonly units: readonly [number, number]
  readonly clause: ClauseId
  readonly fields: readonly ArmyField[]
  readonly ready: readonly Army[]
  readonly schema: ZodType<Army>
  /** Choices with which a new line of this type begins. */
  blank(type: string): ArmyChoices
  /** What a unit of these choices is called where nobody names it. */
  nameOf(choices: ArmyChoices): string
  /** The cost of one unit with its reasons. */
  cost(choices: ArmyChoices, houseRules: HouseRules): Reckoning
  /** What an army counts for besides its points: 'Breakpoint 6'. */
  figures(
    army: Army,
  ): readonly { readonly label: string; readonly value: string; readonly clause: ClauseId }[]
  check(army: Army, houseRules: HouseRules): readonly ArmyFlag[]
  /** Silhouette and paint of a unit, for its picture. */
  picture(choices: ArmyChoices): { readonly silhouette: string; readonly paint: string }
  /** A battle between two armies on open ground. */
  battle(armies: Readonly<Record<Side, Army>>): Scenario
  /** A battle whose forces are rolled for, so many points a side, where the rules have such a thing. */
  readonly chance?: {
    /** What the person asks for: 'A war of chance'. */
    readonly label: string
    readonly text: string
    readonly clause: ClauseId
    readonly points: readonly number[]
    battle(points: number): Scenario
  }
}

/** How many units an army has. */
export function unitsOf(army: Pick<Army, 'lines'>): number {
  return army.lines.reduce((sum, line) => sum + line.count, 0)
}

/** What an army costs, all its units together. */
export function pointsOf(
  rules: Pick<ArmyRules, 'cost'>,
  army: Pick<Army, 'lines'>,
  houseRules: HouseRules,
): number {
  return army.lines.reduce((sum, line) => sum + line.count * rules.cost(line.choices, houseRules).total, 0)
}

/** The army with one line changed, added at the end, or (null) taken out. */
export function withLine(army: Army, at: number, line: ArmyLine | null): Army {
  const lines = army.lines.slice()
  if (line === null) lines.splice(at, 1)
  else lines[at] = line
  return { ...army, lines }
}
