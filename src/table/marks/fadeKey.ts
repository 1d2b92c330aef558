import type { MarkOf } from './store'

type Fading = MarkOf<'ring' | 'arc' | 'cloud' | 'area' | 'cells'>

/** By what a mark on the ground is known again after the scene was made anew, so that it comes up softly only once. */
export function fadeKey(mark: Fading): string {
  switch (mark.kind) {
    case 'ring':
      return `ring ${mark.at.x} ${mark.at.y} ${mark.radius}`
    case 'arc':
      return `arc ${mark.at.x} ${mark.at.y} ${mark.radius} ${mark.facing}`
    case 'cloud':
      return `cloud ${mark.at.x} ${mark.at.y}`
    case 'area': {
      const corner = mark.outlines[0]?.[0]
      return `area ${mark.tone} ${mark.dotted ?? false} ${mark.outlines.length} ${corner?.x} ${corner?.y}`
    }
    case 'cells':
      return `cells ${mark.tone} ${mark.cells.length}`
  }
}
