import type { SessionCore } from './core'
import { chosenOffer, seenNow } from './selectors'
import type { SessionActions } from './sessionActions'
import type { Ruler } from './sessionState'

type Part = Pick<
  SessionActions,
  'setTool' | 'measure' | 'keepRuler' | 'showDistances' | 'clearRulers' | 'takeRuler' | 'pointRuler'
>

/** Whether two rulers lie from the same end to the same. */
export const isSame = (one: Ruler, other: Ruler): boolean =>
  JSON.stringify([one.from, one.to]) === JSON.stringify([other.from, other.to])

/** The ruler in the hand, the rulers that stay, and all distances from a unit. */
export function measuring({ now, set }: SessionCore): Part {
  return {
    setTool(tool) {
      set({ tool, measured: null, plan: null })
    },
    measure(from, to) {
      const { ruleset } = now()
      const view = seenNow(now())
      if (!ruleset || !view || chosenOffer(now())?.blind) return
      set({ measured: { from, to, answer: ruleset.measure(view, from, to) } })
    },
    keepRuler() {
      const { measured, kept } = now()
      if (!measured) return
      const { from, to } = measured
      const others = kept.filter(ruler => !isSame(ruler, { from, to }))
      set({ kept: [...others, { from, to }], measured: null })
    },
    showDistances(distances) {
      set({ distances })
    },
    clearRulers() {
      set({ kept: [], pointed: null, distances: false, measured: null })
    },
    takeRuler(ruler) {
      const { kept } = now()
      const taken = ruler ?? kept.at(-1)
      if (taken) set({ kept: kept.filter(one => !isSame(one, taken)), pointed: null })
    },
    pointRuler(pointed) {
      set({ pointed })
    },
  }
}
