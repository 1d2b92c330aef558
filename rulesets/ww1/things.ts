import type { ThingList } from '../../src/engine/things'
import { oneDefence } from './lookup'
import { centreOf, isSquare, squareAt } from './squares'
import { DEFENCE_KINDS, type DefenceKind, type Ww1State } from './state'

const NAMES: Readonly<Record<DefenceKind, string>> = {
  wire: 'Barbed Wire',
  trench: 'Trench',
  bunker: 'Bunker',
}

const isKind = (kind: unknown): kind is DefenceKind => DEFENCE_KINDS.some(each => each === kind)

/** Field Defences, each in its square. */
const defences: ThingList<Ww1State> = {
  list: 'defences',
  patterns: DEFENCE_KINDS.map(kind => ({
    name: NAMES[kind],
    told: oneDefence(kind),
    sided: true,
    like: { kind },
  })),
  lying: ({ defences: there, scenario: { board } }) =>
    there.map(({ square, ...each }) => ({ ...each, at: centreOf(board, square) })),
  laid(state, { id, at, side, ...thing }) {
    const square = squareAt(state.scenario.board, at)
    const kind = 'kind' in thing ? thing.kind : null
    if (square === null || !side || !isKind(kind)) return null
    return { ...state, defences: [...state.defences, { id, side, kind, square }] }
  },
  lifted: (state, id) => ({ ...state, defences: state.defences.filter(each => each.id !== id) }),
}

/** Squares of difficult ground: each is named by its square. */
const difficult: ThingList<Ww1State> = {
  list: 'difficult',
  patterns: [{ name: 'Difficult ground', told: 'difficult ground', sided: false, like: {} }],
  lying: ({ difficult: there, scenario: { board } }) =>
    there.filter(square => isSquare(board, square)).map(id => ({ id, at: centreOf(board, id) })),
  laid(state, { at }) {
    const square = squareAt(state.scenario.board, at)
    if (square === null || state.difficult.includes(square)) return null
    return { ...state, difficult: [...state.difficult, square] }
  },
  lifted: (state, id) => ({ ...state, difficult: state.difficult.filter(square => square !== id) }),
}

/** What the referee lays and takes away. */
export const THINGS: readonly ThingList<Ww1State>[] = [defences, difficult]
