import { useState } from 'react'
import { useStore } from 'zustand'
import { listsOf } from '../../engine/draft/things'
import { randomGround } from '../../engine/draft/randomGround'
import { withFeatures } from '../../engine/draft/ground'
import { shapeAt, shapeOf } from '../../engine/draft/shape'
import { withValue } from '../../engine/draft/paths'
import { sizeOf } from '../../geometry/hexBoard'
import { SIDES } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import { type BoardPicture, GROUND_LOOKS } from '../../engine/scene'
import { drafts } from '../../store/drafts'
import { Button } from '../ui/Button'
import { Switch } from '../ui/Choice'
import { ClauseLink } from '../ui/ClauseLink'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import css from './editor.module.css'
import { editing, useEditing } from './editing'
import { Entries, Field } from './Fields'
import { groundOf } from './Palette'

const cx = classes(css)

interface SheetProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
}

const closeSheet = () => editing.set({ sheet: null })

/** Members of every scenario that stand elsewhere than among what a ruleset asks for. */
const COMMON = new Set([
  'format',
  'version',
  'id',
  'ruleset',
  'title',
  'setting',
  'blurb',
  'briefing',
  'sides',
  'solo',
  'turns',
  'minutes',
  'board',
  'ground',
  'campaign',
  'zones',
  'types',
])

/** What is told of the battle, how long it lasts, and how it is won. */
export function StorySheet({ ruleset, draft }: SheetProps) {
  const open = useEditing(now => now.sheet === 'story')
  const houseRules = useStore(drafts.store, now => now.draft?.houseRules ?? {})
  const shape = shapeOf(ruleset)
  const lists = new Set(listsOf(shape))
  const settings = Object.keys(shape.properties ?? {}).filter(key => !COMMON.has(key) && !lists.has(key))
  const set = (path: readonly string[], value: unknown) =>
    drafts.change(withValue(draft, path, value), `set ${path.join(' ')}`)
  const text = (label: string, path: readonly string[], value: string, rows = 1) => (
    <label className={cx('field', 'long')} key={label}>
      <span>{label}</span>
      {rows > 1 ? (
        <textarea
          rows={rows}
          maxLength={4000}
          value={value}
          onChange={event => set(path, event.target.value)}
        />
      ) : (
        <input maxLength={120} value={value} onChange={event => set(path, event.target.value)} />
      )}
    </label>
  )
  return (
    <Sheet title="Story and ending" open={open} onClose={closeSheet} place="wide">
      <div className={cx('fields')}>
        {text('Title', ['title'], draft.title)}
        {text('Where and when', ['setting'], draft.setting)}
        {text('In one or two sentences', ['blurb'], draft.blurb, 2)}
        {SIDES.map(side => (
          <fieldset key={side} className={cx('group')}>
            <legend>{side === 'A' ? 'Side A' : 'Side B'}</legend>
            {text('Name', ['sides', side, 'name'], draft.sides[side].name)}
            {text('Adjective', ['sides', side, 'adjective'], draft.sides[side].adjective)}
            {text(`What the ${draft.sides[side].name} are told`, ['briefing', side], draft.briefing[side], 4)}
          </fieldset>
        ))}
        {(['turns', 'minutes', 'solo'] as const).map(key => (
          <Field key={key} ruleset={ruleset} draft={draft} path={[key]} />
        ))}
      </div>
      <h3>As {ruleset.title} has it</h3>
      <div className={cx('fields')}>
        {settings.map(key => (
          <Field key={key} ruleset={ruleset} draft={draft} path={[key]} />
        ))}
      </div>
      {ruleset.houseRules.length > 0 ? (
        <>
          <h3>House rules</h3>
          {ruleset.houseRules.map(rule => (
            <div key={rule.id} className={cx('house')}>
              <p>
                <b>{rule.label}</b> {rule.text} <ClauseLink id={rule.ruling} />
              </p>
              <Switch
                label={rule.label}
                on={houseRules[rule.id] === true}
                onChange={on => drafts.setHouseRules({ ...houseRules, [rule.id]: on })}
              />
            </div>
          ))}
        </>
      ) : null}
    </Sheet>
  )
}

/** Every list of the battle, entry by entry: forces, reserves, what lies off the table. */
export function ListsSheet({ ruleset, draft }: SheetProps) {
  const open = useEditing(now => now.sheet === 'lists')
  const shape = shapeOf(ruleset)
  const forces = shapeAt(shape, ['forces']) ? ['forces'] : []
  return (
    <Sheet title="Forces and lists" open={open} onClose={closeSheet} place="wide">
      {open ? (
        <div className={cx('fields')}>
          {forces.map(key => (
            <Field key={key} ruleset={ruleset} draft={draft} path={[key]} />
          ))}
          {listsOf(shape).map(list => (
            <Entries key={list} ruleset={ruleset} draft={draft} path={[list]} />
          ))}
        </div>
      ) : null}
    </Sheet>
  )
}

