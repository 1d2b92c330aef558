import { plainOffer } from '../../src/engine/acts'
import type { Act } from './act'
import { findFigure, inches, movedTo, unitOf } from './lookup'
import { around } from './losses'
import { toFights, told } from './melee'
import { cleared, ridesOf } from './rides'
import type { ColonialAction, ColonialState } from './state'
import { LENGTHS } from './tables'

/** Riders who may be chosen from. */
const MANY = 8
const isRiding = (state: ColonialState): boolean => state.pending?.kind === 'ride'

/** The rider goes on to another enemy and fights him at once. */
export const ride: Act<'ride'> = {
  offers(state) {
    if (!isRiding(state) || !state.melee) return []
    return [
      {
        id: 'ride',
        kind: 'ride',
        unit: state.melee.unit,
        label: 'Ride on',
        clause: 'colonial-2.52',
        input: 'choice',
        useful: true,
        options: () =>
          ridesOf(state)
            .toSorted((a, b) => a.length - b.length)
            .slice(0, MANY)
            .map(({ target, enemy, length }) => {
              const foe = findFigure(state, { unit: target, figure: enemy })
              return {
                action: { type: 'ride', target, enemy },
                label: `${unitOf(state, target).name}, ${length.toFixed(1)}″ (${enemy})`,
                ...(foe && { at: foe.at, cell: around(foe.at, inches(state, LENGTHS.base) / 2) }),
              }
            }),
      },
    ]
  },
  refuse(state, { target, enemy }) {
    if (!isRiding(state)) return [{ code: 'no-rider', clause: 'colonial-2.52' }]
    return ridesOf(state).some(each => each.target === target && each.enemy === enemy)
      ? []
      : [{ code: 'not-on-path', clause: 'colonial-R27' }]
  },
  play(state, { target, enemy }, io) {
    const { melee } = state
    const way = ridesOf(state).find(each => each.target === target && each.enemy === enemy)
    if (!melee || melee.rider === null || !way) return state
    const figure = melee.rider
    const from = melee.from.map(each =>
      each.figure === figure
        ? { ...each, gone: Math.round((each.gone + way.length) * 1000) / 1000, bad: way.bad }
        : each,
    )
    const charged = melee.charged.includes(target) ? melee.charged : [...melee.charged, target]
    const moved = movedTo(state, melee.unit, new Map([[figure, way.to]]))
    io.log({
      code: 'rides-on',
      side: unitOf(state, melee.unit).side,
      facts: { unit: { unit: melee.unit }, target: { unit: target }, length: way.length },
      units: [melee.unit, target],
      clauses: ['colonial-2.52', 'colonial-R27'],
    })
    const on: ColonialState = { ...moved, pending: null, melee: { ...melee, from, charged, rider: null } }
    return told(on, { figure, target, enemy }, io)
  },
}

/** The rider stays where he is. */
export const rein: Act<'rein'> = {
  offers: state =>
    isRiding(state)
      ? [plainOffer<ColonialAction>({ type: 'rein' }, 'Rein in', 'colonial-2.52', { ends: true })]
      : [],
  refuse: state => (isRiding(state) ? [] : [{ code: 'no-rider', clause: 'colonial-2.52' }]),
  play: (state, _action, io) =>
    isRiding(state) ? toFights({ ...cleared(state), pending: null }, io) : state,
}
