import { useEffect, useRef, useState } from 'react'
import type { CampaignBattle, CampaignView } from '../../engine/campaign'
import { SIDES, type Side } from '../../engine/ids'
import type { Phrase } from '../../engine/phrase'
import type { SideNames } from '../../engine/scenario'
import { classes } from '../ui/cx'
import css from './campaign.module.css'
import { CHALK, type Hand, handOn, steady, wear } from './chalk'

const cx = classes(css)

type Sides = Readonly<Record<Side, SideNames>>
type Tell = (phrase: Phrase) => string

/** The frame of wood around the slate, in pixels. */
const FRAME = 13
/** Below this width the battles stand one under the other. */
const WIDE = 720
const COLUMN = 208
const ROW = 196
const FOOT = 60

const COLOUR = { A: CHALK.a, B: CHALK.b } as const

/** The battles of the campaign on a blackboard: what each side shot down, where it came from, how it stands. */
export function Blackboard({
  view,
  now,
  sides,
  tell,
}: {
  readonly view: CampaignView
  /** The battle that comes next, or is fought; counted from 1. */
  readonly now: number
  readonly sides: Sides
  readonly tell: Tell
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = canvas.current?.parentElement
    if (!box) return undefined
    const watch = new ResizeObserver(() => setWidth(Math.floor(box.clientWidth)))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (width === 0) return undefined
    let wanted = true
    void document.fonts.ready.then(() => {
      if (wanted && canvas.current) paint(canvas.current, width, view, now, sides, tell)
    })
    return () => {
      wanted = false
    }
  }, [width, view, now, sides, tell])
  const height = heightOf(width, view.battles.length)
  return (
    <section className={cx('board')} aria-label="The blackboard">
      <canvas ref={canvas} style={{ width, height }} aria-hidden="true" />
      <ul className="quiet">
        {view.battles.map((battle, at) => (
          // A battle is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            Battle {at + 1}:{' '}
            {battle.kills
              ? SIDES.map(side => `${sides[side].name} ${battle.kills?.[side] ?? 0}`).join(', ')
              : ''}{' '}
            {battle.lines.map(tell).join('. ')}
          </li>
        ))}
        <li>
          {view.sum.map(tell).join('. ')}.{' '}
          {SIDES.map(side => `${sides[side].name} ${view.squadrons[side].kills}`).join(', ')}:{' '}
          {tell(view.verdict)}
        </li>
      </ul>
    </section>
  )
}

const isWide = (width: number): boolean => width >= WIDE

const heightOf = (width: number, battles: number): number =>
  2 * FRAME + 10 + (isWide(width) ? COLUMN + FOOT : ROW * battles + FOOT + 40)

function paint(
  canvas: HTMLCanvasElement,
  width: number,
  view: CampaignView,
  now: number,
  sides: Sides,
  tell: Tell,
) {
  const height = heightOf(width, view.battles.length)
  const ratio = Math.min(2, Math.max(1, globalThis.devicePixelRatio))
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const g = canvas.getContext('2d')
  if (!g) return
  g.scale(ratio, ratio)
  slate(g, width, height - 10)
  const sheet = document.createElement('canvas')
  sheet.width = canvas.width
  sheet.height = canvas.height
  const chalk = sheet.getContext('2d')
  if (!chalk) return
  chalk.scale(ratio, ratio)
  written(handOn(chalk), width, height - 10, view, now, sides, tell)
  chalk.setTransform(1, 0, 0, 1, 0, 0)
  wear(chalk, sheet.width, sheet.height)
  g.drawImage(sheet, 0, 0, width, height)
  ledge(g, width, height - 10)
}

