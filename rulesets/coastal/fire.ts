import { refusalField } from '../../src/engine/acts'
import { otherSide } from '../../src/engine/ids'
import { reasonsOf } from '../../src/engine/limits'
import { once } from '../../src/engine/memo'
import type { Offer, Option } from '../../src/engine/offer'
import type { Act } from './act'
import { cannotFire, withFired } from './activation'
import { LIMITS, type Shot, gunOf, keyOf, mayShoot, shotsOf, weaponOf, weaponReasons } from './aim'
import { stayOrEnd } from './attacks'
import { hitAndResult } from './hit'
import { type Standing, findUnit, reason, stands, vesselsOf } from './lookup'
import { isHiddenFromEnemy } from './secrets'
import { acting } from './sequence'
import { isSubmarine, looked, sighting } from './spotting'
import type { ActionOf, CoastalState } from './state'
import { attackReckoning, toHit } from './toHit'
import { type Weapon, weaponName, weaponsOf } from './weapons'

type Fire = ActionOf<'fire'>

/** Section 6: one die for each weapon, at a target that the vessel itself has spotted. */
export const fire: Act<'fire'> = {
  offers(state, side) {
    if (state.step !== 'act' || !state.released) return []
    return state.units.flatMap(vessel =>
      vessel.side === side && stands(vessel) && cannotFire(state, vessel).length === 0
        ? weaponsOf(vessel).map(weapon => offerOf(state, vessel, weapon))
        : [],
    )
  },
  refuse(state, { unit: id, gun, target: at }) {
    const vessel = findUnit(state, id)
    const reasons = cannotFire(state, vessel)
    if (reasons.length > 0) return reasons
    const target = findUnit(state, at)
    if (!vessel || !stands(vessel) || !target || !stands(target) || target.side === vessel.side)
      return [reason('coastal-6.1', 'no-such-target')]
    const weapon = weaponOf(vessel, gun)
    if (!weapon) return [reason('coastal-6.3', 'no-such-weapon')]
    const own = weaponReasons(state, vessel, weapon)
    return own.length > 0 ? own : reasonsOf(LIMITS, { state, vessel, weapon, target })
  },
  nearest(state, { unit: id, gun, target: at }) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel) || cannotFire(state, vessel).length > 0) return null
    const shots = shotsOf(state, vessel)
    const shot =
      shots.find(each => each.target.id === at) ?? shots.find(each => gunOf(each.weapon) === gun) ?? shots[0]
    return shot ? { type: 'fire', unit: id, gun: gunOf(shot.weapon), target: shot.target.id } : null
  },
  play(state, { unit: id, gun, target: at }, io) {
    const vessel = findUnit(state, id)
    const target = findUnit(state, at)
    const weapon = vessel && weaponOf(vessel, gun)
    if (!vessel || !stands(vessel) || !target || !stands(target) || !weapon) return state
    let now = acting(state, vessel)
    if (isSubmarine(target) && sighting(now, vessel, target) !== 'spotted') {
      const look = looked(now, vessel, target, io)
      now = look.state
      if (!look.found) {
        io.log({
          code: 'does-not-find',
          facts: { unit: { unit: id }, target: { unit: at } },
          side: vessel.side,
          units: [id, at],
          clauses: ['coastal-11.5'],
          outcome: 'not-spotted',
          ...(isHiddenFromEnemy(now, vessel) && { visibleTo: [vessel.side] }),
        })
        return stayOrEnd(now, io)
      }
    }
    const fired = withFired(now, id, keyOf(weapon))
    const after = hitAndResult({ state: fired, vessel, weapon, target }, io)
    return stayOrEnd(after, io)
  },
}

function offerOf(state: CoastalState, vessel: Standing, weapon: Weapon): Offer<Fire> {
  const reasons = weaponReasons(state, vessel, weapon)
  const shots = once(() =>
    vesselsOf(state, otherSide(vessel.side)).map(target => ({ state, vessel, weapon, target })),
  )
  return {
    id: `fire:${vessel.id}:${keyOf(weapon)}`,
    kind: 'fire',
    unit: vessel.id,
    label: `Fire the ${weaponName(vessel, weapon).replace(/^1 /, '')}`,
    clause: weapon.kind === 'light' ? 'coastal-6.4' : 'coastal-6.7',
    input: 'target',
    get useful() {
      return reasons.length === 0 && shots().some(mayShoot)
    },
    ...refusalField(reasons),
    options: () => shots().map(optionOf),
    sample(pick) {
      const open = shots().filter(mayShoot)
      const shot = open[pick(Math.max(1, open.length))]
      return shot ? optionOf(shot) : null
    },
  }
}

function optionOf(shot: Shot): Option<Fire> {
  const { vessel, weapon, target } = shot
  return {
    action: { type: 'fire', unit: vessel.id, gun: gunOf(weapon), target: target.id },
    label: target.name,
    token: target.id,
    ...refusalField(reasonsOf(LIMITS, shot)),
    reckonings: [toHit(shot), attackReckoning(shot)],
  }
}
