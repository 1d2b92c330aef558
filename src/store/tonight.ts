import { FIRST_BATTLE } from '../../rulesets'
import type { Scenario } from '../engine/scenario'
import type { Side } from '../engine/ids'
import { PERSON, type Beginning, type Seat } from './sessionState'

/** The battle that the first screen offers. */
export const TONIGHT = FIRST_BATTLE

export const COMPUTER: Seat = { kind: 'computer', strength: 'middle' }

/** A seed of letters that one can read out to a friend: 'BRAVO-4127'. */
export function freshSeed(random: () => number = Math.random): string {
  const names = [
    'ALFA',
    'BRAVO',
    'DELTA',
    'ECHO',
    'FOXTROT',
    'HOTEL',
    'KILO',
    'LIMA',
    'OSCAR',
    'ROMEO',
    'SIERRA',
    'TANGO',
    'VICTOR',
    'ZULU',
  ]
  const name = names[Math.floor(random() * names.length)] ?? 'ALFA'
  return `${name}-${String(Math.floor(random() * 10_000)).padStart(4, '0')}`
}

/** How a scenario is begun at one click: the person takes the side it is made for, the computer the other. */
export function plainBeginning(scenario: Scenario, as: Side = scenario.solo): Beginning {
  const seats = { A: COMPUTER, B: COMPUTER, [as]: PERSON }
  return {
    scenario: scenario.id,
    houseRules: {},
    seed: freshSeed(),
    strictness: 'enforce',
    rules: { seats, dice: 'program' },
  }
}
