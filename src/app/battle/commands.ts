import { stateOf } from '../../engine/battle'
import type { UnitId } from '../../engine/ids'
import type { Scene } from '../../engine/scene'
import {
  actingSide,
  chosenOffer,
  computerToAct,
  endOffer,
  gone,
  offersNow,
  optionsOf,
  seenNow,
  toDeploy,
  unitsLeft,
} from '../../store/selectors'
import { campaignOf } from '../../save/slots'
import { session } from '../../store/current'
import type { Session } from '../../store/sessionState'
import { arrow, chooseAt, steerByKey, stepHeight, turn } from './byKeys'
import { mayTurnCorner, turnCorner } from './corners'
import { isWhole, table } from './handle'
import { theirTurnNow } from '../../store/theirTurn'
import { playerKey } from '../ui/Player'
import { apart, placeOf } from './places'
import { reviewPlayer } from './TheirTurn'
import { ui } from './ui'

export interface Command {
  readonly id: string
  readonly name: string
  /** Other words that somebody might look for it by. */
  readonly words?: string
  readonly group: 'Play' | 'Piece in hand' | 'Look' | 'Read'
  readonly keys: readonly string[]
  /** Whether it can be done now; it can, unless this says otherwise. */
  readonly can?: (now: Session) => boolean
  readonly run: () => void
}

const now = (): Session => session.store.getState()
const { actions } = session

/** Below this many pixels of a board unit a finger finds no base on a small screen. */
const PHONE_SCALE = 20
/** Screens on which a whole board is too small, whichever way they are held. */
const SMALL = '(max-height: 480px), (max-width: 640px)'

/** Shows a unit: the camera moves only if it stands near the edge. */
export function reveal(unit: UnitId | null): void {
  const view = seenNow(now())
  const at = view ? placeOf(view, unit) : null
  const handle = table.current
  const board = now().battle?.scenario.board
  if (!at || !handle?.element || !board) return
  // On a phone the whole table is too small to play on: the unit is gone to.
  if (window.matchMedia(SMALL).matches && handle.camera().scale < PHONE_SCALE) {
    return handle.centre(at)
  }
  if (!isWhole(board)) handle.reveal(at)
}

/** A base of so many pixels is hardly to be told from its neighbour. */
const TINY = 16

/** Goes near to the chair's own pieces where the whole table shows them too small. */
export function lookAtOwn({ chair, review }: Session, { tokens }: Scene): void {
  const handle = table.current
  if (!handle?.element || review || (chair !== 'A' && chair !== 'B')) return
  const own = tokens.filter(({ side }) => side === chair)
  const { scale } = handle.camera()
  const widest = Math.max(...own.map(({ width, depth }) => Math.max(width, depth)))
  const isSmall = window.matchMedia(SMALL).matches && scale < PHONE_SCALE
  if (own.length === 0 || (!isSmall && widest * scale >= TINY)) return
  const mean = {
    x: own.reduce((sum, { at }) => sum + at.x, 0) / own.length,
    y: own.reduce((sum, { at }) => sum + at.y, 0) / own.length,
  }
  const [middle] = own.toSorted((a, b) => apart(a.at, mean) - apart(b.at, mean))
  if (middle) handle.centre(middle.at)
}

const myTurn = (state: Session): boolean => actingSide(state) !== null
const isHigh = (state: Session): boolean => chosenOffer(state)?.level !== undefined
const isOver = ({ battle }: Session): boolean => battle !== null && stateOf(battle).result !== null

/** From the end of a battle to the squadrons of its campaign, where it is counted; else to its report. */
export function leaveTheTable(): void {
  const { slot } = now()
  const campaign = slot === null ? null : campaignOf(slot)
  location.hash = campaign === null ? `#/report/${slot}` : `#/campaign/${campaign}`
}

/** Enter: drops the piece, does what is chosen, or ends the phase; after the battle it opens the report, or the squadrons of its campaign. */
export function enter(): void {
  const state = now()
  if (state.battle && stateOf(state.battle).result) return leaveTheTable()
  if (state.guest !== null && actingSide(state) === null) return actions.getUp()
  if (state.review) return actions.closeReview()
  if (state.asking !== null) return actions.end()
  if (table.current?.holding()) return table.current.drop()
  if (actions.confirm()) return
  actions.end()
}

/** Cuts the rest of the computer's turn short. */
export function hurry(): void {
  actions.hurry()
  table.current?.skip()
}

function escape(): void {
  if (ui.get().sheet) return ui.open(null)
  if (now().review) return actions.closeReview()
  if (table.current?.holding()) return table.current.cancel()
  table.current?.skip()
  actions.back()
}

