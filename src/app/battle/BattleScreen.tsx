import { useEffect } from 'react'
import { useStore } from 'zustand'
import { stateOf } from '../../engine/battle'
import type { Ruleset } from '../../engine/ruleset'
import { counselBy } from './counsel'
import { session } from '../../store/current'
import { drive } from '../../store/driver'
import { keeping } from '../../store/keeping'
import { teach } from '../../store/lessons'
import { actingSide } from '../../store/selectors'
import { storage } from '../../store/storage'
import { showToWindows } from '../../store/windows'
import { openOpponents } from '../../workers/client'
import { ReadingContext, RulebookContext } from '../ui/ClauseLink'
import { MissingNote } from '../Missing'
import { Problem } from '../Problem'
import { soundTurn } from '../sounds'
import { useSession } from '../useSession'
import { Wood } from '../wood/Wood'
import { Waiting } from '../Waiting'
import { Bar } from './Bar'
import { Curtain } from './Curtain'
import { DiceDialog } from './DiceDialog'
import { Displaced } from './Displaced'
import { Dock, Thumbs } from './Dock'
import { LiveNews } from './LiveNews'
import { RulingBar } from './bench/RulingBar'
import { OverruleDialog } from './OverruleDialog'
import { Palette } from './Palette'
import { Panel } from './Panel'
import { Prompt } from './Prompt'
import { Strip } from './Strip'
import { TableArea } from './TableArea'
import { TextTable } from './TextTable'
import shell from './shell.module.css'
import { ui, useUi } from './ui'
import { useKeys } from './useKeys'
import { classes } from '../ui/cx'
import { Opening } from '../ui/Opening'
import { useMedia } from '../useMedia'
import { useFetched } from '../useFetched'
import { useOpened } from '../useOpened'
import { useStages } from '../useStages'

const loadSheets = () => import('./Sheets')
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
    const silence = counselBy(opponents)
    const close = showToWindows(session)
    const leave = teach(session.store)
    void storage.ask()
    // What takes the battle out of the browser is there before anything goes wrong.
    void Promise.allSettled([import('../takeAway'), import('../Sealing')])
    return () => {
      stop()
      silence()
      leave()
      close()
      opponents.cancel()
      ui.set({ sheet: null, hovered: null, inHand: null, looked: null, ruling: null, spot: null })
    }
  }, [])
  if (!ruleset) return <Waiting />
  return (
    <>
      <Shell ruleset={ruleset} covered={covered !== null} />
      {covered ? <Curtain viewer={covered} /> : null}
    </>
  )
}

/**
 * The table with all that lies about it. While it is covered it stays as it is, for the ground is not painted anew; it
 * shows nothing, hears nothing, and is drawn as everybody may know it.
 */
function Shell({ ruleset, covered }: { readonly ruleset: Ruleset; readonly covered: boolean }) {
  const sheet = useUi(now => now.sheet)
  // How many actions are kept, as soon as all are.
  const kept = useStore(keeping.store, now => !now.writing && now.unkept.length === 0)
  const actions = useSession(now => now.battle?.cursor ?? 0)
  const wide = useMedia('(min-width: 1101px) and (min-height: 481px)')
  const wood = useSession(now => now.rules.wood === true)
  const stage = useStages(2)
  useKeys(covered || wood || stage === 0)
  useEffect(() => {
    if (covered) ui.set({ sheet: null, hovered: null, inHand: null, looked: null, ruling: null, spot: null })
  }, [covered])
  return (
    <RulebookContext value={ruleset.rulebook}>
      <ReadingContext value={ui.read}>
        <div
          className={wood ? undefined : cx('shell', covered && 'covered')}
          inert={covered}
          data-kept={kept ? actions : undefined}
        >
          {wood ? <Wood ruleset={ruleset} /> : null}
          {wood ? null : <Bar />}
          {wood ? null : (
            <main className={cx('floor')}>
              <Prompt />
              {stage > 0 ? <TableArea /> : <div className={cx('table')} />}
              {stage > 0 ? <Strip /> : null}
              {wide ? <Panel filled={stage > 1} /> : <Dock />}
              {wide ? null : <Thumbs />}
              {stage > 1 ? <TextTable /> : null}
              {stage > 1 ? <LiveNews /> : null}
            </main>
          )}
        </div>
        {covered || wood ? null : <DiceDialog />}
        {covered ? null : <OverruleDialog />}
        {covered ? null : <RulingBar />}
        {sheet === 'palette' && !covered ? <Palette onClose={() => ui.open(null)} /> : null}
        {sheet && sheet !== 'palette' && !covered ? <OverTheTable /> : null}
      </ReadingContext>
    </RulebookContext>
  )
}

/** What slides over the table. Where it is missing the battle goes on without it. */
function OverTheTable() {
  const { value, missing, ...ways } = useFetched(loadSheets)
  if (value) return <value.default />
  if (!missing) return null
  return <MissingNote what="The sheet that you asked for" onClose={() => ui.open(null)} {...ways} />
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
