import type { Context } from 'konva/lib/Context'
import type { Group as Node } from 'konva/lib/Group'
import type { Shape as Bare } from 'konva/lib/Shape'
import { memo, useMemo, useRef, type RefObject } from 'react'
import { Group, Shape } from 'react-konva/lib/ReactKonvaCore'
import type { GroundLook, Token } from '../../engine/scene'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import { stampOf, stampToken } from '../pieces/draw'
import { FLYER_PARTS, flyerStampOf, isFlyer, stampFlyer, type Flyer, type FlyerPart } from '../pieces/flyers'
import { inPixels } from '../sheet'
import { isSeen } from './seen'
import { useBeforeDraw } from './useBeforeDraw'

/** Draws a token as it is at this moment: what it looks like, by itself, is `stamp`. */
type Draw = (context: Context, node: Bare, token: Token, stamp: string, part?: FlyerPart) => void

interface PiecesProps {
  readonly easel: Easel
  readonly tokens: readonly Token[]
  readonly look: GroundLook
}

/** The bases. */
export function Pieces({ easel, tokens, look }: PiecesProps) {
  const draw = useRef<Draw>(null)
  const again = (): void => {
    if (easel.pictures.wanting()) requestAnimationFrame(() => easel.redraw('pieces'))
  }
  const group = useBeforeDraw<Node>(() => {
    easel.pictures.frame(easel.camera().scale)
    draw.current = drawingOf(easel, look)
  }, again)
  // Whatever flies higher is drawn over what flies lower.
  const flyers = tokens.filter(isFlyer).toSorted((a, b) => a.level - b.level)
  return (
    <Group ref={group}>
      {tokens.map(token =>
        isFlyer(token) ? null : <Piece key={token.id} token={token} look={look} draw={draw} />,
      )}
      {FLYER_PARTS.map(part =>
        flyers.map(token => (
          <FlyingPiece key={`${token.id} ${part}`} token={token} part={part} draw={draw} />
        )),
      )}
    </Group>
  )
}

/**
 * A base as a kept picture, copied on whole pixels and neither scaled nor turned: an Image between pixels is blurred, and
 * several times slower.
 */
const Piece = memo(({ token, look, draw }: PieceProps) => {
  const stamp = useMemo(() => stampOf(token, look), [token, look])
  return <Shape sceneFunc={(context, node) => draw.current?.(context, node, token, stamp)} />
})

/** A part of one that flies: all bases lie under all shadows, and these under all that flies. */
const FlyingPiece = memo(({ token, part, draw }: FlyingPieceProps) => {
  const stamp = useMemo(() => flyerStampOf(token, part), [token, part])
  return <Shape sceneFunc={(context, node) => draw.current?.(context, node, token, stamp, part)} />
})

interface FlyingPieceProps {
  readonly token: Flyer
  readonly part: FlyerPart
  readonly draw: RefObject<Draw | null>
}

interface PieceProps {
  readonly token: Token
  readonly look: GroundLook
  readonly draw: RefObject<Draw | null>
}

/** How all tokens are drawn now: who is held, turned, lit, stands back. */
function drawingOf(easel: Easel, look: GroundLook): Draw {
  const camera = easel.camera()
  const view = easel.view()
  const props = easel.props()
  const gesture = easel.gesture()
  const { bitmaps, sprites } = easel.pictures
  const held = gesture.kind === 'dragging' ? gesture.token : null
  const turning = gesture.kind === 'turning' ? gesture : null
  const lit = new Set([...(props.lit ?? []), easel.hovered()])
  const dimmed = new Set(props.dimmed)
  return (context, node, token, stamp, part) => {
    const at = toScreen(camera, easel.placeOf(token.id) ?? token.at)
    if (!isSeen(view, at, Math.max(token.width, token.depth) * camera.scale + (part ? 130 : 30))) return
    const pose = {
      at,
      scale: camera.scale,
      facing:
        turning?.token === token.id ? turning.facing : ((part && easel.headingOf(token.id)) ?? token.facing),
      alpha: held === token.id ? 0.45 : dimmed.has(token.id) ? 0.7 : 1,
      lit: lit.has(token.id),
    }
    inPixels(context, node, pen => {
      if (part && isFlyer(token)) stampFlyer(pen, sprites, bitmaps, token, part, pose, stamp)
      else stampToken(pen, sprites, bitmaps, token, look, pose, stamp)
    })
  }
}
