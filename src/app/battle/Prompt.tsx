import { useEffect } from 'react'
import { scenarioOf, stateOf } from '../../engine/battle'
import { sideDoes } from '../../engine/plural'
import { capital } from '../../engine/say'
import { otherSide } from '../../engine/ids'
import {
  actingSide,
  chosenOffer,
  chosenOption,
  computerToAct,
  endOffer,
  isLenient,
  isOpening,
  nextLabel,
  offersNow,
  peopleOf,
  seenNow,
  tell,
  toDeploy,
} from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import type { Teaching } from '../../store/lessons'
import { groupNow, plannedTogether } from '../../store/together'
import { theirTurnNow } from '../../store/theirTurn'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { count } from '../ui/numbers'
import { ShowMe } from '../lesson/Voice'
import { useTeaching } from '../lesson/useTeaching'
import { asYouDoIt } from '../lesson/watching'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import { campaignOf } from '../../save/slots'
import { AdviceButton } from './AdviceButton'
import { dangerNow } from './danger'
import { mayTurnCorner, turnCorner } from './corners'
import { enter, hurry, leaveTheTable } from './deeds'
import { reveal } from './looking'
import shell from './shell.module.css'
import { deedText, theirSummary } from './TheirTurn'
import { type InHand, ui, useUi } from './ui'

const cx = classes(shell)

export interface Go {
  readonly label: string
  readonly key: string
  readonly run: () => void
}

/** The one thing to press now. */
export function goOf(now: Session): Go | null {
  const { battle, plan, asking } = now
  if (!battle || now.dice) return null
  if (stateOf(battle).result) {
    const isCampaign = now.slot !== null && campaignOf(now.slot) !== null
    return { label: isCampaign ? 'To the squadrons' : 'See the report', key: 'Enter', run: leaveTheTable }
  }
  if (now.guest !== null && actingSide(now) === null) {
    return { label: 'Get up', key: 'Enter', run: actions.getUp }
  }
  if (now.review) return { label: 'Go on', key: 'Enter', run: actions.closeReview }
  if (asking !== null)
    return { label: endOffer(offersNow(now))?.label ?? 'End the phase', key: 'Enter', run: actions.end }
  const offer = chosenOffer(now)
  if (plan && offer) {
    const turns = plan.points.length === 0 && plan.facing !== undefined
    const many = plannedTogether(now).filter(({ action }) => action !== null).length
    const label = turns ? 'Turn' : offer.label
    return { label: many > 1 ? `${label}, ${many} units` : label, key: 'Enter', run: enter }
  }
  const option = chosenOption(now)
  if (option && offer && (!option.refusal || isLenient(now)))
    return { label: offer.label, key: 'Enter', run: enter }
  if (offer?.input === 'nothing' && !offer.refusal) return { label: offer.label, key: 'Enter', run: enter }
  const ending = endOffer(offersNow(now))
  return ending ? { label: ending.label, key: 'E', run: actions.end } : null
}

