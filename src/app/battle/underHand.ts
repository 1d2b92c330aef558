import { turnsTo } from '../../engine/foresight'
import type { UnitId } from '../../engine/ids'
import type { Trace } from '../../engine/offer'
import type { Mark, Scene } from '../../engine/scene'
import type { Degrees, Point } from '../../geometry/point'
import { session } from '../../store/current'
import { chosenOffer, offersNow, offersOfUnit, seenNow, tell } from '../../store/selectors'
import { carriedAlong, goingOf } from '../../store/together'
import { pathOffer } from './byKeys'
import { table } from './handle'
import { ghostOf, lookMarks, pathMarks, sceneNow } from './marks'
import { othersMarks } from './groupMarks'
import { placeOf } from './places'
import { ui } from './ui'

const now = session.store.getState
const { actions } = session

/** The piece in the hand on its way so far: what is drawn of it. */
export function follow(scene: Scene, unit: UnitId, points: readonly Point[]): readonly Mark[] | undefined {
  const current = now()
  const { ruleset } = current
  const carrying = pathOffer(current, unit)
  const view = seenNow(current)
  const from = view ? placeOf(view, unit) : null
  if (!carrying?.trace || !view || !from || !ruleset) return undefined
  const along = carriedAlong(current, { unit, points, facing: undefined })
  // Who stands in its way may go first.
  const trace = goingOf(along, unit)?.trace ?? carrying.trace(points)
  showInHand(unit, trace, points.at(-1) ?? null)
  return [
    ...scene.marks.filter(mark => mark.kind !== 'path' && mark.kind !== 'ghost' && mark.kind !== 'tag'),
    ...pathMarks(from, points, trace, unit, phrase => tell(ruleset, view, phrase)),
    ...othersMarks(current, along, unit),
  ]
}

export function unitAt(at: Point): UnitId | null {
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
export function lookAt(at: Point | null, token: UnitId | null): readonly Mark[] | null {
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

export function pointMarks(at: Point): readonly Mark[] | undefined {
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

export function turnTo(unit: UnitId, facing: Degrees, done: boolean): readonly Mark[] | undefined {
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
