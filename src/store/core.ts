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
import type { DiceAsked } from '../engine/dice/throwing'
import type { UnitId } from '../engine/ids'
import { isRefereeAction } from '../engine/referee'
import type { Refusal } from '../engine/refusal'
import { NO_FOCUS } from '../engine/scene'
import type { GameState } from '../engine/state'
import { mayRead } from '../engine/words'
import type { Keeper } from './ports'
import {
  actingSide,
  chairFor,
  computerToAct,
  firstOffer,
  offersNow,
  peopleOf,
  seenNow,
  tell,
} from './selectors'
import type { Anything, Manners } from './sessionActions'
import type { Notice, Session } from './sessionState'

/** What is put away whenever the battle or the chair changes. */
export const CLEAR = { focus: NO_FOCUS, plan: null, asking: null, notice: null, measured: null } as const

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

  /** Puts a battle on the table and looks who should sit in the chair. */
  function put(battle: Battle, more: Partial<Session> = {}): void {
    const { rules, chair, curtain } = { ...now(), ...more }
    const wanted = chairFor(battle, rules.seats, chair)
    const people = peopleOf(rules.seats)
    const state = stateOf(battle)
    const passes =
      people.length === 2 && (wanted === 'A' || wanted === 'B') && wanted !== chair && chair !== 'referee'
    const covered = passes && manners.curtain() && !state.result
    set({
      battle,
      ...CLEAR,
      ...more,
      chair: covered ? chair : wanted,
      curtain: covered ? wanted : passes ? null : curtain && state.result ? null : curtain,
    })
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
      rolling: !quiet && entries.some(entry => entry.rolls.length > 0),
      shownSteps: quiet && before.shownSteps === step - 1 ? step : Math.min(before.shownSteps, step),
      dice: null,
      overrule: null,
    })
    if (quiet) set({ shownSteps: step })
    if (before.hurried && computerToAct(battle, now().rules.seats) === null) set({ hurried: false })
    keepFocus(before.focus.unit)
  }

  /** Stays with the unit that has just acted while it has something left. */
  function keepFocus(unit: UnitId | null): void {
    if (unit === null || now().curtain) return
    const offers = offersNow(now())
    const offer = firstOffer(offers, unit)
    const alive = seenNow(now())?.units.some(one => one.id === unit && one.at)
    if (!alive) return
    // Whom it cannot fire at, and why, is worth seeing too.
    const shown = offer !== null && (offer.useful || offer.input === 'target')
    set({ focus: { unit, offer: shown ? offer.id : null, target: null } })
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
      set({ dice: { action, extras, faces: now().dice?.faces ?? [], asked: result.asks } })
      return false
    }
    if (!result.refusal) return false
    if ('overrulable' in result && result.overrulable) set({ overrule: { action, refusal: result.refusal } })
    else refuse(result.refusal)
    return false
  }

  /** Which dice a person types: those of sides that people play. */
  const typed = (asked: DiceAsked): boolean => {
    const { seats } = now().rules
    return asked.by === null || seats[asked.by].kind !== 'computer'
  }

  function perform(action: Anything, extras: Extras = {}): boolean {
    const { ruleset, battle, rules } = now()
    if (!ruleset || !battle) return false
    const side = actingSide(now())
    const full: Extras = { ...(side && !isRefereeAction(action) ? { side } : {}), ...extras }
    set({ notice: null })
    if (rules.dice === 'hand' && !isRefereeAction(action)) {
      return came(actWithDice(ruleset, battle, action, [], { ...full, typed }), action, full)
    }
    return came(act(ruleset, battle, action, full), action, full)
  }

  function goTo(battle: Battle): void {
    put(battle, { shownSteps: battle.cursor, news: null, rolling: false, dice: null, overrule: null })
  }

  return { now, set, save, say, put, done, refuse, came, typed, perform, goTo }
}
