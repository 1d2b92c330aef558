import { Circle, Line } from 'react-konva/lib/ReactKonvaCore'
import type { Easel } from '../easel'
import { BRASS, INK } from '../tokens'
import { Pin } from './Pin'
import { keyed } from './Soft'
import { useMarks } from './useMarks'

/** In pixels. */
const RADIUS = 11
const POINT = 7
const GUARD = 3.2

/** Who is in melee: two crossed swords on a brass disc, and never the sign of what is refused. */
export function Melees({ easel }: { readonly easel: Easel }) {
  const melees = useMarks(easel, 'melee')
  return keyed(melees, ({ at }) => `${at.x} ${at.y}`).map(({ key, one }) => (
    <Pin key={key} easel={easel} at={() => one.at}>
      <Circle radius={RADIUS} fill={BRASS} shadowColor="rgba(0,0,0,.6)" shadowBlur={5} />
      <Circle radius={RADIUS} stroke={INK} strokeWidth={1.6} />
      {[1, -1].map(side => (
        <Sword key={side} side={side} />
      ))}
    </Pin>
  ))
}

/** From the pommel below to the point above, with its guard across. */
function Sword({ side }: { readonly side: number }) {
  const hilt = POINT - GUARD * 1.4
  return (
    <>
      <Line
        points={[-side * POINT, POINT, side * POINT, -POINT]}
        stroke={INK}
        strokeWidth={2.4}
        lineCap="round"
      />
      <Line
        points={[-side * (hilt + GUARD), hilt - GUARD, -side * (hilt - GUARD), hilt + GUARD]}
        stroke={INK}
        strokeWidth={2.2}
        lineCap="round"
      />
    </>
  )
}
