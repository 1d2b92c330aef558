import { createHash } from 'node:crypto'

/** A short name of anything plain, the same for what is alike: numbers to a thousandth, members in any order. */
export function digest(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 8)
}

function sorted(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1000) / 1000 + 0
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const out: Record<string, unknown> = {}
  const members = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(members).toSorted()) out[key] = sorted(members[key])
  return out
}

/** What of a state changes in battle: its scenario stays. */
export const inPlay = (state: object): object => ({ ...state, scenario: null })

/** A few of many, evenly spread, others at each turn. */
export function some<T>(all: readonly T[], turn: number, count = 2): readonly T[] {
  const stride = Math.max(1, Math.ceil(all.length / count))
  return all.filter((_, at) => at % stride === turn % stride)
}
