import { labelOf } from '../../engine/draft/labels'
import { type Path, valueAt, withValue } from '../../engine/draft/paths'
import {
  type Shape,
  isLineOfPoints,
  isPoint,
  mayBeNull,
  plainest,
  shapeAt,
  shapeOf,
} from '../../engine/draft/shape'
import type { Ruleset } from '../../engine/ruleset'
import { capital } from '../../engine/say'
import type { Scenario } from '../../engine/scenario'
import { drafts } from '../../store/drafts'
import { Switch } from '../ui/Choice'
import { classes } from '../ui/cx'
import { Button } from '../ui/Button'
import { oneOf } from '../../engine/draft/labels'
import { patternOf } from './placing'
import css from './editor.module.css'

const cx = classes(css)

interface FieldProps {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly path: Path
}

/** Members that are set otherwise than by typing. */
const HIDDEN = new Set(['id', 'format', 'version', 'ruleset'])

/** All that may be set of what stands at a path, as its ruleset's own schema has it. */
export function Fields({
  ruleset,
  draft,
  path,
  skip = HIDDEN,
}: FieldProps & { readonly skip?: ReadonlySet<string> }) {
  const shape = shapeAt(shapeOf(ruleset), path)
  const members = Object.entries(memberShape(shape)?.properties ?? {})
  return (
    <div className={cx('fields')}>
      {members
        .filter(([key]) => !skip.has(key) && !HIDDEN.has(key))
        .map(([key]) => (
          <Field key={key} ruleset={ruleset} draft={draft} path={[...path, key]} />
        ))}
    </div>
  )
}

const memberShape = (shape: Shape | null): Shape | null =>
  shape?.properties ? shape : (shape?.anyOf?.find(each => each.properties) ?? null)

