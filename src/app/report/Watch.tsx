import { useEffect, useMemo, useRef, useState } from 'react'
import { type Battle, lineOf, scenarioOf, stateOf } from '../../engine/battle'
import { SIDES, type Viewer } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { mayRead } from '../../engine/words'
import { mayAllLook, viewOf } from '../../store/selectors'
import { Table } from '../../table/Table'
import type { TableHandle } from '../../table/props'
import { Log } from '../battle/Log'
import { isControl, isWriting, keyName } from '../battle/keys'
import { phaseOf } from '../battle/logRows'
import { Problem } from '../Problem'
import { Button, ButtonLink } from '../ui/Button'
import { Choice } from '../ui/Choice'
import { Player, playerKey } from '../ui/Player'
import { RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { useMedia } from '../useMedia'
import { actions, useSession } from '../useSession'
import { Opening } from '../ui/Opening'
import css from './report.module.css'
import { useSlot } from './useSlot'

const cx = classes(css)
const PACE = { slow: 1600, even: 900, quick: 350 } as const
type Pace = keyof typeof PACE

/** The battle again, step by step. The step stands in the address: copy it to share the moment. */
export default function Watch({ slot, step }: { readonly slot: string; readonly step: string | undefined }) {
  const { ruleset, battle, viewer, problem, again } = useSlot(slot)
  if (problem) return <Problem title="This battle cannot be opened" text={problem} again={again} />
  if (!ruleset || !battle) return <Opening text="Winding back." />
  const most = battle.cursor
  const asked = Number(step ?? '0')
  const at = Number.isInteger(asked) ? Math.min(most, Math.max(0, asked)) : 0
  return <Replay ruleset={ruleset} battle={battle} slot={slot} at={at} chair={viewer} />
}

function Replay({
  ruleset,
  battle,
  slot,
  at,
  chair,
}: {
  readonly ruleset: Ruleset
  readonly battle: Battle
  readonly slot: string
  readonly at: number
  readonly chair: Viewer
}) {
  const title = useSession(now => now.title)
  const over = useSession(mayAllLook)
  const [eyes, setEyes] = useState<Viewer>(over ? 'referee' : chair)
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('even')
  const [lit, setLit] = useState<readonly string[]>([])
  const table = useRef<TableHandle>(null)
  const wide = useMedia('(min-width: 1101px)')
  const viewer = over ? eyes : chair
  const most = battle.cursor
  const runs = playing && at < most
  const go = (step: number) => {
    location.replace(`#/watch/${slot}/${Math.min(most, Math.max(0, step))}`)
  }
  const player = { at, most, runs, onGo: go, onRun: setPlaying }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = keyName(event)
      if (isWriting(event.target) || (name === 'Space' && isControl(event.target))) return
      const does = playerKey(name, player)
      if (!does) return
      // The slider would take the arrows once more.
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const scene = useMemo(
    () =>
      ruleset.scene(viewOf(ruleset, stateOf(battle, at), viewer), { unit: null, offer: null, target: null }),
    [ruleset, battle, at, viewer],
  )
  useEffect(() => {
    const moment = lineOf(battle).moments[at - 1]
    const effects = (moment?.log ?? [])
      .filter(entry => mayRead(entry, viewer))
      .flatMap(entry => entry.effects ?? [])
    if (effects.length > 0) void table.current?.play(effects)
  }, [battle, at, viewer])
  useEffect(() => {
    if (!playing || at >= most) return undefined
    const timer = setTimeout(() => location.replace(`#/watch/${slot}/${at + 1}`), PACE[pace])
    return () => clearTimeout(timer)
  }, [playing, at, most, pace, slot])
  return (
    <RulebookContext value={ruleset.rulebook}>
      <main className={cx('watch')}>
        <header>
          <ButtonLink href={over ? `#/report/${slot}` : `#/battle/${slot}`}>
            {over ? 'Report' : 'Back to the battle'}
          </ButtonLink>
          <h1>{title}</h1>
        </header>
        <div className={cx('stage')}>
          <Table
            ref={table}
            scene={scene}
            label={`The table: ${title}, step ${at}`}
            lit={lit}
            rulers={wide}
          />
        </div>
        {wide ? (
          <aside className={`${cx('side')} paper`}>
            <h2>Log</h2>
            <Log ruleset={ruleset} battle={battle} steps={at} viewer={viewer} onLight={setLit} onStep={go} />
          </aside>
        ) : null}
        <section className={`${cx('controls')} paper`} aria-label="Watching">
          <Player {...player} />
          <input
            type="range"
            min={0}
            max={most}
            value={at}
            aria-label="Step of the battle"
            aria-valuetext={`Step ${at} of ${most}, ${phaseOf(ruleset, battle, at)}`}
            onChange={event => go(Number(event.target.value))}
          />
          <output>
            {at} of {most}, {phaseOf(ruleset, battle, at)}
          </output>
          <Choice
            label="Pace"
            value={pace}
            options={[
              { value: 'slow', label: 'Slow' },
              { value: 'even', label: 'Even' },
              { value: 'quick', label: 'Quick' },
            ]}
            onChange={setPace}
          />
          {over ? (
            <Choice
              label="Whose eyes"
              value={viewer}
              options={[
                ...SIDES.map(side => ({ value: side, label: scenarioOf(ruleset, battle).sides[side].name })),
                { value: 'referee', label: 'All' },
              ]}
              onChange={setEyes}
            />
          ) : null}
          <Button
            disabled={at === most && !over}
            onClick={() => {
              actions.continueFrom(at)
              location.hash = `#/battle/${slot}`
            }}
          >
            Continue from here
          </Button>
        </section>
      </main>
    </RulebookContext>
  )
}
