import { BookOpen, List, Menu } from 'lucide-react'
import { useMemo, useState } from 'react'
import { lineOf, stateOf } from '../../engine/battle'
import { SIDES, type Side, type UnitId } from '../../engine/ids'
import type { Offer } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import { deedsAt, piecesOf } from '../../engine/situations'
import { canState } from '../../engine/stating'
import { type LastSaid, keepSaid, lastSaid } from '../../store/lastSaid'
import { endOffer, offersNow, offersOf, optionsOf, tell, undeployed, viewOf } from '../../store/selectors'
import { Strip } from '../battle/Strip'
import { Said } from '../battle/Said'
import { ui } from '../battle/ui'
import { Badge } from '../ui/Badge'
import { Button, ButtonLink, IconButton } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import { Aiming } from './Aiming'
import { takeBack } from './doing'
import { Others } from './Others'
import { Stakes } from './Stakes'
import { Roll } from './Roll'
import { WoodDice } from './WoodDice'
import css from './wood.module.css'

const cx = classes(css)

/** The battle beside a table of wood: lists in place of a map, what is measured is stated, and the rules answer. */
export function Wood({ ruleset }: { readonly ruleset: Ruleset }) {
  const now = useSession(one => one)
  const [last, setLast] = useState(() => lastSaid(now.slot))
  const [deed, setDeed] = useState<string | null>(null)
  const { actor: wanted, target: aimed, said } = last
  const say = (more: Partial<LastSaid>): void => {
    setLast({ ...last, ...more })
    keepSaid(now.slot, { ...last, ...more })
  }
  const { battle } = now
  const state = battle ? viewOf(ruleset, stateOf(battle), 'referee') : null
  const pieces = useMemo(() => (state ? piecesOf(ruleset, state) : null), [ruleset, state])
  const sideOf = (id: UnitId | null) => state?.units.find(unit => unit.id === id)?.side
  const mine = sideOf(wanted)
  const side: Side = (mine && state?.toAct.includes(mine) ? mine : state?.toAct[0]) ?? 'A'
  // Whom the other side had chosen is nobody's choice now.
  const actor = mine === side ? wanted : null
  const target = sideOf(aimed) === side ? null : aimed
  const scenario = battle?.scenario
  const deeds = useMemo(() => {
    if (!state || !scenario || !pieces || state.result) return []
    const own = offersOf(ruleset, state, side).filter(
      offer => !offer.ends && (offer.unit === actor || (actor !== null && offer.with?.includes(actor))),
    )
    if (target === null || !canState(scenario)) return own
    const there = deedsAt({ ruleset, scenario, state, side, actor, target }, said, pieces)
    return [
      ...there,
      ...own.filter(offer => offer.input !== 'target' && !there.some(({ id }) => id === offer.id)),
    ]
  }, [ruleset, scenario, state, side, actor, target, said, pieces])
  if (!battle || !state || !scenario || !pieces) return null
  const chosen =
    deeds.find(({ id }) => id === deed) ??
    deeds.find(({ refusal, useful }) => !refusal && useful) ??
    deeds.find(({ refusal }) => !refusal) ??
    deeds[0] ??
    null
  const other: Side = side === 'A' ? 'B' : 'A'
  const aims = target !== null && chosen !== null && canState(scenario) && isAimed(chosen.input)
  const choose = (unit: UnitId | null) => {
    say({ actor: unit })
    setDeed(null)
    actions.chooseUnit(unit)
  }
  return (
    <div className={cx('wood')}>
      <Head ruleset={ruleset} />
      <main className={cx('floor')}>
        <Now ruleset={ruleset} actor={actor} target={target} onNext={choose} />
        {now.dice ? (
          <WoodDice key={now.dice.faces.length} ruleset={ruleset} dice={now.dice} names={scenario.sides} />
        ) : null}
        {state.result ? null : (
          <>
            <div className={cx('lists')}>
              <Roll
                ruleset={ruleset}
                state={state}
                side={side}
                title="Who acts"
                chosen={actor}
                offers={offersOf(ruleset, state, side)}
                onChoose={choose}
                whole={() => choose(null)}
              />
              <Roll
                ruleset={ruleset}
                state={state}
                side={other}
                title="At whom"
                chosen={target}
                onChoose={unit => say({ target: unit })}
              />
            </div>
            <div className={cx('deeds')} role="group" aria-label="What it does">
              {deeds.map(offer => (
                <Button
                  key={offer.id}
                  aria-pressed={offer.id === chosen?.id}
                  aria-disabled={offer.refusal ? true : undefined}
                  className={cx('deed', offer.id === chosen?.id && 'picked', offer.refusal && 'refused')}
                  onClick={() => {
                    setDeed(offer.id)
                    actions.chooseOffer(offer.id)
                  }}
                >
                  {offer.label}
                </Button>
              ))}
              {deeds.length === 0 ? <p>There is nothing for it to do in this step.</p> : null}
            </div>
            {chosen?.refusal ? (
              <p className={cx('answer', 'no')} role="status">
                {tell(ruleset, state, chosen.refusal.reasons[0])}{' '}
                <ClauseLink id={chosen.refusal.reasons[0].clause} />
              </p>
            ) : chosen === null ? null : aims ? (
              <Aiming
                key={chosen.id}
                question={{ ruleset, scenario, state, side, actor, target, deed: chosen.id }}
                pieces={pieces}
                said={said}
                onSay={next => say({ said: next })}
                label={chosen.label}
              />
            ) : chosen.input === 'target' && canState(scenario) && target === null ? (
              <p className={cx('answer')}>Choose at whom.</p>
            ) : (
              <Others
                key={chosen.id}
                offer={chosen}
                ruleset={ruleset}
                scenario={scenario}
                state={state}
                side={side}
                target={target}
                pieces={pieces}
              />
            )}
            <Stakes ruleset={ruleset} state={state} scenario={scenario} side={side} />
          </>
        )}
        <Last ruleset={ruleset} />
      </main>
      <Strip />
    </div>
  )
}

