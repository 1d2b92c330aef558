import type { Action } from './action'
import { type Battle, type Line, MAIN_LINE, setBy } from './battle'
import { forkedAt } from './history'
import { recordedChance } from './dice/recorded'
import { type Moment, type Step, carryOut } from './moment'
import type { Roll } from './chance'
import { refuseReferee } from './referee'
import { type Strictness, isRefereeAction } from './rulings'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import type { GameOptions, Scenario } from './scenario'
import type { GameState } from './state'
import { telling } from './telling'

/** What has to be kept of a line: its own steps, and how many it shares with its parent. */
export interface LineRecord<A extends Action = Action> {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly ownDice?: true
  readonly forkedAt: number
  readonly steps: readonly Step<A>[]
}

/** A battle without what can be worked out again: scenario, options and steps with their dice. */
export interface BattleRecord<S extends GameState = GameState, A extends Action = Action> {
  readonly ruleset: string
  readonly edition: string
  readonly scenario: Scenario
  readonly options: GameOptions
  readonly seed: string
  readonly stream?: 'sha-256'
  readonly strictness: Strictness
  readonly opening:
    | { readonly from: 'scenario'; readonly dice: readonly number[]; readonly byHand?: readonly number[] }
    | { readonly from: 'checkpoint'; readonly state: S; readonly drawn: number }
  readonly lines: readonly LineRecord<A>[]
  readonly line: string
  readonly cursor: number
}

/** Where and why a record cannot be played again: the rules differ from those it was played by, or it was tampered with. */
export class ReplayError extends Error {
  readonly line: string
  /** Counted from 1; 0 for the beginning. */
  readonly step: number
  readonly refusal: Refusal | null
  constructor(line: string, step: number, problem: string, refusal: Refusal | null = null) {
    super(problem)
    this.name = 'ReplayError'
    this.line = line
    this.step = step
    this.refusal = refusal
  }
}

/** What has to be kept of a battle. */
export function recordOf<S extends GameState, A extends Action>(battle: Battle<S, A>): BattleRecord<S, A> {
  const { opening, lines, ...kept } = battle
  return {
    ...kept,
    opening:
      opening.from === 'scenario'
        ? {
            from: 'scenario',
            dice: opening.rolls.flatMap(roll => roll.faces),
            ...(opening.byHand ? { byHand: opening.byHand } : {}),
          }
        : { from: 'checkpoint', state: opening.state, drawn: opening.drawn },
    lines: lines.map(line => {
      const shared = forkedAt(battle, line)
      const steps = line.moments.slice(shared).map(moment => moment.step)
      const { id, name, parent, ownDice } = line
      return { id, name, parent, ...(ownDice ? { ownDice } : {}), forkedAt: shared, steps }
    }),
  }
}

/**
 * Plays a record again with its recorded dice. Every step is judged again, unless the referee had overruled the rules.
 * Throws a ReplayError that says where it does not fit. `progress` hears of each step before it is played.
 */
export function replay<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  record: BattleRecord<S, A>,
  progress: (done: number, of: number) => void = () => undefined,
): Battle<S, A> {
  const { opening: _opening, lines: records, ...kept } = record
  const opening = reopened(ruleset, record)
  const lines: Line<S, A>[] = []
  const all = records.reduce((sum, each) => sum + each.steps.length, 0)
  let done = 0
  for (const each of records) {
    const parent = lines.find(line => line.id === each.parent)
    if (each.parent !== null && !parent)
      throw new ReplayError(each.id, 0, `There is no line '${each.parent}'.`)
    if (each.forkedAt > (parent?.moments.length ?? 0)) {
      throw new ReplayError(each.id, 0, 'It leaves its parent after the end of that.')
    }
    const moments = [...(parent?.moments.slice(0, each.forkedAt) ?? [])]
    for (const step of each.steps) {
      progress(done++, all)
      moments.push(repeated(ruleset, moments.at(-1) ?? opening, step, each.id, moments.length + 1))
    }
    const { id, name, parent: from, ownDice } = each
    lines.push({ id, name, parent: from, ...(ownDice ? { ownDice } : {}), moments })
  }
  const battle = { ...kept, opening, lines }
  const current = lines.find(line => line.id === record.line)
  if (!current || record.cursor > current.moments.length) {
    throw new ReplayError(record.line, record.cursor, 'The line that is played has no such step.')
  }
  return battle
}

