import { useState } from 'react'
import { useStore } from 'zustand'
import { decodeLink } from '../../save/links'
import { importBattle } from '../../store/current'
import { opening } from '../../store/opening'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { OpeningLine } from '../ui/Opening'
import { Page } from './Page'
import { addressOfKind } from './standing'
import css from './page.module.css'

const cx = classes(css)

/** A battle that came in the address: it is opened only when the person says so, into a slot of its own. */
export default function Link({ text }: { readonly text: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const busy = useStore(opening.store, now => now.at !== null)
  const open = async () => {
    const linked = await decodeLink(text)
    if (!linked.ok) return setProblem(linked.problem)
    const come = await importBattle(linked.text)
    if ('problem' in come) return setProblem(come.problem)
    location.replace(addressOfKind(come))
  }
  return (
    <Page title="A battle in a link">
      <div className={`${cx('sheet')} paper`}>
        <p>The whole battle is in the address of this page; nothing was asked of any other computer.</p>
        {problem ? (
          <p role="alert">{problem} Nothing was changed.</p>
        ) : (
          <p>
            <Button go big disabled={busy} onClick={() => void open()}>
              Open it as a battle of mine
            </Button>
          </p>
        )}
        <OpeningLine />
      </div>
    </Page>
  )
}
