import { both, type Draft, lines, type Outline, piece } from './draft'

export const HOLE = '#191815'
export const STEEL = '#8c8a84'

/** A round intake in the nose, seen as its dark lip. */
export const intake = (draft: Draft, y: number, w: number): void =>
  piece(draft, HOLE, [0, y - 0.1, w, y, w * 0.9, y + 0.22, 0, y + 0.3])

/** The burnt end of a jet pipe. */
export const pipe = (draft: Draft, y: number, w: number, x = 0): void =>
  piece(draft, '#4a4844', [0, y, w, y, w * 0.82, y + 0.5, 0, y + 0.5], x)

/** Fences along the airflow of a swept wing. */
export const fences = (draft: Draft, ...at: readonly (readonly number[])[]): void =>
  both(draft, () => lines(draft, 'rgba(20,22,24,.7)', 0.1, ...at))

/** Missiles or tanks hung at `x` under both wings: their noses look out before the leading edge. */
export const stores = (
  draft: Draft,
  x: number,
  y: number,
  length: number,
  w: number,
  colour: string,
): void => {
  const shape: Outline = [0, y, w, y + w * 2, w, y + length - w, 0, y + length]
  for (const side of [-1, 1]) piece(draft, colour, shape, side * x)
}
