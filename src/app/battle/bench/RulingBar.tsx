import { useState } from 'react'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/cx'
import css from '../dialogs.module.css'
import { type Ruling, ui, useUi } from '../ui'

const cx = classes(css)

/** What is often said. */
const USUAL = ['Misread', 'Both agree'] as const

/** Where the prompt stands, while the referee is about to do something: why? */
export function RulingBar() {
  const ruling = useUi(now => now.ruling)
  return ruling ? <Asked key={ruling.title} ruling={ruling} /> : null
}

function Asked({ ruling }: { readonly ruling: Ruling }) {
  const [reason, setReason] = useState('')
  const done = () => ui.set({ ruling: null })
  const stand = (why: string) => {
    if (why.trim() === '') return
    done()
    ruling.run(why.trim())
  }
  return (
    <form
      className={`${cx('ruling')} paper`}
      aria-label="The reason"
      onSubmit={event => {
        event.preventDefault()
        stand(reason)
      }}
    >
      <label htmlFor="reason">{ruling.title}</label>
      <input
        id="reason"
        // The reason is what is asked for: nothing else can be done before.
        ref={field => field?.focus()}
        autoComplete="off"
        maxLength={400}
        value={reason}
        placeholder="The reason, as the log will give it"
        onChange={event => setReason(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') done()
        }}
      />
      {USUAL.map(one => (
        <Button key={one} className={cx('usual')} onClick={() => stand(one)}>
          {one}
        </Button>
      ))}
      <Button hint="Esc" onClick={done}>
        Put it back
      </Button>
      <Button go type="submit" hint="Enter" disabled={reason.trim() === ''}>
        Let it stand
      </Button>
    </form>
  )
}
