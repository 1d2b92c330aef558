import type { BarShare } from '../../engine/scene'
import type { OutcomeKind } from '../../engine/ruleset'
import { percent } from './numbers'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

export const toneClass = (tone: OutcomeKind['tone']): string =>
  cx(tone === 'suppressed' ? 'suppressed-share' : tone === 'disorganized' ? 'disorganized-share' : tone)

/** What may come of it, from the worst to the mildest, as shares of one bar. */
export function OutcomeBar({
  bar,
  outcomes,
}: {
  readonly bar: readonly BarShare[]
  readonly outcomes: readonly OutcomeKind[]
}) {
  const shares = outcomes.flatMap(kind => {
    const share = bar.filter(one => one.outcome === kind.id).reduce((sum, one) => sum + one.share, 0)
    return share > 0 ? [{ kind, share }] : []
  })
  return (
    <div
      className={cx('obar')}
      role="img"
      aria-label={shares.map(one => `${one.kind.label} ${percent(one.share)}`).join(', ')}
    >
      {shares.map(({ kind, share }) => (
        <i key={kind.id} className={toneClass(kind.tone)} style={{ width: `${share * 100}%` }} />
      ))}
    </div>
  )
}
