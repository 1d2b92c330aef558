import type { Degrees, Point, Polygon } from '../geometry/point'
import type { ClauseId, Side, UnitId } from './ids'

/** What the table is made of. Everything in a Scene is in board units and knows no rule. */
export type BoardPicture =
  | { readonly kind: 'inches'; readonly width: number; readonly height: number }
  | {
      readonly kind: 'hexes'
      /** Flat-topped hexes in columns; `size` is the distance from centre to corner. */
      readonly columns: number
      readonly rows: number
      readonly size: number
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'squares'
      readonly columns: number
      readonly rows: number
      readonly size: number
      /** Top left corner of the grid on the table. */
      readonly origin: Point
      readonly columnNames: readonly string[]
      readonly rowNames: readonly string[]
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'zones'
      readonly zones: readonly {
        readonly name: string
        readonly from: number
        readonly to: number
        readonly side: Side | null
      }[]
      readonly width: number
      readonly height: number
    }

export const GROUND_LOOKS = [
  'meadow',
  'steppe',
  'desert',
  'snow',
  'mud',
  'sea',
  'space',
  'dust',
  'alien',
  'aloft',
  'night',
] as const
export type GroundLook = (typeof GROUND_LOOKS)[number]

export const FEATURE_KINDS = [
  'wood',
  'hill',
  'building',
  'rough',
  'field',
  'orchard',
  'marsh',
  'water',
  'stream',
  'road',
  'river',
  'bridge',
  'hedge',
  'wall',
  'crest',
  'trench',
  'earthwork',
  'bunker',
  'wire',
  'craters',
  'sandbank',
  'coast',
  'planet',
  'town',
] as const
export type FeatureKind = (typeof FEATURE_KINDS)[number]

/** A piece of terrain: an area, or a line with a width. What it does, each ruleset's ground table says by `kind`. */
export interface Feature {
  readonly id: string
  readonly kind: FeatureKind
  /** An area's outline, or the points of a line. */
  readonly shape: { readonly area: Polygon } | { readonly line: readonly Point[]; readonly width: number }
  readonly name?: string
  /** For painters only: a crop, a roof, 'church'. */
  readonly look?: string
}

export interface MapName {
  readonly text: string
  readonly at: Point
  /** Height of the letters in board units. */
  readonly size: number
  readonly angle?: Degrees
}

/** The painted ground: the same object as long as nothing on it changes, so that its bitmap is kept. */
export interface Ground {
  readonly look: GroundLook
  readonly seed: string
  readonly features: readonly Feature[]
  readonly names: readonly MapName[]
}

/** A chip on a base: one or two letters, its shape and colour by `tone`. */
export interface Chip {
  readonly text: string
  readonly tone: 'disorganized' | 'suppressed' | 'damage' | 'plain' | 'good'
  readonly label: string
  /** Shown as a small die that lies beside the base, with so many pips as its text says, 1 to 6. */
  readonly die?: true
}

/** A unit on the table: base, facing, silhouette, side, chips. */
export interface Token {
  readonly id: UnitId
  readonly side: Side | null
  readonly at: Point
  readonly facing: Degrees
  readonly width: number
  readonly depth: number
  /** 'knob': no unit, but a place that is taken hold of while a battle is made. */
  readonly shape: 'base' | 'block' | 'hex' | 'ship' | 'knob'
  /** Its facing means nothing: no wedge is drawn. */
  readonly unfacing?: true
  /** Key of the table's silhouettes, and the paint on it. */
  readonly silhouette: string
  readonly paint: string
  readonly name: string
  /** Pips in the rear rim: 1 Green/Raw, 2 Average, 3 Elite/Veteran. */
  readonly quality?: 1 | 2 | 3
  readonly chips: readonly Chip[]
  /** Has acted in this step. */
  readonly spent: boolean
  /** Half seen: cloaked, or a ghost of somewhere it may be. */
  readonly faint?: boolean
  /** Silhouettes of what it carries or tows, shown small. */
  readonly cargo?: string
  /** The sign of the formation that it belongs to: key of the table's signs. */
  readonly sign?: string
  /** How high it flies, in levels from 1 up; left out of what stands on the ground. */
  readonly level?: number
  /** Its single figures, where it is no base but a unit of them: `width` and `depth` are then those of the box around them. */
  readonly figures?: readonly TokenFigure[]
  /** Afloat: how fast it goes, 0 to 6; its wake shows it. */
  readonly wake?: number
  /** Trails smoke behind it. */
  readonly smokes?: boolean
}

/** Where a figure stands, from the place of its unit, in board units. */
export interface FigurePlace {
  readonly dx: number
  readonly dy: number
}

/** One figure of a unit: a round base with a picture of its own. */
export interface TokenFigure extends FigurePlace {
  /** Diameter of its base; 0 for what has none (a gun). */
  readonly size: number
  readonly silhouette: string
  readonly facing: Degrees
  /** Which of the ways to paint it: neighbours differ. */
  readonly variant: number
  /** Fallen: only the gap that he left is shown. */
  readonly gone?: boolean
  /** Marked as one of those spoken of. */
  readonly marked?: boolean
}

