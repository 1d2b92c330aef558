import { useEffect, useMemo, useRef, useState } from 'react'
import { NO_FOCUS } from '../../engine/scene'
import { capital } from '../../engine/say'
import { type Shown, WINDOW_CHANNEL } from '../../store/windows'
import type { TableHandle } from '../../table/props'
import { Table } from '../../table/Table'
import { Badge } from '../ui/Badge'
import { Die } from '../ui/Die'
import { Opening } from '../ui/Opening'
import { classes } from '../ui/cx'
import { useRuleset } from '../useRuleset'
import css from './window.module.css'

const cx = classes(css)

/** The players' window: another screen or a projector that follows the table with one side's eyes, or the public's. */
export default function PlayersWindow({ slot }: { readonly slot: string }) {
  const shown = useShown(slot)
  return shown ? <Following shown={shown} /> : <Opening text="Waiting for the table." />
}

/** What the table shows, as often as it changes. The table is asked until it answers. */
function useShown(slot: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(WINDOW_CHANNEL)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in its origin
    const ask = () => channel.postMessage(`hello ${slot}`)
    const timer = setInterval(ask, 1500)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isShown(data) || data.slot !== slot) return
      clearInterval(timer)
      setShown(data)
    })
    ask()
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [slot])
  return shown
}

function isShown(data: unknown): data is Shown {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'shown'
}

function Following({ shown }: { readonly shown: Shown }) {
  const { ruleset } = useRuleset(shown.ruleset)
  const table = useRef<TableHandle>(null)
  const scene = useMemo(() => (ruleset ? ruleset.scene(shown.view, NO_FOCUS) : null), [ruleset, shown.view])
  useEffect(() => {
    document.title = `${shown.title}, the players’ window`
  }, [shown.title])
  if (!ruleset || !scene) return <Opening text="Laying the table." />
  const { score } = ruleset.standing(shown.view)
  const whose = shown.eyes === 'public' ? 'what both sides see' : `what the ${shown.names[shown.eyes]} see`
  return (
    <main className={cx('window')}>
      <Table
        ref={table}
        scene={{ ...scene, marks: [] }}
        label={`The table: ${shown.title}`}
        zoomBox={false}
        minimap={null}
        rulers={false}
        insets={{ bottom: 96 }}
      />
      <header className={cx('plate')}>
        <h1>
          <Badge side={shown.side} /> {shown.step || shown.title}
        </h1>
        <p>
          {capital(shown.turn)}, {whose}
        </p>
      </header>
      {score ? (
        <p className={cx('plate', 'score')} aria-label={score.label}>
          {shown.names.A} <Badge side="A" /> <b>{score.A}</b> to <b>{score.B}</b> <Badge side="B" />{' '}
          {shown.names.B}
        </p>
      ) : null}
      {shown.said ? (
        <section
          className={`${cx('said', shown.saidBy === 'A' && 'a', shown.saidBy === 'B' && 'b')} paper`}
          aria-live="polite"
        >
          <p>{shown.said}</p>
          <div>
            {shown.dice.map(({ face, sides, by, purpose, hand }, at) => (
              // Dice lie in the order in which they were thrown.
              // oxlint-disable-next-line react/no-array-index-key
              <figure key={at}>
                <Die face={face} sides={sides} by={by} size={56} hand={hand} />
                <figcaption>{purpose}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ) : null}
    </main>
  )
}
