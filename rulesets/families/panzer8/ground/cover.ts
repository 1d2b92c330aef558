import { distanceToLine } from '../../../../src/geometry/lines'
import { distance, heading, type Point } from '../../../../src/geometry/point'
import { segmentsCross } from '../../../../src/geometry/polygons'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { baseOf, onTable, typeOf } from '../model/lookup'
import { type Sheets, type WeaponKind, isAfv, isFoot } from '../model/sheet'
import type { Element, Field, Smoke } from '../model/state'
import { type Eye, outlineOf } from './eye'
import { type Sight, isAtLine, isHullDownAt } from './sight'
import { allAt, labelOf, landOf } from './terrain'

/** What protects a target from a weapon; the best of it counts alone. */
export interface Cover {
  readonly kind: 'none' | 'soft' | 'hard' | 'hull-down' | 'smoke'
  readonly label: string
  /** It is a field with high crops and nothing else. */
  readonly crops: boolean
}

export const NO_COVER: Cover = { kind: 'none', label: 'in the open', crops: false }

/** Infantry that follows a vehicle is no farther behind it than this, in inches. */
const FOLLOWS = 0.5

/** Smoke on the table now: what the state says, else what was there from the beginning. */
export const smokeIn = (state: Field): readonly Smoke[] => state.smoke ?? state.scenario.smoke

/** What protects a target in a pose from somebody who looks along this line of sight. */
export function coverOf(
  sheets: Sheets,
  state: Field,
  from: Eye,
  target: Element,
  at: Eye,
  sight: Sight,
  kind: WeaponKind | 'AP',
): Cover {
  if (kind === 'F') return NO_COVER
  const isMortar = kind === 'M'
  if (target.dugIn) return { kind: 'hard', label: 'dug in', crops: false }
  const land = landOf(state.scenario)
  let best = NO_COVER
  for (const piece of allAt(land, at.at)) {
    const { cover, coversFromMortars } = piece.terrain
    if (cover === 'none' || (isMortar && !coversFromMortars)) continue
    if (cover === 'hard') return { kind: 'hard', label: labelOf(piece), crops: false }
    const crops = piece.name === 'high crops'
    if (best.kind === 'none' || best.crops) best = { kind: 'soft', label: labelOf(piece), crops }
  }
  if (kind === 'AP') {
    const crest = sight.crossed.find(piece => isHullDownAt(sheets, at, piece))
    if (crest) return { kind: 'hull-down', label: 'hull-down', crops: false }
  }
  const veil = smokeIn(state).find(
    ({ at: middle }) => distanceToLine(middle, [from.at, at.at]) <= sheets.smoke + WITHIN,
  )
  if (veil) return { kind: 'smoke', label: 'behind smoke', crops: false }
  if (isMortar || (best.kind === 'soft' && !best.crops)) return best
  const screen = sight.crossed.find(piece => piece.terrain.cover === 'soft' && isAtLine(sheets, at, piece))
  if (screen) return { kind: 'soft', label: `behind ${aOrAn(screen.name)}`, crops: false }
  if (best.kind === 'soft') return best
  return isBehindAfv(sheets, state, from.at, target, at)
    ? { kind: 'soft', label: 'behind an AFV', crops: false }
    : NO_COVER
}

const aOrAn = (name: string): string => `a ${name}`

/** Infantry on foot directly behind an AFV of its own, with that between it and the firer. */
function isBehindAfv(sheets: Sheets, state: Field, from: Point, target: Element, at: Eye): boolean {
  if (!isFoot(typeOf(sheets, target)) || target.carriedBy !== null) return false
  return onTable(state, target.side).some(afv => {
    const type = typeOf(sheets, afv)
    if (afv.id === target.id || !isAfv(type) || distance(afv.at, at.at) > type.depth + 2) return false
    const base = baseOf(sheets, afv)
    const ahead = heading(afv.facing)
    const rear = [base[3], base[2]].filter(corner => corner !== undefined)
    const isBehind = (at.at.x - afv.at.x) * ahead.x + (at.at.y - afv.at.y) * ahead.y < -type.depth / 2
    if (!isBehind) return false
    const own = outlineOf(at)
    const near = Math.min(
      ...own.map(corner => distanceToLine(corner, rear)),
      ...rear.map(corner => distanceToLine(corner, [...own, ...own.slice(0, 1)])),
    )
    return near <= FOLLOWS + WITHIN && crossesBase(from, at.at, base)
  })
}

/** Whether a straight line meets a base. */
export function crossesBase(a: Point, b: Point, base: readonly Point[]): boolean {
  let last = base.at(-1)
  for (const next of base) {
    if (last && segmentsCross(a, b, last, next)) return true
    last = next
  }
  return false
}
