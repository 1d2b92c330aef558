import type { Reason } from '../../../../src/engine/refusal'
import { gap } from '../../../../src/geometry/bases'
import { type Degrees, type Point, angleBetween, moveBy } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { type Allowance, type Way, wayAhead } from './allowance'
import type { Book } from '../model/book'
import { chargeAhead, firstEnemyAhead } from '../charge/charge'
import { duty } from './compulsion'
import { CONTACT, baseAt, enemiesOf, findUnit, isOn, kindOf, outlineOf, stands } from '../model/units'
import { apart, foesOf, frontMeets, isEngaged, tiedBy } from '../melee/contact'
import { SAME, isLight, isRegular, isSame } from './manoeuvre'
import { because } from '../model/reasons'
import type { ActionOf, AncientState, AncientUnit, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import { closedAt, overlapped } from './slide'
import { holderOf } from './zone'

/** Why a unit cannot act in this movement step at all. */
export function idleReasons(
  book: Book,
  state: AncientState,
  unit: AncientUnit | undefined,
): readonly Reason[] {
  if (state.result) return [because(book, 'battle-over', 'break check')]
  if (!stands(unit)) return [because(book, 'not-on-table', 'A moves')]
  if (moverOf(state.step) !== unit.side)
    return [because(book, 'not-its-move', unit.side === 'A' ? 'A moves' : 'B moves')]
  if (unit.moved) return [because(book, 'has-moved', 'order of moves')]
  return []
}

/** Why a unit may not make an ordinary move now: what it is, how it stands, and what has to be done first. */
export function heldReasons(
  book: Book,
  state: AncientState,
  unit: AncientUnit | undefined,
): readonly Reason[] {
  const idle = idleReasons(book, state, unit)
  if (idle.length > 0 || !stands(unit)) return idle
  const tied = tiedBy(state, unit)
  if (tied) return [because(book, 'tied', 'rampage charge', { other: { unit: tied.id } })]
  if (unit.status === 'Shaken') return [because(book, 'shaken-moves', 'shaken moves')]
  const foe = foesOf(state, unit)[0]
  if (foe) return [because(book, 'engaged-moves', 'engaged turns', { foe: { unit: foe.id } })]
  if (kindOf(book, state, unit).manoeuvre === 'none') return [because(book, 'never-moves', 'artillery')]
  return firstReasons(book, state, unit)
}

/** Why something else has to be done first (R15). */
export function firstReasons(book: Book, state: AncientState, unit: AncientUnit | null): readonly Reason[] {
  const { mustBreakOff, mustCharge, mustAdvance } = duty(book, state)
  const [shaken] = mustBreakOff
  if (shaken !== undefined && shaken !== unit?.id) {
    return [because(book, 'shaken-first', 'order of moves', { other: { unit: shaken } })]
  }
  const own = unit === null ? undefined : mustCharge.get(unit.id)
  if (own) {
    return [
      because(book, 'must-charge', boundSubject(book, state, unit), {
        target: { unit: own.targets[0] ?? '' },
      }),
    ]
  }
  const [charger] = mustCharge.keys()
  if (charger !== undefined) {
    return [because(book, 'charge-first', 'order of moves', { other: { unit: charger } })]
  }
  const owed = unit === null ? undefined : mustAdvance.get(unit.id)
  if (owed !== undefined)
    return [because(book, 'must-advance', boundSubject(book, state, unit), { distance: owed })]
  const [goer] = unit === null ? mustAdvance.keys() : []
  return goer === undefined
    ? []
    : [because(book, 'advance-first', 'order of moves', { other: { unit: goer } })]
}

function boundSubject(book: Book, state: AncientState, unit: AncientUnit | null) {
  if (!unit) return 'order of moves' as const
  const kind = kindOf(book, state, unit)
  if (kind.rampages) return 'elephants bound' as const
  return kind.mounted ? ('cavalry bound foot' as const) : ('warbands bound' as const)
}

/** Why a unit may not be turned at a place: the zone of an enemy, bases, closed ground, or a new contact. */
export function turnReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
  before: Degrees,
  facing: Degrees,
): readonly Reason[] {
  const holder = holderOf(state, unit, at, before)
  if (holder) return [because(book, 'in-zone', 'zone', { enemy: { unit: holder.id } })]
  return restReasons(book, state, unit, at, facing, true)
}

