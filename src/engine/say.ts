import type { UnitId } from './ids'
import type { Fact, Phrase, Words } from './phrase'
import { isPlural } from './plural'

/** A stretch of a sentence; `unit` where it is the name of a unit, so that it can light up on the table. */
export interface Span {
  readonly text: string
  readonly unit?: UnitId
}

const GAP = /\{([^{}]+)\}/g

/**
 * Makes the sentence of a phrase. `{distance}` is filled with the fact of that name; `{count|unit|units}` with the first
 * word where the fact is 1 and with the second otherwise; `{unit|fires|fire}` with the verb that its name asks for; `{distance:.1}` with a number that is measured and
 * therefore always has one decimal. A code without words is shown as it stands, and so is a gap without a fact: the
 * tests find those by `missingWords`.
 */
export function say(
  words: Words,
  phrase: Phrase,
  nameOf: (unit: UnitId) => string,
  isMany: (name: string) => boolean = isPlural,
): readonly Span[] {
  const pattern = words[phrase.code]
  if (pattern === undefined) return [{ text: phrase.code }]
  const spans: Span[] = []
  let text = ''
  let end = 0
  for (const gap of pattern.matchAll(GAP)) {
    text += pattern.slice(end, gap.index)
    end = gap.index + gap[0].length
    const [asked = '', one, many] = (gap[1] ?? '').split('|')
    const name = nameIn(asked)
    const fact = phrase.facts?.[name]
    if (fact === undefined) text += gap[0]
    else if (one !== undefined) text += isOne(fact, nameOf, isMany) ? one : (many ?? one)
    else if (typeof fact !== 'object') text += asked === name ? factText(fact) : measured(fact, phrase.facts)
    else {
      if (text !== '') spans.push({ text })
      spans.push({ text: named(nameOf(fact.unit), text), unit: fact.unit })
      text = ''
    }
  }
  text += pattern.slice(end)
  if (text !== '') spans.push({ text })
  const [first, ...others] = spans
  // A sentence that begins with a fact ('the 155mm battery') begins with a capital all the same; a name stays as it is.
  return first && first.unit === undefined && pattern.startsWith('{')
    ? [{ ...first, text: capital(first.text) }, ...others]
    : spans
}

/** A name after the words before it: 'The spotter' is 'the spotter' within a sentence. */
function named(name: string, before: string): string {
  const begins = before === '' || /[.?!] $/.test(before)
  return begins ? name : name.replace(/^The /, 'the ')
}

/** The sentence of a phrase as plain text. */
export function sentence(
  words: Words,
  phrase: Phrase,
  nameOf: (unit: UnitId) => string,
  isMany: (name: string) => boolean = isPlural,
): string {
  return say(words, phrase, nameOf, isMany)
    .map(span => span.text)
    .join('')
}

const MINUS = '\u2212'

/** A number as the player reads it: whole as it is, else with one decimal, with a true minus sign. */
export function figure(value: number): string {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(1)
  const shown = text === '-0.0' || text === '-0' ? text.slice(1) : text
  return shown.replace('-', MINUS)
}

/**
 * A number that was measured: always with one decimal, with a true minus sign. With two where one would make it a limit
 * that the sentence names or nothing at all: a target at 12.04 inches is not '12.0 of 12 inches' away.
 */
function measured(fact: Exclude<Fact, object>, facts: Phrase['facts']): string {
  if (typeof fact !== 'number') return fact
  const told = Number(fact.toFixed(1))
  const finer = fact.toFixed(2)
  const isMisleading =
    finer !== told.toFixed(2) && (told === 0 || Object.values(facts ?? {}).some(other => other === told))
  return isMisleading ? finer.replace('-', MINUS) : figure(fact).replace(/^[^.]*$/, '$&.0')
}

const MEASURED = ':.1'

const nameIn = (asked: string): string =>
  asked.endsWith(MEASURED) ? asked.slice(0, -MEASURED.length) : asked

/** A modifier as the player reads it: with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value)
}

/** What is wrong with the words of some phrases: codes without a sentence and gaps that no fact fills. Empty if nothing. @testonly */
export function missingWords(words: Words, phrases: Iterable<Phrase>): readonly string[] {
  const missing = new Set<string>()
  for (const phrase of phrases) {
    const pattern = words[phrase.code]
    if (pattern === undefined) {
      missing.add(`No words for '${phrase.code}'.`)
      continue
    }
    for (const gap of pattern.matchAll(GAP)) {
      const name = nameIn((gap[1] ?? '').split('|')[0] ?? '')
      if (phrase.facts?.[name] === undefined) missing.add(`Nothing fills {${name}} of '${phrase.code}'.`)
    }
  }
  return [...missing]
}

function isOne(fact: Fact, nameOf: (unit: UnitId) => string, isMany: (name: string) => boolean): boolean {
  if (typeof fact === 'number') return fact === 1
  return !isMany(typeof fact === 'object' ? nameOf(fact.unit) : fact)
}

function factText(fact: Exclude<Fact, object>): string {
  return typeof fact === 'number' ? figure(fact) : fact
}

/** The text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
