import { type Acts, fromActs } from '../../src/engine/acts'
import type { Ruleset } from '../../src/engine/ruleset'
import { cardOf } from './card'
import { charge } from './charge'
import { merits, worth } from './evaluate/worth'
import { decline, event } from './events'
import { fire, snipe } from './fire'
import { mount, pack, reload, unjam } from './guns'
import { HOUSE_RULES } from './houseRules'
import { MUSTER } from './kinds'
import { accept, leave, name, take } from './losses'
import { match } from './matching'
import { measured, threatsTo } from './measure'
import { fight, melee } from './melee'
import { test } from './morale'
import { push, rough } from './movement/badGround'
import { march } from './movement/march'
import { shift } from './movement/shift'
import { OUTCOMES } from './outcomes'
import { rein, ride } from './ride'
import { promptOf, ribbonOf } from './prompt'
import { REFEREE_FIELDS } from './referee'
import { standingOf } from './standing'
import rulebook from './rulebook.json'
import gorge from './scenarios/gorge.json'
import mission from './scenarios/mission.json'
import square from './scenarios/square.json'
import { sceneOf } from './scene'
import { actionSchema, scenarioSchema, stateSchema } from './schema'
import { concede, done, draw, stand } from './sequence'
import { deploy, ready, setUp } from './setup'
import { shell } from './shell'
import { spare } from './split'
import { solo, soloPlayer } from './solo'
import type { ColonialAction, ColonialScenario, ColonialState } from './state'
import { byPromise } from './evaluate/promise'
import { waiting } from './waiting'
import { WORDS } from './words'

const ACTS: Acts<ColonialState, ColonialAction> = {
  deploy,
  ready,
  accept,
  name,
  take,
  leave,
  match,
  melee,
  fight,
  ride,
  rein,
  event,
  decline,
  test,
  unjam,
  charge,
  fire,
  spare,
  snipe,
  shell,
  march,
  rough,
  push,
  shift,
  reload,
  pack,
  mount,
  stand,
  solo,
  done,
  draw,
  concede,
}

const ACTING = fromActs({
  acts: ACTS,
  clauses: { over: 'colonial-R49', sequence: 'colonial-2.9' },
  waiting,
})

/** Colonial: single figures in units, and a pack of cards that says who acts. */
export const ruleset: Ruleset<ColonialState, ColonialAction> = {
  id: 'colonial',
  title: 'Colonial',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'anybody down', destroy: '3 or more' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  // Scenario files as they were read. The tests hold each against the schema, so that loading need not.
  scenarios: [mission, gorge, square] as unknown as readonly ColonialScenario[],
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: REFEREE_FIELDS,
  begin: (scenario, options, io) => setUp(scenario as ColonialScenario, options.houseRules, io),
  ...ACTING,
  // Whoever has most to do comes first: one unit acts with each card.
  offers: (state, side) => byPromise(state, ACTING.offers(state, side)),
  // Nothing is hidden in this game: the pile is counts, and nobody knows its order.
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  merits,
  // A regiment that is forgotten is forgotten for a card only. The hard one errs in judging instead.
  forgives: {
    middle: { overlooking: 1.7, misjudging: 1 },
    hard: { overlooking: 0.5, misjudging: 1.5 },
  },
  measure: measured,
  threats: (state, unit, at, facing) => threatsTo(ruleset, state, unit, at, facing),
  soloPlayer,
}
