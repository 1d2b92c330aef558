import type { Group as Node } from 'konva/lib/Group'
import { useSyncExternalStore } from 'react'
import { Group, Path, Shape } from 'react-konva/lib/ReactKonvaCore'
import type { Token, Tone } from '../../engine/scene'
import type { Point } from '../../geometry/point'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { aroundPiece, bracketSize } from '../marks/frame'
import { arrow, chevrons } from '../marks/lines'
import { about, spanning } from '../marks/rects'
import type { Pen } from '../paint/pen'
import { footprint } from '../pieces/base'
import { drawToken } from '../pieces/draw'
import { isCompany, paintChosenCompany, withFigures } from '../pieces/figures/unit'
import { BRASS, TARGET, TONES } from '../tokens'
import { Cased } from './cased'
import { Cross } from './Cross'
import { Painting, type Extent } from './Painting'
import { Pin } from './Pin'
import { useBeforeDraw } from './useBeforeDraw'
import { useMarks } from './useMarks'

/** Lines, heads and shadows reach no farther beyond what they belong to, in pixels. */
const EDGE = 16

/** Corner brackets about pieces that may be aimed at. */
export function Brackets({ easel }: { readonly easel: Easel }) {
  const marks = useMarks(easel, 'brackets')
  return marks.map(({ token: id, tone }) => {
    const token = easel.tokens().get(id)
    return token && <Bracket key={id} easel={easel} token={token} tone={tone} />
  })
}

interface OfPiece {
  readonly easel: Easel
  readonly token: Token
  readonly tone: Tone
}

function Bracket({ easel, token, tone }: OfPiece) {
  const group = useBeforeDraw<Node>(node => {
    const data = corners(bracketSize(token, easel.camera().scale))
    for (const part of node.getChildren()) part.setAttrs({ data })
  })
  const width = tone === 'danger' || tone === 'chosen' ? 3.5 : 2.4
  const lines = [
    { stroke: 'rgba(20,14,6,.8)', strokeWidth: width + 2.4 },
    { stroke: tone === 'danger' ? TARGET : TONES[tone], strokeWidth: width },
  ]
  return (
    <Pin easel={easel} at={() => token.at}>
      <Group ref={group}>
        {lines.map(line => (
          <Path key={line.stroke} lineCap="round" lineJoin="round" {...line} />
        ))}
      </Group>
    </Pin>
  )
}

/** Four corners about the middle, as data of a path. */
function corners({ w, h }: { readonly w: number; readonly h: number }): string {
  const arm = Math.min(w, h) * 0.5
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([a = 0, b = 0]) => `M${a * w} ${b * (h - arm)}L${a * w} ${b * h}L${a * (w - arm)} ${b * h}`)
    .join('')
}

/** The outlines of pieces that are spoken of. */
export function Outlines({ easel }: { readonly easel: Easel }) {
  const marks = useMarks(easel, 'outline')
  return marks.map(({ token: id, tone }) => {
    const token = easel.tokens().get(id)
    return token && <Outline key={id} easel={easel} token={token} tone={tone} />
  })
}

function Outline({ easel, token, tone }: OfPiece) {
  const { shape, side, width, depth, facing } = token
  const reach = Math.hypot(width, depth)
  return (
    <Cased look={{ colour: tone === 'danger' ? TARGET : TONES[tone], width: 2.6 }}>
      {line => (
        <Pin easel={easel} at={() => token.at}>
          <Shape
            rotation={shape === 'hex' ? 0 : facing}
            sceneFunc={(context, node) => {
              const { scale } = easel.camera()
              footprint(context._context, shape, side, width * scale, depth * scale, 5)
              context.strokeShape(node)
            }}
            selfRectFunc={() => {
              const far = reach * easel.camera().scale
              return { x: -far, y: -far, width: far * 2, height: far * 2 }
            }}
            {...line}
          />
        </Pin>
      )}
    </Cased>
  )
}