/** Wood with light from the north-west, and a slate that was wiped many times. */
function slate(g: CanvasRenderingContext2D, width: number, height: number): void {
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
function ledge(g: CanvasRenderingContext2D, width: number, y: number): void {
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

function written(
  hand: Hand,
  width: number,
  height: number,
  view: CampaignView,
  now: number,
  sides: Sides,
  tell: Tell,
): void {
  const wide = isWide(width)
  const inner = width - 2 * FRAME
  const column = wide ? inner / view.battles.length : inner
  for (const [at, battle] of view.battles.entries()) {
    const x = FRAME + (wide ? column * at : 0) + (wide ? 24 : 16)
    const y = FRAME + (wide ? 0 : ROW * at)
    oneBattle(hand, x, y, column - (wide ? 40 : 28), battle, at + 1, now, sides, tell)
    if (wide && at > 0)
      hand.line(
        [
          [x - 14, FRAME + 18],
          [x - 12, FRAME + COLUMN - 6],
        ],
        'rgba(244,242,230,.7)',
        1.6,
      )
  }
  const top = height - FRAME - FOOT + (wide ? 6 : -34)
  hand.line(
    [
      [FRAME + 20, top],
      [width - FRAME - 20, top - 2],
    ],
    CHALK.white,
    2.2,
  )
  const base = top + 36
  const [first, ...more] = view.sum.map(tell)
  const size = wide && width > 860 ? 22 : wide ? 19 : 18
  let x = hand.write(first ?? '', FRAME + 22, base, size, { weight: 700 }) + 34
  if (!wide) x = FRAME + 22
  const line = wide ? base : base + 34
  for (const side of SIDES) {
    x =
      hand.write(`${sides[side].name} ${view.squadrons[side].kills}`, x, line, size, {
        colour: COLOUR[side],
        weight: 700,
      }) + 34
  }
  const verdict = tell(view.verdict)
  const room = width - FRAME - 28 - hand.width(verdict, size + 2) - 30
  for (const text of more) {
    if (wide && x + hand.width(text, size) < room) x = hand.write(text, x, line, size) + 34
  }
  hand.write(verdict, width - FRAME - 24, base, size + 2, { colour: CHALK.yellow, italic: true, right: true })
}

function oneBattle(
  hand: Hand,
  x: number,
  y: number,
  width: number,
  { kills, came, lines }: CampaignBattle,
  number: number,
  now: number,
  sides: Sides,
  tell: Tell,
): void {
  const top = y + 38
  const isNext = number === now && kills === null
  const colour = isNext ? CHALK.yellow : CHALK.white
  const end = hand.write(`Battle ${number}`, x, top, 27, { weight: 700, colour })
  hand.line(
    [
      [x, top + 8],
      [end + 6, top + 6],
    ],
    colour,
    isNext ? 2.4 : 2,
  )
  const sketchWidth = 106
  const text = width - sketchWidth - 14
  if (kills) {
    for (const [at, side] of SIDES.entries()) {
      const line = top + 46 + at * 36
      const name = short(hand, sides[side].name, text - 30, 19)
      const tally = hand.write(name, x, line, 19, { colour: COLOUR[side] }) + 12
      // The strokes of both sides stand under one another, where there is room for them.
      const from = Math.max(tally, x + text * 0.52)
      const room = x + text - 26 - from
      if (kills[side] <= 5 && room > kills[side] * 14 + 8)
        hand.tally(kills[side], from, line + 1, COLOUR[side])
      hand.write(String(kills[side]), x + text, line + 1, 25, {
        colour: COLOUR[side],
        weight: 700,
        right: true,
      })
    }
  } else {
    for (const [at, line] of lines.slice(0, -1).entries()) {
      hand.write(short(hand, tell(line), came ? width : text, 18), x, top + (came ? 118 : 46) + at * 27, 18, {
        weight: came ? 400 : 600,
      })
    }
  }
  sketch(hand, x + width - sketchWidth, top - (kills || came ? 0 : 14), came)
  const below = kills ? lines : lines.slice(-1)
  for (const [at, line] of below.entries()) {
    const place = top + (kills ? 126 : came ? 145 : 128) + at * 25
    wrapped(hand, tell(line), width, 17).forEach((part, row) =>
      hand.write(part, x, place + row * 23, 17, { weight: 400 }),
    )
  }
}

/** The table with the sides from which the squadrons came. */
function sketch(hand: Hand, x: number, y: number, came: CampaignBattle['came']): void {
  const [w, h] = [100, 78]
  hand.line(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ],
    CHALK.white,
    1.8,
  )
  if (!came) {
    hand.write('?', x + w / 2 - 8, y + h / 2 + 12, 34, { colour: CHALK.yellow })
    return
  }
  const [mx, my] = [x + w / 2, y + h / 2]
  const ways = {
    south: [
      [mx, y + h + 6],
      [mx, y + h - 26],
    ],
    north: [
      [mx, y - 6],
      [mx, y + 26],
    ],
    west: [
      [x - 6, my],
      [x + 28, my],
    ],
    east: [
      [x + w + 6, my],
      [x + w - 28, my],
    ],
  } as const
  for (const side of SIDES) hand.arrow(...ways[came[side]], COLOUR[side])
}

/** A text that fits, its end left out if need be. */
function short(hand: Hand, text: string, width: number, size: number): string {
  if (hand.width(text, size) <= width) return text
  let cut = text
  while (cut.length > 1 && hand.width(`${cut}…`, size) > width) cut = cut.slice(0, -1)
  return `${cut}…`
}

function wrapped(hand: Hand, text: string, width: number, size: number): readonly string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && hand.width(`${last} ${word}`, size, 400) <= width)
      rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows.slice(0, 2)
}
