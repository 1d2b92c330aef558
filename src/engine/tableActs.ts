import type { Side } from './ids'
import type { LogInput } from './log'
import { type RefereeAction, refused, unstopped } from './rulings'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import type { Feature } from './scene'
import type { GameState } from './state'

/** What the referee changes besides units: a house rule, the ground, and what lies on it. */
export type TableAct = Extract<RefereeAction, { do: 'house' | 'ground' | 'clear' | 'lay' | 'shift' }>

/** A thing on the table that is no unit, as the lists of a state have it: a minefield, a belt of wire, an asteroid. */
export interface Thing {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number }
  readonly side?: Side | null
  readonly name?: string
}

type Loose = GameState & {
  readonly houseRules?: Readonly<Record<string, boolean>>
  readonly scenario?: { readonly ground?: { readonly features: readonly Feature[] } }
}

export function isOfTable(action: RefereeAction): action is TableAct {
  return ['house', 'ground', 'clear', 'lay', 'shift'].includes(action.do)
}

/** The things on the table by the lists of the state that hold them. */
export function thingsOf(
  state: GameState,
): readonly { readonly list: string; readonly things: readonly Thing[] }[] {
  return Object.entries(state).flatMap(([list, value]) =>
    list !== 'units' && Array.isArray(value) && value.length > 0 && value.every(isThing)
      ? [{ list, things: value }]
      : [],
  )
}

/** What one of a list is called: 'mine' for 'mines', 'torpedo' for 'torpedoes'. */
export function thingName(list: string): string {
  return list.replace(/(oe)?s$/, (_, vowels) => (vowels ? 'o' : ''))
}

/** The features of the ground as they are now. */
export function featuresOf(state: GameState): readonly Feature[] {
  return (state as Loose).scenario?.ground?.features ?? []
}

/** Which house rules are on now. */
export function houseRulesOf(state: GameState): Readonly<Record<string, boolean>> {
  return (state as Loose).houseRules ?? {}
}

function isThing(value: unknown): value is Thing {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('at' in value)) return false
  const { id, at } = value
  return typeof id === 'string' && typeof at === 'object' && at !== null && 'x' in at && 'y' in at
}

function listOf(state: GameState, list: string): readonly Thing[] | null {
  const value: unknown = Object.hasOwn(state, list) ? state[list as keyof GameState] : undefined
  return list !== 'units' && Array.isArray(value) && value.every(isThing) ? value : null
}

/** Why not even the referee can do this: there is no such rule, list or thing, or there is one of that name already. */
export function refuseOfTable(
  ruleset: Pick<Ruleset, 'houseRules'>,
  state: GameState,
  action: TableAct,
): Refusal | null {
  const none = refused('engine-no-such-thing')
  switch (action.do) {
    case 'house':
      return ruleset.houseRules.some(({ id }) => id === action.rule) ? null : none
    case 'ground':
      return featuresOf(state).some(({ id }) => id === action.add.id) ? none : null
    case 'clear':
      return featuresOf(state).some(({ id }) => id === action.feature) ? null : none
    case 'lay': {
      const list = listOf(state, action.list)
      return list === null || list.some(({ id }) => id === action.thing.id) ? none : null
    }
    case 'shift':
      return listOf(state, action.list)?.some(({ id }) => id === action.thing) ? null : none
  }
}

/** The state after an act. */
export function changedTable<S extends GameState>(state: S, action: TableAct): S {
  switch (action.do) {
    case 'house':
      return { ...state, houseRules: { ...houseRulesOf(state), [action.rule]: action.on } }
    case 'ground':
      return withFeatures(state, [...featuresOf(state), action.add])
    case 'clear':
      return withFeatures(
        state,
        featuresOf(state).filter(({ id }) => id !== action.feature),
      )
    case 'lay':
      return { ...state, [action.list]: [...(listOf(state, action.list) ?? []), action.thing] }
    case 'shift': {
      const { at, thing } = action
      const list = listOf(state, action.list) ?? []
      const moved = list.flatMap(one => (one.id !== thing ? [one] : at ? [{ ...one, at }] : []))
      return { ...state, [action.list]: moved }
    }
  }
}

function withFeatures<S extends GameState>(state: S, features: readonly Feature[]): S {
  const { scenario } = state as Loose
  return scenario?.ground
    ? { ...state, scenario: { ...scenario, ground: { ...scenario.ground, features } } }
    : state
}

/** What the log says of it. */
export function toldOfTable(
  { houseRules }: Pick<Ruleset, 'houseRules'>,
  state: GameState,
  action: TableAct,
): LogInput {
  const base = { side: null, clauses: [], units: [] }
  const reason = unstopped(action.reason)
  switch (action.do) {
    case 'house': {
      const rule = houseRules.find(({ id }) => id === action.rule)
      const facts = { rule: rule?.label ?? action.rule, reason }
      const clauses = rule ? [rule.ruling] : []
      return { ...base, clauses, code: action.on ? 'engine-house-on' : 'engine-house-off', facts }
    }
    case 'ground':
      return { ...base, code: 'engine-ground', facts: { thing: action.add.kind, reason } }
    case 'clear': {
      const feature = featuresOf(state).find(({ id }) => id === action.feature)
      return {
        ...base,
        code: 'engine-cleared',
        facts: { thing: feature?.name ?? feature?.kind ?? '', reason },
      }
    }
    case 'lay':
      return { ...base, code: 'engine-laid', facts: { thing: thingName(action.list), reason } }
    case 'shift': {
      const code = action.at ? 'engine-shifted' : 'engine-lifted'
      return { ...base, code, facts: { thing: thingName(action.list), reason } }
    }
  }
}

/** Whether a side sees the thing that is changed, before or after: else it does not read of it. */
export function knowsThing<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'view'>,
  before: S,
  after: S,
  action: TableAct,
  side: Side,
): boolean {
  if (action.do !== 'lay' && action.do !== 'shift') return true
  const id = action.do === 'lay' ? action.thing.id : action.thing
  return [before, after].some(state =>
    listOf(ruleset.view(state, side), action.list)?.some(thing => thing.id === id),
  )
}
