import type { SideNames } from './scenario'

/** Whether a verb after the name of a side is that of several; guessed where an old file does not say. */
export const isSeveral = ({ name, plural }: SideNames): boolean => plural ?? isPlural(name)

/** The name of a side with its verb: 'Germans deploy', 'Axis deploys'. */
export const sideDoes = (side: SideNames, many: string, one = `${many}s`): string =>
  `${side.name} ${isSeveral(side) ? many : one}`

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
