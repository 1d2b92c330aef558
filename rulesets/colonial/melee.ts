import { plainOffer } from '../../src/engine/acts'
import type { UnitId } from '../../src/engine/ids'
import type { Act, Io, Reason } from './act'
import { asked } from './activation'
import { fightsOf, foughtOut, sumsOf, type Fight } from './fights'
import { findFigure, inches, unitOf } from './lookup'
import { around } from './losses'
import { downOutcome } from './outcomes'
import { cleared, ridesOf } from './rides'
import { afterAttack } from './sequence'
import type { ColonialAction, ColonialState } from './state'
import { LENGTHS } from './tables'

/** Fights that are left are fought; when there are none the charge is over. */
export function toFights(state: ColonialState, io: Io): ColonialState {
  const { melee } = state
  if (!melee) return state
  const charger = unitOf(state, melee.unit)
  if (melee.rider !== null && ridesOf(state).length > 0) return asked(state, { kind: 'ride' }, charger.side)
  const on = { ...state, melee: { ...melee, rider: null } }
  if (fightsOf(on).length > 0) return asked(on, { kind: 'fights' }, charger.side)
  return afterAttack({ ...on, pending: null }, melee.dropped, io)
}

const fighting = (state: ColonialState): boolean => state.pending?.kind === 'fights'

const MANY = 8

/** One fight, chosen by the charging player. */
export const fight: Act<'fight'> = {
  offers(state) {
    if (!fighting(state) || !state.melee) return []
    const unit = unitOf(state, state.melee.unit)
    return [
      {
        id: 'fight',
        kind: 'fight',
        unit: unit.id,
        label: 'One fight',
        clause: 'colonial-2.43',
        input: 'choice',
        useful: false,
        options: () =>
          fightsOf(state)
            .slice(0, MANY)
            .map(each => {
              const man = findFigure(state, { unit: unit.id, figure: each.figure })
              const sums = sumsOf(state, each)
              return {
                action: { type: 'fight', ...each },
                label: `${each.figure} against ${each.enemy} of ${unitOf(state, each.target).name}`,
                ...(sums && { reckonings: sums }),
                ...(man && { at: man.at, cell: around(man.at, inches(state, LENGTHS.base) / 2) }),
              }
            }),
      },
    ]
  },
  refuse(state, { figure, target, enemy }) {
    if (!fighting(state)) return [{ code: 'no-fight', clause: 'colonial-2.43' }]
    return fightsOf(state).some(
      each => each.figure === figure && each.target === target && each.enemy === enemy,
    )
      ? []
      : ([{ code: 'no-contact', clause: 'colonial-R22' }] satisfies readonly Reason[])
  },
  play(state, { figure, target, enemy }, io) {
    if (!state.melee) return state
    return told(state, { figure, target, enemy }, io)
  },
}

/** A fight with its entry in the log. */
export function told(state: ColonialState, each: Fight, io: Io): ColonialState {
  const { melee } = state
  const foe = findFigure(state, { unit: each.target, figure: each.enemy })
  if (!melee || !foe) return state
  const { state: after, came, sums } = foughtOut(state, each, io)
  const side = unitOf(state, melee.unit).side
  io.log({
    code: `fight-${came}`,
    side,
    facts: { unit: { unit: melee.unit }, target: { unit: each.target } },
    units: [melee.unit, each.target],
    clauses: [came === 'recoil' ? 'colonial-2.51' : 'colonial-2.44'],
    reckonings: sums,
    outcome: downOutcome(came === 'won' ? 1 : 0),
    hit: came === 'won',
    effects: came === 'won' ? [{ kind: 'burst', at: foe.at, size: 0.5 }] : [],
  })
  return toFights({ ...after, pending: null }, io)
}

/** All fights, one after the other, up to the first rider who may ride on. */
export const melee: Act<'melee'> = {
  offers(state) {
    const count = fighting(state) ? fightsOf(state).length : 0
    if (count === 0) return []
    return [
      plainOffer<ColonialAction>(
        { type: 'melee' },
        count === 1 ? 'Fight' : `All ${count} fight`,
        'colonial-2.43',
        {
          ends: true,
        },
      ),
    ]
  },
  refuse: state => (fighting(state) ? [] : [{ code: 'no-fight', clause: 'colonial-2.43' }]),
  play(state, _action, io) {
    const before = state.melee
    if (!before) return state
    const charged = [before.unit, ...before.charged]
    const count = (of: ColonialState, id: UnitId): number => unitOf(of, id).figures.length
    const first: ColonialState = { ...state, pending: null }
    const most = Math.min(60, fightsOf(first).length * 2)
    const after = io.chance.series<ColonialState>(
      first,
      most,
      (now, chance) => {
        if (now.melee?.rider && ridesOf(now).length > 0) return now
        const [next] = fightsOf(now)
        return next ? foughtOut(cleared(now), next, { chance, log: () => undefined }).state : now
      },
      now => charged.map(id => count(now, id)).join() + (now.melee?.rider ?? '') + fightsOf(now).length,
    )
    const lost = count(first, before.unit) - count(after, before.unit)
    const won = before.charged.reduce((sum, id) => sum + count(first, id) - count(after, id), 0)
    const [target = before.unit] = before.charged
    io.log({
      code: 'melee',
      side: unitOf(state, before.unit).side,
      facts: { unit: { unit: before.unit }, target: { unit: target }, won, lost },
      units: [before.unit, ...before.charged],
      clauses: ['colonial-2.43', 'colonial-2.44', 'colonial-2.51'],
      outcome: downOutcome(won),
      hit: won > 0,
    })
    return toFights(after, io)
  },
}
