import { refusalField, refusalOf } from '../../src/engine/acts'
import { otherSide } from '../../src/engine/ids'
import type { Offer, Option, Trace } from '../../src/engine/offer'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
  normal,
} from '../../src/geometry/point'
import { turnTo } from '../../src/geometry/course'
import type { Act, Reason } from './act'
import { cannotFire, withFired } from './activation'
import { stayOrEnd } from './attacks'
import { type Standing, findUnit, inches, reason, stands, vesselsOf, withUnit } from './lookup'
import { isDark, isHiddenFromEnemy } from './secrets'
import { acting } from './sequence'
import { looked, sighting } from './spotting'
import type { ActionOf, CoastalState, Tubes } from './state'
import { PIVOT, TOP_SPEED, TORPEDO } from './tables'
import { torpedoMarks } from './torpedoMarks'
import { ahead } from './track'
import { bearingReasons, counterAt, spottedBy, tubesReasons } from './tubes'

type Launch = ActionOf<'launch'>

const tubesOf = (vessel: Standing, at: number): Tubes | undefined => vessel.tubes[at]

/** Section 10: a counter is laid 3 inches away within the arc; it runs when everybody has acted. */
export const launch: Act<'launch'> = {
  offers(state, side) {
    if (state.step !== 'act' || !state.released) return []
    return state.units.flatMap((vessel): readonly Offer<Launch>[] => {
      if (vessel.side !== side || !stands(vessel) || cannotFire(state, vessel).length > 0) return []
      return vessel.tubes.map((tubes, at) => offerOf(state, vessel, tubes, at))
    })
  },
  refuse(state, { unit: id, tubes: at, facing }) {
    const vessel = findUnit(state, id)
    const reasons = cannotFire(state, vessel)
    if (reasons.length > 0 || !vessel || !stands(vessel)) return reasons
    const tubes = tubesOf(vessel, at)
    if (!tubes) return [reason('coastal-6.3', 'no-such-weapon')]
    const own = tubesReasons(state, vessel, tubes)
    return own.length > 0 ? own : bearingReasons(state, vessel, tubes, facing)
  },
  nearest(state, { unit: id, tubes: at, facing }) {
    const vessel = findUnit(state, id)
    if (!vessel || !stands(vessel) || cannotFire(state, vessel).length > 0) return null
    const tubes = tubesOf(vessel, at)
    if (!tubes || tubesReasons(state, vessel, tubes).length > 0) return null
    const within = clipped(vessel, tubes, facing)
    const found = [within, ...spreadOf(vessel, tubes)].find(
      each => bearingReasons(state, vessel, tubes, each).length === 0,
    )
    return found === undefined ? null : { type: 'launch', unit: id, tubes: at, facing: found }
  },
  play(state, { unit: id, tubes: at, facing }, io) {
    const vessel = findUnit(state, id)
    const tubes = vessel && stands(vessel) ? tubesOf(vessel, at) : undefined
    if (!vessel || !stands(vessel) || !tubes) return state
    let now = acting(state, vessel)
    if (spottedBy(now, vessel) === 'die') {
      const target = vesselsOf(now, otherSide(vessel.side))
        .filter(each => sighting(now, vessel, each) === 'die')
        .toSorted((a, b) => distance(a.at, vessel.at) - distance(b.at, vessel.at))[0]
      const look = target && looked(now, vessel, target, io)
      if (target && look) {
        now = look.state
        if (!look.found) {
          io.log({
            code: 'does-not-find',
            facts: { unit: { unit: id }, target: { unit: target.id } },
            side: vessel.side,
            units: [id, target.id],
            clauses: ['coastal-11.5'],
            outcome: 'not-spotted',
            ...(isHiddenFromEnemy(now, vessel) && { visibleTo: [vessel.side] }),
          })
          return stayOrEnd(now, io)
        }
      }
    }
    const counter = counterAt(now, vessel.at, facing)
    io.log({
      code: 'launches',
      facts: { unit: { unit: id }, calibre: tubes.calibre },
      side: vessel.side,
      units: [id],
      clauses: ['coastal-10.1'],
      effects: [{ kind: 'arrow', from: vessel.at, to: counter }],
      ...(isDark(now) && { visibleTo: [vessel.side] }),
    })
    const left = vessel.tubes.map((each, i) =>
      i === at ? { ...each, left: Math.max(0, each.left - 1) } : each,
    )
    const torpedo = {
      id: `t${now.launched + 1}`,
      side: vessel.side,
      by: id,
      calibre: tubes.calibre,
      from: vessel.at,
      facing: normal(facing),
      hasty: vessel.speed >= TOP_SPEED,
    }
    const launched = {
      ...withUnit(now, id, { tubes: left }),
      torpedoes: [...now.torpedoes, torpedo],
      launched: now.launched + 1,
    }
    return stayOrEnd(withFired(launched, id, `torpedo ${now.launched + 1}`), io)
  },
}

