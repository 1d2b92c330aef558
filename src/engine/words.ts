import type { LogInput } from './log'
import type { Viewer } from './ids'
import type { Words } from './phrase'

/** The engine's own sentences: what holds in every battle, what the referee does, and what became of a saved battle. */
export const ENGINE_WORDS: Words = {
  'engine-battle-over': 'The battle is over.',
  'engine-no-such-act': 'These rules know no such thing.',
  'engine-overruled': 'The referee allows it: {reason}.',
  'engine-rules-off': 'Allowed while the rules are off.',
  'engine-rerolled': 'The referee has the dice thrown again: {reason}.',
  'engine-set-dice': 'The referee sets the dice: {reason}.',
  'engine-moved-inches': 'Referee moves {unit} {distance:.1} inches: {reason}.',
  'engine-moved': 'Referee moves {unit}: {reason}.',
  'engine-turned': 'Referee turns {unit}: {reason}.',
  'engine-placed': 'Referee places {unit} on the table: {reason}.',
  'engine-taken-off': 'Referee takes {unit} off the table: {reason}.',
  'engine-set': 'Referee sets {label} of {unit} to {value}: {reason}.',
  'engine-brought': 'Referee brings {name} ({count} {count|base|bases}): {reason}.',
  'engine-added': 'Referee adds {name}: {reason}.',
  'engine-removed': 'Referee removes {name}: {reason}.',
  'engine-looks-at-all': 'Somebody sits down as referee and sees all: {reason}.',
  'engine-looks': 'Somebody looks with the eyes of {whose}: {reason}.',
  'engine-strictness-enforce': 'The rules are enforced from here: {reason}.',
  'engine-strictness-warn': 'From here the rules may be overruled with a reason: {reason}.',
  'engine-strictness-off': 'The rules are off from here, and everything passes: {reason}.',
  'engine-note': 'Referee: {reason}.',
  'engine-house-on': 'House rule from now on, {rule}: {reason}.',
  'engine-house-off': 'House rule no longer, {rule}: {reason}.',
  'engine-ground': 'Referee changes the ground, {thing}: {reason}.',
  'engine-cleared': 'Referee takes away {thing}: {reason}.',
  'engine-held': 'Referee: {name} is held by the {side}: {reason}.',
  'engine-held-by-none': 'Referee: nobody holds {name}: {reason}.',
  'engine-laid': 'Referee puts {thing} on the table: {reason}.',
  'engine-shifted': 'Referee shifts {thing}: {reason}.',
  'engine-lifted': 'Referee takes {thing} off the table: {reason}.',
  'engine-not-brought': 'That cannot be brought to this battle, or not there.',
  'engine-no-such-thing': 'There is no such thing in this battle.',
  'engine-stated': 'Stated: {reason}.',
  'engine-result': 'The referee ends the battle: {reason}.',
  'engine-no-such-unit': 'There is no such unit in this battle.',
  'engine-not-on-table': 'It is not on the table.',
  'engine-no-such-field': 'The referee cannot set {field} of a unit in this ruleset.',
  'engine-no-such-value': '{value} is not a value of {field}.',
  'engine-unit-exists': 'There is a unit of that name already: {name}.',
  'engine-broken-state': 'The battle could not go on like that: {problem}.',
  'engine-cannot-play': 'This cannot be carried out even with leave of the referee: {problem}.',
  'engine-by-itself': 'This throws dice or may meet something unseen: it is done by itself.',
  'engine-no-dice': 'The last action threw no dice.',
  'engine-not-own-act': 'This is no act of one\u2019s own that could be taken back alone.',
  'engine-others-since': 'The other side or the referee has acted since.',
  'engine-bound-since': 'Dice have fallen since, or something was seen.',
  'engine-acted-since': 'It has done or suffered something since that follows from this.',
  'engine-others-depend': 'What was done since would not have come out the same without it.',
  'engine-reopened':
    'Opened at the last saved position: the rules were corrected since. Earlier actions cannot be replayed.',
}

/** The words of a ruleset together with the engine's own. Merges: keep the answer. */
export function allWords(ruleset: { readonly words: Words }): Words {
  return { ...ENGINE_WORDS, ...ruleset.words }
}

/** Whether a viewer may read a log entry. */
export function mayRead(entry: Pick<LogInput, 'visibleTo'>, viewer: Viewer): boolean {
  return viewer === 'referee' || entry.visibleTo === undefined || entry.visibleTo.includes(viewer)
}
