import { BookOpen, Gavel, Menu, Redo2, Ruler, Search, ShieldAlert, Undo2 } from 'lucide-react'
import { canRedo } from '../../engine/history'
import { stateOf } from '../../engine/battle'
import { chosenOffer, viewOf } from '../../store/selectors'
import { Badge } from '../ui/Badge'
import { IconButton } from '../ui/Button'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import shell from './shell.module.css'
import { ui } from './ui'

const cx = classes(shell)

/** Width in pixels that the ribbon may take beside the title and the tools on a screen of ordinary width. */
const ROOM = 830

/** Width of the short names above which they stand closer on a narrow screen. */
const TIGHT = 600

/** About how wide a step is with its full name: its letters, its badge, its points. */
const widthOf = (label: string): number => 64 + 7.6 * label.length

/** On a narrow screen the ribbon has no room for all steps: the present one is in sight. */
function bringIntoSight(step: HTMLLIElement | null) {
  step?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Menu, where we are, the steps of the turn, and the tools. */
export function Bar() {
  const ruleset = useSession(now => now.ruleset)
  const battle = useSession(now => now.battle)
  const title = useSession(now => now.title)
  const chair = useSession(now => now.chair)
  const tool = useSession(now => now.tool)
  const chosen = useSession(now => now.focus.unit !== null)
  const blind = useSession(now => chosenOffer(now)?.blind === true)
  if (!ruleset || !battle) return null
  const view = viewOf(ruleset, stateOf(battle), chair)
  const ribbon = ruleset.ribbon(view)
  const line = battle.lines.find(one => one.id === battle.line)
  const turn = view.turn === 0 ? 'deployment' : (ribbon.now ?? `turn ${view.turn} of ${ribbon.turns}`)
  const present = ribbon.steps[ribbon.at]
  // Of many steps with long names only the present one is written out.
  const isLong = ribbon.steps.reduce((sum, step) => sum + widthOf(step.label), 0) > ROOM
  const isTight = ribbon.steps.reduce((sum, step) => sum + widthOf(step.short), 0) > TIGHT
  return (
    <header className={cx('bar')}>
      <div className={cx('tools')}>
        <IconButton label="Menu" onClick={() => ui.open('menu')}>
          <Menu />
        </IconButton>
      </div>
      <div className={cx('where')}>
        <h1 title={title}>{title}</h1>
        <span>
          <span className={cx('full')}>{ruleset.title}, </span>
          {turn}
          {line && line.parent !== null ? `, ${line.name.toLowerCase()}` : ''}
        </span>
      </div>
      <ol className={cx('ribbon', isLong && 'brief', isTight && 'many')} aria-label="Steps of the turn">
        {ribbon.steps.map((step, at) => (
          <li
            key={`${step.label} ${step.side ?? ''}`}
            ref={at === ribbon.at ? bringIntoSight : undefined}
            className={cx(
              at < ribbon.at && 'done',
              at === ribbon.at && 'on',
              at === ribbon.at && (step.side === 'B' ? 'b' : step.side === null && 'n'),
            )}
            aria-current={at === ribbon.at ? 'step' : undefined}
          >
            {step.side ? <Badge side={step.side} /> : null}
            <span className={cx('long')}>{step.label}</span>
            <span className={cx('short')} aria-hidden="true">
              {step.short}
            </span>
            {at < ribbon.at ? (
              <svg
                className={cx('tick')}
                width="13"
                height="13"
                viewBox="0 0 14 14"
                role="img"
                aria-label="done"
              >
                <path d="m2 7.5 3.5 3.5L12 3.5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            ) : null}
          </li>
        ))}
      </ol>
      <button type="button" className={cx('present')} onClick={() => ui.open('steps')}>
        <Badge side={present?.side ?? null} />
        {present?.label}
      </button>
      <div className={cx('tools')}>
        <IconButton label="Take back" keys="Z" onClick={actions.undo} disabled={battle.cursor === 0}>
          <Undo2 />
        </IconButton>
        <IconButton
          className={cx('spare')}
          label="Do again"
          keys="Shift Z"
          onClick={actions.redo}
          disabled={!canRedo(battle)}
        >
          <Redo2 />
        </IconButton>
        <span className={cx('sep')} />
        <IconButton
          label="Measure"
          keys="M"
          aria-pressed={tool === 'measure'}
          disabled={blind}
          onClick={() => actions.setTool(tool === 'measure' ? 'select' : 'measure')}
        >
          <Ruler />
        </IconButton>
        <IconButton
          className={cx('spare')}
          label="Where the chosen unit could be destroyed"
          keys="hold T"
          aria-pressed={tool === 'danger'}
          disabled={blind || !chosen}
          onClick={() => actions.setTool(tool === 'danger' ? 'select' : 'danger')}
        >
          <ShieldAlert />
        </IconButton>
        <IconButton
          className={cx('spare')}
          label="Find anything"
          keys="Ctrl K"
          onClick={() => ui.open('palette')}
        >
          <Search />
        </IconButton>
        <IconButton className={cx('spare')} label="Referee’s bench" keys="B" onClick={() => ui.open('bench')}>
          <Gavel />
        </IconButton>
        <IconButton label="Rulebook" keys="K" onClick={() => ui.open('rules')}>
          <BookOpen />
        </IconButton>
      </div>
    </header>
  )
}