/** Pieces where they would stand: their pictures, and their outlines in dashes. They follow the hand past React. */
export function Ghosts({ easel }: { readonly easel: Easel }) {
  const paint = (pen: Pen): Extent => {
    const { scale } = easel.camera()
    const drawn = easel.marksOf('ghost').map(mark => {
      const token = easel.tokens().get(mark.token)
      const at = toScreen(easel.camera(), mark.at)
      if (!token) return about(at, 0)
      const { look } = easel.scene().ground
      if (isCompany(token) && mark.figures) {
        const there = withFigures(token, mark.figures)
        pen.save()
        pen.translate(at.x, at.y)
        pen.globalAlpha = 0.5
        paintChosenCompany(pen, there, scale)
        pen.restore()
        drawToken(pen, easel.pictures.bitmaps, there, look, {
          at,
          scale,
          facing: mark.facing,
          alpha: 0.92,
          plain: true,
        })
        return aroundPiece(there, at, scale)
      }
      const level = mark.level === undefined ? {} : { level: mark.level }
      const pose = { at, scale, facing: mark.facing, alpha: 0.78, plain: true, ...level }
      drawToken(pen, easel.pictures.bitmaps, token, look, pose)
      pen.save()
      pen.translate(at.x, at.y)
      if (token.shape !== 'hex') pen.rotate((mark.facing * Math.PI) / 180)
      footprint(pen, token.shape, token.side, token.width * scale, token.depth * scale, 4.5)
      pen.setLineDash([7, 5])
      pen.lineWidth = 5
      pen.strokeStyle = 'rgba(20,16,6,.8)'
      pen.stroke()
      pen.lineWidth = 2.6
      pen.strokeStyle = mark.tone === 'refused' || mark.tone === 'danger' ? TARGET : BRASS
      pen.stroke()
      pen.restore()
      return aroundPiece(token, at, scale)
    })
    return spanning(drawn)
  }
  return <Painting paint={paint} />
}

/** Places where nothing may go. They follow the hand past React. */
export function Crosses({ easel }: { readonly easel: Easel }) {
  const count = useSyncExternalStore(easel.onMarks, () => easel.marksOf('cross').length)
  return Array.from({ length: count }, (_, i) => (
    <Cross key={i} easel={easel} at={() => crossPlace(easel, i)} radius={11} />
  ))
}

/** A piece in the hand wears its cross at the corner, so that one still sees what it is. */
function crossPlace(easel: Easel, index: number): Point {
  const place = easel.marksOf('cross')[index]?.at ?? { x: 0, y: 0 }
  const { selected } = easel.props()
  const chosen = selected ? easel.tokens().get(selected) : undefined
  const isHeld = easel.marksOf('path').some(mark => mark.points.at(-1) === place)
  if (!chosen || !isHeld) return place
  const half = Math.max(chosen.width, chosen.depth) / 2
  return { x: place.x + half, y: place.y - half }
}

/** Arrows: broad or thin by their length in pixels. */
export function Arrows({ easel }: { readonly easel: Easel }) {
  const marks = useMarks(easel, 'arrow')
  const paint = (pen: Pen): Extent => {
    const camera = easel.camera()
    return spanning(
      marks.map(mark => {
        const from = toScreen(camera, mark.from)
        const to = toScreen(camera, mark.to)
        arrow(pen, from, to, TONES[mark.tone], mark.tone === 'chosen')
        return spanning([about(from, EDGE), about(to, EDGE)])
      }),
    )
  }
  return <Painting paint={paint} />
}

/** Chevrons between neighbours: who follows whom. */
export function Chevrons({ easel }: { readonly easel: Easel }) {
  const marks = useMarks(easel, 'chevrons')
  const paint = (pen: Pen): Extent => {
    const camera = easel.camera()
    return spanning(
      marks.map(mark => {
        const from = toScreen(camera, mark.from)
        const to = toScreen(camera, mark.to)
        chevrons(pen, from, to, TONES[mark.tone])
        return spanning([about(from, EDGE), about(to, EDGE)])
      }),
    )
  }
  return <Painting paint={paint} />
}