/** The battle from its present position only: for a record whose past the rules no longer allow. */
export function fromCheckpoint<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  record: BattleRecord<S, A>,
  state: S,
): Battle<S, A> {
  const { opening: _opening, lines, ...kept } = record
  const opening = { from: 'checkpoint' as const, state, drawn: thrownIn(record) }
  const past = stepsOf(record, record.line).slice(0, record.cursor)
  const strictness = setBy(past) ?? record.strictness
  const fresh = { ...kept, strictness, edition: ruleset.rulebook.edition, line: MAIN_LINE, cursor: 0 }
  const left = lines.find(line => line.id === record.line)
  const name = left?.name ?? 'The battle'
  const dice = left?.ownDice ? { ownDice: true as const } : {}
  return replay(ruleset, {
    ...fresh,
    opening,
    lines: [{ id: MAIN_LINE, name, parent: null, ...dice, forkedAt: 0, steps: [] }],
  })
}

/** Dice thrown from the beginning to the cursor of a record that is not replayed. */
function thrownIn(record: BattleRecord): number {
  let drawn = record.opening.from === 'scenario' ? record.opening.dice.length : record.opening.drawn
  for (const step of stepsOf(record, record.line).slice(0, record.cursor)) drawn += step.dice.length
  return drawn
}

/** All steps of a line. A parent stands before its what-ifs; one that does not is left out. */
function stepsOf(record: BattleRecord, id: string): readonly Step[] {
  const known = new Map<string | null, readonly Step[]>()
  for (const line of record.lines) {
    const shared = known.get(line.parent) ?? []
    known.set(line.id, [...shared.slice(0, line.forkedAt), ...line.steps])
  }
  return known.get(id) ?? []
}

function reopened<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  record: BattleRecord<S, A>,
): Battle<S, A>['opening'] {
  if (record.opening.from === 'checkpoint') {
    const { state, drawn } = record.opening
    const log = [{ code: 'engine-reopened', side: null, units: [], clauses: [], rolls: [] }]
    return { from: 'checkpoint', state, log, rolls: [], drawn }
  }
  const rolls: Roll[] = []
  const { dice, byHand } = record.opening
  const chance = recordedChance(dice, rolls, byHand)
  const told = telling(chance, rolls)
  try {
    const state = ruleset.begin(record.scenario, record.options, told.io)
    if (chance.left() > 0) throw new RangeError(`${chance.left()} dice of the beginning were not thrown.`)
    return {
      from: 'scenario',
      state,
      log: told.entries(),
      rolls,
      ...(byHand ? { byHand } : {}),
      drawn: dice.length,
    }
  } catch (error) {
    throw new ReplayError(MAIN_LINE, 0, `The beginning does not fit: ${problemOf(error)}`)
  }
}

function repeated<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  before: Pick<Moment<S, A>, 'state' | 'drawn'>,
  step: Step<A>,
  line: string,
  at: number,
): Moment<S, A> {
  const { dice, byHand = [], ...draft } = step
  const refusal = isRefereeAction(step.action)
    ? refuseReferee(ruleset, before.state, step.action)
    : step.overruled === undefined
      ? ruleset.refuse(before.state, step.action)
      : null
  if (refusal) throw new ReplayError(line, at, `The rules refuse action ${at}.`, refusal)
  const rolls: Roll[] = []
  const chance = recordedChance(dice, rolls, byHand)
  try {
    const moment = carryOut(ruleset, before.state, draft, chance, rolls, before.drawn, byHand)
    if (chance.left() > 0) throw new RangeError(`${chance.left()} of its dice were not thrown.`)
    return moment
  } catch (error) {
    throw new ReplayError(line, at, `Action ${at} does not fit: ${problemOf(error)}`)
  }
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
