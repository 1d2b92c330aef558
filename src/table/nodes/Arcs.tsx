import { Wedge } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { CREAM } from '../tokens'
import { Cased } from './cased'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Arcs of fire and of sight. */
export function Arcs({ easel }: { readonly easel: Easel }) {
  const arcs = useMarks(easel, 'arc')
  return keyed(arcs, fadeKey).map(({ key, one: { at, facing, half, radius } }) => (
    <Soft key={key} easel={easel}>
      <Cased look={{ colour: CREAM, width: 1.8 }}>
        {(line, isLower) => (
          <Wedge
            x={at.x}
            y={at.y}
            radius={radius}
            angle={half * 2}
            rotation={facing - 90 - half}
            {...line}
            {...(isLower ? { fill: 'rgba(255,246,214,.13)' } : {})}
          />
        )}
      </Cased>
    </Soft>
  ))
}
