import { type Modifier, modifier, reckon, sumOf } from '../../../src/engine/reckon'
import type { Reckoning } from '../../../src/engine/reckoning'
import { type Result, isArmoured } from '../../families/panzer8'
import { type Io, cite } from '../act'
import { hasDrawn, qualityOf, typeOf } from '../lookup'
import type { D10State } from '../state'
import { type Column, FACES, FIRING, HUNTING_AP, HUNTING_DEF, MOST } from '../tables'
import { type Shot, isSheltered } from './shot'

/** A shot with the table that it is fired on. */
export interface Case {
  readonly state: D10State
  readonly shot: Shot
}

/** What both sides of an opposed roll add to their dice. */
export interface Duel {
  readonly mine: Reckoning
  readonly theirs: Reckoning
}

const coverLabel = ({ shot: { cover, smoke } }: Case): string =>
  smoke && cover.kind !== 'hard' && cover.kind !== 'hull-down' ? 'in smoke' : cover.label

const always = (): boolean => true

/** 6.1: what the firer adds. */
const FIRER: readonly Modifier<Case>[] = [
  modifier(cite('6.1.3'), 1, 'within range 4', ({ shot }) => shot.near),
  modifier(cite('6.1.4'), 1, 'not to its front', ({ shot }) => shot.flank),
  modifier(
    cite('6.1.5'),
    ({ shot }) => qualityOf(shot.firer),
    ({ shot }) => shot.firer.quality,
    always,
  ),
]

/** Whether the firer has moved in this player turn, and with him he who carries him. */
export function hasMoved(state: D10State, { firer }: Shot): boolean {
  if (hasDrawn(state, 'Keen gunners', firer.side) && firer.side === state.active) return false
  if (firer.moved) return true
  return firer.carriedBy !== null && (state.units.find(({ id }) => id === firer.carriedBy)?.moved ?? false)
}

const isSmoky = ({ shot: { smoke, cover } }: Case): boolean =>
  smoke || ['hard', 'hull-down', 'smoke'].includes(cover.kind)

/** 6.1: what the target adds. Of its covers only the best counts. */
const TARGET: readonly Modifier<Case>[] = [
  modifier(cite('6.1.8'), 2, coverLabel, given => given.shot.weapon.kind !== 'F' && isSmoky(given)),
  modifier(cite('6.1.7'), 1, coverLabel, given => given.shot.cover.kind === 'soft' && !isSmoky(given)),
  modifier(cite('6.1.9'), 1, 'the firer moved', ({ state, shot }) => hasMoved(state, shot)),
  modifier(
    cite('6.1.10'),
    1,
    'over half range',
    ({ shot }) => shot.mode === 'AP' && shot.distance > shot.range / 2 + 0.01,
  ),
  modifier(
    cite('6.1.11'),
    ({ shot }) => qualityOf(shot.target),
    ({ shot }) => shot.target.quality,
    always,
  ),
]

/** The Def value of a target: another one to its side and rear, where it has that. */
export function defenceOf({ target, flank }: Pick<Shot, 'target' | 'flank'>): number {
  const type = typeOf(target)
  return flank ? (type.flank ?? type.defence) : type.defence
}

/** The value that a shot is fired with: '*' counts as nothing. */
export function valueOf({ mode, weapon }: Pick<Shot, 'mode' | 'weapon'>): number {
  if (mode === 'HE/SA') return weapon.value ?? 0
  return weapon.ap === '*' ? 0 : (weapon.ap ?? 0)
}

/** The additions of AP, HE and small arms fire. */
export function fireDuel(state: D10State, shot: Shot): Duel {
  const given = { state, shot }
  const base = {
    clause: cite('6.1.2'),
    label: shot.mode === 'AP' ? 'AP value' : 'HESA value',
    value: valueOf(shot),
  }
  const def = { clause: cite('6.1.6'), label: 'Def value', value: defenceOf(shot) }
  return {
    mine: reckon('sum', 'Firer adds', base, FIRER, given),
    theirs: reckon('sum', 'Target adds', def, TARGET, given),
  }
}

/** By how much the firer is ahead before the dice: of `fireDuel`, the totals alone. */
export function leadOf(state: D10State, shot: Shot): number {
  const given = { state, shot }
  return valueOf(shot) + sumOf(FIRER, given) - defenceOf(shot) - sumOf(TARGET, given)
}

