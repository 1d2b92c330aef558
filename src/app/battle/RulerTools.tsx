import { classes } from '../ui/cx'
import { Key } from '../ui/Button'
import { actions, useSession } from '../useSession'
import { hasRulers, mayShowDistances } from './rulerCommands'
import shell from './shell.module.css'

const cx = classes(shell)

/** Over the table while one measures, and as long as anything measured lies there. */
export function RulerTools() {
  const now = useSession(one => one)
  if (now.review || now.dice || (now.tool !== 'measure' && !hasRulers(now))) return null
  return (
    <div className={cx('over')} role="group" aria-label="Rulers" data-covers="">
      {now.measured ? (
        <button type="button" onClick={actions.keepRuler}>
          Leave it here <Key>Shift M</Key>
        </button>
      ) : null}
      {mayShowDistances(now) ? (
        <button
          type="button"
          aria-pressed={now.distances}
          onClick={() => actions.showDistances(!now.distances)}
        >
          All distances <Key>A</Key>
        </button>
      ) : null}
      {hasRulers(now) ? (
        <button type="button" onClick={actions.clearRulers}>
          Clear <Key>X</Key>
        </button>
      ) : null}
    </div>
  )
}
