import type { Locomotion, UnitType } from '../families/tactical'
import type { Row } from './tables'

/** What of a unit type is not the same for all. */
export interface Sample {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly locomotion: Locomotion
  readonly move: number
  readonly defence: number
  readonly armoured?: boolean
  readonly weapon: Row | null
  readonly silhouette: string
  readonly because: string
  readonly more?: Partial<UnitType>
}

/** The unit type of a sample, without what few of them have. */
export function unitType(sample: Sample): UnitType {
  const { weapon, more, ...same } = sample
  return {
    ...same,
    nation: 'All armies',
    armoured: sample.armoured ?? false,
    weapons: weapon === null ? [] : [weapon],
    armourPenalty: 0,
    arc: false,
    tankDestroyer: false,
    gun: false,
    antiAircraft: false,
    carriesFoot: false,
    towsGuns: false,
    rides: false,
    engineers: false,
    clearsMines: false,
    passage: 'land',
    flies: false,
    seesAll: false,
    engagedBy: null,
    frail: false,
    halvesArmour: false,
    base: 1,
    paint: 'steel',
    ...more,
  }
}
