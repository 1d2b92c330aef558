import type { Kind } from '../model/kinds'
import type { Troops } from '../model/state'

/** The picture on a base: that of its kind, for foot by what it carries. */
export function silhouetteOf(kind: Kind, troops: Pick<Troops, 'arms' | 'missile'>): string {
  if (kind.mounted || kind.helpless || kind.wholeDefence) return kind.silhouette
  if (kind.lightFoot)
    return troops.missile === null || troops.missile === 'javelin' ? kind.silhouette : 'archers'
  if (!kind.formed) return kind.silhouette
  if (troops.missile !== null && troops.missile !== 'javelin') return 'archers'
  if (troops.arms === 'pike') return 'phalanx'
  return troops.arms === 'sword' ? 'legion' : 'spearmen'
}
