import { existsSync, readFileSync } from 'node:fs'
import { type Battle, act, lineOf, startBattle, stateOf } from '../../src/engine/battle'
import { SIDES } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import { fighting, seeking } from '../contract/explore'
import { optionsOf } from '../contract/hooks'
import { picker } from '../contract/sample'
import { askedIn } from './asked'
import { digest, inPlay } from './digest'
import { type Ordered, replayed } from './game'

/** The beginning of a battle, and who fights it: so that what two computers do not come to is kept too. */
export interface Skirmish {
  readonly scenario: Scenario
  readonly houseRules: readonly string[]
  readonly name: string
  /** Two that try what was tried least, or that fight in between. */
  readonly by: 'seekers' | 'fighters'
}

/** Battles that are fought of each ruleset, at least: each of its scenarios and of the contract suite's grounds has one. */
const LEAST = 6
/** Orders that a skirmish is followed for. */
const LONGEST = 100
/** Every so many orders it is asked all that can be asked. */
const EVERY = 18

/** The skirmishes of a ruleset: on grounds where somebody is in reach, and of its scenarios, without house rules, with some, with all. */
export function skirmishesOf(ruleset: Ruleset): readonly Skirmish[] {
  const { grounds = [] } = optionsOf(ruleset.id)
  const places = [...grounds, ...ruleset.scenarios]
  const all = ruleset.houseRules.map(({ id }) => id)
  const half = (rest: number) => all.filter((_, at) => at % 2 === rest)
  const rules = [[], half(0), half(1), all]
  return Array.from({ length: Math.max(LEAST, places.length) }, (_, at): readonly Skirmish[] => {
    const scenario = places[at % places.length]
    const by = at % 2 === 0 ? 'seekers' : 'fighters'
    return scenario
      ? [{ scenario, houseRules: rules[at % rules.length] ?? [], name: `skirmish ${at + 1}`, by }]
      : []
  }).flat()
}

export const skirmishFileOf = (ruleset: string): string => `tests/games/recorded/skirmishes/${ruleset}.txt`

const startOf = (ruleset: Ruleset, { scenario, houseRules, name }: Skirmish): Battle => {
  const rules = Object.fromEntries(houseRules.map(id => [id, true]))
  return startBattle(ruleset, scenario, { houseRules: rules }, name)
}

/** Fights a skirmish anew: its orders. */
export function fight(ruleset: Ruleset, skirmish: Skirmish): readonly Ordered[] {
  const seek = seeking(ruleset)
  const choose = skirmish.by === 'seekers' ? seek : fighting(ruleset, seek)
  let battle = startOf(ruleset, skirmish)
  const pick = picker(battle.seed)
  for (let at = 0; at < LONGEST && stateOf(battle).result === null; at++) {
    const state = stateOf(battle)
    for (const side of state.toAct) {
      const action = choose(ruleset.view(state, side), side, pick)
      const acted = action && act(ruleset, battle, action, { side })
      if (!acted?.ok) continue
      battle = acted.battle
      break
    }
  }
  return lineOf(battle).moments.flatMap(({ step: { side, action, dice } }) =>
    side === null ? [] : [{ side, action, dice }],
  )
}

/** A skirmish again by its orders, as far as the rules allow. */
export function fightAgain(ruleset: Ruleset, skirmish: Skirmish, orders: readonly Ordered[]): Battle {
  return replayed(ruleset, startOf(ruleset, skirmish), orders)
}

/** A skirmish as text: every order with its dice and the codes of its log, the state at each new turn, and what positions ask. */
export function skirmishText(
  ruleset: Ruleset,
  { name, scenario, houseRules }: Skirmish,
  battle: Battle,
): string {
  const lines = [
    `# ${name}: ${scenario.id}, ${houseRules.length === 0 ? 'no house rules' : houseRules.join(', ')}`,
  ]
  let before = battle.opening.state
  for (const [at, { step, state, log }] of lineOf(battle).moments.entries()) {
    if (at % EVERY === 0) lines.push(...SIDES.flatMap(side => askedIn(ruleset, before, side, at / EVERY)))
    lines.push(`> ${step.side ?? '-'} ${JSON.stringify(step.action)} [${step.dice.join(' ')}]`)
    lines.push(
      `    ${log.map(({ code, outcome }) => (outcome ? `${code}:${outcome}` : code)).join(' ')} ${digest(log)}`,
    )
    if (state.turn !== before.turn) lines.push(`Turn ${state.turn}. ${digest(inPlay(state))}`)
    before = state
  }
  lines.push(
    ...SIDES.flatMap(side => askedIn(ruleset, before, side, 0)),
    `At last: ${digest(inPlay(before))}`,
  )
  return `${lines.join('\n')}\n`
}

/** The texts of the skirmishes of a ruleset, as they were written down; none where that was not done yet. */
export const skirmishesIn = (ruleset: string): readonly string[] =>
  existsSync(skirmishFileOf(ruleset)) ? readFileSync(skirmishFileOf(ruleset), 'utf8').split(/^(?=# )/m) : []
