import type { Group as Node } from 'konva/lib/Group'
import { Circle as KonvaCircle } from 'konva/lib/shapes/Circle'
import { Circle, Group, Line } from 'react-konva/lib/ReactKonvaCore'
import type { Token } from '../../engine/scene'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import type { Pen } from '../paint/pen'
import { paintChosenShip } from '../pieces/chosen'
import { type Company, isCompany, paintChosenCompany } from '../pieces/figures/unit'
import { BRASS } from '../tokens'
import { Painting } from './Painting'
import { Pin } from './Pin'
import { Soft } from './Soft'
import { useBeforeDraw } from './useBeforeDraw'

interface ChosenProps {
  readonly easel: Easel
  readonly token: Token | undefined
}

/** The sign of the chosen piece, under it. */
export function Chosen({ easel, token }: ChosenProps) {
  if (!token) return null
  return (
    <Soft key={token.id} easel={easel}>
      {isCompany(token) ? (
        <CompanyRim easel={easel} token={token} />
      ) : token.shape === 'ship' ? (
        <ShipRim easel={easel} token={token} />
      ) : (
        <BrassRing easel={easel} token={token} />
      )}
    </Soft>
  )
}

const DARK = '#3a2a05'
/** The ring is not smaller, in pixels of its radius. */
const LEAST = 14
/** Its dark edges, pixels from its middle line. */
const RIMS = [0, -2.2, 2.2]

/** Brass ring with four ticks round the chosen base: shape tells it, not only colour. */
function BrassRing({ easel, token }: { readonly easel: Easel; readonly token: Token }) {
  const group = useBeforeDraw<Node>(node => {
    const half = Math.max(token.width, token.depth) * easel.camera().scale
    const radius = token.shape === 'hex' ? half * 0.49 : Math.max(half * 0.8, LEAST)
    for (const [i, part] of node.getChildren().entries()) {
      if (part instanceof KonvaCircle) part.radius(radius + (RIMS[i] ?? 0))
      else part.offsetY(radius)
    }
    node.findOne('Circle')?.setAttr('shadowBlur', Math.min(18, radius * 0.3))
  })
  return (
    <Pin easel={easel} at={() => easel.placeOf(token.id) ?? token.at}>
      <Group ref={group}>
        <Circle stroke={BRASS} strokeWidth={3} shadowColor="rgba(255,214,110,.9)" />
        <Circle stroke={DARK} strokeWidth={1} />
        <Circle stroke={DARK} strokeWidth={1} />
        {[45, 135, 225, 315].map(turn => (
          <Line
            key={turn}
            points={[-5, -8, 5, -8, 0, -1]}
            closed
            rotation={turn}
            fill={BRASS}
            stroke={DARK}
            strokeWidth={0.8}
          />
        ))}
      </Group>
    </Pin>
  )
}

/** The chosen unit of figures: its skin in brass. */
function CompanyRim({ easel, token }: { readonly easel: Easel; readonly token: Company }) {
  const paint = (pen: Pen): null => {
    const { x, y } = toScreen(easel.camera(), easel.placeOf(token.id) ?? token.at)
    pen.translate(x, y)
    paintChosenCompany(pen, token, easel.camera().scale)
    return null
  }
  return <Painting paint={paint} />
}

/** The chosen ship: brass round its base, for a ring round its length would hide the sea. */
function ShipRim({ easel, token }: { readonly easel: Easel; readonly token: Token }) {
  const paint = (pen: Pen): null => {
    const { x, y } = toScreen(easel.camera(), easel.placeOf(token.id) ?? token.at)
    const { scale } = easel.camera()
    pen.translate(x, y)
    pen.rotate((token.facing * Math.PI) / 180)
    paintChosenShip(pen, token.side, token.width * scale, token.depth * scale)
    return null
  }
  return <Painting paint={paint} />
}
