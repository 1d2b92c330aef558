import type { Io } from './act'
import type { Shot } from './aim'
import { blowOf, clauseOf, struck } from './damage'
import { typeOfVessel } from './lookup'
import { isDark, isHiddenFromEnemy } from './secrets'
import type { CoastalState } from './state'
import { attackReckoning, toHit } from './toHit'
import { weaponName } from './weapons'
import type { Outcome } from './words'

/** The die to hit, and on a hit the two dice of section 7 (R37). */
export function hitAndResult(shot: Shot, io: Io): CoastalState {
  const { state, vessel, weapon, target } = shot
  const need = toHit(shot)
  const hit = io.chance.check(6, need.total, { purpose: 'to hit', by: vessel.side, clause: 'coastal-6.9' })
  const isUnseen = isHiddenFromEnemy(state, vessel)
  const base = {
    facts: { unit: { unit: vessel.id }, target: { unit: target.id }, weapon: weaponName(vessel, weapon) },
    side: vessel.side,
    units: [vessel.id, target.id],
    reckonings: [need],
    hit,
    effects: [
      {
        kind: 'shot' as const,
        from: vessel.at,
        to: target.at,
        hit,
        weapon: weapon.kind === 'light' ? 'tracer' : 'shell',
      },
    ],
    ...(isUnseen && { visibleTo: [vessel.side] }),
  }
  if (!hit) {
    io.log({ ...base, code: 'misses', clauses: ['coastal-6.9'], outcome: 'missed' })
    fromTheDark(shot, 'missed', io)
    return state
  }
  const attack = attackReckoning(shot)
  const difference = io.chance.contest(
    { by: vessel.side, sides: 6, bonus: attack.total },
    { by: target.side, sides: 6, bonus: typeOfVessel(target).defence },
    { purpose: 'damage', by: vessel.side, clause: 'coastal-7.1' },
    [0, 3],
  )
  const blow = blowOf(state, target, difference)
  const outcome: Outcome = blow === 'none' ? 'unharmed' : blow
  io.log({
    ...base,
    code: blow === 'none' ? 'hits-in-vain' : 'hits',
    clauses: ['coastal-7.1', clauseOf(target, difference)],
    reckonings: [need, attack],
    outcome,
  })
  fromTheDark(shot, outcome, io)
  return struck(state, target.id, blow, io)
}

/** Whoever is fired at from the dark knows only that he is. */
function fromTheDark({ state, vessel, target }: Shot, outcome: Outcome, io: Io): void {
  if (!isDark(state) || !isHiddenFromEnemy(state, vessel)) return
  io.log({
    code: outcome === 'missed' ? 'dark-misses' : 'dark-hits',
    facts: { target: { unit: target.id } },
    side: vessel.side,
    units: [target.id],
    clauses: ['coastal-R38'],
    visibleTo: [target.side],
  })
}
