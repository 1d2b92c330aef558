/** A way to spoil a text, and its name for the report. */
export interface Spoiler {
  readonly name: string
  readonly spoil: (text: string, pick: (count: number) => number) => string
}

type Node = Record<string, unknown>

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  'B',
  'constructor',
  '\u0000\u202e',
  'y'.repeat(5_000),
  0,
  -1,
  0.5,
  1e9,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  { toString: 1, valueOf: 2 },
]

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'extra',
  '',
  '0',
] as const

/** All ways to spoil a battle file: by its letters, by its values, by its shape. */
export const SPOILERS: readonly Spoiler[] = [
  { name: 'cut off', spoil: (text, pick) => text.slice(0, pick(text.length)) },
  { name: 'cut in two', spoil: (text, pick) => text.slice(pick(text.length)) },
  {
    name: 'a part left out',
    spoil(text, pick) {
      const at = pick(text.length)
      return text.slice(0, at) + text.slice(at + 1 + pick(200))
    },
  },
  { name: 'letters flipped', spoil: flipped },
  {
    name: 'digits changed',
    spoil: (text, pick) => text.replaceAll(/\d/g, digit => (pick(200) === 0 ? String(pick(10)) : digit)),
  },
  {
    name: 'a number without end',
    spoil: (text, pick) => nth(text, /\d+/g, pick, () => ['1e999', '-1e999', '9'.repeat(400)][pick(3)] ?? ''),
  },
  { name: 'said twice', spoil: text => text + text },
  {
    name: 'deep',
    spoil(text, pick) {
      const depth = [30, 60, 63, 64, 200, 20_000][pick(6)] ?? 30
      return nth(text, /null|\d+/g, pick, () => '['.repeat(depth) + ']'.repeat(depth))
    },
  },
  {
    name: 'wide',
    spoil: (text, pick) =>
      changed(text, pick, (holder, key) => {
        const was = holder[key]
        const many = Array.isArray(was) && was.length > 0 ? was : [was]
        const length = Math.min(3_000, Math.ceil(2_000_000 / (JSON.stringify(many) ?? '').length))
        // Each a value of its own: what a second change makes wide is one of them, not all at once.
        holder[key] = Array.from({ length }, (_, at) => structuredClone(many[at % many.length]))
      }),
  },
  {
    name: 'another value',
    spoil: (text, pick) =>
      changed(text, pick, (holder, key) => {
        holder[key] = STRANGE[pick(STRANGE.length)]
      }),
  },
  {
    name: 'left out',
    spoil: (text, pick) =>
      changed(text, pick, (holder, key) => {
        delete holder[key]
      }),
  },
  {
    name: 'a foreign name',
    spoil: (text, pick) =>
      changed(text, pick, (holder, key) => {
        const inside = holder[key]
        const into = typeof inside === 'object' && inside !== null ? (inside as Node) : holder
        const name = KEYS[pick(KEYS.length)] ?? 'extra'
        Object.defineProperty(into, name, { value: { evil: true }, enumerable: true, configurable: true })
      }),
  },
  {
    name: 'a value from elsewhere',
    spoil: (text, pick) =>
      changed(text, pick, (holder, key, all) => {
        const [other, from] = all[pick(all.length)] ?? [holder, key]
        holder[key] = structuredClone(other[from])
      }),
  },
]

function flipped(text: string, pick: (count: number) => number): string {
  const letters = text.split('')
  for (let times = 1 + pick(4); times > 0; times--)
    letters[pick(letters.length)] = String.fromCharCode(pick(300))
  return letters.join('')
}

/** One of the places that fit replaced. */
function nth(text: string, of: RegExp, pick: (count: number) => number, by: () => string): string {
  const places = [...text.matchAll(of)]
  const place = places[pick(Math.max(1, places.length))]
  return place ? text.slice(0, place.index) + by() + text.slice(place.index + place[0].length) : text
}

/** One or two values changed, wherever they lie. */
function changed(
  text: string,
  pick: (count: number) => number,
  change: (holder: Node, key: string, all: readonly (readonly [Node, string])[]) => void,
): string {
  const file = JSON.parse(text) as Node
  for (let times = 1 + pick(2); times > 0; times--) {
    const all = placesIn(file)
    const [holder, key] = all[pick(all.length)] ?? [file, 'version']
    change(holder, key, all)
  }
  return JSON.stringify(file)
}

function placesIn(node: Node): (readonly [Node, string])[] {
  return Object.entries(node).flatMap(([key, value]) => [
    [node, key] as const,
    ...(typeof value === 'object' && value !== null ? placesIn(value as Node) : []),
  ])
}
