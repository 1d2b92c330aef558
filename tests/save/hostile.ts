import { type Battle, startBattle } from '../../src/engine/battle'
import { recordOf } from '../../src/engine/replay'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import { encodeBattle } from '../../src/save/encode'
import { TABLE } from './saved'

/** What stands in a battle file, open to every change. */
export interface LooseFile {
  [key: string]: unknown
  scenario: Scenario & Record<string, unknown>
  lines: {
    id: string
    name: string
    parent: string | null
    forkedAt: number
    steps: Record<string, unknown>[]
  }[]
  checkpoint: Record<string, unknown>
  options: { houseRules: Record<string, boolean> }
}

/** A scenario on a ground with so many pieces, each of so many corners: small to write down, dear to look at. */
export function crowded(scenario: Scenario, pieces: number, corners: number): Scenario {
  const line = Array.from({ length: corners }, (_, at) => ({ x: 5 + (at % 20), y: 5 + (at % 7) }))
  const features = Array.from({ length: pieces }, (_, at) => ({
    id: `piece-${at}`,
    kind: 'hedge' as const,
    shape: { line, width: 0.1 },
  }))
  return { ...scenario, ground: { ...scenario.ground, features } }
}

/** The text of a battle whose only line is so many times the same act of the referee, all of them lawful. */
export function refereed(ruleset: Ruleset, scenario: Scenario, acts: number): string {
  const battle: Battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, 'hostile')
  const { opening } = recordOf(battle)
  const unit = battle.opening.state.units[0]
  if (!unit) throw new Error('There are no units.')
  const action = { type: 'referee', do: 'move', unit: unit.id, at: unit.at, facing: unit.facing, reason: '' }
  const step = { action, side: null, by: 'referee', dice: [] }
  const file = JSON.parse(encodeBattle(battle, TABLE, 'test')) as LooseFile
  const steps = Array.from({ length: acts }, () => step)
  const [line] = file.lines
  return JSON.stringify({ ...file, opening, cursor: acts, lines: [{ ...line, steps }] })
}
