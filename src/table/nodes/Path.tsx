import type { Group as Node } from 'konva/lib/Group'
import { Line as KonvaLine } from 'konva/lib/shapes/Line'
import { useSyncExternalStore } from 'react'
import { Circle, Group, Line } from 'react-konva/lib/ReactKonvaCore'
import type { Tone } from '../../engine/scene'
import type { Easel } from '../easel'
import type { LineLook } from '../marks/lines'
import type { MarkOf } from '../marks/store'
import { BRASS, BRASS_INK, CREAM, TARGET, TONES } from '../tokens'
import { Cased } from './cased'
import { flat } from './outlines'
import { keyed } from './Soft'
import { useBeforeDraw } from './useBeforeDraw'

/** A path of more points than this was found by the computer, and its bends are not shown. */
const FEW = 14

const bendsOf = ({ points }: MarkOf<'path'>): number =>
  points.length > FEW ? 0 : Math.max(0, points.length - 2)

/** What a path consists of; where it runs changes with every movement of the hand, past React. */
const partsOf = (mark: MarkOf<'path'>): string =>
  `${mark.tone} ${bendsOf(mark)} ${mark.lies ? 'lies' : 'held'}`

/** Paths, as far as they may be gone and as far as not: those that lie on the table, or those above the pieces. */
export function Path({ easel, lying = false }: { readonly easel: Easel; readonly lying?: boolean }) {
  const parts = useSyncExternalStore(easel.onMarks, () => easel.marksOf('path').map(partsOf).join())
  if (parts === '') return null
  return keyed(parts.split(','), part => part).map(({ key, one }, i) => {
    const [tone, bends, where] = one.split(' ')
    if ((where === 'lies') !== lying) return null
    return <Course key={key} easel={easel} index={i} tone={tone as Tone} bends={Number(bends)} />
  })
}

interface CourseProps {
  readonly easel: Easel
  /** Which of the paths it is. */
  readonly index: number
  readonly tone: Tone
  readonly bends: number
}

const REFUSED: LineLook = { colour: TARGET, width: 3, dash: [2, 8] }

function Course({ easel, index, tone, bends }: CourseProps) {
  const group = useBeforeDraw<Node>(node => {
    const points = easel.marksOf('path')[index]?.points ?? []
    const size = 1 / easel.camera().scale
    let bend = 1
    for (const part of node.getChildren()) {
      if (part instanceof KonvaLine) part.points(flat(points))
      else part.setAttrs({ ...points[bend++], scaleX: size, scaleY: size })
    }
  })
  const isRefused = tone === 'refused' || tone === 'danger'
  const isSide = tone === 'side-a' || tone === 'side-b'
  const colour = isSide ? TONES[tone] : tone === 'plain' ? CREAM : BRASS
  const look: LineLook = isRefused
    ? REFUSED
    : isSide
      ? { colour, width: 3, dash: [10, 5] }
      : { colour, width: 4 }
  return (
    <Group ref={group}>
      <Cased look={look}>{line => <Line {...line} />}</Cased>
      {Array.from({ length: bends }, (_, i) => (
        <Circle key={i} radius={6} fill={isSide ? colour : BRASS} stroke={BRASS_INK} strokeWidth={2} />
      ))}
    </Group>
  )
}
