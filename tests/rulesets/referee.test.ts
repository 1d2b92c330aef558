import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import { act, logOf, startBattle, stateOf, type Battle } from '../../src/engine/battle'
import { centre, hexAt } from '../../src/geometry/hexes'
import { SIDES, type Side } from '../../src/engine/ids'
import { undo } from '../../src/engine/history'
import { valueNow, valuesFor } from '../../src/engine/referee'
import { recruited } from '../../src/engine/recruit'
import type { RefereeAction } from '../../src/engine/rulings'
import { recordOf, replay } from '../../src/engine/replay'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS } from '../../src/engine/scene'
import { featuresOf, holdingsOf, houseRulesOf } from '../../src/engine/tableActs'
import type { GameState } from '../../src/engine/state'
import { thingsOf } from '../../src/engine/things'
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
      for (const { list, things } of thingsOf(ruleset, stateOf(battle))) {
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
          thingsOf(ruleset, stateOf(gone))
            .flatMap(each => each.things)
            .some(({ id }) => id === first.id),
        ).toBe(false)
        // Another one lies beside it: two squares of difficult ground are never the same.
        const thing = { ...first, id: 'another', at: list === 'difficult' ? there : first.at }
        const laid = done(ruleset, battle, { type: 'referee', do: 'lay', list, thing, reason })
        holds(ruleset, battle, laid)
      }
    }
  })

  it('lays whatever may lie there, in its hexes and squares, and takes it away', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const free = freePlace(battle)
    for (const { list, patterns } of ruleset.things ?? []) {
      for (const { like, sided, told } of patterns) {
        const at = ruleset.id === 'ww1' ? bareSquare(battle) : free
        const thing = { ...like, id: 'laid', at, ...(sided && { side: 'B' as const }) }
        const before = (thingsOf(ruleset, stateOf(battle)).find(each => each.list === list)?.things ?? [])
          .length
        const laid = done(ruleset, battle, { type: 'referee', do: 'lay', list, thing, reason })
        holds(ruleset, battle, laid)
        expect(logOf(laid).at(-1)?.entry.facts?.['thing']).toBe(told)
        const lying = thingsOf(ruleset, stateOf(laid)).find(each => each.list === list)?.things ?? []
        expect(lying).toHaveLength(before + 1)
        expect(() => ruleset.scene(ruleset.view(stateOf(laid), 'B'), NO_FOCUS)).not.toThrow()
        const id = lying.at(-1)?.id ?? ''
        const gone = done(ruleset, laid, { type: 'referee', do: 'shift', list, thing: id, at: null, reason })
        expect(stateOf(gone)).toEqual(stateOf(battle))
      }
    }
  })

  it('takes off the table who is set to be lost, and puts him back in the battle', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const unit = stateOf(battle).units.find(each => each.at !== null) ?? stateOf(battle).units[0]!
    const at = unit.at ?? freePlace(battle)
    for (const { field, gone } of ruleset.refereeFields) {
      for (const value of gone?.values ?? []) {
        const lost = done(ruleset, battle, {
          type: 'referee',
          do: 'set',
          unit: unit.id,
          field,
          value,
          reason,
        })
        holds(ruleset, battle, lost)
        expect(stateOf(lost).units.find(({ id }) => id === unit.id)).toMatchObject({
          at: null,
          [field]: value,
        })
        const act = { type: 'referee', do: 'move', unit: unit.id, at, facing: unit.facing, reason } as const
        const back = done(ruleset, lost, act)
        expect(stateOf(back).units.find(({ id }) => id === unit.id)).toMatchObject({
          at,
          [field]: gone?.back,
        })
      }
    }
  })

  it('sets every state of every kind of unit to whatever it may be', async () => {
    const ruleset = await entry.load()
    for (const at of ruleset.scenarios.keys()) {
      const battle = begun(ruleset, at)
      const kinds = new Map(stateOf(battle).units.map(unit => [unit.type, unit]))
      for (const unit of kinds.values()) {
        for (const field of ruleset.refereeFields) {
          for (const value of valuesFor(field, unit, stateOf(battle))) {
            const set = {
              type: 'referee',
              do: 'set',
              unit: unit.id,
              field: field.field,
              value,
              reason,
            } as const
            const after = done(ruleset, battle, set)
            const now = stateOf(after).units.find(({ id }) => id === unit.id)!
            expect(valueNow(field, now), `${unit.name}: ${field.field}`).toBe(value)
            expect(() => ruleset.card(stateOf(after), unit.id)).not.toThrow()
            expect(() => ruleset.scene(ruleset.view(stateOf(after), 'A'), NO_FOCUS)).not.toThrow()
          }
          const strange = {
            type: 'referee',
            do: 'set',
            unit: unit.id,
            field: field.field,
            value: 99,
            reason,
          } as const
          expect(act(ruleset, battle, strange).ok).toBe(false)
        }
      }
    }
  })

  it('says who holds an objective that stays with whoever had it last', async () => {
    const ruleset = await entry.load()
    for (const at of ruleset.scenarios.keys()) {
      const battle = begun(ruleset, at)
      for (const { id, name } of holdingsOf(stateOf(battle))) {
        for (const holder of [...SIDES, null]) {
          const held = done(ruleset, battle, { type: 'referee', do: 'hold', objective: id, holder, reason })
          holds(ruleset, battle, held)
          expect(holdingsOf(stateOf(held)).find(each => each.id === id)).toEqual({ id, name, holder })
          expect(logOf(held).at(-1)?.entry.facts?.['name']).toBe(name)
        }
      }
      const none = { type: 'referee', do: 'hold', objective: 'nowhere', holder: 'A', reason } as const
      expect(act(ruleset, battle, none).ok).toBe(false)
    }
  })

  it('takes any unit off the table', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    for (const { id, facing } of stateOf(battle).units.filter(({ at }) => at !== null)) {
      const off = done(ruleset, battle, { type: 'referee', do: 'move', unit: id, at: null, facing, reason })
      expect(stateOf(off).units.find(each => each.id === id)?.at).toBeNull()
    }
  })

  it('adds any unit of the muster to either side', async () => {
    const ruleset = await entry.load()
    const battle = begun(ruleset)
    const place = freePlace(battle)
    const missing: string[] = []
    for (const [at, { id: type, name }] of ruleset.muster.entries()) {
      // Some fight on one side only.
      const sides: readonly [Side, Side] = at % 2 === 0 ? ['A', 'B'] : ['B', 'A']
      const as = (side: Side) => recruited(ruleset, stateOf(battle), { id: 'recruit', type, side, name })
      const unit = as(sides[0]) ?? as(sides[1])
      const added =
        unit &&
        act(ruleset, battle, {
          type: 'referee',
          do: 'add',
          unit: JSON.parse(JSON.stringify({ ...unit, at: place })),
          reason,
        })
      const brought =
        !unit &&
        sides.some(side => {
          const what = { kind: type, side, id: 'recruit', at: place }
          const acted = act(ruleset, battle, { type: 'referee', do: 'bring', ...what, reason })
          if (acted.ok) holds(ruleset, battle, acted.battle)
          return acted.ok
        })
      if (!brought && (!added || !added.ok))
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

/** Where each man of a unit stands, in inches. */
function placesOf(state: GameState, id: string): readonly string[] {
  const unit = state.units.find(each => each.id === id)
  const figures = (
    unit as { readonly figures?: readonly { id: string; dx: number; dy: number }[] } | undefined
  )?.figures
  return (figures ?? [])
    .map(
      each =>
        `${each.id} ${((unit?.at?.x ?? 0) + each.dx).toFixed(2)} ${((unit?.at?.y ?? 0) + each.dy).toFixed(2)}`,
    )
    .toSorted()
}

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

/** The middle of the last square of the first row, where WW1's first battle has nothing. */
function bareSquare({ scenario: { board } }: Battle) {
  if (board.kind !== 'squares') throw new Error('It is fought on squares.')
  return { x: board.origin.x + board.size / 2, y: board.origin.y + (board.rows - 0.5) * board.size }
}

/** Entries of a muster that no battle can be brought: the rules themselves keep them out, or they are no units. */
const EXCUSED = [
  // Aircraft of 1914 to 1918 and later ones do not meet.
  { test: (_: Ruleset, each: string) => each.includes('different ages') },
  // A sniper is alone and comes by the house rule of snipers.
  { test: ({ id }: Ruleset, each: string) => id === 'colonial' && each === 'sniper' },
  // Troops of another booklet come by a house rule only.
  { test: ({ muster }: Ruleset, each: string) => groupOf(muster, each).includes('by house rule') },
]

const groupOf = (muster: Ruleset['muster'], id: string) => muster.find(each => each.id === id)?.group ?? ''

describe('what the referee lays counts by the rules', () => {
  const rulesetOf = async (id: string): Promise<Ruleset> => {
    const entry = REGISTER.find(each => each.id === id)
    if (!entry) throw new Error(`There is no ruleset '${id}'.`)
    return entry.load()
  }

  it('brings an aircraft where the first of its side has been shot down', async () => {
    const ruleset = await rulesetOf('aerial-1965')
    const battle = begun(ruleset)
    const first = stateOf(battle).units.find(({ side }) => side === 'A')!
    const set = {
      type: 'referee',
      do: 'set',
      unit: first.id,
      field: 'fate',
      value: 'Destroyed',
      reason,
    } as const
    const lost = done(ruleset, battle, set)
    const recruit = { id: 'recruit', type: first.type, side: 'A', name: 'Another' } as const
    const unit = recruited(ruleset, stateOf(lost), recruit)
    const place = { ...unit, at: freePlace(lost) }
    const add = { type: 'referee', do: 'add', unit: JSON.parse(JSON.stringify(place)), reason } as const
    expect(stateOf(done(ruleset, lost, add)).units.at(-1)).toMatchObject({ id: 'recruit', fate: 'in play' })
  })

  it('counts an objective for whom the referee gives it', async () => {
    const ruleset = await rulesetOf('ww2')
    const battle = begun(ruleset)
    const [first] = holdingsOf(stateOf(battle))
    if (!first) throw new Error('It is fought over nothing.')
    const held = done(ruleset, battle, {
      type: 'referee',
      do: 'hold',
      objective: first.id,
      holder: 'B',
      reason,
    })
    const stake = ruleset.standing(stateOf(held)).stakes.find(({ id }) => id === first.id)
    expect(stake?.holder).toBe('B')
  })

  it('lets men of Colonial fall, leaders last, and get up where they fell', async () => {
    const ruleset = await rulesetOf('colonial')
    const battle = begun(ruleset)
    const men = ruleset.refereeFields.find(({ field }) => field === 'men')
    const unit = stateOf(battle).units.find(each => men && valuesFor(men, each, stateOf(battle)).length > 6)
    if (!men || !unit) throw new Error('It has no men.')
    const all = Number(valueNow(men, unit))
    const set = (now: Battle, value: number): Battle =>
      done(ruleset, now, { type: 'referee', do: 'set', unit: unit.id, field: 'men', value, reason })
    const dots = (now: Battle): readonly string[] =>
      ruleset
        .scene(stateOf(now), NO_FOCUS)
        .tokens.filter(({ id }) => id === unit.id)
        .map(token => JSON.stringify(token))
    const fewer = set(battle, 2)
    expect(valueNow(men, stateOf(fewer).units.find(({ id }) => id === unit.id)!)).toBe(2)
    expect(dots(fewer)).not.toEqual(dots(battle))
    const again = set(fewer, all)
    expect(placesOf(stateOf(again), unit.id)).toEqual(placesOf(stateOf(battle), unit.id))
    const none = stateOf(set(battle, 0))
    expect(valuesFor(men, none.units.find(({ id }) => id === unit.id)!, none)).toEqual([])
  })

  it('puts torpedoes aboard a vessel of Coastal and knocks out her guns', async () => {
    const ruleset = await rulesetOf('coastal')
    const battle = begun(ruleset, 1)
    const set = (now: Battle, unit: string, field: string, value: number | boolean): Battle =>
      done(ruleset, now, { type: 'referee', do: 'set', unit, field, value, reason })
    const told = (now: Battle, unit: string): string => JSON.stringify(ruleset.card(stateOf(now), unit))
    const none = set(battle, 'mas552', 'torpedoes', 0)
    expect(told(none, 'mas552')).not.toBe(told(battle, 'mas552'))
    expect(told(set(none, 'mas552', 'torpedoes', 2), 'mas552')).toBe(told(battle, 'mas552'))
    const shut = set(battle, 'hebe', 'gun 2 KO', true)
    expect(told(shut, 'hebe')).toContain('KO')
    expect(told(set(shut, 'hebe', 'gun 2 KO', false), 'hebe')).toBe(told(battle, 'hebe'))
    // She has two guns, and no tubes.
    for (const field of ['gun 3 KO', 'torpedoes'])
      expect(
        act(ruleset, battle, { type: 'referee', do: 'set', unit: 'hebe', field, value: 0, reason }).ok,
      ).toBe(false)
  })

  it('puts WW1 Field Defences and difficult ground into the square that was pressed', async () => {
    const ruleset = await rulesetOf('ww1')
    const battle = begun(ruleset)
    const { board } = battle.scenario
    if (board.kind !== 'squares') throw new Error('It is fought on squares.')
    // The second square of the third row from the left, not in its middle.
    const at = { x: board.origin.x + 2.3 * board.size, y: board.origin.y + 1.7 * board.size }
    const thing = { id: 'new', at, side: 'A' as const, kind: 'bunker' }
    const dug = done(ruleset, battle, { type: 'referee', do: 'lay', list: 'defences', thing, reason })
    expect(stateOf(dug)).toMatchObject({
      defences: expect.arrayContaining([{ id: 'new', side: 'A', kind: 'bunker', square: 'B3' }]),
    })
    const shifted = { type: 'referee', do: 'shift', list: 'defences', thing: 'new', reason } as const
    const beside = { x: at.x + board.size, y: at.y }
    expect(stateOf(done(ruleset, dug, { ...shifted, at: beside }))).toMatchObject({
      defences: expect.arrayContaining([{ id: 'new', side: 'A', kind: 'bunker', square: 'B4' }]),
    })
    const rough = done(ruleset, battle, {
      type: 'referee',
      do: 'lay',
      list: 'difficult',
      thing: { id: 'x', at },
      reason,
    })
    expect(stateOf(rough)).toMatchObject({ difficult: expect.arrayContaining(['B3']) })
    const off = { id: 'y', at: { x: -9, y: -9 }, side: 'A' as const, kind: 'trench' }
    expect(
      act(ruleset, battle, { type: 'referee', do: 'lay', list: 'defences', thing: off, reason }).ok,
    ).toBe(false)
  })

  it('counts a real minefield among those that lie face down, a dummy not, and tells neither apart', async () => {
    const ruleset = await rulesetOf('ww2')
    const battle = begun(ruleset)
    const at = { x: 9, y: 9 }
    const mine = (real: boolean, shown: boolean) =>
      done(ruleset, battle, {
        type: 'referee',
        do: 'lay',
        list: 'mines',
        thing: { id: 'm', at, side: 'A', real, shown },
        reason,
      })
    expect(stateOf(mine(true, false))).toMatchObject({ hiddenReal: { A: 1, B: 0 } })
    expect(stateOf(mine(true, true))).toMatchObject({ hiddenReal: { A: 0, B: 0 } })
    expect(stateOf(mine(false, false))).toMatchObject({ hiddenReal: { A: 0, B: 0 } })
    const told = [true, false].map(real => logOf(mine(real, false)).at(-1)?.entry.facts)
    expect(told[0]).toEqual(told[1])
  })

  it('lays smoke that hides an element of Panzer8 until it is taken away', async () => {
    for (const id of ['panzer8-d10', 'panzer8-d20']) {
      const ruleset = await rulesetOf(id)
      const battle = begun(ruleset)
      const at = { x: 10, y: 10 }
      const laid = done(ruleset, battle, {
        type: 'referee',
        do: 'lay',
        list: 'smoke',
        thing: { id: 's', at },
        reason,
      })
      const drawn = ruleset.scene(stateOf(laid), NO_FOCUS)
      expect(drawn.props.some(prop => prop.kind === 'smoke' && prop.at.x === 10 && prop.at.y === 10)).toBe(
        true,
      )
    }
  })

  it('brings a whole Division with all its bases, and one base for a Division that is there', async () => {
    const ruleset = await rulesetOf('divisional')
    const battle = begun(ruleset)
    const corner = { x: 0, y: 0 }
    const what = { kind: 'german-panzer-1941', side: 'B', id: 'new', at: corner } as const
    const brought = done(ruleset, battle, { type: 'referee', do: 'bring', ...what, reason })
    const had = stateOf(battle).units.length
    const came = stateOf(brought).units.slice(had)
    // 12.1: HQ, one Recon, three Motor Infantry, two Medium Tanks, three Artillery, Engineers; Elite.
    expect(came).toHaveLength(11)
    expect(came.every(unit => unit.side === 'B' && unit.at !== null && unit.at.x > 0 && unit.at.y > 0)).toBe(
      true,
    )
    expect(new Set(came.map(({ at }) => JSON.stringify(at))).size).toBe(11)
    expect(came.every(unit => 'quality' in unit && unit.quality === 'Elite')).toBe(true)
    const again = done(ruleset, brought, { type: 'referee', do: 'bring', ...what, id: 'newer', reason })
    expect(new Set(stateOf(again).units.map(({ name }) => name)).size).toBe(stateOf(again).units.length)
    const twice = act(ruleset, brought, { type: 'referee', do: 'bring', ...what, reason })
    expect(twice.ok).toBe(false)
    const tank = { ...what, kind: 'heavy-tank', id: 'tiger', at: { x: 20, y: 20 } }
    const one = done(ruleset, battle, { type: 'referee', do: 'bring', ...tank, reason })
    // 6.21: Heavy Tanks.
    expect(stateOf(one).units.at(-1)).toMatchObject({ type: 'heavy-tank', side: 'B', at: { x: 20, y: 20 } })
  })
})
