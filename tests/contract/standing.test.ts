import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { type Battle, lineOf, stateOf } from '../../src/engine/battle'
import { SIDES, otherSide } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Standing } from '../../src/engine/standing'
import { playAtRandom } from './sample'

/** How a battle stands is told by each ruleset; what is true of all of them is tried on whole battles at random. */
describe.each(REGISTER)('how a battle of $id stands', entry => {
  it('counts no loss twice, takes none back, hides from nobody his own, and agrees with the end', async () => {
    const ruleset = await entry.load()
    const problems = ruleset.scenarios.flatMap(scenario => {
      const { battle } = playAtRandom(ruleset, scenario, 'standing', 8_000)
      const found = [...problemsOnTheWay(ruleset, battle), ...problemsAtTheEnd(ruleset, stateOf(battle))]
      return found.map(problem => `${scenario.id}: ${problem}`)
    })
    expect(problems).toEqual([])
  })
})

function problemsOnTheWay(ruleset: Ruleset, battle: Battle): readonly string[] {
  const problems: string[] = []
  let before: Standing | null = null
  for (let step = 0; step <= lineOf(battle).moments.length; step += 7) {
    const state = stateOf(battle, step)
    const standing = ruleset.standing(state)
    const note = (wrong: boolean, what: string) => {
      if (wrong) problems.push(`step ${step}: ${what}`)
    }
    for (const side of SIDES) {
      const { lost, of } = standing.losses[side]
      note(lost < (before?.losses[side].lost ?? 0), `${side} has got losses back`)
      note(lost > of, `${side} has lost more than it has`)
      const own = ruleset.standing(ruleset.view(state, side)).losses[side]
      note(
        JSON.stringify(own) !== JSON.stringify(standing.losses[side]),
        `${side} does not know its own losses`,
      )
    }
    const left = standing.left?.count ?? 0
    note(
      left < 0 || left > (before?.left?.count ?? Number.POSITIVE_INFINITY),
      'there is more time than before',
    )
    note(before !== null && before.stakes.length !== standing.stakes.length, 'what is at stake has changed')
    before = standing
  }
  return problems
}

function problemsAtTheEnd(ruleset: Ruleset, end: ReturnType<typeof stateOf>): readonly string[] {
  const { score, losses, left } = ruleset.standing(end)
  const winner = end.result?.winner
  if (!winner) return []
  const loser = otherSide(winner)
  const someAreLeft = SIDES.every(side => losses[side].lost < losses[side].of)
  const timeIsUp = left !== null && left.count <= 1
  const { lost, breaksAt = Number.POSITIVE_INFINITY } = losses[winner]
  return [
    ...(score && someAreLeft && timeIsUp && score[winner] < score[loser] ? [`${winner} won with less`] : []),
    ...(lost >= breaksAt && losses[loser].lost < (losses[loser].breaksAt ?? 0)
      ? [`${winner} won broken`]
      : []),
  ]
}
