import { X } from 'lucide-react'
import { classes } from '../ui/cx'
import { Key } from '../ui/Button'
import { actions, useSession } from '../useSession'
import { hasRulers, mayShowDistances } from './rulerCommands'
import { lyingRulers } from './rulers'
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
      {lyingRulers(now).map(({ ruler, length, between }) => (
        <button
          key={JSON.stringify([ruler.from, ruler.to])}
          type="button"
          aria-label={`Take away the ruler from ${between}, ${length}`}
          onPointerEnter={() => actions.pointRuler(ruler)}
          onPointerLeave={() => actions.pointRuler(null)}
          onFocus={() => actions.pointRuler(ruler)}
          onBlur={() => actions.pointRuler(null)}
          onClick={() => actions.takeRuler(ruler)}
        >
          {length} <X aria-hidden size={16} />
        </button>
      ))}
      {hasRulers(now) ? (
        <button type="button" onClick={actions.clearRulers}>
          Clear <Key>X</Key>
        </button>
      ) : null}
    </div>
  )
}
