import type { Point } from '../geometry/point'
import type { Token } from '../engine/scene'
import type { UnitId } from '../engine/ids'
import { drawDice, type Shown } from './dice'
import { arrow, pill } from './marks/lines'
import { clamp, TAU, type Pen } from './paint/pen'
import { paintChip } from './pieces/chips'
import { BRASS } from './tokens'

/** Longest show of one action at speed 1. */
const DRAMA_MS = 900
const LASTS: Readonly<Record<Shown['kind'], number>> = {
  dice: 600,
  shot: 150,
  move: 220,
  chip: 260,
  burst: 260,
  destroyed: 300,
  arrow: 300,
}

interface Act {
  readonly effect: Shown
  readonly start: number
  readonly length: number
}

export interface Theatre {
  readonly screen: (at: Point) => Point
  readonly scale: () => number
  readonly token: (id: UnitId) => Token | undefined
}

export interface Show {
  /** Resolves when all is shown, to false if it was cut short. */
  readonly play: (effects: readonly Shown[], speed: 0 | 1 | 2) => Promise<boolean>
  readonly skip: () => void
  readonly running: () => boolean
  readonly draw: (pen: Pen) => void
  /** Where a moving unit is shown at this moment, if it is on its way. */
  readonly placeOf: (unit: UnitId) => Point | null
}

/** Shots begin close behind one another; what comes of them waits until they have struck and the dice lie. */
function schedule(
  effects: readonly Shown[],
  speed: 1 | 2,
): { readonly acts: readonly Act[]; readonly total: number } {
  const acts: Act[] = []
  let clock = 0
  let struck = 0
  for (const effect of effects) {
    const length = LASTS[effect.kind]
    if (effect.kind === 'shot') {
      acts.push({ effect, start: clock, length })
      struck = clock + length
      clock += 70
    } else {
      const start = Math.max(clock, struck)
      acts.push({ effect, start, length })
      // Dice that lie already stay while the rest is shown.
      if (effect.kind === 'dice') clock = effect.still ? start : start + length
      else clock = start + length * 0.6
      struck = start
    }
  }
  const total = acts.reduce((most, act) => Math.max(most, act.start + act.length), 0)
  const squeeze = Math.min(1, DRAMA_MS / Math.max(1, total)) / speed
  return {
    acts: acts.map(act => ({ effect: act.effect, start: act.start * squeeze, length: act.length * squeeze })),
    total: total * squeeze,
  }
}

/** Plays what happened, frame by frame; `redraw` is called for each and once at the end. */
export function createShow(theatre: Theatre, redraw: (moves: boolean) => void): Show {
  let acts: readonly Act[] = []
  let began = 0
  let now = 0
  let total = 0
  let frame = 0
  let finish: ((whole: boolean) => void) | null = null

  function stop(whole: boolean): void {
    cancelAnimationFrame(frame)
    const moved = acts.some(act => act.effect.kind === 'move')
    acts = []
    const done = finish
    finish = null
    if (done) {
      redraw(moved)
      done(whole)
    }
  }
  function step(time: number): void {
    now = time - began
    if (now >= total) return stop(true)
    redraw(acts.some(act => act.effect.kind === 'move'))
    frame = requestAnimationFrame(step)
  }
  /** 0 to 1 while an act is on, null before and after. */
  const share = (act: Act): number | null => {
    const t = (now - act.start) / act.length
    return t < 0 || t > 1 ? null : t
  }
  return {
    play(effects, speed) {
      stop(false)
      if (speed === 0 || effects.length === 0) return Promise.resolve(true)
      const plan = schedule(effects, speed)
      acts = plan.acts
      total = plan.total
      began = performance.now()
      now = 0
      frame = requestAnimationFrame(step)
      return new Promise(resolve => {
        finish = resolve
      })
    },
    skip: () => stop(false),
    running: () => finish !== null,
    draw(pen) {
      for (const act of acts) {
        const t = share(act)
        if (t !== null) drawAct(pen, act.effect, t, theatre)
      }
    },
    placeOf(unit) {
      for (const act of acts) {
        if (act.effect.kind !== 'move' || act.effect.unit !== unit) continue
        const t = clamp((now - act.start) / act.length)
        return along(act.effect.path, 1 - (1 - t) ** 2)
      }
      return null
    },
  }
}

/** The place at a share of a path's length. */
export function along(path: readonly Point[], share: number): Point | null {
  const first = path[0]
  if (!first) return null
  let length = 0
  let a = first
  for (const b of path) {
    length += Math.hypot(b.x - a.x, b.y - a.y)
    a = b
  }
  let left = length * clamp(share)
  a = first
  for (const b of path) {
    const leg = Math.hypot(b.x - a.x, b.y - a.y)
    if (leg > 0 && left <= leg)
      return { x: a.x + ((b.x - a.x) * left) / leg, y: a.y + ((b.y - a.y) * left) / leg }
    left -= leg
    a = b
  }
  return a
}

