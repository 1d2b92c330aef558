import type { ClauseId } from '../../../../src/engine/ids'
import type { Numbers } from '../model/book'
import type { Weapon, WeaponClass } from '../model/types'
import type { Sources, Tables } from './tables'

/** One row of the weapon tables: range in inches, Attack Factors against soft and armoured targets, and what is unusual about it. */
export function weaponRow(
  id: string,
  name: string,
  range: number,
  soft: number | null,
  armour: number | null,
  unusual: Partial<Weapon> = {},
): Weapon {
  return {
    id,
    name,
    class: classOf(id, unusual),
    range,
    soft,
    armour,
    least: 0,
    artillery: false,
    once: false,
    bonus: null,
    removes: false,
    handToHand: true,
    ...unusual,
  }
}

/** The kind of a row that does not say it: known by its name, or a gun. */
function classOf(id: string, unusual: Partial<Weapon>): WeaponClass {
  if (id === 'infantry' || id === 'infantry-at') return 'infantry'
  if (id === 'hmg' || id === 'mortar' || id === 'rockets') return id
  return unusual.artillery === true ? 'artillery' : 'gun'
}

/** The rows on which the editions of the WW2 rules agree; the three others each edition gives itself. */
export const COMMON_WEAPONS: Omit<Tables['weapons'], 'mortar' | '20mm' | '37-47mm'> = {
  infantry: weaponRow('infantry', 'Small arms', 2, 2, 1),
  'infantry-at': weaponRow('infantry-at', 'Small arms and anti-tank weapon', 2, 2, 3),
  hmg: weaponRow('hmg', 'HMG', 4, 3, 0),
  'long-50mm': weaponRow('long-50mm', 'Long 50mm', 8, 2, 3),
  'short-75mm': weaponRow('short-75mm', 'Short 75mm', 10, 4, 2),
  'early-75mm': weaponRow('early-75mm', 'Early 75mm, 76mm or 6pdr', 10, 2, 4),
  'later-75mm': weaponRow('later-75mm', 'Later 75mm, 76mm, 85mm or 17pdr', 12, 2, 5),
  '88mm': weaponRow('88mm', '88mm, 90mm, 100mm or 122mm', 15, 2, 6),
  'medium-artillery': weaponRow('medium-artillery', 'Medium artillery', 30, 4, 2, { artillery: true }),
  'heavy-artillery': weaponRow('heavy-artillery', 'Heavy artillery', 40, 5, 3, { artillery: true }),
  rockets: weaponRow('rockets', 'Rockets', 30, 5, 3, { artillery: true, least: 5 }),
}

/** The movement distances of both editions, in inches over open ground. `vehicles` is the edition's word for what has armour. */
export const movesOf = (infantry: string, vehicles: string): Tables['moves'] => ({
  infantry: { label: infantry, inches: 2 },
  'hmg and mortars': { label: 'HMG and mortars', inches: 1 },
  cavalry: { label: 'Cavalry', inches: 3 },
  trucks: { label: 'Trucks', inches: 4 },
  fast: { label: `Jeeps, motorcycles, half-tracks, armoured cars, fast ${vehicles}`, inches: 6 },
  light: { label: 'Tankettes, light tanks, carriers', inches: 5 },
  'medium and heavy': { label: `Medium and heavy ${vehicles}`, inches: 4 },
  slow: { label: `Slow ${vehicles}`, inches: 3 },
})

/** The Defence Factors of both editions, but for the two classes that the later one prints as one row. */
export const COMMON_DEFENCES: Omit<Tables['defences'], 'light tanks' | 'weak mediums'> = {
  soft: { label: 'Infantry, HMG, mortars, unarmoured vehicles', factor: 0, armoured: false },
  guns: { label: 'Artillery and anti-tank guns', factor: 1, armoured: false },
  'light armour': { label: 'Light armoured vehicles', factor: 1, armoured: true },
  'early mediums': { label: 'Early medium tanks', factor: 3, armoured: true },
  'medium-heavy': { label: 'Medium-heavy tanks', factor: 4, armoured: true },
  heavy: { label: 'Heavy tanks', factor: 5, armoured: true },
  'super-heavy': { label: 'Super-heavy tanks', factor: 6, armoured: true },
}

/** The clauses and rulings that figures rest on, as a rulebook numbers them. */
export function sourcesOf(rulebook: string, earlyGuns: string, engineers: string): Sources {
  const id = (number: string): ClauseId => `${rulebook}-${number}`
  return {
    moves: id('4.1'),
    ranges: id('7.1'),
    attacks: id('8.1'),
    defences: id('9.1'),
    between: id('R44'),
    gaps: id('R45'),
    tow: id('4.5'),
    arcs: { artillery: id('7.3'), guns: id('7.4'), turretless: id('7.5') },
    destroyers: id('5.7'),
    carrying: id('R26'),
    weaponless: id('R20'),
    antiAircraft: id('R42'),
    earlyGuns: id(earlyGuns),
    engineers: id(engineers),
  }
}

/** The numbers that stand in the text of both editions: inches, faces of the die, factors. */
export const COMMON_NUMBERS: Numbers = {
  seenWithin: 5,
  hqRange: 12,
  aaRange: 6,
  hitOn: { direct: 4, indirect: 5, air: 4 },
  silencedBelow: 3,
  rallyOn: 5,
  saveOn: 4,
  quality: { Green: -1, Average: 0, Elite: 1 },
  mineAttack: 3,
  wireAttack: 1,
  airAttack: { 'fighter-bomber': 2, 'dive-bomber': 3, 'tank-buster': 3, bomber: 4 },
}
