import type { Side } from '../../src/engine/ids'
import { type Modifier, modifier, reckon, sumOf } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { type Standing, defencesIn, isDifficult, isOn, namesOfSide, unitsIn } from './lookup'
import type { Defence, Kind, Square, Ww1State, Ww1Unit } from './state'
import { ASSAULTED, ASSAULTING, DEFENDING, DIFFICULT, ELITE, GREEN } from './tables'

/** Units of a square that take part when it assaults: all foot and Tanks that have not advanced into it in this phase. */
export const assaultersIn = (
  state: Pick<Ww1State, 'units' | 'scenario'>,
  square: Square,
): readonly Standing[] => unitsIn(state, square).filter(unit => unit.type !== 'mg' && !unit.advanced)

/** Who of the assaulting square may be lost: those who assault; by house rule its MGs too. */
export const losersIn = (
  state: Pick<Ww1State, 'units' | 'scenario' | 'houseRules'>,
  square: Square,
): readonly Standing[] =>
  isOn(state, 'mgs-fall')
    ? unitsIn(state, square).filter(unit => !unit.advanced)
    : assaultersIn(state, square)

interface Party {
  readonly units: readonly Ww1Unit[]
  readonly works: readonly Defence[]
  readonly difficult: boolean
}

function count({ units }: Party, kind: Kind): number {
  let found = 0
  for (const unit of units) if (unit.type === kind) found += 1
  return found
}
const foot = (party: Party): number => count(party, 'infantry') + count(party, 'stormtroopers')
const works = (party: Party, kind: Defence['kind']): number =>
  party.works.filter(each => each.kind === kind).length

/** A line worth so much for each of what is counted; where there is none it is left out. */
const forEach = (clause: string, each: number, label: string, counted: (party: Party) => number) =>
  modifier<Party>(
    clause,
    party => counted(party) * each,
    label,
    () => true,
  )

const ofQuality = (elite: string, green: string): readonly Modifier<Party>[] => [
  modifier<Party>(elite, ELITE, 'Elite', p => p.units.some(unit => unit.quality === 'Elite')),
  modifier<Party>(green, GREEN, 'Green', p => p.units.some(unit => unit.quality === 'Green')),
]

const ASSAULTING_LINES: readonly Modifier<Party>[] = [
  forEach('ww1-5a.3', ASSAULTING.infantry, 'Infantry', foot),
  forEach('ww1-5a.4', ASSAULTING.tank, 'Tanks', p => count(p, 'tank')),
  ...ofQuality('ww1-5a.5', 'ww1-5a.6'),
]

const INFANTRY = forEach('ww1-5a.8', ASSAULTED.infantry, 'Infantry', foot)
const MGS = forEach('ww1-5a.8', ASSAULTED.mg, 'MGs', p => count(p, 'mg'))
const TANKS = forEach('ww1-5a.9', ASSAULTED.tank, 'Tanks', p => count(p, 'tank'))
const FOOT = [INFANTRY, TANKS]
const GROUND: readonly Modifier<Party>[] = [
  forEach('ww1-5a.10', DEFENDING.wire, 'Barbed Wire', p => works(p, 'wire')),
  forEach('ww1-5a.11', DEFENDING.trench, 'Trench', p => works(p, 'trench')),
  forEach('ww1-5a.12', DEFENDING.bunker, 'Bunker', p => works(p, 'bunker')),
]
const QUALITY = ofQuality('ww1-5a.13', 'ww1-5a.14')
const ROUGH = modifier<Party>('ww1-5a.15', DIFFICULT, 'Difficult ground', p => p.difficult)

const ASSAULTED_LINES: readonly Modifier<Party>[] = [INFANTRY, MGS, TANKS, ...GROUND, ...QUALITY, ROUGH]

/** Field Defences that help a side in a square: those of both, but not the enemy's wire (R17). */
const helping = (there: readonly Defence[], side: Side): readonly Defence[] =>
  there.filter(each => each.side === side || each.kind !== 'wire')

const party = (units: readonly Ww1Unit[]): Party => ({ units, works: [], difficult: false })

/** What units that assault bring before any die. */
export const assaultOf = (units: readonly Ww1Unit[]): number => sumOf(ASSAULTING_LINES, party(units))

/** What units other than MGs add to a square that is assaulted, each for itself. */
export const footOf = (units: readonly Ww1Unit[]): number => sumOf(FOOT, party(units))

/** What all units together add to a square that is assaulted, for being Elite or Green. */
export const qualityOf = (units: readonly Ww1Unit[]): number => sumOf(QUALITY, party(units))

/** What Field Defences and the ground add to a side that is assaulted in a square. */
export const shelterOf = (there: readonly Defence[], side: Side, difficult: boolean): number =>
  sumOf([...GROUND, ROUGH], { units: [], works: helping(there, side), difficult })

/** What the assaulting square brings before any die. */
export function assaulting(state: Ww1State, side: Side, from: Square): Reckoning {
  const base = { clause: 'ww1-5a.3', label: 'Nothing to begin with', value: 0 }
  return reckon(
    'sum',
    `${namesOfSide(state, side).adjective} assault from ${from}`,
    base,
    ASSAULTING_LINES,
    party(assaultersIn(state, from)),
  )
}

/** What the assaulted square opposes before any die: Field Defences of both sides, but not the enemy's wire (R17). */
export function assaulted(state: Ww1State, side: Side, to: Square): Reckoning {
  const defending = {
    units: unitsIn(state, to),
    works: helping(defencesIn(state, to), side),
    difficult: isDifficult(state, to),
  }
  const base = { clause: 'ww1-5a.8', label: 'Nothing to begin with', value: 0 }
  return reckon(
    'sum',
    `${namesOfSide(state, side).adjective} defence of ${to}`,
    base,
    ASSAULTED_LINES,
    defending,
  )
}
