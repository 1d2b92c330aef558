import { type Acts, fromActs } from '../../src/engine/acts'
import type { Ruleset } from '../../src/engine/ruleset'
import { cardOf } from './card'
import { cloak } from './cloaking'
import { fire, fireBack, fireBackFirst, holdFire } from './firing'
import { HOUSE_RULES } from './houseRules'
import { jump } from './jump'
import { measured, threatsTo } from './measure'
import { move, stop } from './movement'
import { promptOf, ribbonOf } from './prompt'
import { standingOf } from './standing'
import { LESSON } from './lesson'
import rulebook from './rulebook.json'
import convoy from './scenarios/convoy.json'
import fleets from './scenarios/fleets.json'
import karsa from './scenarios/karsa.json'
import { sceneOf } from './scene'
import { actionSchema, scenarioSchema, stateSchema } from './schema'
import { done, end } from './sequence'
import { asteroid, deploy, setUp } from './setup'
import { MUSTER } from './ships'
import type { SpaceAction, SpaceScenario, SpaceState } from './state'
import { launch } from './torpedoes'
import { concede } from './victory'
import { OUTCOMES, WORDS } from './words'
import { merits, worth } from './evaluate/worth'

const ACTS: Acts<SpaceState, SpaceAction> = {
  asteroid,
  deploy,
  'fire-back': fireBack,
  'hold-fire': holdFire,
  move,
  stop,
  fire,
  launch,
  cloak,
  jump,
  done,
  end,
  concede,
}

/** Space: hexes, one page of rules, everything in the open. */
export const ruleset: Ruleset<SpaceState, SpaceAction> = {
  id: 'space',
  title: 'Space',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'hit', destroy: 'destroy' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  // Scenario files as they were read. The tests hold each against the schema, so that loading need not.
  lesson: LESSON,
  scenarios: [karsa, convoy, fleets] as unknown as readonly SpaceScenario[],
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: [
    { field: 'damaged', label: 'Damaged', values: [true, false] },
    { field: 'cloaked', label: 'Cloaked', values: [true, false] },
    { field: 'activated', label: 'activated', values: [true, false] },
    { field: 'torpedo', label: 'torpedo aboard', values: [true, false] },
    {
      field: 'fate',
      label: 'fate',
      values: ['in play', 'Destroyed', 'left'],
      gone: { values: ['Destroyed', 'left'], back: 'in play' },
    },
  ],
  things: [
    {
      list: 'asteroids',
      patterns: [{ name: 'asteroid', told: 'an asteroid', sided: false, like: { drift: 0 } }],
    },
    {
      list: 'torpedoes',
      patterns: [{ name: 'torpedo', told: 'a torpedo', sided: true, like: { facing: 0 } }],
    },
  ],
  begin: (scenario, options, io) => setUp(scenario as SpaceScenario, options.houseRules, io),
  ...fromActs({
    acts: ACTS,
    clauses: { over: 'space-R31', sequence: 'space-2.2' },
    waiting: fireBackFirst,
  }),
  // Nothing is hidden in this game.
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  merits,
  takesTurns: true,
  measure: measured,
  threats: threatsTo,
}
