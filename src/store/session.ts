import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Action } from '../engine/action'
import {
  act,
  actWithDice,
  type Acted,
  type ActedByHand,
  type Battle,
  type Extras,
  lineOf,
  startBattle,
  stateOf,
  type Strictness,
} from '../engine/battle'
import type { TypedFace } from '../engine/dice/byHand'
import type { DiceAsked } from '../engine/dice/throwing'
import { canRedo, canUndo, fork, redo, reroll, switchLine, undo, undoPast } from '../engine/history'
import type { Side, UnitId, Viewer } from '../engine/ids'
import type { Option } from '../engine/offer'
import type { RefereeAction } from '../engine/referee'
import { isRefereeAction } from '../engine/referee'
import type { Refusal } from '../engine/refusal'
import type { Ruleset } from '../engine/ruleset'
import { NO_FOCUS } from '../engine/scene'
import type { GameState } from '../engine/state'
import { mayRead } from '../engine/words'
import type { Degrees, Point } from '../geometry/point'
import type { Kept } from '../save/autosave'
import type { TableRules } from '../save/format'
import type { Keeper } from './ports'
import {
  actingSide,
  chairFor,
  chosenOffer,
  chosenOption,
  endOffer,
  firstOffer,
  nextUnit,
  offersNow,
  optionKey,
  optionsOf,
  peopleOf,
  seenNow,
  tell,
  unitsLeft,
  usefulOffers,
} from './selectors'
import { type Beginning, EMPTY_SESSION, type Notice, type Session } from './sessionState'

type Anything = Action | RefereeAction

export interface SessionActions {
  readonly begin: (slot: string, ruleset: Ruleset, beginning: Beginning) => void
  readonly resume: (slot: string, title: string, ruleset: Ruleset, battle: Battle, rules: TableRules) => void
  readonly kept: (kept: Kept) => void
  readonly leave: () => void
  readonly chooseUnit: (unit: UnitId | null) => void
  readonly next: (step?: 1 | -1) => UnitId | null
  readonly chooseOffer: (id: string | null) => void
  readonly pointAtOffer: (id: string, option?: Option) => void
  readonly chooseTarget: (key: string | null) => void
  /** Follows the hand: what the path so far comes to. */
  readonly draw: (offer: string, points: readonly Point[], facing?: Degrees) => void
  readonly dropPlan: () => void
  /** Does what is chosen: the option in focus, the plan, or an offer that needs nothing. True if there was something. */
  readonly confirm: () => boolean
  readonly perform: (action: Anything, extras?: Extras) => boolean
  readonly end: () => void
  readonly unask: () => void
  readonly back: () => void
  readonly undo: () => void
  readonly branch: () => void
  readonly redo: () => void
  readonly continueFrom: (step: number) => void
  readonly chooseLine: (line: string) => void
  readonly throwDice: (faces: readonly TypedFace[]) => string | null
  readonly cancelDice: () => void
  readonly overrule: (reason: string) => void
  readonly cancelOverrule: () => void
  readonly rerollLast: (reason: string, faces?: readonly (number | null)[]) => void
  readonly setStrictness: (strictness: Strictness) => void
  readonly setRules: (rules: TableRules) => void
  readonly takeChair: (viewer: Viewer) => void
  readonly lift: () => void
  readonly halt: (halted: boolean) => void
  readonly think: (side: Side | null) => void
  readonly settle: (step: number) => void
  readonly light: (units: readonly UnitId[]) => void
  readonly setTool: (tool: Session['tool']) => void
  readonly measure: (from: Point | UnitId, to: Point | UnitId) => void
  readonly say: (notice: Omit<Notice, 'key'> | null) => void
}

export interface SessionStore {
  readonly store: StoreApi<Session>
  readonly actions: SessionActions
}

/** How the session asks whether a curtain falls between two people at one screen. */
export interface Manners {
  curtain(): boolean
  /** True where the table shows nothing moving: the log is then read at once. */
  still(): boolean
}

const CLEAR = { focus: NO_FOCUS, plan: null, asking: null, notice: null, measured: null } as const

