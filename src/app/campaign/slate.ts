import { CHALK, steady } from './chalk'

/** The frame of wood around the slate, in pixels. */
export const FRAME = 13

/** Wood with light from the north-west, and a slate that was wiped many times. */
export function slate(g: CanvasRenderingContext2D, width: number, height: number): void {
  const random = steady(3)
  const wood = (points: readonly (readonly [number, number])[], from: string, to: string): void => {
    const [[x0, y0] = [0, 0], , [x2, y2] = [0, 0]] = points
    const shade = g.createLinearGradient(x0, y0, x2, y2)
    shade.addColorStop(0, from)
    shade.addColorStop(1, to)
    g.beginPath()
    for (const [x, y] of points) g.lineTo(x, y)
    g.closePath()
    g.fillStyle = shade
    g.fill()
    g.strokeStyle = 'rgba(20,12,4,.55)'
    g.stroke()
  }
  const [x1, y1, f] = [width, height, FRAME]
  wood(
    [
      [0, 0],
      [x1, 0],
      [x1 - f, f],
      [f, f],
    ],
    '#94744a',
    '#7a5d38',
  )
  wood(
    [
      [0, 0],
      [f, f],
      [f, y1 - f],
      [0, y1],
    ],
    '#8a6b43',
    '#6d5231',
  )
  wood(
    [
      [x1, 0],
      [x1, y1],
      [x1 - f, y1 - f],
      [x1 - f, f],
    ],
    '#60482a',
    '#4b371f',
  )
  wood(
    [
      [0, y1],
      [f, y1 - f],
      [x1 - f, y1 - f],
      [x1, y1],
    ],
    '#6a5030',
    '#503b22',
  )
  g.save()
  g.beginPath()
  g.rect(f, f, width - 2 * f, height - 2 * f)
  g.clip()
  g.fillStyle = '#2a312d'
  g.fillRect(0, 0, width, height)
  for (let at = 0; at < 60; at++) {
    const [x, y, r] = [random() * width, random() * height, 40 + random() * 120]
    const cloud = g.createRadialGradient(x, y, 0, x, y, r)
    cloud.addColorStop(0, random() < 0.6 ? 'rgba(214,224,214,.045)' : 'rgba(0,0,0,.10)')
    cloud.addColorStop(1, 'rgba(0,0,0,0)')
    g.fillStyle = cloud
    g.fillRect(x - r, y - r, 2 * r, 2 * r)
  }
  g.lineCap = 'round'
  for (let at = 0; at < 46; at++) {
    const [x, y, angle, long] = [
      random() * width,
      random() * height,
      -0.3 + random() * 0.5,
      60 + random() * 170,
    ]
    g.strokeStyle = `rgba(226,232,222,${0.012 + random() * 0.022})`
    g.lineWidth = 5 + random() * 20
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(
      x + (Math.cos(angle) * long) / 2,
      y + (Math.sin(angle) * long) / 2 - 24,
      x + Math.cos(angle) * long,
      y + Math.sin(angle) * long,
    )
    g.stroke()
  }
  g.fillStyle = 'rgba(0,0,0,.35)'
  g.fillRect(f, f, width, 4)
  g.fillRect(f, f, 4, height)
  g.restore()
}

/** The ledge with its chalks and the duster. */
export function ledge(g: CanvasRenderingContext2D, width: number, y: number): void {
  g.fillStyle = '#7d6039'
  g.fillRect(0, y - 5, width, 11)
  g.fillStyle = 'rgba(255,240,200,.25)'
  g.fillRect(0, y - 5, width, 2)
  g.fillStyle = 'rgba(0,0,0,.45)'
  g.fillRect(0, y + 6, width, 4)
  const from = width * 0.66
  for (const [x, colour, long] of [
    [0, CHALK.white, 40],
    [54, CHALK.a, 26],
    [94, CHALK.b, 32],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.roundRect(from + x, y - 12, long, 8, 2)
    g.fill()
    g.fillStyle = 'rgba(0,0,0,.22)'
    g.fillRect(from + x, y - 7, long, 3)
  }
  g.fillStyle = '#4a3420'
  g.beginPath()
  g.roundRect(from + 150, y - 21, 70, 12, 3)
  g.fill()
  g.fillStyle = '#d8d2c0'
  g.fillRect(from + 153, y - 10, 64, 6)
}
