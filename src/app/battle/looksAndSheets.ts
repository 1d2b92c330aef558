import { session } from '../../store/current'
import { chosenOffer } from '../../store/selectors'
import { theirTurnNow } from '../../store/theirTurn'
import type { Command } from './command'
import { table } from './handle'
import { ui } from './ui'

const now = session.store.getState
const { actions } = session

/** What shows something on the table. */
export const LOOKING: readonly Command[] = [
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
]

/** What opens something to read. */
export const READING: readonly Command[] = [
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
