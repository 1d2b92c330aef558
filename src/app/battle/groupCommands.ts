import { lastActOf } from '../../engine/leavingOut'
import { session } from '../../store/current'
import { mayGoTogether } from '../../store/together'
import type { Session } from '../../store/sessionState'
import type { Command } from './command'

const { actions } = session
const now = session.store.getState

/** The last act of the chosen unit that could be taken back by itself. */
function lastOfChosen({ battle, focus }: Session): number | null {
  return battle && focus.unit !== null ? lastActOf(battle, focus.unit) : null
}

/** What is done with several units at once, and with the act of one alone. */
export const GROUPS: readonly Command[] = [
  {
    id: 'several',
    name: 'Choose several units to move together, or no longer',
    words: 'group select multiple formation line all shift box lasso add together many',
    group: 'Play',
    keys: ['g'],
    can: state => state.several || mayGoTogether(state).length > 1,
    run: () => actions.chooseSeveral(!now().several),
  },
  {
    id: 'gather',
    name: 'Choose all units that can move together with this one',
    words: 'group select all everybody army formation line whole together',
    group: 'Play',
    keys: ['Shift+g'],
    can: state => mayGoTogether(state).length > 1,
    run: () => actions.gather(),
  },
  {
    id: 'join',
    name: 'Add the chosen unit to those who move together, or take it out',
    words: 'group select add remove join leave member',
    group: 'Play',
    keys: ['y'],
    can: state => state.focus.unit !== null && mayGoTogether(state).length > 1,
    run: () => {
      const { unit } = now().focus
      if (unit !== null) actions.join(unit)
    },
  },
  {
    id: 'leave-out',
    name: 'Take back the last move of the chosen unit alone',
    words: 'undo revert one unit only earlier early move without the others',
    group: 'Play',
    keys: ['u'],
    can: state => lastOfChosen(state) !== null,
    run: () => {
      const step = lastOfChosen(now())
      if (step !== null) actions.leaveOut(step)
    },
  },
]
