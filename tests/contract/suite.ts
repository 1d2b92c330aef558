import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../../src/engine/action'
import { logOf, rollsOf, stateOf } from '../../src/engine/battle'
import { seededChance } from '../../src/engine/dice/seeded'
import { SIDES, type Viewer } from '../../src/engine/ids'
import type { LogInput } from '../../src/engine/log'
import { oddsOf } from '../../src/engine/odds'
import type { Offer } from '../../src/engine/offer'
import type { Phrase } from '../../src/engine/phrase'
import type { Refusal } from '../../src/engine/refusal'
import type { Ruleset } from '../../src/engine/ruleset'
import { missingWords } from '../../src/engine/say'
import { type Mark, NO_FOCUS } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import { targetMarks } from '../../src/engine/targets'
import { allWords } from '../../src/engine/words'
import { decodeBattle } from '../../src/save/decode'
import { encodeBattle } from '../../src/save/encode'
import { mirrored } from './mirror'
import { type Position, type RandomBattle, other, playAtRandom, positionsOf } from './sample'

/** What a ruleset may say about itself, so that the suite can look closer. */
export interface ContractOptions {
  /** Battles played at random from each scenario. */
  readonly games?: number
  /** Actions after which a random battle must be over. */
  readonly longest?: number
  /** Positions looked at closely in each scenario. */
  readonly positions?: number
  /** States that differ from this one only in what the viewer cannot know. */
  secretTwins?(state: GameState): readonly { readonly viewer: Viewer; readonly twin: GameState }[]
  /** A position in the mirror, where mirroring places and facings in its JSON is not enough. Null where there is none. */
  mirror?(state: GameState, action: Action): readonly [GameState, Action] | null
}

const SAMPLE = 20_000

