import type { Easel } from '../easel'
import { fadeKey } from '../marks/fadeKey'
import { drawCloud } from '../marks/cloud'
import { Painting } from './Painting'
import { keyed, Soft } from './Soft'
import { useMarks } from './useMarks'

/** Where shells may fall, and how likely: soft spots that never become too small to see. */
export function Scatter({ easel }: { readonly easel: Easel }) {
  const clouds = useMarks(easel, 'cloud')
  return keyed(clouds, fadeKey).map(({ key, one }) => (
    <Soft key={key} easel={easel}>
      <Painting paint={pen => drawCloud(pen, one, easel.camera())} />
    </Soft>
  ))
}
