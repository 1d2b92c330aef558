import { useState } from 'react'
import type { RulebookTable } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import { Problem } from '../Problem'
import { classes } from '../ui/cx'
import { editionText, exact } from '../ui/numbers'
import { openingState } from '../ui/Picture'
import { TableOfRules } from '../ui/TableOfRules'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import css from './print.module.css'
import { PrintPage, PrintSheet } from './PrintPage'

const cx = classes(css)

/** A table with more rows than this is no quick reference: it is printed with the units. */
const LONG = 24

const ALL = 'all nations'

/** The quick-reference sheets of a ruleset: the steps of a turn, its tables and its units, as the program reads them. */
export default function QuickSheet({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  const [nation, setNation] = useState('')
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the ruleset." />
  const { rulebook, title } = ruleset
  const tables = Object.entries(rulebook.tables)
  const short = tables.filter(([, { rows }]) => rows.length <= LONG)
  const long = tables.filter(([, { rows }]) => rows.length > LONG)
  const nations = [...new Set(ruleset.muster.map(entry => entry.nation))]
  return (
    <PrintPage title={`${title}, quick reference`} back={{ label: 'Rulebook', href: `#/rules/${id}` }}>
      {/* All of a large muster would be a booklet: it is printed by nation. */}
      <label className={cx('which')}>
        Units of{' '}
        <select aria-label="Units of" value={nation} onChange={event => setNation(event.target.value)}>
          <option value="">no nation</option>
          {nations.map(one => (
            <option key={one}>{one}</option>
          ))}
          <option value={ALL}>all nations</option>
        </select>
      </label>
      <PrintSheet title={`${title}: quick reference`} sub={editionText(rulebook.edition)}>
        <Steps ruleset={ruleset} />
        <div className={cx('columns')}>
          {short.map(([name, table]) => (
            <Table key={name} name={name} table={table} />
          ))}
        </div>
      </PrintSheet>
      {nation === '' ? null : (
        <PrintSheet title={`${title}: units`} sub={nation}>
          <Units muster={ruleset.muster.filter(entry => nation === ALL || entry.nation === nation)} />
          {nation === ALL
            ? long.map(([name, table]) => <Table key={name} name={name} table={table} />)
            : null}
        </PrintSheet>
      )}
    </PrintPage>
  )
}

/** The steps of a turn, as the ribbon of the battle has them. */
function Steps({ ruleset }: { readonly ruleset: Ruleset }) {
  const [scenario] = ruleset.scenarios
  if (!scenario) return null
  const { steps } = ruleset.ribbon(openingState(ruleset, scenario))
  const { A, B } = scenario.sides
  // Of any battle, not of that one: the sides go by their letters.
  const plain = (label: string) => label.replaceAll(A.name, 'Side A').replaceAll(B.name, 'Side B')
  return (
    <ol className={cx('steps')} aria-label="Steps of a turn">
      {steps.map((step, at) => (
        // Steps never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{plain(step.label)}</li>
      ))}
    </ol>
  )
}

function Table({ name, table }: { readonly name: string; readonly table: RulebookTable }) {
  return (
    <section className={cx('block')}>
      <h3>{capital(name.replaceAll(/[_-]/g, ' '))}</h3>
      <TableOfRules table={table} />
      {table.note ? <p>{table.note}</p> : null}
    </section>
  )
}

/** The unit types with the factors that the rules use. */
function Units({ muster }: { readonly muster: Ruleset['muster'] }) {
  const groups = [...new Set(muster.map(({ group }) => group))]
  return groups.map(group => {
    const entries = muster.filter(entry => entry.group === group)
    const labels = [...new Set(entries.flatMap(({ facts }) => facts.map(({ label }) => label)))]
    const priced = entries.some(({ points }) => points !== undefined)
    return (
      <section key={group} className={cx('block')}>
        <h3>{group}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              {labels.map(label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              {priced ? <th scope="col">Points</th> : null}
            </tr>
          </thead>
          <tbody>
            {entries.map(entry => (
              <tr key={entry.id}>
                <th scope="row">
                  {entry.name} <small>{entry.nation}</small>
                </th>
                {labels.map(label => (
                  <td key={label}>{entry.facts.find(fact => fact.label === label)?.value ?? '–'}</td>
                ))}
                {priced ? <td>{entry.points === undefined ? '–' : exact(entry.points)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  })
}
