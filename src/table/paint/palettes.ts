import type { GroundLook } from '../../engine/scene'

/** Four colours of open ground, and above which noise the dry patches begin. */
export interface GroundPalette {
  readonly low: string
  readonly mid: string
  readonly high: string
  readonly dry: string
  readonly dryAt: number
}

export const GROUNDS: Readonly<
  Record<Exclude<GroundLook, 'sea' | 'night' | 'space' | 'aloft'>, GroundPalette>
> = {
  meadow: { low: '#5d7040', mid: '#74854a', high: '#98a05c', dry: '#b0a468', dryAt: 0.56 },
  steppe: { low: '#8b8148', mid: '#a6995a', high: '#beb06e', dry: '#cdbb82', dryAt: 0.5 },
  desert: { low: '#b2905c', mid: '#c9a972', high: '#ddc28e', dry: '#e8d2a4', dryAt: 0.48 },
  snow: { low: '#b9c0c2', mid: '#d7dad6', high: '#eceae1', dry: '#c5bfae', dryAt: 0.66 },
  mud: { low: '#463a2b', mid: '#5d4e3a', high: '#776750', dry: '#6f6a4a', dryAt: 0.6 },
  dust: { low: '#94813f', mid: '#b19b52', high: '#c8b36c', dry: '#a86f3e', dryAt: 0.6 },
  alien: { low: '#5b4a5c', mid: '#7a6069', high: '#a07e76', dry: '#c19a7e', dryAt: 0.54 },
}

/** Five greens of a crown from its shade to its light. */
export type LeafPalette = readonly [string, string, string, string, string]

const LEAVES = {
  broad: ['#26361c', '#3b5227', '#557034', '#7c9148', '#a5b266'],
  dark: ['#1e2d1a', '#2f4524', '#46602f', '#678042', '#90a35c'],
  orchard: ['#33451f', '#4b6629', '#688437', '#8ba44e', '#b3c272'],
  hedge: ['#27361b', '#3a4f25', '#526a30', '#718445', '#95a35f'],
  pine: ['#16261c', '#213828', '#315038', '#4b6c4b', '#6f8d62'],
  palm: ['#3a4423', '#505f2d', '#6f7d3a', '#93a052', '#bcc47c'],
  autumn: ['#41301a', '#674722', '#8c652b', '#b2893f', '#d3b064'],
  snowy: ['#2b382e', '#42544a', '#6f7f78', '#b3bdb9', '#eef0ec'],
  jungle: ['#162a17', '#223f20', '#34592b', '#517a39', '#7ea052'],
  scrub: ['#4a4a28', '#626036', '#7d7a48', '#9a965e', '#b7b37c'],
  spore: ['#12302f', '#1c4a47', '#2c6a62', '#4f968a', '#8fd0bd'],
  fungus: ['#2e1d3c', '#482d5b', '#6a447f', '#9468a6', '#c69ccd'],
} as const satisfies Readonly<Record<string, LeafPalette>>
export type LeafKind = keyof typeof LEAVES

export const leaves = (kind: LeafKind): LeafPalette => LEAVES[kind]
export const isLeaf = (look: string | undefined): look is LeafKind => look !== undefined && look in LEAVES

/** Base, dark and light of a field's furrows, and how far apart they run. */
export interface Crop {
  readonly base: string
  readonly dark: string
  readonly light: string
  readonly gap: number
}

const CROPS = {
  plough: { base: '#80623f', dark: '#6a4f31', light: '#977650', gap: 0.17 },
  wheat: { base: '#c3a654', dark: '#ab8e41', light: '#d8be70', gap: 0.12 },
  stubble: { base: '#b59d5d', dark: '#a18a4b', light: '#c7b172', gap: 0.2 },
  green: { base: '#7b9449', dark: '#698040', light: '#90a85b', gap: 0.16 },
  hay: { base: '#97a255', dark: '#8b964d', light: '#a7b164', gap: 0.42 },
  orchard: { base: '#7d8f49', dark: '#728443', light: '#8a9c52', gap: 0.5 },
  paddy: { base: '#6d8a5b', dark: '#5c7a58', light: '#8fa98a', gap: 0.3 },
  sunflower: { base: '#a99a35', dark: '#6f7a32', light: '#dcbf45', gap: 0.22 },
  snow: { base: '#d4d3ca', dark: '#b7b5aa', light: '#e9e8e1', gap: 0.2 },
  algae: { base: '#4f7f7a', dark: '#3c6764', light: '#77aaa0', gap: 0.24 },
} as const satisfies Readonly<Record<string, Crop>>
export type CropKind = keyof typeof CROPS

export const crop = (kind: CropKind): Crop => CROPS[kind]
export const isCrop = (look: string | undefined): look is CropKind => look !== undefined && look in CROPS

/** Wall of the roof's shade side, shadow, light side. */
export type RoofPalette = readonly [string, string, string]

