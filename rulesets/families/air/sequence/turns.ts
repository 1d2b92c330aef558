import { plainOffer } from '../../../../src/engine/acts'
import { SIDES, type Side, type UnitId, otherSide } from '../../../../src/engine/ids'
import type { Io, Reason } from '../text/said'
import type { Book } from '../model/book'
import {
  type Standing,
  changed,
  findAircraft,
  groundTargets,
  isOn,
  nameOfSide,
  onTable,
  stands,
  targetsOf,
} from '../model/lookup'
import type { Act } from '../model/act'
import type { Active, AirState } from '../model/state'
import { tailOf } from './tailing'
import { over, resultOf } from './victory'

/** Aircraft that a side activates in each of its goes: one, or as many times as it outnumbers the enemy. */
export function quotaOf(own: number, enemy: number): number {
  return Math.max(1, enemy === 0 ? own : Math.floor(own / enemy))
}

function quotas(state: AirState): AirState['quota'] {
  const [a, b] = [onTable(state, 'A').length, onTable(state, 'B').length]
  return { A: quotaOf(a, b), B: quotaOf(b, a) }
}

/** Aircraft of a side that have still to be activated in this turn. */
export const waiting = (state: AirState, side: Side): readonly Standing[] =>
  onTable(state, side).filter(each => !each.activated)

/** The house rule by which cards decide who flies. */
export const CARDS = 'cards'

/** Whether cards decide who flies: the scenario has it so, or it was chosen at set-up. */
export const withCards = (state: AirState): boolean => state.scenario.order === 'cards' || isOn(state, CARDS)

/** Aircraft that a side may choose now: the one under way, the one whose card was drawn, tailed ones before all others. */
export function choosable(state: AirState, side: Side): readonly Standing[] {
  if (state.step !== 'fly' || !state.toAct.includes(side)) return []
  if (state.active) {
    const one = withActive(state, side, 'move')
    return one ? [one] : []
  }
  if (state.go?.side !== side) return []
  const left = waiting(state, side)
  if (withCards(state)) return left.filter(each => each.id === state.drawn)
  const tailed = left.filter(each => tailOf(state, each))
  return tailed.length > 0 ? tailed : left
}

/** A turn begins: markers come off, aircraft are counted, and both roll for the Initiative; with cards they are shuffled. */
export function beginTurn(book: Book, before: AirState, io: Io): AirState {
  const units = before.units.map(each => (each.activated ? { ...each, activated: false } : each))
  const fresh: AirState = { ...before, turn: before.turn + 1, step: 'fly', units, active: null, drawn: null }
  if (withCards(fresh)) return nextGo({ ...fresh, initiative: null, go: null })
  const counted = { ...fresh, quota: quotas(fresh) }
  const initiative = rollInitiative(book, counted, io)
  for (const side of SIDES) {
    const quota = counted.quota[side]
    if (quota === 1 || onTable(counted, otherSide(side)).length === 0) continue
    io.log({
      code: 'activates-more',
      facts: { side: nameOfSide(counted, side), quota },
      side,
      units: [],
      clauses: [book.cite[quota === 2 ? 'twice as many' : 'three times as many']],
    })
  }
  return nextGo({ ...counted, initiative, go: { side: otherSide(initiative), left: 0 } })
}

/** Both players roll until one is higher. */
function rollInitiative(book: Book, state: AirState, io: Io): Side {
  const contestant = (by: Side) => ({ by, sides: 6, bonus: 0 })
  for (;;) {
    const why = { purpose: 'Initiative', by: null, clause: book.cite['Initiative'] }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    if (lead === 0) {
      io.log({ code: 'initiative-equal', side: null, units: [], clauses: [book.cite['equal Initiative']] })
      continue
    }
    const side = lead > 0 ? 'A' : 'B'
    const facts = { side: nameOfSide(state, side) }
    io.log({ code: 'initiative', facts, side, units: [], clauses: [book.cite['Initiative']] })
    return side
  }
}

/** Who activates next: the same side while its go lasts, then the other; who has none left is passed over. */
function nextGo(state: AirState): AirState {
  if (withCards(state)) {
    const isOver = SIDES.every(side => waiting(state, side).length === 0)
    return { ...state, go: null, drawn: null, step: isOver ? 'end' : 'draw', toAct: SIDES }
  }
  const { go } = state
  if (!go) return state
  if (go.left > 0 && waiting(state, go.side).length > 0) return { ...state, toAct: [go.side] }
  const next = [otherSide(go.side), go.side].find(side => waiting(state, side).length > 0)
  if (!next) return { ...state, go: null, step: 'end', toAct: SIDES }
  const quota = isOn(state, 'recount') ? quotas(state) : state.quota
  return { ...state, quota, go: { side: next, left: quota[next] }, toAct: [next] }
}

/** The aircraft that a side has in hand at a stage of its activation. */
export function withActive(state: AirState, side: Side, stage: Active['stage']): Standing | null {
  const { active } = state
  if (!active || active.stage !== stage) return null
  const one = findAircraft(state, active.unit)
  return stands(one) && one.side === side ? one : null
}

