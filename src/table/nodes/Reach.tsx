import { Path } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { TONES, WASHES } from '../tokens'
import { Cased } from './cased'
import { pathOf } from './outlines'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Areas that something may reach or not. */
export function Reach({ easel }: { readonly easel: Easel }) {
  const areas = useMarks(easel, 'area')
  return keyed(areas, fadeKey).map(({ key, one: { outlines, tone } }) => (
    <Soft key={key} easel={easel}>
      <Cased look={{ colour: TONES[tone], width: 2.2, ...(tone === 'refused' ? { dash: [8, 6] } : {}) }}>
        {(line, isLower) => (
          <Path
            data={pathOf(outlines)}
            fillRule="evenodd"
            {...line}
            {...(isLower ? { fill: WASHES[tone] } : {})}
          />
        )}
      </Cased>
    </Soft>
  ))
}
