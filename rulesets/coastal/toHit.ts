import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { distance } from '../../src/geometry/point'
import { isWithin } from '../../src/geometry/tolerance'
import type { Shot } from './aim'
import { isOn } from './lookup'
import { isSubmarine } from './spotting'
import { LIGHT, TOP_SPEED, TO_HIT, WEAPONS } from './tables'
import { attackOf, isClose, isEndOn, lightLeft, offBow, rangeOf } from './weapons'

/** Speeds that count for and against a hit (6.10 to 6.12); a torpedo is hasty by the speed at its launch (R28). */
export interface Speeds {
  readonly target: number
  readonly firer: number
}

export const SPEED_MODIFIERS = [
  modifier<Speeds>('coastal-6.10', -1, 'its speed 6', ({ target }) => target >= TOP_SPEED),
  modifier<Speeds>('coastal-6.11', 1, 'its speed 2 or less', ({ target }) => target <= 2),
  modifier<Speeds>('coastal-6.12', -1, 'own speed 6', ({ firer }) => firer >= TOP_SPEED),
]

const MODIFIERS = [
  ...SPEED_MODIFIERS.map(each =>
    modifier<Shot>(each.clause, each.value as number, each.label as string, ({ target, vessel }) =>
      each.when({ target: target.speed, firer: vessel.speed }),
    ),
  ),
  modifier<Shot>('coastal-11.6', -1, 'from a Submarine', ({ vessel }) => isSubmarine(vessel)),
  modifier<Shot>(
    'coastal-R17',
    1,
    'within 2 inches',
    ({ state, weapon, vessel, target }) =>
      weapon.kind === 'light' &&
      isOn(state, 'close-hits-better') &&
      isClose(state, distance(vessel.at, target.at)),
  ),
]

const isNear = ({ state, vessel, weapon, target }: Shot): boolean =>
  isWithin(distance(vessel.at, target.at), rangeOf(state, weapon) / 2)

/** 6.9 to 6.12: the face that hits. */
export function toHit(shot: Shot): Reckoning {
  const near = isNear(shot)
  return reckon(
    'need',
    'To hit',
    {
      clause: 'coastal-6.9',
      label: near ? 'within half range' : 'beyond half range',
      value: near ? TO_HIT.near : TO_HIT.far,
    },
    MODIFIERS,
    shot,
  )
}

/** The Attack Factor with its reasons. */
export function attackReckoning(shot: Shot): Reckoning {
  const { state, vessel, weapon, target } = shot
  const title = 'Attack Factor'
  if (weapon.kind === 'gun') {
    const base = { clause: 'coastal-8.2', label: weapon.gun.kind, value: WEAPONS[weapon.gun.kind].attack }
    return { kind: 'sum', title, base, modifiers: [], total: base.value }
  }
  const left = lightLeft(vessel)
  const lost = left - vessel.light
  const halved = isEndOn(offBow(vessel, target)) ? Math.ceil(left / 2) - left : 0
  const total = attackOf(state, vessel, weapon, target)
  const close = total - left - halved
  return {
    kind: 'sum',
    title,
    base: { clause: 'coastal-8.1', label: 'light weapons', value: vessel.light },
    modifiers: [
      { clause: vessel.wrecked ? 'coastal-7.10' : 'coastal-7.7', label: 'damage', value: lost },
      { clause: 'coastal-6.5', label: 'over bow or stern', value: halved },
      { clause: 'coastal-6.6', label: `within ${LIGHT.close} inches`, value: close },
    ].filter(({ value }) => value !== 0),
    total,
  }
}
