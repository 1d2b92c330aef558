import { type Battle, lineOf, stateOf } from '../../engine/battle'
import type { Viewer } from '../../engine/ids'
import type { LogEntry } from '../../engine/log'
import type { Ruleset } from '../../engine/ruleset'
import { mayRead } from '../../engine/words'

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

/** 'Turn 4, Allies fire': what is being played in a state. */
export function phaseOf(ruleset: Ruleset, battle: Battle, steps: number): string {
  const state = stateOf(battle, steps)
  const ribbon = ruleset.ribbon(state)
  const step = ribbon.steps[ribbon.at]?.label ?? ''
  const turn = state.turn === 0 ? 'Deployment' : `Turn ${state.turn}`
  return step && step !== turn ? `${turn}, ${step}` : turn
}

/** The log of the present line up to a step as a viewer may read it, with a heading for each step of the sequence. */
export function logRows(ruleset: Ruleset, battle: Battle, steps: number, viewer: Viewer): readonly LogRow[] {
  const rows: LogRow[] = []
  let phase = ''
  const add = (step: number, before: number, log: readonly LogEntry[], why: string | undefined) => {
    const readable = log.filter(entry => mayRead(entry, viewer))
    if (readable.length === 0) return
    const heading = phaseOf(ruleset, battle, before)
    if (heading !== phase) {
      phase = heading
      rows.push({ kind: 'phase', key: `p${step}`, text: heading })
    }
    for (const [at, entry] of readable.entries()) {
      rows.push({ kind: 'entry', key: `${step}.${at}`, step, entry, why: at === 0 ? why : undefined })
    }
  }
  add(0, 0, battle.opening.log, undefined)
  for (const [at, moment] of lineOf(battle).moments.slice(0, steps).entries()) {
    add(at + 1, at, moment.log, moment.step.note)
  }
  return rows
}
