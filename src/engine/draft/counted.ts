import { SIDES, type Side } from '../ids'
import type { HouseRules } from '../rulebook'
import type { Ruleset } from '../ruleset'
import type { Scenario } from '../scenario'
import { begun } from './enlist'
import { freeId } from './ground'
import { type Path, valueAt, withValue } from './paths'
import { type Shape, shapeAt, shapeOf } from './shape'
import { thingsOf } from './things'

/**
 * Forces that a scenario counts instead of placing them one by one: so many of a kind for a side, or whole formations out of a list.
 */
export interface Counted {
  /** Id of the muster. */
  readonly kind: string
  readonly name: string
  /** How many: where dice say it, as the scenario writes them. */
  readonly count: number | string
  /** Where its entries stand in the scenario. */
  readonly paths: readonly Path[]
}

/** A list of a scenario whose entries name what they are by an id of the muster, and stand nowhere. */
interface Roll {
  readonly path: Path
  /** The member with the id. */
  readonly key: string
  /** Whether entries say themselves whose they are. */
  readonly sided: boolean
}

type Entry = Readonly<Record<string, unknown>>

const entriesAt = (scenario: unknown, path: Path): readonly Entry[] => {
  const list = valueAt(scenario, path)
  return Array.isArray(list) ? list.filter(each => typeof each === 'object' && each !== null) : []
}

/** Where the forces of a side are counted; null where they are put down one by one. */
function rollOf(ruleset: Ruleset, draft: Scenario, side: Side): Roll | null {
  const ids = new Set(ruleset.muster.map(({ id }) => id))
  for (const scenario of [draft, ...ruleset.scenarios]) {
    for (const path of [...Object.keys(scenario).map(key => [key]), ['forces', side, 'units']]) {
      const [first] = entriesAt(scenario, path)
      const [key] = Object.entries(first ?? {}).find(
        ([, value]) => typeof value === 'string' && ids.has(value),
      ) ?? [undefined]
      if (!first || key === undefined || 'at' in first || (path.length === 1 && key === 'type')) continue
      return { path, key, sided: 'side' in first }
    }
  }
  return null
}

/** The counted forces of a side in the order of the scenario; null where forces are put down one by one. */
export function countedForces(ruleset: Ruleset, draft: Scenario, side: Side): readonly Counted[] | null {
  const roll = rollOf(ruleset, draft, side)
  if (!roll) return null
  const found = new Map<string, Counted>()
  for (const [at, entry] of entriesAt(draft, roll.path).entries()) {
    const kind = String(entry[roll.key])
    if (roll.sided && entry['side'] !== side) continue
    const { count } = entry
    const own = typeof count === 'number' || typeof count === 'string' ? count : 1
    const before = found.get(kind)
    const sum = before === undefined ? own : added(before.count, own)
    const name = ruleset.muster.find(({ id }) => id === kind)?.name ?? kind
    found.set(kind, { kind, name, count: sum, paths: [...(before?.paths ?? []), [...roll.path, at]] })
  }
  return [...found.values()]
}

/** Whether the battles of a ruleset count their forces instead of putting them down one by one. */
export const isCountedOut = (ruleset: Ruleset, draft: Scenario): boolean =>
  [draft, ...ruleset.scenarios].every(each =>
    thingsOf(shapeOf(ruleset), each).every(({ type }) => type === null),
  ) && SIDES.some(side => countedForces(ruleset, draft, side) !== null)

const added = (a: number | string, b: number | string): number | string =>
  typeof a === 'number' && typeof b === 'number' ? a + b : `${a} + ${b}`

const problemsOf = (ruleset: Ruleset, draft: Scenario): number =>
  ruleset.scenarioSchema.safeParse(draft).error?.issues.length ?? 0

/** What a count that dice give becomes when one more or one less is wanted. */
const MEAN_OF_DICE = 3.5

/**
 * The scenario with one more of a kind for a side: its count one higher, or an entry more made like those that the battles of the
 * ruleset have. Null where that side can have none.
 */
