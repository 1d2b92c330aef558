import type { Group as Node } from 'konva/lib/Group'
import type { ReactNode } from 'react'
import { Group } from 'react-konva/lib/ReactKonvaCore'
import type { Point } from '../../geometry/point'
import type { Easel } from '../easel'
import { useBeforeDraw } from './useBeforeDraw'

interface PinProps {
  readonly easel: Easel
  /** Where on the board it stands, asked for whenever it is drawn. */
  readonly at: () => Point
  readonly children: ReactNode
}

/** Stands at a place of the board and keeps its size in pixels however near one looks. */
export function Pin({ easel, at, children }: PinProps) {
  const group = useBeforeDraw<Node>(node => {
    const { x, y } = at()
    const size = 1 / easel.camera().scale
    node.setAttrs({ x, y, scaleX: size, scaleY: size })
  })
  return <Group ref={group}>{children}</Group>
}