/** Everything that every ruleset must be, as tests. `tests/contract/all.test.ts` runs it over the register. */
export function contractSuite(ruleset: Ruleset, options: ContractOptions = {}): void {
  const { games = 2, longest = 4_000, positions = 8 } = options
  const clauses = new Set([
    ...ruleset.rulebook.clauses.map(clause => clause.id),
    ...ruleset.rulebook.rulings.map(ruling => ruling.id),
  ])
  const words = allWords(ruleset)
  let battles: readonly RandomBattle[] = []
  let sample: readonly Position[] = []
  let attacks: readonly Position[] = []

  beforeAll(() => {
    battles = ruleset.scenarios.flatMap(scenario =>
      Array.from({ length: games }, (_, at) => playAtRandom(ruleset, scenario, `contract ${at}`, longest)),
    )
    sample = battles.filter((_, at) => at % games === 0).flatMap(battle => positionsOf(battle, positions))
    attacks = attacksIn(battles)
  }, 300_000)

  describe(`contract of ${ruleset.id}`, { timeout: 300_000 }, () => {
    it('has scenarios, unit types and rulings that hold together', () => {
      expect(ruleset.scenarios.length).toBeGreaterThan(0)
      for (const scenario of ruleset.scenarios) {
        expect(ruleset.scenarioSchema.parse(scenario), scenario.id).toEqual(scenario)
        expect(scenario.ruleset).toBe(ruleset.id)
      }
      expectUnique(ruleset.scenarios.map(scenario => scenario.id))
      expectUnique(ruleset.muster.map(entry => entry.id))
      expectUnique(ruleset.rulebook.clauses.map(clause => clause.id))
      for (const rule of ruleset.houseRules) {
        const ruling = ruleset.rulebook.rulings.find(each => each.id === rule.ruling)
        expect(ruling?.option, `the option of house rule ${rule.id}`).toBeTruthy()
      }
    })

    it('plays every scenario at random to its end, without a dead end', () => {
      for (const { battle } of battles) {
        const end = stateOf(battle)
        expect(end.toAct).toEqual([])
        for (const side of SIDES) expect(ruleset.offers(end, side)).toEqual([])
      }
    })

    it('plays with every house rule', () => {
      const all = Object.fromEntries(ruleset.houseRules.map(rule => [rule.id, true]))
      for (const scenario of ruleset.scenarios) playAtRandom(ruleset, scenario, 'house rules', longest, all)
    })

    it('refuses what it shows as refused, and nothing else', () => {
      for (const { state, side } of sample) {
        for (const offer of ruleset.offers(state, side)) {
          if (!offer.refusal) expectAgreement(ruleset, state, offer)
        }
        if (!state.toAct.includes(other(side))) expect(ruleset.offers(state, other(side))).toEqual([])
      }
    })

    it('names as nearest only what is allowed', () => {
      for (const [state, refusal] of refusalsIn(ruleset, sample)) {
        if (refusal.nearest) expect(ruleset.refuse(state, refusal.nearest), 'the nearest').toBeNull()
      }
    })

    it('has states and actions of plain JSON that its schemas know', () => {
      for (const { battle } of battles) {
        const end = stateOf(battle)
        expect(JSON.parse(JSON.stringify(end))).toStrictEqual(end)
      }
      for (const { state, action } of sample) {
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
        expect(ruleset.stateSchema.parse(state)).toStrictEqual(state)
        expect(JSON.parse(JSON.stringify(action))).toStrictEqual(action)
        expect(ruleset.actionSchema.parse(action)).toStrictEqual(action)
      }
    })

    it('replays a saved battle to the same state and log', async () => {
      const person = { kind: 'person' } as const
      for (const { battle } of battles) {
        const text = encodeBattle(battle, { seats: { A: person, B: person }, dice: 'program' }, 'test')
        const decoded = await decodeBattle(text, () => Promise.resolve(ruleset))
        if (!decoded.ok) throw new Error(decoded.problem)
        expect(decoded.remark).toBeUndefined()
        expect(stateOf(decoded.battle)).toStrictEqual(stateOf(battle))
        expect(logOf(decoded.battle)).toEqual(logOf(battle))
      }
    })

    it('tells every die in the log', () => {
      for (const { battle } of battles) {
        expect(logOf(battle).flatMap(({ entry }) => entry.rolls)).toEqual(rollsOf(battle))
      }
    })

    it('has odds that sum to 1 and match a seeded sample of 20,000 throws', () => {
      for (const { state, action } of attacks.slice(0, 4)) {
        const odds = oddsOf(ruleset, state, action)
        expect(sum(odds.branches.map(branch => branch.chance))).toBeCloseTo(1, 9)
        if (odds.outcomes.length > 0) expect(sum(odds.outcomes.map(each => each.chance))).toBeCloseTo(1, 9)
        if (odds.exact) expectFrequencies(ruleset, state, action, odds.branches)
      }
    })

    it('has a view that hides the same when looked at twice, and hides nothing from the referee', () => {
      for (const { state } of sample) {
        expect(ruleset.view(state, 'referee')).toEqual(state)
        for (const viewer of [...SIDES, 'public'] as const) {
          const seen = ruleset.view(state, viewer)
          expect(ruleset.view(seen, viewer)).toEqual(seen)
          expect(ruleset.stateSchema.safeParse(seen).success, `the schema of what ${viewer} sees`).toBe(true)
        }
      }
    })

    it('leaks no secret: states that differ only in one look the same', () => {
      for (const { state } of sample) {
        for (const { viewer, twin } of options.secretTwins?.(state) ?? []) {
          expect(twin).not.toEqual(state)
          expect(ruleset.view(twin, viewer)).toEqual(ruleset.view(state, viewer))
        }
      }
    })

    it('can be played in the mind of a side that does not know everything', () => {
      for (const { state, side } of sample) {
        const seen = ruleset.view(state, side)
        for (const offer of ruleset.offers(seen, side).filter(each => !each.refusal)) {
          const option = offer.options().find(each => !each.refusal)
          if (option) expect(oddsOf(ruleset, seen, option.action).branches.length).toBeGreaterThan(0)
        }
      }
    })

    it('has the same odds in a mirrored position', () => {
      for (const { scenario, state, action } of attacks) {
        const mirror = options.mirror ?? ((s, a) => mirroredInches(scenario.board, s, a))
        const image = mirror(state, action)
        if (!image) continue
        const said = JSON.stringify(action)
        expect(ruleset.refuse(image[0], image[1]) === null, said).toBe(ruleset.refuse(state, action) === null)
        const odds = oddsOf(ruleset, state, action)
        const other = oddsOf(ruleset, image[0], image[1])
        expect(other.hit, said).toBeCloseTo(odds.hit, 6)
        expect(other.destroy, said).toBeCloseTo(odds.destroy, 6)
      }
    })

    it('is worth to one side what it costs the other', () => {
      for (const { state } of sample) {
        expect(ruleset.worth(state, 'A') + ruleset.worth(state, 'B')).toBeCloseTo(0, 9)
        expect(Number.isFinite(ruleset.worth(state, 'A'))).toBe(true)
      }
    })

    it('has words for all that it says', () => {
      const phrases: Phrase[] = battles.flatMap(({ battle }) => logOf(battle).map(({ entry }) => entry))
      for (const { battle } of battles) {
        const why = stateOf(battle).result?.why
        if (why) phrases.push(why)
      }
      for (const { state, side } of sample) phrases.push(ruleset.prompt(state, side, NO_FOCUS))
      for (const [, refusal] of refusalsIn(ruleset, sample)) phrases.push(...refusal.reasons)
      expect(missingWords(words, phrases)).toEqual([])
    })

    it('cites only clauses of its rulebook, and outcomes of its list', () => {
      const cited = new Set<string>()
      const outcomes = new Set<string>()
      for (const { battle } of battles) {
        for (const { entry } of logOf(battle)) {
          for (const clause of citedBy(entry)) cited.add(clause)
          if (entry.outcome !== undefined) outcomes.add(entry.outcome)
        }
      }
      for (const [, refusal] of refusalsIn(ruleset, sample)) {
        for (const reason of refusal.reasons) cited.add(reason.clause)
      }
      for (const { state, side } of sample) {
        for (const offer of ruleset.offers(state, side)) if (offer.clause) cited.add(offer.clause)
      }
      expect([...cited].filter(clause => !clauses.has(clause))).toEqual([])
      const known = new Set(ruleset.outcomes.map(outcome => outcome.id))
      expect([...outcomes].filter(outcome => !known.has(outcome))).toEqual([])
    })

    it('draws only what is there', () => {
      for (const { state, side } of sample) {
        const seen = ruleset.view(state, side)
        for (const unit of [null, ...seen.units.map(each => each.id)]) {
          const scene = ruleset.scene(seen, { ...NO_FOCUS, unit })
          const tokens = new Set(scene.tokens.map(token => token.id))
          expectUnique(scene.tokens.map(token => token.id))
          for (const id of scene.marks.flatMap(tokensOf)) expect(tokens, `a mark on ${id}`).toContain(id)
        }
        const offer = ruleset.offers(seen, side).find(each => each.input === 'target' && !each.refusal)
        if (offer) {
          const tokens = new Set(ruleset.scene(seen, NO_FOCUS).tokens.map(token => token.id))
          for (const id of targetMarks(ruleset, seen, offer).flatMap(tokensOf)) expect(tokens).toContain(id)
        }
        const ribbon = ruleset.ribbon(seen)
        expect(ribbon.steps[ribbon.at], 'the present step of the ribbon').toBeDefined()
      }
    })
  })
}

