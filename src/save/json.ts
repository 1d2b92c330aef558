import { LIMITS } from './format'

/** A text read as JSON that is safe to look at, or a sentence that says why not. */
export type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

const FORBIDDEN_KEYS = new Set(['__proto__', 'prototype', 'constructor'])

/**
 * Reads foreign JSON: refuses what is too large, nested too deeply, or made to reach into the program (prototype keys,
 * numbers without end). Never throws.
 */
export function readJson(text: string): Read {
  if (text.length > LIMITS.size) {
    return no(`The file is too large: ${mebibytes(text.length)} of at most ${mebibytes(LIMITS.size)} MiB.`)
  }
  if (text.trim() === '') return no('The file is empty.')
  if (nesting(text) > LIMITS.depth) return no('The file is nested more deeply than any battle.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return no('The file is damaged or of another kind: it cannot be read as JSON.')
  }
  const problem = trap(value)
  return problem === null ? { ok: true, value } : no(problem)
}

/** The same JSON always as the same text: keys in order, what is undefined left out. For comparing. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}

/** How far two numbers may lie apart, as a part of the larger one, and still be the same in `alike`. */
const NEAR = 1e-9

/**
 * Whether two values are the same but for the last digits of their numbers: browsers do not agree on those of a sine or a
 * power, and a battle goes from one to the other.
 */
export function alike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a), Math.abs(b))
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => alike(each, b[at]))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every(key => alike(a[key], b[key]))
}

/** A short fingerprint of a text (two FNV-1a hashes); it finds changes, it guards against nobody. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    a = Math.imul(a ^ letter, 0x01000193)
    b = Math.imul(b ^ letter, 0x5bd1e995)
  }
  return [a, b].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function no(problem: string): Read {
  return { ok: false, problem }
}

function mebibytes(size: number): string {
  return (size / 1024 / 1024).toFixed(1)
}

/** How deep the brackets of a JSON text go, found without reading it, since reading is what depth would break. */
function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1))
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

/** What in a value no battle contains, in a sentence. */
function trap(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'The file holds a number without end.'
  if (typeof value !== 'object' || value === null) return null
  for (const [key, each] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `The file holds the name '${key}', which no battle uses.`
    const inside = trap(each)
    if (inside !== null) return inside
  }
  return null
}
