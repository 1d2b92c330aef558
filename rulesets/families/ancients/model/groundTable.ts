import type { FeatureKind } from '../../../../src/engine/scene'

/** What a piece of ground does to those in it, and to lines of sight. */
export interface GroundEffect {
  readonly label: string
  /** Slows everybody but Light Foot and Camelry to the rough distance. */
  readonly rough: boolean
  readonly blocksSight: boolean
  /** Who stands in it is seen only from close by. */
  readonly conceals: boolean
  readonly cover: 'none' | 'rough' | 'building' | 'fortification'
  /** Open for the bonuses of the first turn of a melee, and clear terrain for Chariots. */
  readonly open: boolean
  /** Nobody can enter. */
  readonly closed: boolean
  /** Its outline stops a charge at those inside. */
  readonly holds: boolean
}

/** What each kind of feature does; null for those that do nothing, 'road' for roads and bridges. */
export type GroundTable = Readonly<Record<FeatureKind, GroundEffect | 'road' | null>>

const BASE: GroundEffect = {
  label: '',
  rough: false,
  blocksSight: false,
  conceals: false,
  cover: 'none',
  open: false,
  closed: false,
  holds: false,
}

/** Woods, hills and broken ground: all that the rules give to rough ground. */
const rough = (label: string): GroundEffect => ({
  ...BASE,
  label,
  rough: true,
  blocksSight: true,
  conceals: true,
  cover: 'rough',
})
/** Buildings are rough ground with an outline that stops a charge. */
const building = (label: string): GroundEffect => ({ ...rough(label), cover: 'building', holds: true })
/** Slows and is not open, but neither blocks sight nor hides nor covers. */
const slow = (label: string): GroundEffect => ({ ...BASE, label, rough: true })
const closed = (label: string): GroundEffect => ({ ...BASE, label, closed: true })
/** Neither slows nor blocks sight, but covers, and its outline stops a charge. */
const fort = (label: string): GroundEffect => ({ ...BASE, label, cover: 'fortification', holds: true })

/** What each kind of feature does in the ancient games (R3). */
export const GROUND_TABLE: GroundTable = {
  wood: rough('wood'),
  orchard: rough('orchard'),
  hill: rough('hill'),
  rough: rough('broken ground'),
  craters: rough('broken ground'),
  hedge: rough('hedge'),
  building: building('building'),
  town: building('town'),
  marsh: slow('marsh'),
  stream: slow('stream'),
  sandbank: slow('sand'),
  water: closed('water'),
  river: closed('river'),
  trench: fort('ditch'),
  earthwork: fort('rampart'),
  bunker: fort('fort'),
  wall: fort('wall'),
  wire: fort('stakes'),
  road: 'road',
  bridge: 'road',
  field: null,
  crest: null,
  coast: null,
  planet: null,
}
