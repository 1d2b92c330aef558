import type { CampaignField, CampaignNext, CampaignValues } from '../../engine/campaign'
import { capital } from '../../engine/say'
import { Badge } from '../ui/Badge'
import { Choice } from '../ui/Choice'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import css from './campaign.module.css'

const cx = classes(css)

/** What somebody decides before a battle: the fields of the rules, those of one row side by side. */
export function Deployment({
  next,
  name,
  hint,
  problem,
  values,
  onChange,
}: {
  readonly next: Extract<CampaignNext, { kind: 'go' }>
  readonly name: string
  readonly hint: string | null
  readonly problem: string | null
  readonly values: CampaignValues
  readonly onChange: (values: CampaignValues) => void
}) {
  const rows = [...new Set(next.fields.flatMap(field => field.row ?? []))]
  const single = next.fields.filter(field => field.row === undefined)
  const set = (field: CampaignField, value: string) => onChange(exchanged(next.fields, values, field, value))
  return (
    <section className={`${cx('deploy')} paper`} aria-label={`${name} deploy`}>
      <h2>
        <Badge side={next.side} /> {name} <ClauseLink id={next.clause} />
      </h2>
      {single.map(field => (
        <div key={field.id} className={cx('single')}>
          <span>{field.label}</span>
          <Choice
            label={field.label}
            value={field.value}
            options={field.choices.map(each => ({ ...each, label: capital(each.label) }))}
            onChange={value => set(field, value)}
          />
        </div>
      ))}
      {hint === null ? null : <p className={cx('hint')}>{hint}</p>}
      <ol>
        {rows.map(row => (
          <li key={row}>
            {next.fields
              .filter(field => field.row === row)
              .map(field => (
                <label key={field.id}>
                  <span className="quiet">
                    {field.label} {row}
                  </span>
                  <select value={field.value} onChange={event => set(field, event.target.value)}>
                    {field.choices.map(each => (
                      <option key={each.value} value={each.value}>
                        {each.label}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
          </li>
        ))}
      </ol>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  )
}

/** The values with one changed. Who stood in the place that another is put into changes places with him. */
function exchanged(
  fields: readonly CampaignField[],
  values: CampaignValues,
  changed: CampaignField,
  value: string,
): CampaignValues {
  const [kind] = changed.id.split('-')
  const same = fields.find(
    field =>
      kind === 'place' && field.id !== changed.id && field.id.startsWith('place-') && field.value === value,
  )
  return { ...values, [changed.id]: value, ...(same ? { [same.id]: changed.value } : {}) }
}
