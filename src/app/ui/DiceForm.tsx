import { ArrowUp, Hand } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Contestant, Roll } from '../../engine/chance'
import { type DiceAsked, cardFace } from '../../engine/dice/throwing'
import type { TypedFace } from '../../engine/dice/byHand'
import type { Side } from '../../engine/ids'
import { capital } from '../../engine/say'
import type { SideNames } from '../../engine/scenario'
import { isTyped, kindOfRoll, ownerOf, withHand, withKind } from '../../store/hands'
import type { TableRules } from '../../save/format'
import { Button } from './Button'
import { ClauseLink } from './ClauseLink'
import { Die } from './Die'
import { classes } from './cx'
import css from './dice.module.css'
import { count, tidy } from './numbers'

const cx = classes(css)

/** A die that is left to the program, as it stands among what was typed. */
export const FOR_ME = 'thrown'

type Names = Readonly<Record<Side, Pick<SideNames, 'name'>>>

interface Asking {
  readonly rules: TableRules
  readonly asked: DiceAsked
  /** What was typed for the same action before. */
  readonly thrown: readonly Roll[]
  readonly names: Names
  /** What is typed of the dice that a person throws, one text for each. */
  readonly typed: readonly string[]
  readonly onType: (typed: readonly string[]) => void
  /** Takes the faces; answers a sentence where they cannot be. */
  readonly onThrow: (faces: readonly TypedFace[]) => string | null
  readonly onRules: (rules: TableRules) => void
  readonly cancel: { readonly label: string; readonly run: () => void } | null
}

