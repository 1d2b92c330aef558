import type { StoreApi } from 'zustand/vanilla'
import type { Action } from '../engine/action'
import {
  act,
  actWithDice,
  type Acted,
  type ActedByHand,
  type Battle,
  type Extras,
  lineOf,
  stateOf,
} from '../engine/battle'
import type { UnitId, Viewer } from '../engine/ids'
import type { LogEntry } from '../engine/log'
import { isRefereeAction } from '../engine/rulings'
import type { Offer } from '../engine/offer'
import type { Refusal } from '../engine/refusal'
import { NO_FOCUS } from '../engine/scene'
import type { GameState } from '../engine/state'
import { mayRead } from '../engine/words'
import { typedBy } from './hands'
import type { Keeper } from './ports'
import {
  actingSide,
  chairFor,
  computerToAct,
  firstOffer,
  isHotSeat,
  mayAllLook,
  offersNow,
  phaseNow,
  seenNow,
  seesOtherwise,
  tell,
  unitsLeft,
} from './selectors'
import type { Anything, Manners } from './sessionActions'
import type { Notice, Session } from './sessionState'

/** What is put away whenever the battle or the chair changes. */
export const CLEAR = {
  focus: NO_FOCUS,
  plan: null,
  group: [],
  several: false,
  asking: null,
  notice: null,
  measured: null,
  review: null,
} as const

/** Nothing is measured while what is judged by eye is in hand. */
export const byEye = (offer: Offer | null): Partial<Session> =>
  offer?.blind ? { tool: 'select', measured: null } : {}

/** What whoever sits in the chair has laid on the table: the next to sit there does not find it. */
const OWN = { kept: [], pointed: null, distances: false } as const

/** The table covered until whoever has these eyes sits down. Nobody looks meanwhile: what is drawn is known to all. */
export function behind(viewer: Viewer, battle: Battle) {
  const still = {
    news: null,
    dice: null,
    overrule: null,
    rolling: false,
    hurried: false,
    shownSteps: battle.cursor,
  }
  return { ...CLEAR, ...OWN, ...still, curtain: viewer, chair: 'public' } as const
}

/** What all acts at the table go through: the battle is changed, kept and shown here and nowhere else. */
export type SessionCore = ReturnType<typeof createSessionCore>

