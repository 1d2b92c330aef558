import { isDeepStrictEqual } from 'node:util'
import type { Action } from '../../src/engine/action'
import { lineOf, logOf, rollsOf, stateOf } from '../../src/engine/battle'
import { TooManyOutcomes, branches } from '../../src/engine/dice/everyOutcome'
import { recordedChance } from '../../src/engine/dice/recorded'
import { SIDES, otherSide } from '../../src/engine/ids'
import type { LogInput } from '../../src/engine/log'
import type { Offer } from '../../src/engine/offer'
import type { Phrase } from '../../src/engine/phrase'
import { isRefereeAction } from '../../src/engine/rulings'
import type { Refusal } from '../../src/engine/refusal'
import type { Ruleset } from '../../src/engine/ruleset'
import { missingWords } from '../../src/engine/say'
import { type Mark, NO_FOCUS } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import { targetMarks } from '../../src/engine/targets'
import { allWords } from '../../src/engine/words'
import { decodeBattle } from '../../src/save/decode'
import { encodeBattle } from '../../src/save/encode'
import { type Problems, enough } from './count'
import type { Position, RandomBattle } from './sample'

// Each check yields what is wrong, and yields it too where there was nothing to look at.

/** Scenarios, unit types, clauses and house rules. */
export function* badContents(ruleset: Ruleset): Problems {
  if (ruleset.scenarios.length === 0) yield 'There is no scenario.'
  for (const scenario of ruleset.scenarios) {
    const parsed = ruleset.scenarioSchema.safeParse(scenario)
    if (!isDeepStrictEqual(parsed.data, scenario)) yield `Its schema does not know scenario ${scenario.id}.`
    if (scenario.ruleset !== ruleset.id) yield `Scenario ${scenario.id} is of another ruleset.`
  }
  yield* twice(ruleset.scenarios.map(scenario => scenario.id))
  yield* twice(ruleset.muster.map(entry => entry.id))
  yield* twice(ruleset.rulebook.clauses.map(clause => clause.id))
  for (const rule of ruleset.houseRules) {
    const ruling = ruleset.rulebook.rulings.find(each => each.id === rule.ruling)
    if (!ruling?.option) yield `House rule ${rule.id} has no ruling with an option.`
  }
  yield* enough(ruleset.rulebook.clauses.length, 'clauses')
}

/** A battle that is over asks for nothing more. */
export function* badEnds(ruleset: Ruleset, battles: readonly RandomBattle[]): Problems {
  for (const { battle } of battles) {
    const end = stateOf(battle)
    if (end.toAct.length > 0) yield 'Somebody is to act after the end.'
    for (const side of SIDES)
      if (ruleset.offers(end, side).length > 0) yield `There are offers for ${side} after the end.`
    const last = lineOf(battle).moments.at(-1)?.step.action
    if (last && !isRefereeAction(last) && !ruleset.refuse(end, last))
      yield `After the end this is allowed: ${JSON.stringify(last)}`
  }
  yield* enough(battles.length, 'battles')
}

/** What is offered is not refused, what is refused is not offered, and only the side to act has offers. */
export function* badOffers(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const looked = { options: 0 }
  for (const { state, side } of sample) {
    const offers = ruleset.offers(state, side)
    yield* twice(offers.map(offer => offer.id))
    for (const offer of offers) if (!offer.refusal) yield* disagreements(ruleset, state, offer, looked)
    const idle = otherSide(side)
    if (!state.toAct.includes(idle) && ruleset.offers(state, idle).length > 0)
      yield `${idle} has offers out of turn.`
  }
  yield* enough(looked.options, 'options', sample.length)
}

function* disagreements(
  ruleset: Ruleset,
  state: GameState,
  offer: Offer,
  looked: { options: number },
): Problems {
  const options = offer.options()
  looked.options += options.length
  for (const option of options) {
    const allowed = ruleset.refuse(state, option.action) === null
    if (allowed !== (option.refusal === undefined)) {
      yield `${offer.id} says ${allowed ? 'no' : 'yes'} and the rules the opposite: ${JSON.stringify(option.action)}`
    }
  }
  for (const place of options.flatMap(option => option.at ?? []).slice(0, 3)) {
    for (const away of [0, 40]) {
      const trace = offer.trace?.([{ x: place.x + away, y: place.y }])
      if (!trace) continue
      const said = `The trace of ${offer.id} (${JSON.stringify(trace.action)})`
      if ((ruleset.refuse(state, trace.action) === null) !== (trace.refusal === null))
        yield `${said} disagrees.`
      const { at, facing } = trace.stop
      if (!Number.isFinite(at.x + at.y + facing)) yield `${said} stops nowhere.`
      if (!allowedNearest(ruleset, state, trace.refusal)) yield `${said} names as nearest what is refused.`
    }
  }
}

/** An act that no rulebook knows is refused, and does nothing where a referee allows it. */
export function* badStrangers(ruleset: Ruleset, sample: readonly Position[]): Problems {
  for (const { state } of sample) {
    for (const type of ['dance', 'constructor', '__proto__']) {
      if (ruleset.refuse(state, { type }) === null) yield `The rules allow '${type}'.`
      const io = { chance: recordedChance([], []), log: () => undefined }
      if (!isDeepStrictEqual(ruleset.play(state, { type }, io), state)) yield `'${type}' does something.`
    }
  }
}

