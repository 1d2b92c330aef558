import type { CampaignField, CampaignNext, CampaignValues } from '../../../src/engine/campaign'
import { SIDES, type Side, otherSide } from '../../../src/engine/ids'
import type { Io } from '../../../src/engine/ruleset'
import { fromPlace, hexLabel } from '../../../src/geometry/hexes'
import { type AirCampaign, type Draw, EDGES, type Edge, drawNow, seatsOf } from './state'
import type { CampaignCode } from './words'

/** The board of a campaign's battle: 28 columns of 22 hexes (10.4, R31). */
export const BOARD = { columns: 28, rows: 22 } as const

/** Directions that point away from an edge, straight ones first; 0 is north, then clockwise (R31). */
const INWARD: Readonly<Record<Edge, readonly number[]>> = {
  south: [0, 5, 1],
  north: [3, 2, 4],
  west: [1, 2],
  east: [5, 4],
}
const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

/** Where the second squadron comes from, as the first sees it: left on 1-2, front on 3-4, right on 5-6 (10.12). */
export const ARRIVALS = ['left', 'front', 'right'] as const
export const arrivalOf = (die: number): (typeof ARRIVALS)[number] =>
  ARRIVALS[Math.ceil(die / 2) - 1] ?? 'right'

/** The edge at the left, at the front or at the right of who looks into the board from an edge. */
function edgeSeen(from: Edge, die: number): Edge {
  const quarters = { left: 1, front: 2, right: 3 }[arrivalOf(die)]
  return EDGES[(EDGES.indexOf(from) + quarters) % EDGES.length] ?? from
}

/** The hexes of a squadron of so many along an edge, as near its middle as possible (10.11, R31). */
export function placesAlong(edge: Edge, count: number): readonly string[] {
  const length = edge === 'north' || edge === 'south' ? BOARD.columns : BOARD.rows
  const from = Math.floor((length - count) / 2)
  return Array.from({ length: count }, (_, at) => {
    const along = from + at
    if (edge === 'north') return hexLabel(fromPlace({ column: along, row: 0 }))
    if (edge === 'south') return hexLabel(fromPlace({ column: along, row: BOARD.rows - 1 }))
    return hexLabel(fromPlace({ column: edge === 'west' ? 0 : BOARD.columns - 1, row: along }))
  })
}

/** Who deploys now; null where nobody does. */
export function deploying(state: AirCampaign): Side | null {
  const draw = drawNow(state)
  if (!draw || (state.step !== 'first' && state.step !== 'second')) return null
  return state.step === 'first' ? draw.first : otherSide(draw.first)
}

const CLAUSES = { first: 'aerial-1935-10.11', second: 'aerial-1935-10.12' } as const

/** What is decided about a deployment: the edge, if the squadron is the first, and who stands where and heads where. */
export function asked(state: AirCampaign, values: CampaignValues): Extract<CampaignNext, { kind: 'go' }> {
  const side = deploying(state)
  if (!side)
    return { kind: 'go', side: null, fields: [], hint: null, problem: null, clause: 'aerial-1935-10.12' }
  const edge = edgeOf(state, side, values)
  const squadron = seatsOf(state, side)
  const pilots = squadron.map(seat => ({ value: seat.id, label: seat.pilot }))
  const headings = INWARD[edge].map(each => ({ value: String(each), label: COMPASS[each] ?? '' }))
  const fields: CampaignField[] = []
  if (state.step === 'first') {
    const choices = EDGES.map(each => ({ value: each, label: each }))
    fields.push({ id: 'edge', label: 'Side of the table', value: edge, choices })
  }
  for (const [at, seat] of squadron.entries()) {
    const row = `${at + 1}`
    fields.push({ id: `place-${at}`, row, label: 'Pilot', ...held(values, `place-${at}`, seat.id, pilots) })
    const straight = String(INWARD[edge][0])
    fields.push({
      id: `heading-${at}`,
      row,
      label: 'Heading',
      ...held(values, `heading-${at}`, straight, headings),
    })
  }
  const chosen = fields.filter(each => each.id.startsWith('place-')).map(each => each.value)
  const twice = squadron.find(seat => chosen.filter(each => each === seat.id).length > 1)
  const problem = twice ? { code: 'campaign-twice', facts: { name: twice.pilot } } : null
  const hint = {
    code: edge === 'north' || edge === 'south' ? 'campaign-west-to-east' : 'campaign-north-to-south',
  }
  return {
    kind: 'go',
    side,
    fields,
    hint,
    problem,
    clause: CLAUSES[state.step === 'first' ? 'first' : 'second'],
  }
}