export const PROP_KINDS = [
  'wreck',
  'mine',
  'smoke',
  'wire',
  'objective',
  'torpedo',
  'asteroid',
  'sunk',
  'crater',
  'marker',
  'camp',
  'fortification',
  'splash',
] as const

/** A thing on the table that is no unit and changes during play. */
export interface Prop {
  readonly id: string
  readonly kind: (typeof PROP_KINDS)[number]
  readonly at: Point
  readonly facing: Degrees
  readonly width: number
  readonly depth: number
  readonly side: Side | null
  readonly silhouette?: string
  readonly paint?: string
  /** 'real', 'fake', a number on a flag. */
  readonly text?: string
  readonly name?: string
}

export type Tone = 'plain' | 'offer' | 'chosen' | 'refused' | 'danger' | 'side-a' | 'side-b'

/** One share of the bar of outcomes on a tag. */
export interface BarShare {
  readonly share: number
  readonly outcome: string
  /** How grave it is, as the ruleset's list of outcomes has it: its colour in the bar. */
  readonly tone?: 'destroyed' | 'suppressed' | 'disorganized' | 'none'
  /** How many it stands for, in a distribution: one column beside the other, from none to most. */
  readonly count?: string
}

/** What is drawn over the table while something is chosen, aimed, dragged or measured. */
export type Mark =
  | {
      readonly kind: 'ring'
      readonly at: Point
      readonly radius: number
      readonly line: 'solid' | 'dashed'
      readonly label?: string
      readonly labelAt?: Degrees
      readonly shadeBeyond?: boolean
    }
  | {
      readonly kind: 'arc'
      readonly at: Point
      readonly facing: Degrees
      readonly half: Degrees
      readonly radius: number
      readonly label?: string
    }
  | {
      readonly kind: 'area'
      readonly outlines: readonly Polygon[]
      readonly tone: Tone
      /** Only a line of dots about it: what might be reached otherwise. */
      readonly dotted?: boolean
      readonly label?: string
      readonly shadeBeyond?: boolean
    }
  | {
      /** Where a piece could be hurt: `band` 0 hardly, 3 badly. Each band lies within the one before it. */
      readonly kind: 'danger'
      readonly outlines: readonly Polygon[]
      readonly band: number
    }
  | {
      readonly kind: 'cells'
      readonly cells: readonly { readonly outline: Polygon; readonly label?: string }[]
      readonly tone: Tone
      readonly label?: string
    }
  | {
      readonly kind: 'sight'
      readonly from: Point
      readonly to: Point
      readonly tone: Tone
      readonly blockedAt?: Point
      readonly blocker?: Polygon
    }
  /** Where two bases fight in contact: a zigzag from here to there. */
  | { readonly kind: 'contact'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'path'
      readonly points: readonly Point[]
      readonly pills: readonly { readonly at: Point; readonly text: string }[]
      readonly tone: Tone
      /** It lies on the table, beneath the pieces and their names: a plotted course, the track of a torpedo. */
      readonly lies?: true
    }
  | {
      readonly kind: 'tag'
      /** A small one: its figures alone, or the first of its lines. */
      readonly short?: boolean
      readonly token?: UnitId
      readonly at: Point
      readonly tone: Tone
      readonly figures: readonly {
        readonly value: string
        readonly label: string
        readonly strong?: boolean
      }[]
      readonly bar: readonly BarShare[]
      readonly lines: readonly string[]
      readonly clause?: ClauseId
    }
  | { readonly kind: 'brackets'; readonly token: UnitId; readonly tone: Tone }
  | { readonly kind: 'outline'; readonly token: UnitId; readonly tone: Tone }
  | { readonly kind: 'cross'; readonly at: Point }
  /** Two units in melee, between them. */
  | { readonly kind: 'melee'; readonly at: Point }
  | {
      readonly kind: 'ghost'
      readonly token: UnitId
      readonly at: Point
      readonly facing: Degrees
      readonly tone: Tone
      /** Where its single figures would stand. */
      readonly figures?: readonly FigurePlace[]
      /** How high it would be there, where that counts. */
      readonly level?: number
    }
  | {
      readonly kind: 'cloud'
      readonly at: Point
      readonly spots: readonly { readonly at: Point; readonly chance: number; readonly token?: UnitId }[]
    }
  | {
      readonly kind: 'arrow'
      readonly from: Point
      readonly to: Point
      readonly tone: Tone
      readonly label?: string
    }
  /** Two chevrons between neighbours: who follows whom. */
  | { readonly kind: 'chevrons'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  /** Numbers written on the ground: what it costs to get there. */
  | { readonly kind: 'figures'; readonly figures: readonly { readonly at: Point; readonly text: string }[] }
  | { readonly kind: 'pill'; readonly at: Point; readonly text: string; readonly tone: Tone }

/** Everything that a viewer's table shows. */
export interface Scene {
  readonly board: BoardPicture
  readonly ground: Ground
  readonly tokens: readonly Token[]
  readonly props: readonly Prop[]
  readonly marks: readonly Mark[]
}

/** What the viewer is busy with: the chosen unit, the offer being filled in, the target under the pointer. */
export interface Focus {
  readonly unit: UnitId | null
  readonly offer: string | null
  readonly target: UnitId | null
}

export const NO_FOCUS: Focus = { unit: null, offer: null, target: null }
