/** What stands behind the name proper: numbers, '2nd', roman numerals, things in brackets. */
const NUMBERING = /^(\d+(st|nd|rd|th)?|[IVXLC]+|\(.*\))$/

/**
 * Whether the name of a unit is a plural ('Grenadiers 1', 'Stukas, first wave', '1st Panzers', 'Knights of the Temple',
 * 'Bowmen', 'Triarii'), for the verb that follows it. 'MG 42', '1st Platoon' and 'Company HQ' are not; neither is a word
 * on -ss, -us or -is.
 */
export function isPlural(name: string): boolean {
  const words = (name.split(/[,(]|\s(?:of|with|from)\s/)[0] ?? '').trim().split(/\s+/)
  const last = words.findLast(word => !NUMBERING.test(word)) ?? ''
  return /[^suiSUI]s$|ii$|oi$|men$/.test(last)
}
