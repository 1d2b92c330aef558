import { plainOffer, refusalField } from '../../src/engine/acts'
import type { Side } from '../../src/engine/ids'
import type { Offer, Option } from '../../src/engine/offer'
import { slots } from '../../src/geometry/formation'
import { moveBy } from '../../src/geometry/point'
import type { Act, ActionOf, Io, Reason } from './act'
import { cardSide } from './activation'
import { fled } from './morale'
import { isFree } from './movement/room'
import { findUnit, isSniper, stands, withUnit, without } from './lookup'
import { resultOf, over } from './sequence'
import { EUROPEAN, type ColonialAction, type ColonialState, type Company, type Figure } from './state'
import { EVENTS, type EventName } from './tables'

const CLAUSES: Readonly<Record<EventName, string>> = {
  'Short on Munitions': 'colonial-11.3',
  Panic: 'colonial-11.4',
  Reinforcements: 'colonial-11.5',
  'Stray Bullet': 'colonial-11.6',
  Rally: 'colonial-11.7',
  'Stand Fast': 'colonial-11.8',
}

const isOpen = (state: ColonialState): boolean => state.pending?.kind === 'event'

/** Why an event cannot befall a unit (R46, R47). */
function reasonsNot(
  state: ColonialState,
  { event, unit: id, figure }: ActionOf<'event'>,
  side: Side,
): readonly Reason[] {
  const clause = CLAUSES[event]
  const unit = findUnit(state, id)
  const wrong: readonly Reason[] = [{ code: 'no-such-event', clause }]
  if (!unit) return wrong
  const own = unit.side === side
  const lives = stands(unit) && unit.figures.length > 0
  switch (event) {
    case 'Short on Munitions':
      return !own && lives && !unit.short && !isSniper(unit) ? [] : wrong
    case 'Panic':
      if (unit.standsFast && !own) return [{ code: 'stands-fast', clause: 'colonial-R46' }]
      return !own && lives && !unit.routing && !isSniper(unit) ? [] : wrong
    case 'Reinforcements':
      if (!own || unit.fallen.length === 0) return wrong
      if (unit.gun && unit.figures.length > 0) return [{ code: 'crew-lives', clause: 'colonial-R47' }]
      return placesAtEdge(state, unit).length >= unit.fallen.length
        ? []
        : [{ code: 'no-room', clause: 'colonial-R47' }]
    case 'Stray Bullet': {
      const leader = unit.figures.find(each => each.id === figure)
      return !own && lives && leader && leader.leader !== null ? [] : wrong
    }
    case 'Rally':
      return own && lives && unit.routing ? [] : wrong
    case 'Stand Fast':
      return own && lives && !unit.standsFast && !isSniper(unit) ? [] : wrong
  }
}

/** Free places along the own edge for those who come back, as near to the middle as can be. */
function placesAtEdge(state: ColonialState, unit: Company) {
  const { width, height } = state.scenario.board
  const scale = state.scenario.scale
  const y = unit.side === EUROPEAN ? height - 0.35 * scale : 0.35 * scale
  const free = (at: { readonly x: number; readonly y: number }): boolean =>
    isFree(state, at, 'nobody') && (unit.side === EUROPEAN ? at.y <= y : at.y >= y)
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const found = slots('line', Math.min(12, unit.fallen.length), { x: width * part, y }, 0, {
      spacing: 0.85 * scale,
      free,
    })
    if (found.length === 0) continue
    const inwards = unit.side === EUROPEAN ? 0 : 180
    const second = found
      .map(at => moveBy(at, inwards, 0.85 * scale))
      .filter(free)
      .slice(0, unit.fallen.length - found.length)
    if (found.length + second.length >= unit.fallen.length) return [...found, ...second]
  }
  return []
}

/** An unexpected event, by the player whose Joker it is (section 11). */
export const event: Act<'event'> = {
  offers(state, side) {
    if (!isOpen(state)) return []
    return EVENTS.flatMap((each): readonly Offer<ColonialAction>[] => {
      const options = optionsOf(state, each, side)
      if (!options.some(option => !option.refusal)) return []
      return [
        {
          id: `event:${each}`,
          kind: 'event',
          unit: null,
          label: each,
          clause: CLAUSES[each],
          input: 'choice',
          useful: true,
          options: () => options.filter(option => !option.refusal),
        },
      ]
    })
  },
  refuse: (state, action) =>
    isOpen(state)
      ? reasonsNot(state, action, cardSide(state))
      : [{ code: 'no-event', clause: 'colonial-11.2' }],
  play(state, action, io) {
    return happened({ ...state, pending: null }, action, io)
  },
}

