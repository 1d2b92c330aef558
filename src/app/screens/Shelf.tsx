import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ArmyRules } from '../../engine/armies'
import { armyOfChance } from '../../engine/armyOfChance'
import type { Ruleset } from '../../engine/ruleset'
import type { SlotInfo } from '../../save/slots'
import { emptyArmy } from '../../store/armies'
import { armyShelf } from '../../store/armyShelf'
import { library } from '../../store/library'
import { storage, whereKept } from '../../store/storage'
import { freshSeed } from '../../store/tonight'
import { Problem } from '../Problem'
import { takeArmyFile, takeArmyLink } from '../takeAway'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import { count, dayOf, exact } from '../ui/numbers'
import { Sheet } from '../ui/Sheet'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { ChanceBattle } from './ArmyBattles'
import { OpenList, useListDrop } from './OpenList'
import { Page, rulesetLinks } from './Page'
import css from './armies.module.css'

const cx = classes(css)

/** All army lists of this browser, by ruleset: begun, opened, renamed, copied, sent, removed and put back. */
export default function Shelf({ id }: { readonly id: string | null }) {
  const { ruleset, problem, again } = useRuleset(id ?? undefined)
  if (id === null) return <Lists only={null} />
  if (problem) return <Problem title="These armies cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the armies." />
  if (!ruleset.armies) {
    return (
      <Problem title="No armies by points" text={`${ruleset.title} has no points to build armies with.`} />
    )
  }
  return <Lists only={ruleset} />
}

function Lists({ only }: { readonly only: Ruleset | null }) {
  const { battles: lists, problem, removed } = useStore(armyShelf.list)
  const [renaming, setRenaming] = useState<SlotInfo | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const promise = useStore(storage.store, now => now.said)
  const drop = useListDrop(only?.id ?? null)
  useEffect(() => {
    void armyShelf.read()
    void storage.ask()
  }, [])
  const shown = (lists ?? []).filter(info => only === null || info.ruleset === only.id)
  return (
    <div {...drop.handlers}>
      <Page
        title={only ? `${only.title}, army lists` : 'Army lists'}
        sub={lists ? count(shown.length, 'list') : ''}
        {...(only && {
          back: { label: 'All army lists', href: '#/armies' },
          links: rulesetLinks(only, 'armies'),
        })}
      >
        <div className={`${cx('army')} paper`}>
          <p className={cx('about')}>{whereKept(promise).replaceAll('Battles live', 'Army lists live')}</p>
          <div className={cx('told')} role="status">
            {removed ? (
              <p>
                “{removed.info.title}” was removed.{' '}
                <Button onClick={() => void armyShelf.putBack()}>Put it back</Button>
              </p>
            ) : null}
            {said ? <p>{said}</p> : null}
          </div>
          {problem ? <p role="alert">{problem}</p> : null}
          <OpenList only={only?.id ?? null} problem={drop.problem} />
          {library.entries
            .filter(entry => only === null || entry.id === only.id)
            .map(entry => (
              <OfRuleset
                key={entry.id}
                id={entry.id}
                lists={shown.filter(info => info.ruleset === entry.id)}
                onRename={setRenaming}
                onSaid={setSaid}
              />
            ))}
        </div>
      </Page>
      {renaming ? <Rename list={renaming} onClose={() => setRenaming(null)} /> : null}
    </div>
  )
}

