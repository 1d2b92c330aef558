import type { Action } from '../engine/action'
import type { UnitId } from '../engine/ids'
import { type Offer, optionKey } from '../engine/offer'
import { NO_FOCUS } from '../engine/scene'
import { byEye, type SessionCore } from './core'
import {
  chosenOffer,
  chosenOption,
  endOffer,
  firstOffer,
  gone,
  heightsOf,
  isLenient,
  nextUnit,
  offersNow,
  optionsOf,
  phaseNow,
  seenNow,
  tell,
  unitsToGoThrough,
  usefulOffers,
} from './selectors'
import { goTogether } from './gathering'
import { goingOf, plannedTogether } from './together'
import type { SessionActions } from './sessionActions'

type Part = Pick<
  SessionActions,
  | 'chooseUnit'
  | 'next'
  | 'openPhase'
  | 'chooseOffer'
  | 'pointAtOffer'
  | 'chooseTarget'
  | 'draw'
  | 'dropPlan'
  | 'steer'
  | 'unsteer'
  | 'toHeight'
  | 'confirm'
  | 'end'
  | 'unask'
  | 'back'
>

/** The offer of another deed that the rules name in place of a refused one, where it has nothing left to fill in. */
function otherDeed(offers: readonly Offer[], refused: Action, nearest: Action | undefined): string | null {
  if (!nearest || nearest.type === refused.type) return null
  const wanted = JSON.stringify(nearest)
  const found = offers.find(
    offer =>
      offer.input === 'nothing' &&
      !offer.refusal &&
      offer.options().some(({ action }) => JSON.stringify(action) === wanted),
  )
  return found?.id ?? null
}

/** Whether a press on a choice is the act. */
const isDirect = (offer: Offer | null): boolean => offer?.direct === true && offer.input === 'choice'

