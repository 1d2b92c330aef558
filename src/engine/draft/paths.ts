/** Where something stands in plain data: names of members and numbers of entries, from the outside in. */
export type Path = readonly (string | number)[]

type Held = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Held => typeof value === 'object' && value !== null

/** What stands at a path; undefined where there is nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const key of path) {
    if (!isHolder(found) || !Object.hasOwn(found, key)) return undefined
    found = found[key]
  }
  return found
}

/** The same data with another value at a path. Undefined takes the member or the entry away. */
export function withValue<T>(value: T, path: Path, next: unknown): T {
  return changed(value, path, next) as T
}

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  const inner = rest.length > 0 ? changed(isHolder(value) ? value[key] : undefined, rest, next) : next
  if (Array.isArray(value)) {
    const list = value.slice()
    if (inner === undefined) list.splice(Number(key), 1)
    else list[Number(key)] = inner
    return list
  }
  const held = isHolder(value) ? value : {}
  if (inner !== undefined) return { ...held, [key]: inner }
  const { [key]: _gone, ...others } = held
  return others
}

export const samePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((key, at) => key === b[at])
