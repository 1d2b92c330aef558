import { Line } from 'react-konva/lib/ReactKonvaCore'
import type { Point, Polygon } from '../../geometry/point'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { gap } from '../hit'
import { hatched, type LineLook } from '../marks/lines'
import { about, spanning } from '../marks/rects'
import type { MarkOf } from '../marks/store'
import type { Pen } from '../paint/pen'
import { BRASS, CREAM, TARGET, TONES } from '../tokens'
import { Cased } from './cased'
import { Cross } from './Cross'
import { flat } from './outlines'
import { Painting, type Extent } from './Painting'
import { keyed } from './Soft'
import { useMarks } from './useMarks'

const nameOf = ({ from, to }: MarkOf<'sight'>): string => `${from.x} ${from.y} ${to.x} ${to.y}`

/** Lines of sight, and what cuts them. */
export function Sights({ easel }: { readonly easel: Easel }) {
  const sights = useMarks(easel, 'sight')
  return keyed(sights, nameOf).map(({ key, one }) => <Sight key={key} easel={easel} mark={one} />)
}

/** How many teeth the mark of a contact has. */
const TEETH = 8

/** Contacts: a zigzag over the edges of two bases that fight. */
export function Contacts({ easel }: { readonly easel: Easel }) {
  const contacts = useMarks(easel, 'contact')
  return keyed(contacts, ({ from, to }) => `${from.x} ${from.y} ${to.x} ${to.y}`).map(({ key, one }) => (
    <Cased key={key} look={CONTACT}>
      {line => <Line points={flat(zigzag(one.from, one.to))} {...line} />}
    </Cased>
  ))
}

const CONTACT: LineLook = { colour: BRASS, width: 3 }

function zigzag(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return Array.from({ length: TEETH + 1 }, (_, i) => {
    const side = i === 0 || i === TEETH ? 0 : i % 2 === 0 ? 0.1 : -0.1
    return { x: from.x + (dx * i) / TEETH - dy * side, y: from.y + (dy * i) / TEETH + dx * side }
  })
}

const TO_CUT: LineLook = { colour: CREAM, width: 2.6 }
const FROM_CUT: LineLook = { colour: TARGET, width: 2.4, dash: [3, 8] }

function Sight({ easel, mark }: { readonly easel: Easel; readonly mark: MarkOf<'sight'> }) {
  const start = towards(mark.from, mark.to, baseAt(easel, mark.from))
  const end = towards(mark.to, mark.from, baseAt(easel, mark.to))
  const colour = mark.tone === 'danger' ? BRASS : TONES[mark.tone]
  const cut = mark.blockedAt
  return (
    <>
      {mark.blocker && <Hatching easel={easel} outline={mark.blocker} />}
      {cut ? (
        <>
          <Straight from={start} to={cut} look={TO_CUT} />
          <Straight from={cut} to={end} look={FROM_CUT} />
          <Cross easel={easel} at={() => cut} radius={9} />
        </>
      ) : (
        <Straight from={start} to={end} look={{ colour, width: mark.tone === 'plain' ? 2.2 : 3 }} />
      )}
    </>
  )
}

interface StraightProps {
  readonly from: Point
  readonly to: Point
  readonly look: LineLook
}

const Straight = ({ from, to, look }: StraightProps) => (
  <Cased look={look}>{line => <Line points={flat([from, to])} {...line} />}</Cased>
)

/** What cuts a line of sight; the hatching is as close however near one looks. */
function Hatching({ easel, outline }: { readonly easel: Easel; readonly outline: Polygon }) {
  const paint = (pen: Pen): Extent => {
    const points = outline.map(point => toScreen(easel.camera(), point))
    hatched(pen, points)
    return spanning(points.map(point => about(point, 5)))
  }
  return <Painting paint={paint} />
}

/** How far from a point a line should stop so as not to run over the base there. */
function baseAt(easel: Easel, point: Point): number {
  for (const token of easel.tokens().values())
    if (gap(token, point) === 0) return Math.min(token.width, token.depth) * 0.56
  return 0
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= distance || length === 0) return from
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  }
}