/** Positions whose action threw dice, of different kinds first. */
function attacksIn(battles: readonly RandomBattle[]): readonly Position[] {
  const all = battles.flatMap(battle =>
    positionsOf(battle, Number.POSITIVE_INFINITY).filter(({ action }, at) => {
      const moment = battle.battle.lines[0]?.moments[at]
      return moment !== undefined && moment.step.action === action && moment.rolls.length > 0
    }),
  )
  const kinds = [...new Set(all.map(position => position.action.type))]
  const firsts = kinds.flatMap(kind => all.filter(position => position.action.type === kind).slice(0, 1))
  const rest = all.filter(position => !firsts.includes(position))
  const stride = Math.max(1, Math.floor(rest.length / 20))
  return [...firsts, ...rest.filter((_, at) => at % stride === 0)]
}

/** What an offer lists, and what its trace says, is what the rules say. */
function expectAgreement(ruleset: Ruleset, state: GameState, offer: Offer): void {
  for (const option of offer.options()) {
    const said = `${offer.id}: ${JSON.stringify(option.action)}`
    expect(ruleset.refuse(state, option.action) === null, said).toBe(option.refusal === undefined)
  }
  const places = offer.options().flatMap(option => option.at ?? [])
  for (const place of places.slice(0, 3)) {
    for (const away of [0, 40]) {
      const trace = offer.trace?.([{ x: place.x + away, y: place.y }])
      if (!trace) continue
      const said = `the trace of ${offer.id}: ${JSON.stringify(trace.action)}`
      expect(ruleset.refuse(state, trace.action) === null, said).toBe(trace.refusal === null)
      expect(Number.isFinite(trace.stop.at.x + trace.stop.at.y + trace.stop.facing), said).toBe(true)
      if (trace.refusal?.nearest) expect(ruleset.refuse(state, trace.refusal.nearest), said).toBeNull()
    }
  }
}

