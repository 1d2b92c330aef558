import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { capital } from '../../engine/say'
import { chosenOffer, gone, tell } from '../../store/selectors'
import { classes } from '../ui/cx'
import { tidy } from '../ui/numbers'
import kit from '../ui/kit.module.css'
import { actions, useSession } from '../useSession'
import { keyLabel } from './keys'
import parts from './parts.module.css'
import shell from './shell.module.css'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** A label of more letters takes the room of two buttons where they stand close together. */
const ONE_LINE = 12

interface PadProps {
  readonly ruleset: Ruleset
  readonly view: GameState
  /** The buttons alone, close together. */
  readonly snug?: boolean
}

/** What a piece may do next on its way, each with its cost and its key: pressed one after the other they make the way. */
export function SteeringPad({ ruleset, view, snug = false }: PadProps) {
  const now = useSession(one => one)
  const offer = chosenOffer(now)
  if (!offer?.steering || offer.refusal) return null
  const way = gone(now.plan)
  const pad = (
    <div className={cx('pad', snug && 'snug')} role="group" aria-label="Next on its way">
      {offer.steering.next(way).map(({ id, label, keys, cost, refusal }) => (
        <button
          key={id}
          type="button"
          className={cx(refusal && 'refused', label.length > ONE_LINE && 'long')}
          aria-disabled={refusal ? true : undefined}
          title={refusal ? tell(ruleset, view, refusal.reason) : undefined}
          onClick={() => actions.steer(id)}
        >
          <span>{capital(label)}</span>
          <b>{tidy(cost)}</b>
          <kbd>{keyLabel(keys[0] ?? '').replace('Shift ', '⇧')}</kbd>
        </button>
      ))}
      <button type="button" disabled={way.length === 0} onClick={actions.unsteer}>
        <span>One back</span>
        <kbd>⌫</kbd>
      </button>
    </div>
  )
  if (snug) return pad
  return (
    <section className={sx('section')}>
      <h3>
        Next on its way <span className={kx('caps')}>{now.plan?.trace.counts ?? 'cost'}</span>
      </h3>
      {pad}
    </section>
  )
}
