import type { Action } from '../engine/action'
import { type Battle, stateOf } from '../engine/battle'
import { seedPrint } from '../engine/dice/keyed'
import { proofOf } from '../engine/proof'
import { type RefereeAction, refereeActionSchema } from '../engine/rulings'
import { type BattleRecord, ReplayError, fromCheckpoint, replay } from '../engine/replay'
import type { Ruleset } from '../engine/ruleset'
import type { GameState } from '../engine/state'
import { brief, whereOf } from './amiss'
import { changesOf } from './digest'
import { logDigest } from './encode'
import { BATTLE_FORMAT, type BattleFile, LIMITS, type TableRules, battleFileSchema } from './format'
import { alike, canonical, isObject, readJson } from './json'
import { migrated } from './migrations'
import { unveil } from './veil'

/** How many changes of a file are named. */
const MOST_NAMED = 3

/** A battle out of a file, or a sentence that says what is wrong and where. */
export type Decoded =
  | {
      readonly ok: true
      readonly ruleset: Ruleset
      readonly battle: Battle
      readonly table: TableRules
      /** Something that the player should know: it opens at its last position only. */
      readonly remark?: string
    }
  | { readonly ok: false; readonly problem: string }

/** The ruleset of an id, or null if there is none; rejects where it cannot be fetched. */
export type LoadRuleset = (id: string) => Promise<Ruleset | null>

/** How many actions of how many have been played again. */
export type Progress = (done: number, of: number) => void

/**
 * Opens a battle from a text of unknown origin. Never throws and changes nothing. If the rules were corrected since and the
 * actions no longer lead to the saved position, the battle opens at that position and `remark` says so.
 */
export async function decodeBattle(
  text: string,
  loadRuleset: LoadRuleset,
  progress?: Progress,
): Promise<Decoded> {
  try {
    const file = readFile(text)
    if (!file.ok) return file
    const { id } = file.file.ruleset
    const ruleset = await loadRuleset(id)
    if (!ruleset) return no(`The battle is fought by rules that are not here: '${brief(id)}'.`)
    return withRuleset(file.file, ruleset, progress)
  } catch (error) {
    return no(
      `The battle cannot be opened: ${error instanceof Error ? brief(error.message) : 'unknown problem'}`,
    )
  }
}

function readFile(
  text: string,
): { readonly ok: true; readonly file: BattleFile } | Extract<Decoded, { ok: false }> {
  const read = readJson(text)
  if (!read.ok) return read
  const { value } = read
  if (!isObject(value) || value['format'] !== BATTLE_FORMAT) {
    const isScenario = isObject(value) && value['format'] === 'pz8-scenario'
    return no(isScenario ? 'This is a scenario, not a battle.' : 'This file is not a battle of Pz8 Tabletop.')
  }
  const raised = migrated(value)
  if (!raised.ok) return raised
  const parsed = battleFileSchema.safeParse(raised.file)
  if (!parsed.success) return no(`The file is damaged ${whereOf(parsed.error)}.`)
  const steps = parsed.data.lines.reduce((sum, line) => sum + line.steps.length, 0)
  if (steps > LIMITS.steps) return no(`The battle is too long: ${steps} actions of at most ${LIMITS.steps}.`)
  const moments = parsed.data.lines.reduce((sum, line) => sum + line.forkedAt + line.steps.length, 0)
  if (moments > LIMITS.moments) return no('The battle has more what-ifs than can be kept.')
  const ids = new Set(parsed.data.lines.map(line => line.id))
  if (ids.size < parsed.data.lines.length)
    return no('The file is damaged: two of its lines have the same id.')
  return { ok: true, file: parsed.data }
}

