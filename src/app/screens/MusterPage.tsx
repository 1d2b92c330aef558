import { useMemo, useState } from 'react'
import { Problem } from '../Problem'
import { ClausedText, RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count, exact } from '../ui/numbers'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Page, rulesetLinks, scrolls } from './Page'
import css from './page.module.css'

const cx = classes(css)

/** Every unit type of a ruleset with its factors, and why it has them. */
export default function MusterPage({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  const [text, setText] = useState('')
  const [nation, setNation] = useState('')
  const muster = useMemo(() => ruleset?.muster ?? [], [ruleset])
  const shown = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean)
    return muster.filter(entry => {
      const all = `${entry.name} ${entry.nation} ${entry.group} ${entry.because}`.toLowerCase()
      return (nation === '' || entry.nation === nation) && words.every(word => all.includes(word))
    })
  }, [muster, text, nation])
  if (problem) return <Problem title="This muster cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the muster." />
  const nations = [...new Set(muster.map(entry => entry.nation))]
  const groups = [...new Set(shown.map(entry => entry.group))]
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Page
        title={`${ruleset.title}, muster`}
        sub={count(shown.length, 'unit type')}
        back={{ label: 'All battles', href: `#/ruleset/${id}` }}
        links={rulesetLinks(ruleset, 'muster')}
      >
        <div className={cx('filters')}>
          <input
            type="search"
            className={cx('field')}
            placeholder="Search the muster"
            aria-label="Search the muster"
            value={text}
            onChange={event => setText(event.target.value)}
          />
          {nations.length > 1 ? (
            <select
              className={cx('field')}
              aria-label="Nation"
              value={nation}
              onChange={event => setNation(event.target.value)}
            >
              <option value="">All nations</option>
              {nations.map(one => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : null}
        </div>
        <div className={`${cx('sheet')} paper`}>
          {groups.length === 0 ? <p>No unit type has all these words.</p> : null}
          {groups.map(group => {
            const entries = shown.filter(entry => entry.group === group)
            const labels = [...new Set(entries.flatMap(entry => entry.facts.map(fact => fact.label)))]
            return (
              <section key={group} className={cx('scroll')} {...scrolls(group)}>
                <h2>{group}</h2>
                <table className={cx('table')}>
                  <thead>
                    <tr>
                      <th scope="col">Unit</th>
                      {nations.length > 1 ? <th scope="col">Nation</th> : null}
                      {labels.map(label => (
                        <th key={label} scope="col">
                          {label}
                        </th>
                      ))}
                      {entries.some(entry => entry.points !== undefined) ? <th scope="col">Points</th> : null}
                      <th scope="col">Why</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map(entry => (
                      <tr key={entry.id}>
                        <td>
                          <b>{entry.name}</b>
                        </td>
                        {nations.length > 1 ? <td>{entry.nation}</td> : null}
                        {labels.map(label => (
                          <td key={label}>{entry.facts.find(fact => fact.label === label)?.value ?? '–'}</td>
                        ))}
                        {entry.points === undefined ? null : <td>{exact(entry.points)}</td>}
                        <td>
                          <ClausedText text={entry.because} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )
          })}
        </div>
      </Page>
    </RulebookContext>
  )
}
