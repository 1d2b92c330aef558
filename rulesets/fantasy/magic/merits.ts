import { type Side, otherSide } from '../../../src/engine/ids'
import type { AncientState } from '../../families/ancients'
import { type Magic, magicOf, spellsLeft } from './spells'

/** What a spell is worth that is still to be cast, where an ordinary unit is about 100; and what it costs to be silent for a turn. */
const SPELL = 12
const SILENCE = 1

/** What the magic of a position is worth to a side: the spells that each has left. */
export function merits(state: AncientState, side: Side): Readonly<Record<string, number>> {
  const magic = magicOf(state)
  if (!magic) return { magic: 0 }
  return { magic: left(magic, side, state.turn) - left(magic, otherSide(side), state.turn) }
}

function left(magic: Magic, side: Side, turn: number): number {
  return SPELL * spellsLeft(magic, side) - (magic.silent[side] === turn ? SILENCE : 0)
}