/** What is in the hand and what is pointed at, until it is done or put back. */
export function choosing(core: SessionCore): Part {
  const { now, set, say, refuse, perform } = core

  /** Plans a way that has been gone stretch by stretch, by the offer that leads as high. */
  function shows(offer: Offer, way: readonly string[]): void {
    const trace = offer.steering?.trace(way)
    if (!trace) return
    const { level } = trace.stop
    const there = heightsOf(offersNow(now()), offer).find(one => one.level === level) ?? offer
    const points = trace.route ?? [trace.stop.at]
    set({
      plan: { offer: there.id, unit: offer.unit, points, facing: trace.stop.facing, trace },
      focus: { unit: offer.unit, offer: there.id, target: null },
      asking: null,
    })
  }

  /** Choosing another unit alone lets the group go. */
  function keptBy(unit: UnitId | null): readonly UnitId[] {
    const { group, several } = now()
    return several || (unit !== null && group.includes(unit)) ? group : []
  }

  const part: Part = {
    chooseUnit(unit) {
      const offer = unit === null ? null : firstOffer(offersNow(now()), unit)
      set({
        focus: { unit, offer: offer?.id ?? null, target: null },
        group: keptBy(unit),
        plan: null,
        asking: null,
        notice: null,
        review: null,
        ...byEye(offer),
      })
    },
    next(step = 1) {
      const offers = offersNow(now())
      const unit = nextUnit(unitsToGoThrough(offers), now().focus.unit, step)
      if (unit !== null) {
        part.chooseUnit(unit)
        return unit
      }
      // After the units come the attacks from off the table and whatever else belongs to nobody in particular.
      const own = usefulOffers(offers).flatMap(offer => (offer.unit === null ? [offer.id] : []))
      const id = nextUnit(own, now().focus.offer, step)
      if (id === null) say({ text: 'No unit has anything useful left to do in this phase.' })
      else part.chooseOffer(id)
      return null
    },
    openPhase() {
      const { focus, plan, notice, chair, asking } = now()
      set({ phase: phaseNow(now()) })
      const looksAt = seenNow(now())?.units.find(({ id }) => id === focus.unit)?.side
      const isElsewhere = looksAt !== undefined && looksAt !== chair
      const isBusy = focus.offer !== null || plan !== null || asking !== null || isElsewhere
      if (isBusy || usefulOffers(offersNow(now())).length === 0) return null
      const unit = part.next(1)
      set({ opened: now().focus, notice })
      return unit
    },
    chooseOffer(id) {
      const offer = id === null ? null : (offersNow(now()).find(one => one.id === id) ?? null)
      const unit = offer?.unit ?? (offer ? null : now().focus.unit)
      set({
        focus: { unit, offer: id, target: null },
        group: keptBy(unit),
        plan: null,
        asking: null,
        notice: null,
        review: null,
        ...byEye(offer),
      })
    },
    pointAtOffer(id, option) {
      part.chooseOffer(id)
      // It is only pointed at, even where a press would be the act.
      if (option) set({ focus: { ...now().focus, target: optionKey(option) } })
      if (option?.refusal) refuse(option.refusal)
    },
    chooseTarget(key) {
      set({ focus: { ...now().focus, target: key }, asking: null, notice: null })
      const option = chosenOption(now())
      if (option?.refusal) refuse(option.refusal)
      else if (option && isDirect(chosenOffer(now()))) perform(option.action)
    },
    draw(id, points, facing) {
      const offer = offersNow(now()).find(one => one.id === id)
      if (!offer?.trace || offer.refusal) return
      const plan = { offer: id, unit: offer.unit, points, facing, trace: offer.trace(points, facing) }
      set({ plan, focus: { unit: offer.unit, offer: id, target: null }, asking: null })
      // Who stands in its way may go first.
      const going = goingOf(plannedTogether(now()), offer.unit)
      if (going) set({ plan: { ...plan, trace: going.trace } })
    },
    dropPlan() {
      set({ plan: null })
    },
    steer(stretch) {
      const { plan, ruleset } = now()
      const offer = chosenOffer(now())
      const view = seenNow(now())
      const way = gone(plan)
      const next = offer?.steering?.next(way).find(one => one.id === stretch)
      if (!offer || !next || !ruleset || !view) return
      if (next.refusal) {
        const { reason, instead } = next.refusal
        const why = tell(ruleset, view, reason)
        say({ text: instead === null ? why : `${why} Instead: ${instead}.`, refusal: { reasons: [reason] } })
        return
      }
      set({ notice: null })
      shows(offer, [...way, stretch])
    },
    unsteer() {
      const offer = chosenOffer(now())
      const way = gone(now().plan)
      if (!offer || way.length === 0) return
      if (way.length === 1) set({ plan: null })
      else shows(offer, way.slice(0, -1))
    },
    toHeight(id) {
      const { plan } = now()
      const at = plan?.points.at(-1) ?? plan?.trace.stop.at
      if (at) part.draw(id, [at], plan?.facing)
      else part.chooseOffer(id)
    },
    confirm() {
      const { plan } = now()
      if (plan && goTogether(core)) return true
      if (plan) {
        const { trace } = plan
        const { refusal } = trace
        if (!refusal || isLenient(now())) {
          perform(trace.action)
          return true
        }
        const other = otherDeed(offersNow(now()), trace.action, refusal.nearest)
        if (other) {
          // It may throw dice: that is for the player to say.
          const view = seenNow(now())
          const { ruleset } = now()
          part.chooseOffer(other)
          if (ruleset && view) say({ text: tell(ruleset, view, refusal.reasons[0]), refusal, way: 'confirm' })
          return true
        }
        if (refusal.nearest) {
          // The piece stops at the nearest place that is allowed, and that may be taken back free.
          const view = seenNow(now())
          const { ruleset } = now()
          if (perform(refusal.nearest) && ruleset && view) {
            say({ text: tell(ruleset, view, refusal.reasons[0]), refusal, way: 'undo' })
          }
          return true
        }
        refuse(refusal)
        return true
      }
      const option = chosenOption(now())
      if (option) {
        if (option.refusal && !isLenient(now())) refuse(option.refusal)
        else perform(option.action)
        return true
      }
      const offer = chosenOffer(now())
      if (offer?.input === 'nothing' && !offer.refusal) {
        const [only] = optionsOf(offer)
        if (only) {
          perform(only.action)
          return true
        }
      }
      return false
    },
    end() {
      const offers = offersNow(now())
      const ending = endOffer(offers)
      if (!ending) return
      const left = new Set(usefulOffers(offers).map(offer => offer.unit ?? offer.id)).size
      if (left > 0 && now().asking === null) {
        set({ asking: left, plan: null, notice: null })
        return
      }
      const [only] = optionsOf(ending)
      set({ asking: null })
      if (only) perform(only.action)
    },
    unask() {
      set({ asking: null })
    },
    back() {
      const { plan, asking, focus, tool, measured, notice, group, several } = now()
      if (asking !== null) set({ asking: null })
      else if (plan) set({ plan: null })
      else if (group.length > 0 || several) set({ group: [], several: false })
      else if (tool === 'measure' || measured) set({ tool: 'select', measured: null })
      else if (focus.target !== null) set({ focus: { ...focus, target: null } })
      else if (notice) set({ notice: null })
      else set({ focus: NO_FOCUS })
    },
  }
  return part
}