/** The nearest thing that a refusal names is allowed. */
export function* badNearest(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const refusals = refusalsIn(ruleset, sample)
  for (const [state, refusal] of refusals) {
    if (!allowedNearest(ruleset, state, refusal)) {
      yield `Refused though named as nearest: ${JSON.stringify(refusal.nearest)}`
    }
  }
  yield* enough(refusals.length, 'refusals')
}

function allowedNearest(ruleset: Ruleset, state: GameState, refusal: Refusal | null): boolean {
  return !refusal?.nearest || ruleset.refuse(state, refusal.nearest) === null
}

/** States and actions are plain JSON that the schemas know whole. */
export function* badData(
  ruleset: Ruleset,
  battles: readonly RandomBattle[],
  sample: readonly Position[],
): Problems {
  const states = [...battles.map(({ battle }) => stateOf(battle)), ...sample.map(({ state }) => state)]
  for (const state of states) {
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)) yield 'A state is not plain JSON.'
    const parsed = ruleset.stateSchema.safeParse(state)
    if (!parsed.success) yield `A state does not fit its schema: ${parsed.error.message}`
    else if (!isDeepStrictEqual(parsed.data, state)) yield 'The schema of the state changes a state.'
  }
  for (const { action } of sample) {
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(action)), action)) yield 'An action is not plain JSON.'
    if (!isDeepStrictEqual(ruleset.actionSchema.safeParse(action).data, action)) {
      yield `The schema of actions does not know ${JSON.stringify(action)}.`
    }
  }
  yield* enough(states.length, 'states', 2)
}

/** A twin through save and load comes to the same states, and tells the same. */
export async function badTwins(
  ruleset: Ruleset,
  battles: readonly RandomBattle[],
): Promise<readonly string[]> {
  const person = { kind: 'person' } as const
  const problems: string[] = [...enough(battles.length, 'battles')]
  for (const { battle } of battles) {
    const text = encodeBattle(battle, { seats: { A: person, B: person }, dice: 'program' }, 'test')
    const twin = await decodeBattle(text, () => Promise.resolve(ruleset))
    if (!twin.ok) problems.push(twin.problem)
    else if (twin.remark !== undefined) problems.push(twin.remark)
    else {
      for (const step of battle.lines[0]?.moments.keys() ?? []) {
        if (isDeepStrictEqual(stateOf(twin.battle, step + 1), stateOf(battle, step + 1))) continue
        problems.push(`The state after action ${step + 1} is another one after saving and loading.`)
        break
      }
      if (!isDeepStrictEqual(logOf(twin.battle), logOf(battle)))
        problems.push('The log differs after loading.')
    }
  }
  return problems
}

/** Every die that fell is told. */
export function* untoldDice(battles: readonly RandomBattle[]): Problems {
  yield* enough(battles.flatMap(({ battle }) => rollsOf(battle)).length, 'rolls of dice', battles.length)
  for (const { battle } of battles) {
    const told = new Set(logOf(battle).flatMap(({ entry }) => entry.rolls))
    const missing = rollsOf(battle).filter(roll => !told.has(roll))
    for (const roll of missing) yield `Nobody tells of the dice '${roll.purpose}'.`
  }
}

/** A view hides the same when looked at twice, hides nothing from the referee, and can be played by its side. */
export function* badViews(ruleset: Ruleset, sample: readonly Position[]): Problems {
  yield* enough(sample.length, 'positions')
  for (const { state, side } of sample) {
    if (!isDeepStrictEqual(ruleset.view(state, 'referee'), state))
      yield 'Something is hidden from the referee.'
    for (const viewer of [...SIDES, 'public'] as const) {
      const seen = ruleset.view(state, viewer)
      if (!isDeepStrictEqual(ruleset.view(seen, viewer), seen))
        yield `The view of ${viewer} changes when seen again.`
      if (!ruleset.stateSchema.safeParse(seen).success) yield `What ${viewer} sees does not fit the schema.`
    }
    const seen = ruleset.view(state, side)
    for (const offer of ruleset.offers(seen, side)) {
      if (offer.refusal) continue
      const option = offer.options().find(each => !each.refusal)
      const problem = option && problemOf(ruleset, seen, option.action)
      if (problem) yield `${offer.id} cannot be played on what is seen: ${problem}`
    }
  }
}

/** Of an action that may come out in many ways, so many are played. */
const WAYS = 500

/** What an action throws in any of its ways, or null. */
function problemOf(ruleset: Ruleset, state: GameState, action: Action): string | null {
  try {
    branches(io => ruleset.play(state, action, io), WAYS)
    return null
  } catch (error) {
    return error instanceof TooManyOutcomes ? null : String(error)
  }
}

