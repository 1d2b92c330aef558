import { ruleset } from '../../../rulesets/naval'
import { SHIPS } from '../../../rulesets/naval/ships'
import type { Switch } from '../../../rulesets/naval/houseRules'
import type { NavalAction, NavalScenario, NavalState, Raid, Ship, Step } from '../../../rulesets/naval/state'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import type { Side } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import { missingWords } from '../../../src/engine/say'
import { telling } from '../../../src/engine/telling'

/** The kit of the naval tests: ships in zones, scripted dice, and what came of them. */

export { ruleset }

/** The scenario of a published action. */
export function scenario(id: string): NavalScenario {
  const found = ruleset.scenarios.find(each => each.id === id)
  if (!found) throw new RangeError(`There is no scenario '${id}'.`)
  return found as NavalScenario
}

export const STRAIT = scenario('denmark-strait')
export const PLATE = scenario('river-plate')
export const MATAPAN = scenario('cape-matapan')

/** A place in a zone from 1 to 8. */
export const inZone = (zone: number, y = 7) => ({ x: 0.4 + (zone - 0.5) * 2.4, y })

export const BROADSIDE = 0
export const EAST = 90
export const WEST = 270

/** A ship of a published class in a zone, broadside and unhurt unless `more` says otherwise. */
export function ship(id: string, side: Side, type: string, zone: number, more: Partial<Ship> = {}): Ship {
  const known = SHIPS[type]
  if (!known) throw new RangeError(`There is no class '${type}'.`)
  return {
    id,
    side,
    type,
    name: id,
    at: inZone(zone),
    facing: BROADSIDE,
    factors: known.factors,
    status: 'Afloat',
    turrets: 0,
    hull: 0,
    moved: false,
    smoke: false,
    laid: false,
    fired: false,
    launched: false,
    salvoes: known.factors.salvoes,
    ...more,
  }
}

export interface More extends Partial<Omit<NavalState, 'houseRules'>> {
  readonly rules?: readonly Switch[]
}

/** A battle in a step of its second turn, in which side A of the table is side A of the rules. */
export function battle(step: Step, ships: readonly Ship[], { rules = [], ...more }: More = {}): NavalState {
  const acting: Readonly<Record<Step, readonly Side[]>> = {
    deploy: ['B'],
    dice: ['A', 'B'],
    'first moves': ['A'],
    'second fires': ['B'],
    'second moves': ['B'],
    'first fires': ['A'],
    repair: ['A'],
  }
  return {
    turn: 2,
    toAct: acting[step],
    units: ships,
    result: null,
    scenario: STRAIT,
    houseRules: Object.fromEntries(rules.map(rule => [rule, true])),
    step,
    first: 'A',
    daylight: null,
    aims: [],
    open: false,
    raids: [],
    counters: [],
    launches: { A: 0, B: 0 },
    raided: { A: 0, B: 0 },
    wrecks: [],
    repairs: [],
    ...more,
  }
}

export const raid = (id: string, more: Partial<Raid> = {}): Raid => ({
  id,
  side: 'A',
  name: id,
  base: 'carrier',
  load: 'torpedoes',
  flown: false,
  come: false,
  ...more,
})

export interface Done {
  readonly state: NavalState
  readonly log: readonly LogEntry[]
}

/** Plays actions one after the other with these dice and no others. Throws where one is refused or a sentence lacks a word. */
export function play(
  state: NavalState,
  actions: NavalAction | readonly NavalAction[],
  dice: readonly number[] = [],
): Done {
  const tape: never[] = []
  const chance = recordedChance(dice, tape)
  const told = telling(chance, tape)
  let after = state
  for (const action of Array.isArray(actions)
    ? (actions as readonly NavalAction[])
    : [actions as NavalAction]) {
    const refusal = ruleset.refuse(after, action)
    if (refusal) throw new Error(`Refused: ${refusal.reasons[0].code}`)
    after = ruleset.play(after, action, told.io)
  }
  assertUsedUp(chance)
  const log = told.entries()
  const missing = missingWords(ruleset.words, log)
  if (missing.length > 0) throw new Error(missing.join(' '))
  return { state: after, log }
}

/** Begins a scenario with these dice and no others. */
export function begin(which: NavalScenario, dice: readonly number[], rules: readonly Switch[] = []): Done {
  const tape: never[] = []
  const chance = recordedChance(dice, tape)
  const told = telling(chance, tape)
  const houseRules = Object.fromEntries(rules.map(rule => [rule, true]))
  const state = ruleset.begin(which, { houseRules }, told.io)
  assertUsedUp(chance)
  return { state, log: told.entries() }
}

/** The weightiest reason against an action; null if it is allowed. */
export const refused = (state: NavalState, action: NavalAction): string | null =>
  ruleset.refuse(state, action)?.reasons[0].code ?? null

/** A ship of a state by its id. */
export function the(state: NavalState, id: string): Ship {
  const found = state.units.find(unit => unit.id === id)
  if (!found) throw new RangeError(`There is no ship '${id}'.`)
  return found
}

export const zoneOf = (state: NavalState, id: string): number | null => {
  const { at } = the(state, id)
  return at ? Math.floor((at.x - 0.4) / 2.4) + 1 : null
}

export const END: NavalAction = { type: 'end' }
export const aim = (
  unit: string,
  target: string,
  batteries: 'main' | 'secondary' | 'both' = 'main',
): NavalAction => ({
  type: 'aim',
  unit,
  target,
  batteries,
})
export const shoot = (
  unit: string,
  target: string,
  batteries: 'main' | 'secondary' | 'both' = 'main',
): NavalAction => ({
  type: 'shoot',
  unit,
  target,
  batteries,
})
/** Names one target, opens fire and fires. */
export const fireAt = (
  unit: string,
  target: string,
  batteries: 'main' | 'secondary' | 'both' = 'main',
): readonly NavalAction[] => [aim(unit, target, batteries), { type: 'open' }, shoot(unit, target, batteries)]
export const move = (unit: string, zone: number, smoke = false): NavalAction => ({
  type: 'move',
  unit,
  to: inZone(zone),
  smoke,
})