const digits: readonly Command[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(number => ({
  id: `target-${number}`,
  name: `Choose target ${number}; again to confirm`,
  group: 'Play',
  keys: [String(number)],
  can: state => {
    const offer = chosenOffer(state)
    return offer !== null && optionsOf(offer).filter(option => !option.refusal).length >= number
  },
  run: () => chooseAt(number),
}))

/** All that keys, the palette and the help know. One list. */
export const COMMANDS: readonly Command[] = [
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
  {
    id: 'theirs',
    name: 'Show again what the other side did',
    words: 'enemy replay watch last turn opponent',
    group: 'Look',
    keys: ['h'],
    can: state => (theirTurnNow(state)?.deeds.length ?? 0) > 0,
    run: () => (now().review ? actions.closeReview() : actions.review(0, true)),
  },
  {
    id: 'put-away',
    name: 'Put away the arrows of what the other side did, or show them',
    words: 'hide arrows enemy',
    group: 'Look',
    keys: ['Shift+h'],
    can: state => theirTurnNow(state)?.fresh === true,
    run: actions.putAway,
  },
  {
    id: 'measure',
    name: 'Measure from anything to anything',
    words: 'ruler distance range tape line of sight',
    group: 'Look',
    keys: ['m'],
    can: state => chosenOffer(state)?.blind !== true,
    run: () => actions.setTool(now().tool === 'measure' ? 'select' : 'measure'),
  },
  {
    id: 'danger',
    name: 'Hold: where the chosen unit could be destroyed next',
    words: 'threat heat map risk overlay safe',
    group: 'Look',
    keys: ['t'],
    can: state => state.focus.unit !== null && chosenOffer(state)?.blind !== true,
    run: () => actions.setTool('danger'),
  },
  {
    id: 'fit',
    name: 'Show the whole table',
    words: 'zoom whole reset camera overview',
    group: 'Look',
    keys: ['f'],
    run: () => table.current?.fit(),
  },
  {
    id: 'nearer',
    name: 'Nearer',
    words: 'zoom in closer',
    group: 'Look',
    keys: ['+', '='],
    run: () => table.current?.zoomBy(1.25),
  },
  {
    id: 'farther',
    name: 'Farther',
    words: 'zoom out away',
    group: 'Look',
    keys: ['-'],
    run: () => table.current?.zoomBy(0.8),
  },
  {
    id: 'log',
    name: 'The log',
    words: 'history events record dice',
    group: 'Read',
    keys: ['l'],
    run: () => ui.open('log'),
  },
  {
    id: 'card',
    name: 'The card of the unit',
    words: 'unit stats details info',
    group: 'Read',
    keys: ['c'],
    run: () => ui.open('card'),
  },
  {
    id: 'standing',
    name: 'How the battle stands: score, losses, turns left',
    words: 'score points objectives victory losses who is winning',
    group: 'Read',
    keys: ['v'],
    run: () => ui.open('standing'),
  },
  {
    id: 'bench',
    name: 'The referee’s bench',
    words: 'referee edit overrule change move dice',
    group: 'Read',
    keys: ['b'],
    run: () => ui.open('bench'),
  },
  {
    id: 'rules',
    name: 'The rulebook',
    words: 'help manual clause book',
    group: 'Read',
    keys: ['k'],
    run: () => ui.open('rules'),
  },
  {
    id: 'menu',
    name: 'The menu: save, open, share, leave, settings',
    words:
      'file export download link quit exit home concede surrender give up what-if line options preferences volume',
    group: 'Read',
    keys: [],
    run: () => ui.open('menu'),
  },
  {
    id: 'muster',
    name: 'Muster of units',
    words: 'army list factors tables types stats',
    group: 'Read',
    keys: [],
    run: () => {
      const id = now().ruleset?.id
      if (id) location.hash = `#/muster/${id}`
    },
  },
  {
    id: 'settings',
    name: 'Settings: text, sounds, animation, patterns',
    words: 'options preferences volume speed colour blind font size',
    group: 'Read',
    keys: [],
    run: () => {
      location.hash = '#/settings'
    },
  },
  {
    id: 'watch',
    name: 'Watch the battle again from its beginning',
    words: 'replay film movie history',
    group: 'Look',
    keys: [],
    can: state => (state.battle?.cursor ?? 0) > 0,
    run: () => {
      location.hash = `#/watch/${now().slot}`
    },
  },
  {
    id: 'palette',
    name: 'Find anything',
    words: 'search command',
    group: 'Read',
    keys: ['Ctrl+k'],
    run: () => ui.open('palette'),
  },
  {
    id: 'keys',
    name: 'All keys',
    words: 'shortcuts keyboard help hotkeys',
    group: 'Read',
    keys: ['?'],
    run: () => ui.open('keys'),
  },
]

/** Runs the command of a key. False if no command has that key or it cannot be done now. */
export function runKey(name: string): boolean {
  const state = now()
  const player = reviewPlayer(state)
  const step = player && playerKey(name, player)
  if (step) {
    step()
    return true
  }
  if (steerByKey(name)) return true
  const arrows = /^(Shift\+)?Arrow(Up|Down|Left|Right)$/.exec(name)
  if (arrows) {
    const [, shift, way] = arrows
    const dx = way === 'Left' ? -1 : way === 'Right' ? 1 : 0
    const dy = way === 'Up' ? -1 : way === 'Down' ? 1 : 0
    arrow(dx, dy, shift !== undefined)
    return true
  }
  const command = COMMANDS.find(one => one.keys.includes(name))
  if (!command || (command.can && !command.can(state))) return false
  command.run()
  return true
}
