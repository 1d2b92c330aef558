import type { Mark } from '../../engine/scene'
import { gap } from '../hit'
import type { Pen } from '../paint/pen'
import { all, at, bracketSize, tokenRect, type MarkFrame } from './frame'
import { overlap, placeTags, type Rect, type Shy, type Spot } from './place'
import { spanning } from './rects'
import { drawFigure, drawLeader, drawTag, figureAt, shortTag, tagSize, type Tag } from './tags'

/** What a sight line must not lose under a tag: its course, where it is cut, what cuts it. */
function sightRects(marks: readonly Mark[], frame: MarkFrame): readonly Shy[] {
  const rects: Shy[] = []
  for (const mark of marks) {
    if (mark.kind !== 'sight') continue
    const from = at(frame, mark.from)
    const to = at(frame, mark.to)
    for (let i = 1; i < 12; i++) {
      const x = from.x + ((to.x - from.x) * i) / 12
      const y = from.y + ((to.y - from.y) * i) / 12
      rects.push({ x: x - 6, y: y - 6, w: 12, h: 12, weight: 3 })
    }
    for (const p of mark.blocker ? all(frame, mark.blocker) : []) {
      rects.push({ x: p.x - 16, y: p.y - 16, w: 32, h: 32, weight: 4 })
    }
    if (mark.blockedAt) {
      const cut = at(frame, mark.blockedAt)
      rects.push({ x: cut.x - 14, y: cut.y - 14, w: 28, h: 28, weight: 8 })
    }
  }
  return rects
}

/** A tag of something that is not on the canvas would speak of nothing; a small one not of what lies beyond the window either. */
function seen(frame: MarkFrame, tag: Tag): boolean {
  const { x, y } = at(frame, tag.at)
  if (tag.short) return overlap({ x, y, w: 1, h: 1 }, frame.clear) > 0
  return x > -20 && y > -20 && x < frame.width + 20 && y < frame.height + 20
}

/** Tags in full may cover this part of the table; where they would cover more, most of them are short. */
const CROWDED = 0.1

/** Full tags where there is room; else short ones, but for the chosen target's and those that are pointed at. */
function fitting(pen: Pen, list: readonly Tag[], frame: MarkFrame): readonly Tag[] {
  let area = 0
  for (const tag of list) {
    const { w, h } = tagSize(pen, tag)
    area += w * h
  }
  const { clear } = frame
  if (area < clear.w * clear.h * CROWDED) return list
  return list.map(tag => (stressed(tag, frame) ? tag : shortTag(tag)))
}

const chosenTag = (tag: Tag): boolean => tag.tone === 'danger' || tag.tone === 'chosen'
const stressed = (tag: Tag, frame: MarkFrame): boolean =>
  chosenTag(tag) || (tag.token !== undefined && frame.pointed.includes(tag.token))

/** More tags than this are figures on the bases, but for those that are stressed. */
const MANY = 8

/** A tag in its place: a card beside what it speaks of, or its first figure on the base itself. */
interface Laid {
  readonly tag: Tag
  readonly spot: Spot
  readonly anchor: Rect
  readonly figure: boolean
}

/** Draws the tags. Returns where something was drawn. */
export function drawTags(
  pen: Pen,
  marks: readonly Mark[],
  frame: MarkFrame,
  words: readonly Rect[],
): readonly Rect[] {
  const laid = layTags(pen, marks, frame, words)
  const rank = ({ tag }: Laid): number => (chosenTag(tag) ? 1 : 0) + (stressed(tag, frame) ? 1 : 0)
  for (const { spot, anchor } of laid) if (spot.leader) drawLeader(pen, spot, anchor)
  for (const { tag, spot, anchor, figure } of laid.toSorted((a, b) => rank(a) - rank(b))) {
    if (figure) drawFigure(pen, tag, spot)
    else drawTag(pen, tag, spot, anchor)
  }
  return laid.map(({ spot, anchor }) => spanning([spot, anchor]))
}

/**
 * Where tags stand: cards where they cover least of what is on the table, and nothing that is to be read or pressed. Of
 * many, and of those that find no such place near by, the first figure stands on the base itself; where even that has no
 * room, the brackets and the panel say enough. The chosen target's tag and those that are pointed at are cards in any case.
 */
