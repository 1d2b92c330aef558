import type { Degrees, Point } from '../geometry/point'
import type { UnitId } from '../engine/ids'
import type { Tool } from './props'

/** What lies under a pointer when it comes down. */
export type Grip =
  | { readonly on: 'ground' }
  | { readonly on: 'token'; readonly token: UnitId; readonly movable: boolean; readonly centre: Point }
  | { readonly on: 'handle'; readonly token: UnitId; readonly centre: Point }

/** What the hand does. Places are canvas pixels (`at`) and board units (`board`). */
export type Hand =
  | {
      readonly kind: 'down'
      readonly pointer: number
      readonly touch: boolean
      readonly button: number
      /** Shift is held: whoever is pressed, or lies in the box that is drawn, is chosen together with others. */
      readonly shift?: boolean
      readonly at: Point
      readonly board: Point
      readonly grip: Grip
    }
  | { readonly kind: 'move'; readonly pointer: number; readonly at: Point; readonly board: Point }
  | { readonly kind: 'up'; readonly pointer: number; readonly at: Point; readonly board: Point }
  /** The pointer has rested for 450 ms. */
  | { readonly kind: 'rest' }
  /** Right click or W while a piece is in the hand or a distance is measured. */
  | { readonly kind: 'waypoint' }
  | { readonly kind: 'cancel' }
  /** From the keyboard. */
  | { readonly kind: 'lift'; readonly token: UnitId; readonly centre: Point }
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'drop' }

export interface Press {
  readonly pointer: number
  readonly touch: boolean
  readonly button: number
  readonly shift?: boolean
  readonly start: Point
  readonly board: Point
  readonly grip: Grip
  readonly tool: Tool
}

/** One gesture at a time. */
export type Gesture =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressing'; readonly press: Press }
  | { readonly kind: 'holding'; readonly press: Press }
  | { readonly kind: 'panning'; readonly pointer: number; readonly last: Point }
  | {
      readonly kind: 'pinching'
      readonly first: { readonly pointer: number; readonly at: Point }
      readonly second: { readonly pointer: number; readonly at: Point }
    }
  | {
      readonly kind: 'dragging'
      /** Null: by the keyboard. */
      readonly pointer: number | null
      readonly token: UnitId
      /** From the pointer to the centre of the piece, board units. */
      readonly offset: Point
      readonly waypoints: readonly Point[]
      readonly place: Point
    }
  | {
      readonly kind: 'turning'
      readonly pointer: number
      readonly token: UnitId
      readonly centre: Point
      readonly facing: Degrees
    }
  | {
      readonly kind: 'boxing'
      readonly pointer: number
      readonly from: Point
      readonly place: Point
    }
  | { readonly kind: 'placing'; readonly pointer: number; readonly place: Point }
  | {
      readonly kind: 'measuring'
      readonly pointer: number
      readonly points: readonly Point[]
      readonly place: Point
    }

/** What the table has to do about it. */
export type Command =
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'zoom'; readonly factor: number; readonly at: Point }
  | { readonly do: 'pick'; readonly token: UnitId | null; readonly at: Point; readonly more?: true }
  | { readonly do: 'box'; readonly from: Point; readonly to: Point; readonly done: boolean }
  | { readonly do: 'hover'; readonly token: UnitId | null; readonly at: Point }
  | { readonly do: 'drag-start'; readonly token: UnitId }
  | { readonly do: 'drag'; readonly token: UnitId; readonly points: readonly Point[] }
  | { readonly do: 'drag-end'; readonly token: UnitId; readonly points: readonly Point[] }
  | { readonly do: 'drag-cancel'; readonly token: UnitId }
  | { readonly do: 'turn'; readonly token: UnitId; readonly facing: Degrees; readonly done: boolean }
  | { readonly do: 'point'; readonly at: Point; readonly done: boolean }
  | { readonly do: 'measure'; readonly points: readonly Point[]; readonly done: boolean }

export interface Step {
  readonly gesture: Gesture
  readonly commands: readonly Command[]
}
