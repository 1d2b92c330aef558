import measured from './balance.json'

/** How battles between two equal computers came out. */
export interface Balance {
  readonly battles: number
  readonly A: number
  readonly B: number
  readonly drawn: number
}

const known: Readonly<Record<string, Balance>> = measured

/** How even a battle is between equal computers; null where nobody has measured it (`npm run ladder -- --balance`). */
export const balanceOf = (ruleset: string, scenario: string): Balance | null =>
  known[`${ruleset} ${scenario}`] ?? null
