import { useEffect, useRef } from 'react'
import type { Point } from '../geometry/point'
import type { Scene, Token } from '../engine/scene'
import { toBoard, type Camera } from './camera'
import { fontsLoaded } from './fonts'
import { paintPreview } from './preview'
import { BRASS, INK, sideLook } from './tokens'
import styles from './table.module.css'

interface Seen {
  readonly camera: Camera
  readonly width: number
  readonly height: number
}

export interface MinimapProps {
  readonly scene: Scene
  readonly width: number
  readonly height: number
  /** Calls back with what the table shows now, and at each change, until the returned function is called. */
  readonly watch: (told: (seen: Seen) => void) => () => void
  readonly onCentre: (at: Point) => void
}

/** The whole table small: where the sides are and what part one looks at. Press or drag to look elsewhere. */
export function Minimap({ scene, width, height, watch, onCentre }: MinimapProps) {
  const ground = useRef<HTMLCanvasElement>(null)
  const sides = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const { board } = scene
  const scale = Math.min(width / board.width, height / board.height)
  const w = Math.round(board.width * scale)
  const h = Math.round(board.height * scale)

  useEffect(() => {
    let gone = false
    const canvas = ground.current
    // The table itself comes first.
    const timer = window.setTimeout(() => {
      void fontsLoaded().then(() => {
        if (!gone && canvas)
          void paintPreview(
            canvas,
            { board: scene.board, ground: { ...scene.ground, names: [] } },
            w,
            h,
            {},
            () => !gone,
          )
      })
    }, 120)
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [scene.ground, scene.board, w, h])

  useEffect(() => {
    const canvas = over.current
    if (!canvas) return undefined
    return watch(seen => drawFrame(canvas, seen, scale, w, h))
  }, [scale, w, h, watch])

  // The units apart from the frame: the frame moves with each frame of panning.
  useEffect(() => {
    if (sides.current) drawSides(sides.current, scene.tokens, scale, w, h)
  }, [scene.tokens, scale, w, h])

  const go = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    onCentre({ x: (event.clientX - frame.left) / scale, y: (event.clientY - frame.top) / scale })
  }
  return (
    <div className={styles['minimap']} style={{ width: w, height: h }} aria-hidden="true">
      <canvas ref={ground} style={{ width: w, height: h }} />
      <canvas ref={sides} style={{ width: w, height: h }} />
      <canvas
        ref={over}
        style={{ width: w, height: h }}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={event => {
          if (event.buttons & 1) go(event)
        }}
      />
    </div>
  )
}

/** An empty canvas of `w` x `h` CSS pixels. */
function cleared(canvas: HTMLCanvasElement, w: number, h: number): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  const width = Math.round(w * ratio)
  const height = Math.round(h * ratio)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const pen = canvas.getContext('2d')
  pen?.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen?.clearRect(0, 0, w, h)
  return pen
}

function drawSides(
  canvas: HTMLCanvasElement,
  tokens: readonly Token[],
  scale: number,
  w: number,
  h: number,
): void {
  const pen = cleared(canvas, w, h)
  if (!pen) return
  const r = tokens.length > 120 ? 2 : 3
  for (const token of tokens) {
    const x = token.at.x * scale
    const y = token.at.y * scale
    pen.fillStyle = sideLook(token.side).rim
    pen.strokeStyle = '#fff7e2'
    pen.lineWidth = 1.2
    pen.beginPath()
    if (token.side === 'B') {
      pen.moveTo(x, y - r * 1.5)
      pen.lineTo(x + r * 1.5, y)
      pen.lineTo(x, y + r * 1.5)
      pen.lineTo(x - r * 1.5, y)
      pen.closePath()
    } else pen.rect(x - r, y - r, r * 2, r * 2)
    pen.fill()
    pen.stroke()
  }
}

function drawFrame(canvas: HTMLCanvasElement, seen: Seen, scale: number, w: number, h: number): void {
  const pen = cleared(canvas, w, h)
  if (!pen) return
  const from = toBoard(seen.camera, { x: 0, y: 0 })
  const x0 = Math.max(1, from.x * scale)
  const y0 = Math.max(1, from.y * scale)
  const x1 = Math.min(w - 1, (from.x + seen.width / seen.camera.scale) * scale)
  const y1 = Math.min(h - 1, (from.y + seen.height / seen.camera.scale) * scale)
  for (const [colour, width] of [
    [INK, 4],
    [BRASS, 2],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.strokeRect(x0, y0, x1 - x0, y1 - y0)
  }
}
