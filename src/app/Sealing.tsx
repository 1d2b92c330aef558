import { useState } from 'react'
import { useStore } from 'zustand'
import { SIDES, type Side } from '../engine/ids'
import { sealing, type WordsAsked } from '../store/sealing'
import css from './battle/dialogs.module.css'
import { Button } from './ui/Button'
import { classes } from './ui/cx'
import { Sheet } from './ui/Sheet'

const cx = classes(css)

/** A word that is shorter is found by trying. */
const SHORTEST = 6

/** Asks both players for their words, where a battle with secrets leaves the browser or comes back. */
export default function Sealing() {
  const asked = useStore(sealing.store, now => now.asked)
  return asked ? <Words key={`${asked.what} ${asked.head.title}`} asked={asked} /> : null
}

function Words({ asked }: { readonly asked: WordsAsked }) {
  const { what, head, give, cancel } = asked
  const [words, setWords] = useState<Readonly<Record<Side, string>>>({ A: '', B: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const closing = what === 'seal'
  const may = SIDES.every(side => words[side].trim().length >= (closing ? SHORTEST : 1))
  return (
    <Sheet title={closing ? 'Seal it, both of you' : 'It opens with both words'} open onClose={cancel}>
      <form
        className={cx('form')}
        onSubmit={event => {
          event.preventDefault()
          setBusy(true)
          void give(words).then(sentence => {
            setBusy(false)
            setProblem(sentence)
          })
        }}
      >
        <p>
          {closing
            ? 'This battle is not over, and each of you hides something from the other. What leaves this browser is sealed: it opens only with a word of each of you. Let the other look away while you type.'
            : `“${head.title}” is sealed. Each of the two players types the word that was his.`}
        </p>
        {SIDES.map(side => (
          <label key={side}>
            <span>
              The word of the {head.sides[side]}
              {closing ? `, ${SHORTEST} letters or more` : ''}
            </span>
            <input
              type="password"
              autoComplete="off"
              value={words[side]}
              maxLength={200}
              onChange={event => setWords({ ...words, [side]: event.target.value })}
            />
          </label>
        ))}
        {problem ? (
          <p role="alert" className={cx('problem')}>
            {problem}
          </p>
        ) : null}
        {closing ? (
          <p>
            <b>What it keeps.</b> The plans, what is hidden, and the seed of the dice, from anybody who does
            not have both words. The words are kept nowhere: without them nobody opens the file. In this
            browser the battle lies unsealed, and whoever opens the browser’s own tools can read it.
          </p>
        ) : null}
        <div className={cx('buttons')}>
          <Button onClick={cancel}>Not now</Button>
          <Button go type="submit" disabled={!may || busy}>
            {busy ? 'A moment' : closing ? 'Seal it' : 'Open it'}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
