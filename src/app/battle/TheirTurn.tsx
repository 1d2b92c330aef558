import { scenarioOf } from '../../engine/battle'
import { otherSide } from '../../engine/ids'
import { isPlural } from '../../engine/plural'
import { actingSide, seenNow, tell } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { type Deed, theirTurnNow } from '../../store/theirTurn'
import { Player, type PlayerProps } from '../ui/Player'
import { count } from '../ui/numbers'
import { classes } from '../ui/cx'
import { Die } from '../ui/Die'
import { actions, useSession } from '../useSession'
import parts from './parts.module.css'
import { Said } from './Said'

const cx = classes(parts)

/** 'The Germans: 3 attacks, 3 moves. 3rd Platoon is lost.': what they did, in a line. */
export function theirSummary(now: Session): string | null {
  const theirs = theirTurnNow(now)
  const side = actingSide(now)
  const view = seenNow(now)
  const { ruleset, battle } = now
  if (!theirs || !side || !ruleset || !battle || !view) return null
  const who = scenarioOf(ruleset, battle).sides[otherSide(side)]
  const attacks = theirs.deeds.filter(({ kind }) => kind === 'attack').length
  const moves = theirs.deeds.length - attacks
  const did = [
    ...(attacks > 0 ? [count(attacks, 'attack', 'attacks')] : []),
    ...(moves > 0 ? [count(moves, 'move', 'moves')] : []),
  ]
  const own = lostOf(now, side)
  const names =
    own.length > 3
      ? count(own.length, 'of your units is', 'of your units are')
      : `${own.join(', ')} ${own.length > 1 || own.some(isPlural) ? 'are' : 'is'}`
  const lost = own.length > 0 ? ` ${names} lost.` : ''
  return `${who.name}: ${did.length > 0 ? did.join(', ') : 'nothing seen'}.${lost}`
}

/** The deed that is being shown, as the log says it; null before the first. */
export function deedText(now: Session): string | null {
  const { ruleset, review } = now
  const view = seenNow(now)
  const deed = theirTurnNow(now)?.deeds[(review?.at ?? 0) - 1]
  return ruleset && view && deed ? tell(ruleset, view, deed.entry) : null
}

/** The names of those whom a side has lost meanwhile. */
function lostOf(now: Session, side: 'A' | 'B'): readonly string[] {
  const view = seenNow(now)
  const lost = theirTurnNow(now)?.lost ?? []
  return (view?.units ?? [])
    .filter(unit => unit.side === side && lost.includes(unit.id))
    .map(unit => unit.name)
}

/** What the other side did since one's own last phase, as a list; each entry shows its moment on the table. */
export function TheirTurn() {
  const now = useSession(one => one)
  const { ruleset, review } = now
  const theirs = theirTurnNow(now)
  const view = seenNow(now)
  const side = actingSide(now)
  if (!ruleset || !theirs || !view || !side) return null
  const groups = [
    { title: 'They attacked', deeds: theirs.deeds.filter(({ kind }) => kind === 'attack') },
    { title: 'They moved', deeds: theirs.deeds.filter(({ kind }) => kind === 'move') },
  ]
  const foe = otherSide(side)
  return (
    <section className={cx('theirs')} aria-label="What the other side did">
      {groups.map(({ title, deeds }) =>
        deeds.length === 0 ? null : (
          <div key={title}>
            <h3>{title}</h3>
            <ol>
              {deeds.map(deed => (
                <li key={deed.number}>
                  <button
                    type="button"
                    className={cx('deed', review?.at === deed.number && 'on')}
                    aria-current={review?.at === deed.number ? 'step' : undefined}
                    onClick={() => actions.review(deed.number, false)}
                    onPointerEnter={() => actions.light(deed.entry.units)}
                    onPointerLeave={() => actions.light([])}
                  >
                    <i className={cx(foe === 'A' ? 'a' : 'b')}>{deed.number}</i>
                    <span>
                      <Said ruleset={ruleset} state={view} phrase={deed.entry} />
                    </span>
                    <Dice deed={deed} />
                  </button>
                </li>
              ))}
            </ol>
          </div>
        ),
      )}
      <h3>Lost since your last phase</h3>
      {[side, foe].map(each => {
        const lost = lostOf(now, each)
        return (
          <p key={each}>
            {scenarioName(now, each)}: {lost.length > 0 ? lost.join(', ') : 'nobody'}
          </p>
        )
      })}
    </section>
  )
}

function scenarioName({ ruleset, battle }: Session, side: 'A' | 'B'): string {
  return ruleset && battle ? scenarioOf(ruleset, battle).sides[side].name : side
}

function Dice({ deed }: { readonly deed: Deed }) {
  const rolls = deed.entry.rolls.filter(roll => roll.drawn === undefined).slice(0, 3)
  const faces = rolls.flatMap(roll => roll.faces.slice(0, 1).map(face => ({ face, sides: roll.sides })))
  if (faces.length === 0) return null
  return (
    <span className={cx('dice')}>
      {faces.map(({ face, sides }, at) => (
        // Thrown dice never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={at} face={face} sides={sides} />
      ))}
    </span>
  )
}

/** What steps through it. Null while nothing is gone through. */
export function reviewPlayer(now: Session): PlayerProps | null {
  const { review } = now
  const theirs = theirTurnNow(now)
  if (!review || !theirs) return null
  return {
    at: review.at,
    most: theirs.deeds.length,
    runs: review.runs,
    onGo: at => actions.review(at, false),
    onRun: runs => actions.review(review.at, runs),
  }
}

/** The buttons for it, and how far it is. */
export function ReviewControls() {
  const now = useSession(one => one)
  const player = reviewPlayer(now)
  if (!player) return null
  return (
    <fieldset className={cx('player')}>
      <legend className="quiet">The other side’s turn again</legend>
      <output>
        {player.at} of {player.most}
      </output>
      <Player {...player} />
    </fieldset>
  )
}
