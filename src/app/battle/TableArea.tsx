import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { scenarioOf, stateOf } from '../../engine/battle'
import { turnsTo } from '../../engine/foresight'
import type { UnitId } from '../../engine/ids'
import type { Trace } from '../../engine/offer'
import type { Mark, Scene } from '../../engine/scene'
import { mayRead } from '../../engine/words'
import type { Degrees, Point } from '../../geometry/point'
import { contains } from '../../geometry/polygons'
import { camera } from '../../store/camera'
import { preferences } from '../../store/preferences'
import {
  actingSide,
  chosenOffer,
  isLenient,
  offersNow,
  offersOfUnit,
  optionKey,
  optionsOf,
  seenNow,
  tell,
  unitsLeft,
  viewOf,
} from '../../store/selectors'
import { session } from '../../store/current'
import type { Session } from '../../store/sessionState'
import { Table } from '../../table/Table'
import { useTeaching } from '../lesson/useTeaching'
import { lessonMarks } from '../lesson/watching'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import { pathOffer, stepHeight } from './byKeys'
import { lookAtOwn } from './commands'
import { roundCorners } from './corners'
import { table } from './handle'
import { Heights } from './Heights'
import { farMarks, ghostOf, lookMarks, measureMarks, pathMarks, sceneNow } from './marks'
import { OffTable } from './OffTable'
import { useLooked } from './PathInHand'
import { placeOf } from './places'
import { showOf } from './news'
import shell from './shell.module.css'
import { coversOf, TableTools } from './TableTools'
import { handMarks, putByHand } from './bench/hand'
import { ui, useUi } from './ui'
import { useReview } from './useReview'
import { faceTowards } from './ways'
import { soundEffects } from '../sounds'
import { useMedia } from '../useMedia'

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

  const chosenHigh = offer?.level !== undefined
  if (!ruleset || !battle || !scene) return <div className={cx('table')} />

  const pick = (token: UnitId | null, at: Point) => {
    const current = now()
    const chosen = chosenOffer(current)
    if (current.tool === 'measure') return
    if (ui.get().sheet === 'bench') {
      actions.chooseUnit(token)
      ui.set({ spot: token === null ? at : null })
      return
    }
    if (current.dice) {
      const face = faceTowards(current.dice.asked, at)
      if (face !== null) ui.set({ typed: [String(face)] })
      return
    }
    if (chosen?.input === 'number' && !chosen.refusal && chosen.named?.(at, 0)) {
      ui.set({ aimedAt: { offer: chosen.id, at } })
      // Without a panel at the side the field is on the sheet.
      if (small) ui.open('card')
      return
    }
    const cell = offerAt(current, token, at)
    if (cell) {
      const { offer: there, option } = cell
      if (there.id !== chosen?.id) actions.chooseOffer(there.id)
      else if (current.focus.target === optionKey(option) && (!option.refusal || isLenient(current)))
        actions.confirm()
      else actions.chooseTarget(optionKey(option))
      return
    }
    if (chosen && token !== null) {
      const option = optionsOf(chosen).find(one => one.token === token)
      if (option) {
        if (current.focus.target === optionKey(option) && (!option.refusal || isLenient(current)))
          actions.confirm()
        else actions.chooseTarget(optionKey(option))
        return
      }
    }
    if (chosen && token === null && chosen.trace && (chosen.input === 'path' || chosen.input === 'place')) {
      const same = current.plan?.points.at(-1)
      if (same && Math.hypot(same.x - at.x, same.y - at.y) < 0.5) actions.confirm()
      else actions.draw(chosen.id, roundCorners(current.plan, at), current.plan?.facing)
      return
    }
    if (chosen && token === null && (chosen.input === 'target' || chosen.input === 'choice')) {
      const near = optionsOf(chosen).find(
        one => one.token === undefined && one.at && Math.hypot(one.at.x - at.x, one.at.y - at.y) < 0.8,
      )
      if (near) {
        if (current.focus.target === optionKey(near)) actions.confirm()
        else actions.chooseTarget(optionKey(near))
        return
      }
    }
    actions.chooseUnit(token)
  }

  const follow = (unit: UnitId, points: readonly Point[]): readonly Mark[] | undefined => {
    if (bench) return handMarks(scene, unit, points)
    const current = now()
    const carrying = pathOffer(current, unit)
    const view = seenNow(current)
    const from = view ? placeOf(view, unit) : null
    if (!carrying?.trace || !view || !from || !ruleset) return undefined
    const trace = carrying.trace(points)
    showInHand(unit, trace, points.at(-1) ?? null)
    return [
      ...scene.marks.filter(mark => mark.kind !== 'path' && mark.kind !== 'ghost' && mark.kind !== 'tag'),
      ...pathMarks(from, points, trace, unit, phrase => tell(ruleset, view, phrase)),
    ]
  }

  return (
    <div className={cx('table')} data-busy={state.thinking ? '' : undefined}>
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
        onPick={pick}
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
        onDragMove={follow}
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
          return measureMarks(ruleset, view, { from: ends[0], to: ends[1], answer })
        }}
        onCamera={camera.look}
      />
      <OffTable />
      <TableTools scene={scene} small={small} />
      <Heights />
    </div>
  )
}

