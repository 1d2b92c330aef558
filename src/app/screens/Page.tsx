import type { ReactNode } from 'react'
import type { Ruleset } from '../../engine/ruleset'
import { ButtonLink } from '../ui/Button'
import { classes } from '../ui/cx'
import css from './page.module.css'

const cx = classes(css)

const HOME = { label: 'First screen', href: '#/' }
const NONE: readonly { readonly label: string; readonly href: string; readonly here?: boolean }[] = []

/** The frame of every screen that is read: where one is, and the way back. */
export function Page({
  title,
  sub,
  back = HOME,
  links = NONE,
  children,
  wide,
}: {
  readonly title: string
  readonly sub?: string | undefined
  readonly back?: { readonly label: string; readonly href: string }
  readonly links?: readonly { readonly label: string; readonly href: string; readonly here?: boolean }[]
  readonly children: ReactNode
  readonly wide?: boolean
}) {
  return (
    <div className={cx('page')}>
      <header className={cx('bar')}>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
        <div>
          <h1>{title}</h1>
          {sub ? <span className={cx('sub')}>{sub}</span> : null}
        </div>
        {links.length > 0 ? (
          <nav aria-label="Parts">
            {links.map(link => (
              <a key={link.href} href={link.href} aria-current={link.here ? 'page' : undefined}>
                {link.label}
              </a>
            ))}
          </nav>
        ) : null}
      </header>
      {wide ? children : <main className={cx('body')}>{children}</main>}
    </div>
  )
}

/** The parts of a ruleset, for the bar. */
export function rulesetLinks(
  {
    id,
    rulebook,
    workshop,
    armies,
    campaign,
  }: Pick<Ruleset, 'id' | 'rulebook' | 'workshop' | 'armies' | 'campaign'>,
  here: 'scenarios' | 'campaign' | 'muster' | 'workshop' | 'armies' | 'rules',
) {
  const making = { href: `#/workshop/${id}`, here: here === 'workshop' }
  return [
    { label: 'Battles', href: `#/ruleset/${id}`, here: here === 'scenarios' },
    ...(campaign ? [{ label: campaign.title, href: `#/campaigns/${id}`, here: here === 'campaign' }] : []),
    { label: 'Muster', href: `#/muster/${id}`, here: here === 'muster' },
    ...(armies ? [{ label: 'Armies', href: `#/armies/${id}`, here: here === 'armies' }] : []),
    ...(workshop ? [{ label: workshop.title, ...making }] : []),
    { label: 'Make a battle', href: `#/make/${id}`, here: false },
    { label: 'Rulebook', href: `#/rules/${rulebook.id}`, here: here === 'rules' },
    { label: 'Quick reference', href: `#/print/${id}` },
  ]
}

/** What a box needs that scrolls sideways on a narrow screen: a name, and a place among the things that keys reach. */
export const scrolls = (label: string) => ({ 'aria-label': label, tabIndex: 0 })
