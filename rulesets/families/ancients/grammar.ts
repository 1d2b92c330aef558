import type { Fact } from '../../../src/engine/phrase'

/**
 * The unit that does something, as facts of a sentence: its name, and 1 or 2 for the number of the verb after it
 * ('V Legion moves', 'Cretan archers move'). Names are many if the first of their words before a comma or number is.
 */
export function doer(unit: { readonly id: string; readonly name: string }): Readonly<Record<string, Fact>> {
  return { unit: { unit: unit.id }, n: isPlural(unit.name) ? 2 : 1 }
}

function isPlural(name: string): boolean {
  const first = name.split(',')[0]?.replace(/\s+\d+$/, '') ?? ''
  const word = first.split(/\s+(?:of|with)\s/)[0] ?? ''
  return /(?:[^sui]s|ii|archers|men)$/.test(word.trim())
}
