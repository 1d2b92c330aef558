import { ruleset } from '../../../rulesets/ww1'
import { placesIn } from '../../../rulesets/ww1/squares'
import type {
  Defence,
  DefenceKind,
  Kind,
  Quality,
  Square,
  Ww1Action,
  Ww1Scenario,
  Ww1State,
  Ww1Unit,
} from '../../../rulesets/ww1/state'
import type { Side } from '../../../src/engine/ids'
import type { LogEntry } from '../../../src/engine/log'
import { type Played, kitOf } from '../kit'

/** The kit of these tests: a battle in a few lines. */

const kit = kitOf(ruleset)

export function scenarioOf(id: string): Ww1Scenario {
  const found = ruleset.scenarios.find(each => each.id === id)
  if (!found) throw new Error(`There is no scenario '${id}'.`)
  return found as Ww1Scenario
}

/** Begins a scenario with scripted dice and these house rules. */
export const beginning = kit.begin

/** The state in which it then is. */
export const begun = (...given: Parameters<typeof beginning>): Ww1State => beginning(...given).state

/** An empty table of 6 by 8 squares in the Attacker's movement of turn 1. */
export function field(...changes: readonly Partial<Ww1State>[]): Ww1State {
  const state = begun(scenarioOf('western-front-1916'), [1])
  const bare: Ww1State = {
    ...state,
    turn: 1,
    step: 'A moves',
    toAct: ['A'],
    units: [],
    defences: [],
    store: { A: { wire: 0, trench: 0, bunker: 0 }, B: { wire: 0, trench: 0, bunker: 0 } },
    guns: { A: 0, B: 0 },
    lastRounds: { A: true, B: true },
  }
  return Object.assign({}, bare, ...changes) as Ww1State
}

let placed = 0

/** Units in a square: 'infantry', or with quality and more. */
export function units(
  side: Side,
  square: Square,
  ...kinds: readonly (Kind | readonly [Kind, Quality] | readonly [Kind, Quality, Partial<Ww1Unit>])[]
): readonly Ww1Unit[] {
  const places = placesIn(scenarioOf('western-front-1916').board, square, side)
  return kinds.map((each, at) => {
    const [type, quality, more] = typeof each === 'string' ? [each, 'Average' as const, {}] : each
    placed += 1
    return {
      id: `${side.toLowerCase()}-${square}-${at + 1}`,
      side,
      name: `${type} ${placed}`,
      type,
      at: places[at] ?? null,
      facing: side === 'A' ? 90 : 270,
      quality,
      lost: false,
      arrives: 0,
      stuck: false,
      moved: false,
      fought: false,
      advanced: false,
      cut: false,
      heldIn: 0,
      ...more,
    }
  })
}

/** Field Defences of a side in a square. */
export function works(side: Side, square: Square, ...kinds: readonly DefenceKind[]): readonly Defence[] {
  return kinds.map((kind, at) => ({
    id: `d${square.charCodeAt(0)}${square.slice(1)}${at}${side === 'A' ? 1 : 2}`,
    side,
    kind,
    square,
  }))
}

/** Plays an action with exactly these dice. Fails where it is refused or a die is left over. */
export const play = (state: Ww1State, action: Ww1Action, ...dice: readonly number[]): Played<Ww1State> =>
  kit.play(state, action, dice)

/** The clause and code of the first reason against an action; null if it is allowed. */
export function refused(state: Ww1State, action: Ww1Action): string | null {
  const first = ruleset.refuse(state, action)?.reasons[0]
  return first ? `${first.clause} ${first.code}` : null
}

/** Who stands in a square, by id. */
export const inSquare = (state: Ww1State, square: Square): readonly string[] =>
  state.units.flatMap(unit => {
    if (!unit.at) return []
    const column = Math.floor(unit.at.x - state.scenario.board.origin.x) + 1
    const row = Math.floor(unit.at.y - state.scenario.board.origin.y)
    return `${String.fromCharCode(65 + row)}${column}` === square ? [unit.id] : []
  })

export const lostIn = (state: Ww1State): readonly string[] =>
  state.units.flatMap(unit => (unit.lost ? [unit.id] : []))

export const END: Ww1Action = { type: 'end' }
export const codes = (log: readonly LogEntry[]): readonly string[] => log.map(entry => entry.code)
