import { Circle } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { CREAM } from '../tokens'
import { Cased, PIXEL_LINE } from './cased'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Rings: how far something shoots, sees or hears. */
export function Ranges({ easel }: { readonly easel: Easel }) {
  const rings = useMarks(easel, 'ring')
  return keyed(rings, fadeKey).map(({ key, one: { at, radius, line } }) => (
    <Soft key={key} easel={easel}>
      {line === 'dashed' ? (
        DASHED.map(dashes => (
          <Circle key={dashes.stroke} x={at.x} y={at.y} radius={radius} {...PIXEL_LINE} {...dashes} />
        ))
      ) : (
        <Cased look={{ colour: CREAM, width: 2.3 }}>
          {cased => <Circle x={at.x} y={at.y} radius={radius} {...cased} />}
        </Cased>
      )}
    </Soft>
  ))
}

const DASHED = [
  { stroke: 'rgba(20,20,8,.5)', strokeWidth: 4, dash: [10, 7] },
  { stroke: CREAM, strokeWidth: 2, dash: [10, 7] },
]
