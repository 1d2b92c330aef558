import { createStore } from 'zustand/vanilla'
import { scenarioOf } from '../engine/battle'
import { choosing } from './choosing'
import { createSessionCore } from './core'
import { gathering } from './gathering'
import { goingBack } from './goingBack'
import { begunBattle } from './hands'
import { judging } from './judging'
import { measuring } from './measuring'
import type { Keeper } from './ports'
import { reviewing } from './reviewing'
import { computerToAct } from './selectors'
import type { Manners, SessionActions, SessionStore } from './sessionActions'
import { EMPTY_SESSION, type Session } from './sessionState'

/** The store of the battle at the table. */
export function createSession(keeper: Keeper, manners: Manners): SessionStore {
  const store = createStore<Session>(() => EMPTY_SESSION)
  const core = createSessionCore(store, keeper, manners)
  const { now, set, save, say, lay, perform } = core

  const actions: SessionActions = {
    ...choosing(core),
    ...gathering(core),
    ...goingBack(core),
    ...judging(core),
    ...measuring(core),
    ...reviewing(core),
    begin(slot, ruleset, beginning) {
      const battle = begunBattle(ruleset, beginning)
      actions.resume(slot, scenarioOf(ruleset, battle).title, ruleset, battle, beginning.rules)
      save()
    },
    resume(slot, title, ruleset, battle, rules, remark = null) {
      set({ ...EMPTY_SESSION, slot, title, ruleset, rules, remark, shownSteps: battle.cursor })
      lay(battle)
    },
    noted() {
      set({ remark: null })
    },
    leave() {
      set(EMPTY_SESSION)
    },
    rename(title) {
      set({ title })
    },
    displace(displaced) {
      set({ displaced, thinking: null })
    },
    perform,
    deployFor(side) {
      set({ deployingFor: side })
    },
    halt(halted) {
      // Of somebody's own deployment the computer only lets go.
      set(halted && now().deployingFor !== null ? { deployingFor: null } : { halted })
    },
    think(side) {
      set({ thinking: side })
    },
    rest() {
      if (now().rolling) set({ rolling: false })
    },
    hurry() {
      const { battle, rules } = now()
      if (battle && computerToAct(battle, rules.seats) !== null) set({ hurried: true })
    },
    settle(step) {
      if (step > now().shownSteps) set({ shownSteps: step, rolling: false })
      if (step >= (now().news?.step ?? 0)) set({ showing: false })
    },
    light(units) {
      set({ highlighted: units })
    },
    say,
  }
  return { store, actions }
}
