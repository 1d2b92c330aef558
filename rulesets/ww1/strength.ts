import type { Side } from '../../src/engine/ids'
import { type Modifier, modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { type Standing, defencesIn, isDifficult, namesOfSide, unitsIn } from './lookup'
import type { Defence, Square, Ww1State } from './state'
import { ASSAULTED, ASSAULTING, DEFENDING, DIFFICULT, ELITE, GREEN } from './tables'

/** Units of a square that take part when it assaults: all foot and Tanks that have not advanced into it in this phase. */
export const assaultersIn = (
  state: Pick<Ww1State, 'units' | 'scenario'>,
  square: Square,
): readonly Standing[] => unitsIn(state, square).filter(unit => unit.type !== 'mg' && !unit.advanced)

interface Party {
  readonly units: readonly Standing[]
  readonly works: readonly Defence[]
  readonly difficult: boolean
}

const foot = (party: Party): number =>
  party.units.filter(unit => unit.type === 'infantry' || unit.type === 'stormtroopers').length
const count = (party: Party, type: string): number => party.units.filter(unit => unit.type === type).length
const works = (party: Party, kind: Defence['kind']): number =>
  party.works.filter(each => each.kind === kind).length
const isElite = (party: Party): boolean => party.units.some(unit => unit.quality === 'Elite')
const isGreen = (party: Party): boolean => party.units.some(unit => unit.quality === 'Green')

const ASSAULTING_LINES: readonly Modifier<Party>[] = [
  modifier<Party>(
    'ww1-5a.3',
    p => foot(p) * ASSAULTING.infantry,
    'Infantry',
    p => foot(p) > 0,
  ),
  modifier<Party>(
    'ww1-5a.4',
    p => count(p, 'tank') * ASSAULTING.tank,
    'Tanks',
    p => count(p, 'tank') > 0,
  ),
  modifier<Party>('ww1-5a.5', ELITE, 'Elite', isElite),
  modifier<Party>('ww1-5a.6', GREEN, 'Green', isGreen),
]

const ASSAULTED_LINES: readonly Modifier<Party>[] = [
  modifier<Party>(
    'ww1-5a.8',
    p => foot(p) * ASSAULTED.infantry,
    'Infantry',
    p => foot(p) > 0,
  ),
  modifier<Party>(
    'ww1-5a.8',
    p => count(p, 'mg') * ASSAULTED.mg,
    'MGs',
    p => count(p, 'mg') > 0,
  ),
  modifier<Party>(
    'ww1-5a.9',
    p => count(p, 'tank') * ASSAULTED.tank,
    'Tanks',
    p => count(p, 'tank') > 0,
  ),
  modifier<Party>(
    'ww1-5a.10',
    p => works(p, 'wire') * DEFENDING.wire,
    'Barbed Wire',
    p => works(p, 'wire') > 0,
  ),
  modifier<Party>(
    'ww1-5a.11',
    p => works(p, 'trench') * DEFENDING.trench,
    'Trench',
    p => works(p, 'trench') > 0,
  ),
  modifier<Party>(
    'ww1-5a.12',
    p => works(p, 'bunker') * DEFENDING.bunker,
    'Bunker',
    p => works(p, 'bunker') > 0,
  ),
  modifier<Party>('ww1-5a.13', ELITE, 'Elite', isElite),
  modifier<Party>('ww1-5a.14', GREEN, 'Green', isGreen),
  modifier<Party>('ww1-5a.15', DIFFICULT, 'Difficult ground', p => p.difficult),
]

/** What the assaulting square brings before any die. */
export function assaulting(state: Ww1State, side: Side, from: Square): Reckoning {
  const party = { units: assaultersIn(state, from), works: [], difficult: false }
  const base = { clause: 'ww1-5a.3', label: 'Nothing to begin with', value: 0 }
  return reckon(
    'sum',
    `${namesOfSide(state, side).adjective} assault from ${from}`,
    base,
    ASSAULTING_LINES,
    party,
  )
}

/** What the assaulted square opposes before any die: Field Defences of both sides, but not the enemy's wire (R17). */
export function assaulted(state: Ww1State, side: Side, to: Square): Reckoning {
  const there = defencesIn(state, to).filter(each => each.side === side || each.kind !== 'wire')
  const party = { units: unitsIn(state, to), works: there, difficult: isDifficult(state, to) }
  const base = { clause: 'ww1-5a.8', label: 'Nothing to begin with', value: 0 }
  return reckon('sum', `${namesOfSide(state, side).adjective} defence of ${to}`, base, ASSAULTED_LINES, party)
}
