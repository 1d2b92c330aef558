import type { Rulebook } from '../../src/engine/rulebook'
import type { OutcomeKind, Ruleset } from '../../src/engine/ruleset'
import { offersOf, play, reasonsAgainst } from './acts'
import { cardOf } from './card'
import { refusalOf } from './fireOffers'
import { HOUSE_RULES } from './houseRules'
import { measured, threatsTo } from './measure'
import { promptOf, ribbonOf } from './prompt'
import rulebook from './rulebook.json'
import capeMatapan from './scenarios/cape-matapan.json'
import denmarkStrait from './scenarios/denmark-strait.json'
import riverPlate from './scenarios/river-plate.json'
import { sceneOf } from './scene'
import { actionSchema, scenarioSchema, stateSchema } from './schema'
import { setUp } from './setup'
import { MUSTER } from './ships'
import { soloPlayer } from './solo'
import { CONDITIONS, type NavalAction, type NavalScenario, type NavalState } from './state'
import { WORDS } from './words'
import { workshop } from './workshop'
import { worth } from './worth'

const OUTCOMES: readonly OutcomeKind[] = [
  { id: 'sunk', label: 'Sunk', tone: 'destroyed', headline: 'destroy' },
  { id: 'crippled', label: 'Crippled', tone: 'suppressed', headline: 'hit' },
  { id: 'damaged', label: 'Damaged', tone: 'disorganized', headline: 'hit' },
  { id: 'none', label: 'No damage', tone: 'none' },
]

const COUNTS = [0, 1, 2, 3, 4, 5]

const BOOK: Rulebook = rulebook
// The tests hold each scenario against the schema, so that loading need not.
const SCENARIOS = [denmarkStrait, riverPlate, capeMatapan] as unknown as readonly NavalScenario[]

/** Naval: big guns on eight zones of sea, 1939 to 1941. */
export const ruleset: Ruleset<NavalState, NavalAction> = {
  id: 'naval',
  title: 'Naval',
  rulebook: BOOK,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'straddle', destroy: 'sink' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  workshop,
  scenarios: SCENARIOS,
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: [
    { field: 'turrets', label: 'T damages', values: COUNTS },
    { field: 'hull', label: 'H damages', values: COUNTS },
    { field: 'status', label: 'condition', values: CONDITIONS },
    { field: 'smoke', label: 'in smoke', values: [true, false] },
    { field: 'salvoes', label: 'Torpedo Salvoes', values: COUNTS },
  ],
  begin: (scenario, options, io) => setUp(scenario as NavalScenario, options.houseRules, io),
  offers: offersOf,
  refuse: (state, action) => refusalOf(reasonsAgainst(state, action)),
  play,
  // Everything lies open on a chart: there is nothing that a viewer may not know.
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  prompt: promptOf,
  worth,
  measure: measured,
  threats: threatsTo,
  soloPlayer,
}
