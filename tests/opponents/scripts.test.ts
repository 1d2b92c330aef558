import { describe, expect, it } from 'vitest'
import { REGISTER } from '../../rulesets'
import type { Action } from '../../src/engine/action'
import { seededChance } from '../../src/engine/dice/seeded'
import type { UnitId } from '../../src/engine/ids'
import { oddsOfOption } from '../../src/engine/odds'
import type { Offer, Option } from '../../src/engine/offer'
import { PLAIN_OPTIONS, type Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { type Point, distance } from '../../src/geometry/point'
import { SCRIPTS, type ScriptName } from '../../src/opponents/scripts'
import { playMatch } from '../../src/opponents/selfPlay'

/** Short battles on tables in inches, on hexes, squares and zones: two with things to hold, the others without. */
const BATTLES = [
  ['ww2', 'saint-aubin'],
  ['panzer8-d20', 'road'],
  ['space', 'karsa'],
  ['ww1', 'learn'],
  ['naval', 'river-plate'],
  ['legio', 'gaugamela'],
] as const
const NAMES = Object.keys(SCRIPTS) as ScriptName[]

/** One order of side A: what it saw, what it did and what came of it. */
interface Step {
  readonly ruleset: Ruleset
  readonly before: GameState
  readonly action: Action
  readonly seed: string
  readonly after: GameState
}

async function rulesOf(id: string): Promise<Ruleset> {
  const entry = REGISTER.find(each => each.id === id)
  if (!entry) throw new Error(`There is no ruleset ${id}.`)
  return entry.load()
}

const scenarioOf = (ruleset: Ruleset, id: string) => ruleset.scenarios.find(each => each.id === id)!

const known = new Map<string, Promise<readonly Step[]>>()

/** All orders that a partner gives as side A against one that goes for the nearest. */
function ordersOf(name: ScriptName, battle: readonly [string, string]): Promise<readonly Step[]> {
  const key = `${name} ${battle.join(' ')}`
  const orders = known.get(key) ?? ordered(name, battle)
  known.set(key, orders)
  return orders
}

async function ordered(name: ScriptName, battle: readonly [string, string]): Promise<readonly Step[]> {
  const ruleset = await rulesOf(battle[0])
  const steps: Step[] = []
  const io = { chance: seededChance('scripts', 0, []), log: () => {} }
  let state = ruleset.begin(scenarioOf(ruleset, battle[1]), PLAIN_OPTIONS, io)
  for (let orders = 0; !state.result && orders < 2_000; orders++) {
    const side = state.toAct.find(each => ruleset.offers(state, each).length > 0)!
    const view = ruleset.view(state, side)
    const script = SCRIPTS[side === 'A' ? name : 'nearest']
    const seed = `scripts ${orders}`
    const action = script({ ruleset, view, side, seed })
    if (!action) throw new Error(`${name} knows no order.`)
    expect(ruleset.refuse(view, action)).toBeNull()
    const after = ruleset.refuse(state, action) ? state : ruleset.play(state, action, io)
    if (side === 'A') steps.push({ ruleset, before: view, action, seed, after })
    state = after
  }
  return steps
}

const placeOf = (state: GameState, unit: UnitId) => state.units.find(each => each.id === unit)?.at ?? null
const placesOf = ({ units }: GameState, side: string) =>
  units.flatMap(unit => (unit.side === side && unit.at ? [unit.at] : []))
const nearestOf = (from: Point, places: readonly Point[]): Point =>
  places.toSorted((a, b) => distance(from, a) - distance(from, b))[0]!
const middle = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})
const stakesOf = ({ ruleset, before }: Step, isWanted: (holder: string | null) => boolean) =>
  ruleset.standing(before).stakes.flatMap(({ at, holder }) => (at && isWanted(holder) ? [at] : []))

/** The offer that an order came from, and its way. */
function given({ ruleset, before, action }: Step): { readonly offer: Offer; readonly option: Option } {
  const text = JSON.stringify(action)
  for (const offer of ruleset.offers(before, 'A')) {
    if (offer.refusal) continue
    const option = offer.options().find(each => JSON.stringify(each.action) === text)
    if (option) return { offer, option }
  }
  throw new Error(`${text} is not offered.`)
}

/** An order for a way from one place to another. */
interface Move extends Step {
  readonly from: Point
  readonly to: Point
  /** Where else it might have led. */
  readonly others: readonly Point[]
}

