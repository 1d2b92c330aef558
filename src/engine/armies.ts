import { type ZodType, z } from 'zod'
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
  /** Names of its units, one by one; one that is empty or absent is made of the line's. */
  readonly names?: readonly string[]
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
  /** Points that it may have; the most of an ordinary army unless given. */
  readonly limit?: number
  readonly lines: readonly ArmyLine[]
}

/** What an army file may hold at most. */
export const ARMY_MOST = { lines: 60, ofOneMake: 40, limit: 1000, units: 150 } as const

/** One thing to choose for a line of an army list. */
export interface ArmyField {
  readonly id: string
  readonly label: string
  readonly clause?: ClauseId
  readonly options: readonly { readonly value: string; readonly label: string; readonly group?: string }[]
}

/** Something about an army that the rules do not have so. */
export interface ArmyFlag {
  readonly text: string
  readonly clause: ClauseId
  /** It breaks the points: no battle is begun with it. What does not is only told. */
  readonly breaks?: true
  /** The line it is about; absent where it is about the army. */
  readonly line?: number
}

/** Where two armies meet: on ground that a seed draws, or at one of the places that the rules have. */
export type Battlefield = { readonly seed: string } | { readonly place: string }

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
  /** Places that are known: the grounds of the ruleset's battles. */
  readonly places: readonly { readonly id: string; readonly title: string }[]
  /** Whether a unit of these choices leads the army, which then has it before all others. */
  leads(choices: ArmyChoices): boolean
  /** A battle between two armies. The same seed draws the same ground. */
  battle(armies: Readonly<Record<Side, Army>>, field: Battlefield): Scenario
  /** A battle whose forces are rolled for, so many points a side, where the rules have such a thing. */
  readonly chance?: {
    /** What the person asks for: 'A war of chance'. */
    readonly label: string
    readonly text: string
    readonly clause: ClauseId
    readonly points: readonly number[]
    battle(points: number, field: Battlefield): Scenario
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

/** The names of the units of a line, one by one; `plain` is what they are called where nobody names them. */
export function unitNames(
  { name, count, names }: Pick<ArmyLine, 'name' | 'count' | 'names'>,
  plain: string,
): readonly string[] {
  const shared = name.trim() || plain
  return Array.from(
    { length: count },
    (_, nth) => names?.[nth]?.trim() || (count > 1 ? `${shared} ${nth + 1}` : shared),
  )
}

/** The points that an army may have. */
export function limitOf({ points }: Pick<ArmyRules, 'points'>, army: Pick<Army, 'limit'>): number {
  return army.limit ?? points[1]
}

/** All that the rules do not have so, with what is beyond the limits first. */
export function judged(rules: ArmyRules, army: Army, houseRules: HouseRules): readonly ArmyFlag[] {
  const points = pointsOf(rules, army, houseRules)
  const limit = limitOf(rules, army)
  const units = unitsOf(army)
  const said = [
    points > limit ? `${points} points, ${points - limit} over the limit of ${limit}.` : null,
    units > ARMY_MOST.units ? `${units} units, where a table has room for ${ARMY_MOST.units} a side.` : null,
  ]
  const beyond = said.flatMap(text =>
    text === null ? [] : [{ text, clause: rules.clause, breaks: true } as const],
  )
  return [...beyond, ...rules.check(army, houseRules)]
}

/** Two armies as they meet: both have a name, and not the same one. */
export function opposed({ A, B }: Readonly<Record<Side, Army>>): Readonly<Record<Side, Army>> {
  const named = (army: Army): Army => ({ ...army, name: army.name.trim() || 'Army' })
  const [first, second] = [named(A), named(B)]
  return { A: first, B: second.name === first.name ? { ...second, name: `Other ${second.name}` } : second }
}

/** Why no battle is begun with an army, in sentences that say where; none where one may be. */
export function breaches(
  rules: ArmyRules,
  army: Army,
  houseRules: HouseRules,
): readonly { readonly text: string; readonly clause: ClauseId }[] {
  if (army.lines.length === 0) return [{ text: 'There is no unit in it.', clause: rules.clause }]
  return judged(rules, army, houseRules).flatMap(({ breaks, text, clause, line }) => {
    const at = line === undefined ? undefined : army.lines[line]
    if (!breaks) return []
    if (line === undefined || !at) return [{ text, clause }]
    return [{ text: `Line ${line + 1}, ${at.name || rules.nameOf(at.choices)}: ${text}`, clause }]
  })
}

/** What an army file of a ruleset holds. `hasKind`: whether there is a unit of this type. */
export function armySchema(
  ruleset: string,
  fields: readonly ArmyField[],
  hasKind: (type: string) => boolean,
): ZodType<Army> {
  const text = z.string().max(200)
  const choices = z.record(z.string().min(1).max(40), z.string().max(60)).superRefine((chosen, context) => {
    const fail = (message: string): void => context.addIssue({ code: 'custom', message })
    const type = chosen['type'] ?? ''
    if (!hasKind(type)) return fail(`the unit '${type}' is not in these rules`)
    for (const [id, value] of Object.entries(chosen)) {
      const field = fields.find(each => each.id === id)
      if (!field) fail(`'${id}' is nothing that these rules choose for a unit`)
      else if (id !== 'type' && field.options.every(option => option.value !== value))
        fail(`its ${field.label.toLowerCase()} is '${value}', which is not in these rules`)
    }
  })
  return z.strictObject({
    format: z.literal('pz8-army'),
    version: z.literal(1),
    ruleset: z.literal(ruleset),
    id: z.string().min(1).max(60),
    name: text,
    setting: text,
    limit: z.number().min(1).max(ARMY_MOST.limit).exactOptional(),
    lines: z
      .array(
        z.strictObject({
          name: text,
          count: z.number().int().min(1).max(ARMY_MOST.ofOneMake),
          names: z.array(z.string().max(60)).max(ARMY_MOST.ofOneMake).exactOptional(),
          choices,
        }),
      )
      .max(ARMY_MOST.lines),
  })
}

/** The army with one line changed, added at the end, or (null) taken out. */
export function withLine(army: Army, at: number, line: ArmyLine | null): Army {
  const lines = army.lines.slice()
  if (line === null) lines.splice(at, 1)
  else lines[at] = line
  return { ...army, lines }
}
