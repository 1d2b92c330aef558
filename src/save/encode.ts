import { type Battle, logOf, stateOf } from '../engine/battle'
import { seedPrint } from '../engine/dice/keyed'
import { liesOpen } from '../engine/proof'
import { recordOf } from '../engine/replay'
import { partsOf } from './digest'
import { BATTLE_FORMAT, BATTLE_VERSION, type BattleFile, type Digest, type TableRules } from './format'
import { fingerprint } from './json'
import { veil } from './veil'

/** A battle as a text that a person can read too: one thing a line, one action a line. */
export function encodeBattle(battle: Battle, table: TableRules, app: string): string {
  const record = recordOf(battle)
  const checkpoint = stateOf(battle)
  const { ruleset, edition, scenario, opening, lines, line, cursor, options, stream, strictness } = record
  const head = {
    format: BATTLE_FORMAT,
    version: BATTLE_VERSION,
    app,
    title: `${scenario.title}, turn ${checkpoint.turn}`,
    ruleset: { id: ruleset, edition },
    table,
    options,
    seed: written(battle),
    ...(stream ? { stream } : {}),
    strictness,
    line,
    cursor,
    opening,
  }
  const parts = partsOf({ ...record, ruleset: head.ruleset, table, checkpoint })
  const digest: Digest = { log: logDigest(battle), parts }
  const told = lines.map(({ steps, ...each }) => `    ${opened(each)}, "steps": ${list(steps, '      ')}}`)
  return [
    '{',
    ...Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`),
    `  "lines": [`,
    told.join(',\n'),
    '  ],',
    `  "scenario": ${JSON.stringify(scenario)},`,
    `  "checkpoint": ${JSON.stringify(checkpoint)},`,
    `  "digest": ${JSON.stringify(digest)}`,
    '}',
    '',
  ].join('\n')
}

/** The seed as the file has it: in the clear only when all may be known. */
function written(battle: Battle): BattleFile['seed'] {
  const print = seedPrint(battle.seed)
  return liesOpen(battle) ? { print, open: battle.seed } : { print, veiled: veil(battle.seed, print) }
}

/** The fingerprint of what the log says up to now. */
export function logDigest(battle: Battle): string {
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
