import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Unkept } from '../save/autosave'
import { keeping, listKeeping } from '../store/keeping'
import { texts } from '../store/texts'
import { Button, ButtonLink } from './ui/Button'
import { classes } from './ui/cx'
import css from './notKept.module.css'

const cx = classes(css)

/** What is wrong, and what can be done beside saving to a file. */
const SAID: Readonly<Record<Unkept['trouble'], readonly [string, string]>> = {
  full: [
    'Not kept: this browser has no room left.',
    'Save the battle to a file now, or remove battles that you do not need. It is tried again by itself.',
  ],
  unavailable: [
    'Not kept: this browser does not let battles be written just now.',
    'Save the battle to a file now, and look whether the disk is full. It is tried again by itself.',
  ],
  newer: [
    'Not kept: another tab runs a newer version of the program.',
    'Save the battle to a file now, then close all tabs of the program and open it again.',
  ],
  moved: [
    'Not kept: another tab has gone on with this battle.',
    'What was done here since is in this tab only. Save it to a file if you want it.',
  ],
  slow: [
    'Not kept so far: this browser does not answer.',
    'It may be busy. Leave the page open, or save the battle to a file now. It is tried again by itself.',
  ],
  unwritable: [
    'Not kept: the last action cannot be written down.',
    'All before it is kept. Take it back and do something else; it is tried again by itself.',
  ],
}

/** Tells what is not kept in this browser, until it is, and what to do. It stands above the rest and covers nothing. */
export function NotKept() {
  const battles = useStore(keeping.store, now => now.unkept.length > 0)
  const lists = useStore(listKeeping.store, now => now.unkept.length > 0)
  const small = useStore(texts.store, now => now.failed)
  useWarning(battles || lists || small)
  return battles || lists || small ? <Telling /> : null
}

function Telling() {
  const [battle] = useStore(keeping.store, now => now.unkept)
  const [list] = useStore(listKeeping.store, now => now.unkept)
  const first = battle ?? list
  const box = useRef<HTMLElement>(null)
  useRoom(box)
  const [what, todo] = first
    ? battle
      ? SAID[first.trouble]
      : SAID[first.trouble].map(said => said.replaceAll(/(the|this) battle\b/g, '$1 army list'))
    : [
        'Settings are not kept: this browser does not let them be written just now.',
        'They last as long as this page, and are tried again by themselves.',
      ]
  return (
    <aside ref={box} className={cx('notKept')} role="alert">
      <p>
        <b>{what}</b> {todo}
      </p>
      <div className={cx('ways')}>
        {first && first.trouble !== 'unwritable' ? (
          <Button onClick={() => void (battle ? exportBattle(battle.id) : exportList(first.id))}>
            Save to a file
          </Button>
        ) : null}
        {first?.trouble === 'full' ? <ButtonLink href="#/battles">Your battles</ButtonLink> : null}
        {first?.trouble === 'moved' ? null : <Button onClick={tryAgain}>Try again</Button>}
      </div>
    </aside>
  )
}

function tryAgain(): void {
  keeping.retry()
  listKeeping.retry()
  texts.retry()
}

async function exportBattle(id: string): Promise<void> {
  const slot = await keeping.read(id)
  if (!slot) return
  // The table has fetched it already.
  const { takeFile } = await import('./takeAway')
  await takeFile(slot.text, slot.info.title, slot.info.turn)
}

async function exportList(id: string): Promise<void> {
  const slot = await listKeeping.read(id)
  if (!slot) return
  const { takeArmyFile } = await import('./takeAway')
  takeArmyFile(slot.text, slot.info.title)
}

/** What fills the whole screen begins below the box. */
function useRoom(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const watching = new ResizeObserver(() =>
      style.setProperty('--told', `${box.current?.offsetHeight ?? 0}px`),
    )
    if (box.current) watching.observe(box.current)
    return () => {
      watching.disconnect()
      style.removeProperty('--told')
    }
  }, [box])
}

/** The browser asks before it closes a page with something that is not kept. */
function useWarning(unkept: boolean): void {
  useEffect(() => {
    if (!unkept) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unkept])
}
