import { conceded, finished, plainOffer } from '../../src/engine/acts'
import type { Cards } from '../../src/engine/chance'
import type { Side } from '../../src/engine/ids'
import { CARDS, JOKERS, isRed, pileWithout } from '../../src/engine/playingCards'
import type { Act, Io, Result } from './act'
import { activeOf, asked, cardSide, marked, reasonsNotToAct } from './activation'
import { isOn } from './houseRules'
import { mustCharge } from './mustCharge'
import { findUnit, isSniper, nameOfSide, onTable, stands, unitOf, type Standing } from './lookup'
import { takersOf } from './takers'
import { EUROPEAN, NATIVE, type ColonialAction, type ColonialState, type Dropped } from './state'

/** A pack of 52 cards, and the two Jokers (R3). */
const CARDS_AND_JOKERS: readonly string[] = [...CARDS, ...JOKERS]

/** All cards of the battle, and those that are still in the pack. */
export const packOf = (state: ColonialState): readonly string[] =>
  isOn(state, 'events') ? CARDS_AND_JOKERS : CARDS

export const pileOf = (state: ColonialState): readonly Cards[] => pileWithout(packOf(state), state.discards)

export const isJoker = (card: string): boolean => card.startsWith('Joker')
/** King, Queen or Jack of a black suit (12.1). */
const isBlackCourt = (card: string): boolean => !isRed(card) && /^[KQJ][♠♣]/.test(card)

/** Draws cards until one is of a side that has somebody to activate (2.6, R3). */
export function drawn(state: ColonialState, io: Io): ColonialState {
  let now = state
  for (;;) {
    const result = timeIsUp(now)
    if (result) return over(now, result, 'colonial-R49', io)
    now = withCards(now, io)
    const pile = pileOf(now)
    const at = io.chance.draw(pile, { purpose: 'card', by: null, clause: 'colonial-2.6' })
    const card = pile[at]?.label ?? ''
    const side = isRed(card) ? EUROPEAN : NATIVE
    now = turnedUp(now, card)
    const able = activatable(now, side)
    io.log({
      code: able.length > 0 ? 'card' : 'card-idle',
      side,
      facts: { card, side: nameOfSide(now, side) },
      units: [],
      clauses: ['colonial-2.6', side === EUROPEAN ? 'colonial-2.7' : 'colonial-2.8'],
    })
    if (able.length === 0) continue
    const two = side === NATIVE && isOn(now, 'native-two') && isBlackCourt(card) && able.length > 1
    const begun: ColonialState = { ...now, step: 'act', left: two ? 2 : 1, toAct: [side], active: null }
    return isJoker(card) ? asked(begun, { kind: 'event', side }, side) : begun
  }
}

/** The pack, shuffled where it is used up or a Joker was drawn (R3, 11.9). */
function withCards(state: ColonialState, io: Io): ColonialState {
  const isEvent = isJoker(state.discards.at(-1) ?? '')
  if (state.discards.length < packOf(state).length && !isEvent) return state
  io.log({
    code: isEvent ? 'shuffles-after-joker' : 'shuffles',
    side: null,
    units: [],
    clauses: [isEvent ? 'colonial-11.9' : 'colonial-R3'],
  })
  return { ...state, discards: [], turn: state.turn + 1 }
}

const turnedUp = (state: ColonialState, card: string): ColonialState => ({
  ...state,
  discards: [...state.discards, card],
  drawn: state.drawn + 1,
  used: [],
  left: 0,
  step: 'card',
})

/** Units of a side that a card may activate: in rounds only those that have not acted (R4). */
function activatable(state: ColonialState, side: Side): readonly Standing[] {
  const all = onTable(state, side)
  if (!isOn(state, 'rounds')) return all
  return all.some(unit => !unit.acted) ? all.filter(unit => !unit.acted) : all
}

/** What follows an attack: firearms that may be taken up, then the end of the activation. */
export function afterAttack(state: ColonialState, dropped: readonly Dropped[], io: Io): ColonialState {
  const open = dropped.filter(each => takersOf(state, each).length > 0)
  const [first] = open
  if (first) return asked(state, { kind: 'arms', dropped: open }, unitOf(state, first.unit).side)
  const { active } = state
  // By house rule it still fires at others (R10).
  if (active && active.stage !== 'extra' && (active.split?.at.length ?? 0) > 0)
    return { ...state, pending: null, toAct: [unitOf(state, active.unit).side] }
  return finish({ ...state, pending: null }, io)
}

/** The activation is over: who has won, another unit by the same card, or the next card. */
export function finish(state: ColonialState, io: Io): ColonialState {
  const id = state.active?.unit
  const side = cardSide(state)
  let now: ColonialState = { ...state, active: null, pending: null, melee: null, toAct: [side] }
  if (id !== undefined && findUnit(now, id)) {
    now = marked(now, id)
    now = { ...now, used: [...now.used, id] }
    if (isOn(now, 'rounds') && onTable(now, side).every(unit => unit.acted)) {
      now = { ...now, units: now.units.map(unit => (unit.side === side ? { ...unit, acted: false } : unit)) }
    }
  }
  const result = resultOf(now)
  if (result) return over(now, result, 'colonial-R49', io)
  const left = now.left - 1
  const others = activatable(now, side).some(unit => !now.used.includes(unit.id))
  if (left > 0 && others) return { ...now, left, step: 'act' }
  return { ...now, left: 0, step: 'card' }
}

