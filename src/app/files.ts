/** A title in letters that every file system bears: 'crossroads-at-saint-aubin'. */
export function plainName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
}

/** 'crossroads-at-saint-aubin-turn-4.pz8.json' */
export function fileName(title: string, turn: number, counted: 'turn' | 'battle' = 'turn'): string {
  return `${plainName(title) || 'battle'}-${counted}-${turn}.pz8.json`
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
