import { type ReactNode, useEffect, useRef } from 'react'
import { type Offer, type Option, optionKey, rowOf, rowsOf } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { headFigures } from '../../engine/targets'
import {
  chosenOffer,
  chosenOption,
  isLenient,
  oddsFor,
  optionsOf,
  seenNow,
  tell,
} from '../../store/selectors'
import { ClauseLink } from '../ui/ClauseLink'
import { signed } from '../ui/numbers'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { actions, useSession } from '../useSession'
import { AlongWay } from './AlongWay'
import { enter } from './deeds'
import { NumberForm } from './NumberForm'
import parts from './parts.module.css'
import { ReckoningTable } from './Reckonings'
import shell from './shell.module.css'
import { Outcomes, StepChoice } from './StepChoice'
import { ui } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** What the chosen offer still needs: a target, a choice, a place. */
export function Filling() {
  const now = useSession(one => one)
  const { ruleset } = now
  const view = seenNow(now)
  const offer = chosenOffer(now)
  if (!ruleset || !view || !offer || offer.refusal) return null
  if (offer.input === 'path' || offer.input === 'place') {
    if (now.plan) return null
    return (
      <p className={cx('empty')}>
        {offer.input === 'path'
          ? offer.steering
            ? 'Drag the piece, press a place within its reach, or go move by move with the buttons and the arrow keys.'
            : 'Drag the piece, press a place within its reach, or carry it with the arrow keys.'
          : 'Press a place on the table.'}
      </p>
    )
  }
  if (offer.input === 'nothing') return null
  if (offer.input === 'number')
    return <NumberForm key={offer.id} ruleset={ruleset} view={view} offer={offer} />
  const list = (title: string) => <OptionList ruleset={ruleset} view={view} offer={offer} title={title} />
  if (!offer.steps) return list(offer.input === 'target' ? 'Targets' : offer.label)
  return (
    <>
      <StepChoice ruleset={ruleset} view={view} offer={offer} />
      {optionsOf(offer).some(option => option.count === undefined) ? list('Or') : null}
    </>
  )
}

/** Targets or choices with their odds, the refused ones below with their reasons. */
function OptionList({
  ruleset,
  view,
  offer,
  title,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offer: Offer
  readonly title: string
}) {
  const target = useSession(now => now.focus.target)
  // Numbers stand on the stepper.
  const options = optionsOf(offer).filter(option => !offer.steps || option.count === undefined)
  const allowed = rowsOf(options.filter(option => !option.refusal))
  const refused = options.filter(option => option.refusal)
  // What counts alike for all of them is said once, below.
  const [first, ...others] = allowed
  const alike = others.length > 0 && others.every(option => option.reckonings === first?.reckonings)
  const heads = ruleset.headlines
  const on = target === null ? undefined : rowOf(allowed, target)
  const anyOdds = allowed.some(option => oddsFor(ruleset, view, option).outcomes.length > 0)
  return (
    <section className={sx('section')}>
      <h3>
        {title}
        {anyOdds ? <span className={kx('caps')}>{`${heads.hit} · ${heads.destroy}`}</span> : null}
      </h3>
      {allowed.map((option, at) => (
        <Chosen key={optionKey(option)} on={option === on}>
          <OptionRow
            ruleset={ruleset}
            view={view}
            option={option}
            alike={alike}
            number={at + 1}
            on={option === on}
          />
          {/* Under its own row: at the end of a long list nobody would see it. */}
          {option === on ? <Aim ruleset={ruleset} view={view} /> : null}
        </Chosen>
      ))}
      {refused.map(option => (
        <RefusedRow key={optionKey(option)} ruleset={ruleset} view={view} option={option} />
      ))}
      {options.length === 0 ? <p className={cx('empty')}>There is nothing to choose.</p> : null}
    </section>
  )
}

/** A row with what belongs to it. Chosen by its number or on the table, it may lie beyond the edge of the panel. */
function Chosen({ on, children }: { readonly on: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (on) box.current?.scrollIntoView({ block: 'nearest' })
  }, [on])
  return <div ref={box}>{children}</div>
}

function OptionRow({
  ruleset,
  view,
  option,
  alike,
  number,
  on,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly option: Option
  readonly alike: boolean
  readonly number: number
  readonly on: boolean
}) {
  const odds = oddsFor(ruleset, view, option)
  const why = (alike ? [] : (option.reckonings ?? [])).flatMap(one =>
    one.modifiers.map(line => `${line.label} ${signed(line.value)}`),
  )
  return (
    <button
      type="button"
      className={cx('row', on && 'on')}
      aria-pressed={on}
      onClick={() => {
        if (!on) return actions.chooseTarget(optionKey(option))
        enter()
        // Whoever chose it on the sheet has done with the sheet.
        ui.open(null)
      }}
      onPointerEnter={() => (option.token ? actions.light([option.token]) : undefined)}
      onPointerLeave={() => actions.light([])}
    >
      <span className={kx('number')} aria-hidden="true">
        {number <= 9 ? number : '·'}
      </span>
      <span>
        <b>{option.label}</b>
        {why.length > 0 ? <i>{why.join(', ')}</i> : null}
      </span>
      <span className={cx('n')}>
        {odds.outcomes.length > 0 ? `${headFigures(odds).hit} · ${headFigures(odds).destroy}` : ''}
      </span>
    </button>
  )
}

function RefusedRow({
  ruleset,
  view,
  option,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly option: Option
}) {
  const { refusal } = option
  const lenient = useSession(isLenient)
  if (!refusal) return null
  const clause = refusal.reasons[0].clause
  return (
    <div className={cx('rowWrap')}>
      <button
        type="button"
        className={cx('row', 'no')}
        aria-disabled={!lenient}
        onClick={() => actions.chooseTarget(optionKey(option))}
        onPointerEnter={() => (option.token ? actions.light([option.token]) : undefined)}
        onPointerLeave={() => actions.light([])}
      >
        <span className={kx('number', 'off')} aria-hidden="true">
          –
        </span>
        <span>
          <b>{option.label}</b>
          <i>{tell(ruleset, view, refusal.reasons[0])}</i>
        </span>
        <span />
      </button>
      {clause ? (
        <span className={cx('cl')}>
          <ClauseLink id={clause} />
        </span>
      ) : null}
    </div>
  )
}

/** The chosen target's odds in full: the bar of outcomes and how the number came about. */
function Aim({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const option = useSession(chosenOption)
  if (!option || option.refusal) return null
  const odds = oddsFor(ruleset, view, option)
  return (
    <>
      <AlongWay option={option} />
      <Outcomes ruleset={ruleset} shares={odds.outcomes} exact={odds.exact} />
      {(option.reckonings ?? []).length > 0 ? (
        <div className={cx('open')}>
          {(option.reckonings ?? []).map(one => (
            <ReckoningTable key={one.title} reckoning={one} />
          ))}
        </div>
      ) : null}
    </>
  )
}