/** A unit that is lost as far as victory goes: destroyed, off the table or routing; a gun without crew (R49). */
const isLost = (state: ColonialState, unitId: string): boolean => {
  const unit = findUnit(state, unitId)
  return !stands(unit) || unit.figures.length === 0 || unit.routing
}

/** Units with which a side began, and how many of them are lost. */
export function lossesOf(state: ColonialState, side: Side): { readonly lost: number; readonly of: number } {
  const own = state.units.filter(unit => unit.side === side && !unit.extra && !isSniper(unit))
  return { lost: own.filter(unit => isLost(state, unit.id)).length, of: own.length }
}

/** Who has lost more than half of his units (R49). */
export function resultOf(state: ColonialState): Result | null {
  const beaten = (['A', 'B'] as const).filter(side => {
    const { lost, of } = lossesOf(state, side)
    return lost * 2 > of
  })
  const [loser] = beaten
  if (loser === undefined) return null
  if (beaten.length === 2) return { winner: null, why: { code: 'both-beaten' } }
  const winner = loser === 'A' ? 'B' : 'A'
  const { lost, of } = lossesOf(state, loser)
  const facts = { winner: nameOfSide(state, winner), side: nameOfSide(state, loser), lost, of }
  return { winner, why: { code: 'won-by-losses', facts } }
}

function timeIsUp(state: ColonialState): Result | null {
  const { cards, holds } = state.scenario
  if (state.drawn < cards) return null
  if (holds === null) return { winner: null, why: { code: 'cards-out-draw', facts: { cards } } }
  return { winner: holds, why: { code: 'cards-out', facts: { winner: nameOfSide(state, holds), cards } } }
}

export function over(state: ColonialState, result: Result, clause: string, io: Io): ColonialState {
  return { ...finished(state, result, clause, io), active: null, pending: null, melee: null }
}

/** The next card, where an activation has ended by itself. */
export const draw: Act<'draw'> = {
  offers: (state, side) =>
    state.step === 'card' && state.toAct.includes(side)
      ? [plainOffer<ColonialAction>({ type: 'draw' }, 'Turn up a card', 'colonial-2.6', { ends: true })]
      : [],
  refuse: state => (state.step === 'card' ? [] : [{ code: 'card-is-up', clause: 'colonial-2.6' }]),
  play: (state, _action, io) => (state.step === 'card' ? drawn(state, io) : state),
}

/** The unit has done enough: the next card. */
export const done: Act<'done'> = {
  offers: (state, side) => {
    const { active } = state
    if (!active || state.pending || !state.toAct.includes(side)) return []
    return [
      plainOffer<ColonialAction>({ type: 'done', unit: active.unit }, 'End activation', 'colonial-2.6', {
        ends: true,
      }),
    ]
  },
  refuse: (state, { unit }) =>
    state.active?.unit === unit ? [] : [{ code: 'not-active', clause: 'colonial-2.6' }],
  play(state, { unit }, io) {
    if (state.active?.unit !== unit) return state
    const after = finish(state, io)
    return after.result || after.step === 'act' ? after : drawn(after, io)
  },
}

/** A unit is named and does nothing (R5). */
export const stand: Act<'stand'> = {
  offers: (state, side) => {
    if (state.step !== 'act' || state.active || state.pending || !state.toAct.includes(side)) return []
    return onTable(state, side)
      .filter(unit => stand.refuse(state, { type: 'stand', unit: unit.id }).length === 0)
      .map(unit =>
        plainOffer<ColonialAction>({ type: 'stand', unit: unit.id }, 'Do nothing', 'colonial-R5', {
          id: `stand:${unit.id}`,
          unit: unit.id,
          // Whoever names a unit has used the card: all of them have something to do until then.
          useful: true,
        }),
      )
  },
  refuse(state, { unit: id }) {
    const reasons = reasonsNotToAct(state, id)
    if (reasons.length > 0) return reasons
    const unit = unitOf(state, id)
    if (state.active) return [{ code: 'not-active', clause: 'colonial-R5' }]
    return stands(unit) && mustCharge(state, unit) ? [{ code: 'must-charge', clause: 'colonial-2.41' }] : []
  },
  play(state, { unit }, io) {
    const of = findUnit(state, unit)
    if (!stands(of)) return state
    io.log({
      code: 'stands',
      side: of.side,
      facts: { unit: { unit } },
      units: [unit],
      clauses: ['colonial-R5'],
    })
    const after = finish({ ...state, active: activeOf(state, unit) }, io)
    return after.result || after.step === 'act' ? after : drawn(after, io)
  },
}

/** Giving up: see `conceded`. */
export const concede: Act<'concede'> = {
  offers: () => [],
  refuse: () => [],
  play: (state, { side }, io) => over(state, conceded(state, side), 'colonial-R49', io),
}