export function layTags(
  pen: Pen,
  marks: readonly Mark[],
  frame: MarkFrame,
  words: readonly Rect[],
): readonly Laid[] {
  const all = marks.filter((mark): mark is Tag => mark.kind === 'tag' && seen(frame, mark))
  if (all.length === 0) return []
  const isCrowd = all.length > MANY
  const wanted = isCrowd ? all.filter(tag => stressed(tag, frame)) : fitting(pen, all, frame)
  const others = isCrowd ? all.filter(tag => !stressed(tag, frame)) : []
  const chosen = frame.selected === null ? undefined : frame.tokens.get(frame.selected)
  const tools = frame.covers()
  const kept = [...(chosen ? [tokenRect(frame, chosen, 10)] : []), ...tools]
  const read = [...frame.names.values(), ...frame.signs, ...words]
  const spared = [...read, ...tools]
  const soft: Shy[] = [
    ...[...frame.tokens.values()].map(token => tokenRect(frame, token, 6)),
    ...read.map(rect => ({ ...rect, weight: 4, read: true as const })),
    ...others.map(tag => ({ ...figureAt(pen, tag, at(frame, tag.at)), read: true as const })),
    ...sightRects(marks, frame),
  ]
  const lay = (list: readonly Tag[]): readonly Laid[] => {
    const wishes = list.map(tag => ({
      ...tagSize(pen, tag),
      anchor: anchorOf(tag, frame),
      first: stressed(tag, frame),
    }))
    return placeTags(wishes, kept, soft, frame.clear).flatMap((spot, i): readonly Laid[] => {
      const [tag, wish] = [list[i], wishes[i]]
      return tag && wish ? [{ tag, spot, anchor: wish.anchor, figure: false }] : []
    })
  }
  let laid = lay(wanted)
  // Where the whole of it has no room, it says its numbers.
  if (laid.some(({ spot }) => meets(spot, spared)))
    laid = lay(laid.map(({ tag, spot }) => (meets(spot, spared) ? shortTag(tag) : tag)))
  const cards = laid.filter(({ tag, spot }) => stressed(tag, frame) || !meets(spot, spared))
  const rest = [...others, ...laid.filter(one => !cards.includes(one)).map(({ tag }) => tag)]
  const taken = [...read, ...kept, ...cards.map(({ spot }) => spot)]
  return [...cards, ...figuresOf(pen, rest, frame, taken)]
}

const meets = (rect: Rect, others: readonly Rect[]): boolean => others.some(other => overlap(rect, other) > 0)

/** What a tag speaks of, with its brackets and name. */
function anchorOf(tag: Tag, frame: MarkFrame): Rect {
  const token = tag.token === undefined ? undefined : frame.tokens.get(tag.token)
  const place = at(frame, tag.at)
  const own = token && gap(token, tag.at) < 0.01 ? bracketSize(token, frame.camera.scale) : undefined
  // The name below the base belongs to it.
  return own
    ? { x: place.x - own.w, y: place.y - own.h, w: own.w * 2, h: own.h * 2 + 16 }
    : { x: place.x - 14, y: place.y - 14, w: 28, h: 28 }
}

/** Figures on the bases that they speak of, in the middle or as near to it as there is room on the base. */
function figuresOf(
  pen: Pen,
  tags: readonly Tag[],
  frame: MarkFrame,
  taken: readonly Rect[],
): readonly Laid[] {
  const full = [...taken]
  return tags.flatMap((tag): readonly Laid[] => {
    const token = tag.token === undefined ? undefined : frame.tokens.get(tag.token)
    const place = at(frame, tag.at)
    const base = token ? tokenRect(frame, token) : { w: 0, h: 0 }
    const { w, h } = figureAt(pen, tag, place)
    const [dx, dy] = [Math.max(0, base.w - w) / 2, Math.max(0, base.h - h) / 2]
    const places = [0, 1, -1].flatMap(down =>
      [0, 1, -1].map(right => figureAt(pen, tag, { x: place.x + right * dx, y: place.y + down * dy })),
    )
    const free = places.find(rect => !meets(rect, full))
    if (!free) return []
    full.push(free)
    return [{ tag, spot: { ...free, leader: false }, anchor: anchorOf(tag, frame), figure: true }]
  })
}
