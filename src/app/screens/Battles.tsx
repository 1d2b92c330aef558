import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SlotInfo } from '../../save/slots'
import { removeBattle, renameBattle } from '../../store/current'
import { library } from '../../store/library'
import { battleList } from '../../store/battleList'
import { storage, whereKept } from '../../store/storage'
import { fileName, saveFile } from '../files'
import { takeFile } from '../takeAway'
import { Button, ButtonLink } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { count, dayOf } from '../ui/numbers'
import { OpenBattle, useDrop } from './OpenBattle'
import { Page } from './Page'
import { openAddress, standing } from './standing'
import css from './page.module.css'

const cx = classes(css)

/** All battles of this browser: open, rename, save to a file, remove and put back. */
export default function Battles() {
  const { battles, problem, removed } = useStore(battleList.store)
  const [renaming, setRenaming] = useState<SlotInfo | null>(null)
  const drop = useDrop()
  const said = useStore(storage.store, now => now.said)
  useEffect(() => {
    void battleList.read()
    void storage.ask()
  }, [])
  return (
    <div {...drop.handlers}>
      <Page title="Your battles" sub={battles ? count(battles.length, 'battle') : ''}>
        <div className={`${cx('sheet')} paper`}>
          <p>{whereKept(said)}</p>
          {problem ? <p role="alert">{problem}</p> : null}
          {removed ? (
            <p role="status">
              “{removed.info.title}” was removed.{' '}
              <Button onClick={() => void battleList.putBack()}>Put it back</Button>
            </p>
          ) : null}
          {battles?.length === 0 ? <p>No battle has been begun in this browser.</p> : null}
          <ul>
            {(battles ?? []).map(battle => (
              <li key={battle.id} className={cx('row')}>
                <div>
                  <b>{battle.title}</b>
                  <span>
                    {library.entries.find(entry => entry.id === battle.ruleset)?.title ?? battle.ruleset},{' '}
                    {standing(battle)}, {dayOf(battle.savedAt)}
                  </span>
                </div>
                <div className={cx('buttons')}>
                  <ButtonLink href={openAddress(battle)} aria-label={`Open ${battle.title}`}>
                    Open
                  </ButtonLink>
                  {battle.over && !battle.campaign ? (
                    <ButtonLink href={`#/report/${battle.id}`}>Report</ButtonLink>
                  ) : null}
                  <Button
                    onClick={() => void exportSlot(battle)}
                    aria-label={`Save ${battle.title} to a file`}
                  >
                    Save to a file
                  </Button>
                  <Button onClick={() => setRenaming(battle)} aria-label={`Rename ${battle.title}`}>
                    Rename
                  </Button>
                  <Button
                    stop
                    onClick={() => void removeBattle(battle.id)}
                    aria-label={`Remove ${battle.title}`}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div style={{ maxWidth: 340, marginTop: 20 }}>
          <OpenBattle problem={drop.problem} />
        </div>
      </Page>
      {renaming ? <Rename battle={renaming} onClose={() => setRenaming(null)} /> : null}
    </div>
  )
}

async function exportSlot(battle: SlotInfo): Promise<void> {
  if (battle.campaign) {
    const { campaigns } = await import('../../store/campaigns')
    const written = await campaigns.written(battle.id)
    if (written) await takeFile(written.text, battle.title, written.turn, 'battle')
    return
  }
  const slot = await battleList.take(battle.id)
  if (slot && battle.made) return saveFile(fileName(battle.title, 0).replace('-turn-0', ''), slot.text)
  if (slot) await takeFile(slot.text, battle.title, battle.turn)
}

function Rename({ battle, onClose }: { readonly battle: SlotInfo; readonly onClose: () => void }) {
  const [title, setTitle] = useState(battle.title)
  return (
    <Sheet title="Rename the battle" open onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void renameBattle(battle.id, title).then(onClose)
        }}
      >
        <label>
          <span className="quiet">Name</span>
          <input
            className={cx('field')}
            value={title}
            maxLength={200}
            onChange={event => setTitle(event.target.value)}
          />
        </label>
        <p style={{ marginTop: 14, textAlign: 'right' }}>
          <Button go type="submit" disabled={title.trim() === ''}>
            Keep this name
          </Button>
        </p>
      </form>
    </Sheet>
  )
}
