import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { actWithDice, lineOf, startWithDice, stateOf } from '../../src/engine/battle'
import { proofOf } from '../../src/engine/proof'
import { seededFaces } from '../../src/engine/dice/seeded'
import { recordOf, replay } from '../../src/engine/replay'
import { needOf } from '../../src/app/ui/DiceForm'
import type { Ruleset } from '../../src/engine/ruleset'
import { randomAction } from '../../src/engine/random'

const all = () => true

/** Begins with real dice; answers what they showed. */
function begunByHand(ruleset: Ruleset, scenario: Ruleset['scenarios'][number]) {
  const start = { scenario, options: { houseRules: {} }, seed: 'hand', strictness: 'enforce' as const }
  const face = seededFaces('begun by hand')
  const faces: number[] = []
  for (;;) {
    const begun = startWithDice(ruleset, start, faces, all)
    if (begun.ok) return { battle: begun.battle, faces }
    for (const sides of begun.asks.dice) faces.push(face(faces.length, sides))
  }
}

describe.each(REGISTER)('real dice in $id', entry => {
  it('asks for every die of the beginning, and keeps who threw it', async () => {
    const ruleset = await entry.load()
    for (const scenario of ruleset.scenarios) {
      const { battle, faces } = begunByHand(ruleset, scenario)
      expect(battle.opening.rolls.flatMap(roll => roll.faces)).toEqual(faces)
      expect(battle.opening.rolls.every(roll => roll.byHand === true)).toBe(true)
      expect(proofOf(battle)).toMatchObject({ byHand: faces.length, wrong: [] })
      const again = replay(ruleset, recordOf(battle))
      expect(stateOf(again)).toEqual(stateOf(battle))
      expect(again.opening.rolls).toEqual(battle.opening.rolls)
    }
  })

  it('asks for every die of what is done', async () => {
    const ruleset = await entry.load()
    const face = seededFaces('played by hand')
    let drawn = 0
    const pick = (many: number) => face(drawn++, many) - 1
    let { battle } = begunByHand(ruleset, ruleset.scenarios[0] ?? never())
    let asked = 0
    for (let act = 0; act < 300 && asked < 40 && stateOf(battle).result === null; act++) {
      const state = stateOf(battle)
      const side = state.toAct[0] ?? never()
      const action = randomAction(ruleset, state, side, pick) ?? never()
      const faces: number[] = []
      for (;;) {
        const done = actWithDice(ruleset, battle, action, faces, { side, typed: all })
        if (done.ok) {
          battle = done.battle
          break
        }
        if (!done.asks) throw new Error(`${done.refusal.reasons[0].code} refuses ${JSON.stringify(action)}`)
        for (const [die, sides] of done.asks.dice.entries()) {
          expect(needOf(done.asks, die)).not.toBe('')
          faces.push(pick(sides) + 1)
        }
      }
      const moment = lineOf(battle).moments.at(-1)
      expect(moment?.step.dice).toEqual(faces)
      expect(moment?.step.byHand ?? []).toEqual(faces.map((_, at) => at))
      expect(moment?.rolls.every(roll => roll.byHand === true)).toBe(true)
      asked += faces.length
    }
    expect(asked).toBeGreaterThan(0)
  })
})

function never(): never {
  throw new Error('There is nothing of that kind.')
}
