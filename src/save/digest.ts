import type { Step } from '../engine/moment'
import { ACTORS } from '../engine/moment'
import { SIDES } from '../engine/ids'
import { seedPrint } from '../engine/dice/keyed'
import type { LineRecord } from '../engine/replay'
import type { BattleFile, Digest, TableRules } from './format'
import { canonical, fingerprint } from './json'

/** What a digest is made of: a battle as it is written, or a file as it was read. */
export type Digested = Pick<BattleFile, 'ruleset' | 'options' | 'strictness' | 'line' | 'cursor'> & {
  readonly table: TableRules
  readonly opening:
    | { readonly from: 'scenario'; readonly dice: readonly number[] }
    | { readonly from: 'checkpoint'; readonly state: unknown; readonly drawn: number }
  readonly seed: string
  readonly stream?: string | undefined
  readonly lines: readonly LineRecord[]
  readonly scenario: unknown
  readonly checkpoint: unknown
}
type Parts = NonNullable<Digest['parts']>

/** Digits of the fingerprint of one step: with so few, a changed die can be found again by trying. */
const SHORT = 4

/** The most sides of a die that is searched for, and the most dice and steps: a hostile file must not cost much. */
const MOST_SIDES = 24
const SEARCHED = 40

/** Steps do not change once they are made. */
const short = new WeakMap<Step, { readonly act: string; readonly dice: string }>()

/** The fingerprints of all parts of a battle: each change of a file shows in the part that was changed. */
export function partsOf(battle: Digested): Parts {
  const { ruleset, table, options, strictness, stream, line, cursor, opening } = battle
  return {
    seed: seedPrint(battle.seed),
    terms: fingerprint(canonical({ ruleset, table, options, strictness, stream, line, cursor })),
    scenario: fingerprint(JSON.stringify(battle.scenario)),
    position: fingerprint(JSON.stringify(battle.checkpoint)),
    opening: fingerprint(canonical(opening)),
    lines: battle.lines.map(({ steps, ...head }) => {
      const marks = steps.map(shortOf)
      const acts = marks.map(each => each.act).join('')
      const dice = marks.map(each => each.dice).join('')
      return { head: fingerprint(canonical({ ...head, acts, dice })), acts, dice }
    }),
  }
}

/** What was changed in a file since it was written, in sentences; none where nothing was, or where it does not say. */
export function changesOf(file: Digested, parts: Parts): readonly string[] {
  const now = partsOf(file)
  const changes: string[] = []
  if (now.seed !== parts.seed) changes.push('The seed was changed.')
  if (now.opening !== parts.opening) changes.push(openingChange(file, parts))
  for (const [at, line] of file.lines.entries()) {
    const [is, was] = [now.lines[at], parts.lines[at]]
    if (!is || !was || is.acts.length !== was.acts.length)
      changes.push(`Steps of '${line.name}' were added or removed.`)
    else if (is.head !== was.head) changes.push(...lineChanges(file, at, was))
  }
  if (parts.lines.length > file.lines.length) changes.push('A line was removed.')
  if (now.terms !== parts.terms)
    changes.push('Who plays, the house rules, the strictness or the edition were changed.')
  if (now.scenario !== parts.scenario) changes.push('The scenario was changed.')
  if (now.position !== parts.position) changes.push('The saved position was changed.')
  return changes
}

function shortOf(step: Step): { readonly act: string; readonly dice: string } {
  const known = short.get(step)
  if (known) return known
  const { dice, byHand, ...act } = step
  const made = { act: brief(act), dice: brief({ dice, byHand }) }
  short.set(step, made)
  return made
}

function brief(value: unknown): string {
  return fingerprint(canonical(value)).slice(0, SHORT)
}

function lineChanges(file: Digested, place: number, was: Parts['lines'][number]): readonly string[] {
  const changes: string[] = []
  const line = file.lines[place]
  if (!line) return changes
  let thrown = diceBefore(file, place)
  for (const [at, step] of line.steps.entries()) {
    const marks = shortOf(step)
    const [act, dice] = [was.acts, was.dice].map(all => all.slice(at * SHORT, (at + 1) * SHORT))
    const number = line.forkedAt + at + 1
    const searched = changes.length < SEARCHED && step.dice.length <= SEARCHED
    if (marks.dice !== dice) changes.push(diceChange(step, searched ? (dice ?? '') : null, thrown, number))
    if (marks.act !== act) changes.push(actChange(step, act ?? '', number))
    thrown += step.dice.length
  }
  return changes.length > 0 ? changes : [`The line '${line.name}' was changed.`]
}

/** Which die it was, and what it showed: the one that makes the fingerprint right again. Null: it is not searched for. */
function diceChange(step: Step, was: string | null, thrown: number, number: number): string {
  const { dice, byHand } = step
  for (const [at, shows] of was === null ? [] : dice.entries()) {
    for (let face = 1; face <= MOST_SIDES; face++) {
      if (brief({ dice: dice.with(at, face), byHand }) === was) {
        return `Die ${thrown + at + 1} was changed: it showed ${face}, and now ${shows}.`
      }
    }
  }
  const [first, last] = [thrown + 1, thrown + dice.length]
  const which = first < last ? `dice ${first} to ${last}` : `die ${first}`
  return `The dice of action ${number} were changed, or who threw them (${which}).`
}

/** Whether only who acted was changed, or the action itself. */
function actChange(step: Step, was: string, number: number): string {
  const { dice: _dice, byHand: _byHand, ...act } = step
  for (const side of [...SIDES, null]) {
    for (const by of ACTORS) {
      if (brief({ ...act, side, by }) === was)
        return `Who acted in action ${number} was changed: it was the ${by}${side ? ` of ${side}` : ''}.`
    }
  }
  return `Action ${number} was changed.`
}

function openingChange(file: Digested, parts: Parts): string {
  const { opening } = file
  if (opening.from !== 'scenario') return 'The beginning was changed.'
  const searched = opening.dice.length <= SEARCHED ? opening.dice : []
  for (const [at, shows] of searched.entries()) {
    for (let face = 1; face <= MOST_SIDES; face++) {
      const before = { ...opening, dice: opening.dice.with(at, face) }
      if (fingerprint(canonical(before)) === parts.opening) {
        return `Die ${at + 1} was changed: it showed ${face}, and now ${shows}.`
      }
    }
  }
  return 'The dice of the beginning were changed.'
}

/** Dice thrown before the first own step of the line at a place. A parent stands before its what-ifs. */
function diceBefore(file: Digested, place: number): number {
  const line = file.lines[place]
  const above = file.lines.slice(0, place).findLastIndex(each => each.id === line?.parent)
  const parent = file.lines[above]
  if (!line || !parent) {
    return file.opening.from === 'scenario' ? file.opening.dice.length : file.opening.drawn
  }
  const own = parent.steps.slice(0, Math.max(0, line.forkedAt - parent.forkedAt))
  return diceBefore(file, above) + own.reduce((sum, step) => sum + step.dice.length, 0)
}
