let battle: string | null = null

/** Remembers from which battle one went to read the rules, until one goes anywhere else. */
export function watchWay(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (!new URL(newURL).hash.startsWith('#/rules/')) battle = null
    else if (new URL(oldURL).hash.startsWith('#/battle/')) battle = new URL(oldURL).hash
  })
}

/** The address of the battle that one came from to read the rules. */
export const battleLeft = (): string | null => battle
