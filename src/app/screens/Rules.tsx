import { useEffect, useMemo, useState } from 'react'
import type { Clause, Rulebook, Ruling } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import { library } from '../../store/library'
import { battleLeft } from '../cameFrom'
import { Problem } from '../Problem'
import { ClauseLink, RulebookContext, shortClause } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count, editionText, minus } from '../ui/numbers'
import { TableOfRules } from '../ui/TableOfRules'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Page, rulesetLinks, scrolls } from './Page'
import css from './page.module.css'

const cx = classes(css)

/** '5. Fire', however the catalogue writes the number. */
const headingOf = (section: string): string => section.replace(/^(\d+)\.? /, '$1. ')

/** A part of an address as it was meant; as it stands where it means nothing. */
function plainly(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The rulebook: clauses by section, tables and rulings, searched as one types, opened at a clause. */
export default function Rules({ id, clause }: { readonly id: string; readonly clause: string | undefined }) {
  const known = library.entries.find(entry => entry.id === id)
  const { ruleset, problem, again } = useRuleset(known?.id ?? id)
  if (problem) return <Problem title="This rulebook cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the rulebook." />
  const book = ruleset.rulebook
  const left = battleLeft()
  return (
    <RulebookContext value={book}>
      <Page
        title={`${ruleset.title}, rulebook`}
        sub={editionText(book.edition)}
        back={
          left === null
            ? { label: 'All battles', href: `#/ruleset/${ruleset.id}` }
            : { label: 'Back to the battle', href: left }
        }
        links={rulesetLinks(ruleset, 'rules')}
      >
        <Book ruleset={ruleset} wanted={clause === undefined ? null : plainly(clause)} />
      </Page>
    </RulebookContext>
  )
}

/** A rulebook to be read, at a clause if one is wanted. */
export function Book({
  ruleset,
  wanted,
  beside = false,
}: {
  readonly ruleset: Ruleset
  readonly wanted: string | null
  /** On a sheet beside something else: narrow, and on paper. */
  readonly beside?: boolean
}) {
  const [text, setText] = useState('')
  const book = ruleset.rulebook
  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
    document.getElementById(wanted)?.focus({ preventScroll: true })
  }, [wanted])
  const found = useMemo(() => search(book, text), [book, text])
  const sections = [...new Set(found.clauses.map(one => one.section))]
  const house = new Map(ruleset.houseRules.map(rule => [rule.ruling, rule]))
  return (
    <div className={cx('rules', beside && 'beside')}>
      <nav className={cx('contents')} aria-label="Contents">
        {sections.map(section => (
          <button
            key={section}
            type="button"
            className={cx('content')}
            onClick={() => document.getElementById(`section ${section}`)?.scrollIntoView()}
          >
            {headingOf(section)}
          </button>
        ))}
        {['Tables', 'Rulings'].map(part => (
          <button
            key={part}
            type="button"
            className={cx('content')}
            onClick={() => document.getElementById(part)?.scrollIntoView()}
          >
            {part}
          </button>
        ))}
      </nav>
      <div>
        <input
          type="search"
          className={cx('field')}
          placeholder="Search the rulebook"
          aria-label="Search the rulebook"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <p
          role="status"
          style={{
            padding: '8px 2px',
            font: 'var(--t-small)',
            color: beside ? 'var(--ink-2)' : 'var(--on-room-2)',
          }}
        >
          {count(found.clauses.length, 'clause')} and {count(found.rulings.length, 'ruling')}
        </p>
        <div className={`${cx('sheet')} paper`}>
          {sections.map(section => (
            <section key={section}>
              <h2 id={`section ${section}`} style={{ scrollMarginTop: 80 }}>
                {headingOf(section)}
              </h2>
              {found.clauses
                .filter(one => one.section === section)
                .map(one => (
                  <ClauseRow key={one.id} clause={one} book={book} here={one.id === wanted} />
                ))}
            </section>
          ))}
          <h2 id="Tables" style={{ scrollMarginTop: 80 }}>
            Tables
          </h2>
          {Object.entries(book.tables).map(([name, table]) => (
            <section key={name} className={cx('scroll')} {...scrolls(name.replaceAll('_', ' '))}>
              <h3>{name.replaceAll('_', ' ')}</h3>
              <TableOfRules table={table} className={cx('table')} />
              {table.note ? <p>{table.note}</p> : null}
            </section>
          ))}
          <h2 id="Rulings" style={{ scrollMarginTop: 80 }}>
            Rulings
          </h2>
          {found.rulings.map(ruling => (
            <div
              key={ruling.id}
              id={ruling.id}
              tabIndex={-1}
              className={cx('clause')}
              data-found={ruling.id === wanted ? '' : undefined}
            >
              <span className={cx('id')}>{shortClause(ruling.id)}</span>
              <div>
                <b>{ruling.question}</b>
                <p>{minus(ruling.ruling)}</p>
                {ruling.option ? <small>Another reading: {ruling.option}</small> : null}
                {house.has(ruling.id) ? (
                  <span className={cx('house')}>A house rule: {house.get(ruling.id)?.label}</span>
                ) : null}
                <small>
                  On{' '}
                  {ruling.clauses.map(one => (
                    <span key={one}>
                      <ClauseLink id={one} />{' '}
                    </span>
                  ))}
                </small>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function ClauseRow({
  clause,
  book,
  here,
}: {
  readonly clause: Clause
  readonly book: Rulebook
  readonly here: boolean
}) {
  const rulings = book.rulings.filter(one => one.clauses.includes(clause.id))
  return (
    <div id={clause.id} tabIndex={-1} className={cx('clause')} data-found={here ? '' : undefined}>
      <span className={cx('id')}>{shortClause(clause.id)}</span>
      <div>
        <p>{minus(clause.text)}</p>
        {rulings.length > 0 ? (
          <small>
            See{' '}
            {rulings.map(one => (
              <span key={one.id}>
                <ClauseLink id={one.id} />{' '}
              </span>
            ))}
          </small>
        ) : null}
      </div>
    </div>
  )
}

/** The clauses and rulings that have every word somewhere in them. */
export function search(
  book: Rulebook,
  text: string,
): { readonly clauses: readonly Clause[]; readonly rulings: readonly Ruling[] } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (...fields: readonly (string | undefined)[]) => {
    const all = fields.join(' ').toLowerCase()
    return words.every(word => all.includes(word))
  }
  return {
    clauses: book.clauses.filter(one => has(one.id, one.section, one.topic, one.text)),
    rulings: book.rulings.filter(one => has(one.id, one.question, one.ruling, one.option)),
  }
}
