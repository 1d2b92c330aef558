import type { Side } from '../../src/engine/ids'
import { type Standing, defencesIn, holderOf, isDifficult, occupied, unitsIn } from './lookup'
import { gridOf, halfOf, rowOf, squareOf, stepsBetween } from './squares'
import type { Square, Ww1State } from './state'
import { assaulting, assaulted } from './strength'
import { verdict } from './victory'

/** How soon the game may be over: 1 where this is the last turn. */
export function urgency(state: Ww1State): number {
  const { turns, mayEndAfter } = state.scenario
  if (state.turn >= turns) return 1
  if (state.turn >= mayEndAfter) return 0.55
  return 0.1 + 0.2 * (state.turn / mayEndAfter)
}

/** What a whole row is worth to the Attacker while the battle goes on. */
const ROW = 1300

/** Where both sides stand, as far as ground is concerned. */
interface Ground {
  readonly foot: readonly Square[]
  readonly guns: Readonly<Record<Side, number>>
}

/** What the Attacker has of a row beyond his half, and what the Defender threatens behind him. */
export function groundFor(state: Ww1State): number {
  if (state.turn === 0) return 0
  const { board } = state.scenario
  const half = board.columns / 2
  const soon = urgency(state)
  const found: Square[] = []
  for (const [square, units] of occupied(state))
    if (units[0]?.side === 'A' && units.some(unit => unit.type !== 'mg' && !unit.stuck)) found.push(square)
  const ground: Ground = {
    foot: found,
    guns: {
      A: Math.min(state.guns.A, 2 + state.guns.A / 8),
      B: Math.min(state.guns.B, 2 + state.guns.B / 6),
    },
  }
  let best = 0
  let all = 0
  for (let row = half + 1; row <= Math.min(board.columns, half + 3); row++) {
    let held = 0
    for (let file = 0; file < board.rows; file++) held += sureOf(state, squareOf(file, row), ground)
    const share = held / board.rows
    // All of a row counts, and a part of it only as the beginning of that.
    const value = ROW * (0.65 * share + 0.35 * share ** 3)
    best = Math.max(best, value - (row - half - 1) * 15)
    all += value
  }
  let score = best * (0.85 + 0.3 * soon) + all * 0.06 - behind(state, soon)
  if (verdict(state).winner === 'A') score += 120 + 1500 * soon
  return score + reserves(state, ground)
}

/** How likely the Attacker is to have a square of the enemy's half at the end, from 0 to 1. */
function sureOf(state: Ww1State, square: Square, { foot, guns }: Ground): number {
  const { beside } = gridOf(state.scenario.board)
  const holder = holderOf(state, square)
  const near = beside.get(square) ?? []
  if (holder === 'A') {
    const own = assaulted(state, 'A', square).total + guns.A
    let most = 0
    for (const from of near) {
      if (holderOf(state, from) !== 'B') continue
      most = Math.max(most, chanceOf(assaulting(state, 'B', from).total + guns.B - own))
    }
    return 1 - 0.4 * most
  }
  if (holder === null) {
    let steps = 9
    for (const each of foot) steps = Math.min(steps, stepsBetween(each, square))
    const watched = near.some(from => holderOf(state, from) === 'B') ? 0.1 : 0
    return Math.max(0.1, 0.72 - 0.12 * steps - watched)
  }
  const against = assaulted(state, 'B', square).total + guns.B + 2 * mgsIn(state, square)
  let most = 0
  let steps = 9
  for (const each of foot) steps = Math.min(steps, stepsBetween(each, square))
  for (const from of near) {
    if (holderOf(state, from) !== 'A') continue
    most = Math.max(most, chanceOf(assaulting(state, 'A', from).total + guns.A - against))
  }
  return 0.35 * most + 0.04 * Math.max(0, 3 - steps) + 0.02 * Math.max(0, 8 - against)
}

const mgsIn = (state: Ww1State, square: Square): number =>
  unitsIn(state, square).filter(unit => unit.type === 'mg').length

/** Chance of an Assault with so many points more than it meets. */
export const chanceOf = (margin: number): number => 1 / (1 + Math.exp(-margin / 1.8))

/** What Defenders in the Attacker's half cost him, and squares of it that they may walk into. */
function behind(state: Ww1State, soon: number): number {
  const { board } = state.scenario
  const { beside } = gridOf(board)
  const isLate = state.step.startsWith('B assaults') || state.step.endsWith('wire')
  let sum = 0
  const open = new Set<Square>()
  for (const [square, units] of occupied(state)) {
    if (units[0]?.side !== 'B') continue
    if (halfOf(board, square) === 'A') sum += 60 + 700 * soon
    if (isLate || !units.some(unit => unit.type !== 'mg')) continue
    for (const to of beside.get(square) ?? [])
      if (halfOf(board, to) === 'A' && holderOf(state, to) === null) open.add(to)
  }
  return sum + open.size * (12 + 260 * soon)
}

/** What it costs the Attacker that units stand about far from where they are needed, less what it costs the Defender. */
function reserves(state: Ww1State, { foot }: Ground): number {
  const { board } = state.scenario
  const { files } = gridOf(board)
  const half = board.columns / 2
  const wanted: Square[] = []
  for (let file = 0; file < files; file++) {
    const first = squareOf(file, half + 1)
    if (holderOf(state, first) !== 'A') wanted.push(first)
  }
  if (wanted.length === 0) for (let file = 0; file < files; file++) wanted.push(squareOf(file, half + 2))
  let sum = 0
  for (const [square, units] of occupied(state)) {
    const side = units[0]?.side
    const count = units.filter(unit => canGo(unit)).length
    if (count === 0) continue
    const goals = side === 'A' ? wanted : foot
    let steps = 9
    for (const goal of goals) steps = Math.min(steps, stepsBetween(square, goal))
    if (side === 'A') sum -= 7 * count * Math.max(0, steps - 1)
    else if (steps < 9) sum += 2.5 * count * Math.max(0, steps - 2)
  }
  return sum
}

const canGo = (unit: Standing): boolean => unit.type !== 'mg' && !unit.stuck

/** What the ground of a square is worth to whoever takes it. */
export function prizeOf(state: Ww1State, square: Square): number {
  const { board } = state.scenario
  const half = board.columns / 2
  const row = rowOf(square)
  const works = defencesIn(state, square).length * 6 + (isDifficult(state, square) ? 3 : 0)
  const soon = urgency(state)
  if (row <= half) return works + 40 + 300 * soon
  return works + 120 - 25 * Math.min(2, row - half - 1) + 160 * soon
}
