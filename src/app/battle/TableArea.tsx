import { useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { scenarioOf } from '../../engine/battle'
import { camera } from '../../store/camera'
import { session } from '../../store/current'
import { preferences } from '../../store/preferences'
import { actingSide, chosenOffer, offersNow, seenNow } from '../../store/selectors'
import { Table } from '../../table/Table'
import { classes } from '../ui/cx'
import { useMedia } from '../useMedia'
import { actions, useSession } from '../useSession'
import { handMarks, putByHand } from './bench/hand'
import { pathOffer, stepHeight } from './byKeys'
import { table } from './handle'
import { GroupTools } from './GroupTools'
import { Heights } from './Heights'
import { OffTable } from './OffTable'
import { press } from './pressing'
import { useFreeCorner } from './freeCorner'
import { RulerTools } from './RulerTools'
import { measureMarks, rulerMarks } from './rulers'
import shell from './shell.module.css'
import { useFirstLook, useNews, useOpening, useTargetInSight } from './shown'
import { useLessonOver, useScene } from './tableScene'
import { coversOf, TableTools } from './TableTools'
import { ui, useUi } from './ui'
import { follow, lookAt, pointMarks, turnTo, unitAt } from './underHand'
import { useReview } from './useReview'

const cx = classes(shell)
const now = () => session.store.getState()

/** The table with its tools: what the hand does becomes what the session does. */
export function TableArea() {
  const state = useSession(one => one)
  const { ruleset, battle } = state
  const speed = useStore(preferences, one => one.animation)
  const small = useMedia('(max-width: 1100px)')
  const scene = useLessonOver(useScene())
  const bench = useUi(one => one.sheet === 'bench')
  const hoverTimer = useRef(0)
  useNews()
  useReview()
  useFirstLook()
  useOpening()
  useTargetInSight()

  const side = actingSide(state)
  const draggable = useMemo(() => {
    if (bench) return scene?.tokens.map(token => token.id) ?? []
    if (side === null || state.review || state.dice) return []
    const offers = offersNow(state)
    return [...new Set(offers.flatMap(offer => (carries(offer) && offer.unit !== null ? [offer.unit] : [])))]
    // The offers change with the battle, the chair and the side to act.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state.battle, state.chair, state.review, state.dice, side, bench, scene])
  const offer = chosenOffer(state)
  const placing = offer?.input === 'place' && !state.dice && !bench
  const turnable =
    offer &&
    !bench &&
    !state.dice &&
    offer.unit !== null &&
    !offer.refusal &&
    (offer.input === 'facing' || offer.trace !== undefined)
      ? offer.unit
      : null

  const top = useRef<HTMLDivElement>(null)
  const corner = useFreeCorner(top, scene)
  const chosenHigh = offer?.level !== undefined
  if (!ruleset || !battle || !scene) return <div className={cx('table')} />

  return (
    <div
      className={cx('table')}
      data-busy={state.thinking ? '' : undefined}
      data-chosen={state.focus.unit ?? state.focus.offer ?? undefined}
    >
      <Table
        ref={table}
        scene={scene}
        label={`The table: ${scenarioOf(ruleset, battle).title}`}
        selected={state.focus.unit}
        lit={state.highlighted}
        tool={state.tool === 'measure' ? 'measure' : placing ? 'place' : 'select'}
        draggable={draggable}
        turnable={turnable}
        rulers={!small && offer?.blind !== true}
        speed={speed}
        covers={coversOf}
        onPick={(token, at, more) => (more && token !== null ? actions.join(token) : press(token, at, small))}
        {...(bench || side === null ? {} : { onBox: actions.gather })}
        onHover={token => {
          clearTimeout(hoverTimer.current)
          hoverTimer.current = window.setTimeout(() => ui.set({ hovered: token }), token === null ? 400 : 150)
        }}
        onPass={(at, token) => (bench ? null : lookAt(at, token))}
        onDragStart={unit => {
          if (bench) return
          const carrying = pathOffer(now(), unit)
          if (carrying) actions.chooseOffer(carrying.id)
        }}
        onDragMove={(unit, points) => (bench ? handMarks(scene, unit, points) : follow(scene, unit, points))}
        {...(chosenHigh ? { onDragWheel: stepHeight } : {})}
        onDragEnd={(unit, points) => {
          ui.set({ inHand: null })
          if (bench) return putByHand(scene, unit, points)
          const carrying = pathOffer(now(), unit)
          if (!carrying) return
          actions.draw(carrying.id, points)
          // Some pieces wait where they were put, to be turned.
          if (!carrying.waits) actions.confirm()
        }}
        onDragCancel={() => {
          ui.set({ inHand: null })
        }}
        onTurn={(unit, facing, done) => turnTo(unit, facing, done)}
        onPoint={(at, done) => {
          const chosen = chosenOffer(now())
          if (!chosen?.trace) return undefined
          if (done) {
            actions.draw(chosen.id, [at])
            if (chosen.direct && !chosen.trace([at]).refusal) actions.confirm()
            return undefined
          }
          return pointMarks(at)
        }}
        onMeasure={(points, done) => {
          const [from, to] = [points[0], points.at(-1)]
          const view = seenNow(now())
          if (!from || !to || !view) return undefined
          const ends = [unitAt(from) ?? from, unitAt(to) ?? to] as const
          if (done) actions.measure(...ends)
          const answer = ruleset.measure(view, ...ends)
          const inHand = measureMarks(ruleset, view, { from: ends[0], to: ends[1], answer })
          return [...rulerMarks(now()), ...inHand]
        }}
        onCamera={camera.look}
      />
      <div ref={top} className={cx('top', corner)}>
        <OffTable />
        <RulerTools />
        <GroupTools />
      </div>
      <TableTools scene={scene} small={small} />
      <Heights />
    </div>
  )
}

/** Offers by which a piece is taken in the hand. */
const carries = (offer: { readonly input: string; readonly refusal?: unknown }): boolean =>
  !offer.refusal && (offer.input === 'path' || offer.input === 'place')
