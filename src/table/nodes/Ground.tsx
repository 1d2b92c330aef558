import { memo, useLayoutEffect, useRef } from 'react'
import type { BoardPicture, Ground as Painted } from '../../engine/scene'
import type { Easel } from '../easel'
import { createGroundTiles, type GroundTiles } from '../groundTiles'
import type { Pen } from '../paint/pen'
import { drawSurround } from '../surround'
import { Painting } from './Painting'

interface GroundProps {
  readonly easel: Easel
  readonly ground: Painted
  readonly board: BoardPicture
}

/** The painted ground in kept tiles, and the frame of the table about it: an order that leaves both as they are draws neither again. */
export const Ground = memo(({ easel, ground, board }: GroundProps) => {
  const tiles = useRef<GroundTiles>(null)
  useLayoutEffect(() => {
    const made = createGroundTiles(() => easel.redraw('ground'))
    tiles.current = made
    return () => {
      tiles.current = null
      made.destroy()
    }
  }, [easel])
  useLayoutEffect(() => tiles.current?.set(ground, board), [ground, board])
  const paint = (pen: Pen): null => {
    const camera = easel.camera()
    const { width, height } = easel.view()
    drawSurround(pen, camera, board, width, height)
    tiles.current?.draw(pen, camera, width, height, Math.min(3, window.devicePixelRatio || 1))
    return null
  }
  return <Painting paint={paint} />
})
