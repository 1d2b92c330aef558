import { useSyncExternalStore } from 'react'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { about, spanning } from '../marks/rects'
import type { Pen } from '../paint/pen'
import { LABEL } from '../tokens'
import { Painting, type Extent } from './Painting'

/** Numbers of costs are so high, in board units, and at least and at most so many pixels. */
const SIZE = 0.45
const LEAST = 11
const MOST = 17

/** Numbers written on the ground, under all pieces. */
export function Figures({ easel }: { readonly easel: Easel }) {
  const some = useSyncExternalStore(easel.onMarks, () => easel.marksOf('figures').length > 0)
  const paint = (pen: Pen): Extent => {
    const camera = easel.camera()
    const size = Math.min(MOST, SIZE * camera.scale)
    if (size < LEAST * 0.74) return { x: 0, y: 0, w: 0, h: 0 }
    pen.font = `600 ${Math.max(LEAST, size)}px ${LABEL}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    pen.lineWidth = 3.4
    // Where two are written in one place the later one counts: what is asked for now.
    const all = new Map(
      easel
        .marksOf('figures')
        .flatMap(({ figures }) => figures.map(one => [`${one.at.x} ${one.at.y}`, one] as const)),
    )
    const places = [...all.values()].map(({ at, text }) => {
      const place = toScreen(camera, at)
      pen.strokeStyle = 'rgba(20,22,10,.72)'
      pen.strokeText(text, place.x, place.y)
      pen.fillStyle = '#fff7e2'
      pen.fillText(text, place.x, place.y)
      return about(place, MOST * 2)
    })
    return spanning(places)
  }
  return some ? <Painting paint={paint} /> : null
}
