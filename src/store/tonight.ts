import { FIRST_BATTLE } from '../../rulesets'
import type { Scenario } from '../engine/scenario'
import type { Side } from '../engine/ids'
import { PERSON, type Beginning, type Seat } from './sessionState'

/** The battle that the first screen offers. */
export const TONIGHT = FIRST_BATTLE

export const COMPUTER: Seat = { kind: 'computer', strength: 'middle' }

/** 32 signs, of which none is easily taken for another: each says five bits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Fills bytes with what nobody can foretell: the browser's own cryptographic source. */
const secretly = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => globalThis.crypto.getRandomValues(bytes)

/** A seed of 160 bits that nobody can foretell, to be read in fours: 'K7QF-2M0A-…'. */
export function freshSeed(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = secretly): string {
  const signs = [...fill(new Uint8Array(32))].map(byte => SIGNS[byte % 32]).join('')
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-')
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