/** 6.3: what a tank hunter adds. */
const HUNTER: readonly Modifier<Case>[] = [
  modifier(cite('6.3.3'), 1, coverLabel, ({ shot }) => isSheltered(shot.cover) || shot.smoke),
  modifier(cite('6.3.4'), 2, 'engineers', ({ shot }) => typeOf(shot.firer).class === 'engineer'),
  modifier(cite('6.3.5'), 1, 'not to its front', ({ shot }) => shot.flank),
  modifier(cite('6.3.6'), 1, 'open-topped', ({ shot }) => typeOf(shot.target).openTopped),
  modifier(cite('6.3.7'), 1, 'no machine gun', ({ shot }) => !typeOf(shot.target).machineGun),
  modifier(
    cite('6.3.8'),
    ({ shot }) => qualityOf(shot.firer),
    ({ shot }) => shot.firer.quality,
    always,
  ),
]

const HUNTED: readonly Modifier<Case>[] = [
  modifier(
    cite('6.3.10'),
    ({ shot }) => qualityOf(shot.target),
    ({ shot }) => shot.target.quality,
    always,
  ),
]

/** What a hunter begins with: 4, or his own AP value where that is higher. */
function huntingValue(state: D10State, { firer }: Shot): number {
  if (state.houseRules['hunt-with-4'] === true) return HUNTING_AP
  return Math.max(HUNTING_AP, ...typeOf(firer).weapons.map(({ ap }) => (typeof ap === 'number' ? ap : 0)))
}

/** By how much a hunter is ahead before the dice. */
export function huntLeadOf(state: D10State, shot: Shot): number {
  const given = { state, shot }
  const def = Math.min(HUNTING_DEF, defenceOf(shot))
  return huntingValue(state, shot) + sumOf(HUNTER, given) - def - sumOf(HUNTED, given)
}

/** The additions of tank hunting. */
export function huntDuel(state: D10State, shot: Shot): Duel {
  const given = { state, shot }
  const base = { clause: cite('6.3.2'), label: 'Tank hunting value', value: huntingValue(state, shot) }
  const def = {
    clause: cite('6.3.9'),
    label: 'Def value, at most 4',
    value: Math.min(HUNTING_DEF, defenceOf(shot)),
  }
  return {
    mine: reckon('sum', 'Hunter adds', base, HUNTER, given),
    theirs: reckon('sum', 'Target adds', def, HUNTED, given),
  }
}

/** A row of the table of firing results. */
export type Row = (typeof FIRING)[number]

/** The row of a difference. */
export function rowOf(difference: number): Row {
  let found = FIRING[0] as Row
  for (const row of FIRING) if (difference >= row.least) found = row
  return found
}

/** Both dice of an opposed roll: the difference of the totals, as far as it matters. */
export function duelled(
  io: Io,
  { mine, theirs }: Duel,
  who: { readonly by: D10State['active']; readonly clause: string; readonly purpose: string },
  least: number,
): number {
  const by = who.by
  return io.chance.contest(
    { by, sides: FACES, bonus: mine.total },
    { by: by === 'A' ? 'B' : 'A', sides: FACES, bonus: theirs.total },
    { purpose: who.purpose, by, clause: cite(who.clause) },
    [least, MOST],
  )
}

/** How likely it is that one die of ten is so much higher than another. */
export function chanceOfLead(least: number): number {
  if (least > 9) return 0
  if (least < -9) return 1
  return least >= 1 ? ((10 - least) * (11 - least)) / 200 : 1 - ((9 + least) * (10 + least)) / 200
}

/** The least difference in which the rows of a column differ. */
export const leastOf = (column: Column): number => (column === 'AP' ? 2 : 0)

/** How likely each result of a column is, when the firer is ahead by so much before the dice. */
export function chancesIn(column: Column, lead: number): Readonly<Record<Result, number>> {
  const at = (row: number): number => chanceOfLead((FIRING[row]?.least ?? 99) - lead)
  const [falls, suppresses, knocks] = [at(1), at(2), at(3)]
  return {
    'fall-back': column === 'HE/SA' ? falls - suppresses : 0,
    suppressed: suppresses - knocks,
    'knocked out': knocks,
  }
}

/** The column that a shot is read in. */
export const columnOf = ({ target }: Pick<Shot, 'target'>): 'HE/SA' | 'AP' =>
  isArmoured(typeOf(target)) ? 'AP' : 'HE/SA'
