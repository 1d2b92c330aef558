import { Path, Ring } from 'react-konva/lib/ReactKonvaCore'
import type { BoardPicture } from '../../engine/scene'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { BEYOND } from '../tokens'
import { pathOf } from './outlines'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Darkens what lies beyond a range or a reach. */
export function Shade({ easel, board }: { readonly easel: Easel; readonly board: BoardPicture }) {
  const rings = useMarks(easel, 'ring').filter(mark => mark.shadeBeyond)
  const areas = useMarks(easel, 'area').filter(mark => mark.shadeBeyond)
  // Beyond all that can be seen with the board at its smallest.
  const far = (board.width + board.height) * 4
  const frame = [
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: far, y: far },
    { x: -far, y: far },
  ]
  return (
    <>
      {keyed(rings, fadeKey).map(({ key, one: { at, radius } }) => (
        <Soft key={key} easel={easel}>
          <Ring x={at.x} y={at.y} innerRadius={radius} outerRadius={far} fill={BEYOND} />
        </Soft>
      ))}
      {keyed(areas, fadeKey).map(({ key, one: { outlines } }) => (
        <Soft key={key} easel={easel}>
          <Path data={pathOf([frame, ...outlines])} fillRule="evenodd" fill={BEYOND} />
        </Soft>
      ))}
    </>
  )
}
