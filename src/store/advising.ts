import type { Side } from '../engine/ids'
import type { Offer, Option, Trace } from '../engine/offer'
import { angleBetween, distance } from '../geometry/point'
import type { Adviser } from './ports'
import { actingSide, chosenOption, offersNow } from './selectors'
import type { SessionStore } from './sessionActions'
import type { Computer, Session } from './sessionState'

/** Whose advice is given. */
const COUNSEL: Computer = { strength: 'expert' }

/** What came of asking: in the hand and said, or nothing. */
export type Advised = 'chosen' | 'nothing' | 'late'

/**
 * Asks what a strong computer would do in the place of whoever acts, from that side's own view, puts it into the hand as if the
 * player had chosen it, and says why. Nothing is done: the player does it, or something else. What has changed the battle
 * meanwhile makes the advice late, and it is not given.
 */
export async function advise({ store, actions }: SessionStore, adviser: Adviser): Promise<Advised> {
  const { battle, ruleset } = store.getState()
  const side = adviceFor(store.getState())
  if (!battle || !ruleset || side === null) return 'nothing'
  const stopper = new AbortController()
  const off = store.subscribe(now => {
    if (now.battle !== battle) stopper.abort()
  })
  try {
    const advice = await adviser.advise(ruleset, battle, side, COUNSEL, stopper.signal)
    if (store.getState().battle !== battle) return 'late'
    if (!advice) return 'nothing'
    const wanted = JSON.stringify(advice.action)
    for (const offer of offersNow(store.getState())) {
      const option = offer.refusal ? null : optionOf(offer, wanted)
      if (!option) continue
      takeInHand(offer, option, wanted)
      const text = advice.plan === undefined ? advice.reason : `${advice.reason} ${advice.plan}`
      actions.say({ text, way: 'do', action: advice.action })
      return 'chosen'
    }
    return 'nothing'
  } catch (error) {
    if (stopper.signal.aborted) return 'late'
    throw error
  } finally {
    off()
  }

  /** Chooses it as a player would. Where that cannot be told from others like it, only its offer is chosen. */
  function takeInHand(offer: Offer, option: Option, wanted: string): void {
    actions.chooseOffer(offer.id)
    if (offer.input === 'nothing') return
    const drawn = option.drawn ?? (option.at && { points: [option.at], facing: facingOf(option) })
    if (offer.trace && drawn) {
      actions.draw(offer.id, drawn.points, drawn.facing)
      const { plan } = store.getState()
      if (plan && (JSON.stringify(plan.trace.action) === wanted || isAlike(plan.trace, option))) return
      actions.dropPlan()
    }
    actions.pointAtOffer(offer.id, option)
    if (JSON.stringify(chosenOption(store.getState())?.action) !== wanted) actions.chooseTarget(null)
  }
}

/** The side for which advice may be asked now: that of the person who is to act; null where nobody is. */
export function adviceFor(now: Session): Side | null {
  const isBusy = now.dice || now.overrule || now.review || now.thinking !== null || now.deployingFor !== null
  return isBusy ? null : actingSide(now)
}

function optionOf(offer: Offer, wanted: string): Option | null {
  return offer.options().find(({ action, refusal }) => !refusal && JSON.stringify(action) === wanted) ?? null
}

/** Whether a way that was drawn by hand comes to the same as one that was not: to the same end, turned alike. */
function isAlike({ refusal, stop }: Trace, { at, drawn }: Option): boolean {
  const end = drawn?.points.at(-1)
  if (!at || !end || refusal || distance(stop.at, at) > 0.02) return false
  // What is stopped on its way does not come to turn at its end.
  return distance(stop.at, end) > 0.02 || angleBetween(stop.facing, drawn?.facing ?? stop.facing) < 0.5
}

function facingOf({ action }: Option): number | undefined {
  return 'facing' in action && typeof action.facing === 'number' ? action.facing : undefined
}
