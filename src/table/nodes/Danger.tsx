import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { about, spanning } from '../marks/rects'
import type { Rect } from '../marks/place'
import type { MarkOf } from '../marks/store'
import type { Pen } from '../paint/pen'
import { Painting, type Extent } from './Painting'
import { useMarks } from './useMarks'

/** Pixels between the lines of a band; a shape for each, so that it reads without colour. */
const LOOKS = [
  { gap: 9, lines: 'dots', wash: 'rgba(142,31,20,.10)' },
  { gap: 13, lines: 'hatch', wash: 'rgba(142,31,20,.13)' },
  { gap: 7, lines: 'hatch', wash: 'rgba(142,31,20,.17)' },
  { gap: 7, lines: 'cross', wash: 'rgba(142,31,20,.22)' },
] as const

/** Where a piece could be destroyed, the likelier the closer hatched. */
export function Danger({ easel }: { readonly easel: Easel }) {
  const marks = useMarks(easel, 'danger')
  const paint = (pen: Pen): Extent => spanning(marks.map(mark => paintBand(pen, easel, mark)))
  return <Painting paint={paint} />
}

function paintBand(pen: Pen, easel: Easel, { outlines, band }: MarkOf<'danger'>): Rect {
  const look = LOOKS[Math.min(band, LOOKS.length - 1)] ?? LOOKS[0]
  const loops = outlines.map(outline => outline.map(point => toScreen(easel.camera(), point)))
  const points = loops.flat()
  const extent = spanning(points.map(point => about(point, 4)))
  pen.save()
  pen.beginPath()
  for (const loop of loops) {
    const [first, ...rest] = loop
    if (!first) continue
    pen.moveTo(first.x, first.y)
    for (const { x, y } of rest) pen.lineTo(x, y)
    pen.closePath()
  }
  pen.strokeStyle = 'rgba(240,220,214,.7)'
  pen.lineWidth = 1.4
  pen.stroke()
  pen.clip('evenodd')
  pen.fillStyle = look.wash
  pen.fillRect(extent.x, extent.y, extent.w, extent.h)
  pen.strokeStyle = 'rgba(112,22,12,.6)'
  pen.lineWidth = look.lines === 'dots' ? 1.8 : 1.1
  pen.setLineDash(look.lines === 'dots' ? [1.8, look.gap - 1.8] : [])
  pen.beginPath()
  const tall = extent.h
  // The pattern lies on the table: it moves with it.
  const origin = toScreen(easel.camera(), { x: 0, y: 0 })
  const shift = (((extent.x - origin.x) % look.gap) + look.gap) % look.gap
  if (look.lines === 'dots') {
    for (let y = extent.y; y < extent.y + tall; y += look.gap) {
      pen.moveTo(extent.x, y)
      pen.lineTo(extent.x + extent.w, y)
    }
  } else {
    for (let x = extent.x - tall - shift; x < extent.x + extent.w; x += look.gap) {
      pen.moveTo(x, extent.y + tall)
      pen.lineTo(x + tall, extent.y)
      if (look.lines === 'cross') {
        pen.moveTo(x, extent.y)
        pen.lineTo(x + tall, extent.y + tall)
      }
    }
  }
  pen.stroke()
  pen.restore()
  return extent
}
