import { refusalField } from '../../src/engine/acts'
import { type Limit, isBroken, reasonsOf } from '../../src/engine/limits'
import { type Side, otherSide } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { isWithin } from '../../src/geometry/tolerance'
import type { Act, Reason } from './act'
import { foesOf, gapBetween, isEngaged, unitsOf } from './contact'
import {
  type Standing,
  findUnit,
  formationOf,
  isDestroyedBy,
  isOn,
  reason,
  stands,
  tired,
  withUnit,
} from './lookup'
import { isInside } from './rest'
import { spotterOf, spotting } from './spotting'
import type { ActionOf, DivState, DivUnit } from './state'
import { ARTILLERY } from './tables'
import type { Code } from './words'

type Fire = ActionOf<'fire'>

interface Shot {
  readonly state: DivState
  readonly gun: Standing
  readonly target: Standing
}

const MODIFIERS = [
  modifier<Shot>('divisional-5.11', 1, 'Elite', ({ gun }) => gun.quality === 'Elite'),
  modifier<Shot>('divisional-5.12', -1, 'Green', ({ gun }) => gun.quality === 'Green'),
  modifier<Shot>('divisional-5.13', -1, 'in Fortifications', ({ state, target }) => isInside(state, target)),
]

const toHit = (shot: Shot): Reckoning =>
  reckon(
    'need',
    'To hit',
    { clause: 'divisional-5.10', label: 'Artillery', value: ARTILLERY.need },
    MODIFIERS,
    shot,
  )

/** Why an Artillery unit cannot fire at all now. */
export function cannotFire(state: DivState, unit: DivUnit): readonly Reason[] {
  if (unit.type !== 'artillery') return [reason('divisional-5.1', 'no-artillery')]
  if (state.step !== `${unit.side} fires`) return [reason('divisional-3.3', 'not-now')]
  if (unit.fired) return [reason('divisional-R16', 'has-fired')]
  if (isEngaged(state, unit)) return [reason('divisional-R12', 'engaged-cannot-fire')]
  if (unit.shots <= 0) return [reason('divisional-R18', 'out-of-ammo')]
  return []
}

/** What forbids a shot at a target. */
const LIMITS: readonly Limit<Shot, Code>[] = [
  {
    broken: ({ state, gun, target }) => !isWithin(gapBetween(state, gun.at, target.at), ARTILLERY.range),
    why: ({ state, gun, target }) => [
      {
        ...reason('divisional-5.9', 'out-of-range', {
          distance: gapBetween(state, gun.at, target.at),
          range: ARTILLERY.range,
        }),
        marks: [{ kind: 'sight', from: gun.at, to: target.at, tone: 'refused' }],
      },
    ],
  },
  {
    broken: ({ state, gun, target }) => spotterOf(state, gun.formation, target) === undefined,
    why: ({ state, gun, target }) => [notSpotted(state, gun, target)],
  },
  {
    broken: ({ state, target }) => isOn(state, 'no-fire-into-contact') && isEngaged(state, target),
    why: ({ state, target }) => [
      reason('divisional-R16', 'in-contact', { friend: { unit: foesOf(state, target)[0]?.id ?? target.id } }),
    ],
  },
]

/** Who of the Division is nearest to a target that none of it spots, and why he does not. */
function notSpotted(state: DivState, gun: Standing, target: Standing): Reason {
  const name = formationOf(state, gun.formation).name
  let nearest: Standing | null = null
  let least = Infinity
  for (const each of unitsOf(state, gun.side)) {
    if (each.formation !== gun.formation) continue
    const away = gapBetween(state, each.at, target.at)
    if (away < least) {
      nearest = each
      least = away
    }
  }
  if (!nearest) return reason('divisional-5.2', 'not-spotted', { formation: name })
  const { distance, limit } = spotting(state, nearest, target)
  if (isEngaged(state, nearest)) {
    const facts = { formation: name, spotter: { unit: nearest.id } }
    return reason('divisional-5.3', 'spotter-engaged', facts)
  }
  if (isWithin(distance, limit)) return reason('divisional-R15', 'spotter-blocked', { formation: name })
  const facts = { formation: name, spotter: { unit: nearest.id }, distance, limit }
  return {
    ...reason('divisional-5.2', 'spotter-too-far', facts),
    marks: [{ kind: 'sight', from: nearest.at, to: target.at, tone: 'refused' }],
  }
}

