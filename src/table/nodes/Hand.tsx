import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { grown } from '../marks/rects'
import { aroundPiece } from '../marks/frame'
import type { Pen } from '../paint/pen'
import { drawToken } from '../pieces/draw'
import { isFlyer } from '../pieces/flyers'
import { Painting, type Extent } from './Painting'

/** How far the shadow of a lifted piece reaches beyond that of a standing one, in pixels. */
const LIFTED = 40
/** A piece that is carried farther than this turns to where it goes, board units. */
const AIMED = 0.25
const NOTHING = { x: 0, y: 0, w: 0, h: 0 }

/** The piece in the hand: above the table, and where the hand is at this moment. */
export function Hand({ easel }: { readonly easel: Easel }) {
  const paint = (pen: Pen): Extent => {
    const gesture = easel.gesture()
    const token = gesture.kind === 'dragging' ? easel.tokens().get(gesture.token) : undefined
    // A unit of figures flows after the hand as its ghost.
    if (gesture.kind !== 'dragging' || !token || token.figures) return NOTHING
    // One that flies is shown where it would end: the ghost there has its peg and its arcs.
    const isShown = easel
      .marksOf('ghost')
      .some(
        ({ token: of, at: { x, y } }) =>
          of === token.id && Math.hypot(x - gesture.place.x, y - gesture.place.y) < token.width * 0.55,
      )
    if (isFlyer(token) && isShown) return NOTHING
    const camera = easel.camera()
    const before = gesture.waypoints.at(-1) ?? token.at
    const dx = gesture.place.x - before.x
    const dy = gesture.place.y - before.y
    const isAimed = Math.hypot(dx, dy) > AIMED && token.shape !== 'hex'
    const at = toScreen(camera, gesture.place)
    drawToken(pen, easel.pictures.bitmaps, token, easel.scene().ground.look, {
      at,
      scale: camera.scale,
      facing: isAimed ? (Math.atan2(dx, -dy) * 180) / Math.PI : token.facing,
      alpha: 0.94,
      lifted: true,
      plain: true,
    })
    return grown(aroundPiece(token, at, camera.scale), LIFTED)
  }
  return <Painting paint={paint} />
}