/** The offer, of those in question, that a press on a cell of the board means. Pressing a unit that can act chooses it instead. */
function offerAt(current: Session, token: UnitId | null, at: Point) {
  const offers = offersNow(current)
  if (token !== null && token !== current.focus.unit && unitsLeft(offers).includes(token)) return null
  const chosen = chosenOffer(current)
  const others = current.focus.unit === null ? [] : offersOfUnit(offers, current.focus.unit)
  for (const offer of [...(chosen ? [chosen] : []), ...others]) {
    if (offer.refusal || (offer.input !== 'choice' && offer.input !== 'target')) continue
    const option = optionsOf(offer).find(one => one.cell && contains(one.cell, at))
    if (option) return { offer, option }
  }
  return null
}

/** Offers by which a piece is taken in the hand. */
const carries = (offer: { readonly input: string; readonly refusal?: unknown }): boolean =>
  !offer.refusal && (offer.input === 'path' || offer.input === 'place')

/** The scene again only when something that it is made of has changed. */
/** The scene, and where the lesson wants something done. */
function useLessonOver(scene: Scene | null): Scene | null {
  const teaching = useTeaching()
  const focus = useSession(one => one.focus)
  const step = teaching?.step ?? null
  return useMemo(() => {
    if (!scene || !step) return scene
    return { ...scene, marks: [...scene.marks, ...lessonMarks(focus, step)] }
  }, [scene, step, focus])
}

function useScene() {
  const battle = useSession(one => one.battle)
  const chair = useSession(one => one.chair)
  const curtain = useSession(one => one.curtain)
  const focus = useSession(one => one.focus)
  const plan = useSession(one => one.plan)
  const measured = useSession(one => one.measured)
  const rolling = useSession(one => one.rolling)
  const review = useSession(one => one.review)
  const looking = useSession(one => one.tool)
  const putAway = useSession(one => one.putAway)
  const dice = useSession(one => one.dice)
  const looked = useLooked()
  const ruling = useUi(one => one.ruling)
  const spot = useUi(one => (one.sheet === 'bench' ? one.spot : null))
  // What the session is made of stands in the list; the whole of it is read inside.
  return useMemo(() => {
    const scene = sceneNow(now())
    if (!scene) return scene
    const own: readonly Mark[] = [
      ...(ruling?.marks ?? []),
      ...(spot ? [{ kind: 'ring', at: spot, radius: 0.6, line: 'solid', label: 'here' } as const] : []),
    ]
    if (own.length > 0)
      return { ...scene, marks: [...scene.marks.filter(mark => mark.kind !== 'tag'), ...own] }
    if (!looked || looked.turns === null) return scene
    return { ...scene, marks: [...scene.marks, ...farMarks(looked.from, looked.hand, looked.turns)] }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    battle,
    chair,
    curtain,
    focus,
    plan,
    measured,
    rolling,
    review,
    putAway,
    looking,
    dice,
    looked,
    ruling,
    spot,
  ])
}

/** Where one's own pieces would be too small to play with, the first look is at them; F shows the whole table. */
function useFirstLook() {
  const there = useSession(one => one.battle !== null && one.curtain === null)
  useEffect(() => {
    if (!there) return undefined
    const frame = requestAnimationFrame(() => {
      const current = now()
      const scene = sceneNow(current)
      if (scene) lookAtOwn(current, scene)
    })
    return () => cancelAnimationFrame(frame)
  }, [there])
}

