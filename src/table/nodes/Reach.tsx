import { Path } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import type { LineLook } from '../marks/lines'
import { TONES, WASHES } from '../tokens'
import { Cased } from './cased'
import { pathOf } from './outlines'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

const DASHES = { dash: [8, 6] }
const DOTS: LineLook = { colour: 'rgba(255,244,212,.85)', width: 1.6, dash: [1.5, 6] }

/** Areas that something may reach or not. */
export function Reach({ easel }: { readonly easel: Easel }) {
  const areas = useMarks(easel, 'area')
  return keyed(areas, fadeKey).map(({ key, one: { outlines, tone, dotted } }) => (
    <Soft key={key} easel={easel}>
      <Cased
        look={dotted ? DOTS : { colour: TONES[tone], width: 2.2, ...(tone === 'refused' ? DASHES : {}) }}
      >
        {(line, isLower) => (
          <Path
            data={pathOf(outlines)}
            fillRule="evenodd"
            {...line}
            {...(isLower && !dotted ? { fill: WASHES[tone] } : {})}
          />
        )}
      </Cased>
    </Soft>
  ))
}
