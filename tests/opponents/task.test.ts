import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/engine/dice/seeded'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import type { Stake } from '../../src/engine/standing'
import { missingWords, sentence } from '../../src/engine/say'
import { REGISTER } from '../../rulesets'
import { reasonFor } from '../../src/opponents/reason'
import { TASK_OF, taskOf } from '../../src/opponents/task'
import { OPPONENT_WORDS } from '../../src/opponents/words'
import { rulesetOf } from '../../src/workers/rulesets'
import type { Point } from '../../src/geometry/point'
import { duel } from '../engine/duel'
import type { DuelState } from '../engine/duelState'

const io = { chance: seededChance('task', 0, []), log: () => {} }
const [scenario] = duel.scenarios
if (!scenario) throw new Error('The duel has a scenario.')
const begun = duel.begin(scenario, PLAIN_OPTIONS, io)

/** The duel with a1 at a place. */
const standing = (at: Point): DuelState => ({
  ...begun,
  units: begun.units.map(unit => (unit.id === 'a1' ? { ...unit, at } : unit)),
})

/** The duel where such a place counts, by what a1 gains by being there. */
function about(stake: Partial<Stake>, part: string, left = 8): typeof duel {
  const mill: Stake = { id: 'mill', name: 'the mill', at: { x: 20, y: 2 }, holder: 'A', ...stake }
  return {
    ...duel,
    merits: state => ({ [part]: state.units.find(({ id }) => id === 'a1')?.at?.x ?? 0 }),
    standing: state => ({
      ...duel.standing(state),
      stakes: [mill],
      left: { count: left, of: 8, label: 'turn' },
    }),
  }
}

const [far, nearer, close, there] = [2, 8, 17, 20].map(x => standing({ x, y: 2 }))
if (!far || !nearer || !close || !there) throw new Error('There are four.')

const taskIn = (ruleset: typeof duel, before: DuelState, after: DuelState) =>
  taskOf({ ruleset, before, after, side: 'A' }, 'a1')

describe('the task of an order', () => {
  it('is to make for a place that counts, as long as the unit is on its way', () => {
    expect(taskIn(about({}, 'objectives'), far, nearer)).toEqual({
      kind: 'reach',
      place: 'the mill',
    })
    expect(taskIn(about({ holder: 'B' }, 'objectives'), far, there)?.kind).toBe('reach')
  })

  it('is to hold what is held, to the end when it is near', () => {
    expect(taskIn(about({}, 'objectives'), far, there)?.kind).toBe('back')
    expect(taskIn(about({}, 'objectives'), close, there)?.kind).toBe('hold')
    expect(taskIn(about({}, 'objectives', 3), close, there)?.kind).toBe('hold-end')
  })

  it('is to take what falls to the side by it', () => {
    const changing: typeof duel = {
      ...about({}, 'ground'),
      standing: state => about({ holder: state === there ? 'A' : null }, 'ground').standing(state),
    }
    expect(taskIn(changing, far, there)).toEqual({ kind: 'take', place: 'the mill' })
    expect(taskIn(changing, far, nearer)?.kind).toBe('reach')
  })

  it('is told by the part of the worth that gains most where no place has to do with it', () => {
    expect(taskIn(about({}, 'danger'), far, nearer)).toEqual({ kind: 'hide' })
    expect(taskIn(about({}, 'charges'), far, nearer)).toEqual({ kind: 'close' })
    expect(taskIn(about({ at: null }, 'objectives'), far, nearer)).toEqual({ kind: 'place' })
  })

  it('is none where nothing gains', () => {
    expect(taskIn(about({}, 'objectives'), there, far)).toBeNull()
  })

  it('begins the reason', () => {
    const change = { ruleset: about({}, 'objectives', 2), before: close, after: there, side: 'A' } as const
    const told = { unit: 'a1', label: 'Move', gain: 3.2, count: 2 }
    const reason = reasonFor(change, told)
    expect(missingWords(OPPONENT_WORDS, [reason])).toEqual([])
    expect(sentence(OPPONENT_WORDS, reason, () => 'Rifles 1')).toBe(
      'Rifles 1 hold the mill to the end: ‘Move’ is worth 3 points more than standing by (objectives +3). It is the best of all that were weighed.',
    )
    const diced = reasonFor({ ...change, after: null }, told)
    expect(sentence(OPPONENT_WORDS, diced, () => 'Rifles 1')).toMatch(
      /^The order for Rifles 1, ‘Move’, is worth 3 points/,
    )
  })
})

describe.each(REGISTER.map(({ id }) => id))('the parts of a worth in %s', id => {
  it('each speak of a task', async () => {
    const ruleset = await rulesetOf(id)
    const [first] = ruleset?.scenarios ?? []
    if (!ruleset || !first) throw new Error(`There is no ruleset '${id}'.`)
    const parts = Object.keys(ruleset.merits(ruleset.begin(first, PLAIN_OPTIONS, io), 'A'))
    expect(parts.filter(part => !(part in TASK_OF))).toEqual([])
  })
})
