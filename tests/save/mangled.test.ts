import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { act, startBattle, stateOf } from '../../src/engine/battle'
import { SIDES } from '../../src/engine/ids'
import { randomAction } from '../../src/engine/random'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS } from '../../src/engine/scene'
import { decodeBattle } from '../../src/save/decode'
import { encodeBattle } from '../../src/save/encode'
import { decodeLink, encodeLink } from '../../src/save/links'
import { readAnyArmy, writeArmy } from '../../src/store/armies'
import { picker } from '../contract/sample'
import { SPOILERS } from './mangle'
import { TABLE } from './saved'

/** Other damage every day; `PZ8_SEED` does that of an earlier one again. */
const seed = process.env['PZ8_SEED'] ?? new Date().toISOString().slice(0, 10)
/** Of each kind, for each ruleset: about 1,400 files. */
const TIMES = 12
/** Far beyond what a file of a few actions takes on a machine that does ten other things. */
const BOUND = 10_000

/** The text of a battle of a few actions at random. */
function begun(ruleset: Ruleset, at: number): string {
  const scenario = ruleset.scenarios[at % ruleset.scenarios.length]
  if (!scenario) throw new Error(`${ruleset.id} has no scenario.`)
  const pick = picker(`${seed} ${ruleset.id}`)
  let battle = startBattle(ruleset, scenario, PLAIN_OPTIONS, seed)
  for (let count = 0; count < 6; count++) {
    const state = stateOf(battle)
    const [side] = state.toAct
    const action = side && randomAction(ruleset, ruleset.view(state, side), side, pick)
    const acted = action && act(ruleset, battle, action, { side })
    if (acted?.ok) battle = acted.battle
  }
  return encodeBattle(battle, TABLE, 'test')
}

/** What is wrong with the answer to a damaged file, or null. */
async function wrong(text: string, ruleset: Ruleset): Promise<string | null> {
  const began = performance.now()
  try {
    const come = await decodeBattle(text, id => Promise.resolve(id === ruleset.id ? ruleset : null))
    const said = come.ok ? (come.remark ?? 'It opens.') : come.problem
    if (!/^\S[\s\S]*[.…]$/.test(said) || said.length > 900) return `says '${said}'`
    if (come.ok) {
      for (const viewer of [...SIDES, 'referee'] as const) {
        const seen = ruleset.view(stateOf(come.battle), viewer)
        ruleset.scene(seen, NO_FOCUS)
        for (const unit of seen.units) ruleset.card(seen, unit.id)
      }
    }
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`
  }
  if (Object.keys(Object.prototype).length > 0 || 'evil' in {}) return 'reaches into the program'
  const ms = performance.now() - began
  return ms > BOUND ? `takes ${Math.round(ms)} ms` : null
}

const rulesets = await Promise.all(REGISTER.map(entry => entry.load()))

describe(`files damaged by seed ${seed}`, { timeout: 300_000 }, () => {
  it.each(rulesets.map((ruleset, at) => [ruleset.id, ruleset, begun(ruleset, at)] as const))(
    'of %s get a sentence, never a throw, in bounded time',
    async (id, ruleset, text) => {
      expect(await wrong(text, ruleset)).toBeNull()
      const problems: string[] = []
      for (const { name, spoil } of SPOILERS) {
        const pick = picker(`${seed} ${id} ${name}`)
        for (let time = 0; time < TIMES; time++) {
          const problem = await wrong(spoil(text, pick), ruleset)
          if (problem) problems.push(`${name}, the ${time + 1}. time: ${problem}`)
        }
      }
      expect(problems).toEqual([])
    },
  )

  it('and links get one too', async () => {
    const [ruleset] = rulesets
    const link = await encodeLink(begun(ruleset!, 0))
    if (!link.ok) throw new Error(link.problem)
    const pick = picker(`${seed} links`)
    for (let time = 0; time < 300; time++) {
      const letters = SPOILERS.slice(0, 4)[time % 4]!
      const linked = await decodeLink(letters.spoil(link.fragment, pick))
      expect(linked.ok ? 'It opens.' : linked.problem).toMatch(/^\S.*\.$/)
    }
  })

  it('and armies get one too', async () => {
    for (const ruleset of rulesets) {
      const { armies } = ruleset
      const [ready] = armies?.ready ?? []
      if (!armies || !ready) continue
      for (const { name, spoil } of SPOILERS) {
        const pick = picker(`${seed} ${ruleset.id} ${name}`)
        for (let time = 0; time < TIMES; time++) {
          const read = await readAnyArmy(spoil(writeArmy(ready), pick), () => Promise.resolve(ruleset))
          expect('problem' in read ? read.problem : 'It opens.').toMatch(/^\S.*\.$/)
        }
      }
    }
  })
})