const isAimed = (input: string): boolean => input === 'target' || input === 'place' || input === 'number'

/** Menu, title, log, rules, and the steps of the turn. */
function Head({ ruleset }: { readonly ruleset: Ruleset }) {
  const battle = useSession(now => now.battle)
  const title = useSession(now => now.title)
  if (!battle) return null
  const state = stateOf(battle)
  const ribbon = ruleset.ribbon(state)
  const turn = state.turn === 0 ? 'deployment' : (ribbon.now ?? `turn ${state.turn} of ${ribbon.turns}`)
  return (
    <header className={cx('head')}>
      <div className={cx('bar')}>
        <IconButton label="Menu" onClick={() => ui.open('menu')}>
          <Menu />
        </IconButton>
        <div>
          <h1>{title}, on your own table</h1>
          <p>
            {ruleset.title}, {turn}. You measure, the program counts.
          </p>
        </div>
        <Button ghost onClick={() => ui.open('log')}>
          <List size={18} aria-hidden="true" /> Log
        </Button>
        <Button ghost onClick={() => ui.open('rules')}>
          <BookOpen size={18} aria-hidden="true" /> Rules
        </Button>
      </div>
      <ol className={cx('ribbon')} aria-label="Steps of the turn">
        {ribbon.steps.map((step, at) => (
          <li
            key={`${step.label} ${step.side ?? ''}`}
            ref={at === ribbon.at ? bringIntoSight : undefined}
            className={cx(at === ribbon.at && 'on', step.side === 'B' && 'b', step.side === null && 'n')}
            aria-current={at === ribbon.at ? 'step' : undefined}
          >
            {step.side ? <Badge side={step.side} /> : null}
            {step.label}
          </li>
        ))}
      </ol>
    </header>
  )
}

