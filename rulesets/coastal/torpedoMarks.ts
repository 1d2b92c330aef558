import { otherSide } from '../../src/engine/ids'
import type { Mark } from '../../src/engine/scene'
import { percent } from '../../src/engine/targets'
import { type Degrees, distance, moveBy } from '../../src/geometry/point'
import { type Standing, inches, typeOfVessel, vesselsOf } from './lookup'
import { torpedoNeed } from './run'
import type { CoastalState, Torpedo, Tubes } from './state'
import { TOP_SPEED, TO_HIT } from './tables'
import { ahead, asExpected, metBy, openWater, reachOf } from './track'

/** The track of a torpedo, and whom it would meet as everybody goes straight on. */
export function trackMarks(
  state: CoastalState,
  torpedo: Pick<Torpedo, 'from' | 'facing' | 'calibre' | 'by' | 'hasty' | 'side'>,
): readonly Mark[] {
  const { least, half, most } = reachOf(state, torpedo.calibre)
  const open = openWater(state, torpedo)
  const at = (far: number) => moveBy(torpedo.from, torpedo.facing, far)
  const tone = torpedo.side === 'A' ? 'side-a' : 'side-b'
  const marks: Mark[] = [{ kind: 'path', points: [at(least), at(open)], pills: [], tone, lies: true }]
  if (half < open)
    marks.push({ kind: 'pill', at: at(half), text: `to ${tidy(half)}″: ${TO_HIT.near}+`, tone: 'plain' })
  if (open >= most)
    marks.push({ kind: 'pill', at: at(most), text: `${most}″: ${TO_HIT.far}+`, tone: 'plain' })
  let missed = 1
  for (const met of metBy(state, torpedo, each => asExpected(state, each))) {
    const need = torpedoNeed(state, torpedo, met)
    const hit = missed * Math.max(0, Math.min(1, (7 - need.total) / 6))
    missed -= hit
    marks.push({
      kind: 'tag',
      token: met.vessel.id,
      at: met.at,
      tone: 'danger',
      figures: [{ value: percent(hit), label: 'hit and sink', strong: true }],
      bar: [
        { share: hit, outcome: 'sunk', tone: 'destroyed' },
        { share: 1 - hit, outcome: 'missed', tone: 'none' },
      ],
      lines: [`${met.vessel.name} at ${met.distance.toFixed(1)}″`],
      clause: 'coastal-10.4',
    })
  }
  return marks
}

const tidy = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** The same for a torpedo that is to be launched, with the places of the enemies at each speed. */
export function torpedoMarks(
  state: CoastalState,
  vessel: Standing,
  { calibre }: Tubes,
  facing: Degrees,
): readonly Mark[] {
  const torpedo = {
    from: vessel.at,
    facing,
    calibre,
    by: vessel.id,
    hasty: vessel.speed >= TOP_SPEED,
    side: vessel.side,
  }
  return [...trackMarks(state, torpedo), ...speedMarks(state, vessel, reachOf(state, calibre).most)]
}

/** Where each enemy that has still to sail will be at each speed, straight on; the speed that is set is ringed. */
function speedMarks(state: CoastalState, vessel: Standing, most: number): readonly Mark[] {
  return vesselsOf(state, otherSide(vessel.side)).flatMap((each): readonly Mark[] => {
    if (each.acted || typeOfVessel(each).shallow || distance(each.at, vessel.at) > most + TOP_SPEED) return []
    const speeds = Array.from({ length: typeOfVessel(each).speed }, (_, at) => at + 1)
    const figures = speeds.map(speed => ({ at: ahead(state, each, speed), text: String(speed) }))
    return [
      { kind: 'figures', figures },
      { kind: 'ring', at: ahead(state, each), radius: inches(state, 0.35), line: 'solid' },
    ]
  })
}
