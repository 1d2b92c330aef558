/** Whether two values of plain data are the same. What they share is not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), Object.entries(other)]
  if (mine.length !== theirs.length || Array.isArray(one) !== Array.isArray(other)) return false
  const found = new Map(theirs)
  return mine.every(([key, value]) => found.has(key) && isSame(value, found.get(key)))
}