/** Asks for the faces of dice that were thrown on a real table: each die by itself, whose it is, what for and what it needs. */
export function DiceForm({ rules, asked, thrown, names, typed, onType, onThrow, onRules, cancel }: Asking) {
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const mine = asked.dice.flatMap((sides, die) => (isTyped(rules, asked, die) ? [{ sides, die }] : []))
  const first = mine.findIndex((_, at) => (typed[at] ?? '') === '')
  const [chosen, setChosen] = useState(0)
  const active = first >= 0 && (typed[chosen] ?? '') !== '' ? first : chosen
  const given = mine.every((_, at) => (typed[at] ?? '') !== '')
  useEffect(() => {
    // A finger would get a keyboard unasked.
    if (window.matchMedia?.('(pointer: coarse)').matches) return
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  const write = (at: number, text: string) => {
    setProblem(null)
    onType(mine.map((_, place) => (place === at ? text : (typed[place] ?? ''))))
  }
  const type = (at: number, text: string) => {
    const digits = text.replace(/\D/g, '')
    write(at, digits)
    setChosen(at)
    // On to the next die, but the last one is not sent unasked: a slip of the finger can be mended.
    const full = digits.length >= String(mine[at]?.sides ?? 6).length
    if (full && at + 1 < mine.length) form.current?.querySelectorAll('input')[at + 1]?.focus()
  }
  const send = () => {
    if (!given) return setProblem('Give every die its face, or have it thrown for you.')
    setProblem(onThrow(mine.map((_, at) => (typed[at] === FOR_ME ? null : Number(typed[at])))))
  }
  const kind = kindOfRoll(asked.purpose)
  const owner = ownerOf(asked, mine[active]?.die ?? 0)
  return (
    <form
      ref={form}
      className={cx('form')}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {thrown.map((roll, at) => (
        // What was typed before keeps its order.
        // oxlint-disable-next-line react/no-array-index-key
        <ThrownRow key={at} roll={roll} names={names} />
      ))}
      {asked.pile ? (
        <Row side={asked.by} names={names} asked={asked} now need="Draw a card and say which one it is.">
          <select
            aria-label="The card"
            className={cx('card')}
            value={typed[0] === FOR_ME ? '' : (typed[0] ?? '')}
            onChange={event => write(0, event.target.value)}
          >
            <option value="">Which card?</option>
            {asked.pile.map(({ label, count: left }, at) =>
              left > 0 ? (
                <option key={label} value={cardFace(asked.pile ?? [], at)}>
                  {left > 1 ? `${label} (${left} left)` : label}
                </option>
              ) : null,
            )}
          </select>
        </Row>
      ) : (
        asked.dice.map((sides, die) => {
          const at = mine.findIndex(each => each.die === die)
          const side = ownerOf(asked, die)
          const text = typed[at] ?? ''
          if (at < 0) {
            return (
              // Dice are asked for in their order.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={die} side={side} names={names} asked={asked} need={needOf(asked, die)}>
                <em>thrown by the program</em>
              </Row>
            )
          }
          return (
            <Row
              // oxlint-disable-next-line react/no-array-index-key
              key={die}
              side={side}
              names={names}
              asked={asked}
              need={needOf(asked, die)}
              number={asked.dice.length > 1 ? die + 1 : undefined}
              now={at === active}
            >
              <input
                inputMode="numeric"
                autoComplete="off"
                aria-label={labelOf(asked, die, names)}
                value={text === FOR_ME ? '' : text}
                placeholder={text === FOR_ME ? 'thrown' : `1–${sides}`}
                maxLength={String(sides).length}
                onFocus={() => setChosen(at)}
                onChange={event => type(at, event.target.value)}
              />
              {at === active ? (
                <Faces asked={asked} die={die} text={text} onChoose={face => type(at, String(face))} />
              ) : null}
            </Row>
          )
        })
      )}
      {problem ? (
        <p role="alert" className={cx('problem')}>
          {problem}
        </p>
      ) : null}
      <div className={cx('way')}>
        <Button onClick={() => write(asked.pile ? 0 : active, FOR_ME)}>
          {asked.pile ? 'Draw it for me' : 'Throw it for me'}
        </Button>
        <span>
          {typed[active] === FOR_ME
            ? 'The program throws it. The log will say so.'
            : 'This one only. The log will say so.'}
        </span>
      </div>
      {mine.length > 1 ? (
        <div className={cx('way')}>
          <Button
            onClick={() =>
              onType(mine.map((_, at) => ((typed[at] ?? '') === '' ? FOR_ME : (typed[at] ?? ''))))
            }
          >
            Throw the rest for me
          </Button>
        </div>
      ) : null}
      <details className={cx('others')}>
        <summary>From now on</summary>
        <Button onClick={() => onRules(withKind(rules, kind, true))}>Every ‘{kind}’ is thrown for us</Button>
        {owner === null ? null : (
          <Button onClick={() => onRules(withHand(rules, owner, false))}>
            All dice of the {names[owner].name} are thrown for them
          </Button>
        )}
      </details>
      <div className={cx('send')}>
        {cancel ? (
          <Button onClick={cancel.run} hint="Esc">
            {cancel.label}
          </Button>
        ) : null}
        <Button go type="submit" hint="Enter" disabled={!given}>
          {asked.pile ? 'This is the card' : mine.length > 1 ? 'These are the dice' : 'This is the die'}
        </Button>
      </div>
    </form>
  )
}

/** One die or card of a roll: whose it is, what for, what it needs. */
function Row({
  side,
  names,
  asked,
  need,
  number,
  now,
  children,
}: {
  readonly side: Side | null
  readonly names: Names
  readonly asked: DiceAsked
  readonly need: string
  readonly number?: number | undefined
  readonly now?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={cx('row', now && 'now')}>
      <i className={cx('place', side === 'A' && 'a', side === 'B' && 'b')} aria-hidden="true">
        {number}
      </i>
      <p>
        <b>{whose(side, names, asked.purpose)}</b>
        <span>
          {need} {asked.clause ? <ClauseLink id={asked.clause} /> : null}
        </span>
      </p>
      {children}
    </div>
  )
}

/** The faces of a die, to be pressed: spots, numbers, or arrows where each face is a direction. */
function Faces({
  asked,
  die,
  text,
  onChoose,
}: {
  readonly asked: DiceAsked
  readonly die: number
  readonly text: string
  readonly onChoose: (face: number) => void
}) {
  const sides = asked.dice[die] ?? 6
  if (sides > 24) return null
  return (
    <div className={cx('faces')}>
      {Array.from({ length: sides }, (_, at) => at + 1).map(face => (
        <button
          key={face}
          type="button"
          aria-label={asked.from ? `${wayOf(face, sides)}, face ${face}` : `face ${face}`}
          aria-pressed={text === String(face)}
          onClick={() => onChoose(face)}
        >
          {asked.from ? (
            <ArrowUp style={{ rotate: `${((face - 1) * 360) / sides}deg` }} />
          ) : sides === 6 ? (
            <Die face={face} size={30} />
          ) : (
            face
          )}
        </button>
      ))}
    </div>
  )
}

/** A roll that was typed already, with its faces. */
function ThrownRow({ roll, names }: { readonly roll: Roll; readonly names: Names }) {
  const { purpose, by, clause, faces, sides, passed, drawn, kind, need } = roll
  const asked = kind === 'check' && need?.[0] !== undefined ? `needs ${tidy(need[0])} or more` : ''
  const came =
    drawn ?? (passed === undefined ? faces.join(', ') : `${faces[0]}: ${passed ? 'made' : 'missed'}`)
  return (
    <div className={cx('row', 'past')}>
      <span className={cx('lies')}>
        <Die face={faces[0] ?? 1} sides={sides} by={by} size={30} hand />
      </span>
      <p>
        <b>{whose(by, names, purpose)}</b>
        <span>
          {asked} {clause ? <ClauseLink id={clause} /> : null}
        </span>
      </p>
      <em>{came}</em>
    </div>
  )
}

/** 'Americans, to hit', or 'To hit' where the die is nobody's. */
function whose(side: Side | null, names: Names, purpose: string): string {
  return side ? `${names[side].name}, ${purpose}` : capital(purpose)
}

function labelOf(asked: DiceAsked, die: number, names: Names): string {
  const many = asked.dice.length > 1 ? `Die ${die + 1}, ` : ''
  return `${many}${whose(ownerOf(asked, die), names, asked.purpose)}: ${needOf(asked, die)}`
}

/** What a die is and what it needs: 'a D6, needs 5 or more'. */
export function needOf(asked: DiceAsked, die: number): string {
  const { kind, need, contest, dice, from } = asked
  const sides = dice[die] ?? 6
  const name = sides === 360 ? 'a direction in degrees' : `a D${sides}`
  if (contest) {
    const own = contest.mine.dice ?? 1
    return die < own ? party(name, contest.mine) : party(name, contest.theirs)
  }
  if (from)
    return sides > 24 ? `${name}, 1 is north: press the table` : `${name}: press an arrow on the table`
  const wants = kind === 'tally' || kind === 'each' ? need?.[die] : kind === 'bands' ? undefined : need?.[0]
  if (wants !== undefined) {
    return wants > sides
      ? `${name}, needs ${tidy(wants)}: no face shows that`
      : wants <= 1
        ? `${name}, any face will do`
        : `${name}, needs ${tidy(wants)} or more`
  }
  if (kind === 'bands' && need && need.length > 0) return `${name}, counts from ${need.map(tidy).join(', ')}`
  return dice.length > 1
    ? `${name}, one of ${count(dice.length, 'die', 'dice')}`
    : `${name}, what it shows counts`
}

function party(name: string, { bonus }: Contestant): string {
  return bonus === 0 ? name : `${name} ${bonus < 0 ? '−' : '+'} ${tidy(Math.abs(bonus))}`
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

function wayOf(face: number, sides: number): string {
  return COMPASS[Math.round(((face - 1) * 8) / sides) % 8] ?? 'north'
}

/** A small hand: what it stands beside was thrown on a real table. */
export function ByHand() {
  return <Hand className={cx('hand')} aria-label="by hand" />
}
