import { type Modifier, modifier, reckon } from '../../../src/engine/reckon'
import {
  type Cover,
  NO_COVER,
  type Result,
  coverOf,
  eyeOf,
  groundAt,
  isFoot,
  landOf,
  meetsLine,
  sightBetween,
} from '../../families/panzer8'
import { cite } from '../act'
import { changedState } from '../changes'
import type { Duel } from '../fire/reckon'
import { isInSmoke } from '../fire/shot'
import { type OnTable, commandersNear, qualityOf, typeOf } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { CLOSE, CREW } from '../tables'

/** One who attacks, one who is attacked. */
interface Case {
  readonly state: D10State
  readonly attacker: OnTable
  readonly defender: OnTable
  readonly cover: Cover
}

/** What an element fights with hand to hand: crews, observers and commanders with 4, everybody else with what he shoots with. */
export function meleeValue(element: OnTable): number {
  const type = typeOf(element)
  if (['csw', 'fo', 'commander'].includes(type.class)) return CREW
  return type.weapons.find(({ kind }) => kind !== 'F')?.value ?? type.weapons[0]?.value ?? CREW
}

const isEngineer = (element: OnTable): boolean => typeOf(element).class === 'engineer'
const always = (): boolean => true

/** Whether infantry attacks through smoke: it lies on one of them, or between. */
const isSmoky = ({ state, attacker, defender }: Case): boolean =>
  isFoot(typeOf(attacker)) &&
  (isInSmoke(state, attacker, eyeOf(SHEETS, defender, defender)) ||
    isInSmoke(state, defender, eyeOf(SHEETS, attacker, attacker)))

const hasCommander = (state: D10State, element: OnTable): boolean => commandersNear(state, element).length > 0

/** 7.1: what the attacker adds. */
const ATTACKER: readonly Modifier<Case>[] = [
  modifier(
    cite('7.1.3'),
    2,
    'cavalry that charges',
    ({ attacker, defender }) =>
      typeOf(attacker).class === 'cavalry' && attacker.charged.includes(defender.id),
  ),
  modifier(cite('7.1.4'), 2, 'engineers', ({ attacker }) => isEngineer(attacker)),
  modifier(cite('7.1.5'), 1, 'through smoke', isSmoky),
  modifier(cite('7.1.6'), 1, 'a commander within 4', ({ state, attacker }) => hasCommander(state, attacker)),
  modifier(
    cite('7.1.7'),
    ({ attacker }) => qualityOf(attacker),
    ({ attacker }) => attacker.quality,
    always,
  ),
]

/** 7.1: what the defender adds. */
const DEFENDER: readonly Modifier<Case>[] = [
  modifier(cite('7.1.9'), 2, 'engineers', ({ defender }) => isEngineer(defender)),
  modifier(
    cite('7.1.10'),
    1,
    ({ cover }) => cover.label,
    ({ cover }) => cover.kind === 'soft',
  ),
  modifier(
    cite('7.1.11'),
    2,
    ({ cover }) => cover.label,
    ({ cover }) => cover.kind === 'hard',
  ),
  modifier(cite('7.1.12'), 1, 'a commander within 4', ({ state, defender }) => hasCommander(state, defender)),
  modifier(
    cite('7.1.13'),
    ({ defender }) => qualityOf(defender),
    ({ defender }) => defender.quality,
    always,
  ),
]

/** The defender's cover: the largest, and none where both are in the same. */
function coverAgainst(state: D10State, attacker: OnTable, defender: OnTable): Cover {
  const [from, at] = [eyeOf(SHEETS, attacker, attacker), eyeOf(SHEETS, defender, defender)]
  const found = (one: OnTable, a: typeof from, b: typeof at): Cover =>
    coverOf(SHEETS, changedState(state, { smoke: [] }), a, one, b, sightBetween(SHEETS, state, a, b), 'SA')
  const wall = landOf(state.scenario).obstacles.find(
    ({ line, terrain }) => line && terrain.cover !== 'none' && meetsLine(attacker.at, defender.at, line),
  )
  const theirs = found(defender, from, at)
  if (wall && theirs.kind !== 'hard') return { kind: 'soft', label: `behind the ${wall.name}`, crops: false }
  const land = landOf(state.scenario)
  const [here, there] = [groundAt(land, attacker.at), groundAt(land, defender.at)]
  const isSame = (here !== null && here === there) || found(attacker, at, from).kind === theirs.kind
  return isSame ? NO_COVER : theirs
}

/** The additions of a hand-to-hand combat. */
export function meleeDuel(state: D10State, attacker: OnTable, defender: OnTable): Duel {
  const given: Case = { state, attacker, defender, cover: coverAgainst(state, attacker, defender) }
  const mine = { clause: cite('7.1.2'), label: 'HESA value', value: meleeValue(attacker) }
  const theirs = { clause: cite('7.1.8'), label: 'HESA value', value: meleeValue(defender) }
  return {
    mine: reckon('sum', 'Attacker adds', mine, ATTACKER, given),
    theirs: reckon('sum', 'Defender adds', theirs, DEFENDER, given),
  }
}

/** What losing by so much means; null for a draw, and for who does not lose. */
export function lostBy(margin: number): Result | null {
  let found: Result | null = null
  for (const { least, result } of CLOSE) if (margin >= least) found = result
  return found
}

/** The clause of what a loser suffers. */
export function clauseOfLoss(result: Result | null): string {
  if (result === null) return 'R16'
  return result === 'fall-back' ? '7.3.1' : result === 'suppressed' ? '7.3.2' : '7.3.3'
}
