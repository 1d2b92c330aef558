import type { Easel } from '../easel'
import { drawTags } from '../marks/tagged'
import { grown, spanning } from '../marks/rects'
import { drawWords } from '../marks/words'
import type { Pen } from '../paint/pen'
import { frameOf } from './frame'
import { Painting, type Extent } from './Painting'

/** Beaks, lines and shadows reach no farther beyond words and tags, in pixels. */
const EDGE = 16

/**
 * Pills and tags. All are laid out together and in pixels, so that none hides another or what it speaks of: anew for each
 * drawing, since every movement of the camera and of the hand gives another layout.
 */
export function Tags({ easel }: { readonly easel: Easel }) {
  const paint = (pen: Pen): Extent => {
    const marks = easel.marks()
    const frame = frameOf(easel)
    const words = drawWords(pen, marks, frame)
    const tags = drawTags(pen, marks, frame, words)
    return spanning([...words, ...tags].map(rect => grown(rect, EDGE)))
  }
  return <Painting paint={paint} />
}
