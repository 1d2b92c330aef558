import { otherSide } from '../../src/engine/ids'
import { memoBy, memoRecent } from '../../src/engine/memo'
import { modifier, reckon, sumOf } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { type Point, type Polygon, distance } from '../../src/geometry/point'
import { isBlockedBy } from '../../src/geometry/sight'
import { isWithin } from '../../src/geometry/tolerance'
import type { Io } from './act'
import { type Standing, allStanding, hullOf, inches, isOn, typeOfVessel, vesselsOf } from './lookup'
import type { CoastalScenario, CoastalState, Vessel } from './state'
import { SEEN_FAST, SIGHT_INCHES, VISIBILITY_STEP } from './tables'

interface Seen {
  readonly state: CoastalState
  readonly target: Vessel
}

const sightOf = ({ target }: Seen) => typeOfVessel(target).sight
const by = (sight: keyof typeof SIGHT_INCHES) => (seen: Seen) => inches(seen.state, SIGHT_INCHES[sight])

const MODIFIERS = [
  modifier<Seen>('coastal-2.2', by('larger'), 'a larger vessel', seen => sightOf(seen) === 'larger'),
  modifier<Seen>('coastal-2.3', by('smaller'), 'a smaller vessel', seen => sightOf(seen) === 'smaller'),
  modifier<Seen>(
    'coastal-2.4',
    ({ state }) => inches(state, SEEN_FAST.inches),
    'its speed 5 or 6',
    ({ target }) => target.speed >= SEEN_FAST.speed,
  ),
  modifier<Seen>('coastal-11.4', by('submarine'), 'a Submarine', seen => sightOf(seen) === 'submarine'),
]

/** Section 2: how far away a vessel can be seen, in inches. */
export const visibilityTo = (state: CoastalState, target: Vessel): number =>
  inches(state, state.visibility) + sumOf(MODIFIERS, { state, target })

/** The same with its reasons. */
export const visibilityWhy = (state: CoastalState, target: Vessel): Reckoning =>
  reckon(
    'sum',
    'Seen at',
    { clause: 'coastal-2.1', label: 'average visibility', value: inches(state, state.visibility) },
    MODIFIERS,
    { state, target },
  )

/** Land that hides what lies behind it (R5). */
const highLand = memoBy((scenario: CoastalScenario): readonly Polygon[] =>
  scenario.ground.features.flatMap(({ look, shape }) =>
    look === 'high' && 'area' in shape ? [shape.area] : [],
  ),
)

const hulls = memoRecent((state: CoastalState) =>
  allStanding(state.units).map(vessel => ({ vessel, outline: hullOf(state, vessel) })),
)

/** The outline that first lies between two places: a third vessel's (6.2, R5), or high land. */
export function blockerBetween(
  state: CoastalState,
  from: Point,
  to: Point,
  ignore: readonly string[],
): { readonly vessel: Standing | null; readonly outline: Polygon } | null {
  for (const { vessel, outline } of hulls(state)) {
    if (ignore.includes(vessel.id)) continue
    if (isBlockedBy(outline, from, to)) return { vessel, outline }
  }
  const outline = highLand(state.scenario).find(each => isBlockedBy(each, from, to))
  return outline ? { vessel: null, outline } : null
}

/** Whether a vessel has another within its visibility and in line of sight; a Submarine asks for a die besides. */
export function isInView(state: CoastalState, vessel: Standing, target: Standing): boolean {
  return (
    isWithin(distance(vessel.at, target.at), visibilityTo(state, target)) &&
    blockerBetween(state, vessel.at, target.at, [vessel.id, target.id]) === null
  )
}

export const isSubmarine = (vessel: Vessel): boolean => typeOfVessel(vessel).sight === 'submarine'

/** 11.5: the face that finds a Submarine at this distance. */
export const faceToFind = (state: CoastalState, vessel: Standing, target: Standing): number =>
  isWithin(distance(vessel.at, target.at), visibilityTo(state, target) / 2) ? 4 : 5

/** What is known of a target to a vessel that acts: it has been spotted, it asks for a die first, or it is not to be seen. */
export function sighting(
  state: CoastalState,
  vessel: Standing,
  target: Standing,
): 'spotted' | 'die' | 'failed' | 'unseen' {
  if (isOn(state, 'spotted-for-all') && state.spotted[vessel.side].includes(target.id)) return 'spotted'
  if (!isInView(state, vessel, target)) return 'unseen'
  if (!isSubmarine(target)) return 'spotted'
  const look = state.active?.looks.find(each => each.by === vessel.id && each.target === target.id)
  if (!look) return 'die'
  return look.found ? 'spotted' : 'failed'
}

/** The die that looks for a Submarine (11.5, R32). What it shows stands for the whole activation. */
export function looked(
  state: CoastalState,
  vessel: Standing,
  target: Standing,
  io: Io,
): { readonly state: CoastalState; readonly found: boolean } {
  const found = io.chance.check(6, faceToFind(state, vessel, target), {
    purpose: 'to spot the Submarine',
    by: vessel.side,
    clause: 'coastal-11.5',
  })
  const active = state.active ?? { units: [vessel.id], moved: false, fired: [], looks: [] }
  const look = { by: vessel.id, target: target.id, found }
  const after = { ...state, active: { ...active, looks: [...active.looks, look] } }
  return { state: found ? withSpotted(after, vessel, target) : after, found }
}

/** A target is noted as spotted by a side until the end of the turn. */
export function withSpotted(state: CoastalState, vessel: Vessel, target: Vessel): CoastalState {
  const known = state.spotted[vessel.side]
  if (known.includes(target.id)) return state
  return { ...state, spotted: { ...state.spotted, [vessel.side]: [...known, target.id] } }
}

/** Whether anybody of the other side sees a vessel now; a Submarine only after a die has found it. */
export function isSeenByEnemy(state: CoastalState, target: Vessel): boolean {
  if (target.at === null || target.fate !== 'afloat') return false
  const enemy = otherSide(target.side)
  const there = target as Standing
  if (isSubmarine(target) || isOn(state, 'spotted-for-all')) {
    if (state.spotted[enemy].includes(target.id)) return true
    if (isSubmarine(target)) return false
  }
  return vesselsOf(state, enemy).some(each => isInView(state, each, there))
}

/** 2.1, R2: a D6 halved. */
export function rolledVisibility(io: Io): number {
  const points = io.chance.bands(6, [3, 5], {
    purpose: 'visibility (D3)',
    by: null,
    clause: 'coastal-2.1',
  })
  return (points + 1) * VISIBILITY_STEP
}
