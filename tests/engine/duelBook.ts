import type { Words } from '../../src/engine/phrase'
import type { Rulebook } from '../../src/engine/rulebook'
import type { OutcomeKind } from '../../src/engine/ruleset'
import type { DuelScenario } from './duelState'

export const scenario: DuelScenario = {
  format: 'pz8-scenario',
  version: 1,
  id: 'lawn',
  ruleset: 'duel',
  title: 'On the lawn',
  setting: 'Dawn',
  blurb: 'Two a side, and a straw man.',
  briefing: { A: 'Shoot.', B: 'Shoot too.' },
  sides: { A: { name: 'Reds', adjective: 'red' }, B: { name: 'Blues', adjective: 'blue' } },
  solo: 'A',
  turns: 3,
  minutes: 2,
  ground: { look: 'meadow', seed: 'lawn', features: [], names: [] },
  board: { kind: 'inches', width: 12, height: 12 },
  duellists: [
    { id: 'a1', side: 'A', name: 'Anne', at: { x: 3, y: 2 }, body: 'flesh' },
    { id: 'a2', side: 'A', name: 'Abel', at: { x: 8, y: 2 }, body: 'straw' },
    { id: 'b1', side: 'B', name: 'Bert', at: { x: 3, y: 9 }, body: 'flesh' },
    { id: 'b2', side: 'B', name: 'Beth', at: { x: 8, y: 9 }, body: 'straw' },
  ],
}

export const RULEBOOK: Rulebook = {
  id: 'duel',
  title: 'Duel',
  edition: 'First',
  summary: 'For tests.',
  clauses: [
    { id: 'duel-1', section: '1', topic: 'Steps', text: 'Up to 3 inches.' },
    {
      id: 'duel-2',
      section: '2',
      topic: 'Shots',
      text: '4 or more, 1 harder beyond 5 inches, at most 10.',
    },
    { id: 'duel-3', section: '3', topic: 'Peeking', text: 'Tells straw from flesh within 4 inches.' },
    { id: 'duel-4', section: '4', topic: 'End', text: 'Three turns.' },
  ],
  tables: {},
  rulings: [],
}

export const WORDS: Words = {
  begins: 'The {side} begin.',
  shot: '{unit} shoots at {target}: {result}.',
  step: '{unit} steps {distance} inches.',
  peek: '{unit} sees that {target} is of {body}.',
  turn: 'Turn {turn}.',
  over: 'After {turns} turns the {side} have more life.',
  draw: 'Nobody has more life.',
  'not-yours': 'It is not your turn.',
  gone: 'That duellist is not on the lawn.',
  'too-far': '{distance} of {limit} inches.',
  spent: 'It has done so already.',
  friend: 'Of the same side.',
  choose: 'Choose a duellist.',
}

export const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'killed', label: 'Killed', tone: 'destroyed', headline: 'destroy' },
  { id: 'wounded', label: 'Wounded', tone: 'suppressed', headline: 'hit' },
  { id: 'missed', label: 'Missed', tone: 'none' },
]
