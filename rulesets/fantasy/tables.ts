import type { ClauseId } from '../../src/engine/ids'
import { modifier } from '../../src/engine/reckon'
import {
  type Fight,
  type Footing,
  type Kind,
  type Missile,
  type Shot,
  attackRows,
  defenceRows,
  missile,
  missiles,
  shootingRows,
} from '../families/ancients'
import { FLYING } from './kinds'
import { isUnder } from './magic/spells'

/** The missile table. */
export const MISSILES: Readonly<Record<string, Missile>> = {
  ...missiles('fantasy'),
  handgun: missile('handgun', 'Handgun', 'handguns', 4, 'fantasy-5.13', { paid: true }),
  artillery: missile('artillery', 'Artillery', 'engines', 8, 'fantasy-5.14', { engine: true }),
}

/** What is added to the shooter's die. */
export const SHOOTING = [
  ...shootingRows('fantasy'),
  modifier<Shot>('fantasy-5.29', 2, 'Artillery', ({ weapon }) => weapon.engine),
  modifier<Shot>('fantasy-5.30', 2, 'handguns', ({ weapon }) => weapon.id === 'handgun'),
  modifier<Shot>('fantasy-12.12', 2, 'Hawk Eye', ({ state, shooter }) => isUnder(state, shooter, 'hawk-eye')),
]

const rows = attackRows('fantasy', 'Mounted', 'Mounted')

/** What is added to the attacker's die beside its Attack factor. */
export const ATTACK = [
  ...rows.firstTurn,
  rows.swords,
  rows.hoplites('fantasy-R51'),
  ...rows.shape,
  ...rows.rough,
  rows.pikes,
  modifier<Fight>(
    'fantasy-7.14',
    -1,
    'Monsters against Light Foot',
    ({ attackerKind, defenderKind }) =>
      attackerKind.rampages && attackerKind.id !== FLYING && defenderKind.lightFoot,
  ),
  modifier<Fight>(
    'fantasy-7.15',
    -1,
    'Flying Creatures against Light Foot',
    ({ attackerKind, defenderKind }) => attackerKind.id === FLYING && defenderKind.lightFoot,
  ),
  rows.scythed,
  modifier<Fight>('fantasy-12.10', 2, 'Fury', ({ state, attacker }) => isUnder(state, attacker, 'fury')),
  modifier<Fight>('fantasy-12.8', -2, 'Freeze', ({ state, attacker }) => isUnder(state, attacker, 'freeze')),
]

/** What is added to the defender's die beside its Defence factor. */
export const DEFENCE = [
  ...defenceRows('fantasy'),
  modifier<Fight>('fantasy-12.8', -2, 'Freeze', ({ state, defender }) => isUnder(state, defender, 'freeze')),
  modifier<Fight>('fantasy-12.11', 2, 'Magic Shield', ({ state, defender }) =>
    isUnder(state, defender, 'magic-shield'),
  ),
]

/** What is added to the die of one who is shot at, beside its Defence factor; engines ignore both (R62). */
export const SHIELDING = [
  modifier<Shot>(
    'fantasy-12.11',
    2,
    'Magic Shield',
    ({ state, target, weapon }) => !weapon.engine && isUnder(state, target, 'magic-shield'),
  ),
]

/** Mounted troops, but no beasts, halve their Defence where the ground is not open (8.3, R28, R54). */
export function unsteady(kind: Kind, ground: Footing): ClauseId | null {
  return kind.cavalry && !ground.open ? 'fantasy-8.3' : null
}
