import { isDeepStrictEqual } from 'node:util'
import type { Action } from '../../src/engine/action'
import { SIDES, type Side, type Viewer } from '../../src/engine/ids'
import type { Ruleset } from '../../src/engine/ruleset'
import type { GameState } from '../../src/engine/state'
import { type Problems, enough } from './count'
import type { Position } from './sample'

/** States that differ from this one only in what the viewer cannot know. */
export type TwinsOf = (state: GameState) => readonly { readonly viewer: Viewer; readonly twin: GameState }[]

/** A viewer who cannot tell two states apart sees the same. What hides anything has twins to try that with. */
export function* leaks(
  ruleset: Ruleset,
  sample: readonly Position[],
  twinsOf: TwinsOf | undefined,
): Problems {
  let twins = 0
  yield* enough(sample.length, 'positions')
  for (const { state } of sample) {
    for (const { viewer, twin } of twinsOf?.(state) ?? []) {
      twins += 1
      if (isDeepStrictEqual(twin, state)) yield 'A twin is the same state.'
      if (!isDeepStrictEqual(ruleset.view(twin, viewer), ruleset.view(state, viewer))) {
        yield `${viewer} sees a difference between two states that differ only in a secret.`
      }
    }
  }
  if (twins === 0 && sample.some(({ state }) => hides(ruleset, state))) {
    yield 'Something is hidden, and no twins are there to try it with.'
  }
}

function hides(ruleset: Ruleset, state: GameState): boolean {
  return [...SIDES, 'public' as const].some(viewer => !isDeepStrictEqual(ruleset.view(state, viewer), state))
}

/**
 * A refusal tells a side nothing that it does not see. What its view refuses is refused in the same words, whatever is hidden;
 * what only something hidden forbids is refused without a name, a measure or a mark, and without the nearest thing allowed.
 */
export function* telltales(ruleset: Ruleset, sample: readonly Position[]): Problems {
  yield* enough(sample.length, 'positions')
  for (const { state, side } of sample) {
    const seen = ruleset.view(state, side)
    if (isDeepStrictEqual(seen, state)) continue
    for (const action of orders(ruleset, state, seen, side)) {
      const told = ruleset.refuse(state, action)
      const known = ruleset.refuse(seen, action)
      const said = `What ${side} does not see shows in the answer to ${JSON.stringify(action)}`
      if (known) {
        if (!isDeepStrictEqual(told, known)) yield `${said}: ${JSON.stringify(told)}.`
      } else if (told?.nearest || told?.reasons.some(({ facts, marks }) => facts ?? marks)) {
        yield `${said}: ${JSON.stringify(told)}.`
      }
    }
  }
}

/** Orders of every kind: some of those that the side sees, and those that run into what it does not see. */
function* orders(ruleset: Ruleset, state: GameState, seen: GameState, side: Side): Iterable<Action> {
  const hidden = state.units.filter((unit, i) => unit.at !== null && seen.units[i]?.at === null)
  for (const offer of ruleset.offers(seen, side)) {
    if (offer.refusal) continue
    const options = offer.options()
    for (const { action } of options.slice(0, 5)) yield action
    const [first] = options
    for (const { id, at } of hidden) {
      const way = at && offer.trace?.([at])
      if (way) yield way.action
      if (first?.token !== undefined) {
        yield JSON.parse(JSON.stringify(first.action).replaceAll(`"${first.token}"`, `"${id}"`)) as Action
      }
    }
  }
}
