import { reckon } from '../../src/engine/reckon'
import type { Workshop } from '../../src/engine/workshop'
import { ARMAMENTS, GREAT_WAR, LATER, SCALES } from './tables'

const DEFENCE = { least: 1, most: 3 } as const

const choices = ARMAMENTS.map(({ id, label }) => ({ value: id, label }))

/** The ratings of an aircraft from what the books say of it (6, 12.2, 12.3; R25). */
export const workshop: Workshop = {
  title: 'The rating of an aircraft',
  lead: 'Type what the books say of an aircraft, and read off its ratings. Printed values always win over these.',
  fields: [
    {
      id: 'age',
      label: 'Age',
      value: LATER,
      choices: [
        { value: LATER, label: '1935 to 1965' },
        { value: GREAT_WAR, label: '1914 to 1918' },
      ],
    },
    { id: 'speed', label: 'Speed, km/h', value: 600 },
    { id: 'height', label: 'Service ceiling, m', value: 12_000 },
    { id: 'guns', label: 'Frontal armament', value: 'mgs-cannons', choices },
    {
      id: 'rear',
      label: 'Rear armament',
      value: 'none',
      choices: [{ value: 'none', label: 'None' }, ...choices],
    },
    { id: 'defence', label: 'Defence (1 to 3: structure, speed, manoeuvrability)', value: 2 },
  ],
  make(values) {
    const scale = SCALES[values['age'] === GREAT_WAR ? GREAT_WAR : LATER]
    const [speed, height, defence] = ['speed', 'height', 'defence'].map(id => Number(values[id] ?? 0))
    const guns = ARMAMENTS.find(({ id }) => id === values['guns'])
    const rear = ARMAMENTS.find(({ id }) => id === values['rear'])
    const problems = [
      ...(speed !== undefined && speed > 0 && speed <= 5000
        ? []
        : ['The speed is between 1 and 5,000 km/h.']),
      ...(height !== undefined && height > 0 && height <= 40_000
        ? []
        : ['The ceiling is between 1 and 40,000 m.']),
      ...(defence !== undefined &&
      Number.isInteger(defence) &&
      defence >= DEFENCE.least &&
      defence <= DEFENCE.most
        ? []
        : ['Defence is 1, 2 or 3.']),
      ...(guns ? [] : ['There is no such armament.']),
    ]
    if (problems.length > 0 || !guns || speed === undefined || height === undefined)
      return { problems, facts: [], reckonings: [] }
    const mps = Math.max(1, Math.floor(speed / scale.speed))
    const levels = Math.max(1, Math.floor(height / scale.height))
    const line = (title: string, clause: string, label: string, value: number) =>
      reckon('sum', title, { clause, label, value }, [], null)
    return {
      problems,
      facts: [
        { label: 'Movement Points', value: String(mps) },
        { label: 'Attack', value: rear ? `${guns.attack} (f) ${rear.attack} (r)` : String(guns.attack) },
        { label: 'Defence', value: String(defence) },
        { label: 'Altitude', value: String(levels) },
      ],
      reckonings: [
        line('Movement Points', scale.clauses.speed, `1 for each ${scale.speed} km/h`, mps),
        line('Attack', guns.clause, guns.label, guns.attack),
        ...(rear ? [line('Attack, rear', rear.clause, rear.label, rear.attack)] : []),
        line('Altitude', scale.clauses.height, `1 level for each ${scale.height} m`, levels),
      ],
    }
  },
}
