import type { Side } from './ids'
import type { GameState } from './state'

/** A thing on the table that is no unit, as the lists of a state have it: a minefield, a belt of wire, an asteroid. */
export interface Thing {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number }
  readonly side?: Side | null
  readonly name?: string
}

/** One kind of thing that the referee may lay: what it is made like, besides its id, its place and its side. */
export interface ThingPattern {
  /** 'dummy minefield', as the referee reads it. */
  readonly name: string
  /** 'a minefield', as the log has it for all who see it. */
  readonly told: string
  /** Whether it is one side's. */
  readonly sided: boolean
  readonly like: Readonly<Record<string, unknown>>
}

/**
 * A list of things that the referee lays, shifts and takes away. A list whose entries have an id and a place needs no more than its
 * patterns; of another one the ruleset says how its entries are read and written.
 */
export interface ThingList<S extends GameState = GameState> {
  readonly list: string
  /** What new ones are made like; none where none can be laid. */
  readonly patterns: readonly ThingPattern[]
  lying?(state: S): readonly Thing[]
  /** The state with a thing; null where it cannot lie there. */
  laid?(state: S, thing: Thing): S | null
  lifted?(state: S, id: string): S
}

/** What a ruleset says of its things. */
export interface HasThings<S extends GameState = GameState> {
  readonly things?: readonly ThingList<S>[]
}

function isThing(value: unknown): value is Thing {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('at' in value)) return false
  const { id, at } = value
  return typeof id === 'string' && typeof at === 'object' && at !== null && 'x' in at && 'y' in at
}

function plainList(state: GameState, list: string): readonly Thing[] | null {
  const value: unknown = Object.hasOwn(state, list) ? state[list as keyof GameState] : undefined
  return list !== 'units' && Array.isArray(value) && value.every(isThing) ? value : null
}

const toldOf = <S extends GameState>({ things }: HasThings<S>, list: string): ThingList<S> | undefined =>
  things?.find(each => each.list === list)

/** What lies in a list; null where there is no such list. */
export function lyingIn<S extends GameState>(
  ruleset: HasThings<S>,
  state: S,
  list: string,
): readonly Thing[] | null {
  return toldOf(ruleset, list)?.lying?.(state) ?? plainList(state, list)
}

/** The things on the table by the lists that hold them; a list in which nothing lies is left out. */
export function thingsOf<S extends GameState>(
  ruleset: HasThings<S>,
  state: S,
): readonly { readonly list: string; readonly things: readonly Thing[] }[] {
  const lists = new Set([...Object.keys(state), ...(ruleset.things ?? []).map(({ list }) => list)])
  return [...lists].flatMap(list => {
    const things = lyingIn(ruleset, state, list)
    return things && things.length > 0 ? [{ list, things }] : []
  })
}

/** The state with one more thing in a list; null where it cannot lie there, or one of its name does. */
export function withThing<S extends GameState>(
  ruleset: HasThings<S>,
  state: S,
  list: string,
  thing: Thing,
): S | null {
  const lying = lyingIn(ruleset, state, list)
  if (lying === null || lying.some(({ id }) => id === thing.id)) return null
  const own = toldOf(ruleset, list)
  return own?.laid ? own.laid(state, thing) : { ...state, [list]: [...lying, thing] }
}

/** The state without a thing of a list. */
export function withoutThing<S extends GameState>(
  ruleset: HasThings<S>,
  state: S,
  list: string,
  id: string,
): S {
  const own = toldOf(ruleset, list)
  if (own?.lifted !== undefined) return own.lifted(state, id)
  return { ...state, [list]: (lyingIn(ruleset, state, list) ?? []).filter(each => each.id !== id) }
}

/** The pattern that a thing was made like, else the first of its list; null where the ruleset says nothing of the list. */
export function patternOf<S extends GameState>(
  ruleset: HasThings<S>,
  list: string,
  thing: Thing | undefined,
): ThingPattern | null {
  const patterns = toldOf(ruleset, list)?.patterns ?? []
  const members = new Map(Object.entries(thing ?? {}))
  const like = patterns.find(each =>
    Object.entries(each.like).every(([member, value]) => members.get(member) === value),
  )
  return like ?? patterns[0] ?? null
}

/** What one of a list is called where the ruleset does not say: 'target' for 'targets', 'torpedo' for 'torpedoes'. */
export function nameOfOne(list: string): string {
  return list.replace(/(oe)?s$/, (_, vowels) => (vowels ? 'o' : ''))
}

/** What a thing is called where all who see it read of it: 'a minefield'. */
export function thingTold<S extends GameState>(
  ruleset: HasThings<S>,
  list: string,
  thing: Thing | undefined,
): string {
  return patternOf(ruleset, list, thing)?.told ?? `a ${nameOfOne(list)}`
}
