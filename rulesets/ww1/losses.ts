import { type Side, otherSide } from '../../src/engine/ids'
import type { Io, Act } from './act'
import { cannotEnter } from './deployment'
import {
  type Standing,
  changed,
  findUnit,
  isOn,
  namesOfSide,
  reason,
  roomIn,
  stands,
  unitsIn,
  whereIs,
} from './lookup'
import { entered } from './movement'
import { optionIn } from './squares'
import type { Advance, Losing, Ww1State, Ww1Unit } from './state'
import { assaultersIn } from './strength'
import { lossRank } from './tables'
import { overIfGone } from './victory'

/** So many of some units are to be lost; no more than there are (R18). */
export const lossesOf = (side: Side, units: readonly Standing[], count: number): Losing => ({
  side,
  among: units.map(unit => unit.id),
  count: Math.min(count, units.length),
})

const rankOf = (unit: Ww1Unit): number => lossRank(unit.type, unit.quality)

/** Units of which it makes no difference which is lost. */
const kindOf = (unit: Ww1Unit): string => `${unit.type} ${unit.quality} ${unit.stuck}`

/** Takes losses off in the order of the rules, up to a choice that the owner has to make; then whoever may advance. */
export function settle(state: Ww1State, io: Io): Ww1State {
  const [first, ...others] = state.losing
  if (!first) return advanceOf(state, io)
  const among = first.among.flatMap(id => state.units.filter(unit => unit.id === id && stands(unit)))
  if (first.count <= 0 || among.length === 0) return settle({ ...state, losing: others }, io)
  const rank = Math.min(...among.map(rankOf))
  const group = among.filter(unit => rankOf(unit) === rank)
  const isChoice = group.length > first.count && new Set(group.map(kindOf)).size > 1
  if (isChoice) return { ...state, toAct: [first.side] }
  const gone = group.slice(Math.max(0, group.length - first.count))
  const after = gone.reduce((now, unit) => lost(now, unit, io), state)
  return settle({ ...after, losing: [{ ...first, count: first.count - gone.length }, ...others] }, io)
}

/** Those of whom the owner may choose one to lose. */
function toLose(state: Ww1State): readonly Ww1Unit[] {
  const [first] = state.losing
  if (!first) return []
  const among = first.among.flatMap(id => state.units.filter(unit => unit.id === id && stands(unit)))
  const rank = Math.min(...among.map(rankOf))
  return among.filter(unit => rankOf(unit) === rank)
}

function lost(state: Ww1State, unit: Ww1Unit, io: Io): Ww1State {
  io.log({
    code: 'lost',
    facts: { unit: { unit: unit.id }, square: whereIs(state, unit) ?? '' },
    side: unit.side,
    units: [unit.id],
    clauses: ['ww1-5a.19'],
    effects: unit.at ? [{ kind: 'destroyed', unit: unit.id, at: unit.at }] : [],
  })
  return changed(state, [unit.id], { at: null, lost: true })
}

/** Which unit of a group goes, where that makes a difference (R19). */
export const lose: Act<'lose'> = {
  offers(state) {
    if (state.losing.length === 0) return []
    return [
      {
        id: 'lose',
        kind: 'lose',
        unit: null,
        label: 'Take a unit off',
        clause: 'ww1-R19',
        input: 'target',
        useful: true,
        options: () =>
          toLose(state).map(unit => ({
            action: { type: 'lose', unit: unit.id },
            label: unit.name,
            token: unit.id,
          })),
      },
    ]
  },
  refuse(state, { unit: id }) {
    if (state.losing.length === 0) return [reason('ww1-5a.19', 'not-now')]
    return toLose(state).some(unit => unit.id === id) ? [] : [reason('ww1-5a.19', 'not-to-be-lost')]
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    const [first, ...others] = state.losing
    if (!unit || !first) return state
    const after = lost(state, unit, io)
    return settle({ ...after, losing: [{ ...first, count: first.count - 1 }, ...others] }, io)
  },
}

/** Who may go into an emptied square; if nobody may, the Assault is over (R20). */
function advanceOf(state: Ww1State, io: Io): Ww1State {
  const { assault } = state
  if (!assault) return state
  const { by, from, to } = assault
  const isEmpty = (square: string): boolean => unitsIn(state, square).length === 0
  if (isEmpty(to) === isEmpty(from)) return finish(state, io)
  if (isEmpty(to))
    return offered(state, { side: by, to, units: assaultersIn(state, from).map(each => each.id) }, io)
  if (isOn(state, 'only-assaulters-advance')) return finish(state, io)
  return offered(state, { side: otherSide(by), to: from, units: unitsIn(state, to).map(each => each.id) }, io)
}

function offered(state: Ww1State, advance: Advance, io: Io): Ww1State {
  const units = advance.units.filter(id => {
    const unit = findUnit(state, id)
    return unit && whyStays(state, unit, advance.to).length === 0
  })
  if (units.length === 0) return finish({ ...state, advance: null }, io)
  return { ...state, advance: { ...advance, units }, toAct: [advance.side] }
}

function whyStays(state: Ww1State, unit: Ww1Unit, to: string) {
  if (unit.type === 'mg') return [reason('ww1-4b.3', 'static')]
  if (unit.stuck) return [reason('ww1-4b.4', 'is-stuck')]
  if (unit.heldIn === state.turn) return [reason('ww1-R10', 'held-by-wire')]
  return cannotEnter(state, unit, to)
}

/** Going into the square that was emptied, at once, as many as it holds. */
export const advance: Act<'advance'> = {
  offers(state, side) {
    const open = state.advance
    if (!open || open.side !== side) return []
    const { board } = state.scenario
    return open.units.map(id => ({
      id: `advance:${id}`,
      kind: 'advance',
      unit: id,
      label: `Advance into ${open.to}`,
      clause: 'ww1-5a.21',
      input: 'choice' as const,
      useful: true,
      options: () => [optionIn(board, open.to, { type: 'advance', unit: id })],
    }))
  },
  refuse(state, { unit: id }) {
    const unit = findUnit(state, id)
    if (!state.advance || !unit) return [reason('ww1-5a.21', 'not-now')]
    if (!state.advance.units.includes(id)) return [reason('ww1-R20', 'took-no-part')]
    return whyStays(state, unit, state.advance.to)
  },
  play(state, { unit: id }, io) {
    const unit = findUnit(state, id)
    const open = state.advance
    if (!unit || !open) return state
    const { after, went } = entered(state, unit, open.to, io, true)
    const noted = changed(after, [id], went ? { advanced: true, fought: true } : { fought: true })
    return offered(noted, { ...open, units: open.units.filter(each => each !== id) }, io)
  },
}

/** Nobody else advances. */
export function stayBehind(state: Ww1State, io: Io): Ww1State {
  if (state.advance && roomIn(state, state.advance.to) > 0) {
    const { side, to } = state.advance
    io.log({
      code: 'stays',
      facts: { side: namesOfSide(state, side).name, square: to },
      side,
      units: [],
      clauses: ['ww1-R20'],
    })
  }
  return finish({ ...state, advance: null }, io)
}

/** The Assault is over: the side whose phase it is goes on. */
function finish(state: Ww1State, io: Io): Ww1State {
  const by = state.assault?.by ?? state.toAct[0] ?? 'A'
  return overIfGone({ ...state, assault: null, advance: null, losing: [], toAct: [by] }, io)
}
