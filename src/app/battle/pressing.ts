import { scenarioOf } from '../../engine/battle'
import type { UnitId } from '../../engine/ids'
import { type Option, optionKey } from '../../engine/offer'
import type { Point } from '../../geometry/point'
import { contains } from '../../geometry/polygons'
import { session } from '../../store/current'
import { chosenOffer, isLenient, offersNow, offersOfUnit, optionsOf, unitsLeft } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { restAt } from './bench/hand'
import { roundCorners } from './corners'
import { table } from './handle'
import { rulerAt } from './rulers'
import { ui } from './ui'
import { faceTowards } from './ways'

const now = session.store.getState
const { actions } = session

/** How near its line a press takes a ruler away, in pixels. */
const RULER_REACH = 14

/** What a press on the table means: a place, a cell, a target, or a unit to choose. */
export function press(token: UnitId | null, at: Point, small: boolean): void {
  const current = now()
  const chosen = chosenOffer(current)
  if (current.tool === 'measure') {
    // A ruler is taken up as it is seen, by its line.
    const scale = table.current?.camera().scale
    const ruler = scale === undefined ? null : rulerAt(current, at, RULER_REACH / scale)
    if (ruler) actions.takeRuler(ruler)
    return
  }
  if (ui.get().sheet === 'bench') {
    actions.chooseUnit(token)
    const board = current.ruleset && current.battle && scenarioOf(current.ruleset, current.battle).board
    ui.set({ spot: token === null ? (board ? restAt({ board }, at) : at) : null })
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
  if (current.several && token !== null) return actions.join(token)
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
    const near = placeAt(optionsOf(chosen), at)
    if (near) {
      if (current.focus.target === optionKey(near)) actions.confirm()
      else actions.chooseTarget(optionKey(near))
      return
    }
  }
  actions.chooseUnit(token)
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

/** How near a press has to be to a place to mean it, in board units. */
const NEAR = 0.8

/** The place that a press means, of those that stand for options and those along their ways. */
function placeAt(options: readonly Option[], at: Point): Option | null {
  const away = ({ token, at: place }: Option): number =>
    token === undefined && place ? Math.hypot(place.x - at.x, place.y - at.y) : Infinity
  const places = options.flatMap(option => [option, ...(option.along?.() ?? [])])
  const [nearest] = places.toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) < NEAR ? nearest : null
}
