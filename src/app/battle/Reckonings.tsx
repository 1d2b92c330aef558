import { capital } from '../../engine/say'
import type { Contestant, Roll } from '../../engine/chance'
import type { ClauseId } from '../../engine/ids'
import type { Reckoning } from '../../engine/reckoning'
import { successesOf } from '../report/luck'
import { ClauseLink } from '../ui/ClauseLink'
import { Die } from '../ui/Die'
import { signed, tidy } from '../ui/numbers'
import { classes } from '../ui/cx'
import parts from './parts.module.css'

const cx = classes(parts)

/** How a number came about, line by line, each with its clause. */
export function ReckoningTable({ reckoning }: { readonly reckoning: Reckoning }) {
  const { base, modifiers, total, kind, title } = reckoning
  return (
    <table className={cx('reckoning')}>
      <caption>{title}</caption>
      <tbody>
        {/* A sum that begins with nothing begins with its first part. */}
        {kind === 'sum' && base.value === 0 && modifiers.length > 0 ? null : (
          <tr>
            <td>{capital(base.label)}</td>
            <td>{kind === 'need' ? `${tidy(base.value)}+` : tidy(base.value)}</td>
            <td>{base.clause ? <ClauseLink id={base.clause} /> : null}</td>
          </tr>
        )}
        {modifiers.map(line => (
          <tr key={`${line.clause} ${line.label}`}>
            <td>{capital(line.label)}</td>
            <td>{signed(line.value)}</td>
            <td>{line.clause ? <ClauseLink id={line.clause} /> : null}</td>
          </tr>
        ))}
        <tr className={cx('sum')}>
          <td>{kind === 'need' ? needText(total) : 'In all'}</td>
          <td>{kind === 'need' ? '' : tidy(total)}</td>
          <td aria-hidden="true" />
        </tr>
      </tbody>
    </table>
  )
}

function needText(total: number): string {
  if (total > 6) return `Needs ${tidy(total)}+: no die shows that`
  return total <= 1 ? 'Cannot fail' : `Needs ${tidy(total)}+`
}

/** What was thrown, for what, and what it came to. */
export function RollLine({ roll }: { readonly roll: Roll }) {
  const { kind, faces, total, totals, contest, need, passed, by, purpose, clause, sides, byHand, drawn } =
    roll
  if (kind === 'contest' && contest && totals) {
    const own = contest.mine.dice ?? 1
    return (
      <div className={cx('roll')}>
        <Faces faces={faces.slice(0, own)} sides={contest.mine.sides} by={contest.mine.by} hand={byHand} />
        <span>{partyText(faces.slice(0, own), contest.mine, totals[0])}</span>
        <span className={cx('spacer')} />
        <Faces faces={faces.slice(own)} sides={contest.theirs.sides} by={contest.theirs.by} hand={byHand} />
        <span>{partyText(faces.slice(own), contest.theirs, totals[1])}</span>
        {clause ? <ClauseLink id={clause} /> : null}
      </div>
    )
  }
  return (
    <div className={cx('roll')}>
      {drawn === undefined ? <Faces faces={faces} sides={sides} by={by} hand={byHand} /> : null}
      <span>
        {capital(purpose)}
        {drawn === undefined ? null : `: ${drawn}`}
        {kind === 'check' && need?.[0] !== undefined
          ? `: ${tidy(need[0])} or more needed, ${passed ? 'made' : 'missed'}`
          : null}
        {kind === 'hits' && need?.[0] !== undefined
          ? `: ${tidy(need[0])} or more, ${faces.filter(face => face >= (need[0] ?? 0)).length} of ${faces.length}`
          : null}
        {kind === 'tally' || kind === 'each' ? `: ${tallyText(faces, need ?? [])}` : null}
        {kind === 'sum' && total !== undefined ? `: ${tidy(total)} together` : null}
        {byHand ? ', by hand' : null}
      </span>
      <span className={cx('spacer')} />
      {clause ? <ClauseLink id={clause} /> : null}
    </div>
  )
}

/** '3 of 9, 5 or more', or '3 of 9' where the dice need different numbers. */
function tallyText(faces: readonly number[], needs: readonly number[]): string {
  const [first = 0] = needs
  const many = `${successesOf(faces, needs)} of ${faces.length}`
  return needs.every(need => need === first) ? `${tidy(first)} or more, ${many}` : many
}

/** '4 + 2 = 6' */
function partyText(faces: readonly number[], party: Contestant, total: number) {
  return (
    <>
      {faces.join(' + ')}
      {party.bonus === 0 ? '' : ` ${party.bonus < 0 ? '−' : '+'} ${tidy(Math.abs(party.bonus))}`} ={' '}
      <b>{tidy(total)}</b>
    </>
  )
}

export function Faces({
  faces,
  sides,
  by,
  hand = false,
}: {
  readonly faces: readonly number[]
  readonly sides: number
  readonly by: Roll['by']
  readonly hand?: boolean | undefined
}) {
  return (
    <span>
      {faces.map((face, at) => (
        // Dice lie in the order in which they were thrown.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={at} face={face} sides={sides} by={by} hand={hand} />
      ))}
    </span>
  )
}

/** The clauses that an entry rests on, beside those of its reckonings. */
export function ClauseRow({ clauses }: { readonly clauses: readonly ClauseId[] }) {
  const shown = [...new Set(clauses)].filter(id => id !== '')
  if (shown.length === 0) return null
  return (
    <div className={cx('clauses')}>
      By{' '}
      {shown.map(id => (
        <ClauseLink key={id} id={id} />
      ))}
    </div>
  )
}