/** Why a base may not come to rest at a place. `kept`: enemies that it touched before may still be touched. */
export function restReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
  facing: Degrees,
  kept: boolean,
): readonly Reason[] {
  const closed = closedAt(book, state, unit, at, facing)
  if (closed === 'edge') return [because(book, 'off-table', 'table edge')]
  if (closed !== null) return [closedReason(book, state, unit, closed)]
  const [other] = overlapped(state, unit, at, facing)
  if (other) return [because(book, 'no-room', 'no passing', { other: { unit: other.id } })]
  const touched = newlyTouched(state, unit, at, facing, kept)
  return touched ? [because(book, 'touches-enemy', 'charge', { enemy: { unit: touched.id } })] : []
}

export function closedReason(book: Book, state: AncientState, unit: AncientUnit, ground: string): Reason {
  if (ground === 'edge') return because(book, 'off-table', 'table edge')
  const isChariot = kindOf(book, state, unit).needsOpen && ground !== 'water'
  return because(
    book,
    isChariot ? 'needs-open' : 'closed-ground',
    isChariot ? 'clear terrain' : 'rough terrain',
    {
      ground,
    },
  )
}

/** An enemy whose base touches a unit's at a place, though it did not before (or at all). */
function newlyTouched(
  state: AncientState,
  unit: Standing,
  at: Point,
  facing: Degrees,
  kept: boolean,
): Standing | null {
  const base = baseAt(state, at, facing)
  for (const enemy of enemiesOf(state, unit.side)) {
    if (apart(state, at, enemy.at) || gap(base, outlineOf(state, enemy)) > CONTACT + 1e-9) continue
    if (kept && gap(outlineOf(state, unit), outlineOf(state, enemy)) <= CONTACT + 1e-9) continue
    return enemy
  }
  return null
}

/** Why a straight move may not go so far: terrain, road, disorder, and what stands in the way. */
export function tooFarReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  way: Way,
  length: number,
): readonly Reason[] {
  const { found, allowance } = way
  const reasons: Reason[] = []
  const hit = found.unit && found.unit.at < length - WITHIN ? findUnit(state, found.unit.id) : undefined
  if (found.closed < length - WITHIN) reasons.push(closedReason(book, state, unit, found.closedBy))
  else if (hit)
    reasons.push(
      because(book, hit.side === unit.side ? 'friend-in-way' : 'enemy-in-way', 'no passing', {
        other: { unit: hit.id },
      }),
    )
  else if (found.hold && found.hold.at < length - WITHIN) {
    reasons.push(because(book, 'held-ground', 'area melee', { ground: found.hold.piece.effect.label }))
  }
  if (length > allowance.limit + WITHIN) reasons.push(overLimit(book, allowance, length))
  return reasons
}

/** By how much a move is too long, and what limits it. */
export function overLimit(book: Book, allowance: Allowance, length: number): Reason {
  const facts = { by: length - allowance.limit, limit: allowance.limit }
  if (allowance.halvings.includes('disordered'))
    return because(book, 'too-far-disordered', 'disordered moves', facts)
  if (allowance.halvings.includes('turned')) return because(book, 'too-far-turned', 'regular', facts)
  if (allowance.halvings.includes('shot')) return because(book, 'too-far-shot', 'slow missiles', facts)
  if (allowance.by === 'rough') return because(book, 'too-far-rough', 'rough terrain', facts)
  if (allowance.by === 'edge of rough') return because(book, 'too-far-edge', 'partly rough', facts)
  return because(book, 'too-far', 'movement table', facts)
}

/** Straight ahead, or for Regular units and Peltasts after a turn of up to 90 degrees half as far. */
export function advanceReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'advance'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const owed = duty(book, state).mustAdvance.get(action.unit)
  const held = heldReasons(book, state, unit)
  const isOwed =
    owed !== undefined &&
    held[0]?.code === 'must-advance' &&
    isSame(action.facing, unit?.facing ?? 0) &&
    Math.abs(action.distance - owed) <= 2 * WITHIN
  if ((held.length > 0 && !isOwed) || !stands(unit)) return held
  if (action.distance <= WITHIN) return [because(book, 'goes-nowhere', 'movement table')]
  const hasTurned = !isSame(action.facing, unit.facing)
  if (hasTurned) {
    if (isLight(book, state, unit)) return [because(book, 'light-marches', 'light')]
    if (!isRegular(book, state, unit)) return [because(book, 'irregular', 'irregular')]
    const by = angleBetween(action.facing, unit.facing)
    if (by > 90.1) return [because(book, 'turn-too-wide', 'regular', { by })]
    const turned = turnReasons(book, state, unit, unit.at, unit.facing, action.facing)
    if (turned.length > 0) return turned
  }
  const facing = hasTurned ? action.facing : unit.facing
  const way = wayAhead(book, state, unit, facing)
  const reasons = tooFarReasons(book, state, unit, way, action.distance)
  if (reasons.length > 0) return reasons
  return restReasons(book, state, unit, moveBy(unit.at, facing, action.distance), facing, false)
}

