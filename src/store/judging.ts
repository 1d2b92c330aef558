import { actWithDice, scenarioOf } from '../engine/battle'
import { otherSide } from '../engine/ids'
import { reroll } from '../engine/history'
import { CLEAR, type SessionCore } from './core'
import type { SessionActions } from './sessionActions'

type Part = Pick<
  SessionActions,
  | 'throwDice'
  | 'cancelDice'
  | 'overrule'
  | 'cancelOverrule'
  | 'obey'
  | 'rerollLast'
  | 'concede'
  | 'setStrictness'
  | 'setRules'
  | 'takeChair'
  | 'lift'
>

/** Dice typed in, rulings, and who sits at the table. */
export function judging(core: SessionCore): Part {
  const { now, set, put, done, refuse, came, typed, perform } = core

  const part: Part = {
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
      const { name } = scenarioOf(ruleset, battle).sides[side]
      if (own.success) perform(own.data, { side })
      else {
        const reason = `the ${name} concede`
        perform({ type: 'referee', do: 'result', winner: otherSide(side), reason })
      }
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
      if (curtain) part.takeChair(curtain)
    },
  }
  return part
}
