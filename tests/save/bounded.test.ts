import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import type { Ruleset } from '../../src/engine/ruleset'
import { decodeBattle } from '../../src/save/decode'
import { LIMITS } from '../../src/save/format'
import { type LooseFile, crowded, refereed } from './hostile'

async function opened(id: string): Promise<Ruleset> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry) throw new Error(`There is no ruleset '${id}'.`)
  return entry.load()
}

const ww2 = await opened('ww2')
const [scenario] = ww2.scenarios
if (!scenario) throw new Error('There is no scenario.')

async function decoded(text: string): Promise<{ readonly said: number | string; readonly ms: number }> {
  const begin = performance.now()
  const come = await decodeBattle(text, () => Promise.resolve(ww2))
  return { said: come.ok ? come.battle.cursor : come.problem, ms: performance.now() - begin }
}

describe('the work that a file asks for', () => {
  it('does not grow with the scenario for each act of the referee', async () => {
    const plain = await decoded(refereed(ww2, scenario, 1_000))
    const full = await decoded(refereed(ww2, crowded(scenario, 60, 60), 1_000))
    expect([plain.said, full.said]).toEqual([1_000, 1_000])
    // Where the whole ground is judged a thousand times, it takes twenty times as long.
    expect(full.ms / plain.ms).toBeLessThan(6)
  })

  it.each([
    [
      'house rules',
      /^The file is damaged at 'options.houseRules': More than 200 house rules/,
      201,
      overruled,
    ],
    ['what-ifs', /^The file is damaged at 'lines': /, LIMITS.lines + 1, branched],
    ['acts', /^The file is damaged at 'lines.0.steps': /, LIMITS.steps + 1, prolonged],
    ['dice', /^The file is damaged at 'lines.0.steps.0.dice': /, LIMITS.dicePerStep + 1, thrown],
    ['corners', /^The scenario is damaged at 'ground': The terrain has more than 4000 corners/, 4_001, drawn],
  ])('is refused before it is begun where it has too many %s', async (_what, sentence, count, make) => {
    const file = JSON.parse(refereed(ww2, scenario, 1)) as LooseFile
    make(file, count)
    const { said, ms } = await decoded(JSON.stringify(file))
    expect(said).toMatch(sentence)
    expect(ms).toBeLessThan(1_000)
  })
})

function overruled({ options }: LooseFile, count: number): void {
  for (let at = 0; at < count; at++) options.houseRules[`rule-${at}`] = true
}

function branched({ lines }: LooseFile, count: number): void {
  while (lines.length < count)
    lines.push({ id: `l${lines.length}`, parent: 'main', forkedAt: 0, steps: [], name: 'x' })
}

function prolonged({ lines: [line] }: LooseFile, count: number): void {
  const [step] = line?.steps ?? []
  while (line && step && line.steps.length < count) line.steps.push(step)
}

function thrown({ lines }: LooseFile, count: number): void {
  const step = lines[0]?.steps[0]
  if (step) step['dice'] = Array.from({ length: count }, () => 1)
}

function drawn(file: LooseFile, count: number): void {
  const pieces = Math.ceil(count / 400)
  file.scenario = { ...file.scenario, ...crowded(file.scenario, pieces, 401) }
}
