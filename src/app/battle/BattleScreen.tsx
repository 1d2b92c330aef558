import { lazy, Suspense, useEffect } from 'react'
import { stateOf } from '../../engine/battle'
import type { Ruleset } from '../../engine/ruleset'
import { session } from '../../store/current'
import { drive } from '../../store/driver'
import { actingSide } from '../../store/selectors'
import { storage } from '../../store/storage'
import { openOpponents } from '../../workers/client'
import { RulebookContext } from '../ui/ClauseLink'
import { Problem } from '../Problem'
import { soundTurn } from '../sounds'
import { useSession } from '../useSession'
import { Waiting } from '../Waiting'
import { Bar } from './Bar'
import { Curtain } from './Curtain'
import { DiceDialog } from './DiceDialog'
import { Displaced } from './Displaced'
import { Dock, Thumbs } from './Dock'
import { LiveNews } from './LiveNews'
import { OverruleDialog } from './OverruleDialog'
import { Panel } from './Panel'
import { Prompt } from './Prompt'
import { TableArea } from './TableArea'
import { TextTable } from './TextTable'
import shell from './shell.module.css'
import { ui, useUi } from './ui'
import { useKeys } from './useKeys'
import { classes } from '../ui/cx'
import { Opening } from '../ui/Opening'
import { useMedia } from '../useMedia'
import { useOpened } from '../useOpened'

const Sheets = lazy(() => import('./Sheets'))
const cx = classes(shell)

/** The battle of a slot, at the table. */
export default function BattleScreen({ slot }: { readonly slot: string }) {
  const { problem, again } = useOpened(slot)
  const here = useSession(now => now.slot === slot)
  const displaced = useSession(now => now.displaced)
  if (problem !== null) return <Problem title="This battle cannot be opened" text={problem} again={again} />
  if (!here) return <Opening />
  return displaced ? <Displaced /> : <AtTable />
}

/** Who plays goes on playing while the table is covered; keys are heard at the open table only. */
function AtTable() {
  const ruleset = useSession(now => now.ruleset)
  const covered = useSession(now => now.curtain)
  useTitle()
  useEffect(() => {
    const opponents = openOpponents()
    const stop = drive(session, opponents)
    void storage.ask()
    return () => {
      stop()
      opponents.cancel()
      ui.set({ sheet: null, hovered: null, inHand: null })
    }
  }, [])
  if (!ruleset) return <Waiting />
  return covered ? <Curtain side={covered} /> : <Shell ruleset={ruleset} />
}

function Shell({ ruleset }: { readonly ruleset: Ruleset }) {
  const sheet = useUi(now => now.sheet)
  const wide = useMedia('(min-width: 1101px) and (min-height: 481px)')
  useKeys()
  return (
    <RulebookContext value={ruleset.rulebook}>
      <div className={cx('shell')}>
        <Bar />
        <main className={cx('floor')}>
          <Prompt />
          <TableArea />
          {wide ? <Panel /> : <Dock />}
          {wide ? null : <Thumbs />}
          <TextTable />
          <LiveNews />
        </main>
      </div>
      <DiceDialog />
      <OverruleDialog />
      {sheet ? (
        <Suspense fallback={null}>
          <Sheets />
        </Suspense>
      ) : null}
    </RulebookContext>
  )
}

/** A mark in the browser's tab when it is this person's turn. */
function useTitle() {
  const mine = useSession(now => actingSide(now) !== null && now.thinking === null)
  const title = useSession(now => now.title)
  const over = useSession(now => now.battle !== null && stateOf(now.battle).result !== null)
  useEffect(() => {
    if (mine && !over) soundTurn()
    document.title = `${mine && !over ? '● ' : ''}${title} – Pz8 Tabletop`
    return () => {
      document.title = 'Pz8 Tabletop'
    }
  }, [mine, over, title])
}