/** The value that was given, where it is among the choices. */
function held(values: CampaignValues, id: string, else_: string, choices: CampaignField['choices']) {
  const given = values[id]
  return { value: choices.some(each => each.value === given) && given !== undefined ? given : else_, choices }
}

function edgeOf(state: AirCampaign, side: Side, values: CampaignValues): Edge {
  return drawNow(state)?.edges?.[side] ?? EDGES.find(each => each === values['edge']) ?? 'south'
}

/** Throws for who deploys first: the lower, equal dice again (R31). */
export function drawUp(state: AirCampaign, io: Io<CampaignCode>): AirCampaign {
  const { sides } = state.setup
  const throwFor = (by: Side): number =>
    io.chance.die(6, { purpose: 'who deploys first', by, clause: 'aerial-1935-R31' })
  const tell = (code: CampaignCode, facts: Record<string, string | number>): void =>
    io.log({ code, facts, side: null, units: [], clauses: ['aerial-1935-R31'] })
  for (;;) {
    const [a, b] = [throwFor('A'), throwFor('B')]
    if (a === b) {
      tell('campaign-equal', {})
      continue
    }
    const first: Side = a < b ? 'A' : 'B'
    tell('campaign-first', { battle: state.battle, side: sides[first].name })
    const draw: Draw = {
      first,
      rolled: { A: a, B: b },
      edges: null,
      die: null,
      levels: null,
      places: { A: null, B: null },
    }
    return { ...state, step: 'first', draws: [...state.draws.slice(0, state.battle - 1), draw] }
  }
}

/** A squadron stands; after the first come the dice for the other's side of the table and for both altitudes (10.12, 10.13). */
export function deploy(state: AirCampaign, values: CampaignValues, io: Io<CampaignCode>): AirCampaign {
  const draw = drawNow(state)
  const side = deploying(state)
  if (!draw || !side) return state
  const { fields } = asked(state, values)
  const valueOf = (id: string): string => fields.find(each => each.id === id)?.value ?? ''
  const stand = seatsOf(state, side).map((_, at) => ({
    seat: valueOf(`place-${at}`),
    facing: Number(valueOf(`heading-${at}`)),
  }))
  const placed = { ...draw, places: { ...draw.places, [side]: stand } }
  const edge = edgeOf(state, side, values)
  const now = state.setup.sides[side].name
  io.log({
    code: 'campaign-deploys',
    facts: { side: now, edge },
    side,
    units: [],
    clauses: [CLAUSES[state.step === 'first' ? 'first' : 'second']],
  })
  if (state.step === 'second') return withDraw({ ...state, step: 'fly' }, placed)
  return withDraw({ ...state, step: 'second' }, arrived(state, placed, side, edge, io))
}

function arrived(state: AirCampaign, draw: Draw, first: Side, edge: Edge, io: Io<CampaignCode>): Draw {
  const second = otherSide(first)
  const { sides } = state.setup
  const clause = 'aerial-1935-10.12'
  const die = io.chance.die(6, { purpose: 'where they come from', by: second, clause })
  const edges = first === 'A' ? { A: edge, B: edgeSeen(edge, die) } : { A: edgeSeen(edge, die), B: edge }
  const facts = { side: sides[second].name, from: arrivalOf(die), edge: edges[second] }
  io.log({ code: 'campaign-comes', facts, side: second, units: [], clauses: [clause] })
  const levels = { A: 0, B: 0 }
  for (const each of SIDES) {
    levels[each] = io.chance.die(6, { purpose: 'altitude', by: each, clause: 'aerial-1935-10.13' })
    io.log({
      code: 'campaign-altitude',
      facts: { side: sides[each].name, level: levels[each] },
      side: each,
      units: [],
      clauses: ['aerial-1935-10.13', 'aerial-1935-10.14'],
    })
  }
  return { ...draw, die, edges, levels }
}

function withDraw(state: AirCampaign, draw: Draw): AirCampaign {
  return { ...state, draws: state.draws.map((each, at) => (at === state.battle - 1 ? draw : each)) }
}