/** Shows what has just happened, one thing after another, and lets the log tell it when it is over. */
function useNews() {
  const news = useSession(one => one.news)
  useEffect(() => {
    const { ruleset, battle, chair } = now()
    if (!news || !ruleset || !battle) return
    let wanted = true
    const before = viewOf(ruleset, stateOf(battle, news.step - 1), chair)
    // The chair may have changed hands since: what it may not read is not shown either.
    const entries = news.entries.filter(entry => mayRead(entry, chair))
    const { rolling, after } = showOf(ruleset, entries, before)
    soundEffects(entries.flatMap(entry => entry.effects ?? []))
    const over = () => {
      if (wanted) actions.settle(news.step)
    }
    const show = async () => {
      const whole = rolling.length === 0 || (await table.current?.play(rolling))
      if (!wanted) return
      actions.rest()
      // Who skips the dice skips what follows from them.
      if (whole) await table.current?.play(after)
    }
    show().then(over, over)
    // Whatever becomes of the picture, the log is not kept back for long.
    const limit = setTimeout(over, 2400)
    return () => {
      wanted = false
      clearTimeout(limit)
      actions.settle(news.step)
    }
  }, [news])
}

function unitAt(at: Point): UnitId | null {
  const handle = table.current
  return handle ? handle.tokenAt(handle.screenOf(at)) : null
}

let telling = 0
let latest: { unit: UnitId; trace: Trace; hand: Point | null } | null = null

/** The panel hears of the piece in the hand a few times a second, and always of where it came to rest. */
function showInHand(unit: UnitId, trace: Trace, hand: Point | null) {
  latest = { unit, trace, hand }
  if (telling) return
  telling = window.setTimeout(() => {
    telling = 0
    const { ruleset } = now()
    const view = seenNow(now())
    if (!ruleset || !view || !latest || !table.current?.holding()) return
    ui.set({ inHand: latest })
  }, 90)
}

let resting = 0

/** A place under the pointer while nothing is in the hand: the way there now, the rest of it when the pointer rests. */
function lookAt(at: Point | null, token: UnitId | null): readonly Mark[] | null {
  clearTimeout(resting)
  if (ui.get().looked) ui.set({ looked: null })
  const current = now()
  const offer = chosenOffer(current)
  const view = seenNow(current)
  const { ruleset, plan, tool, review } = current
  if (!at || !ruleset || !view || !offer?.trace || offer.unit === null) return null
  if (offer.input !== 'path' || offer.refusal || offer.blind || offer.steering) return null
  if (plan || tool !== 'select' || review || (token !== null && token !== offer.unit)) return null
  const { unit } = offer
  const from = placeOf(view, unit)
  if (!from || token === unit) return null
  const trace = offer.trace([at])
  resting = window.setTimeout(() => {
    const turns = trace.refusal ? turnsTo(ruleset, view, offer, at) : null
    if (!trace.refusal || turns !== null)
      ui.set({ looked: { unit, trace, from, hand: at, view, offer: offer.id, turns } })
  }, 140)
  const looks = lookMarks(from, at, trace, unit)
  if (!looks) return null
  const scene = sceneNow(current)
  return [...(scene?.marks ?? []).filter(mark => mark.kind !== 'path' && mark.kind !== 'ghost'), ...looks]
}

function pointMarks(at: Point): readonly Mark[] | undefined {
  const current = now()
  const chosen = chosenOffer(current)
  const view = seenNow(current)
  const { ruleset } = current
  if (!chosen?.trace || !view || !ruleset) return undefined
  const trace = chosen.trace([at])
  const from = placeOf(view, chosen.unit) ?? at
  const scene = sceneNow(current)
  return [
    ...(scene?.marks ?? []).filter(mark => mark.kind !== 'path' && mark.kind !== 'ghost'),
    ...pathMarks(from, [at], trace, chosen.unit, phrase => tell(ruleset, view, phrase)),
  ]
}

function turnTo(unit: UnitId, facing: Degrees, done: boolean): readonly Mark[] | undefined {
  const current = now()
  const offer =
    chosenOffer(current) ?? offersOfUnit(offersNow(current), unit).find(one => one.trace && !one.refusal)
  const view = seenNow(current)
  if (!offer?.trace || !view) return undefined
  const points = current.plan?.offer === offer.id ? current.plan.points : []
  if (done) {
    actions.draw(offer.id, points, facing)
    return undefined
  }
  const { stop } = offer.trace(points, facing)
  return [...(sceneNow(current)?.marks ?? []).filter(mark => mark.kind !== 'ghost'), ghostOf(unit, stop)]
}
