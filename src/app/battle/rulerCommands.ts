import { session } from '../../store/current'
import { chosenOffer } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import type { Command } from './command'

const { actions } = session

/** Whether all distances can be shown, or put away. */
export const mayShowDistances = (state: Session): boolean =>
  state.distances || (state.focus.unit !== null && chosenOffer(state)?.blind !== true)

/** Whether any ruler or distance is on the table. */
export const hasRulers = ({ kept, distances }: Session): boolean => kept.length > 0 || distances

/** What is done with rulers, beside measuring itself. */
export const RULERS: readonly Command[] = [
  {
    id: 'keep-ruler',
    name: 'Leave this ruler on the table',
    words: 'keep lasting permanent pin ruler measure distance tape',
    group: 'Look',
    keys: ['Shift+m'],
    can: ({ measured }) => measured !== null,
    run: actions.keepRuler,
  },
  {
    id: 'distances',
    name: 'All distances from the chosen unit, or no longer',
    words: 'ruler measure range how far everybody every unit near hide show',
    group: 'Look',
    keys: ['a'],
    can: mayShowDistances,
    run: () => actions.showDistances(!session.store.getState().distances),
  },
  {
    id: 'take-ruler',
    name: 'Take away the last ruler',
    words: 'remove delete one single ruler measure tape put away',
    group: 'Look',
    keys: ['Shift+x', 'Delete'],
    can: ({ kept }) => kept.length > 0,
    run: () => actions.takeRuler(),
  },
  {
    id: 'clear-rulers',
    name: 'Put away all rulers and distances',
    words: 'clear remove delete hide ruler measure range',
    group: 'Look',
    keys: ['x'],
    can: hasRulers,
    run: actions.clearRulers,
  },
]
