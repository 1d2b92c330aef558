import { createStore } from 'zustand/vanilla'
import type { Point } from '../geometry/point'

/** Where the table looks: the board point at its top left corner, and pixels per board unit. */
export interface Look extends Point {
  readonly scale: number
}

/** Where the table looks now, for the minimap and for whoever comes back to it. Told by the table, at most once a frame. */
export function createCamera() {
  const store = createStore<{ readonly camera: Look | null }>(() => ({ camera: null }))
  return { store, look: (camera: Look) => store.setState({ camera }) }
}

export const camera = createCamera()