function bringIntoSight(step: HTMLLIElement | null) {
  step?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The one sentence, how much is left, the next unit and the end of the step. */
function Now({
  ruleset,
  actor,
  target,
  onNext,
}: {
  readonly ruleset: Ruleset
  readonly actor: UnitId | null
  readonly target: UnitId | null
  readonly onNext: (unit: UnitId) => void
}) {
  const now = useSession(one => one)
  const { battle, notice, deployingFor } = now
  if (!battle) return null
  const state = viewOf(ruleset, stateOf(battle), 'referee')
  if (state.result) {
    return (
      <section className={`${cx('now')} paper`} aria-label="What to do now">
        <p>{tell(ruleset, state, state.result.why)}</p>
        <ButtonLink go href={`#/report/${now.slot}`}>
          See the report
        </ButtonLink>
      </section>
    )
  }
  const offers = offersNow(now)
  const side = state.toAct[0] ?? 'A'
  // What could be done now where the pieces stand says nothing: whoever may act at all is counted.
  const left = [
    ...new Set(offers.flatMap(({ unit, refusal, ends }) => (unit === null || refusal || ends ? [] : [unit]))),
  ]
  const ending = endOffer(offers)
  const waiting = SIDES.filter(one => undeployed(ruleset, battle, one) > 0)
  const { steps, at } = ruleset.ribbon(state)
  const name = (unit: UnitId | null) => state.units.find(({ id }) => id === unit)?.name
  const text =
    waiting.length > 0
      ? 'Put the armies on your table. The program places its own for itself.'
      : actor === null
        ? `${steps[at]?.label ?? ''}: choose who acts.`
        : target === null
          ? `${name(actor)}: choose what is done, and at whom.`
          : `${name(actor)}, at ${name(target)}.`
  return (
    <section className={`${cx('now', side === 'B' && 'b')} paper`} aria-label="What to do now">
      <p>
        {text} <small>{left.length > 0 ? `${count(left.length, 'unit')} may still act.` : null}</small>
      </p>
      {waiting.length > 0 ? (
        <Button go disabled={deployingFor !== null} onClick={() => actions.deployFor(waiting[0] ?? null)}>
          They stand on the table
        </Button>
      ) : null}
      {left.length > 0 && waiting.length === 0 ? (
        <Button
          onClick={() => {
            const next = left[(left.indexOf(actor ?? '') + 1) % left.length]
            if (next !== undefined) onNext(next)
          }}
        >
          Next unit
        </Button>
      ) : null}
      {ending ? (
        // It may be taken back, and what could still be done is seen on the table of wood alone: nothing is asked.
        <Button go={waiting.length === 0} onClick={() => endNow(ending)}>
          {ending.label}
        </Button>
      ) : null}
      {notice ? (
        <div role="alert" className={cx('notice')}>
          <span>{notice.text}</span>
          {notice.way === 'branch' ? <Button onClick={actions.branch}>Open a what-if</Button> : null}
        </div>
      ) : null}
    </section>
  )
}

function endNow(ending: Offer): void {
  const [only] = optionsOf(ending)
  if (only) actions.perform(only.action)
}

/** What happened last, with its clause, and the way back. */
function Last({ ruleset }: { readonly ruleset: Ruleset }) {
  const battle = useSession(now => now.battle)
  if (!battle || battle.cursor === 0) return null
  const state = viewOf(ruleset, stateOf(battle), 'referee')
  const entries = lineOf(battle).moments[battle.cursor - 1]?.log ?? []
  const clauses = [...new Set(entries.flatMap(entry => entry.clauses))].filter(id => id !== '').slice(0, 6)
  return (
    <section className={`${cx('last')} paper`} aria-label="What happened">
      <div role="status">
        {entries.map((entry, at) => (
          // The entries of one step never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at}>
            <Said ruleset={ruleset} state={state} phrase={entry} />
            {entry.rolls.map((roll, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <small key={place}>
                {' '}
                {roll.purpose} {roll.faces.join(', ')}
              </small>
            ))}
          </p>
        ))}
        <p className={cx('clauses')}>
          {clauses.map(id => (
            <ClauseLink key={id} id={id} />
          ))}
        </p>
      </div>
      <Button onClick={takeBack}>Undo</Button>
    </section>
  )
}
