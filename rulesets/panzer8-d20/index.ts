import { fromActs } from '../../src/engine/acts'
import type { Muster } from '../../src/engine/muster'
import type { Ruleset } from '../../src/engine/ruleset'
import { FATES, QUALITIES, standingOf } from '../families/panzer8'
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
import { TYPES } from './sheets'
import type { D20Action, D20Scenario, D20State } from './state'
import { view } from './view/view'
import { cardOf } from './view/card'
import { measured, threatsTo } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { sceneOf } from './view/scene'
import { OUTCOMES, WORDS } from './words'

/** The data sheets as a scenario's author picks from them. */
const MUSTER: Muster = Object.values(TYPES).map(({ id, name, nation, group, because, ...type }) => ({
  id,
  name,
  nation,
  group,
  facts: [
    { label: 'Move', value: type.move },
    ...type.weapons.flatMap(({ value, ap, range, apRange }) => [
      { label: 'HE/SA', value: value === null ? '–' : `${value} to ${range}″` },
      { label: 'AP', value: ap === null ? '–' : `${ap} to ${apRange}″` },
    ]),
    { label: 'Defence', value: String(type.defence) },
  ],
  because,
}))

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
      case 'suffer':
      case 'advance':
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
  muster: MUSTER,
  scenarios: [road, stonne, ridge] as unknown as readonly D20Scenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: [
    { field: 'suppressed', label: 'suppressed', values: [true, false] },
    { field: 'dugIn', label: 'dug in', values: [true, false] },
    { field: 'brokenDown', label: 'broken down', values: [true, false] },
    { field: 'quality', label: 'quality', values: QUALITIES },
    { field: 'moved', label: 'moved', values: [true, false] },
    { field: 'fate', label: 'fate', values: FATES },
  ],
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
  measure: measured,
  threats: threatsTo,
}
