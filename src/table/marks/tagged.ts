import type { Mark } from '../../engine/scene'
import { gap } from '../hit'
import type { Pen } from '../paint/pen'
import { all, at, bracketSize, nameRect, tokenRect, type MarkFrame } from './frame'
import { overlap, placeTags, type Rect, type Shy } from './place'
import { spanning } from './rects'
import { drawLeader, drawTag, shortTag, tagSize, type Tag } from './tags'

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

/** Draws the tags where they cover least of what is on the table, and of the words there. Returns where something was drawn. */
export function drawTags(
  pen: Pen,
  marks: readonly Mark[],
  frame: MarkFrame,
  words: readonly Rect[],
): readonly Rect[] {
  const all = marks.filter((mark): mark is Tag => mark.kind === 'tag' && seen(frame, mark))
  if (all.length === 0) return []
  const list = fitting(pen, all, frame)
  const wishes = list.map(tag => {
    const token = tag.token === undefined ? undefined : frame.tokens.get(tag.token)
    const place = at(frame, tag.at)
    const own = token && gap(token, tag.at) < 0.01 ? bracketSize(token, frame.camera.scale) : undefined
    // The name below the base belongs to it.
    const anchor = own
      ? { x: place.x - own.w, y: place.y - own.h, w: own.w * 2, h: own.h * 2 + 16 }
      : { x: place.x - 14, y: place.y - 14, w: 28, h: 28 }
    return { ...tagSize(pen, tag), anchor, first: stressed(tag, frame) }
  })
  const chosen = frame.selected === null ? undefined : frame.tokens.get(frame.selected)
  const kept = [...(chosen ? [tokenRect(frame, chosen, 10)] : []), ...frame.covers()]
  const soft: Shy[] = [
    ...[...frame.tokens.values()].map(token => tokenRect(frame, token, 6)),
    ...[...frame.tokens.values()].flatMap(token => nameRect(frame, token) ?? []),
    ...words.map(word => ({ ...word, weight: 4 })),
  ]
  soft.push(...sightRects(marks, frame))
  const spots = placeTags(wishes, kept, soft, frame.clear)
  const rank = (tag: Tag): number => (chosenTag(tag) ? 1 : 0) + (stressed(tag, frame) ? 1 : 0)
  const order = list.map((tag, i) => ({ tag, i })).toSorted((a, b) => rank(a.tag) - rank(b.tag))
  for (const [i, spot] of spots.entries()) {
    const wish = wishes[i]
    if (spot.leader && wish) drawLeader(pen, spot, wish.anchor)
  }
  for (const { tag, i } of order) {
    const spot = spots[i]
    const wish = wishes[i]
    if (spot && wish) drawTag(pen, tag, spot, wish.anchor)
  }
  return spots.map((spot, i) => spanning([spot, wishes[i]?.anchor ?? spot]))
}
