import type { Side } from '../../engine/ids'
import { isRed } from '../../engine/playingCards'
import type { Pack, PackCard } from '../../engine/standing'
import { classes } from '../ui/cx'
import css from './pack.module.css'

const cx = classes(css)

/** What stands on a card: its rank and its suit. A Joker has a star. */
function marksOn(face: string): readonly [string, string] {
  return face.startsWith('Joker') ? ['J', '★'] : [face.slice(0, -1), face.slice(-1)]
}

const SUITS: Readonly<Record<string, string>> = {
  '♥': 'hearts',
  '♦': 'diamonds',
  '♠': 'spades',
  '♣': 'clubs',
}

/** 'Q of hearts'. */
export const cardName = (face: string): string => {
  const [rank, suit] = marksOn(face)
  return suit === '★' ? face : `${rank} of ${SUITS[suit] ?? ''}`
}

/** The face of a card. */
function Face({ face, className }: { readonly face: string; readonly className?: string | undefined }) {
  const [rank, suit] = marksOn(face)
  return (
    <span className={cx('face', isRed(face) && 'red', className)} aria-hidden="true">
      <b>{rank}</b>
      <i>{suit}</i>
    </span>
  )
}

const leftIn = ({ cards }: Pack): number => cards.filter(({ drawn }) => !drawn).length

/** The card that lies on the table beside what is left of the pack. */
export function PackNow({ pack, nameOf }: { readonly pack: Pack; readonly nameOf: (side: Side) => string }) {
  const left = leftIn(pack)
  const open = pack.cards.find(({ face }) => face === pack.open)
  return (
    <span className={cx('now')}>
      {open ? <Face face={open.face} className="open" /> : <span className={cx('none')} aria-hidden="true" />}
      {open ? (
        <span className="quiet">
          {cardName(open.face)} lies on the table, a card of the {nameOf(open.side)}.{' '}
        </span>
      ) : null}
      <span className={cx('pile', left > 1 && 'deep', left === 0 && 'out')} aria-hidden="true">
        {left}
      </span>
      <span className="quiet">{left} left in the pack, </span>
    </span>
  )
}

/** Every card of the pack, suit by suit: what has been drawn, what is to come, and how many of them each side has. */
export function PackTable({
  pack,
  nameOf,
}: {
  readonly pack: Pack
  readonly nameOf: (side: Side) => string
}) {
  const sides: readonly Side[] = [...new Set(pack.cards.map(({ side }) => side))]
  const toCome = (side: Side): number => pack.cards.filter(card => card.side === side && !card.drawn).length
  return (
    <section className={cx('whole')} aria-label="The pack">
      <p>
        {pack.open ? `${cardName(pack.open)} lies on the table. ` : ''}
        {leftIn(pack)} of {pack.cards.length} cards are still in the pack:{' '}
        {sides.map(side => `${toCome(side)} of the ${nameOf(side)}`).join(', ')}.
      </p>
      {rowsOf(pack.cards).map(row => (
        <ul key={row[0]?.face}>
          {row.map(card => (
            <li key={card.face} className={cx(card.drawn && 'drawn', card.face === pack.open && 'isOpen')}>
              <Face face={card.face} />
              <span className="quiet">
                {cardName(card.face)}
                {card.face === pack.open ? ', on the table' : card.drawn ? ', drawn' : ''}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

/** A row for each suit, and one for the Jokers. */
function rowsOf(cards: readonly PackCard[]): readonly (readonly PackCard[])[] {
  const suits = new Map<string, PackCard[]>()
  for (const card of cards) {
    const [, suit] = marksOn(card.face)
    const row = suits.get(suit)
    if (row) row.push(card)
    else suits.set(suit, [card])
  }
  return [...suits.values()]
}
