/**
 * A value of JSON as it looks in a mirror that stands along the north-south axis of a table of this width: places change
 * their x, facings turn the other way. Only what is called `facing` is an angle.
 */
export function mirrored<T>(value: T, width: number): T {
  return reflect(value, width) as T
}

function reflect(value: unknown, width: number): unknown {
  if (Array.isArray(value)) return value.map(each => reflect(each, width))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    if (key === 'facing' && typeof each === 'number') return [key, (360 - each) % 360]
    return [key, reflect(each, width)]
  })
  const copy = Object.fromEntries(entries) as Record<string, unknown>
  if (typeof copy['x'] === 'number' && typeof copy['y'] === 'number') copy['x'] = width - copy['x']
  return copy
}
