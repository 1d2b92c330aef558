/** A place on the table in board units (inches on open tables), x to the east, y to the south. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An angle in degrees clockwise from north (the top edge of the table). */
export type Degrees = number

/** A closed outline; the last corner joins the first. */
export type Polygon = readonly Point[]