function drawAct(pen: Pen, effect: Shown, t: number, theatre: Theatre): void {
  switch (effect.kind) {
    case 'shot':
      return shot(pen, theatre.screen(effect.from), theatre.screen(effect.to), t, effect.hit)
    case 'burst':
      return burst(pen, theatre.screen(effect.at), Math.max(14, effect.size * theatre.scale()), t)
    case 'destroyed':
      return fireball(pen, theatre.screen(effect.at), Math.max(22, theatre.scale() * 0.7), t)
    case 'arrow': {
      const from = theatre.screen(effect.from)
      const to = theatre.screen(effect.to)
      const reach = clamp(t * 2)
      const tip = { x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach }
      pen.save()
      pen.globalAlpha = t > 0.8 ? (1 - t) * 5 : 1
      arrow(pen, from, tip, BRASS, false)
      if (effect.label !== undefined && t > 0.4) pill(pen, effect.label, { x: to.x, y: to.y - 24 })
      return pen.restore()
    }
    case 'chip':
      return chip(pen, effect.unit, effect.chip, t, theatre)
    case 'dice':
      return drawDice(pen, effect, theatre.screen(effect.at), Math.max(26, theatre.scale() * 0.7), t)
    case 'move':
      return
  }
}

function shot(pen: Pen, from: Point, to: Point, t: number, hit: boolean): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  const head = Math.min(1, t * 1.35) * length
  const tail = Math.max(0, head - Math.min(length * 0.45, 130))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  const streak = pen.createLinearGradient(
    from.x + ux * tail,
    from.y + uy * tail,
    from.x + ux * head,
    from.y + uy * head,
  )
  streak.addColorStop(0, 'rgba(255,170,60,0)')
  streak.addColorStop(1, 'rgba(255,240,190,.95)')
  pen.strokeStyle = streak
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(from.x + ux * tail, from.y + uy * tail)
  pen.lineTo(from.x + ux * head, from.y + uy * head)
  pen.stroke()
  if (t < 0.5) glow(pen, { x: from.x + ux * 18, y: from.y + uy * 18 }, 26 * (1 - t), 1 - t * 2)
  if (t > 0.7 && hit) glow(pen, to, 30 * t, (t - 0.7) * 3)
  pen.restore()
}

function glow(pen: Pen, at: Point, r: number, alpha: number): void {
  const light = pen.createRadialGradient(at.x, at.y, 0, at.x, at.y, r)
  light.addColorStop(0, `rgba(255,246,210,${clamp(alpha)})`)
  light.addColorStop(0.35, `rgba(255,190,80,${clamp(alpha) * 0.7})`)
  light.addColorStop(1, 'rgba(255,110,20,0)')
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(at.x, at.y, r, 0, TAU)
  pen.fill()
}

function burst(pen: Pen, at: Point, r: number, t: number): void {
  pen.save()
  glow(pen, at, r * (0.5 + t * 0.6), 1 - t)
  pen.fillStyle = `rgba(64,52,36,${0.7 * (1 - t)})`
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU + (i % 3) * 0.4
    const d = r * t * (0.7 + (i % 4) * 0.16)
    pen.beginPath()
    pen.arc(
      at.x + Math.cos(a) * d,
      at.y + Math.sin(a) * d - r * Math.sin(t * Math.PI) * 0.25,
      r * 0.09 * (1.4 - t),
      0,
      TAU,
    )
    pen.fill()
  }
  pen.strokeStyle = `rgba(255,240,200,${0.8 * (1 - t)})`
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(at.x, at.y, r * t, 0, TAU)
  pen.stroke()
  pen.restore()
}

function fireball(pen: Pen, at: Point, r: number, t: number): void {
  burst(pen, at, r * 1.4, t)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glow(pen, { x: at.x + r * t * 0.2, y: at.y - r * t * 0.3 }, r * (0.7 + t * 0.9), (1 - t) * 1.2)
  pen.restore()
}

/** The chip drops in with one bounce. */
function chip(pen: Pen, unit: UnitId, text: string, t: number, theatre: Theatre): void {
  const token = theatre.token(unit)
  if (!token) return
  const found =
    token.chips.find(c => c.text === text || c.tone === text || c.label === text) ?? token.chips.at(-1)
  if (!found) return
  const place = theatre.screen(token.at)
  const s = Math.min(token.width, token.depth) * theatre.scale()
  const size = Math.min(s, 58)
  const edge = Math.min(s * 0.5, s * 0.5 + 6)
  const r = Math.max(6.5, size * 0.22)
  const height = t < 0.55 ? 1 - (t / 0.55) ** 2 : Math.sin(((t - 0.55) / 0.45) * Math.PI) * 0.18
  pen.save()
  pen.translate(place.x - edge, place.y - edge - height * 34)
  pen.globalAlpha = clamp(t * 4)
  paintChip(pen, found, r * (1 + height * 0.5))
  pen.restore()
}
