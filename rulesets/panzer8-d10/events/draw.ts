import { plainOffer } from '../../../src/engine/acts'
import { type Act, type Io, cite } from '../act'
import { changedState } from '../changes'
import { asking, nameOfSide } from '../lookup'
import { fullPile, withEffects } from '../sequence'
import { CARDS, type CardName, type D10State } from '../state'
import { DECK } from '../tables'
import { nothingToName, objectsOf } from './objects'

/** Which pile a side draws from. */
const pileOf = (state: D10State): number => (state.piles.length > 1 && state.active === 'B' ? 1 : 0)

/** The Event step: a card is drawn, and what it asks is asked. */
export const draw: Act<'draw'> = {
  offers(state, side) {
    if (state.step !== 'event' || side !== state.active || state.pending.length > 0) return []
    return [plainOffer({ type: 'draw' }, 'Draw an event card', cite('4.0.2'), { ends: true })]
  },
  refuse: state => (state.step === 'event' ? [] : [{ code: 'not-event-step', clause: cite('4.0.2') }]),
  play(state, _, io) {
    const at = pileOf(state)
    const left = state.piles[at] ?? []
    const pile = left.some(count => count > 0) ? left : fullPile()
    const cards = CARDS.map((label, index) => ({ label, count: pile[index] ?? 0 }))
    const drawn = io.chance.draw(cards, { purpose: 'event card', by: state.active, clause: cite('4.0.2') })
    const card = CARDS[drawn] ?? 'Quiet'
    const rest = pile.map((count, index) => (index === drawn ? count - 1 : count))
    const now: D10State = changedState(state, {
      step: 'action',
      piles: state.piles.map((each, index) => (index === at ? rest : each)),
    })
    io.log({
      code: DRAWN[card],
      facts: { side: nameOfSide(state, state.active) },
      side: state.active,
      units: [],
      clauses: [cite('4.0.2'), cite('R67')],
    })
    return inForce(now, card, io)
  },
}

const DRAWN = {
  Quiet: 'card-quiet',
  'Fresh orders': 'card-fresh-orders',
  Steady: 'card-steady',
  'Second wind': 'card-second-wind',
  'Low ammunition': 'card-low-ammunition',
  Bogged: 'card-bogged',
  Breakdown: 'card-breakdown',
  Confusion: 'card-confusion',
  Sniper: 'card-sniper',
  'Harassing fire': 'card-harassing-fire',
  'Keen gunners': 'card-keen-gunners',
  Smoke: 'card-smoke',
  'Heads down': 'card-heads-down',
  Haze: 'card-haze',
} as const satisfies Readonly<Record<CardName, string>>

function inForce(state: D10State, card: CardName, io: Io): D10State {
  const by = state.active
  const effect = { card, by, unit: null, act: 0, at: null }
  if (card === 'Quiet') return state
  if (card === 'Breakdown') {
    const vehicles = objectsOf(state, { card, by })
    if (vehicles.length === 0) return nothing(state, io)
    const why = { purpose: 'which vehicle breaks down', by: null, clause: cite('R67') }
    const unit = vehicles[io.chance.pick(vehicles.length, why)]?.id ?? null
    if (unit !== null)
      io.log({
        code: 'breaks-down-now',
        facts: { unit: { unit } },
        side: by,
        units: [unit],
        clauses: [cite('R67')],
      })
    return withEffects(state, [...state.effects, { ...effect, unit }])
  }
  if (DECK[card].names === null) return withEffects(state, [...state.effects, effect])
  const asked = { kind: 'card', card, by } as const
  return nothingToName(state, asked) ? nothing(state, io) : asking(state, asked)
}

function nothing(state: D10State, io: Io): D10State {
  io.log({ code: 'card-without-object', side: state.active, units: [], clauses: [cite('R67')] })
  return state
}
