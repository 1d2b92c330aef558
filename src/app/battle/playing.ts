import { stateOf } from '../../engine/battle'
import { rowsOf } from '../../engine/offer'
import { adviceFor } from '../../store/advising'
import { session } from '../../store/current'
import {
  actingSide,
  chosenOffer,
  computerToAct,
  endOffer,
  gone,
  offersNow,
  optionsOf,
  toDeploy,
  unitsLeft,
} from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { arrow, chooseAt, stepHeight, turn } from './byKeys'
import type { Command } from './command'
import { askAdvice } from './counsel'
import { mayTurnCorner, turnCorner } from './corners'
import { enter, escape, hurry } from './deeds'
import { table } from './handle'
import { reveal } from './looking'

const now = session.store.getState
const { actions } = session

const myTurn = (state: Session): boolean => actingSide(state) !== null
const isHigh = (state: Session): boolean => chosenOffer(state)?.level !== undefined
const isOver = ({ battle }: Session): boolean => battle !== null && stateOf(battle).result !== null

const digits: readonly Command[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(number => ({
  id: `target-${number}`,
  name: `Choose target ${number}; again to confirm`,
  group: 'Play',
  keys: [String(number)],
  can: state => {
    const offer = chosenOffer(state)
    return offer !== null && rowsOf(optionsOf(offer).filter(option => !option.refusal)).length >= number
  },
  run: () => chooseAt(number),
}))

/** What one plays with. */
export const PLAYING: readonly Command[] = [
  {
    id: 'next',
    name: 'Next unit with something left',
    words: 'forward skip unit',
    group: 'Play',
    keys: ['Space'],
    can: myTurn,
    run: () => reveal(actions.next(1)),
  },
  {
    id: 'advice',
    name: 'What would the computer do?',
    words: 'advice hint help suggest recommend idea best move what now',
    group: 'Play',
    keys: ['i'],
    can: state => adviceFor(state) !== null,
    run: () => void askAdvice(),
  },
  {
    id: 'previous',
    name: 'The unit before',
    words: 'back last unit',
    group: 'Play',
    keys: ['Shift+Space'],
    can: state => myTurn(state) && unitsLeft(offersNow(state)).length > 0,
    run: () => reveal(actions.next(-1)),
  },
  {
    id: 'hurry',
    name: 'Skip to your turn, while the computer acts',
    words: 'fast forward computer wait',
    group: 'Play',
    keys: ['s'],
    can: ({ battle, rules }) => battle !== null && computerToAct(battle, rules.seats) !== null,
    run: hurry,
  },
  {
    id: 'enter',
    name: 'Do what is chosen, or end the phase',
    words: 'confirm ok do fire move go',
    group: 'Play',
    keys: ['Enter'],
    can: state => myTurn(state) || state.guest !== null || isOver(state),
    run: enter,
  },
  {
    id: 'end',
    name: 'End the phase',
    words: 'finish done pass turn step',
    group: 'Play',
    keys: ['e'],
    can: state => endOffer(offersNow(state)) !== null,
    run: actions.end,
  },
  {
    id: 'deploy',
    name: 'Deploy the rest of your units',
    words: 'set up place automatically army',
    group: 'Play',
    keys: ['d'],
    can: state => state.deployingFor === null && toDeploy(state) > 0,
    run: () => actions.deployFor(actingSide(now())),
  },
  {
    id: 'back',
    name: 'Put back, choose nothing, skip what is shown',
    words: 'cancel escape deselect stop',
    group: 'Play',
    keys: ['Escape'],
    run: escape,
  },
  {
    id: 'undo',
    name: 'Take back',
    words: 'undo revert go back',
    group: 'Play',
    keys: ['z', 'Ctrl+z'],
    run: actions.undo,
  },
  {
    id: 'redo',
    name: 'Do again',
    words: 'redo repeat forward',
    group: 'Play',
    keys: ['Shift+z', 'Ctrl+Shift+z', 'Ctrl+y'],
    run: actions.redo,
  },
  ...digits,
]

/** What is done with a piece in the hand. */
export const IN_HAND: readonly Command[] = [
  {
    id: 'nudge',
    name: 'Carry the piece half an inch; go through targets; move the table',
    group: 'Piece in hand',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    run: () => arrow(0, -1, false),
  },
  {
    id: 'nudge-fine',
    name: 'Carry the piece a tenth of an inch',
    group: 'Piece in hand',
    keys: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
    run: () => arrow(0, -1, true),
  },
  {
    id: 'waypoint',
    name: 'Set a waypoint here',
    words: 'corner bend path route',
    group: 'Piece in hand',
    keys: ['w'],
    can: state => (table.current?.holding() ?? false) || mayTurnCorner(state),
    run: () => (table.current?.holding() ? table.current.waypoint() : turnCorner()),
  },
  {
    id: 'turn',
    name: 'Turn right by 15 degrees, or to the next side of its hex',
    words: 'rotate facing right',
    group: 'Piece in hand',
    keys: ['r'],
    can: myTurn,
    run: () => turn(15),
  },
  {
    id: 'turn-left',
    name: 'Turn left by 15 degrees, or to the next side of its hex',
    words: 'rotate facing left',
    group: 'Piece in hand',
    keys: ['Shift+r'],
    can: myTurn,
    run: () => turn(-15),
  },
  {
    id: 'higher',
    name: 'The same place, a level higher',
    group: 'Piece in hand',
    keys: ['PageUp'],
    can: isHigh,
    run: () => stepHeight(1),
  },
  {
    id: 'lower',
    name: 'The same place, a level lower',
    group: 'Piece in hand',
    keys: ['PageDown'],
    can: isHigh,
    run: () => stepHeight(-1),
  },
  {
    id: 'unsteer',
    name: 'Take back the last stretch of the way',
    group: 'Piece in hand',
    keys: ['Backspace'],
    can: ({ plan }) => gone(plan).length > 0,
    run: actions.unsteer,
  },
]
