import type { Show } from '../effects'
import type { Pen } from '../paint/pen'
import { Painting, type Extent } from './Painting'

const NOTHING = { x: 0, y: 0, w: 0, h: 0 }

/** Shots, bursts, dice: what has just happened. Every frame is another picture, and for a second at most. */
export function Effects({ show }: { readonly show: Show }) {
  const paint = (pen: Pen): Extent => {
    show.draw(pen)
    return show.running() ? null : NOTHING
  }
  return <Painting paint={paint} />
}
