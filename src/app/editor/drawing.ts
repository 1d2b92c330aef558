import {
  drawn,
  drawingOf,
  featureIds,
  freeId,
  hamlet,
  mirrored,
  box,
  oval,
  stamped,
  withDrawn,
} from '../../engine/draft/ground'
import { type Path, samePath, withValue } from '../../engine/draft/paths'
import { shapeOf } from '../../engine/draft/shape'
import { outlinesOf } from '../../engine/draft/things'
import { seededFaces } from '../../engine/dice/seeded'
import { otherSide } from '../../engine/ids'
import type { Scenario } from '../../engine/scenario'
import type { Point } from '../../geometry/point'
import { drafts } from '../../store/drafts'
import { editing } from './editing'
import { type Open, held, now } from './open'
import { enlist, putThing } from './placing'

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
