import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { cite } from '../act'
import { isNearEdge, qualityOf, typeOf } from '../lookup'
import type { D20State } from '../state'
import { AP_DAMAGE, BELOW_ALL, HESA, NEAR, PASSES } from '../tables'
import { type Shot, apOf } from './shot'

/** A shot with the table that it is fired on. */
export interface Case {
  readonly state: D20State
  readonly shot: Shot
}

const coverLabel = ({ shot }: Case): string => shot.cover.label
const soft = ({ shot: { cover } }: Case): boolean => cover.kind === 'soft'
const qualityLabel = ({ shot }: Case): string => shot.firer.quality
const atEdge = ({ state, shot: { firer, from } }: Case): boolean => isNearEdge(state, firer.side, from.at)

/** 6.1: what counts for an AP shot to hit. */
/** Over half of the printed range; by house rule a suppressed firer is one of range 4. */
const isOverHalf = ({ state, shot }: Case): boolean => {
  const isShort = shot.firer.suppressed && state.houseRules['suppressed-half-range'] === true
  return shot.distance > (isShort ? NEAR : shot.range) / 2 + 0.01
}

const TO_HIT: readonly Modifier<Case>[] = [
  modifier(cite('6.1.4'), 1, 'within range 4', ({ shot }) => shot.near),
  modifier(cite('6.1.6'), -1, 'over half range', isOverHalf),
  modifier(cite('6.1.7'), -2, coverLabel, soft),
  modifier(cite('6.1.8'), -4, coverLabel, ({ shot: { cover } }) =>
    ['hard', 'hull-down', 'smoke'].includes(cover.kind),
  ),
  modifier(cite('6.1.9'), -1, 'near an edge of the table', atEdge),
  modifier(
    cite('6.1.10'),
    ({ shot }) => shot.weapon.accuracy,
    'accuracy of the gun',
    () => true,
  ),
  modifier(
    cite('6.1.11'),
    ({ shot }) => typeOf(shot.target).size,
    'size of the target',
    () => true,
  ),
  modifier(
    cite('6.1.12'),
    ({ shot }) => qualityOf(shot.firer),
    qualityLabel,
    () => true,
  ),
]

/** The score that an AP shot needs. A natural 20 always hits. */
export function toHit(given: Case): Reckoning {
  return reckon('need', 'To hit', { clause: cite('6.1.2'), label: 'AP fire', value: PASSES }, TO_HIT, given)
}

/** 6.2: what is added to the die of HE and small arms. */
const HE_SA: readonly Modifier<Case>[] = [
  modifier(
    cite('6.2.2'),
    ({ shot }) => -typeOf(shot.target).defence,
    'Defence of the target',
    () => true,
  ),
  modifier(cite('6.2.3'), 1, 'within range 4', ({ shot }) => shot.near),
  modifier(cite('6.2.5'), -2, coverLabel, soft),
  modifier(cite('6.2.6'), -4, coverLabel, ({ shot: { cover } }) => ['hard', 'smoke'].includes(cover.kind)),
]
const NEAR_EDGE: Modifier<Case> = modifier(cite('6.2.7'), -1, 'near an edge of the table', atEdge)
const QUALITY: Modifier<Case> = modifier(
  cite('6.2.8'),
  ({ shot }) => qualityOf(shot.firer),
  qualityLabel,
  () => true,
)

/** What is added to the die of an HE/SA roll with this value; the edge of the table counts unless it is said. */
export function heSa(
  given: Case,
  value: number,
  more: readonly Modifier<Case>[] = [],
  edgeCounts = true,
): Reckoning {
  const base = { clause: cite('6.2.2'), label: 'HE/SA value', value }
  const edge = edgeCounts ? [NEAR_EDGE] : []
  return reckon('sum', 'Added to the die', base, [...HE_SA, ...edge, QUALITY, ...more], given)
}

/** The least faces of a die that make fall back, suppress and knock out when so much is added. */
export const bandsOf = (added: number): readonly number[] => HESA.map(total => total - added)

/** A column of the AP damage table. */
export interface Column {
  readonly odds: string
  readonly suppresses: number
  readonly knocksOut: number
  /** Fixed by rule: shifts never count. */
  readonly fixed: boolean
  readonly reckoning: Reckoning
}

const columnAt = (index: number) =>
  index < 0 ? BELOW_ALL : (AP_DAMAGE[index] ?? AP_DAMAGE.at(-1) ?? BELOW_ALL)

/** The column of a name, for attacks that have one of their own. */
export function fixedColumn(odds: (typeof AP_DAMAGE)[number]['odds'], clause: string, why: string): Column {
  const index = AP_DAMAGE.findIndex(each => each.odds === odds)
  const { suppresses, knocksOut } = columnAt(index)
  const base = { clause: cite(clause), label: `${why}: ${odds}`, value: index + 1 }
  const reckoning: Reckoning = { kind: 'sum', title: 'Odds column', base, modifiers: [], total: index + 1 }
  return { odds, suppresses, knocksOut, fixed: true, reckoning }
}

/** The highest column whose ratio is not above AP to Defence; -1 below all. With the house rule the nearest one. */
export function columnOf(ap: number, defence: number, nearest: boolean): number {
  const ratio = ap / defence
  let found = -1
  for (const [index, each] of AP_DAMAGE.entries()) if (each.ratio <= ratio + 1e-9) found = index
  const next = AP_DAMAGE[found + 1]
  const here = found < 0 ? 0 : (AP_DAMAGE[found]?.ratio ?? 0)
  return nearest && next && next.ratio - ratio < ratio - here - 1e-9 ? found + 1 : found
}

/** The column of an AP hit: AP to Defence, then a shift for range 4 and one for the side or rear. */
export function damageColumn({ state, shot }: Case): Column {
  const { weapon, target } = shot
  const type = typeOf(target)
  const ap = apOf(shot.firer, weapon)
  if (weapon.kind === 'F') return fixedColumn('3:2', '6.1.21', 'Flamethrower')
  if (ap === '*' && weapon.kind === 'M') return fixedColumn('1:2', '6.1.18', 'Mortar')
  if (ap === '*') return fixedColumn('1:2', '6.1.19', 'Machine gun')
  const hasFlank = shot.flank && type.flank !== null
  const defence = hasFlank ? (type.flank ?? type.defence) : type.defence
  const value = columnOf(ap ?? 0, defence, state.houseRules['nearest-column'] === true)
  const base = {
    clause: cite('6.1.13'),
    label: `AP ${ap ?? 0} to Defence ${defence}: ${columnAt(value).odds}`,
    value: value + 1,
  }
  const shifts: readonly Modifier<Case>[] = [
    modifier(cite('6.1.14'), 1, 'within range 4', () => shot.near),
    modifier(cite('6.1.16'), 1, 'side or rear', () => shot.flank && !hasFlank),
  ]
  const shifted = reckon('sum', 'Odds column', base, shifts, { state, shot })
  // Beyond 3:1 there is nothing.
  const reckoning = { ...shifted, total: Math.min(AP_DAMAGE.length, shifted.total) }
  const { odds, suppresses, knocksOut } = columnAt(reckoning.total - 1)
  return { odds, suppresses, knocksOut, fixed: false, reckoning }
}
