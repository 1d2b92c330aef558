import { useState } from 'react'
import {
  ARMY_MOST,
  type Army,
  type ArmyField,
  type ArmyFlag,
  type ArmyLine,
  type ArmyRules,
  unitNames,
  withLine,
} from '../../engine/armies'
import type { Reckoning } from '../../engine/reckoning'
import type { GroundLook } from '../../engine/scene'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { exact } from '../ui/numbers'
import { Portrait } from '../ui/Picture'
import css from './armies.module.css'

const cx = classes(css)

/** The lines of an army list: what each unit is, how many, and what it costs and why. */
export function ArmyLines({
  rules,
  army,
  flags,
  look,
  onChange,
}: {
  readonly rules: ArmyRules
  readonly army: Army
  readonly flags: readonly ArmyFlag[]
  /** The ground that the pictures of the units stand on. */
  readonly look: GroundLook
  readonly onChange: (army: Army) => void
}) {
  const [open, setOpen] = useState<number | null>(null)
  const [removed, setRemoved] = useState<{ readonly line: ArmyLine; readonly at: number } | null>(null)
  const first = rules.fields[0]?.options[0]?.value ?? ''
  return (
    <>
      {army.lines.length === 0 ? <p className={cx('none')}>There is no unit in this army yet.</p> : null}
      <ol className={cx('lines')}>
        {army.lines.map((line, at) => (
          // The lines of a list stand in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Line
              rules={rules}
              line={line}
              flags={flags.filter(flag => flag.line === at)}
              look={look}
              isOpen={open === at}
              onOpen={() => setOpen(open === at ? null : at)}
              onChange={next => {
                if (next === null) setOpen(null)
                setRemoved(next === null ? { line, at } : null)
                onChange(withLine(army, at, next))
              }}
            />
          </li>
        ))}
      </ol>
      <div className={cx('told')} role="status">
        {removed ? (
          <p>
            “{removed.line.name || rules.nameOf(removed.line.choices)}” was removed.{' '}
            <Button
              onClick={() => {
                onChange({ ...army, lines: army.lines.toSpliced(removed.at, 0, removed.line) })
                setRemoved(null)
              }}
            >
              Put it back
            </Button>
          </p>
        ) : null}
      </div>
      <div className={cx('buttons')}>
        <Button
          disabled={army.lines.length >= ARMY_MOST.lines}
          onClick={() => {
            setRemoved(null)
            const choices = rules.blank(first)
            onChange(withLine(army, army.lines.length, { name: rules.nameOf(choices), count: 1, choices }))
            setOpen(army.lines.length)
          }}
        >
          Add a unit
        </Button>
      </div>
    </>
  )
}

