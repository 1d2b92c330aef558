import type { Point } from '../../geometry/point'
import { seededChance } from '../dice/seeded'
import type { Side } from '../ids'
import { type Recruit, likelyEntries } from '../recruit'
import type { HouseRules } from '../rulebook'
import type { Ruleset } from '../ruleset'
import type { Scenario } from '../scenario'
import type { GameState } from '../state'
import { telling } from '../telling'
import { type Path, valueAt, withValue } from './paths'
import { type Shape, plainest, shapeAt, shapeOf } from './shape'
import { listsOf, placeWritten, thingsOf, withPlace, writtenOf } from './things'

/** How a scenario begins, by dice that decide nothing that is kept; null where it cannot begin. */
export function begun(ruleset: Ruleset, draft: Scenario, houseRules: HouseRules): GameState | null {
  const parsed = ruleset.scenarioSchema.safeParse(draft)
  if (!parsed.success) return null
  try {
    return ruleset.begin(parsed.data, { houseRules }, telling(seededChance('draft', 0, []), []).io)
  } catch {
    return null
  }
}

/**
 * The scenario with one more unit of the muster at a place, and where its entry stands: like the entries that the ruleset's own
 * scenarios have for such units. Null where no entry of that type can be made.
 */
export function enlisted(
  ruleset: Ruleset,
  draft: Scenario,
  recruit: Recruit,
  at: Point,
  houseRules: HouseRules,
): { readonly draft: Scenario; readonly path: Path } | null {
  const shape = shapeOf(ruleset)
  const before = problemsOf(ruleset, draft)
  for (const list of listsOf(shape)) {
    const own = valueAt(draft, [list])
    if (!Array.isArray(own)) continue
    const as = writtenOf(shape, list)
    for (const donor of [draft, ...ruleset.scenarios]) {
      const entries = [
        ...likelyEntries(ruleset, valueAt(donor, [list]), recruit),
        ...bareEntries(shape, list, recruit),
      ]
      for (const entry of entries) {
        const path = [list, own.length]
        // It stands by itself where it is put, and belongs where one of its side does.
        const { carriedBy: _transport, arrives: _later, ...alone } = entry
        const group = groupOf(draft, recruit.side)
        const belonging = 'group' in alone && group !== null ? { ...alone, group } : alone
        let next = withValue(draft, path, belonging)
        const thing = thingsOf(shape, next).find(each => each.path[0] === list && each.path[1] === own.length)
        if (thing && as && placeWritten(draft.board, as, at) !== null) next = withPlace(next, thing, at)
        if (problemsOf(ruleset, next) > before) continue
        const unit = begun(ruleset, next, houseRules)?.units.find(each => each.id === recruit.id)
        if (before === 0 ? unit?.type === recruit.type && unit.side === recruit.side : thing) {
          return { draft: next, path }
        }
      }
    }
  }
  return null
}

/** An entry with no more than must be said of it, and the same with each value that one of its members may have. */
function bareEntries(
  shape: Shape,
  list: string,
  { id, type, side, name }: Recruit,
): readonly Readonly<Record<string, unknown>>[] {
  const items = shapeAt(shape, [list, 0])
  if (!items?.properties?.['type'] || !items.properties['id']) return []
  const sided = items.properties['side'] ? { side } : {}
  const bare = { ...(plainest(items) as Readonly<Record<string, unknown>>), id, type, name, ...sided }
  const others = Object.entries(items.properties).flatMap(([key, each]) =>
    (each.enum ?? [])
      .filter(value => key !== 'side' && value !== valueAt(bare, [key]))
      .map(value => ({ ...bare, [key]: value })),
  )
  return [bare, ...others]
}

const problemsOf = (ruleset: Ruleset, draft: Scenario): number =>
  ruleset.scenarioSchema.safeParse(draft).error?.issues.length ?? 0

/** The first group of a side, where units belong to groups. */
function groupOf(draft: Scenario, side: Side): string | null {
  const groups = valueAt(draft, ['groups'])
  if (!Array.isArray(groups)) return null
  for (const each of groups) {
    const id = valueAt(each, ['id'])
    if (valueAt(each, ['side']) === side && typeof id === 'string') return id
  }
  return null
}

/**
 * The scenario with the forces of one side out of another: each list whose entries belong to sides gives up those of this side
 * and takes the other's.
 */
export function withForces(ruleset: Ruleset, draft: Scenario, from: Scenario, side: Side): Scenario {
  const shape = shapeOf(ruleset)
  let next = draft
  for (const list of listsOf(shape)) {
    const [own, other] = [valueAt(draft, [list]), valueAt(from, [list])]
    if (!Array.isArray(own) || !Array.isArray(other)) continue
    const isOf = (entry: unknown): boolean => valueAt(entry, ['side']) === side
    if (!other.some(isOf)) continue
    const kept = own.filter(entry => !isOf(entry))
    const taken = new Set(kept.map(entry => valueAt(entry, ['id'])))
    // Two armies may have counted their units alike: then those who come are named for their side.
    const come = other.filter(isOf)
    const clash = come.some(entry => taken.has(valueAt(entry, ['id'])))
    const own2 = clash ? come.map(entry => renamed(entry, side)) : come
    next = withValue(next, [list], [...kept, ...own2])
  }
  return next
}

/** An entry whose id, and the ids of its own side that it names, begin with its side. */
function renamed(entry: unknown, side: Side): unknown {
  let next = entry
  for (const key of ['id', 'hq', 'carriedBy', 'carries']) {
    const value = valueAt(next, [key])
    if (typeof value === 'string') next = withValue(next, [key], `${side.toLowerCase()}-${value}`)
  }
  return next
}
