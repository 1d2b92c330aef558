import { type Acts, fromActs } from '../../src/engine/acts'
import type { Rulebook } from '../../src/engine/rulebook'
import type { Ruleset } from '../../src/engine/ruleset'
import { aim, open } from './aiming'
import { raid, scramble } from './air'
import { cardOf } from './card'
import { deploy } from './deployment'
import { end } from './end'
import { shoot, volley } from './fire'
import { HOUSE_RULES } from './houseRules'
import { measured, threatsTo } from './measure'
import { leave, move, shelter } from './movement'
import { promptOf, ribbonOf } from './prompt'
import { standingOf } from './standing'
import { repair } from './repair'
import { LESSON } from './lesson'
import rulebook from './rulebook.json'
import capeMatapan from './scenarios/cape-matapan.json'
import denmarkStrait from './scenarios/denmark-strait.json'
import riverPlate from './scenarios/river-plate.json'
import { sceneOf } from './scene'
import { actionSchema, scenarioSchema, stateSchema } from './schema'
import { over } from './sequence'
import { setUp } from './setup'
import { MUSTER } from './ships'
import { solo, soloPlayer } from './solo'
import { CONDITIONS, type NavalAction, type NavalScenario, type NavalState } from './state'
import { salvo } from './torpedoes'
import { resultOf } from './victory'
import { OUTCOMES, WORDS } from './words'
import { workshop } from './workshop'
import { merits, worth } from './evaluate/worth'

const COUNTS = [0, 1, 2, 3, 4, 5]

const BOOK: Rulebook = rulebook
// The tests hold each scenario against the schema, so that loading need not.
const SCENARIOS = [denmarkStrait, riverPlate, capeMatapan] as unknown as readonly NavalScenario[]

const ACTS: Acts<NavalState, NavalAction> = {
  deploy,
  move,
  leave,
  shelter,
  aim,
  shoot,
  salvo,
  scramble,
  raid,
  repair,
  solo,
  volley,
  open,
  end,
}

const { offers, refuse, play } = fromActs<NavalState, NavalAction>({
  acts: ACTS,
  clauses: { over: 'naval-R35', sequence: 'naval-2.1' },
})

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
  lesson: LESSON,
  scenarios: SCENARIOS,
  scenarioSchema,
  actionSchema,
  stateSchema,
  refereeFields: [
    { field: 'turrets', label: 'T damages', values: COUNTS },
    { field: 'hull', label: 'H damages', values: COUNTS },
    {
      field: 'status',
      label: 'condition',
      values: CONDITIONS,
      gone: { values: ['Sunk', 'Left'], back: 'Afloat' },
    },
    { field: 'smoke', label: 'in smoke', values: [true, false] },
    { field: 'salvoes', label: 'Torpedo Salvoes', values: COUNTS },
  ],
  // A wreck bears the name of its ship: none is laid that was no ship.
  things: [{ list: 'wrecks', patterns: [] }],
  begin: (scenario, options, io) => setUp(scenario as NavalScenario, options.houseRules, io),
  offers,
  refuse,
  // The battle ends at once when a side has no ship left that is fit to fight.
  play(state, action, io) {
    const after = play(state, action, io)
    if (after.result || after.units === state.units || after.turn === 0) return after
    const result = resultOf(after)
    return result ? over(after, result, io) : after
  },
  // Everything lies open on a chart: there is nothing that a viewer may not know.
  view: state => state,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  forgives: { overlooking: 1.5, misjudging: 1.5 },
  merits,
  measure: measured,
  threats: threatsTo,
  soloPlayer,
  soloNote: {
    text: 'The booklet’s die may take a fleet off the table before anybody has fired: the battle is then a draw.',
    rule: 'solo-contact',
  },
}