/** The sentence that says what to do now. */
export function promptText(now: Session): { readonly text: string; readonly small: string } {
  const { battle, ruleset, asking, thinking, deployingFor, halted, focus, curtain, guest, chair, tool } = now
  const view = seenNow(now)
  if (!battle || !ruleset || !view) return { text: '', small: '' }
  const { sides } = scenarioOf(ruleset, battle)
  if (view.result) return { text: tell(ruleset, view, view.result.why), small: 'The battle is over.' }
  if (curtain) return { text: 'The table is covered.', small: '' }
  if (deployingFor) return { text: 'The rest of your units are being deployed.', small: '' }
  if (thinking)
    return { text: `The ${sideDoes(sides[thinking], 'are', 'is')} thinking. You may look round.`, small: '' }
  if (now.dice) {
    const { from, purpose } = now.dice.asked
    return from
      ? { text: 'Which way?', small: 'Press the direction on the table, or give the die.' }
      : { text: 'Dice by hand.', small: `${capital(purpose)}: type what they show.` }
  }
  const side = actingSide(now)
  if (halted && !side) return { text: 'The computer waits. Let it go on when you are ready.', small: '' }
  if (!side && guest !== null) {
    const whose = guest === 'A' || guest === 'B' ? `the ${sides[guest].name}` : 'the referee'
    return { text: `You look with the eyes of ${whose}.`, small: 'The battle waits until you get up.' }
  }
  if (!side) {
    const other = view.toAct[0] ?? (chair === 'A' || chair === 'B' ? otherSide(chair) : 'A')
    return { text: `The ${sideDoes(sides[other], 'act')} now. You may look round.`, small: '' }
  }
  const theirs = theirSummary(now)
  if (now.review && theirs !== null) return { text: deedText(now) ?? theirs, small: theirs }
  if (asking !== null) {
    return {
      text: `${count(asking, 'unit has', 'units have')} something left. End the phase?`,
      small: '',
    }
  }
  if (tool === 'danger' && focus.unit !== null) {
    const name = view.units.find(({ id }) => id === focus.unit)?.name ?? ''
    return dangerNow(now)?.length === 0
      ? { text: `Nobody could destroy ${name} where it may be.`, small: '' }
      : { text: `Where ${name} could be destroyed next.`, small: 'The closer the hatching, the likelier.' }
  }
  if (tool === 'measure') {
    const small = now.kept.length > 0 ? 'Press a ruler to take it away.' : ''
    return { text: 'Drag from anything to anything to measure.', small }
  }
  const group = groupNow(now)
  if (now.several || group.length > 1) {
    const small = 'Drag one of them, and the others go the same way.'
    return group.length > 1
      ? { text: `${group.length} units are moved together.`, small }
      : { text: 'Press the units that shall move together.', small }
  }
  // The first sentence says what to do, whatever follows is said smaller.
  const said = tell(ruleset, view, ruleset.prompt(view, side, focus))
  const fresh = theirTurnNow(now)?.fresh === true && (focus.unit === null || isOpening(now))
  if (fresh && theirs !== null) return { text: said, small: theirs }
  const end = said.search(/[.?] (?=[A-Z0-9])/)
  if (end >= 0) return { text: said.slice(0, end + 1), small: said.slice(end + 2) }
  return { text: said, small: '' }
}

/** What the lesson says to do, while there is something to do for the pupil and nothing is asked of him. */
function lessonText(
  now: Session,
  teaching: Teaching | null,
  inHand: InHand | null,
): ReturnType<typeof promptText> | null {
  const step = teaching?.step
  if (!step || actingSide(now) === null || now.asking !== null || now.review || now.curtain) return null
  return { text: step.say, small: asYouDoIt(now, teaching, inHand) ?? step.hint ?? '' }
}