/** How large the table is, what land it is, and new ground out of a seed. */
export function TableSheet({ ruleset, draft }: SheetProps) {
  const open = useEditing(now => now.sheet === 'start')
  const [seed, setSeed] = useState('1944')
  const { board, ground } = draft
  const kinds = groundOf(ruleset)
  const looks = GROUND_LOOKS.filter(look => ruleset.scenarios.some(each => each.ground.look === look))
  return (
    <Sheet title="Table and seed" open={open} onClose={closeSheet}>
      <div className={cx('fields')}>
        <BoardFields draft={draft} board={board} />
        <label className={cx('field')}>
          <span>Land</span>
          <select
            value={ground.look}
            onChange={event => {
              const look = GROUND_LOOKS.find(each => each === event.target.value) ?? ground.look
              drafts.change({ ...draft, ground: { ...ground, look } })
            }}
          >
            {(looks.includes(ground.look) ? looks : [ground.look, ...looks]).map(look => (
              <option key={look} value={look}>
                {capital(look)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <h3>Ground out of a seed</h3>
      <p>
        The same seed draws the same ground. It takes the place of what lies there; taking back brings that
        back.
      </p>
      <div className={cx('fields')}>
        <label className={cx('field')}>
          <span>Seed</span>
          <input value={seed} maxLength={40} onChange={event => setSeed(event.target.value)} />
        </label>
      </div>
      <div className={cx('pair')}>
        <Button
          go
          disabled={kinds.length === 0 || seed.trim() === ''}
          onClick={() => {
            const named = { ...draft, ground: { ...ground, seed: seed.trim(), names: [] } }
            drafts.change(withFeatures(named, randomGround(board, kinds, seed.trim())))
            closeSheet()
          }}
        >
          Draw it
        </Button>
        <Button onClick={() => setSeed(String(Math.floor(Math.random() * 9000) + 1000))}>Another seed</Button>
        <Button onClick={() => drafts.change({ ...draft, ground: { ...ground, features: [], names: [] } })}>
          Clear the ground
        </Button>
      </div>
    </Sheet>
  )
}

function BoardFields({ draft, board }: Pick<SheetProps, 'draft'> & { readonly board: BoardPicture }) {
  if (board.kind === 'zones') return null
  const set = (next: BoardPicture) => drafts.change({ ...draft, board: next }, 'board')
  const number = (
    label: string,
    value: number,
    least: number,
    most: number,
    make: (to: number) => BoardPicture,
  ) => (
    <label className={cx('field')} key={label}>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={event => {
          const to = Number(event.target.value)
          if (Number.isFinite(to) && to >= least && to <= most) set(make(to))
        }}
      />
    </label>
  )
  if (board.kind === 'inches') {
    return [
      number('Width in inches', board.width, 6, 400, width => ({ ...board, width })),
      number('Height in inches', board.height, 6, 400, height => ({ ...board, height })),
    ]
  }
  if (board.kind === 'hexes') {
    const hexes = (columns: number, rows: number): BoardPicture => {
      const { width, height } = sizeOf(columns, rows, board.size)
      const round = (value: number): number => Math.round(value * 1000) / 1000
      return { ...board, columns, rows, width: round(width), height: round(height) }
    }
    return [
      number('Columns of hexes', board.columns, 4, 99, columns => hexes(Math.round(columns), board.rows)),
      number('Rows of hexes', board.rows, 4, 99, rows => hexes(board.columns, Math.round(rows))),
    ]
  }
  const squares = (columns: number, rows: number): BoardPicture => ({
    ...board,
    columns,
    rows,
    columnNames: Array.from({ length: columns }, (_, at) => String(at + 1)),
    rowNames: Array.from({ length: rows }, (_, at) => String.fromCodePoint(65 + at)),
    width: Math.round((board.width + (columns - board.columns) * board.size) * 1000) / 1000,
    height: Math.round((board.height + (rows - board.rows) * board.size) * 1000) / 1000,
  })
  return [
    number('Columns', board.columns, 2, 40, columns => squares(Math.round(columns / 2) * 2, board.rows)),
    number('Rows', board.rows, 1, 26, rows => squares(board.columns, Math.round(rows))),
  ]
}
