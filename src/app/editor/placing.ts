import { enlisted } from '../../engine/draft/enlist'
import { freeId, mirrored } from '../../engine/draft/ground'
import { valueAt, withValue } from '../../engine/draft/paths'
import { plainest, shapeAt, shapeOf } from '../../engine/draft/shape'
import { placeWritten, thingsOf, writtenOf } from '../../engine/draft/things'
import { type Side, otherSide } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { type Point, distance } from '../../geometry/point'
import { drafts } from '../../store/drafts'
import { editing } from './editing'
import { type Open, held } from './open'

/** A mine, an objective, wire: like those that the ruleset's own battles have, and its twin in the mirror. */
export function putThing(open: Open, list: string, side: Side | null, at: Point): void {
  const { mirror } = editing.get()
  const put = withThing(open.ruleset, open.draft, list, side, at)
  if (!put) return editing.set({ said: 'It cannot stand here.' })
  const there = mirrored(at, mirror, open.draft.board)
  const isOwnTwin = distance(at, there) < 0.5
  const both =
    mirror === 'off' || isOwnTwin
      ? null
      : withThing(open.ruleset, put, list, side && otherSide(side), held(open.draft, there))
  drafts.change(both ?? put)
}

/** The draft with one more entry in a list, at a place; null where it cannot stand there. */
function withThing(
  ruleset: Ruleset,
  draft: Scenario,
  list: string,
  side: Side | null,
  at: Point,
): Scenario | null {
  const shape = shapeOf(ruleset)
  const own = valueAt(draft, [list])
  const entries: readonly unknown[] = Array.isArray(own) ? own : []
  const as = writtenOf(shape, list)
  const items = shapeAt(shape, [list, 0])
  const place = as && placeWritten(draft.board, as, at)
  if (!as || !items || place === null) return null
  let entry =
    items.type === 'string'
      ? place
      : withValue(patternOf(ruleset, list) ?? plainest(items), [as === 'point' ? 'at' : as], place)
  if (items.type !== 'string') {
    const ids = new Set(entries.map(each => valueAt(each, ['id'])).filter(id => typeof id === 'string'))
    if (items.properties?.['id']) entry = withValue(entry, ['id'], freeId(list.replace(/s$/, ''), ids))
    if (items.properties?.['name'])
      entry = withValue(entry, ['name'], `the ${list.replace(/s$/, '')} ${entries.length + 1}`)
    if (side && items.properties?.['side']?.enum) entry = withValue(entry, ['side'], side)
  }
  return withValue(draft, [list], [...entries, entry])
}

/** The first entry of a list in any battle of the ruleset. */
export function patternOf(ruleset: Ruleset, list: string): unknown {
  for (const scenario of ruleset.scenarios) {
    const entries = valueAt(scenario, [list])
    if (Array.isArray(entries) && entries.length > 0) return entries[0]
  }
  return null
}

/** A unit of the muster at a place, and its twin of the other side in the mirror. */
export function enlist({ ruleset, draft, houseRules }: Open, type: string, name: string, at: Point): void {
  const { side, mirror } = editing.get()
  const taken = new Set(
    thingsOf(shapeOf(ruleset), draft).flatMap(thing => (thing.id === null ? [] : [thing.id])),
  )
  const id = freeId(type.slice(0, 40), taken)
  const number = [...taken].filter(each => each.startsWith(`${type.slice(0, 40)}-`)).length + 1
  const called = number > 1 ? `${name} ${number}` : name
  const come = enlisted(ruleset, draft, { id, type, side, name: called }, at, houseRules)
  if (!come) return editing.set({ said: `${name} cannot be brought to this battle.` })
  let next = come.draft
  if (mirror !== 'off') {
    const twin = {
      id: freeId(type.slice(0, 40), new Set([...taken, id])),
      type,
      side: otherSide(side),
      name: called,
    }
    next = enlisted(ruleset, next, twin, mirrored(at, mirror, draft.board), houseRules)?.draft ?? next
  }
  drafts.change(next)
  editing.set({ said: null })
}
