import { useMemo, useState } from 'react'
import { isCountedOut, oneMore } from '../../engine/draft/counted'
import { SIDES } from '../../engine/ids'
import type { MusterEntry } from '../../engine/muster'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { Token } from '../../engine/scene'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { Portrait } from '../ui/Picture'
import { classes } from '../ui/cx'
import { count } from '../ui/numbers'
import { addOne, CountedForces } from './Counted'
import { DRAGGED } from './EditorTable'
import css from './editor.module.css'
import { editing, useEditing } from './editing'
import type { Laid } from './scene'

const cx = classes(css)

const MOST_FOUND = 60

interface TrayProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly laid: Laid
}

/** The units of a side, to be put on the table: those that it has, and the whole muster. */
export function Tray({ ruleset, draft, laid }: TrayProps) {
  const side = useEditing(now => now.side)
  const tool = useEditing(now => now.tool)
  const own = laid.things.filter(thing => thing.type !== null && thing.side === side)
  const types = [...new Set(own.map(thing => thing.type))].flatMap(type => {
    const entry = ruleset.muster.find(each => each.id === type)
    return entry ? [entry] : []
  })
  const tokens = new Map(laid.scene.tokens.map(token => [token.id, token]))
  const faceOf = (type: string): Token | null => {
    const like = own.find(thing => thing.type === type && thing.id !== null && tokens.has(thing.id))
    return (like?.id && tokens.get(like.id)) || null
  }
  // Where forces are counted instead of put down one by one, those that the battle begins with are told.
  const isListed = useMemo(() => !isCountedOut(ruleset, draft), [ruleset, draft])
  const countOf = (one: 'A' | 'B'): number =>
    isListed
      ? laid.things.filter(each => each.type !== null && each.side === one).length
      : (laid.state?.units.filter(unit => unit.side === one).length ?? 0)
  return (
    <section className={cx('tray')} aria-label="From the muster">
      <header>
        <h2>From the muster</h2>
        <span>
          {isListed
            ? 'Drag onto the table, or press and then press the place.'
            : 'Counted: one more, one less.'}
        </span>
        <div className={cx('sides')} role="group" aria-label="Whose units">
          {SIDES.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === side}
              onClick={() => editing.set({ side: one })}
            >
              <Badge side={one} /> {draft.sides[one].name}, {countOf(one)}
            </button>
          ))}
        </div>
        {isListed ? null : <Button onClick={() => editing.set({ sheet: 'lists' })}>Set the forces</Button>}
        <Button onClick={() => editing.set({ sheet: 'muster' })}>Whole muster</Button>
      </header>
      {isListed ? null : <CountedForces ruleset={ruleset} draft={draft} side={side} />}
      <ul hidden={!isListed}>
        {types.map(entry => {
          const face = faceOf(entry.id)
          return (
            <li key={entry.id}>
              <TypeButton entry={entry} isOn={tool.do === 'enlist' && tool.type === entry.id}>
                {face ? <Portrait token={face} size={56} look={draft.ground.look} /> : null}
                <span>
                  {entry.name} <i>× {own.filter(thing => thing.type === entry.id).length}</i>
                </span>
              </TypeButton>
            </li>
          )
        })}
        {types.length === 0 && isListed ? (
          <li className={cx('nobody')}>Nobody yet. Look through the whole muster.</li>
        ) : null}
      </ul>
    </section>
  )
}

function TypeButton({
  entry: { id, name },
  isOn,
  children,
}: {
  readonly entry: MusterEntry
  readonly isOn: boolean
  readonly children: React.ReactNode
}) {
  return (
    <button
      type="button"
      draggable
      aria-pressed={isOn}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, id)}
      onClick={() => (isOn ? editing.rest() : editing.take({ do: 'enlist', type: id, name }))}
    >
      {children}
    </button>
  )
}

/** Every type of the muster, to be found by name. */
export function MusterSheet({ ruleset, draft }: { readonly ruleset: Ruleset; readonly draft: Scenario }) {
  const open = useEditing(now => now.sheet === 'muster')
  const [text, setText] = useState('')
  const side = useEditing(now => now.side)
  const isCounted = useMemo(() => open && isCountedOut(ruleset, draft), [open, ruleset, draft])
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = ruleset.muster.filter(({ name, nation, group }) =>
    words.every(word => `${name} ${nation} ${group}`.toLowerCase().includes(word)),
  )
  const shown = found
    .filter(({ id }) => !isCounted || oneMore(ruleset, draft, side, id, {}) !== null)
    .slice(0, MOST_FOUND)
  return (
    <Sheet title="The whole muster" open={open} onClose={() => editing.set({ sheet: null })} place="wide">
      <label className={cx('search')}>
        <span className="quiet">Search the muster</span>
        <input
          type="search"
          placeholder="name, nation or kind"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <i>{count(isCounted ? shown.length : found.length, 'type')}</i>
      </label>
      <ul className={cx('found')}>
        {shown.map(({ id, name, nation, group, points }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {nation}, {group}
              {points === undefined ? '' : `, ${points} points`}
            </span>
            {isCounted ? (
              <Button
                onClick={() => {
                  editing.set({ sheet: null })
                  addOne(side, id, name)
                }}
              >
                Add for the {draft.sides[side].name}
              </Button>
            ) : (
              <Button
                onClick={() => {
                  editing.set({ sheet: null })
                  editing.take({ do: 'enlist', type: id, name })
                }}
              >
                Put down
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