/** Guns of a side that may fire and have somebody to fire at. */
export function gunsReady(state: DivState, side: Side): readonly DivUnit[] {
  const foes = unitsOf(state, otherSide(side))
  return state.units.filter(
    gun =>
      gun.side === side &&
      stands(gun) &&
      cannotFire(state, gun).length === 0 &&
      foes.some(target => !isBroken(LIMITS, { state, gun, target })),
  )
}

/** Section 5: one die, at a target that the own Division spots. */
export const fire: Act<'fire'> = {
  offers(state, side) {
    if (state.step !== `${side} fires`) return []
    return state.units.flatMap((unit): Offer<Fire>[] => {
      if (unit.side !== side || unit.type !== 'artillery' || !stands(unit)) return []
      const reasons = cannotFire(state, unit)
      const foes = unitsOf(state, otherSide(side))
      const shots = foes.map(target => ({ state, gun: unit, target }))
      return [
        {
          id: `fire:${unit.id}`,
          kind: 'fire',
          unit: unit.id,
          label: 'Fire',
          clause: 'divisional-5.1',
          input: 'target',
          get useful() {
            return reasons.length === 0 && shots.some(shot => !isBroken(LIMITS, shot))
          },
          ...refusalField(reasons),
          options: () =>
            shots.map(shot => ({
              action: { type: 'fire', unit: unit.id, target: shot.target.id },
              label: shot.target.name,
              token: shot.target.id,
              ...refusalField(reasonsOf(LIMITS, shot)),
              reckonings: [toHit(shot)],
            })),
        },
      ]
    })
  },
  refuse(state, { unit: id, target: at }) {
    const gun = findUnit(state, id)
    const target = findUnit(state, at)
    if (!gun || !stands(gun) || !target || !stands(target) || target.side === gun.side)
      return [reason('divisional-5.1', 'no-such-unit')]
    const reasons = cannotFire(state, gun)
    return reasons.length > 0 ? reasons : reasonsOf(LIMITS, { state, gun, target })
  },
  play(state, { unit: id, target: at }, io) {
    const gun = findUnit(state, id)
    const target = findUnit(state, at)
    if (!gun || !stands(gun) || !target || !stands(target)) return state
    const reckoning = toHit({ state, gun, target })
    // 5.14: the 6 itself always hits.
    const need = Math.min(6, reckoning.total)
    const hit = io.chance.check(6, need, { purpose: 'to hit', by: gun.side, clause: 'divisional-5.10' })
    const spotter = spotterOf(state, gun.formation, target)
    const fired = withUnit(state, id, { fired: true, shots: Math.max(0, gun.shots - 1) })
    const base = {
      facts: { unit: { unit: id }, target: { unit: at } },
      side: gun.side,
      units: [id, at, ...(spotter && spotter.id !== id ? [spotter.id] : [])],
      clauses: ['divisional-5.10'],
      reckonings: [reckoning],
      effects: [{ kind: 'shot' as const, from: gun.at, to: target.at, hit, weapon: 'shell' }],
    }
    if (!hit) {
      io.log({ ...base, code: 'misses', outcome: 'missed' })
      return fired
    }
    const isLast = isDestroyedBy(target, 1)
    io.log({ ...base, code: 'hits', hit: true, outcome: isLast ? 'destroyed' : 'tired' })
    return tired(fired, at, 1, io)
  },
}
