/** Writing and drawing with chalk on a slate: strokes that waver a little, and wear off. Pure but for the canvas it is given. */

export const CHALK = { white: '#f4f2e6', a: '#a9d0f0', b: '#f7ab92', yellow: '#f6dc8c' } as const

type Line = readonly (readonly [number, number])[]

/** Figures as a hand writes them, in a box 50 wide and 70 high. */
const FIGURES: Readonly<Record<string, Line>> = {
  0: [
    [25, 0],
    [8, 12],
    [3, 36],
    [10, 62],
    [25, 70],
    [40, 61],
    [47, 36],
    [42, 12],
    [25, 0],
  ],
  1: [
    [12, 16],
    [28, 0],
    [27, 70],
  ],
  2: [
    [5, 16],
    [14, 3],
    [30, 0],
    [42, 10],
    [41, 24],
    [24, 45],
    [4, 69],
    [47, 68],
  ],
  3: [
    [6, 6],
    [24, 0],
    [40, 8],
    [40, 22],
    [20, 32],
    [40, 38],
    [46, 54],
    [32, 69],
    [14, 70],
    [3, 60],
  ],
  4: [
    [34, 70],
    [33, 0],
    [3, 48],
    [48, 47],
  ],
  5: [
    [42, 0],
    [11, 1],
    [7, 30],
    [26, 26],
    [43, 36],
    [45, 54],
    [32, 69],
    [14, 70],
    [3, 61],
  ],
  6: [
    [38, 2],
    [18, 18],
    [6, 42],
    [9, 62],
    [24, 70],
    [41, 62],
    [44, 46],
    [30, 36],
    [12, 44],
  ],
  7: [
    [4, 1],
    [46, 2],
    [20, 70],
  ],
  8: [
    [25, 32],
    [8, 20],
    [12, 3],
    [28, 0],
    [41, 8],
    [36, 22],
    [12, 42],
    [4, 58],
    [16, 70],
    [36, 69],
    [46, 56],
    [38, 40],
    [25, 32],
  ],
  9: [
    [44, 24],
    [30, 34],
    [10, 28],
    [6, 12],
    [22, 0],
    [40, 6],
    [44, 24],
    [36, 70],
  ],
}

export interface Hand {
  line(points: Line, colour?: string, width?: number, rough?: number): void
  /** Writes a text; answers where it ends. */
  write(
    text: string,
    x: number,
    y: number,
    size: number,
    look?: {
      readonly colour?: string
      readonly weight?: number
      readonly right?: boolean
      readonly italic?: boolean
    },
  ): number
  /** How wide a text becomes. */
  width(text: string, size: number, weight?: number): number
  arrow(from: readonly [number, number], to: readonly [number, number], colour: string): void
  tally(count: number, x: number, y: number, colour: string): void
}

/** Numbers between 0 and 1, always the same for one seed. */
export function steady(seed: number): () => number {
  let now = seed >>> 0
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0
    return now / 0x1_0000_0000
  }
}

/** A hand that writes on a canvas. */
export function handOn(g: CanvasRenderingContext2D): Hand {
  const random = steady(5)
  g.lineCap = 'round'
  g.lineJoin = 'round'

  function line(points: Line, colour: string = CHALK.white, width = 2.4, rough = 1.1): void {
    g.strokeStyle = colour
    for (const [off, wide, alpha] of [
      [0, width, 0.8],
      [0.7, width * 0.55, 0.55],
    ] as const) {
      g.globalAlpha = alpha
      g.lineWidth = wide
      g.beginPath()
      for (const [at, [x1, y1]] of points.entries()) {
        const [x0, y0] = points[at - 1] ?? [x1, y1]
        const steps = Math.max(1, Math.floor(Math.hypot(x1 - x0, y1 - y0) / 9))
        for (let step = at === 0 ? steps : 1; step <= steps; step++) {
          const share = step / steps
          g.lineTo(
            x0 + (x1 - x0) * share + (random() - 0.5) * rough + off,
            y0 + (y1 - y0) * share + (random() - 0.5) * rough + off,
          )
        }
      }
      g.stroke()
    }
    g.globalAlpha = 1
  }

  const partsOf = (text: string): readonly string[] => text.split(/(\d)/).filter(part => part !== '')
  const setFont = (size: number, weight: number, italic = false): void => {
    g.font = `${italic ? 'italic ' : ''}${weight} ${size}px Vollkorn, Georgia, serif`
  }
  const widthOf = (text: string, size: number): number =>
    partsOf(text).reduce((sum, part) => sum + (FIGURES[part] ? size * 0.56 : g.measureText(part).width), 0)

  return {
    line,
    width(text, size, weight = 600) {
      setFont(size, weight)
      return widthOf(text, size)
    },
    write(text, x, y, size, { colour = CHALK.white, weight = 600, right = false, italic = false } = {}) {
      setFont(size, weight, italic)
      let at = right ? x - widthOf(text, size) : x
      for (const part of partsOf(text)) {
        const figure = FIGURES[part]
        if (figure) {
          const from = at
          line(
            figure.map(([fx, fy]) => [
              from + size * (0.04 + fx * 0.0092),
              y - size * 0.7 + fy * size * 0.0101,
            ]),
            colour,
            size * (weight > 400 ? 0.13 : 0.085),
            0.3,
          )
          at += size * 0.56
        } else {
          g.fillStyle = colour
          g.fillText(part, at, y)
          at += g.measureText(part).width
        }
      }
      return at
    },
    arrow([x0, y0], [x1, y1], colour) {
      const angle = Math.atan2(y1 - y0, x1 - x0)
      const barb = (turn: number): readonly [number, number] => [
        x1 - Math.cos(angle + turn) * 11,
        y1 - Math.sin(angle + turn) * 11,
      ]
      line(
        [
          [x0, y0],
          [x1, y1],
        ],
        colour,
        3,
      )
      line([barb(-0.5), [x1, y1], barb(0.5)], colour, 3)
    },
    tally(count, x, y, colour) {
      for (let at = 0; at < count; at++) {
        const fifth = at % 5 === 4
        const group = x + Math.floor(at / 5) * 74
        if (fifth)
          line(
            [
              [group - 6, y - 4],
              [group + 54, y - 20],
            ],
            colour,
            3.2,
          )
        else
          line(
            [
              [group + (at % 5) * 14, y - 24],
              [group + 2 + (at % 5) * 14, y],
            ],
            colour,
            3.4,
          )
      }
      if (count === 0)
        line(
          [
            [x, y - 11],
            [x + 16, y - 12],
          ],
          colour,
          3,
        )
    },
  }
}

/** Wears the chalk of a whole sheet: grain, and cloudy places where a hand has wiped. */
export function wear(g: CanvasRenderingContext2D, width: number, height: number): void {
  const sheet = g.getImageData(0, 0, width, height)
  const { data } = sheet
  const random = steady(11)
  for (let at = 3; at < data.length; at += 4) {
    const grain = random()
    const alpha = data[at] ?? 0
    if (alpha > 0) data[at] = alpha * Math.min(1, 0.62 + (grain - 0.2) * 0.55)
  }
  g.putImageData(sheet, 0, 0)
}
