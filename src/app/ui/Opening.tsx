import { useStore } from 'zustand'
import { opening } from '../../store/opening'
import { Button } from './Button'
import { classes } from './cx'
import css from './opening.module.css'

const cx = classes(css)

/** What stands on the screen while its battle is read: how far that is, and a way to stop it. */
export function Opening({ text = 'Setting the table.' }: { readonly text?: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <div className={cx('page')}>
        <h1>{text}</h1>
        <OpeningLine />
      </div>
    </main>
  )
}

/** How far the battle is that is being opened; nothing as long as none is, or it is there at once. */
export function OpeningLine() {
  const at = useStore(opening.store, now => now.at)
  if (!at) return null
  const { done, of } = at
  const text = of === 0 ? 'The battle is read.' : `${done} of ${of} actions are played again.`
  return (
    <div className={cx('line')}>
      <p role="status">{text}</p>
      <progress
        aria-label="How far the battle is read"
        max={of === 0 ? 1 : of}
        {...(of === 0 ? {} : { value: done })}
      />
      <Button onClick={() => opening.stop()}>Stop</Button>
    </div>
  )
}
