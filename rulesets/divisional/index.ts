import { bring } from './bring'
import { type Acts, fromActs } from '../../src/engine/acts'
import type { Ruleset } from '../../src/engine/ruleset'
import { advance } from './advance'
import { bomb } from './air'
import { fire } from './artillery'
import { breakOff } from './breakOff'
import { cardOf } from './card'
import { fight } from './combat'
import { dusk, night } from './day'
import { deploy, place } from './deployment'
import { end } from './end'
import { careOf, presenceOf } from './evaluate/values'
import { merits, worth } from './evaluate/worth'
import { HOUSE_RULES } from './houseRules'
import { reason } from './lookup'
import { measured, threatsTo } from './measure'
import { move } from './movement'
import { MUSTER } from './muster'
import { promptOf, ribbonOf } from './prompt'
import { standingOf } from './standing'
import { rally, restore } from './rally'
import { REFEREE_FIELDS, THINGS } from './referee'
import rulebook from './rulebook.json'
import { sceneOf } from './scene'
import sandRidge from './scenarios/sand-ridge.json'
import sidiRezegh from './scenarios/sidi-rezegh.json'
import twoBridges from './scenarios/two-bridges.json'
import { SCHEMAS } from './schema'
import { begin, goOn } from './sequence'
import { setUp } from './setup'
import type { DivAction, DivScenario, DivState } from './state'
import { concede } from './victory'
import { OUTCOMES, WORDS } from './words'

const ACTS: Acts<DivState, DivAction> = {
  place,
  deploy,
  move,
  'break off': breakOff,
  fire,
  bomb,
  fight,
  advance,
  rally,
  restore,
  dusk,
  night,
  end,
  concede,
}

const { offers, refuse, play } = fromActs<DivState, DivAction>({
  acts: ACTS,
  clauses: { over: 'divisional-R38', sequence: 'divisional-3.2' },
  waiting(state) {
    if (state.advance)
      return { for: ['advance', 'concede'], reason: reason('divisional-R26', 'advance-first') }
    return state.restoring !== null
      ? { for: ['restore', 'concede'], reason: reason('divisional-7.4', 'restore-first') }
      : null
  },
})

/** WW2 Divisional: battalions on a table where an inch is a kilometre. */
export const ruleset: Ruleset<DivState, DivAction> = {
  id: 'divisional',
  title: 'WW2 Divisional',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'beaten', destroy: 'destroyed' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  // The tests hold each against the schema, so that loading need not.
  scenarios: [sandRidge, sidiRezegh, twoBridges] as unknown as readonly DivScenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: REFEREE_FIELDS,
  things: THINGS,
  bring,
  begin: (scenario, options, io) => begin(setUp(scenario as DivScenario, options, io), 'deploy B', io),
  offers,
  refuse,
  play: (state, action, io) => goOn(state.step, play(state, action, io), io),
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  forgives: { overlooking: 1.5, misjudging: 1.5 },
  merits,
  presence: presenceOf,
  care: careOf,
  measure: measured,
  threats: (state, unit, at, facing) => threatsTo(ruleset, state, unit, at, facing),
}
