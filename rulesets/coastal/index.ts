import { type Acts, fromActs } from '../../src/engine/acts'
import type { Refusal } from '../../src/engine/refusal'
import type { Ruleset } from '../../src/engine/ruleset'
import { cardOf } from './card'
import { merits, worth } from './evaluate/worth'
import { fire } from './fire'
import { follow } from './follow'
import { HOUSE_RULES } from './houseRules'
import { findUnit, reason } from './lookup'
import { measured, threatsTo } from './measure'
import { MUSTER } from './muster'
import { mount, plot } from './prepare'
import { promptOf, ribbonOf } from './prompt'
import { REFEREE_FIELDS } from './referee'
import rulebook from './rulebook.json'
import { run } from './run'
import { sail } from './sail'
import { sceneOf } from './scene'
import barges from './scenarios/barges.json'
import channel from './scenarios/channel.json'
import mas from './scenarios/mas.json'
import { SCHEMAS } from './schema'
import { isDark, knownTo, view } from './secrets'
import { draw, end } from './sequence'
import { setUp } from './setup'
import { speed } from './speeds'
import { standingOf } from './standing'
import { type CoastalAction, type CoastalScenario, type CoastalState } from './state'
import { submerge } from './submarine'
import { launch } from './torpedoes'
import { concede } from './victory'
import { OUTCOMES, WORDS } from './words'

const ACTS: Acts<CoastalState, CoastalAction> = {
  sail,
  follow,
  fire,
  launch,
  submerge,
  speed,
  plot,
  mount,
  draw,
  run,
  end,
  concede,
}

const open = fromActs<CoastalState, CoastalAction>({
  acts: ACTS,
  clauses: { over: 'coastal-R36', sequence: 'coastal-3.5' },
})

/** Why not, as the side that acts knows it; what only something unseen forbids is refused without saying what (R38). */
function refuse(state: CoastalState, action: CoastalAction): Refusal<CoastalAction> | null {
  if (!isDark(state)) return open.refuse(state, action)
  const unit = 'unit' in action ? findUnit(state, action.unit) : undefined
  const side = unit?.side ?? state.toAct[0]
  const known = side ? open.refuse(knownTo(state, side), action) : null
  if (known) return known
  return open.refuse(state, action) && { reasons: [reason('coastal-R38', 'something-in-the-way')] }
}

/** WW2 Coastal: small craft at night. */
export const ruleset: Ruleset<CoastalState, CoastalAction> = {
  id: 'coastal',
  title: 'WW2 Coastal',
  rulebook,
  words: WORDS,
  outcomes: OUTCOMES,
  headlines: { hit: 'hit', destroy: 'sink' },
  houseRules: HOUSE_RULES,
  muster: MUSTER,
  // The tests hold each against the schema, so that loading need not.
  scenarios: [channel, mas, barges] as unknown as readonly CoastalScenario[],
  scenarioSchema: SCHEMAS.scenario,
  actionSchema: SCHEMAS.action,
  stateSchema: SCHEMAS.state,
  refereeFields: REFEREE_FIELDS,
  begin: (scenario, options, io) => setUp(scenario as CoastalScenario, options, io),
  offers: (state, side) => open.offers(knownTo(state, side), side),
  refuse,
  play: open.play,
  view,
  scene: sceneOf,
  card: cardOf,
  ribbon: ribbonOf,
  standing: standingOf,
  prompt: promptOf,
  worth,
  forgives: { overlooking: 1.5, misjudging: 1.5 },
  merits,
  measure: measured,
  threats: (state, unit, at, facing) => threatsTo(ruleset, state, unit, at, facing),
}
