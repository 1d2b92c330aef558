import { useMemo, type DragEvent } from 'react'
import { useStore } from 'zustand'
import type { Finding } from '../../engine/draft/finding'
import { box, cornersOf, drawingOf, joint, oval } from '../../engine/draft/ground'
import { samePath } from '../../engine/draft/paths'
import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { Mark } from '../../engine/scene'
import type { Point } from '../../geometry/point'
import { distance } from '../../geometry/point'
import { featureAt } from '../../engine/draft/ground'
import { preferences } from '../../store/preferences'
import { Table } from '../../table/Table'
import { classes } from '../ui/cx'
import { inches } from '../ui/numbers'
import { useMedia } from '../useMedia'
import { letGo, turn } from './acts'
import { press } from './drawing'
import { held } from './open'
import { enlist } from './placing'
import { addCorner } from './cornerActs'
import css from './editor.module.css'
import { editing, table, useEditing } from './editing'
import { chosenIn, holdOf, knobsOf, laidOut, nameUnder, rowOf } from './scene'

const cx = classes(css)

/** What a drag from the tray carries. */
export const DRAGGED = 'application/x-pz8-type'

/** The table on which a battle is made. */
export function EditorTable({
  ruleset,
  draft,
  houseRules,
  findings,
}: {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly findings: readonly Finding[]
  readonly houseRules: HouseRules
}) {
  const small = useMedia('(max-width: 1100px)')
  const speed = useStore(preferences, now => now.animation)
  const tool = useEditing(now => now.tool)
  const points = useEditing(now => now.points)
  const cursor = useEditing(now => now.cursor)
  const selected = useEditing(now => now.selected)
  const corner = useEditing(now => now.corner)
  const lies = laidOut(ruleset, draft, houseRules)
  const chosen = chosenIn(draft, lies, selected)
  const scene = useMemo(() => {
    const knobs = tool.do === 'choose' ? knobsOf(draft, lies, selected) : []
    const marks = [
      ...zoneMarks(draft, lies),
      ...chosenMarks(draft, lies, selected),
      ...cornerMarks(draft, lies, selected, corner),
      ...drawnMarks(draft, cursor),
      ...findings.flatMap((finding, at): readonly Mark[] =>
        finding.at
          ? [
              {
                kind: 'pill',
                at: finding.at,
                text: String(at + 1),
                tone: finding.grave === 'mend' ? 'danger' : 'plain',
              },
            ]
          : [],
      ),
    ]
    return { ...lies.scene, tokens: [...lies.scene.tokens, ...knobs], marks }
    // What is being drawn is read inside.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, lies, selected, corner, tool, points, cursor, findings])
  const draggable = useMemo(() => scene.tokens.map(token => token.id), [scene.tokens])
  const turnable = chosen?.is === 'thing' && chosen.thing.id !== null ? chosen.thing.id : null
  const onTable = turnable !== null && scene.tokens.some(token => token.id === turnable) ? turnable : null

  const drop = (event: DragEvent<HTMLDivElement>) => {
    const type = event.dataTransfer.getData(DRAGGED)
    const handle = table.current
    const frame = handle?.element?.getBoundingClientRect()
    if (!handle || !frame || type === '') return
    event.preventDefault()
    const at = handle.boardAt({ x: event.clientX - frame.left, y: event.clientY - frame.top })
    const entry = ruleset.muster.find(each => each.id === type)
    if (entry) enlist({ ruleset, draft, houseRules }, type, entry.name, held(draft, at))
  }

  return (
    <div className={cx('table')} onDragOver={event => event.preventDefault()} onDrop={drop}>
      <Table
        ref={table}
        scene={scene}
        label={`The table of ${draft.title}, being made`}
        selected={onTable}
        turnable={tool.do === 'choose' ? onTable : null}
        tool={tool.do === 'choose' ? 'select' : 'place'}
        draggable={tool.do === 'choose' ? draggable : NONE}
        rulers={!small}
        zoomBox={!small}
        speed={speed}
        onPick={(token, at) => {
          if (token !== null) {
            const hold = holdOf(token)
            const number = Number(hold?.path.at(-1))
            if (hold?.of === 'corner') return editing.set({ corner: number })
            if (hold?.of === 'side') return addCorner(number)
            const path = hold?.path ?? lies.things.find(each => each.id === token)?.path
            if (path) return editing.choose(path)
            const place = lies.scene.tokens.find(each => each.id === token)?.at
            const row = lies.outlines.find(each =>
              each.points.some(one => one.x === place?.x && one.y === place.y),
            )
            return editing.choose(row?.path ?? null)
          }
          const name = nameUnder(draft, at)
          if (name) return editing.choose(name)
          const feature = featureAt(draft.ground.features, at, 0.35)
          editing.choose(feature ? ['ground', 'features', draft.ground.features.indexOf(feature)] : null)
        }}
        onDragEnd={(token, way) => {
          const at = way.at(-1)
          if (at) letGo(token, holdOf(token), at)
        }}
        onDragMove={(token, way) => {
          const at = way.at(-1)
          const from = scene.tokens.find(each => each.id === token)?.at
          if (!at || !from) return undefined
          const to = held(draft, at)
          const far = draft.board.kind === 'inches' ? `${inches(distance(from, to))} inches` : 'here'
          return [
            ...scene.marks,
            { kind: 'path', points: [from, to], pills: [], tone: 'chosen' },
            { kind: 'pill', at: to, text: far, tone: 'chosen' },
          ]
        }}
        onTurn={(_token, facing, done) => {
          if (done) turn(facing)
          return undefined
        }}
        onPoint={(at, done) => {
          if (done) {
            press(at)
            return undefined
          }
          return [...scene.marks.filter(mark => mark.kind !== 'path'), ...drawnMarks(draft, held(draft, at))]
        }}
      />
    </div>
  )
}

const NONE: readonly string[] = []

/** Zones and courses, as long as no other is drawn. */
function zoneMarks(draft: Scenario, { outlines }: ReturnType<typeof laidOut>): readonly Mark[] {
  return outlines.flatMap(({ path, closed, side, points }): readonly Mark[] => {
    const tone = side === 'A' ? 'side-a' : side === 'B' ? 'side-b' : 'plain'
    if (closed && points.length >= 3) {
      const label = side && path[0] === 'zones' ? { label: `${draft.sides[side].name} set up here` } : {}
      return [{ kind: 'area', outlines: [points], tone, ...label }]
    }
    return !closed && points.length >= 2 && path.at(-1) !== 'places'
      ? [{ kind: 'path', points, pills: [], tone }]
      : []
  })
}

function chosenMarks(
  draft: Scenario,
  lies: ReturnType<typeof laidOut>,
  selected: Parameters<typeof chosenIn>[2],
): readonly Mark[] {
  const chosen = chosenIn(draft, lies, selected)
  if (!chosen) return []
  switch (chosen.is) {
    case 'feature': {
      const corners = cornersOf(chosen.feature)
      const ring = 'area' in chosen.feature.shape ? [...corners, ...corners.slice(0, 1)] : corners
      return [{ kind: 'path', points: ring, pills: [], tone: 'chosen' }]
    }
    case 'outline': {
      const { points, closed } = chosen.outline
      return points.length < 2
        ? []
        : [
            {
              kind: 'path',
              points: closed ? [...points, ...points.slice(0, 1)] : points,
              pills: [],
              tone: 'chosen',
            },
          ]
    }
    case 'thing': {
      const { at, id, list } = chosen.thing
      if (!at) return []
      const entry = (draft as unknown as Readonly<Record<string, unknown>>)[list]
      const own = Array.isArray(entry) ? entry[Number(chosen.thing.path[1])] : null
      const radius = typeof own?.radius === 'number' ? own.radius : null
      if (radius !== null)
        return [{ kind: 'ring', at, radius, line: 'dashed', label: `${inches(radius)} inches` }]
      return id !== null && lies.pieces.has(id) ? [{ kind: 'brackets', token: id, tone: 'chosen' }] : []
    }
    default:
      return []
  }
}

/** The one corner that the keys move. */
function cornerMarks(
  draft: Scenario,
  lies: ReturnType<typeof laidOut>,
  selected: Parameters<typeof chosenIn>[2],
  corner: number | null,
): readonly Mark[] {
  const at = corner === null ? undefined : rowOf(draft, lies.outlines, selected)?.points[corner]
  return at ? [{ kind: 'ring', at, radius: 0.45, line: 'solid' }] : []
}

/** What is being drawn, up to the place under the hand or the keys. */
function drawnMarks(draft: Scenario, at: Point | null): readonly Mark[] {
  const { tool, points, cursor } = editing.get()
  if (tool.do === 'choose') return []
  const here: readonly Mark[] =
    at && cursor && samePoint(at, cursor) ? [{ kind: 'ring', at, radius: 0.35, line: 'solid' }] : []
  if (tool.do !== 'ground' && tool.do !== 'outline') return here
  const way = at ? [...points, at] : points
  const [first] = points
  const closed = tool.do === 'outline' ? tool.closed : drawingOf(tool.kind) === 'area'
  const shaped =
    tool.do === 'ground' && tool.form !== 'free' && closed && first && at
      ? tool.form === 'oval'
        ? oval(first, at)
        : box(first, at)
      : way
  const ring = closed && shaped.length > 2 && first ? [...shaped, shaped[0] ?? first] : shaped
  const joins = tool.do === 'ground' && !closed && at ? joint(draft.ground.features, tool.kind, at) : null
  return [
    ...here,
    ...(ring.length > 1 ? [{ kind: 'path', points: ring, pills: [], tone: 'chosen' } as const] : []),
    ...points.map((point): Mark => ({ kind: 'ring', at: point, radius: 0.14, line: 'solid' })),
    ...(joins
      ? ([
          {
            kind: 'pill',
            at: joins,
            text: `joins the ${tool.do === 'ground' ? tool.kind : ''}`,
            tone: 'chosen',
          },
          { kind: 'ring', at: joins, radius: 0.4, line: 'solid' },
        ] as const)
      : []),
  ]
}

const samePoint = (a: Point, b: Point): boolean => samePath([a.x, a.y], [b.x, b.y])
