/**
 * 2 for a unit whose name is a plural ('Grenadiers', 'Rifles 1'), else 1: for the verb that follows the name.
 * Numbers and what stands behind a comma are not looked at: 'Mortars 2', 'Panzer IV, 2nd'.
 */
export function count(name: string): 1 | 2 {
  const words = (name.split(',')[0] ?? '').trim().split(/\s+/)
  const last = words.findLast(word => !/\d/.test(word)) ?? ''
  return /[^s]s$/i.test(last) && last.length > 3 ? 2 : 1
}
