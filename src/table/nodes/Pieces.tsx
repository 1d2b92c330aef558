import type { Group as Node } from 'konva/lib/Group'
import { memo, useRef, type RefObject } from 'react'
import { Group, Shape } from 'react-konva/lib/ReactKonvaCore'
import type { GroundLook, Token } from '../../engine/scene'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import type { Pen } from '../paint/pen'
import { stampToken } from '../pieces/draw'
import { stampFlyer, FLYER_PARTS, isFlyer, type FlyerPart } from '../pieces/flyers'
import { inPixels } from '../sheet'
import { isSeen } from './seen'
import { useBeforeDraw } from './useBeforeDraw'

/** Draws a token as it is at this moment, one that flies part by part. */
type Stamp = (pen: Pen, token: Token, part?: FlyerPart) => void

interface PiecesProps {
  readonly easel: Easel
  readonly tokens: readonly Token[]
  readonly look: GroundLook
}

/** The bases. */
export function Pieces({ easel, tokens, look }: PiecesProps) {
  const stamp = useRef<Stamp>(null)
  const again = (): void => {
    if (easel.pictures.wanting()) requestAnimationFrame(() => easel.redraw('pieces'))
  }
  const group = useBeforeDraw<Node>(() => {
    easel.pictures.frame(easel.camera().scale)
    stamp.current = stampOf(easel, look)
  }, again)
  // Whatever flies higher is drawn over what flies lower.
  const flyers = tokens.filter(isFlyer).toSorted((a, b) => a.level - b.level)
  return (
    <Group ref={group}>
      {tokens.map(token => (isFlyer(token) ? null : <Piece key={token.id} token={token} stamp={stamp} />))}
      {FLYER_PARTS.map(part =>
        flyers.map(token => <Piece key={`${token.id} ${part}`} token={token} part={part} stamp={stamp} />),
      )}
    </Group>
  )
}

/**
 * A base as a kept picture, copied on whole pixels and neither scaled nor turned: an Image between pixels is blurred, and
 * several times slower.
 */
const Piece = memo(({ token, part, stamp }: PieceProps) => (
  <Shape sceneFunc={(context, node) => inPixels(context, node, pen => stamp.current?.(pen, token, part))} />
))

interface PieceProps {
  readonly token: Token
  readonly part?: FlyerPart
  readonly stamp: RefObject<Stamp | null>
}

/** How all tokens are drawn now: who is held, turned, lit, stands back. */
function stampOf(easel: Easel, look: GroundLook): Stamp {
  const camera = easel.camera()
  const view = easel.view()
  const props = easel.props()
  const gesture = easel.gesture()
  const { bitmaps, sprites } = easel.pictures
  const held = gesture.kind === 'dragging' ? gesture.token : null
  const turning = gesture.kind === 'turning' ? gesture : null
  const lit = new Set([...(props.lit ?? []), easel.hovered()])
  const dimmed = new Set(props.dimmed)
  return (pen, token, part) => {
    const at = toScreen(camera, easel.placeOf(token.id) ?? token.at)
    if (!isSeen(view, at, Math.max(token.width, token.depth) * camera.scale + 130)) return
    const pose = {
      at,
      scale: camera.scale,
      facing: turning?.token === token.id ? turning.facing : token.facing,
      alpha: held === token.id ? 0.45 : dimmed.has(token.id) ? 0.7 : 1,
      lit: lit.has(token.id),
    }
    if (part && isFlyer(token)) stampFlyer(pen, sprites, bitmaps, token, part, pose)
    else stampToken(pen, sprites, bitmaps, token, look, pose)
  }
}