const ROOFS = {
  tile: ['#a4563a', '#7a3c28', '#c4785a'],
  slate: ['#6c7076', '#484d54', '#8e949a'],
  thatch: ['#a58a55', '#7d6539', '#c7ad76'],
  mud: ['#c6a57a', '#a07f56', '#dfc49b'],
  snow: ['#e6e6e0', '#aab0b2', '#f7f6f1'],
  ruin: ['#5a5146', '#38322b', '#7c7264'],
  flat: ['#c9bda6', '#b6a98f', '#ded4be'],
  concrete: ['#9d998c', '#6f6b60', '#bcb8aa'],
  alloy: ['#a9b4ba', '#6d7a83', '#dbe3e6'],
} as const satisfies Readonly<Record<string, RoofPalette>>
export type RoofKind = keyof typeof ROOFS

export const roof = (kind: RoofKind): RoofPalette => ROOFS[kind]
export const isRoof = (look: string | undefined): look is RoofKind => look !== undefined && look in ROOFS

/** Verge, bed, crown and ruts of a road. */
export type RoadPalette = readonly [string, string, string, string]

const ROADS = {
  dirt: ['#5d4b2c', '#a98c5b', '#c3a775', '#8a7046'],
  paved: ['#4a4435', '#a39c88', '#bbb49f', '#857e6b'],
  sand: ['#8e713f', '#d3b27a', '#e6cc98', '#b8945c'],
  snow: ['#8b9295', '#c3c3ba', '#dcdad0', '#9d9a8e'],
  asphalt: ['#2d2d2a', '#5c5b56', '#6d6c66', '#474642'],
  mud: ['#2f2417', '#806a48', '#9a835d', '#5c4a30'],
  plate: ['#38343f', '#7c7f88', '#9a9ea6', '#5d6069'],
} as const satisfies Readonly<Record<string, RoadPalette>>
export type RoadKind = keyof typeof ROADS

export const roadColours = (kind: RoadKind): RoadPalette => ROADS[kind]
export const isRoad = (look: string | undefined): look is RoadKind => look !== undefined && look in ROADS

/** What grows, is built and is driven on where nothing else is said. */
export interface Country {
  readonly leaf: readonly LeafKind[]
  readonly roofs: readonly RoofKind[]
  readonly road: RoadKind
  readonly crops: readonly CropKind[]
  readonly hedge: LeafKind
  /** Light and dark of a base's flocked top. */
  readonly flock: readonly [string, string]
}

const COUNTRIES: Readonly<Record<GroundLook, Country>> = {
  meadow: {
    leaf: ['broad', 'dark'],
    roofs: ['tile', 'slate', 'tile', 'thatch'],
    road: 'dirt',
    crops: ['wheat', 'green', 'plough', 'hay', 'stubble'],
    hedge: 'hedge',
    flock: ['#c2b985', '#9b955f'],
  },
  steppe: {
    leaf: ['broad', 'autumn'],
    roofs: ['thatch', 'thatch', 'slate'],
    road: 'dirt',
    crops: ['wheat', 'sunflower', 'stubble', 'plough'],
    hedge: 'scrub',
    flock: ['#cbb982', '#a5945e'],
  },
  desert: {
    leaf: ['palm'],
    roofs: ['mud', 'flat'],
    road: 'sand',
    crops: ['stubble'],
    hedge: 'scrub',
    flock: ['#d8bd8a', '#b3945e'],
  },
  snow: {
    leaf: ['snowy'],
    roofs: ['snow'],
    road: 'snow',
    crops: ['snow'],
    hedge: 'snowy',
    flock: ['#dcded9', '#bcc3c4'],
  },
  mud: {
    leaf: ['dark'],
    roofs: ['ruin'],
    road: 'mud',
    crops: ['plough', 'stubble'],
    hedge: 'scrub',
    flock: ['#8b7859', '#64533d'],
  },
  sea: {
    leaf: ['broad'],
    roofs: ['tile'],
    road: 'dirt',
    crops: ['hay'],
    hedge: 'hedge',
    flock: ['#5f7f8c', '#4a6a78'],
  },
  night: {
    leaf: ['broad'],
    roofs: ['tile'],
    road: 'dirt',
    crops: ['hay'],
    hedge: 'hedge',
    flock: ['#5f7f8c', '#4a6a78'],
  },
  space: {
    leaf: ['dark'],
    roofs: ['concrete'],
    road: 'paved',
    crops: ['hay'],
    hedge: 'hedge',
    flock: ['#2c3345', '#1b2030'],
  },
  dust: {
    leaf: ['palm', 'scrub'],
    roofs: ['thatch', 'flat'],
    road: 'sand',
    crops: ['stubble', 'hay'],
    hedge: 'scrub',
    flock: ['#cdb07a', '#a98b55'],
  },
  alien: {
    leaf: ['spore', 'fungus', 'spore'],
    roofs: ['alloy', 'concrete'],
    road: 'plate',
    crops: ['algae'],
    hedge: 'fungus',
    flock: ['#b39a92', '#8a7078'],
  },
  aloft: {
    leaf: ['broad', 'dark'],
    roofs: ['tile', 'slate', 'tile', 'thatch'],
    road: 'dirt',
    crops: ['wheat', 'green', 'plough', 'hay', 'stubble'],
    hedge: 'hedge',
    flock: ['#b6c6b4', '#8fa595'],
  },
}

export const country = (look: GroundLook): Country => COUNTRIES[look]
