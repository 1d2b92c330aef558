import { otherSide } from '../../src/engine/ids'
import { type Limit, isBroken } from '../../src/engine/limits'
import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Reason } from './act'
import { hasFired } from './activation'
import { type Standing, reason, vesselsOf } from './lookup'
import { blockerBetween, sighting, visibilityTo, visibilityWhy } from './spotting'
import type { CoastalState, Vessel } from './state'
import { type Weapon, covers, lightLeft, offBow, rangeOf, weaponName, weaponsOf } from './weapons'
import type { Code } from './words'

/** A weapon of a vessel and whom it may fire at. */
export interface Shot {
  readonly state: CoastalState
  readonly vessel: Standing
  readonly weapon: Weapon
  readonly target: Standing
}

export const keyOf = (weapon: Weapon): string => (weapon.kind === 'light' ? 'light' : String(weapon.at))

/** Why a weapon cannot fire at anything now. */
export function weaponReasons(state: CoastalState, vessel: Vessel, weapon: Weapon): readonly Reason[] {
  if (weapon.kind === 'gun' && vessel.ko.includes(weapon.at)) return [reason('coastal-R20', 'gun-is-ko')]
  if (weapon.kind === 'light' && lightLeft(vessel) === 0) return [reason('coastal-R17', 'no-light-left')]
  if (hasFired(state, vessel.id, keyOf(weapon))) return [reason('coastal-R11', 'weapon-has-fired')]
  return []
}

const far = ({ vessel, target }: Shot): number => distance(vessel.at, target.at)

/** What forbids a shot at a target. */
export const LIMITS: readonly Limit<Shot, Code>[] = [
  {
    broken: shot => sighting(shot.state, shot.vessel, shot.target) === 'unseen',
    why: shot => [notSpotted(shot.state, shot.vessel, shot.target)],
    alone: true,
  },
  {
    broken: shot => sighting(shot.state, shot.vessel, shot.target) === 'failed',
    why: () => [reason('coastal-R32', 'die-failed')],
    alone: true,
  },
  {
    broken: shot => !isWithin(far(shot), rangeOf(shot.state, shot.weapon)),
    why: shot => [
      {
        ...reason(shot.weapon.kind === 'light' ? 'coastal-8.1' : 'coastal-8.2', 'out-of-range', {
          distance: far(shot),
          range: rangeOf(shot.state, shot.weapon),
        }),
        marks: [{ kind: 'sight', from: shot.vessel.at, to: shot.target.at, tone: 'refused' }],
      },
    ],
  },
  {
    broken: ({ vessel, weapon, target }) =>
      weapon.kind === 'gun' && !covers(weapon.gun.arc, offBow(vessel, target)),
    why: ({ vessel, weapon, target }) => [
      reason('coastal-6.7', 'out-of-arc', {
        weapon: weaponName(vessel, weapon),
        off: Math.round(offBow(vessel, target)),
      }),
    ],
  },
]

/** Why a vessel does not spot another: too far (2.1), or somebody is between (6.2). */
function notSpotted(state: CoastalState, vessel: Standing, target: Standing): Reason {
  const away = distance(vessel.at, target.at)
  const limit = visibilityTo(state, target)
  if (!isWithin(away, limit)) {
    const why = visibilityWhy(state, target)
    const clause = why.modifiers[0]?.clause ?? 'coastal-2.1'
    return {
      ...reason(clause, 'not-spotted', { distance: away, limit }),
      marks: [{ kind: 'sight', from: vessel.at, to: target.at, tone: 'refused' }],
    }
  }
  const between = blockerBetween(state, vessel.at, target.at, [vessel.id, target.id])
  const code = between?.vessel ? 'sight-blocked' : 'sight-blocked-by-land'
  const clause = between?.vessel ? 'coastal-6.2' : 'coastal-R5'
  const facts = between?.vessel ? { other: { unit: between.vessel.id } } : undefined
  return {
    ...reason(clause, code, facts),
    marks: [
      {
        kind: 'sight',
        from: vessel.at,
        to: target.at,
        tone: 'refused',
        ...(between && { blocker: between.outline }),
      },
    ],
  }
}

export const mayShoot = (shot: Shot): boolean => !isBroken(LIMITS, shot)

/** All shots that a vessel might take now. */
export function shotsOf(state: CoastalState, vessel: Standing): readonly Shot[] {
  const targets = vesselsOf(state, otherSide(vessel.side))
  return weaponsOf(vessel).flatMap(weapon =>
    weaponReasons(state, vessel, weapon).length > 0
      ? []
      : targets.flatMap(target => {
          const shot = { state, vessel, weapon, target }
          return mayShoot(shot) ? [shot] : []
        }),
  )
}

export function weaponOf(vessel: Vessel, gun: number | null): Weapon | undefined {
  return weaponsOf(vessel).find(each => gunOf(each) === gun)
}

export const gunOf = (weapon: Weapon): number | null => (weapon.kind === 'light' ? null : weapon.at)
