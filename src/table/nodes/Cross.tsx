import { Circle, Line } from 'react-konva/lib/ReactKonvaCore'
import type { Point } from '../../geometry/point'
import type { Easel } from '../easel'
import { BLOCKED, CREAM } from '../tokens'
import { Pin } from './Pin'

interface CrossProps {
  readonly easel: Easel
  readonly at: () => Point
  /** In pixels. */
  readonly radius: number
}

/** A red disc with a cross: no farther. */
export function Cross({ easel, at, radius }: CrossProps) {
  const arm = radius * 0.4
  return (
    <Pin easel={easel} at={at}>
      <Circle radius={radius} fill={BLOCKED} shadowColor="rgba(0,0,0,.6)" shadowBlur={5} />
      <Circle radius={radius} stroke={CREAM} strokeWidth={2} />
      {[arm, -arm].map(d => (
        <Line
          key={d}
          points={[-arm, -d, arm, d]}
          stroke={CREAM}
          strokeWidth={radius * 0.32}
          lineCap="round"
        />
      ))}
    </Pin>
  )
}
