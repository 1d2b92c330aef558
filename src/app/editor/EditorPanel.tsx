import { useMemo } from 'react'
import type { Finding } from '../../engine/draft/finding'
import { pointsOfSides, strengthOf } from '../../engine/draft/check'
import { SIDES, type Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import { beginBattle } from '../../store/current'
import { drafts } from '../../store/drafts'
import { plainBeginning } from '../../store/tonight'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { exact } from '../ui/numbers'
import css from './editor.module.css'
import { editing, table } from './editing'
import type { Laid } from './scene'
import { TakeAway } from './TakeAway'
import { Weighing } from './Weighing'
import { ChosenCard } from './ChosenCard'

const cx = classes(css)

interface PanelProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly laid: Laid
  readonly findings: readonly Finding[]
}

/** What is chosen, what is to be mended, how even it is, what is told of it, and the way into battle. */
export function EditorPanel({ ruleset, draft, laid, findings }: PanelProps) {
  const graves = findings.filter(({ grave }) => grave === 'mend').length
  return (
    <aside className={`${cx('panel')} paper`} aria-label="The battle being made">
      <ChosenCard ruleset={ruleset} draft={draft} laid={laid} />
      <section>
        <header>
          <h2>Checks</h2>
          <span>
            {findings.length === 0
              ? 'nothing to mend'
              : `${graves} to mend, ${findings.length - graves} to know`}
          </span>
        </header>
        <ol className={cx('checks')} aria-live="polite">
          {findings.map((finding, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- their number is what stands on the table
            <FindingRow key={at} finding={finding} number={at + 1} />
          ))}
        </ol>
      </section>
      <section>
        <header>
          <h2>Balance</h2>
          <span>expert against expert</span>
        </header>
        <Forces ruleset={ruleset} draft={draft} laid={laid} />
        <Weighing draft={draft} may={graves === 0} />
      </section>
      <section className={cx('more')}>
        <Button onClick={() => editing.set({ sheet: 'story' })}>Story and ending</Button>
        <Button onClick={() => editing.set({ sheet: 'lists' })}>Forces and lists</Button>
        <Button onClick={() => editing.set({ sheet: 'start' })}>Table and seed</Button>
        {ruleset.armies ? <Button onClick={() => editing.set({ sheet: 'army' })}>Army lists</Button> : null}
      </section>
      <section>
        <h2>Play from here</h2>
        {graves > 0 ? <p>Mend what is marked first: it would be refused as it stands.</p> : null}
        <div className={cx('pair')}>
          {SIDES.map(side => (
            <Button key={side} disabled={graves > 0} onClick={() => play(ruleset, draft, side)}>
              <Badge side={side} /> As {draft.sides[side].name}
            </Button>
          ))}
          <Button disabled={graves > 0} onClick={setUp}>
            Who plays, and how
          </Button>
          <TakeAway draft={draft} may={graves === 0} />
        </div>
      </section>
    </aside>
  )
}

/** Who plays what has been made is chosen as with any battle: two at one table, a referee, a harder computer, a table of wood. */
function setUp(): void {
  const { slot } = drafts.store.getState()
  if (slot !== null) location.hash = `#/setup/${slot}`
}

/** A battle of what has been made, in a slot of its own: the draft stays as it is. */
export function play(ruleset: Ruleset, draft: Scenario, side: Side): void {
  const parsed = ruleset.scenarioSchema.safeParse(draft)
  if (!parsed.success) return
  const houseRules = drafts.store.getState().draft?.houseRules ?? {}
  const beginning = { ...plainBeginning(parsed.data, side), houseRules, own: parsed.data }
  location.hash = `#/battle/${beginBattle(ruleset, beginning)}`
}

function FindingRow({ finding, number }: { readonly finding: Finding; readonly number: number }) {
  const { text, at, path, grave, remedy } = finding
  return (
    <li>
      <b data-grave={grave}>{number}</b>
      <span>{capital(text)}</span>
      {remedy ? (
        <button type="button" onClick={() => drafts.change(remedy.draft)}>
          {remedy.label}
        </button>
      ) : at || path.length > 0 ? (
        <button
          type="button"
          aria-label={`Show: ${text}`}
          onClick={() => {
            if (at) table.current?.centre(at)
            if (path[0] === 'briefing' || (path.length < 2 && !at)) editing.set({ sheet: 'story' })
            else editing.choose(path.slice(0, path[0] === 'ground' ? 3 : 2))
          }}
        >
          Show
        </button>
      ) : null}
    </li>
  )
}

/** How strong the two are beside each other, before a battle is fought: in points where there are points. */
function Forces({ ruleset, draft, laid }: Omit<PanelProps, 'findings'>) {
  const points = useMemo(() => pointsOfSides(ruleset, draft), [ruleset, draft])
  const counted = useMemo(
    () => (points || !laid.state ? null : strengthOf(ruleset, laid.state)),
    [points, ruleset, laid.state],
  )
  const strength = points ?? counted
  if (!strength) return null
  const { A, B } = strength
  const stronger: Side = A >= B ? 'A' : 'B'
  const share = Math.round((Math.max(A, B) / Math.max(1, Math.min(A, B)) - 1) * 100)
  const figures = SIDES.map(side => `${draft.sides[side].name} ${exact(Math.round(strength[side]))}`).join(
    ', ',
  )
  return (
    <p>
      {points ? `Points: ${figures}.` : `As a computer counts units: ${figures}.`}{' '}
      {share < 8
        ? 'That is about equal.'
        : `The ${draft.sides[stronger].name} have ${share} % more, before ground and ending are counted.`}
    </p>
  )
}
