import { capital } from '../../engine/say'
import { Popover } from 'radix-ui'
import { createContext, useContext, useState } from 'react'
import type { Clause, Rulebook, Ruling } from '../../engine/rulebook'
import type { ClauseId } from '../../engine/ids'
import { classes } from './cx'
import { minus } from './numbers'
import kit from './kit.module.css'

const cx = classes(kit)

/** The rulebook that the clause numbers of a screen belong to. */
export const RulebookContext = createContext<Rulebook | null>(null)

/** Where a clause is read without leaving the screen; null where the rulebook is a screen of its own. */
export const ReadingContext = createContext<((id: ClauseId) => void) | null>(null)

/** '5.11' of 'ww2-5.11', 'R12' of 'ww2-R12': what follows the ruleset's id. */
export function shortClause(id: ClauseId): string {
  return /-(R?\d[\w.]*)$/.exec(id)?.[1] ?? id
}

/** 'Ruling 12' or 'Clause 5.11'. */
export function clauseTitle(id: ClauseId): string {
  const short = shortClause(id)
  return short.startsWith('R') ? `Ruling ${short.slice(1)}` : `Clause ${short}`
}

export function findClause(book: Rulebook, id: ClauseId): Clause | Ruling | null {
  return book.clauses.find(one => one.id === id) ?? book.rulings.find(one => one.id === id) ?? null
}

export const rulesAddress = (book: string, id?: ClauseId): string =>
  id ? `#/rules/${book}/${encodeURIComponent(id)}` : `#/rules/${book}`

/** A text in which the clauses that it names ('ww2-5.11') are links. */
export function ClausedText({ text }: { readonly text: string }) {
  const book = useContext(RulebookContext)
  const named = book ? new RegExp(`(${book.id}-(?:R\\d+|\\d+[a-z]?(?:\\.\\d+)*))`) : null
  if (!named) return text
  // Every second part is the name of a clause; the parts never change places.
  return text
    .split(named)
    .map((part, at) => (at % 2 === 1 ? <ClauseLink key={`${part} ${String(at)}`} id={part} /> : part))
}

/** A clause number with a dotted line. Hovered, focused or pressed it shows the clause as a card, with the way to the book. */
export function ClauseLink({ id }: { readonly id: ClauseId }) {
  const book = useContext(RulebookContext)
  const read = useContext(ReadingContext)
  const [open, setOpen] = useState<'no' | 'hover' | 'stay'>('no')
  const [isAtRight, setAtRight] = useState(false)
  const lookWhere = (link: Element) => setAtRight(link.getBoundingClientRect().left > window.innerWidth * 0.7)
  const found = book ? findClause(book, id) : null
  if (!book || !found) return <span className={cx('clause')}>{shortClause(id)}</span>
  return (
    <Popover.Root open={open !== 'no'} onOpenChange={next => setOpen(next ? 'stay' : 'no')}>
      <Popover.Trigger
        className={cx('clause')}
        onPointerEnter={event => {
          lookWhere(event.currentTarget)
          if (event.pointerType === 'mouse') setOpen(now => (now === 'no' ? 'hover' : now))
        }}
        onPointerLeave={event => {
          if (event.pointerType === 'mouse') setOpen(now => (now === 'hover' ? 'no' : now))
        }}
        onClick={event => {
          event.stopPropagation()
          lookWhere(event.currentTarget)
          if (open === 'hover') {
            event.preventDefault()
            setOpen('stay')
          }
        }}
      >
        <span className="quiet">{shortClause(id).startsWith('R') ? 'Ruling ' : 'Clause '}</span>
        {shortClause(id)}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={`${cx('clauseCard')} paper`}
          // Beside a panel at the right, so that it does not hide the numbers that it explains.
          side={isAtRight ? 'left' : 'bottom'}
          sideOffset={6}
          collisionPadding={12}
          aria-label={clauseTitle(id)}
          onOpenAutoFocus={event => {
            if (open !== 'stay') event.preventDefault()
          }}
          onCloseAutoFocus={event => {
            if (open !== 'stay') event.preventDefault()
          }}
        >
          <ClauseText clause={found} />
          <footer>
            <a
              href={rulesAddress(book.id, id)}
              onClick={event => {
                if (!read) return
                event.preventDefault()
                setOpen('no')
                read(id)
              }}
            >
              Open the rulebook here
            </a>
          </footer>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** A clause's or a ruling's words. */
export function ClauseText({ clause }: { readonly clause: Clause | Ruling }) {
  if ('text' in clause) {
    return (
      <>
        <h2>
          {capital(clause.topic)}
          <span>{shortClause(clause.id)}</span>
        </h2>
        <p>{minus(clause.text)}</p>
      </>
    )
  }
  return (
    <>
      <h2>
        {capital(clause.question)}
        <span>{shortClause(clause.id)}</span>
      </h2>
      <p>{minus(clause.ruling)}</p>
    </>
  )
}
