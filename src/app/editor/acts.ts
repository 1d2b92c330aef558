import { turnedBy, withCorner } from '../../engine/draft/corners'
import { enlisted } from '../../engine/draft/enlist'
import {
  cornersOf,
  drawn,
  drawingOf,
  featureIds,
  freeId,
  hamlet,
  mirrored,
  box,
  oval,
  snapped,
  stamped,
  withCorners,
  withDrawn,
  withFeatures,
} from '../../engine/draft/ground'
import { type Path, samePath, valueAt, withValue } from '../../engine/draft/paths'
import { plainest, shapeAt, shapeOf } from '../../engine/draft/shape'
import {
  type Thing,
  outlinesOf,
  placeWritten,
  thingsOf,
  withFacing,
  withPlace,
  writtenOf,
} from '../../engine/draft/things'
import { seededFaces } from '../../engine/dice/seeded'
import { type Side, otherSide } from '../../engine/ids'
import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { type Point, distance } from '../../geometry/point'
import { drafts } from '../../store/drafts'
import { editing } from './editing'
import { type Hold, laidOut, rowOf } from './scene'

/** The battle that is being made. */
export function now(): {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly houseRules: HouseRules
} | null {
  const { ruleset, draft } = drafts.store.getState()
  return ruleset && draft ? { ruleset, draft: draft.scenario, houseRules: draft.houseRules } : null
}

/** A place as it is taken: to the grid, where the board is measured in inches. */
export function held(draft: Scenario, at: Point): Point {
  return snapped(at, draft.board.kind === 'inches' ? editing.get().snap : 0, draft.board)
}

/** A press on the table with the tool in the hand. */
export function press(at: Point): void {
  const open = now()
  if (!open) return
  const { tool, points } = editing.get()
  const place = held(open.draft, at)
  switch (tool.do) {
    case 'choose':
      return
    case 'ground': {
      if (drawingOf(tool.kind) === 'stamp') return put(tool.kind, place)
      const [first] = points
      if (tool.form !== 'free' && drawingOf(tool.kind) === 'area') {
        if (first) return closeWith(tool.form === 'oval' ? oval(first, place) : box(first, place))
      } else if (first && points.length > 2 && near(first, at)) return close()
      return editing.set({ points: [...points, place] })
    }
    case 'outline': {
      const [first] = points
      if (tool.closed && first && points.length > 2 && near(first, at)) return close()
      return editing.set({ points: [...points, place] })
    }
    case 'hamlet': {
      const { draft } = open
      const faces = seededFaces(`${draft.ground.seed} ${draft.ground.features.length}`)
      let thrown = 0
      const ids = featureIds(draft)
      const houses = hamlet(
        draft.ground.features,
        place,
        () => (faces(thrown++, 10_000) - 1) / 10_000,
        () => {
          const id = freeId('building', ids)
          ids.add(id)
          return id
        },
      )
      if (houses.length === 0) return editing.set({ said: 'There is no room for houses here.' })
      return drafts.change(withDrawn(draft, houses, editing.get().mirror))
    }
    case 'put':
      return putThing(open, tool.list, tool.side, place)
    case 'enlist':
      return enlist(open, tool.type, tool.name, place)
    case 'name': {
      const { draft } = open
      const names = [...draft.ground.names, { text: 'A name', at: place, size: 0.6 }]
      drafts.change({ ...draft, ground: { ...draft.ground, names } })
      return editing.choose(['ground', 'names', names.length - 1])
    }
  }
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.6

function put(kind: Parameters<typeof stamped>[1], at: Point): void {
  const open = now()
  if (!open) return
  const { draft } = open
  const feature = stamped(draft.ground.features, kind, at, freeId(kind, featureIds(draft)))
  drafts.change(withDrawn(draft, [feature], editing.get().mirror))
}

/** Ends what is being drawn: it becomes ground, or a zone. */
export function close(): void {
  closeWith(editing.get().points)
}

function closeWith(points: readonly Point[]): void {
  const open = now()
  const { tool, mirror } = editing.get()
  if (!open) return
  const { draft } = open
  if (tool.do === 'outline') {
    if (points.length < (tool.closed ? 3 : 1)) return
    drafts.change(withTwin(open, tool.path, withValue(draft, tool.path, points), points))
    return editing.choose(tool.path)
  }
  if (tool.do !== 'ground') return
  const feature = drawn(draft.ground.features, tool.kind, points, freeId(tool.kind, featureIds(draft)))
  if (!feature) {
    const least = drawingOf(tool.kind) === 'line' ? 2 : 3
    return editing.set({ said: `At least ${least} points are needed.` })
  }
  drafts.change(withDrawn(draft, [feature], mirror))
  editing.set({ points: [], cursor: null, said: null })
}

/** With the same outline of the other side drawn in the mirror, where there is a mirror and such an outline. */
function withTwin({ ruleset }: Open, path: Path, draft: Scenario, points: readonly Point[]): Scenario {
  const { mirror } = editing.get()
  const all = outlinesOf(shapeOf(ruleset), draft)
  const own = all.find(each => samePath(each.path, path))
  if (mirror === 'off' || !own?.side) return draft
  const other = otherSide(own.side)
  const twins = all.filter(each => each.path[0] === path[0] && each.side === other)
  const [twin] = twins
  if (!twin || twins.length > 1) return draft
  return withValue(
    draft,
    twin.path,
    points.map(point => mirrored(point, mirror, draft.board)),
  )
}

/** Takes the last point back; with none drawn, puts the tool down. */
export function takeBack(): void {
  const { points } = editing.get()
  if (points.length === 0) editing.rest()
  else editing.set({ points: points.slice(0, -1) })
}

type Open = NonNullable<ReturnType<typeof now>>

/** A mine, an objective, wire: like those that the ruleset's own battles have, and its twin in the mirror. */
function putThing(open: Open, list: string, side: Side | null, at: Point): void {
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
