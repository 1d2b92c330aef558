import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import css from './print.module.css'

const cx = classes(css)

/** Sheets of A4 as they will be printed, with the ways to print them and back; the ways are not on the paper. */
export function PrintPage({
  title,
  back,
  links,
  children,
}: {
  readonly title: string
  readonly back: { readonly label: string; readonly href: string }
  readonly links?: readonly { readonly label: string; readonly href: string }[]
  readonly children: ReactNode
}) {
  return (
    <div className={cx('desk')}>
      <header className={cx('bar')}>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
        <h1>{title}</h1>
        {(links ?? []).map(link => (
          <ButtonLink key={link.href} href={link.href}>
            {link.label}
          </ButtonLink>
        ))}
        <Button go onClick={() => window.print()}>
          Print
        </Button>
      </header>
      <main>{children}</main>
    </div>
  )
}

/** One sheet; a new page where it begins. */
export function PrintSheet({
  title,
  sub,
  children,
}: {
  readonly title: string
  readonly sub?: string
  readonly children: ReactNode
}) {
  return (
    <article className={cx('sheet')} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {sub ? <p>{sub}</p> : null}
      </header>
      {children}
    </article>
  )
}
