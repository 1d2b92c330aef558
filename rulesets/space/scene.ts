import type { Side } from '../../src/engine/ids'
import { tokenBasics } from '../../src/engine/token'
import type { Chip, Focus, Mark, Prop, Scene, Token } from '../../src/engine/scene'
import { hexDistance } from '../../src/geometry/hexes'
import { degreesOf, facingOf, hexOf, hexesOf, outlineOf, placeOf } from './board'
import { fieldOfFireMarks } from './fieldOfFireMarks'
import { findShip, hexOfShip, isOn, stands } from './lookup'
import { isInZone } from './setup'
import { typeOf } from './ships'
import type { Ship, SpaceState } from './state'
import { TORPEDO_MPS } from './tables'
import { nearestTo } from './torpedoRun'

function chipsOf(ship: Ship): readonly Chip[] {
  return [
    ...(ship.damaged ? [{ text: 'D', tone: 'disorganized', label: 'Damaged' } as const] : []),
    ...(ship.cloaked ? [{ text: 'C', tone: 'plain', label: 'Cloaked' } as const] : []),
  ]
}

/** A ship as its hexagonal base. One that is not on the table lies in the corner: only cards show it. */
export function tokenOf(state: SpaceState, ship: Ship): Token {
  const { silhouette, paint } = typeOf(ship.type)
  const { size } = state.scenario.board
  return {
    ...tokenBasics(ship),
    width: size * 2,
    depth: size * 2,
    shape: 'hex',
    silhouette,
    paint,
    chips: chipsOf(ship),
    spent: ship.activated,
    ...(ship.cloaked && { faint: true }),
  }
}

/** Asteroids differ in size, each always the same. */
const bulk = (id: string): number => 1 + ((id.charCodeAt(id.length - 1) * 7 + id.length) % 5) * 0.11

function propsOf(state: SpaceState): readonly Prop[] {
  const { board, drift } = state.scenario
  const rocks = state.asteroids.map(({ id, at }): Prop => {
    const size = board.size * bulk(id)
    return { id, kind: 'asteroid', at, facing: 0, width: size, depth: size, side: null }
  })
  const torpedoes = state.torpedoes.map(
    ({ id, at, facing, side }): Prop => ({
      id,
      kind: 'torpedo',
      at,
      facing,
      width: board.size * 0.5,
      depth: board.size,
      side,
      name: 'Torpedo',
    }),
  )
  if (rocks.length === 0 || isOn(state, 'own-drift')) return [...rocks, ...torpedoes]
  const at = placeOf(board, { q: 0, r: 0 })
  const arrow: Prop = {
    id: 'drift',
    kind: 'marker',
    at,
    facing: degreesOf(drift),
    width: board.size,
    depth: board.size,
    side: null,
    text: ARROWS[drift],
    name: 'Drift',
  }
  return [...rocks, arrow, ...torpedoes]
}

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const

/** What to draw of a state: ships, asteroids and torpedoes, and what the chosen ship has before its guns. */
export function sceneOf(state: SpaceState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: state.units.filter(stands).map(ship => tokenOf(state, ship)),
    props: propsOf(state),
    marks: marksOf(state, focus),
  }
}

function marksOf(state: SpaceState, focus: Focus): readonly Mark[] {
  const marks: Mark[] = [...torpedoMarks(state)]
  const side = state.toAct[0]
  if (state.step === 'deploy' && side !== undefined) marks.push(zoneMark(state, side))
  const ship = focus.unit === null ? undefined : findShip(state, focus.unit)
  if (!stands(ship)) return marks
  marks.push({ kind: 'outline', token: ship.id, tone: 'chosen' })
  const [kind] = focus.offer?.split(':') ?? []
  if (kind === 'move' || kind === 'jump') return marks
  const isAhead = kind === 'fire' || kind === 'fire-back' || kind === 'launch' || focus.offer === null
  if (isAhead) {
    const own = side === ship.side
    const lane = fieldOfFireMarks(
      state,
      hexOfShip(state, ship),
      facingOf(ship.facing),
      own ? 'offer' : 'danger',
    )
    marks.push(...lane)
  }
  const { active } = state
  if (active?.ship === ship.id && active.trail.length > 1) {
    marks.push({ kind: 'path', points: active.trail, pills: [], tone: 'chosen' })
  }
  return marks
}

function zoneMark(state: SpaceState, side: Side): Mark {
  const { board } = state.scenario
  const cells = hexesOf(board)
    .filter(hex => isInZone(board, side, hex))
    .map(hex => ({ outline: outlineOf(board, hex) }))
  return { kind: 'cells', cells, tone: 'offer' }
}

/** Where each torpedo is heading, and whom it will reach at the end of the turn as things stand. */
function torpedoMarks(state: SpaceState): readonly Mark[] {
  const { board } = state.scenario
  return state.torpedoes.flatMap((torpedo): readonly Mark[] => {
    const nearest = nearestTo(state, torpedo)
    const [target] = nearest
    if (!target || nearest.length > 1) return []
    const reaches = hexDistance(hexOf(board, torpedo.at), hexOfShip(state, target)) <= TORPEDO_MPS
    const label = reaches ? `hits ${target.name} at the end of the turn` : `heads for ${target.name}`
    return [{ kind: 'arrow', from: torpedo.at, to: target.at, tone: reaches ? 'danger' : 'plain', label }]
  })
}
