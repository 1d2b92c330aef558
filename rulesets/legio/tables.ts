import { modifier } from '../../src/engine/reckon'
import {
  type Fight,
  type Missile,
  type Shot,
  attackRows,
  defenceRows,
  missile,
  missiles,
  shootingRows,
} from '../families/ancients'

/** The missile table, and the engines of Artillery after the Fantasy variant (R41). */
export const MISSILES: Readonly<Record<string, Missile>> = {
  ...missiles('legio'),
  artillery: missile('artillery', 'Artillery', 'engines', 8, 'legio-R41', { engine: true }),
}

/** What is added to the shooter's die. */
export const SHOOTING = [
  ...shootingRows('legio'),
  modifier<Shot>('legio-R41', 2, 'Artillery', ({ weapon }) => weapon.engine),
]

const rows = attackRows('legio', 'Cavalry', 'cavalry')

/** What is added to the attacker's die beside its Attack factor. */
export const ATTACK = [
  ...rows.firstTurn,
  rows.swords,
  rows.hoplites('legio-7.6'),
  ...rows.shape,
  ...rows.rough,
  rows.pikes,
  modifier<Fight>(
    'legio-7.14',
    -1,
    'Elephants against Light Foot',
    fight => fight.attackerKind.rampages && fight.defenderKind.lightFoot,
  ),
  rows.scythed,
]

/** What is added to the defender's die beside its Defence factor. */
export const DEFENCE = defenceRows('legio')