function withRuleset(file: BattleFile, ruleset: Ruleset, progress?: Progress): Decoded {
  const scenario = ruleset.scenarioSchema.safeParse(file.scenario)
  if (!scenario.success) return no(`The scenario is damaged ${whereOf(scenario.error)}.`)
  if (scenario.data.ruleset !== ruleset.id) return no('The scenario is written for another ruleset.')
  const checkpoint = ruleset.stateSchema.safeParse(file.checkpoint)
  const openings = openingOf(file, ruleset)
  if (!openings.ok) return openings
  const { stream, strictness, options, line, cursor, table } = file
  const base = { ruleset: ruleset.id, edition: file.ruleset.edition, scenario: scenario.data }
  const seed = file.seed.open ?? unveil(file.seed.veiled ?? '', file.seed.print)
  const dice = stream ? { seed, stream } : { seed }
  const rest = { ...dice, strictness, options, line, cursor, opening: openings.opening }
  const raw: BattleRecord = { ...base, ...rest, lines: file.lines }

  const again = replayed(ruleset, raw, progress)
  if (again.ok) {
    const battle: Battle = { ...again.battle, edition: ruleset.rulebook.edition }
    if (!checkpoint.success || alike(stateOf(battle), checkpoint.data)) {
      const changed = changesIn(file, raw, battle)
      // Where another browser reckons another last digit, the log is told with it.
      const exact = !checkpoint.success || canonical(stateOf(battle)) === canonical(checkpoint.data)
      const same = !exact || logDigest(battle) === file.digest.log
      const anew = 'The rules were corrected since: the position is the same, but the log is told anew.'
      const remark = changed ?? (same ? null : anew)
      return { ok: true, ruleset, battle, table, ...(remark === null ? {} : { remark }) }
    }
  }
  const why = again.ok ? 'Its actions no longer lead to the saved position.' : again.problem
  if (!checkpoint.success) return no(`${why} The saved position is damaged ${whereOf(checkpoint.error)}.`)
  const battle = fromCheckpoint(ruleset, raw, checkpoint.data)
  const changed = changesIn(file, raw, null)
  const remark = `The battle opens at its last saved position and cannot be replayed. ${changed ? `${changed} ` : ''}${why}`
  return { ok: true, ruleset, battle, table, remark }
}

function openingOf(
  file: BattleFile,
  ruleset: Ruleset,
): { readonly ok: true; readonly opening: BattleRecord['opening'] } | Extract<Decoded, { ok: false }> {
  if (file.opening.from === 'scenario') return { ok: true, opening: file.opening }
  const state = ruleset.stateSchema.safeParse(file.opening.state)
  if (!state.success) return no(`The position at its beginning is damaged ${whereOf(state.error)}.`)
  return { ok: true, opening: { from: 'checkpoint', state: state.data, drawn: file.opening.drawn } }
}

/** What somebody changed in the file after it was written, in sentences; null where nothing was. */
function changesIn(file: BattleFile, raw: BattleRecord, battle: Battle | null): string | null {
  const { parts } = file.digest
  const changes = parts ? [...changesOf({ ...file, seed: raw.seed, lines: raw.lines }, parts)] : []
  if (seedPrint(raw.seed) !== file.seed.print) changes.push('The seed does not belong to its fingerprint.')
  if (battle && changes.length === 0) {
    for (const { die, shows, thrown } of proofOf(battle).wrong) {
      changes.push(`Die ${die} was changed: the seed throws ${thrown}, and it shows ${shows}.`)
    }
  }
  if (changes.length === 0) return null
  const more = changes.length - MOST_NAMED
  const named = changes.slice(0, MOST_NAMED).join(' ')
  return `Somebody changed this file after it was written. ${named}${more > 0 ? ` And ${more} more.` : ''}`
}

type Again = { readonly ok: true; readonly battle: Battle } | { readonly ok: false; readonly problem: string }

function replayed(ruleset: Ruleset, raw: BattleRecord, progress?: Progress): Again {
  try {
    const lines = raw.lines.map(line => ({
      ...line,
      steps: line.steps.map((step, at) => ({ ...step, action: actionOf(ruleset, step.action, line.id, at) })),
    }))
    return { ok: true, battle: replay<GameState, Action>(ruleset, { ...raw, lines }, progress) }
  } catch (error) {
    if (error instanceof ReplayError) return { ok: false, problem: brief(error.message) }
    const said = error instanceof Error ? brief(error.message) : 'unknown problem'
    return { ok: false, problem: `Its actions cannot be played again: ${said}` }
  }
}

function actionOf(ruleset: Ruleset, action: Action, line: string, at: number): Action | RefereeAction {
  const schema = action.type === 'referee' ? refereeActionSchema : ruleset.actionSchema
  const parsed = schema.safeParse(action)
  if (parsed.success) return parsed.data
  throw new ReplayError(
    line,
    at + 1,
    `Action ${at + 1} is not one of these rules (${whereOf(parsed.error)}).`,
  )
}

function no(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}