/** What one side gains the other loses. */
export function* badWorth(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const worths = new Set(sample.map(({ state }) => ruleset.worth(state, 'A')))
  // As many as one another in every position is what a ruleset says that does not look.
  yield* enough(worths.size, 'different worths', 2)
  for (const { state } of sample) {
    const [a, b] = [ruleset.worth(state, 'A'), ruleset.worth(state, 'B')]
    if (!(Math.abs(a + b) < 1e-9)) yield `A position is worth ${a} to A and ${b} to B.`
  }
}

/** Codes without words, and gaps that nothing fills. */
export function* badWords(
  ruleset: Ruleset,
  battles: readonly RandomBattle[],
  sample: readonly Position[],
): Problems {
  const phrases: Phrase[] = battles.flatMap(({ battle }) => logOf(battle).map(({ entry }) => entry))
  for (const { battle } of battles) phrases.push(...[stateOf(battle).result?.why ?? []].flat())
  for (const { state, side } of sample) phrases.push(ruleset.prompt(state, side, NO_FOCUS))
  for (const [, refusal] of refusalsIn(ruleset, sample)) phrases.push(...refusal.reasons)
  yield* missingWords(allWords(ruleset), phrases)
  yield* enough(phrases.length, 'sentences', sample.length)
}

/** Clauses that the rulebook does not have, and outcomes that are not listed. */
export function* badCitations(
  ruleset: Ruleset,
  battles: readonly RandomBattle[],
  sample: readonly Position[],
): Problems {
  const { clauses, rulings } = ruleset.rulebook
  const known = new Set([...clauses, ...rulings].map(each => each.id))
  const entries = battles.flatMap(({ battle }) => logOf(battle).map(({ entry }) => entry))
  const cited = new Set(entries.flatMap(citedBy))
  for (const [, refusal] of refusalsIn(ruleset, sample))
    for (const { clause } of refusal.reasons) cited.add(clause)
  for (const { state, side } of sample) {
    for (const { clause } of ruleset.offers(state, side)) if (clause) cited.add(clause)
  }
  for (const clause of cited) if (!known.has(clause)) yield `The rulebook has no clause '${clause}'.`
  const outcomes = new Set(ruleset.outcomes.map(outcome => outcome.id))
  const told = new Set(entries.flatMap(entry => entry.outcome ?? []))
  for (const outcome of told) if (!outcomes.has(outcome)) yield `'${outcome}' is not in the list of outcomes.`
  yield* enough(cited.size, 'clauses')
  yield* enough(told.size, 'outcomes')
}

/** Marks on tokens that are not there, tokens drawn twice, a ribbon without a present step. */
export function* badScenes(ruleset: Ruleset, sample: readonly Position[]): Problems {
  for (const { state, side } of sample) {
    const seen = ruleset.view(state, side)
    const plain = new Set(ruleset.scene(seen, NO_FOCUS).tokens.map(token => token.id))
    for (const unit of [null, ...seen.units.map(each => each.id)]) {
      const scene = ruleset.scene(seen, { ...NO_FOCUS, unit })
      const tokens = new Set(scene.tokens.map(token => token.id))
      yield* twice(scene.tokens.map(token => token.id))
      for (const id of scene.marks.flatMap(tokensOf))
        if (!tokens.has(id)) yield `A mark is on ${id}, which is not drawn.`
    }
    const offer = ruleset.offers(seen, side).find(each => each.input === 'target' && !each.refusal)
    for (const id of offer ? targetMarks(ruleset, seen, offer).flatMap(tokensOf) : []) {
      if (!plain.has(id)) yield `A target is ${id}, which is not drawn.`
    }
    const ribbon = ruleset.ribbon(seen)
    if (!ribbon.steps[ribbon.at]) yield 'The ribbon has no present step.'
  }
  yield* enough(sample.length, 'positions')
}

type Refused = readonly (readonly [GameState, Refusal])[]
const refused = new WeakMap<Ruleset, WeakMap<readonly Position[], Refused>>()

/** All refusals of a sample: several checks ask for them, and listing them costs more than the checks. */
function refusalsIn(ruleset: Ruleset, sample: readonly Position[]): Refused {
  const kept = refused.get(ruleset) ?? new WeakMap<readonly Position[], Refused>()
  const known = kept.get(sample)
  if (known) return known
  const found = sample.flatMap(({ state, side }) =>
    ruleset.offers(state, side).flatMap(offer => {
      const refusals = offer.refusal
        ? [offer.refusal]
        : offer.options().flatMap(option => option.refusal ?? [])
      return refusals.map(refusal => [state, refusal] as const)
    }),
  )
  refused.set(ruleset, kept.set(sample, found))
  return found
}

function citedBy(entry: LogInput): readonly string[] {
  const reckoned = (entry.reckonings ?? []).flatMap(({ base, modifiers }) => [base, ...modifiers])
  return [...entry.clauses, ...reckoned.map(line => line.clause)]
}

function tokensOf(mark: Mark): readonly string[] {
  return 'token' in mark && mark.token !== undefined ? [mark.token] : []
}

function* twice(ids: readonly string[]): Problems {
  const seen = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) yield `'${id}' is there twice.`
    seen.add(id)
  }
}
