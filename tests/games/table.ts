/** A battle between two computers of the weakest strength, kept as text in `recorded`. A new ruleset is a line here. */
export const GAMES: readonly { readonly ruleset: string; readonly scenario: string }[] = [
  { ruleset: 'ww2', scenario: 'strongpoint-17' },
  { ruleset: 'ww2-2010', scenario: 'vaux' },
  { ruleset: 'cold-war', scenario: 'tabu-dong' },
  { ruleset: 'modern', scenario: 'fulda-gap' },
  { ruleset: 'sci-fi', scenario: 'river-of-glass' },
  { ruleset: 'space', scenario: 'karsa' },
  { ruleset: 'aerial-1935', scenario: 'channel' },
  { ruleset: 'ww1', scenario: 'learn' },
  { ruleset: 'naval', scenario: 'denmark-strait' },
  { ruleset: 'legio', scenario: 'kutna-hora' },
]

/**
 * Positions in which legal orders are counted to depth 2: how many there are now, and after each of them. On open ground, where
 * places are a spread of many, only of the offers that take these inputs. `after`: so many actions into the recorded game.
 */
export const COUNTS: readonly {
  readonly ruleset: string
  readonly after: number
  readonly inputs?: readonly string[]
}[] = [
  { ruleset: 'space', after: 0 },
  { ruleset: 'space', after: 58 },
  { ruleset: 'ww1', after: 4 },
  { ruleset: 'ww1', after: 54 },
  { ruleset: 'naval', after: 6 },
  { ruleset: 'naval', after: 82 },
  { ruleset: 'ww2', after: 102, inputs: ['target', 'choice', 'nothing'] },
  { ruleset: 'legio', after: 149, inputs: ['target', 'choice', 'nothing'] },
]
