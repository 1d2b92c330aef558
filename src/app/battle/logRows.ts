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

/** The log of the present line up to a step as a viewer may read it, with a heading for each step of the sequence. */
export function logRows(ruleset: Ruleset, battle: Battle, steps: number, viewer: Viewer): readonly LogRow[] {
  const rows: LogRow[] = []
  let phase = ''
  const head = (text: string, key: string) => {
    if (text === phase) return
    phase = text
    rows.push({ kind: 'phase', key, text })
  }
  const add = (step: number, before: number, log: readonly LogEntry[], why: string | undefined) => {
    const readable = log.filter(entry => mayRead(entry, viewer))
    if (readable.length === 0) return
    const [now, next] = [phaseOf(ruleset, battle, before), phaseOf(ruleset, battle, step)]
    for (const [at, entry] of readable.entries()) {
      // What only says that a step begins stands as its heading.
      const begins =
        entry.units.length === 0 &&
        [`${next}.`, `${stepOf(ruleset, battle, step)}.`].includes(
          tell(ruleset, stateOf(battle, step), entry),
        )
      if (begins) {
        head(next, `p${step}`)
        continue
      }
      head(now === next || phase !== next ? now : next, `p${step}.${at}`)
      rows.push({ kind: 'entry', key: `${step}.${at}`, step, entry, why: at === 0 ? why : undefined })
    }
  }
  add(0, 0, battle.opening.log, undefined)
  for (const [at, moment] of lineOf(battle).moments.slice(0, steps).entries()) {
    add(at + 1, at, moment.log, moment.step.note)
  }
  return rows
}
