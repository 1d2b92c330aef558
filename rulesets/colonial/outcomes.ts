import type { OutcomeKind } from '../../src/engine/ruleset'

/** How many figures an attack brings down, the worst first. */
export const OUTCOMES = [
  {
    id: 'down6',
    count: '6+',
    label: '6 or more down',
    tone: 'destroyed',
    headline: 'destroy',
    key: '3 or more down',
  },
  { id: 'down5', count: '5', label: '5 down', tone: 'destroyed', headline: 'destroy', key: '3 or more down' },
  { id: 'down4', count: '4', label: '4 down', tone: 'destroyed', headline: 'destroy', key: '3 or more down' },
  { id: 'down3', count: '3', label: '3 down', tone: 'destroyed', headline: 'destroy', key: '3 or more down' },
  { id: 'down2', count: '2', label: '2 down', tone: 'suppressed', headline: 'hit' },
  { id: 'down1', count: '1', label: '1 down', tone: 'disorganized', headline: 'hit' },
  { id: 'none', count: '0', label: 'Nobody', tone: 'none' },
] as const satisfies readonly OutcomeKind[]

export type Outcome = (typeof OUTCOMES)[number]['id']

const BY_COUNT: readonly Outcome[] = ['none', 'down1', 'down2', 'down3', 'down4', 'down5', 'down6']

/** The outcome by the number of figures. */
export const downOutcome = (count: number): Outcome => BY_COUNT[Math.min(6, Math.max(0, count))] ?? 'none'
