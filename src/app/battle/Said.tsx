import { say } from '../../engine/say'
import type { Phrase } from '../../engine/phrase'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { namesOf, numbersOf } from '../../engine/targets'
import { wordsOf } from '../../store/selectors'

/** A phrase as a sentence, the names of units in bold. */
export function Said({
  ruleset,
  state,
  phrase,
}: {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly phrase: Phrase
}) {
  return say(wordsOf(ruleset), phrase, namesOf(state), numbersOf(state)).map((span, at) =>
    // The spans of one sentence never change places.
    // oxlint-disable-next-line react/no-array-index-key
    span.unit ? <b key={at}>{span.text}</b> : <span key={at}>{span.text}</span>,
  )
}
