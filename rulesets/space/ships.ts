import type { Muster } from '../../src/engine/muster'
import { CONTEST_DICE, MOST_MPS, RANGE } from './tables'

/** How a ship of a type is shown. All ships have the same figures. */
export interface ShipType {
  readonly id: string
  readonly name: string
  readonly fleet: string
  readonly silhouette: string
  readonly paint: string
}

/** The ships of the scenarios: models differ, the rules know one kind of spaceship only. */
export const SHIP_TYPES: Readonly<Record<string, ShipType>> = {
  cruiser: { id: 'cruiser', name: 'Cruiser', fleet: 'League', silhouette: 'cruiser', paint: 'steel' },
  raider: { id: 'raider', name: 'Raider', fleet: 'Free captains', silhouette: 'raider', paint: 'copper' },
  freighter: {
    id: 'freighter',
    name: 'Armed freighter',
    fleet: 'League',
    silhouette: 'cruiser',
    paint: 'navy',
  },
}

export const typeOf = (id: string): ShipType =>
  SHIP_TYPES[id] ?? { id, name: id, fleet: '', silhouette: 'cruiser', paint: 'steel' }

export const MUSTER: Muster = Object.values(SHIP_TYPES).map(({ id, name, fleet }) => ({
  id,
  name,
  nation: fleet,
  group: 'Spaceships',
  facts: [
    { label: 'Movement Points', value: String(MOST_MPS) },
    { label: 'Range', value: `${RANGE} hexes` },
    { label: 'Dice', value: String(CONTEST_DICE.sound) },
    { label: 'Torpedoes', value: '1' },
  ],
  because: 'The rules know one kind of spaceship (3.1, 4.8, 4.9, 5.1).',
}))
