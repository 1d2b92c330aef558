import type { Focus, Mark, Prop, Scene } from '../../src/engine/scene'
import { findRaid } from './air'
import { ahead, firer, isFit, isThere, mover, zoneOfShip } from './fleet'
import { zoneOutline } from './movement'
import { beamOf, lengthOf } from './places'
import { classOf } from './ships'
import { tokenOf } from './card'
import type { NavalState, Ship } from './state'
import { straddleRow } from './tables'

/** Sunk ships, smoke screens, and the counters of air raids. */
function propsOf(state: NavalState): readonly Prop[] {
  const wrecks = state.wrecks.flatMap((wreck): readonly Prop[] => {
    const ship = state.units.find(unit => unit.id === wreck.id)
    if (!ship) return []
    const { silhouette } = classOf(ship.type, ship.factors)
    const name = `${ship.name}, sunk`
    const { id, at, facing } = wreck
    const size = { width: beamOf(ship), depth: lengthOf(ship) }
    return [{ id: `wreck-${id}`, kind: 'wreck', at, facing, ...size, side: ship.side, silhouette, name }]
  })
  const smoke = state.units.flatMap((ship): readonly Prop[] =>
    ship.laid && ship.at && isThere(ship)
      ? [
          {
            id: `smoke-${ship.id}`,
            kind: 'smoke',
            // It drifts between the ship and the enemy, whom it has turned its back to.
            at: { x: ship.at.x + ahead(ship.side) * 0.55, y: ship.at.y },
            facing: 0,
            width: 1.5,
            depth: 2.1,
            side: ship.side,
          },
        ]
      : [],
  )
  const raids = state.counters.flatMap((counter, at): readonly Prop[] => {
    const ship = state.units.find(unit => unit.id === counter.target)
    const place = ship?.at ?? state.wrecks.find(wreck => wreck.id === counter.target)?.at
    if (!place) return []
    const name = findRaid(state, counter.raid)?.name ?? 'Air raid'
    return [
      {
        id: `raid-${counter.raid}`,
        kind: 'marker',
        at: { x: place.x + 0.85, y: place.y - 0.7 + at * 0.25 },
        facing: 0,
        width: 0.55,
        depth: 0.55,
        side: counter.side,
        text: counter.load === 'torpedoes' ? 'T' : 'B',
        name,
      },
    ]
  })
  return [...wrecks, ...smoke, ...raids]
}

/** What straddles in each zone within range of the main guns of a ship that is to fire. */
function bands(state: NavalState, ship: Ship): readonly Mark[] {
  const own = zoneOfShip(state, ship)
  const row = straddleRow(state.scenario.tables, ship.factors.main.calibre)
  const cells = row.flatMap((need, at) => {
    const range = at + 1
    const zone = own + range * ahead(ship.side)
    if (
      need === null ||
      range > ship.factors.main.range ||
      zone < 1 ||
      zone > state.scenario.board.zones.length
    )
      return []
    const faces =
      need === 6 ? 'only 6' : Array.from({ length: 7 - need }, (_, face) => need + face).join(', ')
    return [
      { outline: zoneOutline(state, zone), label: `${range} ${range === 1 ? 'zone' : 'zones'}: ${faces}` },
    ]
  })
  return [{ kind: 'cells', cells, tone: 'plain' }]
}

/** Where the targets that have been named lie. */
function aimMarks(state: NavalState): readonly Mark[] {
  return state.aims.flatMap((aim): readonly Mark[] => {
    const from = state.units.find(unit => unit.id === aim.unit)
    const to = state.units.find(unit => unit.id === aim.target)
    if (aim.done || !from?.at || !to?.at) return []
    return [{ kind: 'arrow', from: from.at, to: to.at, tone: from.side === 'A' ? 'side-a' : 'side-b' }]
  })
}

/** What to draw of a state. */
export function sceneOf(state: NavalState, focus: Focus): Scene {
  const { board, ground } = state.scenario
  const tokens = state.units.filter(isThere).map(ship => tokenOf(state, ship))
  const marks: Mark[] = [...aimMarks(state)]
  const chosen = state.units.find(unit => unit.id === focus.unit)
  if (chosen && isFit(chosen) && mover(state) !== chosen.side) {
    if (firer(state) === chosen.side) marks.push(...bands(state, chosen))
    const target = state.units.find(unit => unit.id === focus.target)
    if (target?.at && chosen.at && target.side !== chosen.side)
      marks.push({ kind: 'sight', from: chosen.at, to: target.at, tone: 'offer' })
  }
  return { board, ground, tokens, props: propsOf(state), marks }
}
