import { type Battle, lineOf, stateOf } from '../../engine/battle'
import type { Viewer } from '../../engine/ids'
import type { LogEntry } from '../../engine/log'
import type { Ruleset } from '../../engine/ruleset'
import { mayRead } from '../../engine/words'
import { tell } from '../../store/selectors'

/** A row of the log: a heading where a step of the sequence begins, or an entry. */
export type LogRow =
  | { readonly kind: 'phase'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'entry'
      readonly key: string
      readonly step: number
      readonly entry: LogEntry
      readonly why?: string | undefined
    }

/** 'Allies fire': the step of the sequence that is played in a state. */
function stepOf(ruleset: Ruleset, battle: Battle, steps: number): string {
  const ribbon = ruleset.ribbon(stateOf(battle, steps))
  return ribbon.steps[ribbon.at]?.label ?? ''
}

/** 'Turn 4, Allies fire': what is being played in a state. */
export function phaseOf(ruleset: Ruleset, battle: Battle, steps: number): string {
  const state = stateOf(battle, steps)
  const step = stepOf(ruleset, battle, steps)
  const turn = state.turn === 0 ? 'Deployment' : `Turn ${state.turn}`
  return step && step !== turn ? `${turn}, ${step}` : turn
}

/**
 * The heading that an entry is, where all that it says is that a step begins: a step of the sequence after it, or one
 * that the sequence passes on the way (both rally, and nobody has anybody to rally).
 */
function headingIn(
  ruleset: Ruleset,
  battle: Battle,
  [before, after]: readonly [number, number],
  entry: LogEntry,
): string | null {
  if (entry.units.length > 0) return null
  const said = tell(ruleset, stateOf(battle, after), entry)
  const next = phaseOf(ruleset, battle, after)
  if ([`${next}.`, `${stepOf(ruleset, battle, after)}.`].includes(said)) return next
  const { turn } = stateOf(battle, before)
  const passed = ruleset.ribbon(stateOf(battle, before)).steps.find(step => `${step.label}.` === said)
  return passed ? `Turn ${turn}, ${passed.label}` : null
}

/**
 * The log of the present line up to a step as a viewer may read it, with a heading for each step of the sequence in which
 * something happened.
 */
export function logRows(ruleset: Ruleset, battle: Battle, steps: number, viewer: Viewer): readonly LogRow[] {
  const rows: LogRow[] = []
  let phase = ''
  const head = (text: string, key: string) => {
    if (text === phase) return
    phase = text
    // Nothing happened under the heading before it.
    if (rows.at(-1)?.kind === 'phase') rows.pop()
    rows.push({ kind: 'phase', key, text })
  }
  const add = (step: number, before: number, log: readonly LogEntry[], why: string | undefined) => {
    const readable = log.filter(entry => mayRead(entry, viewer))
    if (readable.length === 0) return
    const now = phaseOf(ruleset, battle, before)
    let under = now
    for (const [at, entry] of readable.entries()) {
      const heading = headingIn(ruleset, battle, [before, step], entry)
      if (heading !== null) under = heading
      head(under, `p${step}.${at}`)
      if (heading === null) {
        rows.push({ kind: 'entry', key: `${step}.${at}`, step, entry, why: at === 0 ? why : undefined })
      }
    }
  }
  add(0, 0, battle.opening.log, undefined)
  for (const [at, moment] of lineOf(battle).moments.slice(0, steps).entries()) {
    add(at + 1, at, moment.log, moment.step.note)
  }
  if (rows.at(-1)?.kind === 'phase') rows.pop()
  return rows
}
