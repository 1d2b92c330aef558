// The battles of the ladder: what a worker thread of tools/ladder.mjs plays, put together in one file with this tree's rules.
import { REGISTER } from '../../rulesets'
import { seededChance } from '../../src/engine/dice/seeded'
import { SIDES, type Side } from '../../src/engine/ids'
import { PLAIN_OPTIONS, type Ruleset, type Weights } from '../../src/engine/ruleset'
import { STRENGTHS, type Strength } from '../../src/opponents/order'
import { SCRIPTS, type ScriptName } from '../../src/opponents/scripts'
import type { Script } from '../../src/opponents/scripts/script'
import { playMatch } from '../../src/opponents/selfPlay'
import { weighing } from '../../src/opponents/weights'
import { type Commanding, commanding, rulesetOf } from './commander'

export { judged } from '../../src/opponents/sprt'
export { rateOf } from '../../src/opponents/tally'
export { beginSearch, rivals, stepped, weightsOf } from '../../src/opponents/spsa'

/** Who sits in a seat: a computer of this tree, one of the tree that it is measured against, or a sparring partner. */
export interface Player {
  readonly name: Strength | ScriptName
  readonly isOther?: boolean
  /** What a computer sets more store by, and what less. */
  readonly weights?: Weights
}

/** A battle to be fought: plain data. */
export interface Task {
  readonly ruleset: string
  readonly scenario: string
  readonly seats: Readonly<Record<Side, Player>>
  readonly seed: string
  /** Both sides are led by the easy computer until so many turns are left: only the end is measured. */
  readonly last?: number
}

/** What came of it. */
export interface Fought {
  /** Null where it was drawn. */
  readonly winner: Side | null
  /** It came to an end by its own conditions. */
  readonly over: boolean
  readonly turns: number
  /** How long each side thought, where a computer sat there. */
  readonly spent: Readonly<Record<Side, Commanding['spent']>>
}

/** What the other tree has to offer. */
export interface Others {
  readonly commanding: typeof commanding
  readonly rulesetOf: typeof rulesetOf
}

/** All scenarios, or those of one ruleset or one id. Rejects where there is none. */
export async function scenariosOf(
  ruleset: string | undefined,
  scenario: string | undefined,
): Promise<readonly Pick<Task, 'ruleset' | 'scenario'>[]> {
  const ids = ruleset === undefined ? REGISTER.map(({ id }) => id) : ruleset.split(',')
  const wanted = scenario?.split(',')
  const loaded = await Promise.all(ids.map(rulesetOf))
  const found = loaded.flatMap(({ id, scenarios }) =>
    scenarios
      .filter(each => wanted === undefined || wanted.includes(each.id))
      .map(each => ({ ruleset: id, scenario: each.id })),
  )
  if (found.length === 0) throw new Error(`There is no scenario '${scenario}'.`)
  return found
}

/** The sparring partners and the strengths, by name: the strengths from the weakest to the strongest. */
export const PLAYERS = { scripts: Object.keys(SCRIPTS) as readonly ScriptName[], strengths: STRENGTHS }

/** The words for the parts of a worth that come up at the beginning of these battles. */
export async function partsOf(
  places: readonly Pick<Task, 'ruleset' | 'scenario'>[],
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { ruleset: id, scenario } of places) {
    const ruleset = await rulesetOf(id)
    const place = ruleset.scenarios.find(each => each.id === scenario)
    if (!place) continue
    const io = { chance: seededChance('parts', 0, []), log: () => {} }
    for (const part of Object.keys(ruleset.merits(ruleset.begin(place, PLAIN_OPTIONS, io), 'A')))
      found.add(part)
  }
  return [...found]
}

/** Plays a battle to its end. */
export async function fight(task: Task, others: Others | null): Promise<Fought> {
  const ruleset = await rulesetOf(task.ruleset)
  const scenario = ruleset.scenarios.find(({ id }) => id === task.scenario)
  if (!scenario) throw new Error(`There is no scenario '${task.scenario}'.`)
  const [A, B] = await Promise.all(SIDES.map(side => seatOf(ruleset, task, side, others)))
  if (!A || !B) throw new Error('A battle has two sides.')
  const seats = { A: opened(ruleset, task, 'A', A.script), B: opened(ruleset, task, 'B', B.script) }
  const { result, turns } = playMatch({ ruleset, scenario, options: PLAIN_OPTIONS, seats, seed: task.seed })
  const winner = SIDES.find(side => side === result?.winner) ?? null
  return { winner, over: result !== null, turns, spent: { A: A.spent, B: B.spent } }
}

/** The player of a side, who takes over when the end is near, where only that is measured. */
function opened(ruleset: Ruleset, { seed, last }: Task, side: Side, script: Script): Script {
  if (last === undefined) return script
  const opening = commanding(ruleset, 'easy', `${seed} ${side}`).order as unknown as Script
  return question => {
    const { left } = question.ruleset.standing(question.view)
    return left !== null && left.count > last ? opening(question) : script(question)
  }
}

/** Who gives the orders of a side: a function in any case, so that both trees are asked in the same way. */
async function seatOf(
  ruleset: Ruleset,
  { seats, seed }: Task,
  side: Side,
  others: Others | null,
): Promise<{ readonly script: Script; readonly spent: Commanding['spent'] }> {
  const { name, isOther = false, weights } = seats[side]
  const strength = STRENGTHS.find(each => each === name)
  if (!strength) {
    const script = Object.entries(SCRIPTS).find(([each]) => each === name)?.[1]
    if (!script) throw new Error(`There is no player '${name}'.`)
    return { script, spent: { milliseconds: 0, orders: 0 } }
  }
  if (isOther && !others) throw new Error('There is no other tree.')
  const whims = `${seed} ${side}`
  const computer =
    isOther && others
      ? others.commanding(await others.rulesetOf(ruleset.id), strength, whims)
      : commanding(weights ? weighing(ruleset, weights) : ruleset, strength, whims)
  // The states and actions of a battle are those of its ruleset, whichever tree thinks about them.
  const script = computer.order as unknown as Script
  return { script, spent: computer.spent }
}
