import type { Battle, Line } from '../engine/battle'
import { forkedAt } from '../engine/history'
import type { Moment } from '../engine/moment'
import type { GameState } from '../engine/state'

/** Moments that go over in one message: few enough that the page takes them in between two pictures. */
const AT_ONCE = 20

/** Some moments of a line, one after the other. */
export interface Piece {
  readonly line: string
  /** The state before the first of them: what they share with it is told by it. */
  readonly before: GameState
  readonly moments: readonly Moment[]
}

/** A battle without its moments. */
export interface Frame extends Omit<Battle, 'lines'> {
  readonly lines: readonly (Omit<Line, 'moments'> & { readonly forkedAt: number })[]
}

export function frameOf(battle: Battle): Frame {
  const lines = battle.lines.map(line => {
    const { moments: _moments, ...head } = line
    return { ...head, forkedAt: forkedAt(battle, line) }
  })
  return { ...battle, lines }
}

/** A battle cut into messages, in the order in which it is put together again. */
export function* piecesOf(battle: Battle): Generator<Piece> {
  for (const line of battle.lines) {
    for (let at = forkedAt(battle, line); at < line.moments.length; at += AT_ONCE) {
      const before = (line.moments[at - 1] ?? battle.opening).state
      yield { line: line.id, before, moments: line.moments.slice(at, at + AT_ONCE) }
    }
  }
}

/** Puts a battle together from its frame and its pieces, as they come. States share again what they shared before. */
export function assembling(frame: Frame): { add(piece: Piece): void; battle(): Battle } {
  const lines = new Map<string, Moment[]>()
  for (const { id } of frame.lines) lines.set(id, [])
  const started = new Set<string>()

  /** A line with what it has from its parent. Parents stand before their what-ifs. */
  function momentsOf(id: string): Moment[] {
    const head = frame.lines.find(line => line.id === id)
    const moments = lines.get(id)
    if (!head || !moments) throw new RangeError(`There is no line '${id}'.`)
    if (!started.has(id)) {
      started.add(id)
      const parent = head.parent === null ? [] : momentsOf(head.parent)
      for (const moment of parent.slice(0, head.forkedAt)) moments.push(moment)
    }
    return moments
  }
  return {
    add({ line, before, moments }) {
      const known = momentsOf(line)
      const same = new Map<object, object>()
      pair(before, (known.at(-1) ?? frame.opening).state, same)
      for (const moment of moments) known.push({ ...moment, state: rejoined(moment.state, same) })
    },
    battle() {
      const { lines: heads, ...rest } = frame
      return {
        ...rest,
        lines: heads.map(({ forkedAt: _shared, ...head }) => ({ ...head, moments: momentsOf(head.id) })),
      }
    },
  }
}

/** Notes for each object of a copy which one it is a copy of. */
function pair(copy: unknown, original: unknown, same: Map<object, object>): void {
  if (!isObject(copy) || !isObject(original) || same.has(copy)) return
  same.set(copy, original)
  for (const key of Object.keys(copy)) pair(copy[key], original[key], same)
}

/** A value in which copies stand no longer beside what they are copies of. */
function rejoined<T>(value: T, same: Map<object, object>): T {
  if (!isObject(value)) return value
  const known = same.get(value)
  if (known) return known as T
  const entries = Object.entries(value).map(([key, each]) => [key, rejoined(each, same)] as const)
  const isSame = entries.every(([key, each]) => each === value[key])
  const next = isSame
    ? value
    : Array.isArray(value)
      ? entries.map(([, each]) => each)
      : Object.fromEntries(entries)
  same.set(value, next)
  return next as T
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
