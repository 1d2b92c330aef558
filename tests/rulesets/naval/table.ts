import { ruleset } from '../../../rulesets/naval'
import { SHIPS } from '../../../rulesets/naval/ships'
import type { Switch } from '../../../rulesets/naval/houseRules'
import type { NavalAction, NavalScenario, NavalState, Raid, Ship, Step } from '../../../rulesets/naval/state'
import type { Side } from '../../../src/engine/ids'
import { type Played, kitOf, the } from '../kit'

export { ruleset }
export { EAST, WEST, the } from '../kit'

/** The kit of the naval tests: ships in zones. */

const kit = kitOf(ruleset)
export const { odds, offer } = kit

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
    held: { A: 0, B: 0 },
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

/** Plays actions one after the other with these dice and no others. Throws where one is refused or a sentence lacks a word. */
export function play(
  state: NavalState,
  actions: NavalAction | readonly NavalAction[],
  dice: readonly number[] = [],
): Played<NavalState> {
  return kit.playAll(state, 'type' in actions ? [actions] : actions, dice)
}

/** Begins a scenario with these dice and no others. */
export const begin = (
  which: NavalScenario,
  dice: readonly number[],
  rules: readonly Switch[] = [],
): Played<NavalState> => kit.begin(which, dice, rules)

/** The weightiest reason against an action; null if it is allowed. */
export const refused = (state: NavalState, action: NavalAction): string | null =>
  kit.refusalCodes(state, action)[0] ?? null

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