/** The orders of A for a way. */
function movesOf(steps: readonly Step[]): readonly Move[] {
  return steps.flatMap(step => {
    const { offer, option } = given(step)
    const from = offer.unit && placeOf(step.before, offer.unit)
    if (!from || !option.at || (offer.input !== 'path' && offer.input !== 'place')) return []
    const others = offer.options().flatMap(({ at, refusal }) => (at && !refusal ? [at] : []))
    return [{ ...step, from, to: option.at, others }]
  })
}

/** Fails unless a move leads nearer to its goal; one that a drifting ship has to make, as near as it can. */
function expectNearer({ from, to, others }: Move, off: (at: Point) => number): void {
  expect(off(to)).toBeCloseTo(Math.min(...others.map(off)))
  // Only who had nowhere nearer to go goes away from it.
  expect(off(to) < off(from) || others.every(other => off(other) > off(from) - 0.1)).toBe(true)
}

/** The attacks of A, with the units that it could have aimed at in that offer. */
function attacksOf(steps: readonly Step[]) {
  return steps.flatMap(step => {
    const { offer, option } = given(step)
    const isEnemy = (unit: UnitId | undefined) =>
      step.before.units.some(({ id, side }) => id === unit && side === 'B')
    return offer.unit && isEnemy(option.token) ? [{ ...step, offer, option }] : []
  })
}

describe('every sparring partner', () => {
  it.each(BATTLES)('brings %s %s to an end', async (id, scenario) => {
    const ruleset = await rulesOf(id)
    for (const name of NAMES) {
      const seats = { A: SCRIPTS[name], B: SCRIPTS.nearest }
      const match = {
        ruleset,
        scenario: scenarioOf(ruleset, scenario),
        options: PLAIN_OPTIONS,
        seats,
        seed: 'end',
      }
      expect(playMatch(match).result).not.toBeNull()
    }
  })

  it('gives the same answer to the same question', async () => {
    for (const name of NAMES) {
      const steps = await ordersOf(name, BATTLES[0])
      const { ruleset, before } = steps[Math.floor(steps.length / 2)]!
      const question = { ruleset, view: before, side: 'A', seed: 'same' } as const
      expect(SCRIPTS[name](question)).toEqual(SCRIPTS[name](question))
    }
  })

  it('does not give what was found to be refused', async () => {
    for (const name of NAMES) {
      const steps = await ordersOf(name, BATTLES[0])
      for (const { ruleset, before } of steps.slice(0, 10)) {
        const question = { ruleset, view: before, side: 'A', seed: 'without' } as const
        const first = SCRIPTS[name](question)!
        expect(SCRIPTS[name]({ ...question, without: [first] })).not.toEqual(first)
      }
    }
  })
})

describe('camp', () => {
  it.each([BATTLES[0], BATTLES[1]])(
    'goes to the nearest thing to hold, never from it: %s %s',
    async (...of) => {
      const moves = movesOf(await ordersOf('camp', of))
      expect(moves.length).toBeGreaterThan(0)
      for (const step of moves) {
        const stakes = stakesOf(step, () => true)
        expectNearer(step, at => distance(at, nearestOf(step.from, stakes)))
      }
    },
  )

  it.each([BATTLES[2], BATTLES[5]])('draws together where there is nothing to hold: %s %s', async (...of) => {
    const moves = movesOf(await ordersOf('camp', of))
    expect(moves.length).toBeGreaterThan(0)
    for (const move of moves) {
      const centre = middle(placesOf(move.before, 'A'))
      expectNearer(move, at => distance(at, centre))
    }
  })
})

describe('rush', () => {
  it.each([BATTLES[0], BATTLES[1]])('goes at what is not its own: %s %s', async (...of) => {
    const moves = movesOf(await ordersOf('rush', of))
    expect(moves.length).toBeGreaterThan(0)
    for (const step of moves) {
      const theirs = stakesOf(step, holder => holder !== 'A')
      const stakes = theirs.length > 0 ? theirs : stakesOf(step, () => true)
      expectNearer(step, at => distance(at, nearestOf(step.from, stakes)))
    }
  })

  it.each([BATTLES[2], BATTLES[5]])('goes at the middle of the enemy: %s %s', async (...of) => {
    const moves = movesOf(await ordersOf('rush', of))
    expect(moves.length).toBeGreaterThan(0)
    for (const move of moves) {
      const centre = middle(placesOf(move.before, 'B'))
      expectNearer(move, at => distance(at, centre))
    }
  })
})

