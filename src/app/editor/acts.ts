import { turnedBy, withCorner } from '../../engine/draft/corners'
import { cornersOf, featureIds, freeId, snapped, withCorners, withFeatures } from '../../engine/draft/ground'
import { type Path, valueAt, withValue } from '../../engine/draft/paths'
import { shapeOf } from '../../engine/draft/shape'
import { type Thing, thingsOf, withFacing, withPlace } from '../../engine/draft/things'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { type Point } from '../../geometry/point'
import { drafts } from '../../store/drafts'
import { editing } from './editing'
import { type Hold, laidOut, rowOf } from './scene'
import { type Open, held, now } from './open'

/** Lets a piece or a knob go at a place. */
export function letGo(id: string, hold: Hold | null, at: Point): void {
  const open = now()
  if (open) drafts.change(movedTo(open, id, hold, held(open.draft, at)))
}

function movedTo({ ruleset, draft, houseRules }: Open, id: string, hold: Hold | null, at: Point): Scenario {
  const { things, outlines, scene } = laidOut(ruleset, draft, houseRules)
  if (!hold) {
    const thing = things.find(each => each.id === id)
    if (thing) return withPlace(draft, thing, at)
    // Its place stands in a row of places, as those of the battalions of a Division.
    const token = scene.tokens.find(each => each.id === id)
    for (const { path, points } of outlines) {
      const nth = points.findIndex(point => token && point.x === token.at.x && point.y === token.at.y)
      if (nth >= 0) return withValue(draft, [...path, nth], at)
    }
    return draft
  }
  switch (hold.of) {
    case 'corner':
      return withValue(draft, hold.path, at)
    case 'side': {
      const row = rowOf(draft, outlines, editing.get().selected)
      return row ? withCorner(draft, row, Number(hold.path.at(-1)), at) : draft
    }
    case 'name':
      return withValue(draft, [...hold.path, 'at'], at)
    case 'feature':
      return shifted(draft, Number(hold.path[2]), at)
    case 'thing': {
      const thing = things.find(each => each.path.join(' ') === hold.path.join(' '))
      return thing ? withPlace(draft, thing, at) : draft
    }
  }
}

/** A piece of ground with its middle at another place. */
function shifted(draft: Scenario, at: number, to: Point): Scenario {
  const feature = draft.ground.features[at]
  if (!feature) return draft
  const corners = cornersOf(feature)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length
  const [dx, dy] = [to.x - mean(xs), to.y - mean(ys)]
  return by(draft, at, dx, dy)
}

function by(draft: Scenario, at: number, dx: number, dy: number): Scenario {
  const features = draft.ground.features.map((feature, i) =>
    i === at
      ? withCorners(
          feature,
          cornersOf(feature).map(({ x, y }) => snapped({ x: x + dx, y: y + dy }, 0, draft.board)),
        )
      : feature,
  )
  return withFeatures(draft, features)
}

/** Moves what is chosen by so much. */
export function nudge(dx: number, dy: number): void {
  const open = now()
  const { selected, corner } = editing.get()
  if (!open || !selected) return
  const { ruleset, draft, houseRules } = open
  const about = `nudge ${selected.join(' ')} ${corner ?? ''}`
  const row = corner === null ? null : rowOf(draft, laidOut(ruleset, draft, houseRules).outlines, selected)
  const place = corner === null ? undefined : row?.points[corner]
  if (row && place) {
    const to = snapped({ x: place.x + dx, y: place.y + dy }, 0, draft.board)
    return drafts.change(withValue(draft, [...row.path, Number(corner)], to), about)
  }
  if (selected[1] === 'features') return drafts.change(by(draft, Number(selected[2]), dx, dy), about)
  if (selected[1] === 'names') {
    const at = draft.ground.names[Number(selected[2])]?.at
    if (at)
      drafts.change(
        withValue(draft, [...selected, 'at'], snapped({ x: at.x + dx, y: at.y + dy }, 0, draft.board)),
        about,
      )
    return
  }
  const thing = thingOf(ruleset, draft, selected)
  if (!thing?.at) return
  // On cells a step is a cell.
  const { board } = draft
  const step = board.kind === 'inches' ? 1 : board.kind === 'zones' ? 5 : board.size * 3.2
  drafts.change(withPlace(draft, thing, { x: thing.at.x + dx * step, y: thing.at.y + dy * step }), about)
}

