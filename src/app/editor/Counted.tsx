import { countedForces, oneLess, oneMore } from '../../engine/draft/counted'
import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { drafts } from '../../store/drafts'
import { classes } from '../ui/cx'
import css from './editor.module.css'
import { editing } from './editing'
import { now } from './open'

const cx = classes(css)

/** One more of a kind for the side whose forces are shown. */
export function addOne(side: Side, kind: string, name: string): void {
  const open = now()
  const next = open && oneMore(open.ruleset, open.draft, side, kind, open.houseRules)
  if (!next) return editing.set({ said: `No ${name} can be added for this side.` })
  drafts.change(next)
  editing.set({ said: `${name}: one more.` })
}

interface CountedProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly side: Side
}

/** Forces that are counted: so many of each kind, or of each formation. */
export function CountedForces({ ruleset, draft, side }: CountedProps) {
  return (
    <ul className={cx('counted')}>
      {(countedForces(ruleset, draft, side) ?? []).map(({ kind, name, count }) => (
        <li key={kind}>
          <span>{name}</span>
          <button
            type="button"
            aria-label={`${name}: one less`}
            onClick={() => drafts.change(oneLess(ruleset, draft, side, kind))}
          >
            −
          </button>
          <output aria-label={`${name}: how many`}>{count}</output>
          <button type="button" aria-label={`${name}: one more`} onClick={() => addOne(side, kind, name)}>
            +
          </button>
        </li>
      ))}
    </ul>
  )
}
