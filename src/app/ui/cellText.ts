/** A cell of a rulebook's table as it is read: a modifier says its sign. */
export function cellText(cell: string | number | boolean | null, column: string | undefined): string {
  if (cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const isAdded = typeof cell === 'number' && cell > 0 && /^modifier\b/i.test(column ?? '')
  return isAdded ? `+${cell}` : String(cell).replace(/^-(?=\d)/, '−')
}
