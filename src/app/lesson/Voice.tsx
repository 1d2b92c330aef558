import { Eye } from 'lucide-react'
import { useState } from 'react'
import { lessons, showMe, type Teaching } from '../../store/lessons'
import { ui, useUi } from '../battle/ui'
import { Button } from '../ui/Button'
import { ClausedText } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { Sheet } from '../ui/Sheet'
import { actions, useSession } from '../useSession'
import { useTeaching } from './useTeaching'
import css from './voice.module.css'
import { asYouDoIt } from './watching'

const cx = classes(css)

/** How many things done are listed; the earlier ones are behind 'Step back'. */
const DONE = 3

interface Way {
  readonly teaching: Teaching
  readonly className?: string
  readonly onShown?: () => void
}

/** Shows the way, or goes on. */
export function ShowMe({ teaching, className, onShown }: Way) {
  const now = useSession(one => one)
  return (
    <Button
      className={className}
      onClick={() => {
        showMe(now, teaching, actions)
        onShown?.()
      }}
    >
      Show me
    </Button>
  )
}

/** Leaves a step out. */
function SkipStep({ teaching }: Pick<Way, 'teaching'>) {
  const { slot, progress } = teaching
  const cursor = useSession(now => now.battle?.cursor ?? 0)
  const skip = () => {
    const skipped = [...progress.skipped, progress.at]
    lessons.set(slot, { at: progress.at + 1, from: cursor, skipped })
  }
  return <Button onClick={skip}>Skip</Button>
}

/** The voice at the margin: what to do, what comes of it under the hand, why, and what has been done so far. */
export function Voice({ teaching }: { readonly teaching: Teaching }) {
  const { lesson, progress } = teaching
  const [turned, turn] = useState<{ readonly at: number; readonly of: number } | null>(null)
  const inHand = useUi(one => one.inHand)
  const now = useSession(one => one)
  const { steps } = lesson
  // An earlier step is read until the pupil has gone on.
  const shown = turned?.of === progress.at ? turned.at : progress.at
  const step = steps[shown]
  const watched = shown === progress.at ? asYouDoIt(now, teaching, inHand) : null
  const past = steps.slice(0, progress.at)
  const next = steps[progress.at + 1]
  return (
    <section className={cx('voice')} aria-label="The lesson">
      <header>
        <span className={cx('caps')}>
          {step ? `Step ${shown + 1} of ${steps.length}` : 'You are through'}
        </span>
        <h2>{step?.say ?? 'That was the lesson. The battle is yours.'}</h2>
        <p className={cx('pips')} aria-hidden="true">
          {steps.map((each, at) => (
            <i
              key={`${each.label} ${each.say}`}
              className={cx(at < progress.at && 'done', at === shown && 'now')}
            />
          ))}
        </p>
      </header>
      {watched !== null ? (
        <p className={cx('watch')} aria-live="polite">
          <span className={cx('caps')}>
            <Eye aria-hidden="true" /> As you do it
          </span>
          {watched}
        </p>
      ) : null}
      <div className={cx('why')}>
        {step ? (
          step.why.map(({ title, text }) => (
            <p key={title}>
              <b>{title}</b>
              <ClausedText text={text} />
            </p>
          ))
        ) : (
          <p>{lesson.farewell}</p>
        )}
      </div>
      {past.length > 0 && step?.goal.kind !== 'do' ? (
        <ol className={cx('past')} start={Math.max(1, past.length - DONE + 1)}>
          {past.slice(-DONE).map((each, order) => {
            const at = Math.max(0, past.length - DONE) + order
            const left = progress.skipped.includes(at)
            return (
              <li key={each.say} className={cx(left && 'left')}>
                {left ? `Left out: ${each.say}` : each.done}
              </li>
            )
          })}
          {next ? <li className={cx('next')}>Next: {next.say}</li> : null}
        </ol>
      ) : null}
      <footer>
        {shown > 0 ? <Button onClick={() => turn({ at: shown - 1, of: progress.at })}>Back</Button> : null}
        {shown < progress.at ? <Button onClick={() => turn(null)}>On again</Button> : null}
        {step && shown === progress.at ? <SkipStep teaching={teaching} /> : null}
        <Button
          onClick={() => {
            lessons.leave(teaching.slot)
            ui.open(null)
          }}
        >
          {step ? 'Leave' : 'Play on'}
        </Button>
      </footer>
    </section>
  )
}

/** The voice where there is no margin: over the table, when it is asked for. */
export function VoiceSheet({ onClose }: { readonly onClose: () => void }) {
  const teaching = useTeaching()
  if (!teaching) return null
  return (
    <Sheet title={teaching.lesson.title} place="left" open onClose={onClose}>
      <Voice teaching={teaching} />
      {teaching.step ? (
        <p className={cx('ways')}>
          <ShowMe teaching={teaching} onShown={onClose} />
        </p>
      ) : null}
    </Sheet>
  )
}
