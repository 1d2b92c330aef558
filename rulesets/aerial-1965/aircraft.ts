import type { AircraftType } from '../families/air'
import type { Missile } from './missiles/tables'
import { FACTORS } from './tables'

/** A type with the missiles that it takes off with. */
export interface JetType extends AircraftType, Readonly<Record<Missile, number>> {}

type Ratings = readonly [mps: number, ceiling: number]
type Load = readonly [hs: number, rh: number]

const FIGHTERS = 'Fighters'
const BOMBERS = 'Fighter-bombers'

/** All have several cannon and the same Defence (6.2, 6.3). */
const jet = (
  id: string,
  name: string,
  nation: string,
  group: string,
  [mps, ceiling]: Ratings,
  [HS, RH]: Load,
  [silhouette, paint]: readonly [silhouette: string, paint: string],
): JetType => ({
  id,
  name,
  nation,
  group,
  age: '1965-75',
  mps,
  front: FACTORS.attack,
  rear: null,
  defence: FACTORS.defence,
  ceiling,
  biplane: false,
  diveBomber: false,
  HS,
  RH,
  silhouette,
  paint,
  because: 'Sample data, 7.1.',
})

/** The sample data of 7.1; a Phantom carries up to four of each kind (7.2). */
const ALL: readonly JetType[] = [
  jet('mig-19', 'Mig 19', 'Soviet', FIGHTERS, [4, 5], [4, 0], ['mig-19', 'redair']),
  jet('mig-21', 'Mig 21', 'Soviet', FIGHTERS, [7, 5], [2, 0], ['mig-21', 'redair']),
  jet('f-100', 'F 100', 'American', BOMBERS, [4, 5], [4, 0], ['f-100', 'southeastasia']),
  jet('f-104', 'F 104', 'American', FIGHTERS, [7, 5], [2, 0], ['f-104', 'gullgrey']),
  jet('phantom', 'F4E Phantom', 'American', FIGHTERS, [7, 6], [4, 4], ['phantom', 'southeastasia']),
  jet('f-5', 'F5', 'American', FIGHTERS, [6, 5], [0, 4], ['f-5', 'gullgrey']),
  jet('skyhawk', 'A4 Skyhawk', 'American', BOMBERS, [3, 4], [4, 0], ['skyhawk', 'gullgrey']),
  jet('super-mystere', 'Super Mystere', 'French', FIGHTERS, [4, 5], [2, 0], ['super-mystere', 'israeli']),
  jet('mirage', 'Mirage III', 'French', FIGHTERS, [7, 5], [2, 0], ['mirage', 'israelisilver']),
  jet('draken', 'Saab 35 Draken', 'Swedish', FIGHTERS, [7, 6], [4, 0], ['draken', 'swedish']),
]

export const TYPES: Readonly<Record<string, JetType>> = Object.fromEntries(ALL.map(each => [each.id, each]))
