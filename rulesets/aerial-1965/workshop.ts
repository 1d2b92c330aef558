import { reckon } from '../../src/engine/reckon'
import type { Workshop } from '../../src/engine/workshop'
import { FACTORS } from './tables'

/** Fastest and highest that the workshop takes, in km/h and metres. */
const MOST = { speed: 5000, height: 40_000 } as const

/** The ratings of a jet from what the books say of it (6, R29). */
export const workshop: Workshop = {
  title: 'The rating of a jet',
  lead: 'Type what the books say of an aircraft, and read off its ratings. Printed values always win over these.',
  fields: [
    { id: 'speed', label: 'Speed, km/h', value: 2100 },
    { id: 'height', label: 'Service ceiling, m', value: 17_000 },
  ],
  make(values) {
    const [speed = 0, height = 0] = ['speed', 'height'].map(id => Number(values[id] ?? 0))
    const problems = [
      ...(speed > 0 && speed <= MOST.speed ? [] : ['The speed is between 1 and 5,000 km/h.']),
      ...(height > 0 && height <= MOST.height ? [] : ['The ceiling is between 1 and 40,000 m.']),
    ]
    if (problems.length > 0) return { problems, facts: [], reckonings: [] }
    const rows = [
      ['Movement Points', '6.1', `1 for each ${FACTORS.speed} km/h`, Math.floor(speed / FACTORS.speed)],
      ['Attack', '6.2', 'several cannon', FACTORS.attack],
      ['Defence', '6.3', 'all jets', FACTORS.defence],
      ['Altitude', '6.4', `1 level for each ${FACTORS.height} m`, Math.floor(height / FACTORS.height)],
    ] as const
    return {
      problems,
      facts: rows.map(([label, , , value]) => ({ label, value: String(Math.max(1, value)) })),
      reckonings: rows.map(([title, section, label, value]) =>
        reckon(
          'sum',
          title,
          { clause: `aerial-1965-${section}`, label, value: Math.max(1, value) },
          [],
          null,
        ),
      ),
    }
  },
}
