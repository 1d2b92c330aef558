import { type Point, moveBy } from '../../src/geometry/point'
import { crossings } from '../../src/geometry/polygons'
import { type Standing, allStanding, hullAt, inches, isOn, typeOfVessel } from './lookup'
import { landIn } from './passage'
import type { CoastalState, Torpedo } from './state'
import { TORPEDO } from './tables'

/** A hull on the track of a torpedo, and how far along it in inches from where distances are counted (R26, R27). */
export interface Met {
  readonly vessel: Standing
  readonly distance: number
  readonly at: Point
}

type Running = Pick<Torpedo, 'from' | 'facing' | 'calibre' | 'by'>

/** Inches that a torpedo runs from where it was launched, and up to which it is within half distance (10.3, R26). */
export function reachOf(state: CoastalState, calibre: Torpedo['calibre']) {
  const run = inches(state, TORPEDO.runsFor[calibre])
  const least = inches(state, TORPEDO.least)
  const skipped = isOn(state, 'from-the-counter') ? least : 0
  return { least, most: run + skipped, half: run / 2 + skipped }
}

/** How far a track goes before it comes to land. */
export function openWater(state: CoastalState, { from, facing, calibre }: Running): number {
  const { most } = reachOf(state, calibre)
  const end = moveBy(from, facing, most)
  let open = most
  for (const area of landIn(state)) {
    const first = crossings(area, from, end)[0]
    if (first && first[0] * most < open) open = first[0] * most
  }
  return open
}

/** Vessels that a torpedo meets as everybody lies, nearest first; those that it passes under are not among them (10.5, R29). */
export function metBy(
  state: CoastalState,
  torpedo: Running,
  placed: (vessel: Standing) => Standing = each => each,
): readonly Met[] {
  const { least, most } = reachOf(state, torpedo.calibre)
  const open = openWater(state, torpedo)
  const start = moveBy(torpedo.from, torpedo.facing, least)
  const end = moveBy(torpedo.from, torpedo.facing, most)
  const span = most - least
  const met: Met[] = []
  for (const each of allStanding(state.units)) {
    if (each.id === torpedo.by || typeOfVessel(each).shallow) continue
    const vessel = placed(each)
    const first = crossings(hullAt(state, vessel, vessel.at, vessel.facing), start, end)[0]
    if (!first) continue
    const distance = least + first[0] * span
    if (distance <= open) met.push({ vessel, distance, at: moveBy(torpedo.from, torpedo.facing, distance) })
  }
  return met.toSorted((a, b) => a.distance - b.distance)
}

/** Whether a vessel has sailed in this turn; it may still have something to fire. */
export const hasSailed = ({ active }: CoastalState, vessel: Standing): boolean =>
  vessel.acted || (active?.moved === true && active.units.includes(vessel.id))

/** Where a vessel will be at the end of the turn if it goes straight on; where it is, once it has sailed. */
export function ahead(state: CoastalState, vessel: Standing, speed = vessel.speed): Point {
  return hasSailed(state, vessel) ? vessel.at : moveBy(vessel.at, vessel.facing, inches(state, speed))
}

/** The same as a vessel that lies there. */
export const asExpected = (state: CoastalState, vessel: Standing): Standing =>
  hasSailed(state, vessel) ? vessel : { ...vessel, at: ahead(state, vessel) }
