import { createHash } from 'node:crypto'

/** A short name of anything plain, the same for what is alike: numbers to a thousandth, members in any order. */
export function digest(value: unknown): string {
  return createHash('sha1').update(written(value)).digest('hex').slice(0, 8)
}

/** As JSON would have it, its members by their names. */
function written(value: unknown): string {
  if (typeof value === 'number')
    return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : 'null'
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return 'null'
  const members = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(members).toSorted()) {
    const member = members[key]
    if (member !== undefined && typeof member !== 'function')
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${written(member)}`
  }
  return `{${text}}`
}

/** What of a state changes in battle: its scenario stays. */
export const inPlay = (state: object): object => ({ ...state, scenario: null })

/** A few of many, evenly spread, others at each turn. */
export function some<T>(all: readonly T[], turn: number, count = 2): readonly T[] {
  const stride = Math.max(1, Math.ceil(all.length / count))
  return all.filter((_, at) => at % stride === turn % stride)
}
