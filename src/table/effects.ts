import type { Degrees, Point } from '../geometry/point'
import type { Token } from '../engine/scene'
import type { UnitId } from '../engine/ids'
import { fallAt, fallSmoke, headingAlong, STRIKES, tracers } from './aerobatics'
import { burst, fireball, glow, shot } from './blasts'
import { drawDice, type Shown } from './dice'
import { arrow, pill } from './marks/lines'
import { isOrdnance, ordnance, ORDNANCE_MS } from './ordnance'
import { clamp, type Pen } from './paint/pen'
import { paintChip } from './pieces/chips'
import { chipAt, groundBelow, isFlyer, liftAt, type Flyer } from './pieces/flyers'
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

const FLIGHT_MS = 420
const FALL_MS = 760

interface Act {
  readonly effect: Shown
  readonly start: number
  readonly length: number
}

export interface Theatre {
  readonly screen: (at: Point) => Point
  readonly scale: () => number
  /** A piece on the table, or one that was there until just now. */
  readonly token: (id: UnitId) => Token | undefined
  /** Who stands at a place. */
  readonly tokenOn: (at: Point) => Token | undefined
  /** Draws the model of one that flies, by itself. */
  readonly model: (pen: Pen, token: Flyer, at: Point, facing: Degrees, scale: number) => void
}

export interface Show {
  /** Resolves when all is shown, to false if it was cut short. */
  readonly play: (effects: readonly Shown[], speed: 0 | 1 | 2) => Promise<boolean>
  readonly skip: () => void
  readonly running: () => boolean
  readonly draw: (pen: Pen) => void
  /** Where a moving unit is shown at this moment, if it is on its way. */
  readonly placeOf: (unit: UnitId) => Point | null
  /** Which way it looks there. */
  readonly headingOf: (unit: UnitId) => Degrees | null
}

/** How long an act is shown: what flies takes longer to get there, and to fall. */
function lengthOf(effect: Shown, theatre: Theatre): number {
  if (effect.kind === 'shot' && isOrdnance(effect.weapon)) return ORDNANCE_MS[effect.weapon]
  if (effect.kind !== 'move' && effect.kind !== 'destroyed') return LASTS[effect.kind]
  const token = theatre.token(effect.unit)
  if (!token || !isFlyer(token)) return LASTS[effect.kind]
  return effect.kind === 'move' ? FLIGHT_MS : FALL_MS
}

/** Shots begin close behind one another; what comes of them waits until they have struck and the dice lie. */
function schedule(
  effects: readonly Shown[],
  speed: 1 | 2,
  theatre: Theatre,
): { readonly acts: readonly Act[]; readonly total: number } {
  const acts: Act[] = []
  let clock = 0
  let struck = 0
  for (const effect of effects) {
    const length = lengthOf(effect, theatre)
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
      const plan = schedule(effects, speed, theatre)
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
        else if (now < act.start) drawDoomed(pen, act.effect, theatre)
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
    headingOf(unit) {
      for (const act of acts) {
        if (act.effect.kind !== 'move' || act.effect.unit !== unit) continue
        const t = clamp((now - act.start) / act.length)
        return t < 1 ? headingAlong(act.effect.path, 1 - (1 - t) ** 2) : null
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
    case 'shot': {
      const [from, to] = [seenAt(theatre, effect.from), seenAt(theatre, effect.to)]
      if (isOrdnance(effect.weapon)) return ordnance(pen, effect.weapon, [from.at, to.at], theatre.scale(), t)
      if (from.flies || effect.weapon === 'tracer') tracers(pen, from.at, to.at, t)
      return shot(pen, from.at, to.at, t, effect.hit)
    }
    case 'burst':
      return burst(pen, theatre.screen(effect.at), Math.max(14, effect.size * theatre.scale()), t)
    case 'destroyed': {
      const token = theatre.token(effect.unit)
      if (token && isFlyer(token)) return fall(pen, token, effect.at, t, theatre)
      return fireball(pen, theatre.screen(effect.at), Math.max(22, theatre.scale() * 0.7), t)
    }
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

/** Where a place is seen: one that flies is above its place. */
function seenAt(theatre: Theatre, at: Point): { readonly at: Point; readonly flies: boolean } {
  const token = theatre.tokenOn(at)
  const place = theatre.screen(at)
  return token && isFlyer(token)
    ? { at: liftAt(place, token, theatre.scale()), flies: true }
    : { at: place, flies: false }
}

/** What flies is there until it falls, though its piece has left the table already. */
function drawDoomed(pen: Pen, effect: Shown, theatre: Theatre): void {
  if (effect.kind !== 'destroyed') return
  const token = theatre.token(effect.unit)
  if (!token || !isFlyer(token)) return
  const scale = theatre.scale()
  theatre.model(pen, token, liftAt(theatre.screen(effect.at), token, scale), token.facing, scale)
}

/** Burning, in spirals, down to where its shadow lies. */
function fall(pen: Pen, token: Flyer, at: Point, t: number, theatre: Theatre): void {
  const scale = theatre.scale()
  const place = theatre.screen(at)
  const [from, ground] = [liftAt(place, token, scale), groundBelow(place, token, scale)]
  fallSmoke(pen, from, ground, t)
  if (t >= STRIKES) return burst(pen, ground, Math.max(12, scale * 0.4), (t - STRIKES) / (1 - STRIKES))
  const now = fallAt(from, ground, t)
  theatre.model(pen, token, now.at, token.facing + now.turned, scale * now.size)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glow(pen, now.at, Math.max(10, scale * 0.5) * now.size, 0.8)
  pen.restore()
}

/** The chip drops in with one bounce. */
function chip(pen: Pen, unit: UnitId, text: string, t: number, theatre: Theatre): void {
  const token = theatre.token(unit)
  if (!token) return
  const found =
    token.chips.find(c => c.text === text || c.tone === text || c.label === text) ?? token.chips.at(-1)
  if (!found) return
  const { x, y, size: r } = chipPlace(token, token.chips.indexOf(found), theatre)
  const height = t < 0.55 ? 1 - (t / 0.55) ** 2 : Math.sin(((t - 0.55) / 0.45) * Math.PI) * 0.18
  pen.save()
  pen.translate(x, y - height * 34)
  pen.globalAlpha = clamp(t * 4)
  paintChip(pen, found, r * (1 + height * 0.5))
  pen.restore()
}

/** Where a chip lies in the end, and how large it is. */
function chipPlace(token: Token, index: number, theatre: Theatre) {
  const place = theatre.screen(token.at)
  if (isFlyer(token)) return chipAt(place, token, index, theatre.scale())
  const s = Math.min(token.width, token.depth) * theatre.scale()
  return { x: place.x - s * 0.5, y: place.y - s * 0.5, size: Math.max(6.5, Math.min(s, 58) * 0.22) }
}
