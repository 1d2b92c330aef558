import type { ShapeConfig } from 'konva/lib/Shape'
import { Fragment, type ReactNode } from 'react'
import { linesOf, type LineLook } from '../marks/lines'

/** Lines keep their width in pixels however near one looks. */
export const PIXEL_LINE = { strokeScaleEnabled: false, perfectDrawEnabled: false } as const

interface CasedProps {
  readonly look: LineLook
  /** The shape, drawn with each of the two lines; the lower one may be filled too. */
  readonly children: (line: ShapeConfig, isLower: boolean) => ReactNode
}

/** A shape with a light line on a dark casing 2 px wider, so that it shows on snow and on mud. */
export const Cased = ({ look, children }: CasedProps) =>
  linesOf(look).map(({ colour, width, cap, dash }, i) => (
    <Fragment key={i === 0 ? 'casing' : 'line'}>
      {children(
        {
          ...PIXEL_LINE,
          stroke: colour,
          strokeWidth: width,
          lineCap: cap,
          lineJoin: 'round',
          dash: [...dash],
        },
        i === 0,
      )}
    </Fragment>
  ))