export function thingOf(ruleset: Ruleset, draft: Scenario, path: Path): Thing | null {
  return thingsOf(shapeOf(ruleset), draft).find(each => each.path.join(' ') === path.join(' ')) ?? null
}

/** Turns what is chosen to a facing, or by so many degrees. */
export function turn(degrees: number, isBy = false): void {
  const open = now()
  const { selected } = editing.get()
  if (!open || !selected) return
  const { ruleset, draft } = open
  if (selected[1] === 'features' && isBy) {
    const features = draft.ground.features.map((each, at) =>
      at === selected[2] ? turnedBy(each, degrees) : each,
    )
    return drafts.change(withFeatures(draft, features), `turn ${selected.join(' ')}`)
  }
  const thing = thingOf(ruleset, draft, selected)
  if (!thing) return
  const facing =
    Number(valueAt(draft, [...thing.path, 'facing']) ?? 0) * (draft.board.kind === 'hexes' ? 60 : 1)
  const step = draft.board.kind === 'hexes' ? Math.sign(degrees) * 60 : degrees
  drafts.change(
    withFacing(shapeOf(ruleset), draft, thing, isBy ? facing + step : degrees),
    `turn ${selected.join(' ')}`,
  )
}

/** Takes what is chosen away, and what names it. */
export function remove(path: Path): void {
  const open = now()
  if (!open) return
  const { draft } = open
  const id = valueAt(draft, [...path, 'id'])
  const [list] = path
  let next = withValue(draft, path, undefined)
  const entries = typeof list === 'string' && list !== 'ground' ? valueAt(next, [list]) : null
  if (Array.isArray(entries) && typeof id === 'string') {
    const freed = entries.map((entry: unknown) =>
      ['hq', 'carriedBy', 'carries'].reduce<unknown>(
        (each, key) => (valueAt(each, [key]) === id ? withValue(each, [key], undefined) : each),
        entry,
      ),
    )
    next = withValue(next, [String(list)], freed)
  }
  drafts.change(next)
  editing.choose(null)
}

/** A second one beside what is chosen, which is chosen then. */
export function copy(path: Path): void {
  const open = now()
  if (!open) return
  const { ruleset, draft } = open
  if (path[1] === 'features') {
    const feature = draft.ground.features[Number(path[2])]
    if (!feature) return
    const id = freeId(feature.kind, featureIds(draft))
    const features = [...draft.ground.features, { ...feature, id }]
    drafts.change(by(withFeatures(draft, features), features.length - 1, 1, 1))
    return editing.choose(['ground', 'features', features.length - 1])
  }
  const entries = valueAt(draft, path.slice(0, -1))
  const entry = valueAt(draft, path)
  if (!Array.isArray(entries) || entry === undefined) return
  const ids = new Set(entries.map(each => valueAt(each, ['id'])).filter(id => typeof id === 'string'))
  const own = valueAt(entry, ['id'])
  const twin =
    typeof own === 'string' ? withValue(entry, ['id'], freeId(own.replace(/-\d+$/, ''), ids)) : entry
  const to = [...path.slice(0, -1), entries.length]
  let next = withValue(
    draft,
    to,
    valueAt(twin, ['isHq']) === true ? withValue(twin, ['isHq'], undefined) : twin,
  )
  const thing = thingsOf(shapeOf(ruleset), next).find(each => each.path.join(' ') === to.join(' '))
  if (thing?.at) {
    const step = draft.board.kind === 'inches' ? 1 : draft.board.kind === 'zones' ? 0 : draft.board.size * 1.8
    next = withPlace(next, thing, { x: thing.at.x + step, y: thing.at.y + step })
  }
  drafts.change(next)
  editing.choose(to)
}
