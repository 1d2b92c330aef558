import { useState } from 'react'
import { SIDES } from '../../../engine/ids'
import type { Point } from '../../../geometry/point'
import { scenarioNow } from '../../../store/selectors'
import { Button } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { classes } from '../../ui/cx'
import { actions, useSession } from '../../useSession'
import css from '../dialogs.module.css'
import { useUi } from '../ui'
import { notesOf } from './written'

const cx = classes(css)

/** What the referee writes down: on the table or only in the log, for all or for some. */
export function NotesSection() {
  const battle = useSession(now => now.battle)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const chair = useSession(now => now.chair)
  const spot = useUi(now => now.spot)
  const [text, setText] = useState('')
  const [reader, setReader] = useState<'all' | 'A' | 'B' | 'referee'>('all')
  if (!battle || !sides) return null
  const names = { all: 'all', referee: 'the referee', A: sides.A.name, B: sides.B.name }
  const write = (at: Point | null) => {
    const what = reader === 'all' ? {} : { for: reader }
    actions.perform({
      type: 'referee',
      do: 'note',
      reason: text.trim(),
      ...(at ? { at: { x: at.x, y: at.y } } : {}),
      ...what,
    })
    setText('')
  }
  const none = text.trim() === ''
  return (
    <section>
      <h3>Notes</h3>
      {notesOf(battle, chair).map(note => (
        <p key={note.step}>
          {note.text}{' '}
          <small>{note.reader ? `For ${names[note.reader === 'public' ? 'all' : note.reader]}.` : ''}</small>
        </p>
      ))}
      <label>
        <span>A note</span>
        <textarea value={text} maxLength={400} rows={2} onChange={event => setText(event.target.value)} />
      </label>
      <Choice
        label="Who reads it"
        value={reader}
        options={[
          { value: 'all', label: 'All' },
          ...SIDES.map(side => ({ value: side, label: sides[side].name })),
          { value: 'referee', label: 'Only you' },
        ]}
        onChange={setReader}
      />
      <div className={cx('buttons')}>
        <Button disabled={none} onClick={() => write(null)}>
          Note it in the log
        </Button>
        <Button disabled={none || !spot} onClick={() => write(spot)}>
          Pin it to the place
        </Button>
      </div>
    </section>
  )
}
