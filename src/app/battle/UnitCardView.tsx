import type { UnitCard } from '../../engine/ruleset'
import type { Chip, GroundLook } from '../../engine/scene'
import { Portrait } from '../ui/Picture'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { Dial } from './Dial'
import parts from './parts.module.css'

const cx = classes(parts)
const kx = classes(kit)

const QUALITY = { 1: 'one pip of three', 2: 'two pips of three', 3: 'three pips of three' } as const

export function Pips({ quality }: { readonly quality: 1 | 2 | 3 }) {
  return (
    <span role="img" aria-label={QUALITY[quality]}>
      {[1, 2, 3].map(at => (
        <span key={at} className={kx('pip', at > quality && 'no')} />
      ))}
    </span>
  )
}

export const chipTone = (tone: Chip['tone']): string =>
  kx(tone === 'disorganized' || tone === 'suppressed' || tone === 'damage' || tone === 'good' ? tone : '')

/** What the chips of the base do not say already. */
const isNew = (told: readonly Chip[]) => (chip: string) => !told.some(one => one.label === chip)

/** What a dial does not say already. */
const isUntold = (card: UnitCard) => (chip: Chip) => !(chip.die && card.dial)

/** Five or six facts make two even rows; where a value is long, four beside each other have no room either. */
function columnsOf({ facts }: UnitCard): 'two' | 'three' | false {
  if (facts.length === 5 || facts.length === 6) return 'three'
  if (facts.length < 4 || !facts.some(({ value }) => value.length > 7)) return false
  return facts.length === 4 ? 'two' : 'three'
}

/** A unit as its card shows it: face, state, factors and what belongs to it. */
export function UnitCardView({ card, look }: { readonly card: UnitCard; readonly look?: GroundLook }) {
  const { token } = card
  return (
    <section className={cx('card')} aria-label={`Card of ${card.title}`}>
      <header>
        <div className={cx('face')}>
          <Portrait token={token} size={104} {...(look && { look })} />
        </div>
        <div>
          <h2>{card.title}</h2>
          <p>{card.subtitle}</p>
          <div className={cx('state')}>
            {token.chips.filter(isUntold(card)).map(chip => (
              <span key={chip.label} className={kx('chip') + ' ' + chipTone(chip.tone)}>
                {chip.label.startsWith(chip.text) ? chip.label : `${chip.text} ${chip.label}`}
              </span>
            ))}
            {card.chips.filter(isNew(token.chips)).map((chip, at) => (
              <span key={chip} className={kx('chip')}>
                {at === 0 && token.quality ? <Pips quality={token.quality} /> : null}
                {chip}
              </span>
            ))}
          </div>
        </div>
        {card.dial ? <Dial {...card.dial} /> : null}
      </header>
      <dl className={cx('facts', columnsOf(card))}>
        {card.facts.map(fact => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note ? <small>{fact.note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {card.notes.length > 0 ? (
        <ul className={cx('notes')}>
          {card.notes.map(note => (
            <li key={note.text}>
              {note.text} {note.clause ? <ClauseLink id={note.clause} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
