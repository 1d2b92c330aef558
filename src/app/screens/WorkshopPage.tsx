import { useState } from 'react'
import type { Workshop, WorkshopField } from '../../engine/workshop'
import { ReckoningTable } from '../battle/Reckonings'
import { Problem } from '../Problem'
import { Switch } from '../ui/Choice'
import { RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Page, rulesetLinks } from './Page'
import css from './page.module.css'

const cx = classes(css)

type Value = WorkshopField['value']

/** Type the figures of a unit, get its counters: what the rules say of making units. */
export default function WorkshopPage({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="This workshop cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the workshop." />
  const { workshop } = ruleset
  if (!workshop)
    return <Problem title="No workshop" text={`${ruleset.title} does not say how units are made.`} />
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Page
        title={`${ruleset.title}, ${workshop.title.toLowerCase()}`}
        back={{ label: 'All battles', href: `#/ruleset/${id}` }}
        links={rulesetLinks(ruleset, 'workshop')}
      >
        <p className={cx('lead')}>{workshop.lead}</p>
        <Bench workshop={workshop} />
      </Page>
    </RulebookContext>
  )
}

function Bench({ workshop }: { readonly workshop: Workshop }) {
  const [values, setValues] = useState<Readonly<Record<string, Value>>>(() =>
    Object.fromEntries(workshop.fields.map(field => [field.id, field.value])),
  )
  const { problems, facts, reckonings } = workshop.make(values)
  return (
    <div className={cx('yard')}>
      <section className={`${cx('sheet')} paper`} aria-label="Figures">
        <h2>Its figures</h2>
        {workshop.fields.map(field => (
          <FieldRow
            key={field.id}
            field={field}
            value={values[field.id] ?? field.value}
            onChange={value => setValues({ ...values, [field.id]: value })}
          />
        ))}
      </section>
      <section className={`${cx('sheet')} paper`} aria-label="Counters" aria-live="polite">
        <h2>Its counters</h2>
        {problems.map(text => (
          <p key={text}>{text}</p>
        ))}
        {facts.length > 0 ? (
          <table className={cx('table')}>
            <tbody>
              {facts.map(fact => (
                <tr key={fact.label}>
                  <th scope="row">{fact.label}</th>
                  <td>
                    <b>{fact.value}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <div className={cx('counted')}>
          {reckonings.map(reckoning => (
            <ReckoningTable key={reckoning.title} reckoning={reckoning} />
          ))}
        </div>
      </section>
    </div>
  )
}

function FieldRow({
  field,
  value,
  onChange,
}: {
  readonly field: WorkshopField
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  if (typeof field.value === 'boolean') {
    return (
      <div className={cx('asked')}>
        <span>{field.label}</span>
        <Switch label={field.label} on={value === true} onChange={onChange} />
      </div>
    )
  }
  return (
    <label className={cx('asked')}>
      <span>{field.label}</span>
      {field.choices ? (
        <select
          className={cx('field')}
          value={String(value)}
          onChange={event => onChange(event.target.value)}
        >
          {field.choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={cx('field')}
          type={typeof field.value === 'number' ? 'number' : 'text'}
          min={0}
          step="any"
          value={String(value)}
          onChange={event =>
            onChange(typeof field.value === 'number' ? Number(event.target.value) : event.target.value)
          }
        />
      )}
    </label>
  )
}
