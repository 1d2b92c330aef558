import type { ComponentProps, ReactNode } from 'react'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

interface Look {
  /** The one thing to press. There is only one on a screen. */
  readonly go?: boolean | undefined
  readonly big?: boolean | undefined
  readonly ghost?: boolean | undefined
  readonly plain?: boolean | undefined
  readonly stop?: boolean | undefined
  /** The key that does the same, shown at its right. */
  readonly hint?: string | undefined
}

export function Button({
  go,
  big,
  ghost,
  plain,
  stop,
  hint,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      data-go={go ? '' : undefined}
      {...rest}
      className={cx(
        'btn',
        go && 'go',
        big && 'big',
        ghost && 'ghost',
        plain && 'plain',
        stop && 'stop',
        className,
      )}
    >
      {children}
      {hint ? <Key>{hint}</Key> : null}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  go,
  big,
  ghost,
  plain,
  children,
  className,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a
      {...rest}
      className={cx('btn', go && 'go', big && 'big', ghost && 'ghost', plain && 'plain', className)}
    >
      {children}
    </a>
  )
}

/** A name of a key, for the eyes only: screen readers have `aria-keyshortcuts`. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={cx('kbd')} aria-hidden="true">
      {children}
    </kbd>
  )
}

/** A button that is a picture; its label is its name and its tooltip. */
export function IconButton({
  label,
  children,
  className,
  keys,
  ...rest
}: ComponentProps<'button'> & { readonly label: string; readonly keys?: string | undefined }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...rest}
      className={cx('icon', className)}
    >
      {children}
    </button>
  )
}
