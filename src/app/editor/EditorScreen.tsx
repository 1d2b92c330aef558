import { ArrowLeft, Magnet, Redo2, Undo2, FlipHorizontal2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { check } from '../../engine/draft/check'
import { MIRRORS, drawingOf } from '../../engine/draft/ground'
import type { Ruleset } from '../../engine/ruleset'
import type { Draft } from '../../save/draftFile'
import { drafts } from '../../store/drafts'
import { Problem } from '../Problem'
import { RulebookContext } from '../ui/ClauseLink'
import { Button, IconButton } from '../ui/Button'
import { classes } from '../ui/cx'
import { useMedia } from '../useMedia'
import { Waiting } from '../Waiting'
import { close, takeBack } from './drawing'
import { ArmySheet } from './ArmySheet'
import css from './editor.module.css'
import { type Drawer, editing, useEditing } from './editing'
import { EditorPanel } from './EditorPanel'
import { EditorTable } from './EditorTable'
import { Palette } from './Palette'
import { laidOut } from './scene'
import { ListsSheet, StorySheet, TableSheet } from './Sheets'
import { MusterSheet, Tray } from './Tray'
import { stop } from './scales'
import { useEditorKeys } from './useEditorKeys'

const cx = classes(css)

/** The editor: a battle of one's own, drawn on the table. */
export default function EditorScreen({ slot }: { readonly slot: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const here = useStore(drafts.store, now => now.slot === slot)
  const { ruleset, draft, displaced } = useStore(drafts.store)
  useEffect(() => {
    editing.reset()
    let wanted = true
    void drafts.open(slot).then(said => {
      if (wanted) setProblem(said)
    })
    return () => {
      wanted = false
    }
  }, [slot])
  if (problem !== null) return <Problem title="This battle cannot be opened" text={problem} />
  if (!here || !ruleset || !draft) return <Waiting text="Opening the battle." />
  if (displaced) return <Elsewhere slot={slot} />
  return <Editor ruleset={ruleset} draft={draft} />
}

/** Another tab changes it: what would be done here would be lost. */
function Elsewhere({ slot }: { readonly slot: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <main className={cx('elsewhere')}>
      <h1>This battle is being made in another tab</h1>
      <p role="status">{problem ?? 'Go on there, or take it over as it stands there.'}</p>
      <Button go big onClick={() => void drafts.takeOver(slot).then(setProblem)}>
        Go on here
      </Button>
    </main>
  )
}

function Editor({ ruleset, draft }: { readonly ruleset: Ruleset; readonly draft: Draft }) {
  const { scenario, houseRules } = draft
  const small = useMedia('(max-width: 1100px)')
  const drawer = useEditing(now => now.drawer)
  const findings = useMemo(() => check(ruleset, scenario, houseRules), [ruleset, scenario, houseRules])
  const laid = laidOut(ruleset, scenario, houseRules)
  useEditorKeys()
  useEffect(() => stop, [])
  useEffect(() => {
    document.title = `${scenario.title} – Pz8 Tabletop`
    return () => {
      document.title = 'Pz8 Tabletop'
    }
  }, [scenario.title])
  const parts = { ruleset, draft: scenario, laid, findings }
  const shows = (one: Drawer): boolean => !small || drawer === one
  return (
    <RulebookContext value={ruleset.rulebook}>
      <div className={cx('shell')} data-drawer={small ? (drawer ?? 'none') : undefined}>
        <Bar ruleset={ruleset} draft={draft} />
        <PromptBar scenario={scenario} />
        {shows('ground') ? <Palette ruleset={ruleset} draft={scenario} /> : null}
        <EditorTable ruleset={ruleset} draft={scenario} houseRules={houseRules} findings={findings} />
        {shows('forces') ? <Tray {...parts} /> : null}
        {shows('panel') ? <EditorPanel {...parts} /> : null}
        {small ? <Drawers findings={findings.length} /> : null}
      </div>
      <StorySheet ruleset={ruleset} draft={scenario} />
      <ListsSheet ruleset={ruleset} draft={scenario} />
      <TableSheet ruleset={ruleset} draft={scenario} />
      <ArmySheet ruleset={ruleset} draft={scenario} />
      <MusterSheet ruleset={ruleset} draft={scenario} />
    </RulebookContext>
  )
}

function Drawers({ findings }: { readonly findings: number }) {
  const drawer = useEditing(now => now.drawer)
  const all: readonly (readonly [Drawer, string])[] = [
    ['ground', 'Ground'],
    ['forces', 'Forces'],
    ['panel', findings > 0 ? `Battle (${findings})` : 'Battle'],
  ]
  return (
    <div className={cx('drawers')} role="group" aria-label="What lies under the table">
      {all.map(([one, label]) => (
        <button
          key={one}
          type="button"
          aria-pressed={drawer === one}
          onClick={() => editing.set({ drawer: drawer === one ? null : one })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const SNAPS: readonly { readonly step: number; readonly said: string }[] = [
  { step: 0.5, said: '½ inch' },
  { step: 1, said: '1 inch' },
  { step: 0, said: 'off' },
]

function Bar({ ruleset, draft: { scenario } }: { readonly ruleset: Ruleset; readonly draft: Draft }) {
  const past = useStore(drafts.store, now => now.past.length)
  const future = useStore(drafts.store, now => now.future.length)
  const snap = useEditing(now => now.snap)
  const mirror = useEditing(now => now.mirror)
  const { board } = scenario
  const at = SNAPS.findIndex(each => each.step === snap)
  const sized =
    board.kind === 'inches'
      ? `${board.width} × ${board.height} inches`
      : board.kind === 'zones'
        ? `${board.zones.length} zones`
        : `${board.columns} × ${board.rows} ${board.kind}`
  return (
    <header className={cx('bar')}>
      <a
        href="#/editor"
        className={cx('icon')}
        aria-label="All battles of your own"
        title="All battles of your own"
      >
        <ArrowLeft />
      </a>
      <div className={cx('where')}>
        <h1>{scenario.title}</h1>
        <span>
          {ruleset.title}, {sized}, kept on this device
        </span>
      </div>
      <div className={cx('tools')}>
        <IconButton label="Take back" keys="Z" disabled={past === 0} onClick={() => drafts.undo()}>
          <Undo2 />
        </IconButton>
        <IconButton label="Do again" keys="Shift Z" disabled={future === 0} onClick={() => drafts.redo()}>
          <Redo2 />
        </IconButton>
        {board.kind === 'inches' ? (
          <button
            type="button"
            className={cx('tool')}
            aria-label={`Snap: ${SNAPS[at]?.said ?? ''}`}
            onClick={() => editing.set({ snap: SNAPS[(at + 1) % SNAPS.length]?.step ?? 0 })}
          >
            <Magnet size={18} /> <b>Snap</b> <span>{SNAPS[at]?.said}</span>
          </button>
        ) : null}
        <button
          type="button"
          className={cx('tool')}
          aria-label={`Mirror: ${mirror}`}
          onClick={() =>
            editing.set({ mirror: MIRRORS[(MIRRORS.indexOf(mirror) + 1) % MIRRORS.length] ?? 'off' })
          }
        >
          <FlipHorizontal2 size={18} /> <b>Mirror</b> <span>{mirror}</span>
        </button>
      </div>
    </header>
  )
}

/** The one sentence that says what to do now. */
function PromptBar({ scenario }: { readonly scenario: Draft['scenario'] }) {
  const tool = useEditing(now => now.tool)
  const points = useEditing(now => now.points)
  const said = useEditing(now => now.said)
  const side = useEditing(now => now.side)
  const { head, more } = promptOf(tool, points.length, scenario.sides[side].name)
  const draws = (tool.do === 'ground' && drawingOf(tool.kind) !== 'stamp') || tool.do === 'outline'
  return (
    <div className={cx('prompt')} role="status">
      <p>
        <b>{said ?? head}</b> <span>{said ? '' : more}</span>
      </p>
      {draws && points.length > 0 ? (
        <>
          <Button hint="⌫" onClick={takeBack}>
            Take the last point back
          </Button>
          <Button go hint="Enter" onClick={close}>
            Done
          </Button>
        </>
      ) : tool.do === 'choose' ? null : (
        <Button hint="Esc" onClick={() => editing.rest()}>
          Put the tool down
        </Button>
      )}
    </div>
  )
}

function promptOf(
  tool: ReturnType<typeof editing.get>['tool'],
  points: number,
  side: string,
): { readonly head: string; readonly more: string } {
  switch (tool.do) {
    case 'choose':
      return { head: 'Draw, place or press anything.', more: 'What you change is kept as you change it.' }
    case 'ground': {
      const drawing = drawingOf(tool.kind)
      if (drawing === 'stamp')
        return { head: `Press where the ${tool.kind} stands.`, more: 'It lies along the road there.' }
      if (drawing === 'line') {
        return {
          head: `Draw the ${tool.kind}.`,
          more: 'Press point after point; near another of its kind it joins it.',
        }
      }
      if (tool.form !== 'free') return { head: `Draw the ${tool.kind}.`, more: 'Press two opposite corners.' }
      return {
        head: `Draw the ${tool.kind}’s edge.`,
        more: points > 2 ? 'Press the first point to close it.' : 'Press to set a point.',
      }
    }
    case 'hamlet':
      return { head: 'Press where the houses stand.', more: 'They keep clear of roads.' }
    case 'outline':
      return { head: `Draw anew: ${tool.label}.`, more: 'Press to set a point.' }
    case 'put':
      return { head: `Press where it lies: ${tool.label.toLowerCase()}.`, more: '' }
    case 'enlist':
      return { head: `Press where ${tool.name} stands.`, more: `It fights for the ${side}.` }
    case 'name':
      return { head: 'Press where the name stands.', more: '' }
  }
}
