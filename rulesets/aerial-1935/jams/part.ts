import { z } from 'zod'
import type { Part } from '../../families/air'
import { CITATIONS } from '../citations'
import { clear, mustClear } from './clear'

/** Guns that jam, and clearing them before a flight (12). */
export const JAMS: Part = {
  readying: { clear },
  shape: {
    aircraft: { frontJammed: z.boolean(), rearJammed: z.boolean() },
    active: { cleared: z.boolean() },
  },
  refereeFields: [
    { field: 'frontJammed', label: 'frontal guns jammed', values: [true, false] },
    { field: 'rearJammed', label: 'rear gun jammed', values: [true, false] },
  ],
  fitted: () => ({ frontJammed: false, rearJammed: false }),
  first: (_, state, aircraft) =>
    mustClear(state, aircraft) ? { code: 'clear-first', clause: CITATIONS['clearing a jam'] } : null,
  chips: ({ frontJammed = false, rearJammed = false }) =>
    frontJammed || rearJammed ? [{ text: 'J', tone: 'suppressed', label: 'Jammed' }] : [],
  told: ({ frontJammed = false, rearJammed = false }) => [
    ...(frontJammed ? ['Guns jammed'] : []),
    ...(rearJammed ? ['Rear gun jammed'] : []),
  ],
}