export function oneMore(
  ruleset: Ruleset,
  draft: Scenario,
  side: Side,
  kind: string,
  houseRules: HouseRules,
): Scenario | null {
  const roll = rollOf(ruleset, draft, side)
  if (!roll) return null
  const before = problemsOf(ruleset, draft)
  const fits = (next: Scenario): boolean =>
    problemsOf(ruleset, next) <= before && (before > 0 || begun(ruleset, next, houseRules) !== null)
  const entries = entriesAt(draft, roll.path)
  const at = entries.findIndex(entry => entry[roll.key] === kind && 'count' in entry)
  if (at >= 0) {
    const { count } = entries[at] ?? {}
    const more = typeof count === 'number' ? count + 1 : Math.ceil(MEAN_OF_DICE)
    const next = withValue(draft, [...roll.path, at, 'count'], more)
    return fits(next) ? next : null
  }
  for (const entry of newEntries(ruleset, draft, side, kind, roll)) {
    const next = withValue(draft, [...roll.path, entries.length], entry)
    if (fits(next)) return next
  }
  return null
}

/** Entries of a kind, the likeliest first: like one of the same kind, of the same side, of any. */
function* newEntries(
  ruleset: Ruleset,
  draft: Scenario,
  side: Side,
  kind: string,
  { path, key }: Roll,
): Generator<Entry> {
  const own = entriesAt(draft, path)
  const ids = new Set(own.map(({ id }) => id).filter(id => typeof id === 'string'))
  const others = SIDES.map(one => path.map(each => (each === side ? one : each)))
  const donors = [draft, ...ruleset.scenarios].flatMap(scenario =>
    others.flatMap(each => entriesAt(scenario, each)),
  )
  const likeness = (entry: Entry): number =>
    (entry[key] === kind ? 2 : 0) + (entry['side'] === side ? 1 : 0) + (own.includes(entry) ? 0.5 : 0)
  const name = freeName(ruleset.muster.find(({ id }) => id === kind)?.name ?? kind, own)
  const items = shapeAt(shapeOf(ruleset), [...path, 0])
  for (const donor of donors.toSorted((a, b) => likeness(b) - likeness(a))) {
    // Where it stands is chosen when it deploys.
    const { places: _places, ...rest } = donor
    const entry: Entry = {
      ...rest,
      [key]: kind,
      ...('id' in rest && { id: freeId(kind, ids) }),
      ...('name' in rest && { name }),
      ...('side' in rest && { side }),
      ...('count' in rest && { count: 1 }),
      ...signFor(own, items),
    }
    yield entry
    for (const [member, each] of Object.entries(items?.properties ?? {})) {
      if (member in entry && member !== key && member !== 'side')
        for (const value of each.enum ?? []) yield { ...entry, [member]: value }
    }
  }
}

/** A name that no entry has: the second one is numbered. */
function freeName(name: string, entries: readonly Entry[]): string {
  const taken = new Set(entries.map(entry => entry['name']))
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}, ${number}`
  return free
}

/** A Division is known by its sign: one that no other has, while there are such. */
function signFor(entries: readonly Entry[], items: Shape | null): Entry {
  const taken = new Set(entries.map(entry => entry['sign']))
  const free = items?.properties?.['sign']?.enum?.find(sign => !taken.has(sign))
  return free === undefined ? {} : { sign: free }
}

/** The scenario with one less of a kind for a side; the last of them takes its entry with it. */
export function oneLess(ruleset: Ruleset, draft: Scenario, side: Side, kind: string): Scenario {
  const found = countedForces(ruleset, draft, side)?.find(each => each.kind === kind)
  const path = found?.paths.at(-1)
  if (!found || !path) return draft
  const count = valueAt(draft, [...path, 'count'])
  if (typeof count === 'string') return withValue(draft, [...path, 'count'], Math.floor(MEAN_OF_DICE))
  if (typeof count === 'number' && count > 1) return withValue(draft, [...path, 'count'], count - 1)
  return withValue(draft, path, undefined)
}
