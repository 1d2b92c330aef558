import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { act, logOf, startBattle, stateOf, type Battle } from '../../src/engine/battle'
import { centre, hexAt } from '../../src/geometry/hexes'
import { SIDES } from '../../src/engine/ids'
import { undo } from '../../src/engine/history'
import { recruited } from '../../src/engine/recruit'
import type { RefereeAction } from '../../src/engine/rulings'
import { recordOf, replay } from '../../src/engine/replay'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS } from '../../src/engine/scene'
import { featuresOf, houseRulesOf, thingsOf } from '../../src/engine/tableActs'
import { allWords } from '../../src/engine/words'

const begun = (ruleset: Ruleset, at = 0): Battle => {
  const scenario = ruleset.scenarios[at]
  if (!scenario) throw new Error('There is no such scenario.')
  return startBattle(ruleset, scenario, PLAIN_OPTIONS, 'referee')
}

function done(ruleset: Ruleset, battle: Battle, action: RefereeAction): Battle {
  const acted = act(ruleset, battle, action)
  if (!acted.ok) throw new Error(JSON.stringify(acted.refusal))
  return acted.battle
}

/** Played again it is the same, and taken back it is as it was. */
function holds(ruleset: Ruleset, before: Battle, after: Battle): void {
  expect(stateOf(replay(ruleset, recordOf(after)))).toEqual(stateOf(after))
  expect(stateOf(undo(after))).toEqual(stateOf(before))
  const entry = logOf(after).at(-1)?.entry
  expect(Object.hasOwn(allWords(ruleset), entry?.code ?? '')).toBe(true)
  expect(entry?.facts?.['reason']).toBe('both agree')
}

const reason = 'both agree'

describe.each(REGISTER)('the referee of $id', entry => {
  it('switches any house rule in the middle of a battle', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    for (const { id } of ruleset.houseRules) {
      const after = done(ruleset, battle, { type: 'referee', do: 'house', rule: id, on: true, reason })
      expect(houseRulesOf(stateOf(after))[id]).toBe(true)
      if (id === ruleset.houseRules[0]?.id) holds(ruleset, battle, after)
    }
    const none = act(ruleset, battle, { type: 'referee', do: 'house', rule: 'none', on: true, reason })
    expect(none.ok).toBe(false)
  })

  it('changes the ground, and the table shows it', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const area = [
      { x: 5, y: 5 },
      { x: 8, y: 5 },
      { x: 6, y: 8 },
    ]
    const add = { id: 'new', kind: 'wood' as const, shape: { area } }
    const grown = done(ruleset, battle, { type: 'referee', do: 'ground', add, reason })
    holds(ruleset, battle, grown)
    const drawn = ruleset.scene(ruleset.view(stateOf(grown), 'A'), NO_FOCUS).ground.features
    expect(drawn.some(({ id }) => id === 'new')).toBe(true)
    const cleared = done(ruleset, grown, { type: 'referee', do: 'clear', feature: 'new', reason })
    expect(featuresOf(stateOf(cleared))).toEqual(featuresOf(stateOf(battle)))
  })

  it('shifts, takes away and lays what lies on the table', async () => {
    const ruleset = await entry.load()
    for (const at of ruleset.scenarios.keys()) {
      const battle = begun(ruleset, at)
      for (const { list, things } of thingsOf(stateOf(battle))) {
        const [first] = things
        if (!first) continue
        const there = { x: first.at.x + 1, y: first.at.y }
        const shifted = done(ruleset, battle, {
          type: 'referee',
          do: 'shift',
          list,
          thing: first.id,
          at: there,
          reason,
        })
        holds(ruleset, battle, shifted)
        const gone = done(ruleset, battle, {
          type: 'referee',
          do: 'shift',
          list,
          thing: first.id,
          at: null,
          reason,
        })
        expect(
          thingsOf(stateOf(gone))
            .flatMap(each => each.things)
            .some(({ id }) => id === first.id),
        ).toBe(false)
        const laid = done(ruleset, battle, {
          type: 'referee',
          do: 'lay',
          list,
          thing: { ...first, id: 'another' },
          reason,
        })
        holds(ruleset, battle, laid)
      }
    }
  })

  it('adds any unit of the muster to either side', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const missing: string[] = []
    for (const [at, { id: type, name }] of ruleset.muster.entries()) {
      // Some fight on one side only.
      const sides = at % 2 === 0 ? SIDES : SIDES.toReversed()
      const [unit] = sides.flatMap(
        side => recruited(ruleset, stateOf(battle), { id: 'recruit', type, side, name }) ?? [],
      )
      const place = freePlace(battle)
      const added =
        unit &&
        act(ruleset, battle, {
          type: 'referee',
          do: 'add',
          unit: JSON.parse(JSON.stringify({ ...unit, at: place })),
          reason,
        })
      if (!added || !added.ok)
        missing.push(`${type}${added ? `: ${JSON.stringify(added.refusal.reasons)}` : ''}`)
    }
    expect(missing.filter(each => !EXCUSED.some(({ test }) => test(ruleset, each)))).toEqual([])
  })

  it('writes notes that only those read for whom they are', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const noted = done(ruleset, battle, {
      type: 'referee',
      do: 'note',
      reason,
      at: { x: 5, y: 5 },
      for: 'B',
    })
    holds(ruleset, battle, noted)
    expect(logOf(noted).at(-1)?.entry.visibleTo).toEqual(['referee', 'B'])
  })
})

/** A place where nobody stands: of a hexed table the middle of a hex. */
function freePlace(battle: Battle) {
  const { board } = battle.scenario
  const taken = stateOf(battle).units.flatMap(({ at }) => (at ? [at] : []))
  const free = (at: { x: number; y: number }) =>
    taken.every(one => Math.hypot(one.x - at.x, one.y - at.y) > 1)
  if (board.kind === 'inches') return { x: board.width / 2, y: board.height / 2 }
  if (board.kind !== 'hexes') return taken[0] ?? { x: 5, y: 5 }
  const middles = [3, 5, 7, 9].map(x => centre(hexAt({ x, y: x }, board.size), board.size))
  return middles.find(free) ?? { x: 0, y: 0 }
}

/** Entries of a muster that no battle can be brought: the rules themselves keep them out, or they are no units. */
const EXCUSED = [
  // Aircraft of 1914 to 1918 and later ones do not meet.
  { test: (_: Ruleset, each: string) => each.includes('different ages') },
  // Whole formations stand in the muster of battalions beside them.
  { test: ({ muster }: Ruleset, each: string) => groupOf(muster, each) === 'Divisions and Brigades' },
  // No list of a formation has them, so nothing says what they are worth.
  {
    test: ({ id }: Ruleset, each: string) => id === 'divisional' && ['cavalry', 'heavy-tank'].includes(each),
  },
  // A sniper is alone and comes by the house rule of snipers.
  { test: ({ id }: Ruleset, each: string) => id === 'colonial' && each === 'sniper' },
  // Troops of another booklet come by a house rule only.
  { test: ({ muster }: Ruleset, each: string) => groupOf(muster, each).includes('by house rule') },
]

const groupOf = (muster: Ruleset['muster'], id: string) => muster.find(each => each.id === id)?.group ?? ''