/** A bearing moved into the arc of some tubes. */
function clipped(vessel: Standing, { arc }: Tubes, facing: Degrees): Degrees {
  const middle = arc === 'F' ? vessel.facing : normal(vessel.facing + 180)
  const turn = turnTo(middle, facing)
  return normal(middle + Math.max(-PIVOT, Math.min(PIVOT, turn)))
}

/** Bearings that stand for all: every 15 degrees of the arc. */
const spreadOf = (vessel: Standing, { arc }: Tubes): readonly Degrees[] =>
  [0, -15, 15, -30, 30, -45, 45].map(turn => normal(vessel.facing + (arc === 'F' ? 0 : 180) + turn))

/** Bearings at which somebody is met: where each enemy is, and where it will be. */
function aimsOf(state: CoastalState, vessel: Standing, tubes: Tubes): readonly Degrees[] {
  const middle = arcMiddle(vessel, tubes)
  return vesselsOf(state, otherSide(vessel.side))
    .filter(each => distance(each.at, vessel.at) <= inches(state, TORPEDO.runsFor[tubes.calibre] + 6))
    .map(each => normal(bearing(vessel.at, ahead(state, each))))
    .filter(each => angleBetween(each, middle) <= PIVOT)
}

const arcMiddle = (vessel: Standing, { arc }: Tubes): Degrees =>
  arc === 'F' ? vessel.facing : normal(vessel.facing + 180)

function offerOf(state: CoastalState, vessel: Standing, tubes: Tubes, at: number): Offer<Launch> {
  const reasons: readonly Reason[] = tubesReasons(state, vessel, tubes)
  const optionOf = (facing: Degrees): Option<Launch> => ({
    action: { type: 'launch', unit: vessel.id, tubes: at, facing },
    label: `${Math.round(facing)} degrees`,
    at: counterAt(state, vessel.at, facing),
    ...refusalField(bearingReasons(state, vessel, tubes, facing)),
  })
  return {
    id: `launch:${vessel.id}:${at}`,
    kind: 'launch',
    unit: vessel.id,
    label: `Launch a torpedo${tubes.arc === 'A' ? ' astern' : ''}, ${tubes.calibre}″, ${tubes.left} left`,
    clause: 'coastal-10.1',
    input: 'place',
    useful: false,
    ...refusalField(reasons),
    options: () => [...aimsOf(state, vessel, tubes), ...spreadOf(vessel, tubes)].map(optionOf),
    sample(pick) {
      const all = [...aimsOf(state, vessel, tubes), ...spreadOf(vessel, tubes)]
      const facing = all[pick(all.length)] ?? vessel.facing
      return bearingReasons(state, vessel, tubes, facing).length === 0 ? optionOf(facing) : null
    },
    region: () => ({ outlines: sectors(state, vessel, tubes), label: 'bearing of the torpedo' }),
    trace: points => traced(state, vessel, tubes, at, points),
  }
}

/** Degrees between two bearings that are looked at for the rim of a region. */
const STEP = 0.5

/** The arc of some tubes as far as their torpedoes run, without the bearings at which no counter can be laid. */
function sectors(state: CoastalState, vessel: Standing, tubes: Tubes): readonly (readonly Point[])[] {
  const middle = arcMiddle(vessel, tubes)
  const far = inches(state, TORPEDO.runsFor[tubes.calibre])
  const found: Point[][] = []
  let rim: Point[] = []
  for (let turn = -PIVOT; turn <= PIVOT + STEP; turn += STEP) {
    const isOpen = turn <= PIVOT && bearingReasons(state, vessel, tubes, middle + turn).length === 0
    if (isOpen) rim.push(moveBy(vessel.at, middle + turn, far))
    else if (rim.length > 1) found.push([vessel.at, ...rim])
    if (!isOpen) rim = []
  }
  return found
}

/** Anywhere under the hand names a bearing. */
function traced(
  state: CoastalState,
  vessel: Standing,
  tubes: Tubes,
  at: number,
  points: readonly Point[],
): Trace<Launch> {
  const to = points.at(-1) ?? vessel.at
  const facing = distance(to, vessel.at) < 0.01 ? vessel.facing : bearing(vessel.at, to)
  const action: Launch = { type: 'launch', unit: vessel.id, tubes: at, facing }
  const reasons = launch.refuse(state, action)
  const refusal =
    reasons.length > 0 ? refusalOf<Launch>(reasons, launch.nearest?.(state, action) as Launch) : null
  return {
    action,
    legs: [],
    left: 0,
    refusal,
    stop: { at: counterAt(state, vessel.at, facing), facing },
    marks: torpedoMarks(state, vessel, tubes, facing),
  }
}
