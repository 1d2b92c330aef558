import { type Modifier, modifier } from '../../src/engine/reckon'
import type { Shot } from '../families/tactical'
import { isHiTech } from './tables'

/** Hi-tech fire control of a ground attack; that of units and Satellites comes with their weapon (5.16, R62). */
export const FIRE_CONTROL: readonly Modifier<Shot>[] = [
  modifier('sci-fi-5.16', 1, 'hi-tech fire control', shot => isHiTech(shot.aircraft ?? '')),
]