/** The store of the battle at the table. */
export function createSession(keeper: Keeper, manners: Manners): SessionStore {
  const store = createStore<Session>(() => EMPTY_SESSION)
  const { getState: now, setState: set } = store
  let keys = 0

  function save(): void {
    const { slot, title, battle, rules } = now()
    if (slot && battle) keeper.keep(slot, title, battle, rules)
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
    const effects = (moment?.log ?? [])
      .filter(entry => mayRead(entry, viewer))
      .flatMap(entry => entry.effects ?? [])
    const quiet = manners.still() || effects.length === 0
    put(battle, {
      news: quiet ? before.news : { key: ++keys, effects, step },
      told: quiet && before.told === step - 1 ? step : Math.min(before.told, step),
      dice: null,
      overrule: null,
    })
    if (quiet) set({ told: step })
    keepFocus(before.focus.unit)
  }

  /** Stays with the unit that has just acted while it has something left. */
  function keepFocus(unit: UnitId | null): void {
    if (unit === null || now().curtain) return
    const offers = offersNow(now())
    const offer = firstOffer(offers, unit)
    const alive = seenNow(now())?.units.some(one => one.id === unit && one.at)
    if (!alive) return
    set({ focus: { unit, offer: offer?.useful ? offer.id : null, target: null } })
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
    put(battle, { told: battle.cursor, news: null, dice: null, overrule: null })
  }

  /** Whose act is taken back: the one person's own last one with all that followed, else the last step. */
  function whose(): Side | undefined {
    const people = peopleOf(now().rules.seats)
    return people.length === 1 ? people[0] : undefined
  }

  const actions: SessionActions = {
    begin(slot, ruleset, beginning) {
      const scenario = beginning.own ?? ruleset.scenarios.find(one => one.id === beginning.scenario)
      if (!scenario) throw new Error(`There is no scenario '${beginning.scenario}' in ${ruleset.title}.`)
      const battle = startBattle(
        ruleset,
        scenario,
        { houseRules: beginning.houseRules },
        beginning.seed,
        beginning.strictness,
      )
      actions.resume(slot, scenario.title, ruleset, battle, beginning.rules)
      save()
    },
    kept(kept) {
      set({ kept })
    },
    resume(slot, title, ruleset, battle, rules) {
      const people = peopleOf(rules.seats)
      const chair = chairFor(battle, rules.seats, 'public')
      const covered =
        people.length === 2 && manners.curtain() && chair !== 'referee' && !stateOf(battle).result
      set({
        ...EMPTY_SESSION,
        slot,
        title,
        ruleset,
        battle,
        rules,
        chair: covered ? 'public' : chair,
        curtain: covered && (chair === 'A' || chair === 'B') ? chair : null,
        told: battle.cursor,
      })
    },
    leave() {
      set(EMPTY_SESSION)
    },
    chooseUnit(unit) {
      const offer = unit === null ? null : firstOffer(offersNow(now()), unit)
      set({
        focus: { unit, offer: offer?.id ?? null, target: null },
        plan: null,
        asking: null,
        notice: null,
      })
    },
    next(step = 1) {
      const unit = nextUnit(unitsLeft(offersNow(now())), now().focus.unit, step)
      if (unit === null) say({ text: 'No unit has anything useful left to do in this phase.' })
      else actions.chooseUnit(unit)
      return unit
    },
    chooseOffer(id) {
      const offer = id === null ? null : (offersNow(now()).find(one => one.id === id) ?? null)
      const unit = offer?.unit ?? (offer ? null : now().focus.unit)
      set({ focus: { unit, offer: id, target: null }, plan: null, asking: null, notice: null })
    },
    pointAtOffer(id, option) {
      actions.chooseOffer(id)
      if (option) actions.chooseTarget(optionKey(option))
    },
    chooseTarget(key) {
      set({ focus: { ...now().focus, target: key }, asking: null, notice: null })
      const option = chosenOption(now())
      if (option?.refusal) refuse(option.refusal)
    },
    draw(id, points, facing) {
      const offer = offersNow(now()).find(one => one.id === id)
      if (!offer?.trace || offer.refusal) return
      const trace = offer.trace(points, facing)
      set({
        plan: { offer: id, unit: offer.unit, points, facing, trace },
        focus: { unit: offer.unit, offer: id, target: null },
        asking: null,
      })
    },
    dropPlan() {
      set({ plan: null })
    },
    confirm() {
      const { plan } = now()
      if (plan) {
        const { trace } = plan
        const { refusal } = trace
        if (!refusal) {
          perform(trace.action)
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
        if (option.refusal) refuse(option.refusal)
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
    perform,
    end() {
      const offers = offersNow(now())
      const ending = endOffer(offers)
      if (!ending) return
      const left = new Set(usefulOffers(offers).map(offer => offer.unit ?? offer.id)).size
      if (left > 0 && now().asking === null) {
        set({ asking: left, plan: null })
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
      const { plan, asking, focus, tool, measured, notice } = now()
      if (asking !== null) set({ asking: null })
      else if (plan) set({ plan: null })
      else if (tool === 'measure' || measured) set({ tool: 'select', measured: null })
      else if (focus.target !== null) set({ focus: { ...focus, target: null } })
      else if (notice) set({ notice: null })
      else set({ focus: NO_FOCUS })
    },
    undo() {
      const { battle } = now()
      if (!battle) return
      const side = whose()
      const can = canUndo(battle, side)
      if (can === 'free') goTo(undo(battle, side))
      else if (can === 'branch') {
        say({
          text: 'Dice have fallen since. Going back opens a what-if; the battle as it was played stays.',
          way: 'branch',
        })
      } else say({ text: 'There is nothing to take back.' })
    },
    branch() {
      const { battle } = now()
      if (battle) goTo(undoPast(battle, whose()))
    },
    redo() {
      const { battle } = now()
      if (battle && canRedo(battle)) goTo(redo(battle, whose()))
    },
    continueFrom(step) {
      const { battle } = now()
      if (battle) goTo(fork(battle, step))
    },
    chooseLine(line) {
      const { battle } = now()
      if (battle) goTo(switchLine(battle, line))
    },
    throwDice(faces) {
      const { dice, ruleset, battle } = now()
      if (!dice || !ruleset || !battle) return null
      const all = [...dice.faces, ...faces]
      const wrong = faces.findIndex((face, at) => {
        const sides = dice.asked.dice[at] ?? 6
        return face !== null && (!Number.isInteger(face) || face < 1 || face > sides)
      })
      if (wrong >= 0) return `This die has the faces 1 to ${dice.asked.dice[wrong] ?? 6}.`
      set({ dice: { ...dice, faces: all } })
      came(
        actWithDice(ruleset, battle, dice.action, all, { ...dice.extras, typed }),
        dice.action,
        dice.extras,
      )
      return null
    },
    cancelDice() {
      set({ dice: null })
    },
    overrule(reason) {
      const { overrule } = now()
      if (!overrule) return
      set({ overrule: null })
      perform(overrule.action, { reason })
    },
    cancelOverrule() {
      set({ overrule: null })
    },
    rerollLast(reason, faces) {
      const { ruleset, battle } = now()
      if (!ruleset || !battle) return
      const result = reroll(ruleset, battle, reason, faces)
      if (result.ok) done(result.battle)
      else refuse(result.refusal)
    },
    setStrictness(strictness) {
      const { battle } = now()
      if (battle) put({ ...battle, strictness })
    },
    setRules(rules) {
      const { battle } = now()
      set({ rules })
      if (battle) put(battle)
    },
    takeChair(viewer) {
      set({ chair: viewer, curtain: null, ...CLEAR })
    },
    lift() {
      const { curtain } = now()
      if (curtain) actions.takeChair(curtain)
    },
    halt(halted) {
      set({ halted })
    },
    think(side) {
      set({ thinking: side })
    },
    settle(step) {
      if (step > now().told) set({ told: step })
    },
    light(units) {
      set({ lit: units })
    },
    setTool(tool) {
      set({ tool, measured: null, plan: null })
    },
    measure(from, to) {
      const { ruleset } = now()
      const view = seenNow(now())
      if (!ruleset || !view) return
      set({ measured: { from, to, answer: ruleset.measure(view, from, to) } })
    },
    say,
  }
  return { store, actions }
}