/** Why an aircraft is not the one that acts now, at a stage of its activation. */
export function reasonsNotNow(
  book: Book,
  state: AirState,
  id: UnitId,
  stage: Active['stage'],
): readonly Reason[] {
  const one = findAircraft(state, id)
  if (!one) return [{ code: 'no-aircraft', clause: book.cite['activation'] }]
  if (!stands(one)) return [{ code: 'is-gone', clause: book.cite['end of battle'] }]
  const { active } = state
  if (active?.unit === id && active.stage === stage) return []
  if (active && active.unit !== id)
    return [
      {
        code: 'another-is-active',
        clause: book.cite['fires after moving'],
        facts: { unit: { unit: active.unit } },
      },
    ]
  if (stage === 'fire') return [{ code: 'moves-first', clause: book.cite['fires after moving'] }]
  if (active) return [{ code: 'has-moved', clause: book.cite['fires after moving'] }]
  if (one.activated) return [{ code: 'was-activated', clause: book.cite['once a turn'] }]
  if (withCards(state) && state.drawn !== id) return [{ code: 'not-its-card', clause: book.cite['cards'] }]
  if (state.go?.side !== one.side) return [{ code: 'not-its-go', clause: book.cite['the other goes'] }]
  if (choosable(state, one.side).some(each => each.id === id)) return []
  const [tailed] = choosable(state, one.side)
  const facts = { unit: { unit: tailed?.id ?? id } }
  return [{ code: 'tailed-first', clause: book.cite['tailed first'], facts }]
}

/** An activation at the stage that `more` says, with what was done at its beginning. */
export const activation = (
  book: Book,
  state: AirState,
  { id, at }: Standing,
  more: Partial<Active> & Pick<Active, 'stage'>,
): Active => ({
  unit: id,
  spent: 0,
  reversed: false,
  ...(book.jamming !== null && { cleared: state.active?.cleared === true }),
  fired: [],
  trail: [at],
  ...more,
})

/** The active aircraft has done everything that it may: its activation is over, and perhaps the battle. */
export function endActivation(book: Book, state: AirState, io: Io): AirState {
  const { active, go } = state
  if (!active || !go) return state
  const done: AirState = {
    ...changed(state, active.unit, { activated: true }),
    active: null,
    pending: null,
    drawn: null,
    go: { ...go, left: go.left - 1 },
  }
  const result = isDecided(done) ? resultOf(done) : null
  return result ? over(book, done, result, io) : nextGo(done)
}

/** Whether nobody need wait for the last turn: a side has no aircraft left, or every ground target is destroyed. */
function isDecided(state: AirState): boolean {
  const owner = groundTargets(state)[0]?.side
  if (owner === undefined) return SIDES.some(side => onTable(state, side).length === 0)
  return targetsOf(state, owner).length === 0 || onTable(state, otherSide(owner)).length === 0
}

/** The next card of the pack: whose it is flies. */
export const draw: Act<'draw'> = {
  offers(book, state) {
    if (state.step !== 'draw') return []
    return [plainOffer({ type: 'draw' }, 'Draw a card', book.cite['cards'], { ends: true })]
  },
  refuse: (book, state) => (state.step === 'draw' ? [] : [{ code: 'no-card', clause: book.cite['cards'] }]),
  play(book, state, _, io) {
    const pack = SIDES.flatMap(side => waiting(state, side))
    const why = { purpose: 'card', by: null, clause: book.cite['cards'] }
    const one = pack.length > 0 ? pack[io.chance.pick(pack.length, why)] : undefined
    if (!one) return { ...state, step: 'end' }
    io.log({
      code: 'draws',
      facts: { unit: { unit: one.id } },
      side: one.side,
      units: [one.id],
      clauses: [book.cite['cards']],
    })
    return { ...state, step: 'fly', drawn: one.id, go: { side: one.side, left: 1 }, toAct: [one.side] }
  },
}

/** The end of a turn: the battle is decided, or the next turn begins. Either player does it. */
export const end: Act<'end'> = {
  offers(book, state) {
    if (state.step !== 'end') return []
    return [plainOffer({ type: 'end' }, 'End the turn', book.cite['end of turn'], { ends: true })]
  },
  refuse: (book, state) =>
    state.step === 'end' ? [] : [{ code: 'turn-not-over', clause: book.cite['end of turn'] }],
  play(book, state, _, io) {
    return state.turn >= state.scenario.turns
      ? over(book, state, resultOf(state), io)
      : beginTurn(book, state, io)
  },
}

/** Ending the activation of an aircraft that has moved, without an attack. */
export const done: Act<'done'> = {
  offers(book, state, side) {
    const one = withActive(state, side, 'fire')
    if (!one) return []
    return [plainOffer({ type: 'done', unit: one.id }, 'Done', book.cite['go'], { ends: true })]
  },
  refuse: (book, state, { unit }) => reasonsNotNow(book, state, unit, 'fire'),
  play: (book, state, _, io) => endActivation(book, state, io),
}