describe('nearest', () => {
  it.each([BATTLES[0], BATTLES[2], BATTLES[3]])('goes for the nearest enemy: %s %s', async (...of) => {
    const moves = movesOf(await ordersOf('nearest', of))
    expect(moves.length).toBeGreaterThan(0)
    for (const move of moves) {
      const enemies = placesOf(move.before, 'B')
      // With nobody in sight it goes to the middle of the table.
      if (enemies.length === 0) continue
      expectNearer(move, at => distance(at, nearestOf(move.from, enemies)))
    }
  })

  it.each([BATTLES[0], BATTLES[5]])('attacks the nearest that it can hurt: %s %s', async (...of) => {
    const attacks = attacksOf(await ordersOf('nearest', of))
    expect(attacks.length).toBeGreaterThan(0)
    for (const { ruleset, before, offer, option } of attacks) {
      const from = placeOf(before, offer.unit!)
      const rangeOf = ({ token }: Option) => distance(from!, placeOf(before, token!)!)
      const hurt = offer
        .options()
        .filter(each => !each.refusal && each.token && oddsOfOption(ruleset, before, each).hit > 0)
      expect(rangeOf(option)).toBeLessThanOrEqual(Math.min(...hurt.map(rangeOf)))
    }
  })
})

describe('sit still', () => {
  it.each([BATTLES[0], BATTLES[2], BATTLES[4], BATTLES[5]])('moves nobody: %s %s', async (...of) => {
    const steps = await ordersOf('sit-still', of)
    expect(steps.length).toBeGreaterThan(0)
    for (const { ruleset, before, after } of steps) {
      // Who must charge has no choice; who is driven off or destroyed has no place.
      const mayEnd = ruleset.offers(before, 'A').some(({ ends, refusal }) => ends && !refusal)
      if (before.turn === 0 || !mayEnd || !after.toAct.includes('A')) continue
      const own = before.units.filter(unit => unit.side === 'A' && unit.at && placeOf(after, unit.id))
      expect(own.map(({ id }) => placeOf(after, id))).toEqual(own.map(({ at }) => at))
    }
  })

  it.each([BATTLES[0], BATTLES[2]])('shoots: %s %s', async (...of) => {
    expect(attacksOf(await ordersOf('sit-still', of)).length).toBeGreaterThan(0)
  })
})

describe('the best odds', () => {
  it.each([BATTLES[0], BATTLES[2]])('are always taken: %s %s', async (...of) => {
    const attacks = attacksOf(await ordersOf('best-odds', of))
    expect(attacks.length).toBeGreaterThan(0)
    for (const { ruleset, before, option } of attacks) {
      const promiseOf = (each: Option) => {
        const { hit, destroy } = oddsOfOption(ruleset, before, each)
        return hit + destroy
      }
      const enemies = new Set(before.units.filter(({ side }) => side === 'B').map(({ id }) => id))
      const all = ruleset
        .offers(before, 'A')
        .filter(offer => !offer.refusal && offer.input === 'target' && offer.unit !== null)
        .flatMap(offer => offer.options())
        .filter(each => !each.refusal && each.token !== undefined && enemies.has(each.token))
      expect(promiseOf(option)).toBeCloseTo(Math.max(...all.map(promiseOf)))
    }
  })
})

describe('camp and rush in the last three turns', () => {
  it.each([BATTLES[0], BATTLES[1], BATTLES[5]])('is what it says: %s %s', async (...of) => {
    const told = { camp: 0, rush: 0 }
    for (const { ruleset, before, action, seed } of await ordersOf('late-rush', of)) {
      const isLate = ruleset.standing(before).left!.count <= 3
      const question = { ruleset, view: before, side: 'A', seed } as const
      const [camp, rush] = [SCRIPTS.camp(question), SCRIPTS.rush(question)]
      expect(action).toEqual(isLate ? rush : camp)
      if (JSON.stringify(camp) !== JSON.stringify(rush)) told[isLate ? 'rush' : 'camp'] += 1
    }
    expect(told.camp).toBeGreaterThan(0)
  })
})

describe('random', () => {
  it.each([BATTLES[0], BATTLES[2]])('does something else with another seed: %s %s', async (...of) => {
    const steps = await ordersOf('random', of)
    const { ruleset, before } = steps.find(({ before: { turn } }) => turn > 0)!
    const given = Array.from({ length: 30 }, (_, at) =>
      JSON.stringify(SCRIPTS.random({ ruleset, view: before, side: 'A', seed: `whim ${at}` })),
    )
    expect(new Set(given).size).toBeGreaterThan(5)
  })
})
