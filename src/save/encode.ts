import { type Battle, logOf, stateOf } from '../engine/battle'
import { recordOf } from '../engine/replay'
import { BATTLE_FORMAT, BATTLE_VERSION, type TableRules } from './format'
import { fingerprint } from './json'

/** A battle as a text that a person can read too: one thing a line, one action a line. */
export function encodeBattle(battle: Battle, table: TableRules, app: string): string {
  const record = recordOf(battle)
  const { ruleset, edition, scenario, opening, lines, line, cursor, options, seed, stream, strictness } =
    record
  const head = {
    format: BATTLE_FORMAT,
    version: BATTLE_VERSION,
    app,
    title: `${scenario.title}, turn ${stateOf(battle).turn}`,
    ruleset: { id: ruleset, edition },
    table,
    options,
    seed,
    ...(stream ? { stream } : {}),
    strictness,
    line,
    cursor,
    opening,
  }
  const told = lines.map(({ steps, ...each }) => `    ${opened(each)}, "steps": ${list(steps, '      ')}}`)
  return [
    '{',
    ...Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`),
    `  "lines": [`,
    told.join(',\n'),
    '  ],',
    `  "scenario": ${JSON.stringify(scenario)},`,
    `  "checkpoint": ${JSON.stringify(stateOf(battle))},`,
    `  "digest": "${digestOf(battle)}"`,
    '}',
    '',
  ].join('\n')
}

/** The fingerprint of what the log says up to now. */
export function digestOf(battle: Battle): string {
  const said = logOf(battle).map(({ step, entry }) => [
    step,
    entry.code,
    entry.facts,
    entry.outcome,
    entry.clauses,
  ])
  return fingerprint(JSON.stringify(said))
}

/** An object without its closing brace. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1)
}

function list(values: readonly unknown[], indent: string): string {
  if (values.length === 0) return '[]'
  return `[\n${values.map(value => indent + JSON.stringify(value)).join(',\n')}\n    ]`
}
