import { useEffect, useRef } from 'react'
import type { Point } from '../geometry/point'
import type { Scene } from '../engine/scene'
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
  const over = useRef<HTMLCanvasElement>(null)
  const seen = useRef<Seen | null>(null)
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
          paintPreview(canvas, { board: scene.board, ground: { ...scene.ground, names: [] } }, w, h)
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
    const draw = (): void => {
      if (seen.current) drawOverview(canvas, scene, seen.current, scale, w, h)
    }
    const stop = watch(now => {
      seen.current = now
      draw()
    })
    return stop
  }, [scene, scale, w, h, watch])

  const go = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    onCentre({ x: (event.clientX - frame.left) / scale, y: (event.clientY - frame.top) / scale })
  }
  return (
    <div className={styles['minimap']} style={{ width: w, height: h }} aria-hidden="true">
      <canvas ref={ground} style={{ width: w, height: h }} />
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

function drawOverview(
  canvas: HTMLCanvasElement,
  scene: Scene,
  seen: Seen,
  scale: number,
  w: number,
  h: number,
): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  if (canvas.width !== Math.round(w * ratio)) {
    canvas.width = Math.round(w * ratio)
    canvas.height = Math.round(h * ratio)
  }
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, w, h)
  const r = scene.tokens.length > 120 ? 2 : 3
  for (const token of scene.tokens) {
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
