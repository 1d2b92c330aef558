import { actWithDice, scenarioOf } from '../engine/battle'
import { sideDoes } from '../engine/plural'
import { type Viewer, otherSide } from '../engine/ids'
import { reroll } from '../engine/history'
import { asksAnybody, facesFor, typedBy, wrongFace } from './hands'
import { CLEAR, behind, type SessionCore } from './core'
import { isHotSeat, looksFreely, mayAllLook, rightfulChair } from './selectors'
import type { SessionActions } from './sessionActions'

type Part = Pick<
  SessionActions,
  | 'throwDice'
  | 'cancelDice'
  | 'changeHands'
  | 'overrule'
  | 'cancelOverrule'
  | 'obey'
  | 'rerollLast'
  | 'concede'
  | 'setStrictness'
  | 'setRules'
  | 'look'
  | 'getUp'
  | 'lift'
>

/** Dice typed in, rulings, and who sits at the table. */
export function judging(core: SessionCore): Part {
  const { now, set, lay, put, done, refuse, came, perform } = core

  /** Covers the table for an act that both are to read of, whether or not anything is hidden. */
  function fall(viewer: Viewer): void {
    const { battle } = now()
    if (battle && !mayAllLook(now())) set(behind(viewer, battle))
  }

  const part: Part = {
    throwDice(faces) {
      const { dice, ruleset, battle, rules } = now()
      if (!dice || !ruleset || !battle) return null
      const wrong = wrongFace(rules, dice.asked, faces)
      if (wrong !== null) return wrong
      const extras = { ...dice.extras, typed: typedBy(dice.rules) }
      const all = [...dice.faces, ...facesFor(dice.rules, rules, dice.asked, faces)]
      let result = actWithDice(ruleset, battle, dice.action, all, extras)
      // What has been given to the program since the action began is not asked for.
      while (!result.ok && result.asks && !asksAnybody(rules, result.asks)) {
        all.push(...facesFor(dice.rules, rules, result.asks, []))
        result = actWithDice(ruleset, battle, dice.action, all, extras)
      }
      set({ dice: { ...dice, faces: all } })
      came(result, dice.action, dice.extras)
      return null
    },
    cancelDice() {
      if (!now().dice?.fallen) set({ dice: null })
    },
    changeHands(rules) {
      const { battle, dice } = now()
      set({ rules })
      if (!battle) return
      // Not laid anew: what is chosen stays chosen.
      core.save()
      if (dice && !asksAnybody(rules, dice.asked)) part.throwDice([])
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
    obey() {
      const nearest = now().overrule?.refusal.nearest
      set({ overrule: null })
      if (nearest) perform(nearest)
    },
    rerollLast(reason, faces) {
      const { ruleset, battle } = now()
      if (!ruleset || !battle) return
      const result = reroll(ruleset, battle, reason, faces)
      if (result.ok) done(result.battle)
      else refuse(result.refusal)
    },
    concede(side) {
      const { ruleset, battle } = now()
      if (!ruleset || !battle) return
      // Where the rules know of it, it is done by them.
      const own = ruleset.actionSchema.safeParse({ type: 'concede', side })
      const names = scenarioOf(ruleset, battle).sides[side]
      if (own.success) perform(own.data, { side })
      else {
        const reason = `the ${sideDoes(names, 'concede')}`
        perform({ type: 'referee', do: 'result', winner: otherSide(side), reason })
      }
    },
    setStrictness(to, reason) {
      const { rules, chair } = now()
      if (!perform({ type: 'referee', do: 'strictness', to, reason })) return
      // Both read of it before they go on.
      if (isHotSeat(rules.seats)) fall(chair)
    },
    setRules(rules) {
      const { battle } = now()
      set({ rules })
      if (battle) put(battle)
    },
    look(eyes, reason) {
      const { ruleset, battle, rules, chair, guest } = now()
      if (!ruleset || !battle || eyes === chair) return
      if (looksFreely(now())) return lay(battle, { guest: eyes })
      if (guest !== null && eyes === rightfulChair(now())) return part.getUp()
      const whose = eyes === 'referee' ? 'both sides' : `the ${scenarioOf(ruleset, battle).sides[eyes].name}`
      if (!perform({ type: 'referee', do: 'look', eyes, whose, reason })) return
      const seen = now().battle
      if (!seen) return
      if (isHotSeat(rules.seats)) {
        set({ guest: eyes })
        fall(eyes)
      } else lay(seen, { guest: eyes })
    },
    getUp() {
      const { battle } = now()
      if (battle) lay(battle, { guest: null })
    },
    lift() {
      const { curtain } = now()
      if (curtain) set({ chair: curtain, curtain: null, ...CLEAR })
    },
  }
  return part
}