export function createSessionCore(store: StoreApi<Session>, keeper: Keeper, manners: Manners) {
  const { getState: now, setState: set } = store
  let keys = 0

  function save(): void {
    const { slot, title, battle, rules, displaced } = now()
    if (slot && battle && !displaced) keeper.keep(slot, title, battle, rules)
  }

  function say(notice: Omit<Notice, 'key'> | null): void {
    set({ notice: notice ? { ...notice, key: ++keys } : null })
  }

  /** Lays a battle on the table and looks who should sit in the chair. What must not be seen is covered in the same breath. */
  function lay(battle: Battle, more: Partial<Session> = {}): void {
    const { ruleset, rules, chair, curtain, guest } = { ...now(), ...more }
    const wanted = guest ?? chairFor(battle, rules.seats, curtain ?? chair)
    const hides =
      isHotSeat(rules.seats) &&
      rules.noCurtain !== true &&
      !mayAllLook({ battle, rules }) &&
      ruleset !== null &&
      (curtain !== null || seesOtherwise(ruleset, stateOf(battle), chair, wanted))
    const seated = hides
      ? behind(wanted, battle)
      : { chair: wanted, curtain: null, ...(wanted !== chair && OWN) }
    // What was put away comes back with the other side's next act.
    const acted = lineOf(battle).moments[battle.cursor - 1]?.step.side ?? null
    const putAway = now().putAway && acted === actingSide({ battle, rules, chair: wanted, curtain: null })
    set({ battle, ...CLEAR, ...more, ...seated, putAway })
  }

  /** Lays a battle on the table and keeps it. */
  function put(battle: Battle, more: Partial<Session> = {}): void {
    lay(battle, more)
    save()
  }

  /** After something was done: shows it, moves on to what the unit may do next. */
  function done(battle: Battle): void {
    const before = now()
    const step = battle.cursor
    const moment = lineOf(battle).moments[step - 1]
    const viewer = before.chair
    const entries = (moment?.log ?? []).filter(entry => mayRead(entry, viewer))
    const shows = entries.some(entry => entry.effects !== undefined && entry.effects.length > 0)
    const quiet = manners.still() || before.hurried || !shows
    put(battle, {
      news: quiet ? before.news : { key: ++keys, entries, step },
      showing: !quiet || before.showing,
      rolling: !quiet && entries.some(entry => entry.rolls.length > 0),
      shownSteps: quiet && before.shownSteps === step - 1 ? step : Math.min(before.shownSteps, step),
      dice: null,
      overrule: null,
    })
    if (quiet || now().curtain !== null) set({ shownSteps: step })
    if (before.hurried && computerToAct(battle, now().rules.seats) === null) set({ hurried: false })
    keepFocus(
      answering(entries) ?? before.focus.unit,
      moment !== undefined && isRefereeAction(moment.step.action),
    )
  }

  /** The one unit for whose answer to what was just done everything waits; null where there is none. */
  function answering(entries: readonly LogEntry[]): UnitId | null {
    const [only, ...others] = unitsLeft(offersNow(now()))
    const isAsked = entries.some(
      ({ outcome, units }) => outcome !== undefined && only !== undefined && units.indexOf(only) > 0,
    )
    return only !== undefined && others.length === 0 && isAsked ? only : null
  }

  /** Stays with the unit that has just acted while it has something left; a referee's also where it is off the table. */
  function keepFocus(unit: UnitId | null, isRuling = false): void {
    if (unit === null || now().curtain) return
    const offers = offersNow(now())
    const offer = firstOffer(offers, unit)
    const alive = seenNow(now())?.units.some(one => one.id === unit && (one.at || isRuling))
    if (!alive) return
    // Whom it cannot fire at, and why, is worth seeing too.
    const shown = offer !== null && (offer.useful || offer.input === 'target')
    set({ focus: { unit, offer: shown ? offer.id : null, target: null }, ...(shown && byEye(offer)) })
  }

  function refuse(refusal: Refusal): void {
    const { ruleset } = now()
    const view = seenNow(now())
    const [first] = refusal.reasons
    if (ruleset && view) say({ text: tell(ruleset, view, first), refusal })
  }

  function came(
    result: Acted<GameState, Action> | ActedByHand<GameState, Action>,
    action: Anything,
    extras: Extras,
  ): boolean {
    if (result.ok) {
      done(result.battle)
      return true
    }
    if ('asks' in result && result.asks) {
      const { asks: asked, fallen, rolls } = result
      const thrown = rolls.filter(roll => roll.byHand)
      const begun = now().dice
      // A computer's order stands: whoever could put it back would have it think again.
      const bound = fallen || extras.by === 'computer'
      set({
        dice: {
          action,
          extras,
          faces: begun?.faces ?? [],
          asked,
          thrown,
          fallen: bound,
          rules: begun?.rules ?? now().rules,
        },
      })
      return false
    }
    if (!result.refusal) return false
    if ('overrulable' in result && result.overrulable) set({ overrule: { action, refusal: result.refusal } })
    else refuse(result.refusal)
    return false
  }

  function perform(action: Anything, extras: Extras = {}): boolean {
    const { ruleset, battle, rules } = now()
    if (!ruleset || !battle) return false
    const side = actingSide(now())
    const full: Extras = { ...(side && !isRefereeAction(action) ? { side } : {}), ...extras }
    set({ notice: null })
    if (rules.dice === 'hand' && !isRefereeAction(action)) {
      return came(actWithDice(ruleset, battle, action, [], { ...full, typed: typedBy(rules) }), action, full)
    }
    return came(act(ruleset, battle, action, full), action, full)
  }

  function goTo(battle: Battle): void {
    const { chair, focus } = now()
    put(battle, {
      shownSteps: battle.cursor,
      news: null,
      rolling: false,
      dice: null,
      overrule: null,
    })
    // Who goes back knows where he is; the referee has the unit still before him whose state was taken back.
    set({ phase: phaseNow(now()) })
    if (chair === 'referee') keepFocus(focus.unit, true)
  }

  return { now, set, save, say, lay, put, done, refuse, came, perform, goTo }
}
