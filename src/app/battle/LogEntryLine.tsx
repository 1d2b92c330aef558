import { memo, useEffect, useRef } from 'react'
import type { Roll } from '../../engine/chance'
import type { Side } from '../../engine/ids'
import type { LogEntry } from '../../engine/log'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { Button } from '../ui/Button'
import { Die } from '../ui/Die'
import { classes } from '../ui/cx'
import { ClauseRow, ReckoningTable, RollLine } from './Reckonings'
import { Said } from './Said'
import parts from './parts.module.css'

const cx = classes(parts)

/** The die that stands for a roll: of an opposed one the die of the side that the entry is about. */
function dieOf({ faces, contest }: Roll, side: Side | null): number | undefined {
  const theirs = contest && side !== null && contest.theirs.by === side
  return faces[theirs ? (contest.mine.dice ?? 1) : 0]
}

/** One thing that happened: a sentence with its first die, opened to its numbers, dice and clauses. */
export const LogEntryLine = memo(function LogEntryLine({
  ruleset,
  state,
  entry,
  why,
  back,
  open,
  onOpen,
  onLight,
}: {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly entry: LogEntry
  /** The reason that the computer gave for its order. */
  readonly why?: string | undefined
  /** Takes back what it tells of alone; or the sentence that says why that cannot be. */
  readonly back?: (() => void) | string | undefined
  readonly open: boolean
  readonly onOpen: () => void
  readonly onLight: (units: readonly string[]) => void
}) {
  const details = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) details.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const side = entry.side
  const first = entry.rolls[0]
  const face = first && dieOf(first, side)
  return (
    <>
      <button
        type="button"
        className={cx('entry', side === 'A' && 'a', side === 'B' && 'b')}
        aria-expanded={open}
        onClick={onOpen}
        onPointerEnter={() => onLight(entry.units)}
        onPointerLeave={() => onLight([])}
        onFocus={() => onLight(entry.units)}
        onBlur={() => onLight([])}
      >
        {first && face !== undefined && first.drawn === undefined ? (
          <span className={cx('dice')}>
            <Die face={face} sides={first.sides} hand={first.byHand === true} />
          </span>
        ) : null}
        <span className={cx('said')}>
          <Said ruleset={ruleset} state={state} phrase={entry} />
        </span>
      </button>
      {open ? (
        <div ref={details} className={cx('open')}>
          {(entry.reckonings ?? []).map(reckoning => (
            <ReckoningTable key={reckoning.title} reckoning={reckoning} />
          ))}
          {entry.rolls.map((roll, at) => (
            // The rolls of an entry never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <RollLine key={at} roll={roll} />
          ))}
          {why ? <p className={cx('why')}>The reason given: {why}</p> : null}
          <ClauseRow clauses={entry.clauses} />
          {typeof back === 'string' ? <p className={cx('why')}>Not taken back alone: {back}</p> : null}
          {typeof back === 'function' ? <Button onClick={back}>Take back this move</Button> : null}
          {entry.rolls.length === 0 && entry.clauses.length === 0 && !entry.reckonings?.length && !why ? (
            <p className={cx('clauses')}>No dice and no modifiers.</p>
          ) : null}
        </div>
      ) : null}
    </>
  )
})
