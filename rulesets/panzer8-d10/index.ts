import { fromActs } from '../../src/engine/acts'
import type { Ruleset } from '../../src/engine/ruleset'
import {
  type BattleScenario,
  REFEREE_FIELDS,
  musterOf,
  careOf,
  presenceOf,
  smokeThings,
  standingOf,
} from '../families/panzer8'
import { cite } from './act'
import { ACTS } from './acts'
import { carriedOn } from './end'
import { urge } from './evaluate/answers'
import { merits, worth } from './evaluate/worth'
import { HOUSE_RULES } from './houseRules'
import { settled } from './lookup'
import rulebook from './rulebook.json'
import arras from './scenarios/arras.json'
import hedgerows from './scenarios/hedgerows.json'
import lane from './scenarios/lane.json'
import { SCHEMAS } from './schema'
import { setUp } from './setup'
import { SHEETS_OF_2011, TYPES } from './sheets'
import type { D10Action, D10State, Pending } from './state'
import { cardOf } from './view/card'
import { measured, threatsTo } from './view/measure'
import { promptOf, ribbonOf } from './view/prompt'
import { sceneOf } from './view/scene'
import { OUTCOMES, WORDS } from './words'

/** What answers each decision. */
const ANSWERS: Readonly<Record<Pending['kind'], readonly D10Action['type'][]>> = {
  'fall back': ['fall-back'],
  'get off': ['get-off', 'stay-on'],
  suffer: ['suffer'],
  advance: ['advance', 'stay-on'],
  replace: ['replace'],
  'second gun': ['fire', 'hold'],
  react: ['fire', 'hunt', 'hold'],
  card: ['name', 'place-smoke'],
}

const acting = fromActs<D10State, D10Action>({
  acts: ACTS,
  clauses: { over: cite('R69'), sequence: cite('4.0.1') },
  waiting: ({ pending: [first] }) =>
    first
      ? {
          for: [...ANSWERS[first.kind], 'concede'],
          reason: { code: 'decide-first', clause: cite(first.kind === 'react' ? '4.0.4' : 'R25') },
        }
      : null,
})

/** Keith Barker's Panzer8 of 2011: two opposed dice of ten, an event card, and actions that the enemy answers. */
export const ruleset: Ruleset<D10State, D10Action> = {
  id: 'panzer8-d10',
  title: 'Panzer8 (d10)',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'any effect', destroy: 'out of action' },
  houseRules: HOUSE_RULES,
  muster: musterOf(TYPES, 'HESA', 'Def'),
  scenarios: [lane, arras, hedgerows] as unknown as readonly BattleScenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: REFEREE_FIELDS,
  things: smokeThings(),
  begin: (scenario, options, io) => setUp(scenario as BattleScenario, options.houseRules, io),
  ...acting,
  // What needs nobody's decision happens by itself, and who has to decide something acts next.
  play(state, action, io) {
    const now = acting.play(state, action, io)
    return now === state || now.result ? now : settledOn(now, io)
  },
  // Both sides see everything.
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  // A tank that is forgotten, or sees the best place too late, loses to whoever goes straight on.
  forgives: {
    easy: { overlooking: 1.2, misjudging: 1.2 },
    middle: { overlooking: 1.2, misjudging: 1.2 },
    hard: { overlooking: 0.5, misjudging: 1, looking: 3 },
  },
  merits: (state, side) => ({ ...merits(state, side) }),
  presence: (state, unit) => presenceOf(SHEETS_OF_2011, state, unit),
  care: (state, unit) => careOf(SHEETS_OF_2011, state, unit),
  urge,
  measure: measured,
  threats: threatsTo,
}

function settledOn(state: D10State, io: Parameters<typeof carriedOn>[1]): D10State {
  const now = carriedOn(state, io)
  return now.result ? now : settled(now)
}
