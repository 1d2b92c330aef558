import { useEffect, useRef, useState } from 'react'
import { takeOver } from '../../store/current'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import css from './curtain.module.css'

const cx = classes(css)

/** Covers the table of a battle that another tab has: what would be done here would be lost. */
export function Displaced() {
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const take = async () => {
    setAsking(true)
    setProblem(await takeOver())
    setAsking(false)
  }
  return (
    <main className={cx('curtain')}>
      <h1>This battle is on the table of another tab</h1>
      <p role="status">
        {asking
          ? 'The other tab writes its last action.'
          : (problem ?? 'Go on there, or take it over: it then goes on here as it stands there.')}
      </p>
      <Button go big ref={button} onClick={() => void take()} disabled={asking}>
        Fight on here
      </Button>
    </main>
  )
}