export function Prompt() {
  const now = useSession(one => one)
  const opened = useUi(one => one.promptOpen)
  const teaching = useTeaching()
  const inHand = useUi(one => one.inHand)
  const { text, small } = lessonText(now, teaching, inHand) ?? promptText(now)
  const go = goOf(now)
  const side = actingSide(now) ?? now.thinking
  const offers = offersNow(now)
  const ending = endOffer(offers)
  const next = nextLabel(offers)
  const computers = now.battle !== null && computerToAct(now.battle, now.rules.seats) !== null
  const theirs = theirTurnNow(now)?.fresh === true
  const somethingChosen =
    go !== null && go.key === 'Enter' && ending !== null && now.asking === null && !now.review
  return (
    <section
      className={`${cx('prompt', side === 'A' && 'a', side === 'B' && 'b', opened && 'opened')} paper`}
      aria-label="What to do now"
    >
      <p title={small ? `${text} ${small}` : text}>
        {text}
        {small ? <small>{small}</small> : null}
      </p>
      <button
        type="button"
        className={cx('whole')}
        aria-expanded={opened}
        aria-label="The whole sentence"
        onClick={() => ui.set({ promptOpen: !opened })}
      >
        …
      </button>
      {teaching?.step && now.asking === null ? (
        <>
          <Button className={cx('asking', 'only-narrow')} onClick={() => ui.open('lesson')}>
            Lesson
          </Button>
          <ShowMe teaching={teaching} className={cx('only-wide')} />
        </>
      ) : null}
      {now.asking !== null ? (
        <Button className={cx('asking')} hint="Esc" onClick={actions.unask}>
          Not yet
        </Button>
      ) : null}
      {now.tool === 'measure' ? (
        <Button hint="Esc" onClick={actions.back}>
          Stop measuring
        </Button>
      ) : null}
      {now.review ? (
        <Button hint="H" onClick={() => actions.review(0, true)}>
          Again
        </Button>
      ) : theirs && now.asking === null && !now.plan && !somethingChosen ? (
        <Button hint="H" className={cx('only-wide')} onClick={() => actions.review(0, true)}>
          Their turn
        </Button>
      ) : null}
      {!now.dice && mayTurnCorner(now) ? (
        <Button className={cx('only-wide')} hint="W" onClick={turnCorner}>
          Corner here
        </Button>
      ) : null}
      {!now.dice && (now.plan || somethingChosen) ? (
        <Button className={cx('only-wide')} hint="Esc" onClick={actions.back}>
          Put it back
        </Button>
      ) : null}
      {now.asking === null && !now.plan && !now.review && !somethingChosen && next !== null ? (
        <Button className={cx('only-wide')} hint="Space" onClick={() => reveal(actions.next(1))}>
          {next}
        </Button>
      ) : null}
      {somethingChosen ? null : <AdviceButton className={cx('only-wide')} />}
      {now.deployingFor === null && !now.plan && !now.review && toDeploy(now) > 1 ? (
        <Button hint="D" onClick={() => actions.deployFor(side)}>
          Deploy the rest
        </Button>
      ) : null}
      {somethingChosen && ending && ending.label !== go.label ? (
        <Button className={cx('only-wide')} hint="E" onClick={actions.end}>
          {ending.label}
        </Button>
      ) : null}
      {computers && !now.halted ? (
        <>
          <Button onClick={() => actions.halt(true)}>Let it wait</Button>
          <Button className={cx('asking')} hint="S" onClick={hurry} disabled={now.hurried}>
            {peopleOf(now.rules.seats).length === 0 ? 'Skip to the end' : 'Skip to your turn'}
          </Button>
        </>
      ) : now.halted && !isOver(now) ? (
        <Button onClick={() => actions.halt(false)}>Let it go on</Button>
      ) : null}
      {go ? (
        <Button
          go
          className={cx(
            now.asking === null && !isOver(now) ? 'only-wide' : 'asking',
            isOver(now) && 'report',
          )}
          hint={go.key}
          onClick={go.run}
        >
          {go.label}
        </Button>
      ) : null}
      {now.asking === null ? (
        <Button className={cx('only-narrow')} onClick={() => ui.open('log')}>
          Log
        </Button>
      ) : null}
      <NoticeBox />
    </section>
  )
}

const isOver = (now: Session) => now.battle !== null && stateOf(now.battle).result !== null

/** What was found when the battle was opened: it stays, whoever acts meanwhile. */
function Remark() {
  const remark = useSession(now => now.remark)
  if (remark === null) return null
  return (
    <div className={cx('notice')} role="alert">
      <span>{remark}</span>
      <Button ghost onClick={actions.noted}>
        I have read it
      </Button>
    </div>
  )
}

/** What was refused, or what is to be known, with what may be done about it. Goes after a while. */
function NoticeBox() {
  const notice = useSession(now => now.notice)
  useEffect(() => {
    if (!notice) return undefined
    // Time enough to read it, however long it is.
    const time = Math.max(notice.way ? 12_000 : 7_000, notice.text.length * 90)
    const timer = setTimeout(() => actions.say(null), time)
    return () => clearTimeout(timer)
  }, [notice])
  if (!notice) return <Remark />
  const { action } = notice
  const clauses = [...new Set(notice.refusal?.reasons.map(reason => reason.clause).filter(id => id !== ''))]
  return (
    <div className={cx('notice')} role="alert">
      <span>{notice.text}</span>
      {clauses.map(id => (
        <span key={id} className={cx('noticeClause')}>
          <ClauseLink id={id} />
        </span>
      ))}
      {notice.way === 'branch' ? (
        <Button ghost onClick={actions.branch}>
          Open a what-if
        </Button>
      ) : null}
      {notice.way === 'undo' ? (
        <Button ghost onClick={actions.undo}>
          Take it back
        </Button>
      ) : null}
      {notice.way === 'confirm' ? <Instead /> : null}
      {action ? (
        <Button ghost onClick={() => actions.perform(action)}>
          Do it
        </Button>
      ) : null}
    </div>
  )
}

/** What the rules allow in place of what they refused, chosen and ready. */
function Instead() {
  const offer = useSession(chosenOffer)
  return offer ? (
    <Button ghost onClick={() => actions.confirm()}>
      {offer.label}
    </Button>
  ) : null
}
