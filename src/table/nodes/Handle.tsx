import type { Group as Node } from 'konva/lib/Group'
import { Arc, Circle, Group, Line } from 'react-konva/lib/ReactKonvaCore'
import type { Degrees, Point } from '../../geometry/point'
import type { Easel } from '../easel'
import { armOf } from '../grip'
import { handlePlace } from '../hit'
import { BRASS, BRASS_INK } from '../tokens'
import { useBeforeDraw } from './useBeforeDraw'

/** Where the handle that turns the chosen piece stands on the board now, if there is one. */
export function handleAt(easel: Easel): { readonly at: Point; readonly facing: Degrees } | null {
  const id = easel.props().turnable
  const token = id ? easel.tokens().get(id) : undefined
  const gesture = easel.gesture()
  if (!token || gesture.kind === 'dragging') return null
  const facing = gesture.kind === 'turning' && gesture.token === id ? gesture.facing : token.facing
  return { at: handlePlace({ ...token, facing }, armOf(easel.camera().scale)), facing }
}

/** A brass knob before the front edge, by which the chosen unit is turned. */
export function Handle({ easel }: { readonly easel: Easel }) {
  const group = useBeforeDraw<Node>(node => {
    const handle = handleAt(easel)
    const size = 1 / easel.camera().scale
    node.setAttrs({ visible: handle !== null, scaleX: size, scaleY: size })
    if (handle) node.setAttrs({ ...handle.at, rotation: handle.facing })
  })
  const ink = { stroke: BRASS_INK, strokeWidth: 1.6 }
  return (
    <Group ref={group}>
      <Circle radius={9} fill={BRASS} shadowColor="rgba(0,0,0,.6)" shadowBlur={4} />
      <Circle radius={9} {...ink} />
      <Arc y={2} innerRadius={4} outerRadius={4} angle={144} rotation={198} {...ink} />
      <Line points={[5.6, -1.6, 3.8, 1.2, 1.2, -0.6]} {...ink} />
      <Line points={[-5.6, -1.6, -3.8, 1.2, -1.2, -0.6]} {...ink} />
    </Group>
  )
}
