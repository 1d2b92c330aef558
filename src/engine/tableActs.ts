import type { Side } from './ids'
import { lyingIn, thingTold, withoutThing, withThing } from './things'
import type { LogInput } from './log'
import { type RefereeAction, refused, unstopped } from './rulings'
import type { Refusal } from './refusal'
import type { Ruleset } from './ruleset'
import type { Feature } from './scene'
import type { GameState } from './state'

/** What the referee changes besides units: a house rule, who holds what, the ground, and what lies on it. */
export type TableAct = Extract<RefereeAction, { do: 'house' | 'hold' | 'ground' | 'clear' | 'lay' | 'shift' }>

type Loose = GameState & {
  readonly houseRules?: Readonly<Record<string, boolean>>
  readonly scenario?: {
    readonly ground?: { readonly features: readonly Feature[] }
    readonly sides?: Readonly<Record<Side, { readonly name: string }>>
    readonly objectives?: readonly { readonly id: string; readonly name: string }[]
  }
  readonly holdings?: readonly { readonly id: string; readonly holder: Side | null }[]
}

/** An objective that is held until another takes it, and who holds it. */
export interface Holding {
  readonly id: string
  readonly name: string
  readonly holder: Side | null
}

export function isOfTable(action: RefereeAction): action is TableAct {
  return ['house', 'hold', 'ground', 'clear', 'lay', 'shift'].includes(action.do)
}

/** The features of the ground as they are now. */
export function featuresOf(state: GameState): readonly Feature[] {
  return (state as Loose).scenario?.ground?.features ?? []
}

/** Which house rules are on now. */
export function houseRulesOf(state: GameState): Readonly<Record<string, boolean>> {
  return (state as Loose).houseRules ?? {}
}

/** The objectives that somebody holds though nobody stands there; none where the rules look only at who stands there. */
export function holdingsOf(state: GameState): readonly Holding[] {
  const { scenario, holdings = [] } = state as Loose
  return holdings.map(({ id, holder }) => ({
    id,
    name: scenario?.objectives?.find(each => each.id === id)?.name ?? id,
    holder,
  }))
}

/** Why not even the referee can do this: there is no such rule, list or thing, or there is one of that name already. */
export function refuseOfTable<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'houseRules' | 'things'>,
  state: S,
  action: TableAct,
): Refusal | null {
  const none = refused('engine-no-such-thing')
  switch (action.do) {
    case 'house':
      return ruleset.houseRules.some(({ id }) => id === action.rule) ? null : none
    case 'hold':
      return holdingsOf(state).some(({ id }) => id === action.objective) ? null : none
    case 'ground':
      return featuresOf(state).some(({ id }) => id === action.add.id) ? none : null
    case 'clear':
      return featuresOf(state).some(({ id }) => id === action.feature) ? null : none
    case 'lay':
      return withThing(ruleset, state, action.list, action.thing) === null ? none : null
    case 'shift':
      return shifted(ruleset, state, action) === null ? none : null
  }
}

/** The state after an act. */
export function changedTable<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'things'>,
  state: S,
  action: TableAct,
): S {
  switch (action.do) {
    case 'house':
      return { ...state, houseRules: { ...houseRulesOf(state), [action.rule]: action.on } }
    case 'hold':
      return withHolder(state, action.objective, action.holder)
    case 'ground':
      return withFeatures(state, [...featuresOf(state), action.add])
    case 'clear':
      return withFeatures(
        state,
        featuresOf(state).filter(({ id }) => id !== action.feature),
      )
    case 'lay':
      return withThing(ruleset, state, action.list, action.thing) ?? state
    case 'shift':
      return shifted(ruleset, state, action) ?? state
  }
}

/** A thing elsewhere, where it stood in its list, or off the table; null where there is no such thing, or no such place for it. */
function shifted<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'things'>,
  state: S,
  { list, thing, at }: Extract<TableAct, { do: 'shift' }>,
): S | null {
  const lying = lyingIn(ruleset, state, list)
  const found = lying?.find(({ id }) => id === thing)
  if (!found) return null
  if (!at) return withoutThing(ruleset, state, list, thing)
  // What a ruleset writes itself it also writes elsewhere.
  if (ruleset.things?.some(each => each.list === list && each.laid !== undefined))
    return withThing(ruleset, withoutThing(ruleset, state, list, thing), list, { ...found, at })
  return { ...state, [list]: lying?.map(one => (one.id === thing ? { ...one, at } : one)) }
}

function withHolder<S extends GameState>(state: S, objective: string, holder: Side | null): S {
  const { holdings = [] } = state as Loose
  return { ...state, holdings: holdings.map(each => (each.id === objective ? { ...each, holder } : each)) }
}

function withFeatures<S extends GameState>(state: S, features: readonly Feature[]): S {
  const { scenario } = state as Loose
  return scenario?.ground
    ? { ...state, scenario: { ...scenario, ground: { ...scenario.ground, features } } }
    : state
}

/** What the log says of it. */
export function toldOfTable<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'houseRules' | 'things'>,
  state: S,
  action: TableAct,
): LogInput {
  const { houseRules } = ruleset
  const base = { side: null, clauses: [], units: [] }
  const reason = unstopped(action.reason)
  switch (action.do) {
    case 'house': {
      const rule = houseRules.find(({ id }) => id === action.rule)
      const facts = { rule: rule?.label ?? action.rule, reason }
      const clauses = rule ? [rule.ruling] : []
      return { ...base, clauses, code: action.on ? 'engine-house-on' : 'engine-house-off', facts }
    }
    case 'hold': {
      const name = holdingsOf(state).find(({ id }) => id === action.objective)?.name ?? action.objective
      if (action.holder === null) return { ...base, code: 'engine-held-by-none', facts: { name, reason } }
      const side = (state as Loose).scenario?.sides?.[action.holder].name ?? action.holder
      return { ...base, code: 'engine-held', facts: { name, side, reason } }
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
    case 'lay': {
      const thing = thingTold(ruleset, action.list, action.thing)
      return { ...base, code: 'engine-laid', facts: { thing, reason } }
    }
    case 'shift': {
      const code = action.at ? 'engine-shifted' : 'engine-lifted'
      const found = lyingIn(ruleset, state, action.list)?.find(({ id }) => id === action.thing)
      return { ...base, code, facts: { thing: thingTold(ruleset, action.list, found), reason } }
    }
  }
}

/** Whether a side sees the thing that is changed, before or after: else it does not read of it. */
export function knowsThing<S extends GameState>(
  ruleset: Pick<Ruleset<S>, 'view' | 'things'>,
  before: S,
  after: S,
  action: TableAct,
  side: Side,
): boolean {
  if (action.do !== 'lay' && action.do !== 'shift') return true
  const id = action.do === 'lay' ? action.thing.id : action.thing
  return [before, after].some(state =>
    lyingIn(ruleset, ruleset.view(state, side), action.list)?.some(thing => thing.id === id),
  )
}
