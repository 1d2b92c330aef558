import { useEffect, useState } from 'react'
import { decodeLink } from '../../save/links'
import { armyShelf } from '../../store/armyShelf'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import { count, exact } from '../ui/numbers'
import { Waiting } from '../Waiting'
import { Page } from './Page'
import css from './page.module.css'

const cx = classes(css)

type Looked = Awaited<ReturnType<typeof armyShelf.look>>

/** An army list that came in the address: it is put on the shelf only when the person says so. */
export default function ListLink({ text }: { readonly text: string }) {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void lookAt(text).then(found => {
      if (!gone) setLooked(found)
    })
    return () => {
      gone = true
    }
  }, [text])
  if (!looked) return <Waiting text="Opening the army list." />
  const said = problem ?? ('problem' in looked ? looked.problem : null)
  const take = async () => {
    if ('problem' in looked) return
    const come = await armyShelf.receive(looked.text)
    if ('problem' in come) setProblem(come.problem)
    else location.replace(`#/army/${come.slot}`)
  }
  return (
    <Page title="An army list in a link">
      <div className={`${cx('sheet')} paper`}>
        {said !== null || 'problem' in looked ? (
          <p role="alert">{said}</p>
        ) : (
          <>
            <h2>{looked.name || 'Army'}</h2>
            <p>
              {looked.rules}, {count(looked.units, 'unit')}, {exact(looked.points)} points
              {looked.setting ? `; ${looked.setting}` : ''}. The whole list is in the address of this page.
            </p>
            {looked.told.map(each => (
              <p key={each} role="status">
                It breaks the points: {each}
              </p>
            ))}
            <p className={cx('buttons')}>
              <Button go big onClick={() => void take()}>
                Put it on my shelf
              </Button>
            </p>
          </>
        )}
        <p className={cx('buttons')}>
          <ButtonLink href="#/armies">Army lists</ButtonLink>
        </p>
      </div>
    </Page>
  )
}

async function lookAt(fragment: string): Promise<Looked> {
  const linked = await decodeLink(fragment)
  if (!linked.ok) return { problem: `${linked.problem} Nothing was changed.` }
  return armyShelf.look(linked.text)
}