function refusalsIn(
  ruleset: Ruleset,
  sample: readonly Position[],
): readonly (readonly [GameState, Refusal])[] {
  return sample.flatMap(({ state, side }) =>
    ruleset.offers(state, side).flatMap(offer => {
      const refusals = offer.refusal
        ? [offer.refusal]
        : offer.options().flatMap(option => option.refusal ?? [])
      return refusals.map(refusal => [state, refusal] as const)
    }),
  )
}

/** Each way of the odds comes up as often as it should: within five standard deviations of a sample, which is seeded. */
function expectFrequencies(
  ruleset: Ruleset,
  state: GameState,
  action: Action,
  branches: readonly { readonly chance: number; readonly log: readonly LogInput[] }[],
): void {
  const expected = new Map<string, number>()
  for (const { chance, log } of branches) add(expected, signature(log), chance)
  const found = new Map<string, number>()
  for (let at = 0; at < SAMPLE; at++) {
    const log: LogInput[] = []
    const chance = seededChance('frequencies', at * 1000, [])
    ruleset.play(state, action, { chance, log: entry => void log.push(entry) })
    add(found, signature(log), 1 / SAMPLE)
  }
  for (const key of found.keys()) expect(expected.has(key), `${key} is among the odds`).toBe(true)
  for (const [key, chance] of expected) {
    const deviation = Math.sqrt((chance * (1 - chance)) / SAMPLE)
    expect(Math.abs((found.get(key) ?? 0) - chance), key).toBeLessThan(5 * deviation + 1e-9)
  }
}

function signature(log: readonly LogInput[]): string {
  return JSON.stringify(log.map(({ code, facts, outcome, hit, units }) => [code, facts, outcome, hit, units]))
}

function mirroredInches(
  board: Position['scenario']['board'],
  state: GameState,
  action: Action,
): readonly [GameState, Action] | null {
  if (board.kind !== 'inches') return null
  return [mirrored(state, board.width), mirrored(action, board.width)]
}

function citedBy(entry: LogInput): readonly string[] {
  const reckoned = (entry.reckonings ?? []).flatMap(({ base, modifiers }) => [base, ...modifiers])
  return [...entry.clauses, ...reckoned.map(line => line.clause)]
}

function tokensOf(mark: Mark): readonly string[] {
  return 'token' in mark && mark.token !== undefined ? [mark.token] : []
}

function expectUnique(ids: readonly string[]): void {
  expect(ids).toEqual([...new Set(ids)])
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
