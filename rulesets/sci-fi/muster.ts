import type { Muster } from '../../src/engine/muster'
import { figuresOf } from './builds'
import { costOf } from './points'
import { UNITS } from './units'

/** The muster with what each unit costs at Average quality (14). */
export function withPoints(muster: Muster): Muster {
  return muster.map(entry => {
    const type = UNITS[entry.id]
    return type ? { ...entry, points: costOf(figuresOf(type, 'Average', {})).total } : entry
  })
}
