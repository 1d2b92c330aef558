import { groupNow, mayGoTogether } from '../../store/together'
import { Key } from '../ui/Button'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import shell from './shell.module.css'

const cx = classes(shell)

/** Over the table while a unit is chosen that can be moved together with others: who goes with it. */
export function GroupTools() {
  const now = useSession(one => one)
  const able = mayGoTogether(now)
  const group = groupNow(now)
  const isOne = now.focus.unit !== null && able.includes(now.focus.unit)
  if (able.length < 2 || now.tool !== 'select' || !(isOne || now.several || group.length > 0)) return null
  return (
    <div className={cx('over')} role="group" aria-label="Moved together" data-covers="">
      <button type="button" aria-pressed={now.several} onClick={() => actions.chooseSeveral(!now.several)}>
        {group.length > 1 ? `${group.length} together` : 'Several'} <Key>G</Key>
      </button>
      {group.length < able.length ? (
        <button type="button" onClick={() => actions.gather()}>
          All {able.length} <Key>Shift G</Key>
        </button>
      ) : null}
    </div>
  )
}
