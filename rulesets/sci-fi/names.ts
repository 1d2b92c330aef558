import type { Side } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Io } from '../../src/engine/ruleset'
import type { SciFiCode } from './words'

/** Section 13: who fights, where, what for, and what it is called afterwards. Without effect on play. */
export interface War {
  readonly organisations: Readonly<Record<Side, string>>
  readonly planet: string
  readonly cause: string
  readonly name: string
}

export const ORGANISATIONS = [
  'Cosmic Anarchy',
  'Plutocratic Sphere',
  'Aliens United',
  'Supreme Republic',
  'Communist Theocracy',
  'Global Rebels',
] as const

/** Whether a verb after the name of an organisation is that of several. */
export const isSeveral = (organisation: string): boolean =>
  organisation === 'Aliens United' || organisation === 'Global Rebels'

export const PLANETS = [
  'Primae Noctis',
  'Ha-wanna-ganah',
  '01000101001110',
  'Bob',
  'Paradox',
  'Nova Rizla',
] as const

export const CAUSES = [
  'You Stink',
  'War of Religion',
  'Civil War',
  'Conquest of the Planet',
  'Independence',
  'They Don\u2019t Remember',
] as const

export const WARS = [
  'The 2nd Never Ending War',
  'The One Day Conflict',
  'The Big Skirmish',
  'The Seven Thousand Years War',
  'The War for Nothing',
  'The Great Intestine War',
] as const

/** One die each for the organisation of Side A, that of Side B, planet, cause and name, in this order (R61). */
export function rollWar(houseRules: HouseRules, io: Io<SciFiCode>): War {
  const a = rolled(io, ORGANISATIONS, 'organisation', '13.2', 'A')
  const b =
    houseRules['one-organisation'] === true ? a : rolled(io, ORGANISATIONS, 'organisation', '13.2', 'B')
  const planet = rolled(io, PLANETS, 'planet', '13.3', null)
  const cause = rolled(io, CAUSES, 'cause of war', '13.4', null)
  const name = rolled(io, WARS, 'name of war', '13.5', null)
  const clauses = ['13.1', '13.2', '13.3', '13.4', '13.5', 'R61'].map(number => `sci-fi-${number}`)
  io.log({ code: 'war-breaks-out', facts: { a, b, planet, cause, name }, side: null, units: [], clauses })
  return { organisations: { A: a, B: b }, planet, cause, name }
}

function rolled(
  io: Io<SciFiCode>,
  row: readonly string[],
  purpose: string,
  clause: string,
  by: Side | null,
): string {
  const face = io.chance.die(6, { purpose, by, clause: `sci-fi-${clause}` })
  return row[face - 1] ?? ''
}

/** What the sides are called. Two factions of one organisation are told apart. */
export function namesOf({ organisations }: War): Readonly<Record<Side, string>> {
  const { A, B } = organisations
  return A === B ? { A: `First ${A}`, B: `Second ${B}` } : { A, B }
}
