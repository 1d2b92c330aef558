import { canRedo, canUndo, fork, redo, switchLine, undo, undoPast } from '../engine/history'
import { leaveOut } from '../engine/leavingOut'
import type { Side } from '../engine/ids'
import { stateOf } from '../engine/battle'
import type { SessionCore } from './core'
import { peopleOf, throwsSame } from './selectors'
import type { SessionActions } from './sessionActions'
import { carryingOffer } from './together'

type Part = Pick<SessionActions, 'undo' | 'leaveOut' | 'branch' | 'redo' | 'continueFrom' | 'chooseLine'>

/** Back and forth in time: taken back, done again, gone on from elsewhere. */
export function goingBack(core: SessionCore): Part {
  const { now, say, refuse, goTo } = core

  /** Whose act is taken back: the one person's own last one with all that followed, else the last step. */
  function whose(): Side | undefined {
    const people = peopleOf(now().rules.seats)
    return people.length === 1 ? people[0] : undefined
  }

  const forking = () => ({ ownDice: !throwsSame(now().rules) })

  const part: Part = {
    undo() {
      const { battle } = now()
      if (!battle) return
      const side = whose()
      const can = canUndo(battle, side)
      if (can === 'free') goTo(undo(battle, side))
      else if (can === 'branch') {
        const why = stateOf(battle).result
          ? 'The battle is over, and its seed lies open.'
          : 'Dice have fallen since, or something was seen.'
        const dice = throwsSame(now().rules) ? 'It throws the same dice again.' : 'It throws dice of its own.'
        say({
          text: `${why} Going back opens a what-if; the battle as it was played stays. ${dice}`,
          way: 'branch',
        })
      } else say({ text: 'There is nothing to take back.' })
    },
    leaveOut(step) {
      const { battle, ruleset, focus } = now()
      if (!battle || !ruleset) return
      const left = leaveOut(ruleset, battle, step)
      if (!left.ok) return refuse(left.refusal)
      goTo(left.battle)
      // Whoever is in hand stays there: he is to move again.
      const { unit } = focus
      if (unit !== null) core.set({ focus: { unit, offer: carryingOffer(now(), unit), target: null } })
    },
    branch() {
      const { battle } = now()
      if (battle) goTo(undoPast(battle, whose(), forking()))
    },
    redo() {
      const { battle } = now()
      if (battle && canRedo(battle)) goTo(redo(battle, whose()))
    },
    continueFrom(step) {
      const { battle } = now()
      if (battle) goTo(fork(battle, step, forking()))
    },
    chooseLine(line) {
      const { battle } = now()
      if (battle) goTo(switchLine(battle, line))
    },
  }
  return part
}
