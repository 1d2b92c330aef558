import type { Mark } from '../engine/scene'

/** A new ring is wholly there after this time. */
export const FADE_MS = 120

/** The clock and the frames of the page; tests bring their own. */
export interface Pace {
  readonly now: () => number
  readonly frame: (step: () => void) => void
}

const PAGE: Pace = {
  now: () => performance.now(),
  frame: step => requestAnimationFrame(step),
}

export interface Fades {
  /** Names all that is to be seen now. What was not there before begins to come, or is there at once if `still`. */
  readonly see: (keys: readonly string[], still: boolean) => void
  /** How much of it is there: 0 when it has just come, 1 after 120 ms, 1 for what nobody named. */
  readonly share: (key: string) => number
}

/** Lets what is new on the table come up softly; `redraw` is called for each frame while anything is coming. */
export function createFades(redraw: () => void, pace: Pace = PAGE): Fades {
  let since: ReadonlyMap<string, number> = new Map()
  let running = false
  const young = (): boolean => {
    const now = pace.now()
    return [...since.values()].some(start => now - start < FADE_MS)
  }
  function step(): void {
    redraw()
    running = young()
    if (running) pace.frame(step)
  }
  return {
    see(keys, still) {
      const now = pace.now()
      since = new Map(keys.map(key => [key, since.get(key) ?? (still ? -Infinity : now)]))
      if (running || !young()) return
      running = true
      pace.frame(step)
    },
    share(key) {
      const start = since.get(key)
      return start === undefined ? 1 : Math.min(1, Math.max(0, (pace.now() - start) / FADE_MS))
    },
  }
}

/** By what a mark on the ground is known again after the scene was made anew. Null for a mark that does not fade. */
export function fadeKey(mark: Mark): string | null {
  switch (mark.kind) {
    case 'ring':
      return `ring ${mark.at.x} ${mark.at.y} ${mark.radius}`
    case 'arc':
      return `arc ${mark.at.x} ${mark.at.y} ${mark.radius} ${mark.facing}`
    case 'cloud':
      return `cloud ${mark.at.x} ${mark.at.y}`
    case 'area': {
      const corner = mark.outlines[0]?.[0]
      return `area ${mark.tone} ${mark.outlines.length} ${corner?.x} ${corner?.y}`
    }
    case 'cells':
      return `cells ${mark.tone} ${mark.cells.length}`
    default:
      return null
  }
}
