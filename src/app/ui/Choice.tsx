import { useId } from 'react'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

/** One of a few, side by side. */
export function Choice<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly note?: string }[]
  readonly onChange: (value: V) => void
}) {
  const name = useId()
  return (
    <fieldset className={cx('choice', options.some(option => option.note) && 'noted')}>
      <legend className="quiet">{label}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.label}</b>
          {option.note ? <span>{option.note}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}

/** On or off, said in words beside the switch. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className={cx('switch')}
      onClick={() => onChange(!on)}
    >
      <i />
      {on ? 'On' : 'Off'}
    </button>
  )
}
