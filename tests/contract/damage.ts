import { seededChance } from '../../src/engine/dice/seeded'
import { SIDES } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import { NO_FOCUS } from '../../src/engine/scene'
import type { GameState } from '../../src/engine/state'
import { type Problems, enough } from './count'
import { type Position, picker } from './sample'

/** A way to a value inside a JSON value. */
type Path = readonly string[]
type Node = Record<string, unknown>

const NUMBERS = [0, -1, 0.5, 1, 3, 999]

/**
 * A position out of a hostile file is refused by its schema, or it can be looked at and played: nothing throws. Each
 * position is damaged so many times, one or two values at a time.
 */
export function* badDamage(ruleset: Ruleset, sample: readonly Position[], times = 12): Problems {
  const pick = picker('damage')
  let handled = 0
  for (const { state } of sample) {
    const text = JSON.stringify(state)
    const paths = pathsIn(state)
    for (let count = 0; count < times; count++) {
      const copy = JSON.parse(text) as Node
      for (let damages = 1 + pick(2); damages > 0; damages--) {
        damage(copy, paths[pick(paths.length)] ?? [], state, pick)
      }
      const parsed = ruleset.stateSchema.safeParse(copy)
      if (!parsed.success) continue
      handled += 1
      try {
        handle(ruleset, parsed.data, pick)
      } catch (error) {
        yield `A damaged position throws: ${error instanceof Error ? error.message : String(error)}`
      }
    }
  }
  yield* enough(handled, 'damaged positions that its schema lets through')
}

/** A name that every JavaScript object knows, and one that none does. */
const TRAPS = ['constructor', 'unheard-of'] as const

/** A name in a position may be one that reaches into the program: it is refused, or nothing throws. Each kind of place once. */
export function* badNames(ruleset: Ruleset, sample: readonly Position[]): Problems {
  const pick = picker('names')
  const seen = new Set<string>()
  for (const { state } of sample) {
    const text = JSON.stringify(state)
    for (const path of pathsIn(state)) {
      const kind = path.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.')
      if (seen.has(kind)) continue
      seen.add(kind)
      for (const trap of TRAPS) {
        const copy = JSON.parse(text) as Node
        put(copy, path, trap)
        const parsed = ruleset.stateSchema.safeParse(copy)
        if (!parsed.success) continue
        try {
          handle(ruleset, parsed.data, pick)
        } catch (error) {
          yield `'${trap}' at ${kind} throws: ${error instanceof Error ? error.message : String(error)}`
        }
      }
    }
  }
}

function put(copy: Node, path: Path, value: string): void {
  let inside: unknown = copy
  for (const key of path.slice(0, -1)) inside = (inside as Node)[key]
  const key = path.at(-1)
  if (key !== undefined && typeof (inside as Node)[key] === 'string') (inside as Node)[key] = value
}

/** Replaces the value at a path by another of its kind or of none, or takes its item out of the list. */
function damage(copy: Node, path: Path, state: GameState, pick: (count: number) => number): void {
  const parents: unknown[] = [copy]
  for (const key of path.slice(0, -1)) parents.push((parents.at(-1) as Node | undefined)?.[key])
  const list = parents.at(-2)
  if (Array.isArray(list) && pick(6) === 0) {
    list.splice(Number(path.at(-2)), 1)
    return
  }
  const inside = parents.at(-1)
  const key = path.at(-1)
  if (typeof inside !== 'object' || inside === null || key === undefined) return
  const was = (inside as Node)[key]
  const words = [null, 'A', 'B', 'none', ...state.units.slice(0, 4).map(unit => unit.id)]
  const others = typeof was === 'number' ? NUMBERS : words
  ;(inside as Node)[key] = typeof was === 'boolean' ? !was : others[pick(others.length)]
}

/** Does with a position all that a table does, and one thing that is offered. */
function handle(ruleset: Ruleset, state: GameState, pick: (count: number) => number): void {
  for (const viewer of [...SIDES, 'referee'] as const) {
    const view = ruleset.view(state, viewer)
    ruleset.scene(view, NO_FOCUS)
    ruleset.ribbon(view)
    for (const unit of view.units) ruleset.card(view, unit.id)
  }
  for (const side of state.toAct) {
    const view = ruleset.view(state, side)
    ruleset.prompt(view, side, NO_FOCUS)
    ruleset.worth(view, side)
    const offers = ruleset.offers(view, side).filter(offer => !offer.refusal)
    const options =
      offers[pick(Math.max(1, offers.length))]?.options().filter(option => !option.refusal) ?? []
    const option = options[pick(Math.max(1, options.length))]
    if (option) ruleset.play(view, option.action, { chance: seededChance('damage', 0, []), log: () => {} })
  }
}

/** The ways to all values that hold no others. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))
}
