import { Rect, RegularPolygon } from 'react-konva/lib/ReactKonvaCore'
import type { ReactNode } from 'react'
import type { Point, Polygon } from '../../geometry/point'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { TONES, WASHES } from '../tokens'
import { PIXEL_LINE } from './cased'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Of a cell's size, so that two side by side keep their own lines. */
const INSET = 0.97

/** Marked hexes of a board of hexes. */
export const Hexes = ({ easel }: { readonly easel: Easel }) => (
  <Cells easel={easel}>
    {(outline, look, key) => {
      const centre = middle(outline)
      const corner = outline[0] ?? centre
      const radius = Math.hypot(corner.x - centre.x, corner.y - centre.y)
      return (
        <RegularPolygon
          key={key}
          x={centre.x}
          y={centre.y}
          sides={6}
          radius={radius * INSET}
          rotation={30}
          {...look}
        />
      )
    }}
  </Cells>
)

/** Marked squares of a board of squares. */
export const Squares = ({ easel }: { readonly easel: Easel }) => <Cells easel={easel}>{rectangle}</Cells>

/** Marked zones of a board that is one row of them. */
export const Zones = ({ easel }: { readonly easel: Easel }) => <Cells easel={easel}>{rectangle}</Cells>

type Look = Readonly<{ stroke: string; strokeWidth: number; fill?: string }> & typeof PIXEL_LINE

function rectangle(outline: Polygon, look: Look, key: string): ReactNode {
  const { x, y } = middle(outline)
  const width = (Math.max(...outline.map(p => p.x)) - Math.min(...outline.map(p => p.x))) * INSET
  const height = (Math.max(...outline.map(p => p.y)) - Math.min(...outline.map(p => p.y))) * INSET
  return <Rect key={key} x={x - width / 2} y={y - height / 2} width={width} height={height} {...look} />
}

interface CellsProps {
  readonly easel: Easel
  /** The shape of a cell, drawn dark with its wash, then light. */
  readonly children: (outline: Polygon, look: Look, key: string) => ReactNode
}

function Cells({ easel, children }: CellsProps) {
  const marks = useMarks(easel, 'cells')
  return keyed(marks, fadeKey).map(({ key, one: { cells, tone } }) => {
    const dark = { ...PIXEL_LINE, stroke: 'rgba(20,18,8,.5)', strokeWidth: 2.8, fill: WASHES[tone] }
    const light = { ...PIXEL_LINE, stroke: TONES[tone], strokeWidth: 1.4 }
    return (
      <Soft key={key} easel={easel}>
        {cells.flatMap(({ outline }, i) => [
          children(outline, dark, `${i} dark`),
          children(outline, light, `${i} light`),
        ])}
      </Soft>
    )
  })
}

function middle(points: Polygon): Point {
  let x = 0
  let y = 0
  for (const p of points) {
    x += p.x / points.length
    y += p.y / points.length
  }
  return { x, y }
}
