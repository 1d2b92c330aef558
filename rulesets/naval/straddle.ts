import { modifier, reckon } from '../../src/engine/reckon'
import type { Reckoning } from '../../src/engine/reckoning'
import { isBroadside, isNight, rangeBetween } from './fleet'
import { isOn } from './houseRules'
import type { Batteries, Battery, NavalState, Ship, Tables } from './state'
import { straddleRow } from './tables'

/** What a straddle roll asks of the table: of one battery at one target. */
export interface Situation {
  readonly tables: Tables
  readonly calibre: number
  /** Zones. */
  readonly range: number
  readonly broadside: boolean
  /** T damages of the firing ship. */
  readonly turrets: number
  readonly radar: boolean
  /** Fires its main and its secondary battery. */
  readonly both: boolean
  /** Two or more ships fire at the target. */
  readonly crowded: boolean
  readonly targetInSmoke: boolean
  readonly night: boolean
  readonly badWeather: boolean
  readonly targetCrippled: boolean
  /** House rule: smoke, night and weather count each for itself. */
  readonly eachCounts: boolean
}

const dark = (shot: Situation): number =>
  Number(shot.targetInSmoke) + Number(shot.night) + Number(shot.badWeather)

function darkLabel(shot: Situation): string {
  const words = [
    ...(shot.targetInSmoke ? ['smoke screen'] : []),
    ...(shot.night ? ['night'] : []),
    ...(shot.badWeather ? ['bad weather'] : []),
  ]
  return words.join(', ')
}

const MODIFIERS = [
  modifier<Situation>('naval-4.5', -1, 'not broadside', shot => !shot.broadside),
  modifier<Situation>(
    'naval-4.6',
    shot => -shot.turrets,
    shot => (shot.turrets === 1 ? 'one turret out' : `${shot.turrets} turrets out`),
    shot => shot.turrets > 0,
  ),
  modifier<Situation>('naval-4.7', -1, 'two or more ships at one target', shot => shot.crowded),
  modifier<Situation>(
    'naval-4.8',
    shot => (shot.eachCounts ? -dark(shot) : -1),
    darkLabel,
    shot => dark(shot) > 0 && !shot.radar,
  ),
  modifier<Situation>('naval-4.10', 1, 'target Crippled', shot => shot.targetCrippled),
  modifier<Situation>('naval-11.4', -1, 'both batteries', shot => shot.both),
]

/** The number to straddle with its reasons; null where the guns do not reach so far. */
export function toStraddle(shot: Situation): Reckoning | null {
  const need = straddleRow(shot.tables, shot.calibre)[shot.range - 1] ?? null
  if (need === null) return null
  const clause = shot.tables === 'cruisers' ? 'naval-11.1' : 'naval-4.4'
  const zones = shot.range === 1 ? '1 zone' : `${shot.range} zones`
  return reckon(
    'need',
    'To straddle',
    { clause, label: `${shot.calibre}-inch guns, ${zones}`, value: need },
    MODIFIERS,
    shot,
  )
}

/** The batteries that are meant, main first. */
export function batteriesOf(ship: Ship, which: Batteries): readonly Battery[] {
  const { main, secondary } = ship.factors
  if (which === 'main') return [main]
  return secondary ? (which === 'both' ? [main, secondary] : [secondary]) : []
}

/** Whether a battery reaches a range: by the table and by its own Range value. */
export const reaches = (tables: Tables, battery: Battery, range: number): boolean =>
  range >= 1 && range <= battery.range && (straddleRow(tables, battery.calibre)[range - 1] ?? null) !== null

/** How many ships fire at a target, this one among them. */
function shooters(state: NavalState, ship: Ship, target: Ship): number {
  const others = new Set(state.aims.filter(aim => aim.target === target.id).map(aim => aim.unit))
  others.add(ship.id)
  return others.size
}

/** The situation of one battery's shot as the table stands. */
export function situationOf(
  state: NavalState,
  ship: Ship,
  target: Ship,
  battery: Battery,
  both: boolean,
): Situation {
  return {
    tables: state.scenario.tables,
    calibre: battery.calibre,
    range: rangeBetween(state, ship, target),
    broadside: isBroadside(ship),
    turrets: ship.turrets,
    radar: ship.factors.radar,
    both,
    crowded: shooters(state, ship, target) > 1,
    targetInSmoke: target.smoke,
    night: isNight(state),
    badWeather: state.scenario.badWeather,
    targetCrippled: target.status === 'Crippled',
    eachCounts: isOn(state, 'each-counts'),
  }
}

/** The numbers to straddle of a ship's batteries; those that do not reach are left out. */
export function straddles(
  state: NavalState,
  ship: Ship,
  target: Ship,
  which: Batteries,
): readonly { readonly battery: Battery; readonly reckoning: Reckoning }[] {
  const batteries = batteriesOf(ship, which)
  return batteries.flatMap(battery => {
    const shot = situationOf(state, ship, target, battery, batteries.length > 1)
    if (!reaches(shot.tables, battery, shot.range)) return []
    const reckoning = toStraddle(shot)
    return reckoning ? [{ battery, reckoning }] : []
  })
}

/** Whether some die can straddle: there are no automatic results (R9). */
export const canStraddle = (state: NavalState, ship: Ship, target: Ship, which: Batteries): boolean =>
  straddles(state, ship, target, which).some(({ reckoning }) => reckoning.total <= 6)
