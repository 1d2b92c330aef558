import type { CampaignMember, CampaignNote, CampaignSquadron } from '../../engine/campaign'
import type { Side } from '../../engine/ids'
import type { Phrase } from '../../engine/phrase'
import { Pips } from '../battle/UnitCardView'
import { Badge } from '../ui/Badge'
import { ClauseLink } from '../ui/ClauseLink'
import { Die } from '../ui/Die'
import { classes } from '../ui/cx'
import { count } from '../ui/numbers'
import css from './campaign.module.css'
import { KillMark } from './KillMark'

const cx = classes(css)

type Tell = (phrase: Phrase) => string

/** A page of the squadrons' book: its pilots, their kills as marks, and what became of them. */
export function Ledger({
  side,
  name,
  squadron,
  fought,
  chosen,
  onChoose,
  tell,
}: {
  readonly side: Side
  readonly name: string
  readonly squadron: CampaignSquadron
  /** Battles that are over. */
  readonly fought: number
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly tell: Tell
}) {
  const battles = Array.from({ length: fought }, (_, at) => at)
  return (
    <section className={`${cx('page')} paper`} aria-label={`Squadron: ${name}`}>
      <h2>
        <Badge side={side} /> {name} <small>{squadron.note}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Pilot</th>
            {battles.map(at => (
              <th key={at} scope="col">
                Battle {at + 1}
              </th>
            ))}
            {fought === 0 ? <th scope="col">Flies</th> : null}
            <th scope="col">Kills</th>
          </tr>
        </thead>
        <tbody>
          {squadron.members.map(member => (
            <tr key={member.id} className={cx(member.id === chosen && 'on')}>
              <th scope="row">
                <button type="button" aria-pressed={member.id === chosen} onClick={() => onChoose(member.id)}>
                  {member.name}
                  <span>
                    <Pips quality={pipsOf(member)} /> {member.grade.label}
                  </span>
                </button>
              </th>
              {battles.map(at => (
                <td key={at}>
                  <Sortie battle={member.battles[at]} mark={squadron.mark} tell={tell} />
                </td>
              ))}
              {fought === 0 ? <td>{member.type}</td> : null}
              <td className={cx('kills')}>{member.kills}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={cx('foot')}>
        {squadron.foot.map(({ text, clause }) => (
          <span key={clause}>
            {tell(text)} <ClauseLink id={clause} />.{' '}
          </span>
        ))}
      </p>
    </section>
  )
}

function pipsOf({ grade }: CampaignMember): 1 | 2 | 3 {
  return grade.step <= 1 ? 1 : grade.step === 2 ? 2 : 3
}

function Sortie({
  battle,
  mark,
  tell,
}: {
  readonly battle: CampaignMember['battles'][number] | undefined
  readonly mark: string
  readonly tell: Tell
}) {
  if (!battle) return null
  const { kills, notes } = battle
  return (
    <>
      {kills > 0 ? (
        <span className={cx('marks')} role="img" aria-label={count(kills, 'kill')}>
          {Array.from({ length: kills }, (_, at) => (
            <KillMark key={at} nation={mark} />
          ))}
        </span>
      ) : null}
      {notes.map(note => (
        <Note key={note.text.code} note={note} tell={tell} />
      ))}
    </>
  )
}

function Note({
  note: { text, die, lost, strong },
  tell,
}: {
  readonly note: CampaignNote
  readonly tell: Tell
}) {
  const said = tell(text)
  return (
    <span className={cx('note', strong && 'strong')}>
      {die === undefined ? null : <Die face={die} size={20} />} {lost ? <s>{lost}</s> : null} {said}
    </span>
  )
}