function Line({
  rules,
  line,
  flags,
  look,
  isOpen,
  onOpen,
  onChange,
}: {
  readonly rules: ArmyRules
  readonly line: ArmyLine
  readonly flags: readonly ArmyFlag[]
  readonly look: GroundLook
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (line: ArmyLine | null) => void
}) {
  const cost = rules.cost(line.choices, {})
  const picture = rules.picture(line.choices)
  const said = rules.fields
    .slice(0, -1)
    .flatMap(field => {
      const option = field.options.find(each => each.value === line.choices[field.id])
      return option && option.value !== 'none' && option.value !== 'plain' ? [option.label] : []
    })
    .join(', ')
  return (
    <div className={cx('line', isOpen && 'open')}>
      <button type="button" className={cx('head')} aria-expanded={isOpen} onClick={onOpen}>
        <Portrait
          size={46}
          look={look}
          token={{ ...FACE, silhouette: picture.silhouette, paint: picture.paint }}
        />
        <span className={cx('what')}>
          <b>
            {line.count > 1 ? `${line.count} × ` : ''}
            {line.name || rules.nameOf(line.choices)}
          </b>
          <i>{said}</i>
        </span>
        <span className={cx('points')}>
          <b>{exact(cost.total * line.count)}</b>
          <i>{line.count > 1 ? `${exact(cost.total)} each` : 'points'}</i>
        </span>
      </button>
      {flags.length > 0 ? (
        <ul className={cx('flags')}>
          {flags.map(flag => (
            <li key={flag.text} data-told={flag.breaks ? undefined : ''}>
              <span>{flag.text}</span> <ClauseLink id={flag.clause} />
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <div className={cx('edit')}>
          <div className={cx('choices')}>
            <label>
              <span>Name</span>
              <input
                className={cx('field')}
                value={line.name}
                maxLength={60}
                onChange={event => onChange({ ...line, name: event.target.value })}
              />
            </label>
            {rules.fields.map(field => (
              <Choice
                key={field.id}
                field={field}
                value={line.choices[field.id] ?? ''}
                onChange={value => onChange(changed(rules, line, field, value))}
              />
            ))}
          </div>
          {line.count > 1 ? <UnitNames rules={rules} line={line} onChange={onChange} /> : null}
          <div className={cx('foot')}>
            <span className={cx('count')}>
              <Button aria-label="One fewer" disabled={line.count <= 1} onClick={() => onChange(fewer(line))}>
                −
              </Button>
              <output aria-label="Units">{line.count}</output>
              <Button
                aria-label="One more"
                disabled={line.count >= ARMY_MOST.ofOneMake}
                onClick={() => onChange({ ...line, count: line.count + 1 })}
              >
                +
              </Button>
            </span>
            <Button onClick={() => onChange(null)}>Remove</Button>
          </div>
          <Cost cost={cost} />
        </div>
      ) : null}
    </div>
  )
}

/** The line with a unit less, and without the name of that. */
function fewer({ names, ...line }: ArmyLine): ArmyLine {
  const count = line.count - 1
  return { ...line, count, ...(names && { names: names.slice(0, count) }) }
}

/** A name for each unit of a line; what is left empty is called by the line and a number. */
function UnitNames({
  rules,
  line,
  onChange,
}: {
  readonly rules: ArmyRules
  readonly line: ArmyLine
  readonly onChange: (line: ArmyLine) => void
}) {
  const plain = unitNames({ name: line.name, count: line.count }, rules.nameOf(line.choices))
  const named = (nth: number, name: string): ArmyLine => {
    const names = plain.map((_, at) => (at === nth ? name : (line.names?.[at] ?? '')))
    const { names: _, ...unnamed } = line
    return names.every(each => each === '') ? unnamed : { ...line, names }
  }
  return (
    <fieldset className={cx('named')}>
      <legend>Names of their own</legend>
      {plain.map((called, nth) => (
        <input
          // A unit is its place in the line: its name is being typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={nth}
          className={cx('field')}
          aria-label={`Name of unit ${nth + 1}`}
          placeholder={called}
          maxLength={60}
          value={line.names?.[nth] ?? ''}
          onChange={event => onChange(named(nth, event.target.value))}
        />
      ))}
    </fieldset>
  )
}

/** A line with another choice; with another kind it begins afresh and keeps its colour and a name of its own. */
function changed(rules: ArmyRules, line: ArmyLine, field: ArmyField, value: string): ArmyLine {
  if (field !== rules.fields[0]) return { ...line, choices: { ...line.choices, [field.id]: value } }
  const fresh = rules.blank(value)
  const last = rules.fields.at(-1)?.id ?? ''
  const kept = line.choices[last]
  const isOwn = line.name !== '' && line.name !== rules.nameOf(line.choices)
  return {
    ...line,
    name: isOwn ? line.name : rules.nameOf(fresh),
    choices: kept === undefined ? fresh : { ...fresh, [last]: kept },
  }
}

function Choice({
  field,
  value,
  onChange,
}: {
  readonly field: ArmyField
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const groups = [...new Set(field.options.map(option => option.group))]
  const option = (each: ArmyField['options'][number]) => (
    <option key={each.value} value={each.value}>
      {each.label}
    </option>
  )
  return (
    <label>
      <span>
        {field.label} {field.clause ? <ClauseLink id={field.clause} /> : null}
      </span>
      <select
        className={cx('field')}
        aria-label={field.label}
        value={value}
        onChange={event => onChange(event.target.value)}
      >
        {groups.map(group =>
          group === undefined ? (
            field.options.filter(each => each.group === undefined).map(option)
          ) : (
            <optgroup key={group} label={group}>
              {field.options.filter(each => each.group === group).map(option)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  )
}

/** How the points of a unit come about. */
function Cost({ cost }: { readonly cost: Reckoning }) {
  return (
    <table className={cx('cost')}>
      <caption>Points of one unit</caption>
      <tbody>
        {[cost.base, ...cost.modifiers].map((line, at) => (
          <tr key={`${line.clause} ${line.label}`}>
            <th scope="row">{line.label}</th>
            <td>{at === 0 ? exact(line.value) : `${line.value > 0 ? '+' : ''}${exact(line.value)}`}</td>
            <td>
              <ClauseLink id={line.clause} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">together</th>
          <td colSpan={2}>{exact(cost.total)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A base for the picture of a unit that is on no table. */
const FACE = {
  id: 'face',
  side: null,
  at: { x: 0, y: 0 },
  facing: 0,
  width: 1.5,
  depth: 1.5,
  shape: 'block',
  name: '',
  chips: [],
  spent: false,
} as const
