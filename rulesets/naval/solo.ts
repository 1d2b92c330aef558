import { plainOffer } from '../../src/engine/acts'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import { type Act, type Io, type Reason, because } from './act'
import { aim } from './aiming'
import { grounded, raid, scramble } from './air'
import { shoot } from './fire'
import { edgeZone, firer, fleetOf, isFit, mover, targetsOf, withShip, zoneOfShip } from './fleet'
import { isOn } from './houseRules'
import { isAtLine, leave, move, moveTo } from './movement'
import { BATTERIES, type Batteries, type NavalAction, type NavalState, type Ship } from './state'
import { canStraddle, straddles } from './straddle'
import { salvo } from './torpedoes'

const OUT = new Set(['Crippled', 'Sunk'])
const lost = (state: NavalState, side: Side): number =>
  fleetOf(state, side).filter(ship => OUT.has(ship.status)).length

interface Fortunes {
  readonly own: number
  readonly theirs: number
  readonly raided: boolean
}

/** The die of the Not Playing Opponent, held between 1 and 6. */
function soloDie(face: number, fortunes: Fortunes): Reckoning {
  const sum = reckon(
    'sum',
    'Solo die',
    { clause: 'naval-10.3', label: 'die', value: face },
    [
      modifier<Fortunes>(
        'naval-10.8',
        ({ own }) => -own,
        'own ships Crippled or Sunk',
        ({ own }) => own > 0,
      ),
      modifier<Fortunes>(
        'naval-10.9',
        ({ theirs }) => theirs,
        'enemy ships Crippled or Sunk',
        ({ theirs }) => theirs > 0,
      ),
      modifier<Fortunes>('naval-10.10', -1, 'under air attack in the turn before', ({ raided }) => raided),
    ],
    fortunes,
  )
  return { ...sum, total: Math.min(6, Math.max(1, sum.total)) }
}

export type SoloOrder = 'withdraw' | 'stay' | 'advance'

/** What a modified solo die orders. */
export function soloOrder(total: number, turn: number): SoloOrder {
  if (total <= 2) return turn === 1 ? 'advance' : 'withdraw'
  return total <= 4 ? 'stay' : 'advance'
}

const CLAUSES: Readonly<Record<SoloOrder, string>> = {
  withdraw: 'naval-10.3',
  stay: 'naval-10.5',
  advance: 'naval-10.6',
}

const SOLO = { type: 'solo' } as const

/** Whether any ship of either fleet could straddle one of the other where they lie. */
function isInContact(state: NavalState): boolean {
  const plain = { ...state, aims: [] }
  return SIDES.some(side =>
    fleetOf(state, side).some(
      ship =>
        isFit(ship) &&
        fleetOf(state, otherSide(side)).some(
          target => target.at !== null && canStraddle(plain, ship, target, 'main'),
        ),
    ),
  )
}

/** Throwing the solo die, which moves the whole fleet. */
export const solo: Act<'solo'> = {
  offers: state =>
    solo.refuse(state, SOLO).length === 0
      ? [plainOffer(SOLO, 'Throw the solo die for the fleet', 'naval-10.3')]
      : [],
  refuse(state) {
    const side = mover(state)
    if (side === null) return [because('naval-10.3', 'not-moving')]
    const fleet = fleetOf(state, side).filter(ship => ship.at !== null || ship.status === 'Left')
    return fleet.some(ship => ship.moved) ? [because('naval-R32', 'solo-late')] : []
  },
  play(state, _, io) {
    const side = mover(state) ?? state.first
    const fortunes = {
      own: lost(state, side),
      theirs: lost(state, otherSide(side)),
      raided: state.turn > 1 && state.raided[side] === state.turn - 1,
    }
    function thrown(units: readonly string[]): SoloOrder {
      const face = io.chance.die(6, { purpose: 'solo die', by: side, clause: 'naval-10.3' })
      const reckoning = soloDie(face, fortunes)
      const ordered = soloOrder(reckoning.total, state.turn)
      const isKept = ordered === 'withdraw' && isOn(state, 'solo-contact') && !isInContact(state)
      const order = isKept ? 'stay' : ordered
      io.log({
        code: `solo-${order}`,
        facts: { side: state.scenario.sides[side].name, total: reckoning.total },
        side,
        units,
        clauses: isKept ? [CLAUSES[order], 'naval-R36'] : [CLAUSES[order]],
        reckonings: [reckoning],
      })
      return order
    }
    const each = isOn(state, 'solo-each')
    const fleet = fleetOf(state, side).filter(isFit)
    const all = each ? null : thrown(fleet.map(ship => ship.id))
    let after = state
    for (const ship of fleet) after = obeyed(after, ship, all ?? thrown([ship.id]), io)
    return after
  },
}

