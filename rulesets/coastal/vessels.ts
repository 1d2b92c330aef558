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

const forward = (kind: Gun['kind']): Gun => ({ kind, arc: 'FPS' })
const after = (kind: Gun['kind']): Gun => ({ kind, arc: 'APS' })
const bow = (calibre: Tubes['calibre'], left: number): Tubes => ({ calibre, arc: 'F', left })

type Row = Omit<VesselType, 'because' | 'group' | 'nation'> & Partial<Pick<VesselType, 'because'>>

const sample = (nation: string, group: string, row: Row): VesselType => ({
  because: 'Section 12; outline by ruling 6.',
  ...row,
  nation,
  group,
})

const BOATS = 'Boats'
const SHIPS = 'Ships'

const boat = { nimble: true, sight: 'smaller', shallow: true } as const
const escort = { nimble: false, sight: 'larger', shallow: false } as const
const plain = { nimble: false, sight: 'normal', shallow: false } as const
const unarmed = { guns: [], light: 0, tubes: [] } as const
const BY_TABLES = 'Sections 5 and 9, ruling 6; its arms are given by the scenario.'

export const VESSELS: readonly VesselType[] = [
  sample('British', BOATS, {
    id: 'fairmile-d',
    name: 'Fairmile D MTB',
    defence: 3,
    speed: 5,
    nimble: true,
    sight: 'normal',
    shallow: true,
    guns: [forward('6 pdr'), after('6 pdr')],
    light: 2,
    tubes: [bow(18, 2)],
    length: 1.1,
    beam: 0.25,
    silhouette: 'boat-fairmile',
  }),
  sample('British', BOATS, {
    id: 'fairmile-c',
    name: 'Fairmile C MGB',
    defence: 3,
    speed: 4,
    nimble: false,
    sight: 'normal',
    shallow: true,
    guns: [forward('2 pdr'), after('2 pdr')],
    light: 2,
    tubes: [],
    length: 1.1,
    beam: 0.25,
    silhouette: 'boat-fairmile',
  }),
  sample('British', BOATS, {
    id: 'vosper',
    name: 'Vosper Mk II MTB',
    defence: 2,
    speed: 6,
    ...boat,
    guns: [],
    light: 2,
    tubes: [bow(21, 2)],
    length: 0.7,
    beam: 0.2,
    silhouette: 'boat-vosper',
  }),
  sample('British', SHIPS, {
    id: 'flower',
    name: 'Flower Corvette',
    defence: 5,
    speed: 3,
    ...escort,
    guns: [forward('4" gun'), after('2 pdr')],
    light: 2,
    tubes: [],
    length: 2,
    beam: 0.4,
    silhouette: 'boat-corvette',
  }),
  sample('German', BOATS, {
    id: 's-100',
    name: 'S-100',
    defence: 3,
    speed: 6,
    nimble: true,
    sight: 'normal',
    shallow: true,
    guns: [after('40mm')],
    light: 2,
    tubes: [bow(21, 2)],
    length: 1.1,
    beam: 0.25,
    silhouette: 'boat-schnellboot',
  }),
  sample('German', BOATS, {
    id: 'raumboot',
    name: 'Raumboot',
    defence: 3,
    speed: 3,
    nimble: false,
    sight: 'normal',
    shallow: true,
    guns: [after('37mm')],
    light: 3,
    tubes: [],
    length: 1.2,
    beam: 0.25,
    silhouette: 'boat-raumboot',
  }),
  sample('German', SHIPS, {
    id: 'mfp',
    name: 'MFP',
    defence: 5,
    speed: 2,
    ...plain,
    guns: [forward('88mm'), after('88mm')],
    light: 8,
    tubes: [],
    length: 1.6,
    beam: 0.3,
    silhouette: 'boat-barge',
    because: 'Section 12; its second 88mm fires aft unless its owner chooses otherwise (ruling 16).',
  }),
  sample('Italian', BOATS, {
    id: 'mas',
    name: 'MAS',
    defence: 2,
    speed: 5,
    ...boat,
    guns: [],
    light: 1,
    tubes: [bow(18, 2)],
    length: 0.6,
    beam: 0.2,
    silhouette: 'boat-vosper',
  }),
  sample('Italian', SHIPS, {
    id: 'gabbiano',
    name: 'Gabbiano Corvette',
    defence: 5,
    speed: 3,
    ...escort,
    guns: [forward('4" gun')],
    light: 6,
    tubes: [bow(21, 2)],
    length: 2,
    beam: 0.4,
    silhouette: 'boat-corvette',
  }),
  sample('American', BOATS, {
    id: 'elco',
    name: "Elco 80' PT Boat",
    defence: 2,
    speed: 6,
    ...boat,
    guns: [forward('37mm'), after('40mm')],
    light: 1,
    tubes: [bow(21, 4)],
    length: 0.8,
    beam: 0.25,
    silhouette: 'boat-elco',
  }),
  sample('American', BOATS, {
    id: 'higgins',
    name: "Higgins 78' PT Boat",
    defence: 2,
    speed: 6,
    ...boat,
    guns: [],
    light: 1,
    tubes: [bow(21, 4)],
    length: 0.8,
    beam: 0.25,
    silhouette: 'boat-elco',
  }),
  sample('German', SHIPS, {
    id: 'type-vii',
    name: 'Type VII U-Boat',
    defence: 4,
    speed: 3,
    nimble: false,
    sight: 'submarine',
    shallow: false,
    guns: [forward('88mm')],
    light: 0,
    tubes: [bow(21, 4), { calibre: 21, arc: 'A', left: 1 }],
    length: 2.1,
    beam: 0.25,
    silhouette: 'boat-submarine',
    because: 'Sections 11 and 12; the fifth tube fires aft (ruling 16).',
  }),
  sample('All navies', SHIPS, {
    id: 'submarine',
    name: 'Submarine',
    defence: 4,
    speed: 3,
    nimble: false,
    sight: 'submarine',
    shallow: false,
    ...unarmed,
    length: 2.1,
    beam: 0.25,
    silhouette: 'boat-submarine',
    because: 'Section 11, outline as the U-Boat; its arms are given by the scenario.',
  }),
  sample('All navies', SHIPS, {
    id: 'small-transport',
    name: 'Small Transport',
    defence: 3,
    speed: 2,
    ...plain,
    ...unarmed,
    length: 1.6,
    beam: 0.3,
    silhouette: 'boat-coaster',
    because: BY_TABLES,
  }),
  sample('All navies', SHIPS, {
    id: 'medium-transport',
    name: 'Medium Transport',
    defence: 4,
    speed: 2,
    ...plain,
    ...unarmed,
    length: 2.4,
    beam: 0.4,
    silhouette: 'boat-freighter',
    because: BY_TABLES,
  }),
  sample('All navies', SHIPS, {
    id: 'large-transport',
    name: 'Large Transport',
    defence: 5,
    speed: 2,
    ...escort,
    ...unarmed,
    length: 2.4,
    beam: 0.4,
    silhouette: 'boat-freighter',
    because: BY_TABLES,
  }),
  sample('German', SHIPS, {
    id: 'f-lighter',
    name: 'F-Lighter',
    defence: 4,
    speed: 2,
    ...plain,
    ...unarmed,
    length: 1.6,
    beam: 0.3,
    silhouette: 'boat-barge',
    because: BY_TABLES,
  }),
  sample('All navies', SHIPS, {
    id: 'trawler',
    name: 'Trawler',
    defence: 4,
    speed: 2,
    ...plain,
    ...unarmed,
    length: 1.6,
    beam: 0.3,
    silhouette: 'boat-coaster',
    because: BY_TABLES,
  }),
  sample('All navies', SHIPS, {
    id: 'landing-craft',
    name: 'Landing Craft',
    defence: 5,
    speed: 2,
    ...plain,
    ...unarmed,
    length: 1.6,
    beam: 0.3,
    silhouette: 'boat-barge',
    because: `${BY_TABLES} Very Slow as the MFP, which it is like.`,
  }),
  sample('All navies', SHIPS, {
    id: 'minesweeper',
    name: 'Minesweeper',
    defence: 5,
    speed: 3,
    ...escort,
    ...unarmed,
    length: 2.4,
    beam: 0.4,
    silhouette: 'boat-corvette',
    because: BY_TABLES,
  }),
  sample('German', SHIPS, {
    id: 't-boot',
    name: 'T-Boot',
    defence: 5,
    speed: 5,
    ...escort,
    ...unarmed,
    length: 2.4,
    beam: 0.4,
    silhouette: 'boat-escort',
    because: `${BY_TABLES} Its speed is that of the T Class Escort.`,
  }),
]

const BY_ID: ReadonlyMap<string, VesselType> = new Map(VESSELS.map(each => [each.id, each]))

/** The type of that id; throws if there is none. */
export function typeOf(id: string): VesselType {
  const found = BY_ID.get(id)
  if (!found) throw new RangeError(`There is no type of vessel '${id}'.`)
  return found
}

export const isType = (id: string): boolean => BY_ID.has(id)
