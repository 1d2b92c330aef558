import type { Side } from '../../engine/ids'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

/** A side's mark: A a rounded square, B with cut corners, nobody round. Shape and letter carry what colour does. */
export function Badge({ side, large }: { readonly side: Side | null; readonly large?: boolean }) {
  return (
    <span
      className={cx('badge', side === 'B' && 'b', side === null && 'n', large && 'large')}
      aria-hidden="true"
    >
      {side ?? '·'}
    </span>
  )
}
