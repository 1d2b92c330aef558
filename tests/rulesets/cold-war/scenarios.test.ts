import { expect, it } from 'vitest'
import { ruleset } from '../../../rulesets/cold-war'
import type { TacticalScenario } from '../../../rulesets/families/tactical'
import { UNITS } from '../../../rulesets/cold-war/units'
import { scenarioTests } from '../tactical/scenarios'

scenarioTests(ruleset, UNITS, 3)

it('lays its battles on tables of 48 by 36 inches with terrain, for one to three battalions a side [cold-war-1.4, cold-war-1.5]', () => {
  for (const { id, board, ground, units } of ruleset.scenarios as readonly TacticalScenario[]) {
    expect(board).toEqual({ kind: 'inches', width: 48, height: 36 })
    expect(ground.features.length).toBeGreaterThan(10)
    for (const side of ['A', 'B']) {
      const hqs = units.filter(each => each.side === side && each.isHq)
      expect([id, side, hqs.length >= 1 && hqs.length <= 4]).toEqual([id, side, true])
    }
  }
})
