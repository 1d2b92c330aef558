import { distance } from '../../../src/geometry/point'
import type { Shot } from '../aim'
import { blowOf } from '../damage'
import { type Standing, inches, typeOfVessel } from '../lookup'
import { visibilityTo } from '../spotting'
import type { CoastalState } from '../state'
import { SPEED_MODIFIERS, toHit } from '../toHit'
import { attackOf, covers, offBow, rangeOf, weaponsOf } from '../weapons'
import { stakeOf } from './material'

/** Chances that a die and a bonus beat a die by 0 or less, 1, 2, and 3 or more, by what the bonus is above the other. */
const MARGINS: ReadonlyMap<number, readonly [number, number, number, number]> = new Map(
  Array.from({ length: 25 }, (_, at) => {
    const over = at - 12
    const counts: [number, number, number, number] = [0, 0, 0, 0]
    for (let mine = 1; mine <= 6; mine++)
      for (let theirs = 1; theirs <= 6; theirs++) {
        const difference = Math.max(0, Math.min(3, mine + over - theirs)) as 0 | 1 | 2 | 3
        counts[difference] += 1 / 36
      }
    return [over, counts]
  }),
)

/** What a blow costs whoever suffers it. */
function lossBy(state: CoastalState, target: Standing, difference: 1 | 2 | 3): number {
  const before = stakeOf(state, target)
  switch (blowOf(state, target, difference)) {
    case 'none':
      return 0
    case 'damaged':
      return before - stakeOf(state, { ...target, damaged: true })
    case 'wrecked':
      return before - stakeOf(state, { ...target, damaged: true, wrecked: true })
    case 'sunk':
      return before
  }
}

/** What a hit with an Attack Factor costs a target on average. */
export function harmBy(state: CoastalState, attack: number, target: Standing): number {
  const over = Math.max(-12, Math.min(12, attack - typeOfVessel(target).defence))
  const chances = MARGINS.get(over)
  if (!chances) return 0
  return (
    chances[1] * lossBy(state, target, 1) +
    chances[2] * lossBy(state, target, 2) +
    chances[3] * lossBy(state, target, 3)
  )
}

/** What a shot is worth on average. */
export function shotWorth(shot: Shot): number {
  const chance = Math.max(0, Math.min(1, (7 - toHit(shot).total) / 6))
  return chance === 0
    ? 0
    : chance * harmBy(shot.state, attackOf(shot.state, shot.vessel, shot.weapon, shot.target), shot.target)
}

/** Beyond its range a weapon still counts for something: one may come nearer. */
const BEYOND = 9
/** A gun that does not bear may do so after a turn. */
const ASTRAY = 0.6

/** What the speeds of both come to for a shot (6.10 to 6.12). */
const bySpeed = (vessel: Standing, target: Standing): number => {
  const found = SPEED_MODIFIERS.filter(each => each.when({ target: target.speed, firer: vessel.speed }))
  return found.reduce((sum, { value }) => sum + (value as number), 0) / 6
}

/** What the weapons of a vessel promise against some enemies in the turns to come: the best target of each. */
export function firePower(state: CoastalState, vessel: Standing, enemies: readonly Standing[]): number {
  let sum = 0
  for (const weapon of weaponsOf(vessel)) {
    if (weapon.kind === 'gun' && vessel.ko.includes(weapon.at)) continue
    const range = rangeOf(state, weapon)
    let best = 0
    for (const target of enemies) {
      const far = distance(vessel.at, target.at)
      const over = far - Math.min(range, visibilityTo(state, target))
      if (over > inches(state, BEYOND)) continue
      const attack = attackOf(state, vessel, weapon, target)
      const chance = (far <= range / 2 ? 0.5 : 0.36) + bySpeed(vessel, target)
      const near = over <= 0 ? 1 : 0.75 * (1 - over / inches(state, BEYOND))
      const bears = weapon.kind === 'light' || covers(weapon.gun.arc, offBow(vessel, target)) ? 1 : ASTRAY
      best = Math.max(best, chance * near * bears * harmBy(state, attack, target))
    }
    sum += best
  }
  return sum
}

/** What a hit with the best of its weapons would cost an enemy, wherever both are. */
export function bestHarm(state: CoastalState, vessel: Standing, enemies: readonly Standing[]): number {
  let best = 0
  for (const weapon of weaponsOf(vessel))
    if (weapon.kind === 'light' || !vessel.ko.includes(weapon.at))
      for (const target of enemies)
        best = Math.max(best, harmBy(state, attackOf(state, vessel, weapon, target), target))
  return best
}
