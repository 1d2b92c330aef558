import { THINGS } from './things'
import type { Ruleset } from '../../src/engine/ruleset'
import { type Acts, fromActs } from '../../src/engine/acts'
import { assault, assaultFirst, support } from './assault'
import { aim } from './bombardment'
import { cardOf } from './card'
import { dig } from './defences'
import { deploy } from './deployment'
import { end } from './end'
import { HOUSE_RULES } from './houseRules'
import { advance, lose } from './losses'
import { measured, threatsTo } from './measure'
import { move } from './movement'
import { promptOf, ribbonOf } from './prompt'
import { standingOf } from './standing'
import { LESSON } from './lesson'
import rulebook from './rulebook.json'
import { sceneOf } from './scene'
import cambrai from './scenarios/learn.json'
import western1916 from './scenarios/western-front-1916.json'
import western1918 from './scenarios/western-front-1918.json'
import { SCHEMAS } from './schema'
import { begin, goOn } from './sequence'
import { exchange, setUp } from './setup'
import { QUALITIES, type Ww1Action, type Ww1Scenario, type Ww1State } from './state'
import { MUSTER } from './units'
import { concede } from './victory'
import { view } from './view'
import { cut } from './wire'
import { OUTCOMES, WORDS } from './words'
import { estimate, merits, urge, worth } from './evaluate/worth'

const ACTS: Acts<Ww1State, Ww1Action> = {
  exchange,
  dig,
  aim,
  deploy,
  move,
  assault,
  support,
  lose,
  advance,
  cut,
  end,
  concede,
}

const { offers, refuse, play } = fromActs({
  acts: ACTS,
  clauses: { over: 'ww1-8a.1', sequence: 'ww1-4a.1' },
  waiting: assaultFirst,
})

/** WW1 Divisional: trenches, wire and gas on a grid of squares. */
export const ruleset: Ruleset<Ww1State, Ww1Action> = {
  id: 'ww1',
  title: 'WW1 Divisional',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'assaulted lose', destroy: 'emptied' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  // The tests hold each against the schema, so that loading need not.
  lesson: LESSON,
  scenarios: [cambrai, western1916, western1918] as unknown as readonly Ww1Scenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: [
    { field: 'quality', label: 'quality', values: QUALITIES },
    { field: 'stuck', label: 'stuck', values: [true, false] },
    { field: 'moved', label: 'has moved', values: [true, false] },
    { field: 'fought', label: 'has fought', values: [true, false] },
    { field: 'lost', label: 'lost', values: [true, false], gone: { values: [true], back: false } },
  ],
  things: THINGS,
  begin: (scenario, options, io) => begin(setUp(scenario as Ww1Scenario, options, io), 'exchange', io),
  offers,
  refuse,
  play: (state, action, io) => goOn(play(state, action, io), io),
  view,
  scene: (state, focus) =>
    sceneOf(state, focus, focus.offer === null ? [] : offers(state, state.toAct[0] ?? 'A')),
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  merits,
  estimate,
  urge,
  // Whoever is dug in loses nothing by overlooking somebody.
  forgives: {
    easy: { overlooking: 0.15, misjudging: 12 },
    middle: { overlooking: 0.2, misjudging: 10 },
    hard: { overlooking: 0.5, misjudging: 5 },
  },
  measure: measured,
  threats: threatsTo,
}
