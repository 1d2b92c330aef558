import type { Chance } from '../../src/engine/chance'
import type { Side } from '../../src/engine/ids'
import type { Ship } from './state'
import { CRITICAL, DAMAGE, HITS_UP_TO } from './tables'

/** What damages change of a ship, and what they ask of it. */
export type Hull = Pick<Ship, 'status' | 'hull' | 'turrets' | 'factors'>

/** A ship after some damages, and what they were in words. */
export interface Hurt {
  readonly ship: Hull
  readonly what: readonly string[]
}

/** One H: it Cripples at the Defence factor, and sinks a ship that is Crippled. */
export function hullDamage<S extends Hull>(ship: S): S {
  if (ship.status === 'Sunk') return ship
  if (ship.status === 'Crippled') return { ...ship, hull: ship.hull + 1, status: 'Sunk' }
  const hull = ship.hull + 1
  return { ...ship, hull, status: hull >= ship.factors.defence ? 'Crippled' : ship.status }
}

/** One T: where all turrets are out it counts as H. */
export function turretDamage<S extends Hull>(ship: S): S {
  if (ship.status === 'Sunk') return ship
  if (ship.turrets >= ship.factors.main.attack) return hullDamage(ship)
  return { ...ship, turrets: ship.turrets + 1 }
}

/** The same damage some times over, one after the other. */
export function several<S extends Hull>(ship: S, count: number, one: (ship: S) => S): S {
  let hurt = ship
  for (let at = 0; at < count; at++) hurt = one(hurt)
  return hurt
}

/** A D6 halved and rounded up. */
function d3(chance: Chance, by: Side, of: 'T' | 'H'): number {
  return 1 + chance.bands(6, [3, 5], { purpose: `how many ${of} (D3)`, by, clause: 'naval-5.5' })
}

/** Second die of a critical damage, with the ship's own addition to it. */
function critical(hurt: Hull, chance: Chance, by: Side): readonly [Hull, string] {
  const rows = CRITICAL.map((row, at) => CRITICAL[at + hurt.factors.critical] ?? CRITICAL.at(-1) ?? row)
  switch (chance.table(rows, { purpose: 'critical damage', by, clause: 'naval-5.4' })) {
    case 'Crippled':
      return [hurt.status === 'Afloat' ? { ...hurt, status: 'Crippled' } : hurt, 'critical: Crippled']
    case 'D3 T': {
      const count = d3(chance, by, 'T')
      return [several(hurt, count, turretDamage), `critical: ${count} T`]
    }
    case 'D3 H': {
      const count = d3(chance, by, 'H')
      return [several(hurt, count, hullDamage), `critical: ${count} H`]
    }
    default:
      return [{ ...hurt, status: 'Sunk' }, 'critical: Sunk']
  }
}

/** One damage of a shot, applied at once. */
export function rolledDamage({ ship, what }: Hurt, chance: Chance, by: Side): Hurt {
  switch (chance.table(DAMAGE, { purpose: 'damage', by, clause: 'naval-5.3' })) {
    case 'H':
      return { ship: hullDamage(ship), what: [...what, 'H'] }
    case 'T':
      return { ship: turretDamage(ship), what: [...what, 'T'] }
    case 'critical': {
      const [after, said] = critical(ship, chance, by)
      return { ship: after, what: [...what, said] }
    }
    default:
      return { ship, what: [...what, 'nothing significant'] }
  }
}

/** The die of an air raid or a Torpedo Salvo: the number of damages, or 0. */
export function rolledHits(chance: Chance, by: Side, purpose: string, clause: string): number {
  const band = chance.bands(6, [2, 3, HITS_UP_TO + 1], { purpose, by, clause })
  return band === HITS_UP_TO ? 0 : band + 1
}
