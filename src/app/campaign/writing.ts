import type { CampaignBattle, CampaignView } from '../../engine/campaign'
import { SIDES, type Side } from '../../engine/ids'
import type { Phrase } from '../../engine/phrase'
import type { SideNames } from '../../engine/scenario'
import { CHALK, type Hand } from './chalk'
import { FRAME } from './slate'

export type Sides = Readonly<Record<Side, SideNames>>
export type Tell = (phrase: Phrase) => string

/** Below this width the battles stand one under the other. */
const WIDE = 720
const COLUMN = 208
const ROW = 196
const FOOT = 60

const COLOUR = { A: CHALK.a, B: CHALK.b } as const

const isWide = (width: number): boolean => width >= WIDE

/** The height of a board of so many pixels in width with so many battles, without its ledge. */
export const heightOf = (width: number, battles: number): number =>
  2 * FRAME + (isWide(width) ? COLUMN + FOOT : ROW * battles + FOOT + 40)

/** Everything that is written on the slate: battle by battle, and what they come to. */
export function written(
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
