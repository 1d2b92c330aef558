import { Scale } from 'lucide-react'
import { useStore } from 'zustand'
import type { Scenario } from '../../engine/scenario'
import { rateOf } from '../../opponents/tally'
import { drafts } from '../../store/drafts'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { count, tidy } from '../ui/numbers'
import css from './editor.module.css'
import { BATTLES, stop, weigh, weighed } from './scales'

const cx = classes(css)

/** How even the battle is between equal computers: fought a hundred times, with the interval and what decided it. */
export function Weighing({ draft, may }: { readonly draft: Scenario; readonly may: boolean }) {
  const now = useStore(weighed)
  const slot = useStore(drafts.store, one => one.slot)
  const past = useStore(drafts.store, one => one.past)
  const mine = now.slot === slot && now.draft !== null
  const at = mine && now.draft ? past.indexOf(now.draft) : -1
  const isSame = now.draft?.scenario === draft
  const changes = isSame ? 0 : at < 0 ? null : past.length - at
  return (
    <>
      {mine && now.done > 0 ? <Result draft={draft} /> : null}
      {mine && now.running ? (
        <>
          <progress value={now.done} max={BATTLES} aria-label="Battles fought" />
          <p role="status">
            {now.done} of {BATTLES} battles are fought.
          </p>
        </>
      ) : null}
      {mine && now.problem ? <p role="alert">{now.problem}</p> : null}
      {mine && now.done > 0 && !isSame ? (
        <p>
          {changes === null
            ? 'It was weighed as it was before.'
            : `You have made ${count(changes, 'change')} since.`}
        </p>
      ) : null}
      {mine && now.running ? (
        <Button onClick={stop}>Stop weighing</Button>
      ) : (
        <Button disabled={!may} onClick={() => void weigh()}>
          <Scale size={17} /> {mine && now.done > 0 ? 'Weigh it again' : 'Weigh it: a hundred battles'}
        </Button>
      )}
    </>
  )
}

function Result({ draft }: { readonly draft: Scenario }) {
  const { done, wins, drawn, turns, ways } = useStore(weighed)
  const rate = rateOf(wins.A + drawn / 2, done)
  const of = (share: number): number => Math.round(share * 100)
  const { A, B } = draft.sides
  return (
    <>
      <p>
        <b>
          {count(done, 'battle')}: {A.name} {wins.A}, {B.name} {wins.B}
          {drawn > 0 ? `, drawn ${drawn}` : ''}
        </b>
      </p>
      <div className={cx('beam')}>
        <Badge side="A" />
        <div
          className={cx('scale')}
          role="img"
          aria-label={`The ${A.name} win ${of(rate.low)} to ${of(rate.high)} of a hundred`}
        >
          <i style={{ left: `${of(rate.low)}%`, right: `${100 - of(rate.high)}%` }} />
          <b style={{ left: `${of(rate.share)}%` }} />
        </div>
        <Badge side="B" />
      </div>
      <p>
        The {A.name} win {of(rate.low)} to {of(rate.high)} of a hundred, as far as {count(done, 'battle')} can
        tell. {verdict(rate.low, rate.high, A.name, B.name)} A battle takes {tidy(turns / done)} turns.
      </p>
      <ul className={cx('why')} aria-label="What decided them">
        {Object.entries(ways)
          .toSorted(([, a], [, b]) => b.times - a.times)
          .map(([key, { winner, why, times }]) => (
            <li key={key}>
              <b>{times} ×</b>
              <Badge side={winner} />
              <span>{times > 1 && /\d/.test(why) ? `${why} Or the like.` : why}</span>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Even lies between one in three and two in three for either side. */
function verdict(low: number, high: number, a: string, b: string): string {
  if (low > 0.5) return low > 0.65 ? `The ${a} are much too strong.` : `The ${a} have the better of it.`
  if (high < 0.5) return high < 0.35 ? `The ${b} are much too strong.` : `The ${b} have the better of it.`
  return high - low > 0.35 ? 'That says little yet.' : 'That is fair.'
}
