import type { UnitId } from '../../../../src/engine/ids'
import type { FeatureKind } from '../../../../src/engine/scene'
import type { Degrees, Point, Polygon } from '../../../../src/geometry/point'
import type { Box } from '../../../../src/geometry/polygons'
import type { GroundEffect } from './groundTable'

/** A feature of the battlefield that does something to those in it. */
export interface Piece {
  readonly id: string
  readonly kind: FeatureKind
  readonly effect: GroundEffect
  readonly outline: Polygon
  /** The same as convex outlines. */
  readonly parts: readonly Polygon[]
  readonly box: Box
}

/** What the ground at a unit's centre does for melee, cover and being seen. */
export interface Footing {
  readonly open: boolean
  readonly rough: boolean
  readonly conceals: boolean
  readonly fortified: boolean
  readonly building: boolean
  readonly soft: boolean
}

/** What ends or limits a straight slide. Distances in inches from its start; Infinity where there is nothing. */
export interface Slide {
  /** Where the base first comes into rough ground. */
  readonly rough: number
  /** As far as the centre stays on a road from the start; 0 where it does not stand on one. */
  readonly road: number
  /** Where ground that is closed to the unit begins, or the table ends. */
  readonly closed: number
  /** What the closed ground is called; 'edge' for the edge of the table. */
  readonly closedBy: string
  /** The first base in the way. */
  readonly unit: { readonly id: UnitId; readonly at: number } | null
  /** The outline of a building or field defence with an enemy inside, met before any base. */
  readonly hold: { readonly piece: Piece; readonly at: number } | null
}

/** A straight slide to be looked at: from where, facing where, in which direction and how far (inches). */
export interface Course {
  readonly at: Point
  readonly facing: Degrees
  readonly way: Degrees
  readonly length: number
  /** Friends that face alike are passed, if the unit may do that at all. */
  readonly passing: boolean
}

/** Why a move is limited to half of its full distance. */
export type Halving = 'turned' | 'disordered' | 'shot'

/** How far a unit may go straight ahead, and which part of it is what. All in inches. */
export interface Allowance {
  /** Full distance of the move before it is halved. */
  readonly full: number
  /** Most that it may go now. */
  readonly limit: number
  readonly halvings: readonly Halving[]
  /** Where rough ground limits it, and whether a road lengthens it. */
  readonly by: 'open' | 'rough' | 'road' | 'edge of rough'
}

/** An enemy straight ahead, and the charge that would reach it. */
export interface ChargeAhead {
  /** Whom it meets: one unit, or any of those inside an outline that are equally near. */
  readonly targets: readonly UnitId[]
  /** Inches to the touch. */
  readonly distance: number
  readonly allowance: Allowance
  /** The building or field defence across whose outline they meet; null where the bases touch. */
  readonly area: string | null
  /** The unit can also go past it. */
  readonly beyond: boolean
}

/** How bad a single result is: 1 Disordered, 2 Shaken, 3 Routed. */
export type Harm = 0 | 1 | 2 | 3
export type Cause = 'shooting' | 'melee'

/** A way worth a thought, and the facing at its end. */
export interface Flight {
  readonly path: readonly Point[]
  readonly facing: Degrees
}
