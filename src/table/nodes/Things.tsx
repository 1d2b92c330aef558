import { memo, useEffect, useRef } from 'react'
import type { Prop } from '../../engine/scene'
import { toScreen } from '../camera'
import type { Easel } from '../easel'
import type { Pen } from '../paint/pen'
import { drawProp, drawSmoke } from '../pieces/draw'
import { Painting } from './Painting'
import { isSeen } from './seen'
import { keyed } from './Soft'

/** Smoke drifts on after so many milliseconds. */
const SMOKE_MS = 333

interface ThingsProps {
  readonly easel: Easel
  readonly things: readonly Prop[]
}

const nameOf = (thing: Prop): string => `${thing.kind} ${thing.id}`

/** What stands on the table and is no unit: wrecks, mines, flags, counters. */
export const Things = ({ easel, things }: ThingsProps) =>
  keyed(things, nameOf).map(({ key, one }) => <Thing key={key} easel={easel} thing={one} />)

const Thing = memo(({ easel, thing }: { readonly easel: Easel; readonly thing: Prop }) => {
  const paint = (pen: Pen): null => {
    const { scale } = easel.camera()
    const at = toScreen(easel.camera(), thing.at)
    const { bitmaps, sprites } = easel.pictures
    if (isSeen(easel.view(), at, Math.max(thing.width, thing.depth) * scale + 40))
      drawProp(pen, bitmaps, sprites, thing, at, scale)
    return null
  }
  return <Painting paint={paint} />
})

/** Flames and smoke; they stand above the bases and below everything that is read. */
export function Smoke({ easel, things }: ThingsProps) {
  const burning = things.filter(thing => thing.kind === 'wreck' || thing.kind === 'smoke')
  const isBurning = burning.length > 0
  const tick = useRef(0)
  useEffect(() => {
    if (!isBurning) return undefined
    const timer = window.setInterval(() => {
      if (document.hidden || easel.still()) return
      tick.current++
      easel.redraw('pieces')
    }, SMOKE_MS)
    return () => window.clearInterval(timer)
  }, [easel, isBurning])
  const paint = (pen: Pen): null => {
    const { scale } = easel.camera()
    for (const thing of burning) {
      const at = toScreen(easel.camera(), thing.at)
      if (isSeen(easel.view(), at, Math.max(thing.width, thing.depth) * scale * 2.4))
        drawSmoke(pen, easel.pictures.bitmaps, thing, at, scale, tick.current)
    }
    return null
  }
  return <Painting paint={paint} />
}
