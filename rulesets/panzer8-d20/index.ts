import { fromActs } from '../../src/engine/acts'
import type { Ruleset } from '../../src/engine/ruleset'
import { REFEREE_FIELDS, careOf, musterOf, presenceOf, smokeThings, standingOf } from '../families/panzer8'
import { cite } from './act'
import { ACTS } from './acts'
import { answerable } from './combat/results'
import { settled } from './lookup'
import { merits, worth } from './evaluate/worth'
import { HOUSE_RULES } from './houseRules'
import rulebook from './rulebook.json'
import ridge from './scenarios/ridge.json'
import road from './scenarios/road.json'
import stonne from './scenarios/stonne.json'
import { SCHEMAS } from './schema'
import { setUp } from './setup'
import { SHEETS_OF_2008, TYPES } from './sheets'
import type { D20Action, D20Scenario, D20State } from './state'
import { view } from './view/view'
import { cardOf } from './view/card'
import { measured, threatsTo } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { sceneOf } from './view/scene'
import { OUTCOMES, WORDS } from './words'

const acting = fromActs<D20State, D20Action>({
  acts: ACTS,
  clauses: { over: cite('R61'), sequence: cite('4.0.3') },
  waiting({ pending: [first] }) {
    if (!first) return null
    const reason = { code: 'decide-first', clause: cite('6.4.3') }
    switch (first.kind) {
      case 'fall back':
        return { for: ['fall-back', 'concede'], reason }
      case 'get off':
        return { for: ['get-off', 'stay-on', 'concede'], reason }
      case 'advance':
        return { for: ['advance', 'stay-on', 'concede'], reason }
      case 'suffer':
      case 'replace':
        return { for: [first.kind, 'concede'], reason }
    }
  },
})

/** Keith Barker's Panzer8 of 2008: one die of twenty against a number, and player turns of four phases. */
export const ruleset: Ruleset<D20State, D20Action> = {
  id: 'panzer8-d20',
  title: 'Panzer8 (d20)',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'any effect', destroy: 'knocked out' },
  houseRules: HOUSE_RULES,
  muster: musterOf(TYPES, 'HE/SA', 'Defence'),
  scenarios: [road, stonne, ridge] as unknown as readonly D20Scenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: REFEREE_FIELDS,
  things: smokeThings(),
  begin: (scenario, options, io) => setUp(scenario as D20Scenario, options.houseRules, io),
  ...acting,
  // Who has to decide something acts next, and who cannot any more is not asked.
  play(state, action, io) {
    const now = acting.play(state, action, io)
    return now === state || now.result ? now : settled(answerable(now, io))
  },
  view,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  merits: (state, side) => ({ ...merits(state, side) }),
  presence: (state, unit) => presenceOf(SHEETS_OF_2008, state, unit),
  care: (state, unit) => careOf(SHEETS_OF_2008, state, unit),
  measure: measured,
  threats: threatsTo,
}
