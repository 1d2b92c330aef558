import { useEffect, useRef } from 'react'
import type { Side } from '../../engine/ids'
import { scenarioNow } from '../../store/selectors'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { actions, useSession } from '../useSession'
import css from './curtain.module.css'
import { classes } from '../ui/cx'

const cx = classes(css)

/** Covers the table while the chair changes hands. Nothing is drawn behind it. */
export function Curtain({ side }: { readonly side: Side }) {
  const name = useSession(now => scenarioNow(now)?.sides[side].name ?? '')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className={cx('curtain')}>
      <Badge side={side} large />
      <h1>Pass to the {name}</h1>
      <p>The table is covered until they sit down.</p>
      <Button go big ref={button} onClick={actions.lift}>
        The {name} are here
      </Button>
    </main>
  )
}