/** One member: a choice, a number, a text, a switch, or what it is made of. */
export function Field({ ruleset, draft, path }: FieldProps) {
  const root = shapeOf(ruleset)
  const shape = shapeAt(root, path)
  const key = String(path.at(-1))
  const parent = shapeAt(root, path.slice(0, -1))
  if (!shape || isLineOfPoints(shape)) return null
  const value = valueAt(draft, path)
  const isOptional = !(memberShape(parent)?.required?.includes(key) ?? typeof path.at(-1) === 'number')
  const label = key === 'A' || key === 'B' ? draft.sides[key].name : labelOf(key)
  const set = (next: unknown) => drafts.change(withValue(draft, path, next), `set ${path.join(' ')}`)
  const choices = choicesOf(ruleset, draft, path, shape)

  if (isPoint(shape)) return <Place draft={draft} path={path} label={label} />
  if (choices) {
    const none = mayBeNull(shape) ? 'null' : isOptional ? 'none' : null
    return (
      <label className={cx('field')}>
        <span>{label}</span>
        <select
          value={value === undefined ? 'none' : written(value)}
          onChange={event => {
            const { value: text } = event.target
            if (text === 'none') set(undefined)
            else if (text === 'null') set(null)
            else set(choices.find(each => String(each.value) === text)?.value)
          }}
        >
          {none ? <option value={none}>{none === 'null' ? 'Nobody' : 'None'}</option> : null}
          {choices.some(each => each.value === value) || value === undefined || value === null ? null : (
            <option value={written(value)}>{written(value)}</option>
          )}
          {choices.map(each => (
            <option key={String(each.value)} value={String(each.value)}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const type = typeOf(shape)
  if (type === 'boolean' || shape.const === true) {
    return (
      <div className={cx('field', 'switch')}>
        <span>{label}</span>
        <Switch
          label={label}
          on={value === true}
          onChange={on => set(on ? true : isOptional ? undefined : shape.const === true ? undefined : false)}
        />
      </div>
    )
  }
  if (type === 'integer' || type === 'number') {
    return (
      <label className={cx('field')}>
        <span>{label}</span>
        <input
          type="number"
          step={type === 'integer' ? 1 : 0.1}
          {...(shape.minimum === undefined ? {} : { min: shape.minimum })}
          {...(shape.maximum === undefined ? {} : { max: shape.maximum })}
          value={typeof value === 'number' ? value : ''}
          onChange={event => {
            const { value: text } = event.target
            if (text === '') {
              if (isOptional) set(undefined)
              else if (mayBeNull(shape)) set(null)
            } else if (Number.isFinite(Number(text))) set(Number(text))
          }}
        />
      </label>
    )
  }
  if (type === 'string') {
    return (
      <label className={cx('field')}>
        <span>{label}</span>
        <input
          value={typeof value === 'string' ? value : ''}
          maxLength={shape.maxLength ?? 200}
          onChange={event => set(event.target.value === '' && isOptional ? undefined : event.target.value)}
        />
      </label>
    )
  }
  if (shape.items) return <Entries ruleset={ruleset} draft={draft} path={path} />
  const inner = memberShape(shape)
  if (!inner) return null
  if (value === undefined || value === null) {
    return (
      <div className={cx('field', 'switch')}>
        <span>{label}</span>
        <Button onClick={() => set(plainest(inner))}>Add</Button>
      </div>
    )
  }
  return (
    <fieldset className={cx('group')}>
      <legend>
        {label}
        {isOptional || mayBeNull(shape) ? (
          <Button
            plain
            onClick={() => set(mayBeNull(shape) ? null : undefined)}
            aria-label={`Take away: ${label}`}
          >
            Take away
          </Button>
        ) : null}
      </legend>
      <Fields ruleset={ruleset} draft={draft} path={path} />
    </fieldset>
  )
}

function Place({
  draft,
  path,
  label,
}: {
  readonly draft: Scenario
  readonly path: Path
  readonly label: string
}) {
  const value = valueAt(draft, path)
  const set = (axis: 'x' | 'y', text: string) => {
    const number = Number(text)
    if (text === '' || !Number.isFinite(number)) return
    const before = { x: 0, y: 0, ...(typeof value === 'object' ? value : {}) }
    drafts.change(withValue(draft, path, { ...before, [axis]: number }), `set ${path.join(' ')}`)
  }
  return (
    <div className={cx('field', 'place')} role="group" aria-label={label}>
      <span>{label}</span>
      {(['x', 'y'] as const).map(axis => (
        <input
          key={axis}
          type="number"
          step={0.5}
          aria-label={axis === 'x' ? 'From the left' : 'From the top'}
          value={Number(valueAt(value, [axis]) ?? '') || 0}
          onChange={event => set(axis, event.target.value)}
        />
      ))}
    </div>
  )
}

/** A list: its entries with what may be set of each, and one more. */
export function Entries({ ruleset, draft, path }: FieldProps) {
  const root = shapeOf(ruleset)
  const items = shapeAt(root, [...path, 0])
  const value = valueAt(draft, path)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const list = String(path.at(-1))
  const set = (next: unknown) => drafts.change(withValue(draft, path, next))
  if (!items) return null
  const plain = !items.properties
  const fresh = (): unknown => {
    const like = entries.at(-1) ?? (path.length === 1 ? patternOf(ruleset, list) : null) ?? plainest(items)
    const ids = new Set(entries.map(each => valueAt(each, ['id'])))
    let number = entries.length + 1
    while (ids.has(`${list}-${number}`)) number += 1
    return items.properties?.['id'] ? withValue(like, ['id'], `${list}-${number}`) : like
  }
  return (
    <fieldset className={cx('group')}>
      <legend>{labelOf(list)}</legend>
      {entries.map((entry, at) => {
        const name = valueAt(entry, ['name']) ?? (plain ? entry : undefined)
        const called = typeof name === 'string' && name !== '' ? name : `${capital(oneOf(list))} ${at + 1}`
        return (
          // Entries have no name of their own that stays: their place in the list is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <details key={at} className={cx('entry')}>
            <summary>{called}</summary>
            {plain ? (
              <Field ruleset={ruleset} draft={draft} path={[...path, at]} />
            ) : (
              <Fields ruleset={ruleset} draft={draft} path={[...path, at]} />
            )}
            <Button onClick={() => set(entries.filter((_, i) => i !== at))} aria-label={`Remove ${called}`}>
              Remove
            </Button>
          </details>
        )
      })}
      <Button onClick={() => set([...entries, fresh()])}>One more {oneOf(list)}</Button>
    </fieldset>
  )
}

function typeOf(shape: Shape): string | null {
  if (typeof shape.type === 'string') return shape.type
  const types = [...(shape.type ?? []), ...(shape.anyOf ?? []).map(each => each.type)].flat()
  return types.find((type): type is string => typeof type === 'string' && type !== 'null') ?? null
}

/** A value as the text of an option. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

interface Choice {
  readonly value: unknown
  readonly label: string
}

/** The values among which a member is chosen: those of its schema, of the muster, of who is there, or of the ruleset's own battles. */
function choicesOf(ruleset: Ruleset, draft: Scenario, path: Path, shape: Shape): readonly Choice[] | null {
  const key = String(path.at(-1))
  const listed = shape.enum ?? shape.anyOf?.find(each => each.enum)?.enum
  if (listed) {
    return listed.map(value => ({
      value,
      label: value === 'A' || value === 'B' ? draft.sides[value].name : capital(String(value)),
    }))
  }
  const type = Array.isArray(shape.type) ? shape.type : [shape.type]
  if (type.includes('boolean') && mayBeNull(shape))
    return [true, false].map(value => ({ value, label: value ? 'Yes' : 'No' }))
  if (typeOf(shape) !== 'string' || ['name', 'text', 'title', 'setting', 'blurb'].includes(key)) return null
  if (key === 'type') return ruleset.muster.map(({ id, name }) => ({ value: id, label: name }))
  const side = valueAt(draft, [...path.slice(0, -1), 'side'])
  const known = knownValues(ruleset, path)
  const refers = referred(draft, known.refers, side)
  if (refers) return refers
  if (known.values.length === 0 || shape.pattern !== undefined) return null
  return known.values.map(value => ({ value, label: capital(value.replaceAll('-', ' ')) }))
}

/** Who is meant by an id in this battle. */
function referred(draft: Scenario, list: string | null, side: unknown): readonly Choice[] | null {
  if (list === null) return null
  const entries = valueAt(draft, [list])
  if (!Array.isArray(entries)) return null
  return entries
    .filter(
      each => valueAt(each, ['side']) === undefined || side === undefined || valueAt(each, ['side']) === side,
    )
    .map(each => ({
      value: valueAt(each, ['id']),
      label: String(valueAt(each, ['name']) ?? valueAt(each, ['id'])),
    }))
}

const known = new Map<string, { readonly values: readonly string[]; readonly refers: string | null }>()

/** What the ruleset's own battles have at such a place, and the list whose ids these are, if they are ids. */
function knownValues(ruleset: Ruleset, path: Path) {
  const pattern = path.map(key => (typeof key === 'number' ? '#' : key)).join(' ')
  const at = `${ruleset.id} ${pattern}`
  let found = known.get(at)
  if (!found) {
    const values = new Set<string>()
    let refers: string | null = null
    for (const scenario of ruleset.scenarios) {
      for (const value of valuesAt(scenario, path)) {
        values.add(value)
        for (const [list, entries] of Object.entries(scenario)) {
          const isOne = Array.isArray(entries) && entries.some(each => valueAt(each, ['id']) === value)
          if (isOne && String(path.at(-1)) !== 'id') refers = list
        }
      }
    }
    found = { values: [...values].toSorted(), refers }
    known.set(at, found)
  }
  return found
}

function valuesAt(value: unknown, [key, ...rest]: Path): readonly string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : []
  if (typeof key === 'number') return Array.isArray(value) ? value.flatMap(each => valuesAt(each, rest)) : []
  return valuesAt(valueAt(value, [key]), rest)
}
