/** Numbers in [0, 1) from a seed, always the same ones: a table is always painted alike. */
export function rng(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed out of a text: FNV-1a. */
export function seedOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return (h >>> 0) % 100000
}

/** A value in [0, 1) for a cell of the plane. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 11, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  h = Math.imul(h, 2246822519)
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296
}

/** Value noise: smooth between the hashes of whole cells. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let fx = x - xi
  let fy = y - yi
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  const a = hash(xi, yi, seed)
  const b = hash(xi + 1, yi, seed)
  const c = hash(xi, yi + 1, seed)
  const d = hash(xi + 1, yi + 1, seed)
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

/** Noise summed over octaves, each twice as fine and half as strong. */
export function fbm(x: number, y: number, seed: number, octaves: number): number {
  let value = 0
  let weight = 0.5
  let total = 0
  let u = x
  let v = y
  for (let i = 0; i < octaves; i++) {
    value += weight * noise(u, v, seed + i * 17)
    total += weight
    weight *= 0.5
    u = u * 2.03 + 7.1
    v = v * 2.03 - 3.7
  }
  return value / total
}

/**
 * A smooth field sampled every `step` pixels over `width` x `height` pixels and read between the samples: the low
 * octaves of a ground change so slowly that a value per pixel would be waste.
 */
export function sampled(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const grid = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) grid[j * columns + i] = value(i * step, j * step)
  return (x, y) => {
    const gx = x / step
    const gy = y / step
    const i = gx | 0
    const j = gy | 0
    const fx = gx - i
    const fy = gy - j
    const k = j * columns + i
    const a = grid[k] ?? 0
    const b = grid[k + 1] ?? 0
    const c = grid[k + columns] ?? 0
    const d = grid[k + columns + 1] ?? 0
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
  }
}