/** Under the house rule: half the distance straight ahead and then a turn of up to 90 degrees. */
export function advanceTurnReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'advanceTurn'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const held = heldReasons(book, state, unit)
  if (held.length > 0 || !stands(unit)) return held
  if (!isOn(state, 'move-then-turn')) return [because(book, 'turn-comes-first', 'no wheels')]
  if (!isRegular(book, state, unit)) return [because(book, 'irregular', 'irregular')]
  if (action.distance <= WITHIN) return [because(book, 'goes-nowhere', 'movement table')]
  const by = angleBetween(action.facing, unit.facing)
  if (by > 90.1) return [because(book, 'turn-too-wide', 'regular', { by })]
  const way = halfWay(book, state, unit)
  const reasons = tooFarReasons(book, state, unit, way, action.distance)
  if (reasons.length > 0) return reasons
  const at = moveBy(unit.at, unit.facing, action.distance)
  return turnReasons(book, state, unit, at, unit.facing, action.facing)
}

/** The way straight ahead of a unit that will turn at its end. */
export function halfWay(book: Book, state: AncientState, unit: Standing): Way {
  const way = wayAhead(book, state, unit, unit.facing)
  const halvings = way.allowance.halvings.includes('turned')
    ? way.allowance.halvings
    : (['turned', ...way.allowance.halvings] as const)
  const limit = Math.min(way.allowance.limit, way.allowance.full / 2)
  return { ...way, allowance: { ...way.allowance, halvings, limit }, reach: Math.min(way.reach, limit) }
}

/** Turning on the spot: by any angle, or by 90 or 180 degrees for units in melee (R14). */
export function turnOnSpotReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'turn'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const held = heldReasons(book, state, unit)
  if (!stands(unit)) return held
  if (held.length > 0 && held[0]?.code !== 'engaged-moves') return held
  if (isSame(action.facing, unit.facing)) return [because(book, 'goes-nowhere', 'movement table')]
  const reasons = turnReasons(book, state, unit, unit.at, unit.facing, action.facing)
  if (reasons.length > 0 || !isEngaged(state, unit)) return reasons
  return engagedTurnReasons(book, state, unit, action.facing)
}

function engagedTurnReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
): readonly Reason[] {
  if (isOn(state, 'engaged-cannot-turn')) return [because(book, 'engaged-cannot-turn', 'engaged turns')]
  const first = firstReasons(book, state, unit)
  if (first.length > 0) return first
  const by = angleBetween(facing, unit.facing)
  if (Math.abs(by - 90) > SAME && Math.abs(by - 180) > SAME)
    return [because(book, 'engaged-turn-angle', 'engaged turns')]
  const turned = { ...unit, facing }
  for (const foe of foesOf(state, unit)) {
    const melee = state.melees.find(each => each.a === foe.id || each.b === foe.id)
    if (melee?.bond === 'area') continue
    const base = baseAt(state, turned.at, facing)
    const { base: side } = state.scenario
    if (!frontMeets(side, turned, outlineOf(state, foe)) && !frontMeets(side, foe, base)) {
      return [because(book, 'turn-ends-melee', 'engaged turns', { foe: { unit: foe.id } })]
    }
  }
  return []
}

/** Straight ahead into contact. */
export function chargeReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'charge'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const held = heldReasons(book, state, unit)
  if (!stands(unit)) return held
  const [first] = held
  const isBound = first?.code === 'must-charge'
  if (first && !isBound) return held
  if (!kindOf(book, state, unit).mayCharge) return [because(book, 'never-charges', 'war wagons')]
  const charge = chargeAhead(book, state, unit)
  if (charge?.targets.includes(action.target)) return []
  const ahead = firstEnemyAhead(book, state, unit)
  if (!ahead?.targets.includes(action.target)) return [because(book, 'not-straight-ahead', 'charge straight')]
  return [overLimit(book, ahead.allowance, ahead.distance)]
}
