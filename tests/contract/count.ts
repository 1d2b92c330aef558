/** What is wrong, a sentence for each problem: so that a check can be tried on rulesets that are broken. */
export type Problems = Iterable<string>

/** A problem where fewer things were looked at than there must be: an empty sample proves nothing. */
export function* enough(looked: number, what: string, least = 1): Problems {
  if (looked < Math.max(1, least)) yield `Looked at ${looked} ${what}, of at least ${Math.max(1, least)}.`
}

/** The first few problems that count, each once: a broken rule shows in a thousand places. */
export function few(
  problems: Problems,
  counts: (problem: string) => boolean = () => true,
): readonly string[] {
  const found = new Set<string>()
  for (const problem of problems) {
    if (counts(problem)) found.add(problem)
    if (found.size >= 10) break
  }
  return [...found]
}
