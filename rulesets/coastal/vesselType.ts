import type { Gun, Tubes } from './state'
import type { Sight } from './tables'

/** A type of vessel: sections 5, 9 and 12, with the outline of ruling 6. */
export interface VesselType {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly group: string
  readonly defence: number
  readonly speed: number
  /** MTB, S-boot, PT or MAS. */
  readonly nimble: boolean
  readonly sight: Sight
  /** Torpedoes pass under it. */
  readonly shallow: boolean
  readonly guns: readonly Gun[]
  readonly light: number
  readonly tubes: readonly Tubes[]
  readonly length: number
  readonly beam: number
  readonly silhouette: string
  readonly because: string
}

export const forward = (kind: Gun['kind']): Gun => ({ kind, arc: 'FPS' })
export const after = (kind: Gun['kind']): Gun => ({ kind, arc: 'APS' })
export const bow = (calibre: Tubes['calibre'], left: number): Tubes => ({ calibre, arc: 'F', left })

type Row = Omit<VesselType, 'because' | 'group' | 'nation'> & Partial<Pick<VesselType, 'because'>>

/** A row of a table of vessels. */
export const sample = (nation: string, group: string, row: Row): VesselType => ({
  because: 'Section 12; outline by ruling 6.',
  ...row,
  nation,
  group,
})

export const BOATS = 'Boats'
export const SHIPS = 'Ships'

export const boat = { nimble: true, sight: 'smaller', shallow: true } as const
export const escort = { nimble: false, sight: 'larger', shallow: false } as const
export const plain = { nimble: false, sight: 'normal', shallow: false } as const