/** The lists of a ruleset that has points, and the way to a new one; nothing for others. */
function OfRuleset({
  id,
  lists,
  onRename,
  onSaid,
}: {
  readonly id: string
  readonly lists: readonly SlotInfo[]
  readonly onRename: (list: SlotInfo) => void
  readonly onSaid: (said: string | null) => void
}) {
  const { ruleset } = useRuleset(id)
  const rules = ruleset?.armies
  if (!ruleset || !rules) return null
  return (
    <section className={cx('ofRules')} aria-labelledby={`lists-${id}`}>
      <h2 id={`lists-${id}`}>
        {ruleset.title} <small>{count(lists.length, 'list')}</small>
      </h2>
      {lists.length === 0 ? <p className={cx('none')}>No list is kept yet. Begin one below.</p> : null}
      <ul className={cx('kept')}>
        {lists.map(list => (
          <li key={list.id}>
            <a className={cx('open')} href={`#/army/${list.id}`}>
              <b>{list.title}</b>
              <span>
                {count(list.army?.units ?? 0, 'unit')}, {exact(list.army?.points ?? 0)} points
                {list.scenario ? `; ${list.scenario}` : ''}; {dayOf(list.savedAt)}
                {list.army?.breaks ? <em>, not ready to fight</em> : null}
              </span>
            </a>
            <div className={cx('buttons')}>
              <ButtonLink href={`#/points/${id}/${list.id}`} aria-label={`Fight with ${list.title}`}>
                Fight
              </ButtonLink>
              <Button onClick={() => onRename(list)} aria-label={`Rename ${list.title}`}>
                Rename
              </Button>
              <Button
                onClick={() => void armyShelf.duplicate(list.id)}
                aria-label={`Make a copy of ${list.title}`}
              >
                Copy
              </Button>
              <Button onClick={() => void saveList(list)} aria-label={`Save ${list.title} to a file`}>
                File
              </Button>
              <Button
                onClick={() => void linkList(list).then(onSaid)}
                aria-label={`Link to ${list.title} on the clipboard`}
              >
                Link
              </Button>
              <Button stop onClick={() => void armyShelf.remove(list.id)} aria-label={`Remove ${list.title}`}>
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <BeginList ruleset={ruleset} rules={rules} />
      {rules.chance ? <ChanceBattle ruleset={ruleset} chance={rules.chance} /> : null}
    </section>
  )
}

async function saveList({ id, title }: SlotInfo): Promise<void> {
  const text = await armyShelf.textOf(id)
  if (text !== null) takeArmyFile(text, title)
}

async function linkList({ id }: SlotInfo): Promise<string | null> {
  const text = await armyShelf.textOf(id)
  return text === null ? null : takeArmyLink(text)
}

/** A new list: empty, with the units of a ready one, or with such as chance draws. */
function BeginList({ ruleset, rules }: { readonly ruleset: Ruleset; readonly rules: ArmyRules }) {
  const [like, setLike] = useState('none')
  const begin = () => {
    const drawn = like === 'chance' ? armyOfChance(rules, rules.points[1], freshSeed(), {}) : null
    const army = drawn ?? rules.ready.find(each => each.id === like) ?? emptyArmy(ruleset.id)
    location.hash = `#/army/${armyShelf.begin(ruleset, rules, army)}`
  }
  return (
    <div className={cx('beginList')}>
      <label>
        <span>A new list</span>
        <select
          className={cx('field')}
          aria-label={`A new list of ${ruleset.title} begins with`}
          value={like}
          onChange={event => setLike(event.target.value)}
        >
          <option value="none">without units</option>
          <option value="chance">with units that chance draws, for {rules.points[1]} points</option>
          {rules.ready.map(each => (
            <option key={each.id} value={each.id}>
              like the {each.name}, {each.setting}
            </option>
          ))}
        </select>
      </label>
      <Button go onClick={begin} aria-label={`Begin a list of ${ruleset.title}`}>
        Begin a list
      </Button>
      <ButtonLink href={`#/points/${ruleset.id}`} aria-label={`A battle by points of ${ruleset.title}`}>
        A battle by points
      </ButtonLink>
    </div>
  )
}

function Rename({ list, onClose }: { readonly list: SlotInfo; readonly onClose: () => void }) {
  const [name, setName] = useState(list.title)
  return (
    <Sheet title="Rename the list" open onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void armyShelf.rename(list.id, name).then(onClose)
        }}
      >
        <label>
          <span className="quiet">Name</span>
          <input
            className={cx('field')}
            value={name}
            maxLength={80}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <p style={{ marginTop: 14, textAlign: 'right' }}>
          <Button go type="submit" disabled={name.trim() === ''}>
            Keep this name
          </Button>
        </p>
      </form>
    </Sheet>
  )
}
