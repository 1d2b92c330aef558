import type { ReckoningLine } from '../../src/engine/reckoning'
import {
  damagePart,
  halved,
  type DamagePart,
  isOn,
  type Circumstances,
  type TacticalState,
  typeOf,
  type UnitType,
} from '../families/tactical'
import { isFitted, warheadOf } from './fittings'
import type { Switch } from './houseRules'

/** Section 9: top attack halves armour from every side, and reactive armour adds 1 against missiles and infantry. */
export const armourPart: DamagePart = {
  ...damagePart,
  defence(book, state, target, circumstances) {
    const type = typeOf(book, state, target)
    const plain = damagePart.defence(book, state, target, circumstances)
    const halved = plain.modifiers.length > 0 ? [...plain.modifiers] : fromAbove(type, circumstances)
    const tiles = isReactive(type, circumstances) ? tileLines(state, halved.length > 0, type.defence) : []
    const modifiers = [...halved, ...tiles]
    return { ...plain, modifiers, total: modifiers.reduce((sum, line) => sum + line.value, type.defence) }
  },
}

/** Whether armour has no front before this warhead (R53). */
function strikesFromAbove(type: UnitType, { weapon }: Circumstances): boolean {
  return type.armoured && warheadOf(weapon).top === true
}

/** The halving by a top-attack weapon of armour that nothing else halves (R49). */
function fromAbove(type: UnitType, circumstances: Circumstances): ReckoningLine[] {
  const value = halved(type.defence) - type.defence
  if (value === 0 || !strikesFromAbove(type, circumstances)) return []
  return [{ clause: 'modern-9.7', label: 'Defence halved by top attack, rounded up', value }]
}

/** Whether reactive or applique armour counts: a printed Defence Factor of 1 to 5, a missile or infantry, and no warhead that defeats it. */
function isReactive(type: UnitType, { by, weapon }: Circumstances): boolean {
  if (!isFitted(type, 'reactive') || type.defence < 1 || type.defence > 5) return false
  if ((by !== 'direct' && by !== 'close combat') || weapon === null) return false
  const { tandem, top } = warheadOf(weapon)
  return (weapon.class === 'atgw' || weapon.class === 'infantry') && tandem !== true && top !== true
}

const tilesFirst = (state: TacticalState): boolean => isOn<Switch>(state, 'reactive-first')

/** One more, after the halving; by house rule before it, which makes a difference where the factor is even (R54). */
function tileLines(state: TacticalState, isHalved: boolean, factor: number): ReckoningLine[] {
  const label = 'reactive or applique armour'
  if (!isHalved || !tilesFirst(state)) return [{ clause: 'modern-9.8', label, value: 1 }]
  const gained = halved(factor + 1) - halved(factor)
  return [{ clause: 'modern-R54', label: `${label}, added before halving`, value: gained }]
}
