import type { ThingList } from '../../../../src/engine/things'
import type { Mine, TacticalState } from '../model/state'

/** A minefield whose face only its side knows counts among the real ones that are still face down. */
const hides = (mine: Pick<Mine, 'real' | 'shown'> | undefined): boolean => mine?.real === true && !mine.shown

const counted = (state: TacticalState, side: Mine['side'], more: number): TacticalState['hiddenReal'] => ({
  ...state.hiddenReal,
  [side]: Math.max(0, state.hiddenReal[side] + more),
})

const mines: ThingList<TacticalState> = {
  list: 'mines',
  patterns: [
    { name: 'minefield', told: 'a minefield', sided: true, like: { real: true, shown: false } },
    { name: 'dummy minefield', told: 'a minefield', sided: true, like: { real: false, shown: false } },
    { name: 'minefield, face up', told: 'a minefield', sided: true, like: { real: true, shown: true } },
  ],
  laid(state, { side, ...thing }) {
    if (!side || !('real' in thing) || !('shown' in thing)) return null
    const mine: Mine = {
      id: thing.id,
      side,
      at: thing.at,
      real: thing.real === true,
      shown: thing.shown === true,
    }
    const hiddenReal = hides(mine) ? counted(state, side, 1) : state.hiddenReal
    return { ...state, mines: [...state.mines, mine], hiddenReal }
  },
  lifted(state, id) {
    const mine = state.mines.find(each => each.id === id)
    const hiddenReal = mine && hides(mine) ? counted(state, mine.side, -1) : state.hiddenReal
    return { ...state, mines: state.mines.filter(each => each.id !== id), hiddenReal }
  },
}

/** A smoke counter lives through the end of this fire phase and of the next. */
const FRESH_SMOKE = 2

/** What the referee lays and takes away. */
export const THINGS: readonly ThingList<TacticalState>[] = [
  mines,
  {
    list: 'wires',
    patterns: [
      { name: 'wire from west to east', told: 'a section of wire', sided: false, like: { facing: 0 } },
      { name: 'wire from north to south', told: 'a section of wire', sided: false, like: { facing: 90 } },
    ],
  },
  {
    list: 'smoke',
    patterns: [{ name: 'smoke', told: 'smoke', sided: false, like: { phasesLeft: FRESH_SMOKE } }],
  },
]