function optionsOf(state: ColonialState, each: EventName, side: Side): readonly Option<ColonialAction>[] {
  const of = (unit: Company, figure?: Figure): Option<ColonialAction> => {
    const action: ActionOf<'event'> = {
      type: 'event',
      event: each,
      unit: unit.id,
      ...(figure && { figure: figure.id }),
    }
    const label = figure ? `${figure.leader ?? ''} of ${unit.name}` : unit.name
    return { action, label, ...refusalField(reasonsNot(state, action, side)) }
  }
  if (each !== 'Stray Bullet') return state.units.map(unit => of(unit))
  return state.units.flatMap(unit =>
    unit.figures.filter(({ leader }) => leader !== null).map(figure => of(unit, figure)),
  )
}

/** What comes of an event. */
function happened(
  state: ColonialState,
  { event: name, unit: id, figure }: ActionOf<'event'>,
  io: Io,
): ColonialState {
  const unit = findUnit(state, id)
  if (!unit) return state
  io.log({
    code: `event-${CODES[name]}`,
    side: cardSide(state),
    facts: { unit: { unit: id } },
    units: [id],
    clauses: ['colonial-11.2', CLAUSES[name]],
  })
  switch (name) {
    case 'Short on Munitions':
      return withUnit(state, id, { short: true })
    case 'Panic':
      return checked(fled(withUnit(state, id, { routing: true, panicked: true }), id, io), io)
    case 'Reinforcements':
      return reinforced(state, unit)
    case 'Stray Bullet':
      return checked(without(state, id, new Set([figure ?? '']), 'fallen'), io)
    case 'Rally':
      return withUnit(state, id, { routing: false, panicked: false })
    case 'Stand Fast':
      return withUnit(state, id, { standsFast: true, routing: false, panicked: false })
  }
}

const CODES = {
  'Short on Munitions': 'short',
  Panic: 'panic',
  Reinforcements: 'reinforcements',
  'Stray Bullet': 'stray',
  Rally: 'rally',
  'Stand Fast': 'stand',
} as const

/** An event may have decided the battle, or left its own side with nobody to activate. */
function checked(state: ColonialState, io: Io): ColonialState {
  const result = resultOf(state)
  return result ? over(state, result, 'colonial-R49', io) : { ...state, toAct: [cardSide(state)] }
}

/** The dead of a unit come back as another one (11.5, R47). */
function reinforced(state: ColonialState, unit: Company): ColonialState {
  const places = placesAtEdge(state, unit)
  const [first] = places
  if (!first) return state
  const twins = state.units.filter(each => each.id.startsWith(`${unit.id}+`)).length
  const id = `${unit.id}+${twins + 1}`
  const at = first
  const figures = unit.fallen.map((figure, k) => {
    const place = places[k] ?? at
    return { ...figure, dx: round(place.x - at.x), dy: round(place.y - at.y) }
  })
  const back: Company = {
    ...unit,
    id,
    name: `${unit.name}, reinforcements`,
    at,
    facing: unit.side === EUROPEAN ? 0 : 180,
    figures,
    fallen: [],
    left: 0,
    started: figures.length,
    routing: false,
    panicked: false,
    short: false,
    standsFast: false,
    extra: true,
    gun: unit.gun && { ...unit.gun, ready: false, loaded: false, reloading: 0 },
    acted: false,
  }
  const old: Partial<Company> = unit.gun ? { fallen: [], gun: null, at: null } : { fallen: [] }
  const next = withUnit(state, unit.id, old)
  return { ...next, units: [...next.units, back] }
}

const round = (length: number): number => Math.round(length * 1000) / 1000 + 0

/** No event is wanted. */
export const decline: Act<'decline'> = {
  offers: state =>
    isOpen(state)
      ? [plainOffer<ColonialAction>({ type: 'decline' }, 'No event', 'colonial-R45', { ends: true })]
      : [],
  refuse: state => (isOpen(state) ? [] : [{ code: 'no-event', clause: 'colonial-11.2' }]),
  play: state => (isOpen(state) ? { ...state, pending: null } : state),
}

/** Who is meant by an event drawn by lot in a solo game: all that it can befall. */
export const victimsOf = (state: ColonialState, each: EventName, side: Side): readonly ColonialAction[] =>
  optionsOf(state, each, side).flatMap(option => (option.refusal ? [] : [option.action]))
