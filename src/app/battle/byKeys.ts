import type { UnitId } from '../../engine/ids'
import { type Offer, type Option, optionKey, rowOf, rowsOf } from '../../engine/offer'
import { session } from '../../store/current'
import {
  chosenOffer,
  gone,
  heightsOf,
  offersNow,
  offersOfUnit,
  optionsOf,
  seenNow,
} from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { table } from './handle'
import { placeOf } from './places'
import { ui } from './ui'

const now = (): Session => session.store.getState()
const { actions } = session

/** The offer by which a unit is carried about: its path. */
export function pathOffer(state: Session, unit: UnitId | null) {
  const own = offersOfUnit(offersNow(state), unit).filter(
    offer => (offer.input === 'path' || (offer.input === 'place' && offer.unit !== null)) && !offer.refusal,
  )
  return own.find(offer => offer.id === state.focus.offer) ?? own[0]
}

/** A key that steers the piece on its way, where it may be steered: true if it was one. */
export function steerByKey(key: string): boolean {
  const state = now()
  if (table.current?.holding()) return false
  const offer = chosenOffer(state) ?? pathOffer(state, state.focus.unit)
  const stretch = offer?.steering?.next(gone(state.plan)).find(({ keys }) => keys.includes(key))
  if (!offer || !stretch) return false
  if (chosenOffer(state) === null) actions.chooseOffer(offer.id)
  actions.steer(stretch.id)
  return true
}

/** The same place, a step higher or lower. */
export function stepHeight(step: 1 | -1): void {
  const state = now()
  const offer = chosenOffer(state)
  if (offer?.level === undefined) return
  const heights = heightsOf(offersNow(state), offer)
  const next = heights[heights.findIndex(({ id }) => id === offer.id) - step]
  if (next) actions.toHeight(next.id)
}

/** Arrows carry the piece about, go through the targets, or move the table, whichever there is. */
export function arrow(dx: number, dy: number, fine: boolean): void {
  const state = now()
  const step = fine ? 0.1 : 0.5
  const handle = table.current
  if (handle?.holding()) return handle.nudge(dx * step, dy * step)
  const offer = chosenOffer(state)
  const { unit } = state.focus
  const path = pathOffer(state, unit)
  if (unit !== null && path?.input === 'path' && (offer === null || offer.id === path.id)) {
    if (offer === null) actions.chooseOffer(path.id)
    handle?.lift(unit)
    handle?.nudge(dx * step, dy * step)
    return
  }
  if (offer?.input === 'place') {
    const last = state.plan?.points.at(-1) ?? ownPlace(state, offer.unit) ?? middleOf(offer) ?? middle(state)
    actions.draw(offer.id, [{ x: last.x + dx * step, y: last.y + dy * step }], state.plan?.facing)
    return
  }
  if (offer && ['target', 'choice', 'facing', 'number'].includes(offer.input)) {
    return chooseAt(dx + dy > 0 ? 'next' : 'previous')
  }
  handle?.panBy(-dx * 60, -dy * 60)
}

function ownPlace(state: Session, unit: UnitId | null) {
  const view = seenNow(state)
  return view ? placeOf(view, unit) : null
}

/** The middle of where an offer may be given. */
function middleOf(offer: Offer) {
  const corners = offer.region?.().outlines[0] ?? []
  if (corners.length === 0) return null
  const sum = corners.reduce((all, at) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

function middle(state: Session) {
  const board = state.battle?.scenario.board
  return { x: (board?.width ?? 0) / 2, y: (board?.height ?? 0) / 2 }
}

/** Chooses a target by its number, or the next one. */
export function chooseAt(which: number | 'next' | 'previous'): void {
  const state = now()
  const offer = chosenOffer(state)
  if (!offer) return
  const options = optionsOf(offer)
  const allowed = rowsOf(options.filter(option => !option.refusal))
  if (offer.input === 'number') return aimAtNext(offer, allowed, which)
  const chosen = state.focus.target === null ? undefined : rowOf(allowed, state.focus.target)
  if (typeof which === 'number') {
    const option = allowed[which - 1]
    if (!option) return
    if (option === chosen) actions.confirm()
    else actions.chooseTarget(optionKey(option))
    return
  }
  const at = chosen ? allowed.indexOf(chosen) : -1
  const step = which === 'next' ? 1 : -1
  const next = allowed[at < 0 ? 0 : (at + step + allowed.length) % allowed.length]
  // Going from one to the next does none of them.
  if (next) actions.pointAtOffer(offer.id, next)
}

/** For a number: the next of those whom it may be named for. */
function aimAtNext(offer: Offer, options: readonly Option[], which: number | 'next' | 'previous'): void {
  const { aimedAt } = ui.get()
  const now = options.findIndex(({ at }) => at && aimedAt?.at.x === at.x && aimedAt.at.y === at.y)
  const step = which === 'next' ? 1 : -1
  const next =
    typeof which === 'number' ? which - 1 : now < 0 ? 0 : (now + step + options.length) % options.length
  const at = options[next]?.at
  if (at) ui.set({ aimedAt: { offer: offer.id, at } })
}

export function turn(by: number): void {
  const state = now()
  const { plan, focus } = state
  const view = seenNow(state)
  const own = view?.units.find(one => one.id === focus.unit)
  const offer = chosenOffer(state) ?? pathOffer(state, focus.unit)
  if (!offer || offer.refusal) return
  if (offer.trace) {
    const facing = plan?.facing ?? plan?.trace.stop.facing ?? own?.facing ?? 0
    // On hexes a piece turns from side to side.
    const step = state.battle?.scenario.board.kind === 'hexes' ? Math.sign(by) * 60 : by
    actions.draw(offer.id, plan?.points ?? [], (facing + step + 360) % 360)
  } else chooseAt(by > 0 ? 'next' : 'previous')
}
