import { seededChance } from './dice/seeded'
import type { Side, UnitId } from './ids'
import type { Ruleset } from './ruleset'
import type { Scenario } from './scenario'
import type { GameState, Unit } from './state'
import { houseRulesOf } from './tableActs'
import { telling } from './telling'

/** So many entries of a scenario are tried as the pattern of a new unit. */
const MOST_PATTERNS = 12

/** Who is to come: a unit of a type of the muster. */
export interface Recruit {
  readonly id: UnitId
  readonly type: string
  readonly side: Side
  readonly name: string
}

/**
 * A unit of any type of the muster, with the figures that the ruleset itself gives it: a scenario with one more of that type is
 * begun, and the unit taken out of it. Where no scenario names units by their type, one that fights elsewhere is copied. It stands
 * nowhere yet. Null where the ruleset has no way to such a unit.
 */
export function recruited(ruleset: Ruleset, state: GameState, recruit: Recruit): Unit | null {
  const ordered = [state.scenario, ...ruleset.scenarios].filter(isScenario)
  for (const scenario of ordered) {
    const unit = throughScenario(ruleset, scenario, state, recruit)
    if (unit) return unit
  }
  return copied(ruleset, ordered, state, recruit)
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'board' in value && 'ruleset' in value
}

type Entry = Readonly<Record<string, unknown>>

function throughScenario(
  ruleset: Ruleset,
  scenario: Scenario,
  state: GameState,
  { id, type, side, name }: Recruit,
): Unit | null {
  for (const [key, list] of Object.entries(scenario)) {
    if (!isEntries(list)) continue
    for (const { entry, pattern } of fitsIn(ruleset, list, { id, type, side, name })) {
      // Beside its pattern, or in its place where two of them may not stand together.
      for (const entries of [[...list, entry], list.map(each => (each === pattern ? entry : each))]) {
        const unit = begunWith(ruleset, { ...scenario, [key]: entries }, state, id)
        if (unit?.type === type && unit.side === side) return fitting(ruleset, state, { ...unit, at: null })
      }
    }
  }
  return null
}

/** Entries for a recruit, made like those of a list of a scenario, the likeliest first; none where it lists no units by their type. */
export function* likelyEntries(ruleset: Ruleset, list: unknown, recruit: Recruit): Generator<Entry> {
  if (!isEntries(list)) return
  for (const { entry } of fitsIn(ruleset, list, recruit)) yield entry
}

function* fitsIn(
  ruleset: Ruleset,
  list: readonly Entry[],
  { id, type, side, name }: Recruit,
): Generator<{ readonly entry: Entry; readonly pattern: Entry }> {
  const group = ruleset.muster.find(each => each.id === type)?.group
  const kin = new Set(ruleset.muster.filter(each => each.group === group).map(each => each.id))
  const patterns = list
    .toSorted((a, b) => likeness(b, type, kin, side) - likeness(a, type, kin, side))
    .slice(0, MOST_PATTERNS)
  for (const pattern of patterns) {
    const { isHq: _hq, carries: _load, ...rest } = pattern
    const entry = { ...rest, id, type, name, ...('side' in pattern ? { side } : {}) }
    // What the pattern carries besides may not suit this type: then it comes without.
    const fits = [entry, common(entry, list), ...Object.keys(entry).map(each => without(entry, each))]
    for (const fit of fits) yield { entry: fit, pattern }
  }
}

/** What all entries of a list have. */
function common(entry: Entry, list: readonly Entry[]): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => list.every(each => key in each)))
}

function without(entry: Entry, key: string): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([each]) => each !== key))
}

/** The nearer an entry is to what is wanted, the likelier the rest of it fits. */
function likeness(entry: Entry, type: string, kin: ReadonlySet<string>, side: Side): number {
  const own = entry['type']
  const near = own === type ? 4 : typeof own === 'string' && kin.has(own) ? 2 : 0
  return near + (entry['side'] === side ? 1 : 0)
}

function isEntries(list: unknown): list is readonly Entry[] {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.every(each => typeof each === 'object' && each !== null && 'id' in each && 'type' in each)
  )
}

function begunWith(ruleset: Ruleset, scenario: unknown, state: GameState, id: UnitId): Unit | null {
  const parsed = ruleset.scenarioSchema.safeParse(scenario)
  if (!parsed.success) return null
  try {
    const begun = ruleset.begin(parsed.data, { houseRules: houseRulesOf(state) }, quiet())
    return begun.units.find(unit => unit.id === id) ?? null
  } catch {
    // A pattern that does not fit this type: another may.
    return null
  }
}

function copied(
  ruleset: Ruleset,
  scenarios: readonly Scenario[],
  state: GameState,
  { id, type, side, name }: Recruit,
): Unit | null {
  const options = { houseRules: houseRulesOf(state) }
  for (const scenario of scenarios) {
    const parsed = ruleset.scenarioSchema.safeParse(scenario)
    if (!parsed.success) continue
    const { units } = ruleset.begin(parsed.data, options, quiet())
    const like =
      units.find(unit => unit.type === type && unit.side === side) ?? units.find(unit => unit.type === type)
    if (like) return fitting(ruleset, state, { ...like, id, side, name, at: null })
  }
  return null
}

/** The unit, belonging where one of its side does (its formation, its group) if it would else belong to nobody here. */
function fitting(ruleset: Ruleset, state: GameState, unit: Unit): Unit {
  const fits = (one: Unit): boolean =>
    ruleset.stateSchema.safeParse({ ...state, units: [...state.units, one] }).success
  if (fits(unit)) return unit
  const own: Entry = { ...state.units.find(({ side }) => side === unit.side) }
  // What became of the other is its own affair.
  const isOwn = new Set(['id', 'side', 'name', 'type', ...ruleset.refereeFields.map(({ field }) => field)])
  const links = Object.entries(unit).flatMap(([key, value]) =>
    typeof value === 'string' && !isOwn.has(key) && key in own ? [{ ...unit, [key]: own[key] }] : [],
  )
  return links.find(fits) ?? unit
}

/** An io whose luck decides nothing that is kept. */
function quiet() {
  return telling(seededChance('recruit', 0, []), []).io
}