/** One ship does as ordered, as far as it can; otherwise it stays broadside. */
function obeyed(state: NavalState, ship: Ship, order: SoloOrder, io: Io): NavalState {
  const unit = ship.id
  if (order === 'withdraw' && zoneOfShip(state, ship) === edgeZone(ship.side)) {
    if (leave.refuse(state, { type: 'leave', unit }).length === 0)
      return withShip(leave.play(state, { type: 'leave', unit }, io), unit, { byDie: true })
  } else if (order !== 'stay' && !(order === 'advance' && isAtLine(state, ship))) {
    const course = moveTo(state, ship, order === 'advance' ? 1 : -1, order === 'withdraw')
    if (move.refuse(state, course).length === 0) return move.play(state, course, io)
  }
  return move.play(state, moveTo(state, ship, 0), io)
}

/** How many further H a target needs to sink. */
const toSink = (ship: Ship): number => (ship.status === 'Crippled' ? 1 : ship.factors.defence - ship.hull + 1)

/** The first of the targets that lie nearest to sinking. */
function nearestToSinking(targets: readonly Ship[]): Ship | undefined {
  return targets.toSorted((a, b) => toSink(a) - toSink(b))[0]
}

/** Every battery that reaches and may straddle; else the one that does (R34). */
function batteriesAt(state: NavalState, ship: Ship, target: Ship): Batteries | null {
  const order: readonly Batteries[] = ['both', 'main', 'secondary']
  const found = order.find(
    which =>
      canStraddle(state, ship, target, which) &&
      gunRefusal(state, { unit: ship.id, target: target.id, batteries: which }).length === 0,
  )
  return found ?? null
}

function gunRefusal(
  state: NavalState,
  shot: { readonly unit: string; readonly target: string; readonly batteries: Batteries },
): readonly Reason[] {
  return isOn(state, 'one-by-one')
    ? shoot.refuse(state, { type: 'shoot', ...shot })
    : aim.refuse(state, { type: 'aim', ...shot })
}

/** The number to straddle before the -1 for several ships, by the main battery if it reaches. */
function plainNeed(state: NavalState, ship: Ship, target: Ship): number {
  const alone = { ...state, aims: [] }
  for (const which of BATTERIES.filter(each => each !== 'both')) {
    const [found] = straddles(alone, ship, target, which)
    if (found) return found.reckoning.total
  }
  return Number.POSITIVE_INFINITY
}

/** The target and batteries of a ship by the procedure; null where it can straddle nothing. */
function soloShot(state: NavalState, ship: Ship) {
  const targets = targetsOf(state, ship.side).flatMap(target => {
    const batteries = batteriesAt(state, ship, target)
    return batteries ? [{ target, batteries, need: plainNeed(state, ship, target) }] : []
  })
  const best = Math.min(...targets.map(each => each.need))
  const likely = targets.filter(each => each.need === best)
  const target = nearestToSinking(likely.map(each => each.target))
  const found = likely.find(each => each.target === target)
  return found ? { unit: ship.id, target: found.target.id, batteries: found.batteries } : null
}

/** Raids as early as possible, then salvoes, before the gunnery. */
function soloAir(state: NavalState, side: Side): NavalAction | null {
  for (const { id } of state.raids.filter(each => each.side === side)) {
    if (grounded(state, id).length > 0) continue
    const call: NavalAction = { type: 'scramble', raid: id }
    if (scramble.refuse(state, call).length === 0) return call
    const target = nearestToSinking(targetsOf(state, side))
    if (!target) continue
    const flight: NavalAction = { type: 'raid', raid: id, target: target.id }
    if (raid.refuse(state, flight).length === 0) return flight
  }
  for (const ship of fleetOf(state, side)) {
    const near = targetsOf(state, side).filter(
      target => salvo.refuse(state, { type: 'salvo', unit: ship.id, target: target.id }).length === 0,
    )
    const target = nearestToSinking(near)
    if (target) return { type: 'salvo', unit: ship.id, target: target.id }
  }
  return null
}

function soloFire(state: NavalState, side: Side): NavalAction {
  if (!state.open) {
    const air = soloAir(state, side)
    if (air) return air
    for (const ship of fleetOf(state, side)) {
      const shot = soloShot(state, ship)
      if (shot) return isOn(state, 'one-by-one') ? { type: 'shoot', ...shot } : { type: 'aim', ...shot }
    }
    if (isOn(state, 'one-by-one')) return { type: 'end' }
    return state.aims.length > 0 ? { type: 'open' } : { type: 'end' }
  }
  return state.aims.some(aim => !aim.done) ? { type: 'volley' } : { type: 'end' }
}

/** The published solo procedure: the next action of the fleet that nobody plays. */
export function soloPlayer(state: NavalState, side: Side): NavalAction {
  if (state.step === 'repair') {
    const ship = fleetOf(state, side).find(each => state.repairs.includes(each.id))
    if (ship) return { type: 'repair', unit: ship.id, what: ship.hull > 0 ? 'H' : 'T' }
  }
  if (mover(state) === side && solo.refuse(state, SOLO).length === 0 && fleetOf(state, side).some(isFit))
    return { type: 'solo' }
  return firer(state) === side ? soloFire(state, side) : { type: 'end' }
}
