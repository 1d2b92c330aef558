import type { UnitCard } from '../../src/engine/ruleset'
import type { Chip, Token } from '../../src/engine/scene'
import { tokenBasics } from '../../src/engine/token'
import type { UnitId } from '../../src/engine/ids'
import { firer, isBroadside, isHeld, mover, shipOf, zoneOfShip } from './fleet'
import { beamOf, lengthOf } from './places'
import { classOf, gunsText } from './ships'
import type { NavalState, Ship } from './state'
import { pointsFor, sizeOf } from './victory'

/** Whether a ship has done its part in the present step. */
export function isSpent(state: NavalState, ship: Ship): boolean {
  if (mover(state) === ship.side) return ship.moved
  if (firer(state) !== ship.side) return false
  return ship.fired || state.aims.some(aim => aim.unit === ship.id)
}

const counted = (letter: string, count: number): string => (count > 1 ? `${letter}${count}` : letter)

function chipsOf(ship: Ship): readonly Chip[] {
  const chips: Chip[] = []
  if (ship.status === 'Crippled') chips.push({ text: 'C', tone: 'suppressed', label: 'Crippled' })
  if (ship.turrets > 0)
    chips.push({ text: counted('T', ship.turrets), tone: 'plain', label: `T ${ship.turrets}` })
  if (ship.hull > 0) chips.push({ text: counted('H', ship.hull), tone: 'damage', label: `H ${ship.hull}` })
  return chips
}

/** A ship as its counter on the chart. One that is not on the table lies in the corner: only cards show it. */
export function tokenOf(state: NavalState, ship: Ship): Token {
  const { silhouette, paint } = classOf(ship.type, ship.factors)
  return {
    ...tokenBasics(ship),
    width: beamOf(ship),
    depth: lengthOf(ship),
    shape: 'ship',
    silhouette,
    paint,
    chips: chipsOf(ship),
    spent: isSpent(state, ship),
  }
}

const zones = (count: number): string => (count === 1 ? 'zone' : 'zones')

/** What the panel shows of a ship. */
export function cardOf(state: NavalState, id: UnitId): UnitCard {
  const ship = shipOf(state, id)
  const { defence, main, secondary, radar, critical } = ship.factors
  const { group } = classOf(ship.type, ship.factors)
  const cruisers = state.scenario.tables === 'cruisers'
  const pair = (a: number, b: number | undefined): string => (b === undefined ? String(a) : `${a}/${b}`)
  const where = ship.at === null ? [ship.status] : [isBroadside(ship) ? 'Broadside' : 'Not broadside']
  const notes: { text: string; clause?: string }[] = []
  if (isHeld(ship) && ship.status === 'Afloat' && ship.at)
    notes.push({ text: 'Held in its zone by H damages.', clause: 'naval-5.6' })
  if (ship.status === 'Crippled')
    notes.push({ text: 'Cannot move, fire or be repaired. One more H sinks it.', clause: 'naval-5.9' })
  if (ship.smoke) notes.push({ text: 'In a smoke screen until the end of the turn.', clause: 'naval-4.3' })
  if (critical > 0)
    notes.push({ text: `Adds ${critical} to the die of a critical damage.`, clause: 'naval-9.2' })
  if (secondary) notes.push({ text: `Secondary battery: ${gunsText(secondary)}.`, clause: 'naval-11.3' })
  const lost = pointsFor(ship)
  notes.push({
    text: lost > 0 ? `Counts ${lost} points for the enemy.` : `Counts ${sizeOf(ship)} points if it is sunk.`,
    clause: 'naval-R35',
  })
  return {
    token: tokenOf(state, ship),
    title: ship.name,
    subtitle: `${group.replace(/s$/, '')}, ${gunsText(main)} guns`,
    chips: [
      ...where,
      ...(ship.at ? [`Zone ${zoneOfShip(state, ship)}`] : []),
      ...(ship.status === 'Crippled' ? ['Crippled'] : []),
      ...(ship.turrets > 0 ? [`T ${ship.turrets}`] : []),
      ...(ship.hull > 0 ? [`H ${ship.hull}`] : []),
    ],
    facts: [
      {
        label: 'Defence',
        value: String(defence),
        note: `H ${ship.hull} of ${defence}`,
        clause: cruisers ? 'naval-11.5' : 'naval-7.1',
      },
      {
        label: 'Attack',
        value: pair(main.attack, secondary?.attack),
        note: `T ${ship.turrets} of ${main.attack}`,
        clause: cruisers ? 'naval-11.2' : 'naval-7.3',
      },
      {
        label: 'Range',
        value: pair(main.range, secondary?.range),
        note: zones(main.range),
        clause: cruisers ? 'naval-11.1' : 'naval-4.4',
      },
      cruisers
        ? { label: 'Torpedoes', value: String(ship.salvoes), note: 'salvoes left', clause: 'naval-11.6' }
        : { label: 'Radar', value: radar ? 'yes' : 'none', clause: 'naval-4.9' },
    ],
    notes,
  }
}
