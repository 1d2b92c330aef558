import type { ClauseId } from '../../../../src/engine/ids'
import type { ManoeuvreRow } from './book'
import type { Manoeuvre } from './state'

/** What each manoeuvre is, whatever it costs: all booklets have it so. */
const SHAPES: Readonly<Record<Manoeuvre, Pick<ManoeuvreRow, 'label' | 'step' | 'climb' | 'turn'>>> = {
  ahead: { label: 'ahead', step: 0, climb: 0, turn: 0 },
  dive: { label: 'dive', step: 0, climb: -1, turn: 0 },
  climb: { label: 'climb', step: 0, climb: 1, turn: 0 },
  'slip-left': { label: 'slip left', step: -1, climb: -1, turn: 0 },
  'slip-right': { label: 'slip right', step: 1, climb: -1, turn: 0 },
  'turn-left': { label: 'turn left', step: 0, climb: 0, turn: -1 },
  'turn-right': { label: 'turn right', step: 0, climb: 0, turn: 1 },
  'sharp-left': { label: 'sharp turn left', step: 0, climb: 0, turn: -2 },
  'sharp-right': { label: 'sharp turn right', step: 0, climb: 0, turn: 2 },
  reverse: { label: 'climb and reverse', step: 0, climb: 1, turn: 3 },
}

/** A row of a booklet's table of Movement Points. */
export const manoeuvre = (
  kind: Manoeuvre,
  cost: number,
  clause: ClauseId,
  more: Pick<ManoeuvreRow, 'biplane' | 'age'> = {},
): ManoeuvreRow => ({ kind, cost, clause, ...SHAPES[kind], ...more })
