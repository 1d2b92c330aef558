import type { Numbers } from '../../model/book'
import type { Weapon } from '../../model/types'
import { COMMON_NUMBERS, sourcesOf, weaponRow } from '../common'
import type { DefenceEntry, MoveEntry, Sources } from '../tables'
import type { Arm, Defence, Move } from './kit'

/** The rows of the movement table on which the booklets after 1945 agree. */
export const LATER_MOVES: Readonly<Record<Exclude<Move, 'light vehicles'> | 'fast MBT', MoveEntry>> = {
  infantry: { label: 'Infantry', inches: 2 },
  teams: { label: 'HMG, mortars, RCL, ATGW, SAM', inches: 1 },
  trucks: { label: 'Trucks', inches: 4 },
  'fast MBT': { label: 'Fast MBT', inches: 5 },
  helicopters: { label: 'Helicopters', inches: 18 },
}

/** The rows of the defence table on which they agree. */
export const LATER_DEFENCES: Readonly<Record<Exclude<Defence, 'light armour'>, DefenceEntry>> = {
  soft: { label: 'Infantry, HMG, mortars, unarmoured vehicles', factor: 0, armoured: false },
  guns: { label: 'Artillery and AT guns', factor: 1, armoured: false },
  helicopters: { label: 'Helicopters', factor: 3, armoured: false },
}

/** A guided missile: once a battle, from 5 inches on, 1 more to hit (5.16), nothing at arm's length. */
function missile(
  rulebook: string,
  id: string,
  name: string,
  range: number,
  unusual: Partial<Weapon>,
): Weapon {
  return weaponRow(id, name, range, null, null, {
    least: 5,
    once: true,
    handToHand: false,
    bonus: { value: 1, label: 'guided missile', clause: `${rulebook}-5.16` },
    ...unusual,
  })
}

/** An anti-tank missile: nothing against soft targets. */
export const atgw = (rulebook: string, id: string, name: string): Weapon =>
  missile(rulebook, id, name, 30, { class: 'atgw', armour: 5 })

/** The rows of the range table and the attack table on which they agree. */
export const laterWeapons = (rulebook: string): Readonly<Record<Exclude<Arm, 'infantry'>, Weapon>> => ({
  hmg: weaponRow('hmg', 'HMG', 4, 3, 0),
  mortar: weaponRow('mortar', 'Mortar', 10, 3, 1, { least: 2 }),
  rcl: weaponRow('rcl', 'RCL', 10, 2, 4, { class: 'recoilless' }),
  atgw: atgw(rulebook, 'atgw', 'ATGW'),
  sam: missile(rulebook, 'sam', 'SAM', 40, { class: 'sam', removes: true }),
  'medium-artillery': weaponRow('medium-artillery', 'Medium artillery', 30, 4, 2, { artillery: true }),
  'heavy-artillery': weaponRow('heavy-artillery', 'Heavy artillery', 40, 5, 3, { artillery: true }),
  rockets: weaponRow('rockets', 'Rockets', 30, 5, 3, { artillery: true, least: 5 }),
  'helicopter-rockets': weaponRow('helicopter-rockets', 'Rockets', 30, 5, 3, {
    class: 'rockets',
    least: 5,
    once: true,
  }),
})

/** The clauses and rulings that figures rest on. They know no early guns: what lies between the rows is a ruling. */
export const laterSources = (rulebook: string): Sources => ({
  ...sourcesOf(rulebook, 'R44', 'R38'),
  passage: `${rulebook}-R8`,
  flying: `${rulebook}-R52`,
})

/** The numbers that stand in the text itself, with the Attack Factors of its aircraft. */
export const laterNumbers = (airAttack: Numbers['airAttack']): Numbers => ({
  ...COMMON_NUMBERS,
  samRange: 40,
  airAttack,
})
