import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { REGISTER } from '../../rulesets'
import type { Action } from '../../src/engine/action'
import { type Battle, actWithDice, lineOf, startBattle, stateOf } from '../../src/engine/battle'
import type { Side } from '../../src/engine/ids'
import type { LogEntry } from '../../src/engine/log'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { sentence } from '../../src/engine/say'
import type { GameState } from '../../src/engine/state'
import { namesOf, numbersOf } from '../../src/engine/targets'
import { allWords } from '../../src/engine/words'

/** An order as it stands in a recorded game: whose, what, and the dice that fell. */
export interface Ordered {
  readonly side: Side
  readonly action: Action
  readonly dice: readonly number[]
}

export const fileOf = (ruleset: string): string => `tests/games/recorded/${ruleset}.txt`

export async function rulesetOf(id: string): Promise<Ruleset> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry) throw new Error(`There is no ruleset ${id}.`)
  return entry.load()
}

/** The battle of a recorded game before its first order. */
export function begun(ruleset: Ruleset, id: string): Battle {
  const scenario = ruleset.scenarios.find(each => each.id === id)
  if (!scenario) throw new Error(`${ruleset.id} has no scenario ${id}.`)
  return startBattle(ruleset, scenario, PLAIN_OPTIONS, `recorded ${id}`)
}

/** The orders of a recorded game, from its file. */
export function ordersIn(text: string): readonly Ordered[] {
  return text.split('\n').flatMap((line): readonly Ordered[] => {
    const found = /^> ([AB]) (\{.*\}) \[([\d ]*)\]$/.exec(line)
    if (!found) return []
    const [, side = 'A', action = '', dice = ''] = found
    const faces = dice === '' ? [] : dice.split(' ').map(Number)
    return [{ side: side as Side, action: JSON.parse(action) as Action, dice: faces }]
  })
}

/**
 * Plays the orders of a game with their dice, as far as the rules allow. A die that was not thrown then comes from the battle's seed:
 * the text shows that it is another one.
 */
export function replayed(ruleset: Ruleset, start: Battle, orders: readonly Ordered[]): Battle {
  let battle = start
  for (const { side, action, dice } of orders) {
    const faces: (number | null)[] = [...dice]
    let acted = actWithDice(ruleset, battle, action, faces, { side })
    while (!acted.ok && acted.asks) {
      faces.push(...acted.asks.dice.map(() => null))
      acted = actWithDice(ruleset, battle, action, faces, { side })
    }
    if (!acted.ok) return battle
    battle = acted.battle
  }
  return battle
}

export function storedIn(ruleset: string): string {
  return readFileSync(fileOf(ruleset), 'utf8')
}

/** A whole game as text: each order with its dice, what the log says of it, and at each new turn the digest of the state. */
export function textOf(ruleset: Ruleset, battle: Battle): string {
  const lines = [`${ruleset.title}: ${battle.scenario.title}`, '']
  let before = battle.opening.state
  lines.push(...told(ruleset, before, battle.opening.log), headOf(before))
  for (const { step, state, log } of lineOf(battle).moments) {
    lines.push(`> ${step.side ?? '-'} ${JSON.stringify(step.action)} [${step.dice.join(' ')}]`)
    lines.push(...told(ruleset, state, log))
    if (state.turn !== before.turn) lines.push(headOf(state))
    before = state
  }
  const { result } = stateOf(battle)
  lines.push(
    '',
    `The end: ${result ? (result.winner ?? 'nobody') : 'not reached'}. ${digest(stateOf(battle))}`,
    '',
  )
  return lines.join('\n')
}

const headOf = (state: GameState): string => `\nTurn ${state.turn}. ${digest(state)}`

function told(ruleset: Ruleset, state: GameState, log: readonly LogEntry[]): readonly string[] {
  const words = allWords(ruleset)
  return log.map(entry => {
    const clauses = entry.clauses.length > 0 ? ` [${entry.clauses.join(', ')}]` : ''
    return `    ${sentence(words, entry, namesOf(state), numbersOf(state))}${clauses}`
  })
}

/** A short name of a state, the same for states that are alike. */
function digest(state: GameState): string {
  return createHash('sha1')
    .update(JSON.stringify(sorted(state)))
    .digest('hex')
    .slice(0, 10)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
